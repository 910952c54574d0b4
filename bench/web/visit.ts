import { parseArgs } from 'node:util'
import { kb, table } from '../kit/contenders.ts'
import { median } from '../sideBySide.ts'
import { openBrowser, openPhone, shiftOf, type Visit, visit, whyNotKept } from './phone.ts'
import { everyPage, openApp, type PageOfApp, pagesOfApp, servePage, type Session } from './sites.ts'
import { allWays } from './ways.ts'

// node bench/web/visit.ts [--rounds 5] [--only Start,Home] [--all] [--detail]: the first visit to a page of the app, as
// `npm start` serves it, beside a page of nothing but React with one button and the same in bare elements, served by
// the same code, in turns. A phone of 375 × 812, processor 4 × slowed, 1.6 Mbit/s, 150 ms; cold with an empty cache,
// warm a second time. Medians. A page's content is there when its own words or figures are; requests are those that
// have begun before the frame that shows it, bytes all that came until two seconds later; blocking and forced styles
// and layouts (of frames over 50 ms) as long. With --all every other page too, as the first link leads to it, its
// content being its heading. --detail lists the requests of the first round, what shifted and what was forced. Ends
// with 1 where a limit is missed.

const MARK = 700
/** The latest that the largest paint may come, whatever the page. */
const LARGEST = { cold: 2500, warm: 1000 }
const SHIFT = 0.02
const REQUESTS = 12

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    all: { type: 'boolean', default: false },
    detail: { type: 'boolean', default: false },
  },
})
const ROUNDS = Number(values.rounds)

type State = 'cold' | 'warm'
type Entry = {
  title: string
  address: string
  content: string
  session: Session
  ofApp: boolean
  /** How much later than in the bare React page the largest paint may come. */
  largest?: number
  runs: Record<State, Visit[]>
  kept?: string[]
}

const app = await openApp()
const peers = {
  'one button, React': { page: 'peer/floor.tsx', content: '0' },
  'one button, bare elements': { page: '../../web/pages/button.ts', content: '0' },
  'a form, React and bare elements': { page: 'peer/bare.tsx', content: '口座を閉じる' },
}
const entries: Entry[] = []
const opened: (() => Promise<void>)[] = [app.close]
for (const [title, { page, content }] of Object.entries(peers)) {
  const { address, close } = await servePage(page)
  opened.push(close)
  entries.push({ title, address, content, ofApp: false, session: {}, runs: { cold: [], warm: [] } })
}
const [react] = entries
if (!react) throw new Error('nothing to compare with')
const wanted = values.only?.split(',')
const browser = await openBrowser()
/** Every other page, by its first link. */
async function others(): Promise<PageOfApp[]> {
  const ways = await allWays(browser, app)
  return everyPage(new Map(ways.toReversed().map(({ to, href }) => [to, href])))
}
for (const { title, path, content, loggedIn, largest } of [...pagesOfApp, ...(values.all ? await others() : [])])
  if (!wanted || wanted.includes(title))
    entries.push({
      title,
      address: `${app.address}#${path}`,
      content,
      ofApp: true,
      ...(largest !== undefined && { largest }),
      session: loggedIn ? app.session : {},
      runs: { cold: [], warm: [] },
    })

for (let round = 0; round < ROUNDS; round += 1)
  for (const { title, address, content, session, runs } of entries) {
    const phone = await openPhone(browser, address, session)
    try {
      for (const state of ['cold', 'warm'] as const) runs[state].push(await visit(phone, address, content))
    } catch (fault) {
      // The others are worth to be told.
      console.error(`${title} was not seen: ${String(fault)}`)
    }
    await phone.close()
  }
for (const entry of entries) {
  if (entry.ofApp && entry.largest === undefined) continue
  const phone = await openPhone(browser, entry.address, entry.session)
  entry.kept = await whyNotKept(phone, entry.address, entry === react ? app.address : react.address)
  await phone.close()
}
await browser.close()
for (const close of opened) await close()

