// What a page that brings its own ports needs of the app: the live story of the workshop.
export { App } from './App.tsx'
export { browserPorts } from './ports.ts'
export { createApp, credentialsAtom, type Store } from './shell/app.ts'
export { languageChoiceAtom } from './shell/words/languageChoice.ts'
export { looksAtom } from './shell/device/looks.ts'
export { type Credentials, credentialsOf } from './shell/session/session.ts'
export { appWords, startWords } from './shell/words/words.ts'
