import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request as send } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'
import { openBooks } from '../../apps/fixture/src/books.ts'
import { exportedBooks } from '../../apps/fixture/src/export.ts'
import { secretPorts } from '../../apps/fixture/src/secrets.ts'
import { median } from '../sideBySide.ts'
import { fill } from './books.ts'

// node bench/simulator/server.ts [--seconds 5] [--rounds 3]: our server beside plain json-server on the same data of 10
// MB, each a process of its own, in turns:
// orders committed with fsync against its POST, reads at 50 clients, and a stream with 1,000 listeners. Ends with 1
// where a limit is missed.

const root = join(import.meta.dirname, '../..')
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, rounds: { type: 'string', default: '3' } },
})
const SECONDS = Number(values.seconds)
const ROUNDS = Number(values.rounds)
const MEGABYTES = 10
const MEMBERS = 50
const CLIENTS = 50
const LISTENERS = 1000
const FRIDAY = '2026-11-20T10:00:00+09:00'

const folder = mkdtempSync(join(tmpdir(), 'kabuto-server-'))
const seedFile = join(folder, 'db.json')
const accounts = Array.from({ length: MEMBERS }, (_, index) => String(index + 1).padStart(10, '0'))
writeFileSync(
  seedFile,
  JSON.stringify({
    config: [{ id: 'title', value: 'Kabuto' }],
    members: accounts.map((id) => ({ id, scenario: 'wealthy' })),
  }),
)

console.log('Filling the books …')
const books = await openBooks({
  folder,
  seedFile,
  ports: { ...secretPorts, seed: 'kabuto', wall: () => Date.now() },
  market: Date.parse(FRIDAY),
})
await fill(books.store, books.file, MEGABYTES)
books.close()
new DatabaseSync(books.file).exec('PRAGMA wal_checkpoint(TRUNCATE)')
const plainFile = join(folder, 'plain.json')
const rows = exportedBooks(books.file)
writeFileSync(plainFile, JSON.stringify(Object.fromEntries(Object.entries(rows).map(([name, list]) => [name, list]))))
console.log(
  `books ${(readFileSync(books.file).length / 1e6).toFixed(1)} MB, as JSON ${(readFileSync(plainFile).length / 1e6).toFixed(1)} MB`,
)

type Running = { child: ChildProcess; address: string }

function start(args: string[], env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(part.toString())?.[0]
      if (address) resolve({ child, address })
    })
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)))
  })
}

const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

function post(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<{ http: number; text: string; ms: number }> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const outgoing = send(
      url,
      { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => {
          text += part
        })
        answer.on('end', () => resolve({ http: answer.statusCode ?? 0, text, ms: performance.now() - begun }))
      },
    )
    outgoing.once('error', reject)
    outgoing.end(JSON.stringify(body))
  })
}

/** So many at once for so long; what each does counts as it says. */
async function load(clients: number, each: (client: number) => Promise<number>): Promise<number> {
  const until = performance.now() + SECONDS * 1000
  const begun = performance.now()
  const counts = await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      let count = 0
      while (performance.now() < until) count += await each(client)
      return count
    }),
  )
  return counts.reduce((all, count) => all + count, 0) / ((performance.now() - begun) / 1000)
}

const ours = await start(
  [
    ...(process.env['PROFILE'] ? ['--cpu-prof', `--cpu-prof-dir=${process.env['PROFILE']}`] : []),
    'apps/fixture/src/main.ts',
    '--api-only',
  ],
  { KABUTO_DATA: folder, KABUTO_SEED: seedFile, KABUTO_CALL_LIMIT: '1000000000' },
)
const plain = await start(['e2e/plainRouter.ts'], { KABUTO_PLAIN: plainFile })

let keys = 0
async function call(
  path: string,
  body: object,
  token = '',
): Promise<{ status: number; data: { id: string; token: string }; ms: number; msg: string }> {
  keys += 1
  const { text, ms } = await post(`${ours.address}api/vue/${path}?language=Japan`, body, {
    token,
    'idempotency-key': `bench ${process.pid} ${keys}`,
  })
  return { ...(JSON.parse(text) as { status: number; msg: string; data: { id: string; token: string } }), ms }
}

const tokens: string[] = []
for (const account of accounts)
  tokens.push((await call('user/login', { account, password: 'kabuto2026', agreed: true })).data.token)

