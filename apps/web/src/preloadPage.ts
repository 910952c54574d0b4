import type { Language } from '@kabuto/domain/shared'
import { routes } from './routes.ts'
import { redirects, screenAt } from './shell/places.ts'
import { fetchWords } from './shell/words.ts'

/**
 * Fetches what the first page is made of side by side, before anything waits for it. What fails is fetched again, and
 * told, where it is needed.
 */
export function preloadPage(hash: string, { hasSession, language }: { hasSession: boolean; language: Language }): void {
  const path = hash.slice(1).replace(/\?.*/, '') || '/'
  const asked = redirects[path] ?? screenAt(path)
  if (!asked) return
  const row = routes[routes[asked].guard === 'open' || hasSession ? asked : 'login']
  const parts = [
    row.load(),
    fetchWords(language, row.words),
    import('./shell/client.ts'),
    row.tab ? import('./shell/BottomMenu.tsx') : Promise.resolve(),
  ]
  Promise.all(parts).catch(() => undefined)
}
