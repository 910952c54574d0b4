import { moneyParts } from '../../packages/domain/src/shared/format/money.ts'
import type { ScreenName } from '../../packages/domain/src/paths.ts'
import type { Language } from '../../packages/domain/src/shared/language.ts'
import { figureWidth } from '../../packages/ui-kit/src/base/figureWidth.ts'
import { firstFigures } from './src/firstFigures.ts'
import { readByAll, readsOf } from './src/firstReads.ts'
import type { AskedEarly, BatchAnswer } from './src/shell/data/earlyAnswers.ts'
import { languageInAddress } from './src/shell/words/language.ts'
import { manifestFile } from './src/shell/words/manifest.ts'
import { barWidths } from '../../packages/screens/src/shared/MainMenu/tabs.ts'

/** What is known of a page before it comes: how its bar looks, what it is called, and what it needs. */
export type FramedPage = {
  bar: 'brand' | 'title' | 'back'
  titles: Record<string, string>
  needsSession: boolean
  hasTabs: boolean
  /** By which its reads are known; a path that leads nowhere is no screen. */
  screen?: ScreenName
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
  /** What the addresses of files begin with. */
  base: string
  /** Whether a server answers the first calls. */
  answers: boolean
  /** Whether it can be installed. */
  hasManifests: boolean
  start: string
  login: string
  /** Every name that an address may have for a language. */
  languages: Record<string, Language>
  /** What the server calls each language. */
  serverLanguages: Record<string, string>
  simulation: Record<string, string>
  seal: Record<string, string>
  /** In place of a figure that is hidden. */
  mask: string
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to the window
  interface Window {
    /** Puts what has been sent by now of the page that was asked for into the frame. */
    kabutoPlace?: () => void
    /** Starts the app, by the address of its entry. */
    kabutoStart?: (entry: string) => void
  }
}

/** An app that would be there before its first figure shows it itself. */
const FIGURE_MS = 250

const within = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** Nobody waits for a frame of a page that is not seen; browsers draw none there. */
const frameDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })

const frameNow = (): HTMLElement | null => document.getElementById('frame')

function fillFrame(frame: HTMLElement, whole: DocumentFragment): void {
  for (const bar of frame.querySelectorAll('aside, [data-part=bar]')) bar.remove()
  frame.removeAttribute('data-tabs')
  frame.append(whole)
  // Nothing can be pressed or typed yet.
  frame.inert = true
  for (const field of frame.querySelectorAll('input')) field.readOnly = true
}

/**
 * Runs at the head of the page, before anything else (frameScript.ts). It gives the page the member's language and
 * looks, asks for the first figures of the page that is wanted in one call, and fetches what that page is made of. Into
 * the frame, as it comes, it puts the bars of that page, then all of the page as it looks without what is the member's,
 * and in it the one large figure.
 */
