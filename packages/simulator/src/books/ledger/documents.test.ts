import {
  blockBooking,
  cashTotals,
  dividendBooking,
  type Document,
  followBookings,
  ipoBooking,
  portfolioBookings,
  raiseBooking,
  receiptOf,
  reportOf,
} from '@kabuto/domain/documents'
import { type Amount, sum } from '@kabuto/domain/shared'
import { expect, test } from 'vitest'
import type { JournalEntry } from '../../rows/accounts.ts'
import { bench, clientOf, type MemberClient } from '../../testing.ts'

const MEMBER = '0000000009'
const DAY = 24 * 60 * 60_000

async function rowsOf(client: MemberClient, path: string, input: object = {}): Promise<never[]> {
  const rows: never[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = (await client.granted(path, cursor === undefined ? input : { ...input, cursor })) as {
      items: never[]
      next: string | null
    }
    rows.push(...page.items)
    cursor = page.next
  }
  return rows
}

async function documentsOf(client: MemberClient): Promise<Document[]> {
  const { applications } = (await client.granted('raise/list')) as { applications: never[] }
  const { holdings } = (await client.granted('ai/portfolios')) as { holdings: never[] }
  const receipts = [
    ...(await rowsOf(client, 'funds/records', { kind: 'deposit' })),
    ...(await rowsOf(client, 'funds/records', { kind: 'withdrawal' })),
    ...(await rowsOf(client, 'funds/records', { kind: 'exchange' })),
    ...(await rowsOf(client, 'funds/loans')),
  ]
  return [
    ...(await rowsOf(client, 'trade/fills')).map(reportOf),
    ...receipts.map(receiptOf),
    ...(await rowsOf(client, 'ipo/records')).map(ipoBooking),
    ...(await rowsOf(client, 'block/applications')).map(blockBooking),
    ...(await rowsOf(client, 'follow/orders')).flatMap(followBookings),
    ...(await rowsOf(client, 'trade/dividends')).map(dividendBooking),
    ...applications.map(raiseBooking),
    ...holdings.flatMap(portfolioBookings),
  ]
}

const stake = (id: string) => ({ id, amount: '300000', lossLimit: '50' })

/** What the ledger has moved of all cash since the books were opened. */
async function movedCash(client: MemberClient, currency: 'JPY' | 'USD'): Promise<Amount> {
  const entries = await client.store.ownedBy('entries', MEMBER)
  const cash = entries
    .map(({ row }) => row as unknown as JournalEntry)
    .filter(({ cause }) => cause !== 'opening')
    .flatMap(({ postings }) => postings)
    .filter((posting) => posting.currency === currency && ['available', 'frozen', 'margin'].includes(posting.account))
  return sum(cash.map(({ amount }) => amount))
}

/** Documents and ledger move the same, to the yen and the cent; which documents there are is told. */
async function agree(client: MemberClient): Promise<string[]> {
  const documents = await documentsOf(client)
  const [jpy, usd] = cashTotals(documents)
  expect([jpy?.amount, usd?.amount ?? '0']).toEqual([await movedCash(client, 'JPY'), await movedCash(client, 'USD')])
  return [...new Set(documents.map(({ what }) => what))].toSorted()
}

test.each(['typical', 'wealthy', 'loss', 'pending-everything', 'frozen'] as const)(
  'the documents of %s come to what the ledger has moved, on each tenth of ninety days',
  async (scenario) => {
    const client = await clientOf(await bench(undefined, undefined, [{ id: MEMBER, scenario }]), MEMBER)
    for (let day = 0; day < 90; day += 10) {
      expect((await agree(client)).length).toBeGreaterThan(0)
      client.pass(10 * DAY)
    }
  },
)

test('whatever a member does, the documents come to what the ledger has moved', async () => {
  const client = await clientOf(await bench(undefined, undefined, [{ id: MEMBER, scenario: 'wealthy' }]), MEMBER)
  const order = (draft: object) =>
    client.granted('trade/order', {
      symbol: '0712',
      side: 'long',
      quantity: '300',
      type: 'market',
      price: '',
      leverage: 1,
      session: 'regular',
      ...draft,
    }) as Promise<{ positionId: string; state: string }>
  const { quoteId } = (await client.granted('funds/rate', { pair: 'USDJPY' })) as { quoteId: string }
  await client.granted('funds/exchange', { from: 'JPY', to: 'USD', amount: '1000000', quoteId })
  const positions = [await order({}), await order({ leverage: 2 }), await order({ side: 'short', symbol: '0166' })]
  const followed = (await client.granted('follow/order', stake('follow-mori-1'))) as { id: string }
  const joined = (await client.granted('ai/join', stake('ai-even'))) as { id: string }
  await client.granted('follow/order', stake('follow-kogane-1'))
  await client.granted('funds/applyLoan', { amount: '365000' })
  const { products } = (await client.granted('raise/list')) as {
    products: { id: string; state: string; minimum: string }[]
  }
  const raise = products.find(({ state }) => state === 'subscribing')
  await client.granted('raise/apply', { id: raise?.id, amount: raise?.minimum })
  const offers = (await client.granted('block/list')) as { id: string; state: string }[]
  const { id: block } = offers.find(({ state }) => state === 'subscribing') ?? { id: '' }
  const { key } = (await client.granted('block/detail', { id: block })) as { key: string }
  await client.granted('block/apply', { id: block, quantity: '1000', key })
  await agree(client)

  client.pass(3 * DAY + 20 * 60 * 60_000)
  await agree(client)
  const loans = await rowsOf(client, 'funds/loans')
  const [loan] = loans as { id: string; state: string; kind: string }[]
  await client.granted('funds/repayLoan', { id: loan?.id, amount: '1000' })
  for (const { positionId } of positions)
    await client.granted('trade/sell', { id: positionId, quantity: '100', type: 'market' })
  await client.granted('follow/end', { id: followed.id })
  await client.granted('ai/leave', { id: joined.id })
  expect(await agree(client)).toEqual([
    'block',
    'buy',
    'deposit',
    'dividend',
    'exchange',
    'follow',
    'followEnd',
    'loan',
    'portfolio',
    'portfolioEnd',
    'raise',
    'repayment',
    'sell',
  ])
})
