// What a page that brings its own ports needs of the app: the workshop's live story and the demo without a server.
export { App } from './App.tsx'
export { browserPorts, type Ports } from './ports.ts'
export { createApp, languageAtom, type Store } from './shell/app.ts'
export { languageChoiceAtom } from './shell/words/languageChoice.ts'
export { looksAtom } from './shell/device/looks.ts'
export { appWords, startWords } from './shell/words/words.ts'