const middle = (runs: Visit[], of: (visit: Visit) => number): number => median(runs.map(of))
const begunBefore = ({ requests, contentCame }: Visit): number =>
  requests.filter(({ begun }) => begun < contentCame).length
const bytesOf = ({ requests }: Visit): number => requests.reduce((all, { bytes }) => all + bytes, 0)
const forcedOf = ({ forced }: Visit): number => forced.reduce((all, { ms }) => all + ms, 0)

let missed = false
function held(cell: string, holds: boolean): string {
  if (holds) return cell
  missed = true
  return `${cell} MISSED`
}

function row({ title, runs, ofApp, largest: limit = Infinity, kept }: Entry, state: State): string[] {
  const [mine, floor] = [runs[state], react?.runs[state] ?? []]
  const ratio = (of: (visit: Visit) => number): number => middle(mine, of) / middle(floor, of)
  const beside = (of: (visit: Visit) => number): string => `${middle(mine, of).toFixed(0)} (${ratio(of).toFixed(2)})`
  const mark = middle(mine, (each) => each.mark)
  const shift = middle(mine, shiftOf)
  const requests = middle(mine, begunBefore)
  return [
    title,
    beside((each) => each.paint),
    beside((each) => each.contentful),
    ofApp ? held(mark.toFixed(0), state === 'warm' || mark <= MARK) : '–',
    held(
      beside((each) => each.largest),
      !ofApp || (ratio((each) => each.largest) <= limit && middle(mine, (each) => each.largest) <= LARGEST[state]),
    ),
    beside((each) => each.content),
    middle(mine, (each) => each.blocking).toFixed(0),
    held(shift.toFixed(3), !ofApp || shift < SHIFT),
    held(String(requests), !ofApp || requests <= REQUESTS),
    kb(middle(mine, bytesOf)),
    middle(mine, forcedOf).toFixed(0),
    kept ? (kept.length === 0 ? 'yes' : 'no') : '–',
  ]
}

for (const state of ['cold', 'warm'] as const)
  console.log(
    `${table(
      [
        `${state}, ms (÷ React), ${ROUNDS} rounds`,
        'first paint',
        'with content',
        'mark',
        'largest paint',
        'own content',
        'blocking',
        'shift',
        'requests',
        'KB',
        'forced',
        'kept for going back',
      ],
      entries.map((entry) => row(entry, state)),
    )}\n`,
  )
for (const { title, kept = [] } of entries) for (const why of kept) console.log(`${title} is not kept: ${why}`)
console.log(
  `Limits: mark ${MARK} ms cold, largest paint 1.2 × React on Start and Login and 1.4 × on Home, Funds and Withdraw ` +
    `and ${LARGEST.cold} ms cold and ${LARGEST.warm} warm anywhere, shift below ${SHIFT}, ${REQUESTS} requests: ${missed ? 'MISSED' : 'held'}`,
)

function tell({ title, runs }: Entry): void {
  for (const state of ['cold', 'warm'] as const) {
    const [first] = runs[state]
    if (!first) continue
    console.log(`\n${title}, ${state}: largest paint ${first.largestNode} at ${first.largest.toFixed(0)}`)
    for (const { path, kind, begun, ended, bytes } of first.requests)
      console.log(
        `  ${begun < first.contentCame ? 'before' : 'after '} ${begun.toFixed(0)}–${ended.toFixed(0)} ms ` +
          `${kb(bytes)} KB ${kind} ${path}`,
      )
    for (const { at, value, nodes } of first.shifts)
      console.log(`  shift of ${value.toFixed(4)} at ${at.toFixed(0)}: ${nodes.join('; ')}`)
    for (const { at, ms, by } of first.forced) console.log(`  forced ${ms.toFixed(0)} ms at ${at.toFixed(0)}: ${by}`)
  }
}
if (values.detail) for (const entry of entries) tell(entry)

process.exitCode = missed ? 1 : 0
