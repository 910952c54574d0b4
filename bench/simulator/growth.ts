import { createBrokerage } from '../../packages/simulator/src/wiring/brokerage.ts'
import { bench } from '../../packages/simulator/src/testing.ts'
import { median } from '../sideBySide.ts'
import { emptyBooks, fill } from './books.ts'

// node bench/simulator/growth.ts: what an order costs, committed with fsync, in books of 1, 10 and 50 MB, in turns. A
// commit costs what changed, not what is stored.

const SIZES = [1, 10, 50] as const
const ROUNDS = 9
const ORDERS = 60
const LIMIT = 1.5

async function prepare(megabytes: number) {
  const books = emptyBooks()
  const room = await bench(undefined, undefined, [{ id: '0000000009', scenario: 'wealthy' }])
  for (const collection of [
    'members',
    'balances',
    'counters',
    'dayEnds',
    'cards',
    'identities',
    'secrets',
    'clock',
    'positions',
  ]) {
    const rows = await room.store.all(collection)
    await books.store.commit(
      rows.map(({ row, owner }) => ({ collection, id: row.id, owner, due: undefined, row, expected: 0 })),
    )
  }
  await fill(books.store, books.file, megabytes)
  books.database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  const brokerage = createBrokerage({ ...room.ports, store: books.store })
  const login = await brokerage.handle({
    path: 'user/login',
    body: { account: '0000000009', password: 'kabuto2026', agreed: true },
    language: 'ja',
    key: 'login',
  })
  const { token } = login.body.data as { token: string }
  let count = 0
  async function send(path: string, body: object): Promise<{ id: string }> {
    const { body: answer } = await brokerage.handle({
      path,
      body,
      language: 'ja',
      token,
      key: `${megabytes} ${(count += 1)}`,
    })
    if (answer.status !== 1) throw new Error(`${path} was refused: ${answer.msg}`)
    return answer.data as { id: string }
  }
  /** An order that waits and is called back: what is measured never grows by itself. */
  async function round(): Promise<number> {
    const begun = performance.now()
    for (let order = 0; order < ORDERS; order += 1) {
      const { id } = await send('trade/order', {
        symbol: '0824',
        side: 'long',
        type: 'limit',
        price: '650',
        quantity: '100',
        leverage: 1,
        session: 'regular',
      })
      await send('trade/cancel', { id })
    }
    return (performance.now() - begun) / ORDERS / 2
  }
  return { megabytes, round, remove: books.remove }
}

const contenders = await Promise.all(SIZES.map(prepare))
const runs = new Map<number, number[]>()
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const { megabytes, round: run } of contenders) {
    const ms = await run()
    // The first one warms up.
    if (round > 0) runs.set(megabytes, [...(runs.get(megabytes) ?? []), ms])
  }
}
for (const { remove } of contenders) remove()

const of = (megabytes: number): number => median(runs.get(megabytes) ?? [])
for (const megabytes of SIZES) console.log(`${String(megabytes).padStart(3)} MB: ${of(megabytes).toFixed(3)} ms a call`)
const growth = of(50) / of(1)
console.log(`50 MB against 1 MB: ${growth.toFixed(2)} ×, at most ${LIMIT}: ${growth <= LIMIT ? 'held' : 'MISSED'}`)
process.exitCode = growth <= LIMIT ? 0 : 1