export function arrangeFrame(table: FrameTable, wall: () => number): void {
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
  const language = languageInAddress(location, languages) ?? kept
  const root = document.documentElement
  root.lang = language
  for (const look of ['theme', 'price', 'text']) {
    const chosen = stored[`kabuto.${look}`]
    if (chosen !== undefined) root.dataset[look] = chosen
  }
  const hasSession = Boolean(token && account)
  const wanted = redirects[path === '' ? '/' : path] ?? path
  const shownPath = pages[wanted]?.needsSession && !hasSession ? login : wanted
  const page = pages[shownPath] ?? pages['']
  if (!page) return

  const reads = [...readByAll, ...(page.screen ? readsOf(page.screen, query) : [])]

  async function fetchBatch(): Promise<BatchAnswer | undefined> {
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

  const first: AskedEarly = {
    begun: wall(),
    language,
    ...(hasSession ? { token, account } : { token: undefined, account: undefined }),
    reads,
    // Without an answer each read is asked for by itself, and says what is wrong.
    batch: table.answers ? fetchBatch().catch(() => undefined) : Promise.resolve(undefined),
  }
  window.kabutoFirst = first

  function addLink(rel: string, file: string): void {
    const link = document.createElement('link')
    link.rel = rel
    if (rel === 'modulepreload') {
      link.crossOrigin = ''
      // The frame is painted without it.
      link.fetchPriority = 'low'
    }
    link.href = `${table.base}${file}`
    document.head.append(link)
  }
  for (const index of [...page.code, ...(page.words[language] ?? [])]) addLink('modulepreload', files[index] ?? '')
  if (table.hasManifests) addLink('manifest', manifestFile(language))

  const inLanguage = (name: string): DocumentFragment | undefined =>
    frameNow()?.querySelector<HTMLTemplateElement>(`template[data-page='${name}'][lang='${language}']`)?.content

  function arrangeBars(frame: HTMLElement, { bar, hasTabs, titles }: FramedPage): void {
    frame.dataset['bar'] = bar
    frame.toggleAttribute('data-tabs', hasTabs)
    for (const [part, words] of Object.entries({ seal, simulation, title: titles })) {
      const element = frame.querySelector(`[data-part=${part}]`)
      if (element) element.textContent = words[language] ?? ''
    }
  }

  const figureOfPage = page.screen && firstFigures[page.screen]

  /** Without an answer there is none, and the page says what is wrong. */
  async function showFigure({ call, read }: NonNullable<typeof figureOfPage>): Promise<void> {
    const at = reads.findIndex(({ path: asked }) => asked === call)
    const answer = (await first.batch)?.answers[at] as { data?: unknown } | undefined
    const told = answer?.data ? read(answer.data, language) : undefined
    const frame = frameNow()
    const parts = told && moneyParts(told.value, { ...told.money, locale: language })
    const figure = inLanguage('figure')?.firstElementChild
    const [digits] = figure?.children ?? []
    if (!frame || !parts || !figure || !(digits instanceof HTMLElement)) return
    const unit = digits.firstElementChild ?? ''
    if (unit) unit.textContent = parts.prefix || parts.suffix
    if (told.isOwn && stored['kabuto.masked'] === '1') digits.textContent = table.mask
    else digits.replaceChildren(parts.sign, parts.prefix && unit, parts.digits, parts.suffix && unit)
    digits.style.setProperty('--figure-width', String(figureWidth(parts)))
    frame.querySelector('[data-loading][data-size=display]')?.replaceWith(figure)
    const heading = frame.querySelector('h1')
    if (heading && !told.isOwn) heading.textContent = told.of
    frame.dataset['figureOf'] = shownPath
  }

  const menuWidth = stored['kabuto.bar'] === 'seven' ? barWidths.chosenSeven : barWidths.seven
  const hasRoomForSeven = window.matchMedia(menuWidth).matches
  // As it is for somebody who is not logged in, and was not a moment ago.
  const isUsual = !(shownPath === start && hasSession) && !query.includes('ended=')
  window.kabutoPlace = (): void => {
    const frame = frameNow()
    if (!frame || frame.inert) return
    arrangeBars(frame, page)
    const whole = isUsual && pages[shownPath] ? inLanguage(shownPath) : undefined
    if (!whole) return
    const menu = hasRoomForSeven ? inLanguage('menu') : undefined
    if (menu) {
      menu.querySelector(`[href='#${shownPath}']`)?.setAttribute('aria-current', 'page')
      const five = [...whole.querySelectorAll('nav')].at(-1)
      five?.replaceWith(menu)
    }
    fillFrame(frame, whole)
    // What is wrong with an answer the page says itself.
    if (figureOfPage) showFigure(figureOfPage).catch(() => undefined)
  }

  // The app's files are one long task where they are there at once: the frame's content is drawn before.
  window.kabutoStart = (entry): void => {
    async function begin(): Promise<void> {
      if (figureOfPage) await Promise.race([first.batch, within(FIGURE_MS)])
      await frameDrawn()
      await import(/* @vite-ignore */ entry)
    }
    begin().catch((fault: unknown) => reportError(fault))
  }
}
