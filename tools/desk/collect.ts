import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import type { StoryShown } from '../../.storybook/desk/shown.ts'
import { isPictured } from '../../.storybook/modes.ts'
import type { Language } from '../../packages/domain/src/shared/language.ts'
import { browserFlags, ensureBrowser } from '../bare/browser.mjs'
import { WAIT_MS } from '../limits.ts'
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

/** Text that the page runs: asks for a story without loading the page again. */
const askFor = `(id) => {
  window.kabutoDesk.forget()
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
}`

/** Its play function and all that follows are done, or it has failed. */
const isThrough = `(id) => {
  const render = window.__STORYBOOK_PREVIEW__?.currentRender
  return render?.id === id && ['finished', 'errored', 'aborted'].includes(render.phase)
}`

async function shownBy(page: Page, id: string, tables: Tables): Promise<StoryShown> {
  await page.waitForFunction(`(${isThrough})(${JSON.stringify(id)})`, undefined, { polling: 20, timeout: LONGEST_MS })
  return page.evaluate<StoryShown>(`window.kabutoDesk.collectShown(${JSON.stringify(tables)})`)
}

async function openAt(browser: Browser, address: string, first: string): Promise<Page> {
  const page = await browser.newPage({ viewport: SCREEN, reducedMotion: 'reduce' })
  await page.goto(`${address}/iframe.html?id=${first}&viewMode=story&collect=1`)
  return page
}

/** All stories, or the screens' that are pictured: enough for the tests of the pages, in a minute. */
export type Extent = 'all' | 'pictured'

const isWanted = ({ id, tags }: Entry, extent: Extent): boolean =>
  extent === 'all' || (id.startsWith('screens-') && isPictured(tags))

/** Opens stories of a built workshop one after the other and notes what they show. */
export async function collect(root: string, workshop: string, tables: Tables, extent: Extent): Promise<Collected> {
  const stories = storiesIn(workshop)
    .filter((entry) => isWanted(entry, extent))
    .map(({ id }) => id)
  const { address, close } = await serveFolder(workshop)
  const browser = await chromium.launch({ executablePath: ensureBrowser(root), args: [...browserFlags] })
  const collected: Collected = {}
  const share = Math.ceil(stories.length / WORKERS)
  async function work(ids: string[]): Promise<void> {
    const [first] = ids
    if (first === undefined) return
    const page = await openAt(browser, address, first)
    for (const [index, id] of ids.entries()) {
      if (index > 0) await page.evaluate(`(${askFor})(${JSON.stringify(id)})`)
      collected[id] = await shownBy(page, id, tables)
    }
    await page.close()
  }
  try {
    await Promise.all(Array.from({ length: WORKERS }, (_, nth) => work(stories.slice(nth * share, (nth + 1) * share))))
  } finally {
    await browser.close()
    close()
  }
  return collected
}
