import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import { antd, type Contender, contenders, floors, installPeers, kb, ours, table, titleOf } from './contenders.ts'
import { buildPage } from './site.ts'

// node bench/kit/cost.ts [--modules]: gzip of the same page (tab bar, nav bar, tabs, list, badge, form of four
// validated fields, button, toast, dialog)
// built with each kit, over its React: JavaScript and CSS of the first load; what is loaded later stands by itself.
// With --modules also what our page
// is made of. Ends with 1 where ours is more than 0.33 of antd-mobile.

const LIMIT = 0.33

const { values } = parseArgs({ options: { modules: { type: 'boolean', default: false } } })

type Cost = { js: number; css: number; later: number }
type Output = Rolldown.RolldownOutput['output']

const packed = (code: string | Uint8Array): number => gzipSync(code, { level: 9 }).length
const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0)

/** The chunk of the entry with all that it imports before it can run. */
function firstOf(chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  // A set hands out what is added to it while it is walked.
  for (const file of first)
    for (const other of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) first.add(other)
  return first
}

/** What the page itself links to; the sheets of later chunks come with those. */
function sheetsOf(output: Output): { first: Rolldown.OutputAsset[]; later: Rolldown.OutputAsset[] } {
  const assets = output.filter((part) => part.type === 'asset')
  const page = String(assets.find(({ fileName }) => fileName === 'index.html')?.source)
  const sheets = assets.filter(({ fileName }) => fileName.endsWith('.css'))
  return {
    first: sheets.filter(({ fileName }) => page.includes(fileName)),
    later: sheets.filter(({ fileName }) => !page.includes(fileName)),
  }
}

function costOf(output: Output): Cost {
  const chunks = output.filter((part) => part.type === 'chunk')
  const first = firstOf(chunks)
  const sheets = sheetsOf(output)
  return {
    js: sum(chunks.filter(({ fileName }) => first.has(fileName)).map(({ code }) => packed(code))),
    css: sum(sheets.first.map(({ source }) => packed(source))),
    later: sum([
      ...chunks.filter(({ fileName }) => !first.has(fileName)).map(({ code }) => packed(code)),
      ...sheets.later.map(({ source }) => packed(source)),
    ]),
  }
}

/** The largest first; each packed by itself before it is minified, so only the order and the share tell. */
function listModules(output: Output): void {
  const modules = output.filter((part) => part.type === 'chunk').flatMap((chunk) => Object.entries(chunk.modules))
  const sized = modules.map(([id, { code }]) => ({
    name: id.replace(/^.*\/(?:node_modules|packages|bench)\//, '').split('?')[0] ?? id,
    size: packed(code ?? ''),
  }))
  const all = sum(sized.map(({ size }) => size))
  const rows = sized
    .toSorted((a, b) => b.size - a.size)
    .map(({ name, size }) => [
      name,
      String(size),
      `${'█'.repeat(Math.ceil((size / all) * 100))} ${((size / all) * 100).toFixed(1)} %`,
    ])
  console.log(`\nWhat our page is made of:\n${table(['module', 'bytes', 'share'], rows)}`)
}

async function outputOf(page: string, alias?: Record<string, string>): Promise<Output> {
  const built = await buildPage(page, alias)
  built.remove()
  return built.output
}

installPeers()

const floorCosts = new Map<string, Cost>()
for (const [react, floor] of Object.entries<{ page: string; alias?: Record<string, string> }>(floors))
  floorCosts.set(react, costOf(await outputOf(floor.page, floor.alias)))

type Row = Cost & { contender: Contender; over: number }
const rows: Row[] = []
for (const contender of contenders) {
  try {
    const output = await outputOf(contender.page, contender.alias)
    const cost = costOf(output)
    rows.push({ ...cost, contender, over: cost.js + cost.css - (floorCosts.get(contender.react)?.js ?? Number.NaN) })
    if (contender === ours && values.modules) listModules(output)
  } catch (fault) {
    console.error(`${contender.name} could not be built: ${String(fault)}`)
  }
}

const overOf = (which: Contender): number => rows.find(({ contender }) => contender === which)?.over ?? Number.NaN
for (const [react, { js }] of floorCosts) console.log(`React ${react} with react-dom and one button: ${kb(js)} KB`)
console.log(
  table(
    ['KB of 1,000 bytes, gzip -9', 'React', 'JS', 'CSS', 'JS + CSS over React', '÷ antd-mobile', 'later'],
    rows.map(({ contender, js, css, later, over }) => [
      titleOf(contender),
      contender.react,
      kb(js),
      kb(css),
      kb(over),
      (over / overOf(antd)).toFixed(4),
      later === 0 ? '–' : kb(later),
    ]),
  ),
)

const ratio = overOf(ours) / overOf(antd)
const held = ratio <= LIMIT
console.log(`ours ÷ antd-mobile: ${ratio.toFixed(4)}, at most ${LIMIT}: ${held ? 'held' : 'MISSED'}`)
process.exitCode = held ? 0 : 1
