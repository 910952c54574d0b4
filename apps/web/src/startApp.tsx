import { isLanguage, type Language } from '@kabuto/domain/shared'
import { Provider } from 'jotai'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import type { Ports } from './ports.ts'
import { createApp, keepLanguage, storedLanguage } from './shell/app.ts'
import { languageInAddress, languageNames } from './shell/words/language.ts'
import { memoryOver } from './shell/device/memory.ts'
import { startWords } from './shell/words/words.ts'

function firstLanguage(ports: Ports): Language {
  const memory = memoryOver(ports.lasting)
  const stored = storedLanguage(memory)
  const language = languageInAddress(location, languageNames) ?? (isLanguage(stored) ? stored : 'ja')
  keepLanguage(memory, language)
  return language
}

/** Starts the app in its page, over what a host gives it. */
export async function startApp(ports: Ports): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  // Each page takes its own place again (KeptPages).
  history.scrollRestoration = 'manual'
  const language = firstLanguage(ports)
  document.documentElement.lang = language
  await startWords(language)
  createRoot(root).render(
    <StrictMode>
      <Provider store={createApp(ports, language)}>
        <App />
      </Provider>
    </StrictMode>,
  )
}
