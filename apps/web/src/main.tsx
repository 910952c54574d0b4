import '@kabuto/ui-kit/kit.css'
import { isLanguage, type Language } from '@kabuto/domain/shared'
import { Provider } from 'jotai'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { browserPorts } from './ports.ts'
import { createApp, keepLanguage, storedLanguage } from './shell/app.ts'
import { languageInAddress, languageNames } from './shell/words/language.ts'
import { memoryOver } from './shell/device/memory.ts'
import { startWords } from './shell/words/words.ts'

function firstLanguage(): Language {
  const memory = memoryOver(browserPorts.lasting)
  const stored = storedLanguage(memory)
  const language = languageInAddress(location, languageNames) ?? (isLanguage(stored) ? stored : 'ja')
  keepLanguage(memory, language)
  return language
}

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  // Each page takes its own place again (KeptPages).
  history.scrollRestoration = 'manual'
  const language = firstLanguage()
  document.documentElement.lang = language
  await startWords(language)
  createRoot(root).render(
    <StrictMode>
      <Provider store={createApp(browserPorts, language)}>
        <App />
      </Provider>
    </StrictMode>,
  )
}

start().catch((fault: unknown) => reportError(fault))
