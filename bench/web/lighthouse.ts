import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { browserFlags, ensureBrowser } from '../../tools/bare/browser.mjs'
import { table } from '../kit/contenders.ts'
import { openApp, pagesOfApp, type PageOfApp, type Session } from './sites.ts'

// node bench/web/lighthouse.ts [--rounds 3] [--only Stock]: what Lighthouse says of Start, Login, Home and a
// stock (logged in) as `npm start` serves them, as a phone, each round with an empty cache. Medians with [least–most],
// and below them by name what failed in the round of middle performance. Lighthouse comes with npx at its first use
// (176 MB), outside the workspace. Ends with 1 where a limit is missed.

const LIGHTHOUSE = 'lighthouse@13.5.0'
const FAILED = 0.9

const categories = ['performance', 'accessibility', 'best-practices'] as const
type Category = (typeof categories)[number]

const limits: Record<string, Record<Category, number>> = {
  Start: { performance: 95, accessibility: 100, 'best-practices': 100 },
  Login: { performance: 95, accessibility: 100, 'best-practices': 100 },
  Home: { performance: 95, accessibility: 100, 'best-practices': 100 },
  Stock: { performance: 95, accessibility: 100, 'best-practices': 100 },
}

type Audit = {
  title: string
  score: number | null
  displayValue?: string
  details?: { items?: { node?: { snippet: string } }[] }
}
type Report = {
  finalDisplayedUrl: string
  runtimeError?: { message: string }
  categories: Record<Category, { score: number | null; auditRefs: { id: string }[] }>
  audits: Record<string, Audit>
}

const root = join(import.meta.dirname, '../..')
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' }, only: { type: 'string' } } })
const ROUNDS = Number(values.rounds)
const executablePath = ensureBrowser(root)

/** Lighthouse empties the cache of a profile but leaves what its pages keep. */
async function keepSession(profile: string, address: string, session: Session): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: browserFlags })
  const page = await context.newPage()
  // Of the same site, and nothing of the app.
  await page.goto(new URL('/mark.svg', address).href)
  await page.evaluate((kept) => {
    for (const [name, value] of Object.entries(kept)) window.localStorage.setItem(name, value)
  }, session)
  await context.close()
}

async function look(url: string, session: Session): Promise<Report> {
  const profile = mkdtempSync(join(tmpdir(), 'kabuto-lighthouse-'))
  try {
    await keepSession(profile, url, session)
    const flags = ['--headless=new', `--user-data-dir=${profile}`, ...browserFlags]
    const child = spawn(
      'npx',
      [
        '--yes',
        '--ignore-scripts',
        LIGHTHOUSE,
        url,
        '--quiet',
        '--output=json',
        `--only-categories=${categories.join(',')}`,
        `--chrome-flags=${flags.join(' ')}`,
      ],
      {
        env: {
          ...process.env,
          CHROME_PATH: executablePath,
          // It needs the Node that we pin.
          PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    const [out, complaints, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
    if (code !== 0) throw new Error(`Lighthouse ended with ${code}: ${complaints.trim()}`)
    const report = JSON.parse(out) as Report
    if (report.runtimeError) throw new Error(report.runtimeError.message)
    if (report.finalDisplayedUrl !== url) throw new Error(`${url} led to ${report.finalDisplayedUrl}`)
    return report
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** A recording that went wrong under load says itself that one should try again. */
async function lookTwice(url: string, session: Session): Promise<Report> {
  try {
    return await look(url, session)
  } catch (fault) {
    console.error(`Once more: ${String(fault)}`)
    return look(url, session)
  }
}

const points = (report: Report, category: Category): number =>
  Math.round((report.categories[category].score ?? Number.NaN) * 100)

const byPoints =
  (category: Category) =>
  (one: Report, other: Report): number =>
    points(one, category) - points(other, category)

const wanted = values.only?.split(',')
const app = await openApp()
const pages = pagesOfApp.filter(({ title }) => limits[title] && (!wanted || wanted.includes(title)))
const reports = new Map<PageOfApp, Report[]>(pages.map((page) => [page, []]))
try {
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [{ path, loggedIn }, found] of reports)
      found.push(await lookTwice(`${app.address}#${path}`, loggedIn ? app.session : {}))
} finally {
  await app.close()
}

let missed = false
function cell(found: Report[], category: Category, limit: number): string {
  const all = found.toSorted(byPoints(category)).map((report) => points(report, category))
  const middle = all[Math.floor(all.length / 2)] ?? Number.NaN
  const holds = middle >= limit
  if (!holds) missed = true
  return `${middle} [${all[0]}–${all.at(-1)}]${holds ? '' : ` MISSED (${limit})`}`
}

console.log(
  table(
    [`Lighthouse, phone, ${ROUNDS} rounds`, ...categories],
    [...reports].map(([{ title }, found]) => [
      title,
      ...categories.map((category) => cell(found, category, limits[title]?.[category] ?? 100)),
    ]),
  ),
)
for (const [{ title }, found] of reports) {
  const report = found.toSorted(byPoints('performance'))[Math.floor(found.length / 2)]
  for (const category of categories)
    for (const { id } of report?.categories[category].auditRefs ?? []) {
      const audit = report?.audits[id]
      if (audit && audit.score !== null && audit.score < FAILED)
        console.log(
          [
            `${title}, ${category}: ${audit.title} (${id})`,
            audit.displayValue,
            audit.details?.items?.[0]?.node?.snippet,
          ]
            .filter(Boolean)
            .join(' '),
        )
    }
}
process.exitCode = missed ? 1 : 0
