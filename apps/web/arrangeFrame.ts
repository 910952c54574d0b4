import type { Language } from '../../packages/domain/src/shared/language.ts'
import type { FirstAsked, FirstRead } from './src/shell/firstAnswers.ts'
import type { languageInAddress } from './src/shell/language.ts'

/** What is known of a page before it comes: how its bar looks, what it is called, and what it needs. */
export type FramedPage = {
  bar: 'brand' | 'title' | 'back'
  titles: Record<string, string>
  needsSession: boolean
  hasTabs: boolean
  reads: readonly FirstRead[]
  /** Its code and words, beyond what every page begins with; of `files`. */
  code: readonly number[]
  words: Record<string, readonly number[]>
}

export type FrameTable = {
  /** By path; '' is for a path that leads nowhere. */
  pages: Record<string, FramedPage>
  /** Other addresses of pages. */
  redirects: Record<string, string>
  files: readonly string[]
  start: string
  login: string
  /** Every name that an address may have for a language. */
  languages: Record<string, Language>
  /** What the server calls each language. */
  serverLanguages: Record<string, string>
  simulation: Record<string, string>
  seal: Record<string, string>
}

/**
 * Runs in the page before anything of the app is there, and is written into it as it stands here: it uses nothing from
 * outside but what it is given. It gives the page the member's language and looks, and the frame the bars of the page
 * that was asked for, or the whole page where it shows the same to everybody; it fetches what that page is made of, and
 * asks for its first figures in one call.
 */
export function arrangeFrame(table: FrameTable, asked: typeof languageInAddress, wall: () => number): void {
  const { pages, redirects, files, start, login, languages, simulation, seal } = table
  let stored: Record<string, string> = {}
  try {
    stored = Object.fromEntries(Object.entries(window.localStorage))
  } catch {
    // Forbidden: nothing was ever kept.
  }
  const [path = '', query = ''] = location.hash.slice(1).split('?')
  const { lang, tokend: token, account, is_admin: isAdmin } = stored
  const kept = lang !== undefined && lang in simulation ? (lang as Language) : 'ja'
  const language = asked(location, languages) ?? kept
  const root = document.documentElement
  root.lang = language
  for (const look of ['theme', 'price', 'text']) {
    const chosen = stored[`kabuto.${look}`]
    if (chosen !== undefined) root.dataset[look] = chosen
  }
  const hasSession = Boolean(token && account)
  const wanted = redirects[path === '' ? '/' : path] ?? path
  const place = pages[wanted]?.needsSession && !hasSession ? login : wanted
  const page = pages[place] ?? pages['']
  if (!page) return

  for (const index of [...page.code, ...(page.words[language] ?? [])]) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = `/${files[index]}`
    document.head.append(link)
  }

  async function together(reads: readonly FirstRead[]): ReturnType<() => FirstAsked['together']> {
    const response = await fetch(`/api/vue/common/together?language=${table.serverLanguages[language]}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && account ? { token, account } : {}),
        ...(token && account && isAdmin ? { isadmin: isAdmin } : {}),
      },
      body: JSON.stringify({ calls: reads }),
      signal: AbortSignal.timeout(5000),
    })
    // The app hears how far the market's clock is ahead by when this came.
    const at = wall()
    const { data } = (await response.json()) as { data?: { answers?: unknown[] } }
    return data?.answers && { answers: data.answers, time: response.headers.get('x-kabuto-time'), at }
  }

  window.kabutoFirst = {
    begun: wall(),
    language,
    ...(hasSession ? { token, account } : { token: undefined, account: undefined }),
    reads: page.reads,
    // Without an answer each read is asked for by itself, and says what is wrong.
    together: together(page.reads).catch(() => undefined),
  }

  const frame = document.getElementById('frame')
  if (!frame) return
  // As it is for somebody who is not logged in, and was not a moment ago.
  const isUsual = !(place === start && hasSession) && !query.includes('ended=')
  const whole =
    pages[place] && frame.querySelector<HTMLTemplateElement>(`template[data-page='${place}'][lang='${language}']`)
  if (whole && isUsual) {
    for (const bar of frame.querySelectorAll('aside, [data-part=bar]')) bar.remove()
    frame.append(whole.content)
    // Nothing can be pressed or typed yet.
    frame.inert = true
    for (const field of frame.querySelectorAll('input')) field.readOnly = true
    return
  }
  frame.dataset['bar'] = page.bar
  frame.toggleAttribute('data-tabs', page.hasTabs)
  for (const [part, words] of Object.entries({ seal, simulation, title: page.titles })) {
    const element = frame.querySelector(`[data-part=${part}]`)
    if (element) element.textContent = words[language] ?? ''
  }
}
