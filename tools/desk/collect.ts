import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page, type Request } from 'playwright-core'
import type { StoryShown } from '../../.storybook/desk/shown.ts'
import { isPictured } from '../../.storybook/modes.ts'
import type { Language } from '../../packages/domain/src/shared/language.ts'
import { browserFlags, ensureBrowser, findShell } from '../bare/browser.mjs'
import { WAIT_MS } from '../limits.ts'
import { askFor, hasEnded, withoutHighlights } from '../storyPage.ts'
import { serveFolder } from '../visual/serve.ts'

export type Tables = Record<Language, Record<string, string>>

export type Collected = Record<string, StoryShown>

export type Entry = { id: string; type: string; title: string; name: string; importPath: string; tags: string[] }

const WORKERS = 2
/** A play function that waits for what never comes fails only then. */
const LONGEST_MS = 2 * WAIT_MS
/** As in the stories' tests: the narrowest screen we support. */
const SCREEN = { width: 320, height: 640 }

/** The stories of screens and parts; pages about the kit, and flows, show what those show. */
export function storiesIn(workshop: string): Entry[] {
  const { entries } = JSON.parse(readFileSync(join(workshop, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>
  }
  return Object.values(entries).filter(({ id, type }) => type === 'story' && /^(screens|kit)-/.test(id))
}

const ends = ['finished', 'errored', 'aborted'] as const

/** Text that the page runs: why a story has failed, of which Storybook says "finished" in the end. */
const failureOf = (id: string): string => `window.kabutoFailures.get(${JSON.stringify(id)})`

/** What a page has asked the server for: its parts are fetched when they are first shown. */
class Fetches {
  #hasAsked = false
  readonly #underWay = new Set<Request>()

  constructor(page: Page) {
    page.on('request', (request) => {
      this.#hasAsked = true
      this.#underWay.add(request)
    })
    const isOver = (request: Request): boolean => this.#underWay.delete(request)
    page.on('requestfinished', isOver)
    page.on('requestfailed', isOver)
  }

  /** Whether nothing is under way and nothing was asked for since the last look. */
  isQuiet(): boolean {
    const isQuiet = !this.#hasAsked && this.#underWay.size === 0
    this.#hasAsked = false
    return isQuiet
  }
}

/**
 * Text that the page runs: until what has come is drawn. React draws a part whose code has just come in slices, between
 * which frames pass, and the browser is idle only after the last of them.
 */
const drawn = `async () => {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  await new Promise((resolve) => requestIdleCallback(resolve))
}`

/** A story may ask again and again. */
const MOST_LOOKS = 100

type Opened = { page: Page; fetches: Fetches }

type Ended = { shown: StoryShown; failure: string | undefined }

async function shownBy({ page, fetches }: Opened, id: string): Promise<Ended> {
  const waiting = { polling: 5, timeout: LONGEST_MS }
  await page.waitForFunction(hasEnded(id, ends), undefined, waiting)
  for (let looks = 0; looks < MOST_LOOKS && !fetches.isQuiet(); looks += 1) await page.evaluate(`(${drawn})()`)
  const shown = await page.evaluate<StoryShown>(`window.kabutoDesk.collectShown()`)
  return { shown, failure: await page.evaluate<string | undefined>(failureOf(id)) }
}

/** By this word Storybook knows that nobody looks on: it stops animations at once and does not wait for them. */
const NOBODY = 'StorybookTestRunner'

async function openAt(browser: Browser, address: string, first: string, tables: Tables): Promise<Opened> {
  // What we ask of the page is text that it has to run, which its own policy forbids.
  const page = await browser.newPage({ viewport: SCREEN, reducedMotion: 'reduce', userAgent: NOBODY, bypassCSP: true })
  await page.addInitScript(`${withoutHighlights}; window.kabutoTables = ${JSON.stringify(tables)}`)
  const fetches = new Fetches(page)
  await page.goto(`${address}/iframe.html?id=${first}&viewMode=story&collect=1`)
  return { page, fetches }
}

/** All stories, or the screens' that are pictured: enough for the tests of the pages, in a minute. */
export type Extent = 'all' | 'pictured'

const isWanted = ({ id, tags }: Entry, extent: Extent): boolean =>
  extent === 'all' || (id.startsWith('screens-') && isPictured(tags))

/** Stories of one file are opened on one page, which then loads its code alone; the longest files first. */
function byFile(stories: Entry[]): string[][] {
  const files = Map.groupBy(stories, ({ importPath }) => importPath)
  return [...files.values()].map((file) => file.map(({ id }) => id)).toSorted((a, b) => b.length - a.length)
}

/** What the stories show, and which of them fail, with why. */
type Collection = { collected: Collected; failing: string[] }

/** Opens stories of a built workshop one after the other and notes what they show. */
export async function collect(root: string, workshop: string, tables: Tables, extent: Extent): Promise<Collection> {
  const files = byFile(storiesIn(workshop).filter((entry) => isWanted(entry, extent)))
  const { address, close } = await serveFolder(workshop)
  const browser = await chromium.launch({ executablePath: findShell() ?? ensureBrowser(root), args: [...browserFlags] })
  const collected: Collected = {}
  const failing: string[] = []
  const left = files.values()
  async function work(): Promise<void> {
    let opened: Opened | undefined
    for (const ids of left)
      for (const id of ids) {
        if (opened) await opened.page.evaluate(`window.kabutoDesk.forget(); ${askFor(id)}`)
        else opened = await openAt(browser, address, id, tables)
        const { shown, failure } = await shownBy(opened, id)
        collected[id] = shown
        if (failure !== undefined) failing.push(`${id}: ${failure}`)
      }
    await opened?.page.close()
  }
  try {
    await Promise.all(Array.from({ length: WORKERS }, work))
  } finally {
    await browser.close()
    close()
  }
  return { collected, failing }
}
