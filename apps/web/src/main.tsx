import '@kabuto/ui-kit/kit.css'
import { createStore, Provider } from 'jotai'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { languageInAddress } from './shell/language.ts'
import { languageAtom } from './shell/read.ts'
import { startWords } from './shell/words.ts'

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const language = languageInAddress(location) ?? 'ja'
  document.documentElement.lang = language
  await startWords(language)
  const store = createStore()
  store.set(languageAtom, language)
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <App />
      </Provider>
    </StrictMode>,
  )
}

start().catch((fault: unknown) => reportError(fault))
