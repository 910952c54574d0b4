import type { Language } from '../../packages/domain/src/shared/language.ts'
import type { languageInAddress } from './src/shell/language.ts'

/** What is known of a page before it comes: how its bar looks, what it is called, and what it needs. */
export type FramedPage = {
  bar: 'brand' | 'title' | 'back'
  titles: Record<string, string>
  needsSession: boolean
  hasTabs: boolean
}

export type FrameTable = {
  /** By path; '' is for a path that leads nowhere. */
  pages: Record<string, FramedPage>
  start: string
  login: string
  /** Every name that an address may have for a language. */
  languages: Record<string, Language>
  simulation: Record<string, string>
  seal: Record<string, string>
}

/**
 * Runs in the page before anything of the app is there, and is written into it as it stands here: it uses nothing from
 * outside but what it is given. It gives the page the member's language and looks, and the frame the bars of the page that was asked for.
 */
export function arrangeFrame(
  { pages, start, login, languages, simulation, seal }: FrameTable,
  asked: typeof languageInAddress,
): void {
  let stored: Record<string, string> = {}
  try {
    stored = Object.fromEntries(Object.entries(window.localStorage))
  } catch {
    // Forbidden: nothing was ever kept.
  }
  const [path = ''] = location.hash.slice(1).split('?')
  const { lang } = stored
  const language = asked(location, languages) ?? (lang !== undefined && lang in simulation ? lang : 'ja')
  const root = document.documentElement
  root.lang = language
  for (const look of ['theme', 'price', 'text']) {
    const chosen = stored[`kabuto.${look}`]
    if (chosen !== undefined) root.dataset[look] = chosen
  }
  const wanted = pages[path === '' || path === '/' ? start : path] ?? pages['']
  const page = wanted?.needsSession && !stored['tokend'] ? pages[login] : wanted
  const frame = document.getElementById('frame')
  if (!page || !frame) return
  frame.dataset['bar'] = page.bar
  frame.toggleAttribute('data-tabs', page.hasTabs)
  for (const [part, words] of Object.entries({ seal, simulation, title: page.titles })) {
    const element = frame.querySelector(`[data-part=${part}]`)
    if (element) element.textContent = words[language] ?? ''
  }
}