/** An order that waits for its price. */
async function order(client: number): Promise<number> {
  const made = await call(
    'trade/order',
    { symbol: '0824', side: 'long', type: 'limit', price: '650', quantity: '100', leverage: 1, session: 'regular' },
    tokens[client],
  )
  if (made.status !== 1) throw new Error(`an order was refused: ${made.msg}`)
  return 1
}

let entries = 0
async function plainPost(): Promise<number> {
  entries += 1
  const { http } = await post(`${plain.address}entries`, {
    id: `bench${entries}`,
    cause: 'orderHeld',
    record: 'x',
    at: 1,
    postings: [
      { account: 'available', currency: 'JPY', amount: '-65000' },
      { account: 'frozen', currency: 'JPY', amount: '65000' },
    ],
  })
  if (http !== 201) throw new Error(`json-server answered with ${http}`)
  return 1
}

const times: number[] = []
const reads = [
  ['funds/summary', {}],
  ['market/quotes', { symbols: ['0712', '0418', '0166', '0263'] }],
  ['trade/positions', { tab: 'inProgress' }],
  ['user/info', {}],
] as const
/** At the pace of a busy evening: each of the fifty reads ten times a second, none of them in step with another. */
const READ_EVERY = 100
async function readAt(client: number): Promise<number> {
  const [path, body] = reads[client % reads.length] ?? reads[0]
  const { ms } = await call(path, body, tokens[client])
  times.push(ms)
  await wait(Math.max(0, READ_EVERY - ms))
  return 1
}
for (const warm of [true, false]) {
  times.length = 0
  await load(CLIENTS, async (client) => {
    if (times.length < CLIENTS) await wait((client * READ_EVERY) / CLIENTS)
    return readAt(client)
  })
  if (warm) await wait(200)
}
const p99 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN

const orderRates: number[] = []
const plainRates: number[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  orderRates.push(await load(CLIENTS, order))
  plainRates.push(await load(10, plainPost))
}
plain.child.kill('SIGTERM')

/** Processor time that a process has used so far, in seconds. */
function used({ child }: Running): number {
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(stat[11]) + Number(stat[12])) / 100
}

const symbols = ['0712', '0418', '0166', '0263', '0824', '0379', '0935', '0287']
let heard = 0
const streams = Array.from({ length: LISTENERS }, (_, index) => {
  const outgoing = send(
    `${ours.address}api/vue/market/stream?symbols=${[0, 1, 2, 3].map((next) => symbols[(index + next) % symbols.length]).join(',')}`,
    { headers: { token: tokens[index % MEMBERS] ?? '' } },
    (answer) => {
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        heard += part.split('data: ').length - 1
      })
    },
  )
  outgoing.on('error', () => undefined)
  outgoing.end()
  return outgoing
})
await wait(3000)
const [usedBefore, heardBefore, begun] = [used(ours), heard, performance.now()]
await wait(10_000)
const seconds = (performance.now() - begun) / 1000
const cores = (used(ours) - usedBefore) / seconds
const quotes = (heard - heardBefore) / seconds / LISTENERS
for (const stream of streams) stream.destroy()

ours.child.kill('SIGTERM')
agent.destroy()
await wait(500)
rmSync(folder, { recursive: true, force: true })

const ratio = median(orderRates) / median(plainRates)
const results = [
  {
    name: `orders a second, committed with fsync: ${median(orderRates).toFixed(0)}; POSTs of plain json-server: ${median(plainRates).toFixed(1)}; ratio`,
    value: ratio,
    limit: 40,
    atLeast: true,
  },
  {
    name: `reads at ${CLIENTS} clients, ${(times.length / SECONDS).toFixed(0)} a second, median ${median(times).toFixed(2)} ms; p99 in ms`,
    value: p99,
    limit: 10,
    atLeast: false,
  },
  {
    name: `stream, ${LISTENERS} listeners with ${quotes.toFixed(2)} quotes a second each; cores`,
    value: cores,
    limit: 1,
    atLeast: false,
  },
]
for (const { name, value, limit, atLeast } of results) {
  const held = atLeast ? value >= limit : value < limit
  console.log(`${name} ${value.toFixed(2)} (${atLeast ? 'at least' : 'below'} ${limit}): ${held ? 'held' : 'MISSED'}`)
  if (!held) process.exitCode = 1
}
