import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Row } from '@kabuto/simulator'
import { sqliteStore } from '../apps/fixture/src/sqliteStore.ts'
import { rowsOf } from './books.ts'
import { ADMIN, ask, DEMO } from './calls.ts'
import { booksFolder, startedServer } from './kabuto.ts'

/** Where books lie as they were planted, by the instant at which their market begins, however it is written. */
type Planted = Record<number, string>

const PLANTED = 'KABUTO_PLANTED'

/** Plants books for all files of a run: most of a server's first start goes into it. The way back removes them. */
export async function plantBooks(markets: readonly string[]): Promise<() => void> {
  const books = markets.map((market) => ({ market, ...booksFolder() }))
  for (const { folder, market } of books) {
    const kabuto = await startedServer({ KABUTO_DATA: folder, KABUTO_MARKET_TIME: market })
    await kabuto.stop()
  }
  const planted: Planted = Object.fromEntries(books.map(({ market, folder }) => [Date.parse(market), folder]))
  // Each file is run by a process of its own.
  process.env[PLANTED] = JSON.stringify(planted)
  return () => {
    for (const { remove } of books) remove()
  }
}

/** As if they had been planted at this moment: until now nothing ran but their clock. */
async function beginClock(file: string): Promise<void> {
  const database = new DatabaseSync(file)
  const store = sqliteStore(database)
  const clock = await store.get('clock', 'market')
  if (!clock) throw new Error('planted books have no clock')
  const { row, owner, version } = clock
  const begun = { ...row, wall: Date.now() }
  const change = { collection: 'clock', id: row.id, owner, due: undefined, row: begun, expected: version } as const
  if (!(await store.commit([change]))) throw new Error('the clock of planted books was written by another')
  database.close()
}

/** Puts planted books into a folder, where this run has planted some for that instant. */
export async function layBooks(folder: string, market: string): Promise<void> {
  const planted = (JSON.parse(process.env[PLANTED] ?? '{}') as Planted)[Date.parse(market)]
  if (planted === undefined) return
  const file = join(folder, 'books.sqlite')
  copyFileSync(join(planted, 'books.sqlite'), file)
  await beginClock(file)
}

type Written = { collection: string; owner: string; due: number | undefined; row: Row }

const WRITES = 20

/**
 * Writes a row into the books of a running server, past its calls: for what hangs on chance. The server may write the
 * same row at the same time; then it is written once more over what the server wrote.
 */
export async function writeRow(folder: string, { collection, owner, due, row }: Written): Promise<void> {
  const database = new DatabaseSync(join(folder, 'books.sqlite'), { timeout: 5000 })
  const store = sqliteStore(database)
  const write = async (): Promise<boolean> => {
    const expected = (await store.get(collection, row.id))?.version ?? 0
    return store.commit([{ collection, id: row.id, owner, due, row, expected }])
  }
  let isWritten = false
  for (let tries = 0; tries < WRITES && !isWritten; tries += 1) isWritten = await write()
  database.close()
  if (!isWritten) throw new Error(`${collection} ${row.id} was written by another`)
}

type Offer = { id: string; symbol: string; underwritingPrice: string; lotSize: number; issueDate: string } & Dates
type Dates = { payDeadline: string; subscriptionFrom: string; draw: { at: string } }
type Drawn = { offer: Offer; drawn: { results: { number: number; won: number }[] } | null }
type Books = { address: string; folder: string }

/** The number of an application that won so many lots. Somebody else looks, so nothing is decided for the member. */
async function numberThatWon(address: string, id: string, lots: number): Promise<number> {
  const { drawn } = (await ask(address, 'ipo/detail', { id }, ADMIN)) as Drawn
  const found = drawn?.results.find(({ won }) => won === lots)
  if (!found) throw new Error(`no number of ${id} won ${lots} lots`)
  return found.number
}

/**
 * As if the demo member had applied for an offer that is drawn, under a number that won so many lots; the later of two
 * has the larger `nth`.
 */
export async function putWon(
  { address, folder }: Books,
  { offerId, lots, nth = 0 }: { offerId: string; lots: number; nth?: number },
): Promise<string> {
  const { offer } = (await ask(address, 'ipo/detail', { id: offerId }, ADMIN)) as Drawn
  const { symbol, underwritingPrice, lotSize, issueDate, payDeadline, subscriptionFrom, draw } = offer
  const row = {
    // Behind whatever was made by calls: the newest is the one that counts.
    id: `z${String(nth).padStart(6, '0')}`,
    orderNumber: `KB-won-${nth}`,
    offerId,
    ticket: await numberThatWon(address, offerId, lots),
    symbol,
    underwritingPrice,
    issueDate,
    payDeadline,
    lotSize,
    state: 'won',
    appliedAt: subscriptionFrom,
    lots,
    winningLots: lots,
    paidLots: null,
    amountToSubscribe: String(Number(underwritingPrice) * lotSize * lots),
    amountSubscribed: '0',
    drawAt: Date.parse(draw.at),
    booked: false,
  }
  await writeRow(folder, { collection: 'ipoApplications', owner: DEMO, due: Date.parse(payDeadline), row })
  return offerId
}

/** An application that waits becomes that of a number which won so many lots, or none: who wins is chance else. */
export async function putNumber(
  { address, folder }: Books,
  { offerId, lots }: { offerId: string; lots: number },
): Promise<void> {
  const ticket = await numberThatWon(address, offerId, lots)
  const rows = rowsOf(folder, 'ipoApplications', DEMO) as (Row & { offerId: string; state: string; drawAt: number })[]
  const own = rows.find((row) => row.offerId === offerId && row.state === 'awaitingDraw')
  if (!own) throw new Error(`nothing that waits was applied for at ${offerId}`)
  const row = { ...own, ticket }
  await writeRow(folder, { collection: 'ipoApplications', owner: DEMO, due: own.drawAt, row })
}
