// Runs in the page before its own scripts. It turns the methods that the page calls on Android into messages to the
// app, `[verb, ...values]`: a message says which frame of which origin it comes from, a method of Java does not.
window.KabutoAndroid = Object.fromEntries(
  ['openExternal', 'exit', 'statusBar', 'haptic'].map((verb) => [
    verb,
    (...values) => window.kabutoPort.postMessage(JSON.stringify([verb, ...values])),
  ]),
)
