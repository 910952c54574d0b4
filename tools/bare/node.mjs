// Old syntax on purpose: this file must still run, and speak plainly, on a Node that is too old for everything else.
import process from 'node:process'

var OLDEST_MAJOR = 20
var OLDEST_MINOR = 19

/**
 * The sentence for a Node that is too old, or undefined.
 * @param {string} version
 */
export function oldNodeSentence(version) {
  var parts = version.split('.').map(Number)
  var major = parts[0] || 0
  var minor = parts[1] || 0
  if (major > OLDEST_MAJOR || (major === OLDEST_MAJOR && minor >= OLDEST_MINOR)) return undefined
  return (
    'Kabuto needs Node.js ' +
    OLDEST_MAJOR +
    '.' +
    OLDEST_MINOR +
    ' or newer to start; this is ' +
    version +
    '. Install a newer Node.js and run the command again.'
  )
}

/**
 * Imports the rest only on a Node that can read it.
 * @param {() => Promise<unknown>} go
 */
export function onRecentNode(go) {
  var sentence = oldNodeSentence(process.versions.node)
  if (sentence) {
    console.error(sentence)
    process.exitCode = 1
    return
  }
  go().catch(function (/** @type {Error & { plain?: boolean }} */ fault) {
    // A sentence for the person at the terminal, or a fault of ours with its stack.
    console.error(fault.plain ? fault.message : fault)
    process.exitCode = 1
  })
}
