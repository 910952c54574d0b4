import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page, type Request } from 'playwright-core'
import { type ModeName, modes } from '../../.storybook/modes.ts'
import { browserFlags, ensureBrowser } from '../bare/browser.mjs'
import { askFor, hasEnded, withoutHighlights } from '../storyPage.ts'
import { serveFolder } from './serve.ts'

type Index = { entries: Record<string, { id: string; type: string; tags?: string[] }> }

const WORKERS = 2

/** So that the same page gives the same bytes: no hints, no colour fringes, and nothing drawn in parts. */
const steady = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-partial-raster',
  '--disable-gpu',
  '--num-raster-threads=1',
  // Or what is below the screen is now and then still blank.
  '--run-all-compositor-stages-before-draw',
]

/** The stories that are pictured: those tagged `vrt`, of them those whose id contains one of some texts. */
export function picturedStories(workshop: string, only = ''): string[] {
  const { entries } = JSON.parse(readFileSync(join(workshop, 'index.json'), 'utf8')) as Index
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && tags?.includes('vrt'))
    .map(({ id }) => id)
    .filter((id) => only.split(',').some((part) => id.includes(part)))
    .toSorted()
}

/**
 * Text that the page runs: shapes and lays out all text anew, with the same result, and waits until all is drawn. What
 * has changed by and by may else stand a pixel away from where it stands at once.
 */
const settle = `async () => {
  await document.fonts.ready
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { font-feature-settings: "kern" !important }')
  document.adoptedStyleSheets.push(sheet)
  document.body.getBoundingClientRect()
  document.adoptedStyleSheets.pop()
  document.body.getBoundingClientRect()
  window.scrollTo(0, 0)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }))
}`

/** Chunks that a page is still loading: a chart is drawn once its engine is there. */
function arrivals(page: Page): { all: () => Promise<void> } {
  const open = new Set<Request>()
  let settled = Promise.withResolvers<void>()
  function end(request: Request): void {
    open.delete(request)
    if (open.size === 0) settled.resolve()
  }
  page.on('request', (request) => {
    if (open.size === 0) settled = Promise.withResolvers()
    open.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return { all: () => (open.size === 0 ? Promise.resolve() : settled.promise) }
}

/** More than anything that comes late needs: what still moves then never stops. */
const MOST_PICTURES = 20

/**
 * A stable picture, that is one equal to the one before it or to the expected one: what comes late would otherwise be
 * in one run and not in the other.
 */
async function steadyPicture(
  page: Page,
  { all }: ReturnType<typeof arrivals>,
  expected: Buffer | undefined,
): Promise<Buffer> {
  let before = expected
  for (let taken = 0; taken < MOST_PICTURES; taken += 1) {
    await all()
    await page.evaluate(`(${settle})()`)
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
    if (before?.equals(picture)) return picture
    before = picture
  }
  throw new Error(`${page.url()} never stands still`)
}

async function openWorkshop(browser: Browser, address: string, mode: ModeName, first: string): Promise<Page> {
  const { viewport, theme, price, language, text } = modes[mode]
  // What we ask of the page is text that it has to run, which its own policy forbids.
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', deviceScaleFactor: 1, bypassCSP: true })
  await page.addInitScript(withoutHighlights)
  // A picture shows nothing of what axe finds; the stories' tests look for that.
  const globals = `theme:${theme};price:${price};language:${language};text:size${text};a11y.manual:!true`
  await page.goto(`${address}/iframe.html?id=${first}&viewMode=story&globals=${globals}`, { waitUntil: 'networkidle' })
  return page
}

const pictureIn = (folder: string | undefined, name: string): Buffer | undefined =>
  folder !== undefined && existsSync(join(folder, name)) ? readFileSync(join(folder, name)) : undefined

type Folders = { out: string; expected: string | undefined }

async function shootMode(
  browser: Browser,
  address: string,
  mode: ModeName,
  stories: string[],
  { out, expected }: Folders,
): Promise<void> {
  const [first] = stories
  if (!first) return
  const page = await openWorkshop(browser, address, mode, first)
  const arriving = arrivals(page)
  for (const [index, id] of stories.entries()) {
    // The first one is shown already.
    if (index > 0) await page.evaluate(askFor(id))
    await page.waitForFunction(hasEnded(id, ['finished']))
    await page.mouse.move(0, 0)
    const name = `${id}.${mode}.png`
    writeFileSync(join(out, name), await steadyPicture(page, arriving, pictureIn(expected, name)))
  }
}

type Shooting = {
  /** Only the stories whose id contains one of these, between commas. */
  only?: string
  modes?: readonly ModeName[]
  /** Pictures that these are compared with. */
  expected?: string
}

export const allModes = Object.keys(modes) as ModeName[]

/** Pictures of every tagged story, in every mode, into a folder. */
export async function shoot(
  root: string,
  workshop: string,
  out: string,
  { only = '', modes: chosen = allModes, expected }: Shooting = {},
): Promise<void> {
  mkdirSync(out, { recursive: true })
  const stories = picturedStories(workshop, only)
  const { address, close } = await serveFolder(workshop)
  // Each mode in as many parts as there are workers, so that one mode alone keeps all of them at work too.
  const size = Math.ceil(stories.length / WORKERS)
  const parts = Array.from({ length: WORKERS }, (_, at) => stories.slice(at * size, (at + 1) * size))
  const waiting = chosen.flatMap((mode) => parts.map((part) => ({ mode, part })))
  const launch = { executablePath: ensureBrowser(root), args: [...browserFlags, ...steady] }
  // A browser each: while one opens or closes a page, the others of it have for a moment another size.
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const browser = await chromium.launch(launch)
      try {
        await shootMode(browser, address, next.mode, next.part, { out, expected })
      } finally {
        await browser.close()
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: WORKERS }, work))
  } finally {
    close()
  }
}
