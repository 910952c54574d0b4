import { type BlockOffer, soldOut } from '@kabuto/domain/blocks'
import { type Instrument, roundToTick, tickTableAt } from '@kabuto/domain/market'
import { addDays, type Day, type Instant, tokyoInstant } from '@kabuto/domain/shared'
import { beforeEach, describe, expect, test } from 'vitest'
import { booksOf, MEMBER, NOW } from '../../books/testing.ts'
import type { AccountContext } from '../../engine/context.ts'
import { blockOffer, blockOffers, changeTaken, keyOf } from './offers.ts'

const SALE = 'block-2026-11-16-0'
const open = tokyoInstant('2026-11-16', 9 * 60)
const over = tokyoInstant('2026-11-20', 15 * 60)

let context: AccountContext
beforeEach(() => {
  context = booksOf(MEMBER, NOW)
})

const salesAt = (now: Instant, changed: Partial<AccountContext> = {}): Promise<BlockOffer[]> =>
  blockOffers({ ...context, ...changed, now })
const sale = async (id = SALE): Promise<BlockOffer> => {
  const found = await blockOffer(context, id)
  if (!found) throw new Error(`${id} is not on sale`)
  return found
}
const ids = (sales: readonly BlockOffer[]): string[] => sales.map(({ id }) => id)
const symbols = (sales: readonly BlockOffer[]): string[] => sales.map(({ symbol }) => symbol)
const noon = (day: Day): Instant => tokyoInstant(day, 12 * 60)

/** A market of so many stocks of the real one, changed. */
function stocks(...changes: Partial<Instrument>[]): Partial<AccountContext> {
  const [first] = context.market.instruments('jpy').filter(({ kind, section }) => kind === 'stock' && section)
  const changed = changes.map((change): Instrument => ({ ...(first as Instrument), section: 'prime', ...change }))
  return { market: { ...context.market, instruments: () => changed } }
}

const times = async (day: Day, monday: Day) => {
  const found = (await salesAt(noon(day))).find(({ id }) => id === `block-${monday}-0`)
  return [found?.from, found?.to, found?.deadline, found?.lockedThrough]
}

describe('blocks', () => {
  test.each([
    ['2026-11-20', ['09', '16', '23']],
    ['2026-11-22', ['09', '16', '23']],
    ['2026-11-23', ['16', '23', '30']],
  ])('are three a week: of the last one, this one and the next one, on %s', async (day, mondays) => {
    const wanted = mondays.flatMap((monday) => [0, 1, 2].map((index) => `block-2026-11-${monday}-${index}`))
    expect(ids(await salesAt(noon(day))).toSorted()).toEqual(wanted)
  })

  test('that are open come first, then those to come, then those that are over, each the latest first', async () => {
    const weeks = async (now: Instant) => {
      const labels = (await salesAt(now)).map(({ state, id }) => `${state} ${id.slice(6, -2)}`)
      return [...new Set(labels)]
    }
    expect(await weeks(over - 1)).toEqual(['subscribing 2026-11-16', 'toBeSubscribed 2026-11-23', 'ended 2026-11-09'])
    expect(await weeks(over)).toEqual(['toBeSubscribed 2026-11-23', 'ended 2026-11-16', 'ended 2026-11-09'])
    expect(await weeks(open - 1)).toEqual([
      'toBeSubscribed 2026-11-23',
      'toBeSubscribed 2026-11-16',
      'ended 2026-11-09',
    ])
    context.work.put('blockOffers', { id: 'block-2026-11-16-1', taken: 0, closedReason: '売主の都合' })
    expect(ids(await salesAt(NOW)).slice(0, 6)).toEqual([
      'block-2026-11-16-2',
      'block-2026-11-16-0',
      'block-2026-11-23-2',
      'block-2026-11-23-1',
      'block-2026-11-23-0',
      'block-2026-11-16-1',
    ])
  })

  test('last from the first day of trading of a week to the last one', async () => {
    // Monday is a holiday, and then a Friday.
    const [from, to] = ['2026-11-24T09:00:00+09:00', '2026-11-27T15:00:00+09:00']
    expect(await times('2026-11-20', '2026-11-23')).toEqual([from, to, to, '2026-12-04'])
    const thursday = '2028-02-10T15:00:00+09:00'
    expect(await times('2028-02-09', '2028-02-07')).toEqual([
      '2028-02-07T09:00:00+09:00',
      thursday,
      thursday,
      '2028-02-18',
    ])
  })

  test('cost less than at the close before the sale, or the last close there is, by two to five per cent', async () => {
    const sales = await salesAt(NOW)
    const days: Record<string, Day> = { '09': '2026-11-08', '16': '2026-11-15', '23': '2026-11-19' }
    for (const { id, symbol, close, price, discountPercent, from } of sales) {
      const instrument = context.market.instrument(symbol)
      if (!instrument) throw new Error(`${symbol} is none`)
      expect([id, close]).toEqual([id, context.market.closeOf(symbol, days[id.slice(14, 16)] ?? '')])
      expect([2, 3, 4, 5]).toContain(Number(discountPercent))
      const exact = ((Number(close) * (100 - Number(discountPercent))) / 100).toFixed(4)
      expect([id, price]).toEqual([id, roundToTick(exact, tickTableAt(instrument, from.slice(0, 10)), 'down')])
    }
    expect(new Set(sales.map(({ discountPercent }) => discountPercent)).size).toBeGreaterThan(1)
  })

  test('are of stocks that the seed and the slot choose', async () => {
    const mine = symbols(await salesAt(NOW))
    expect(new Set(mine).size).toBeGreaterThan(6)
    expect(symbols(await salesAt(NOW, { seed: 'another' }))).not.toEqual(mine)
  })

  test.each<[string, Partial<Instrument>, number]>([
    ['of the prime section is', {}, 9],
    ['of another section is not', { section: 'growth' }, 0],
    ['that is a fund is not', { kind: 'etf' }, 0],
    ['that is halted is not', { haltedSince: '2026-11-19' }, 0],
    ['that will be delisted is not', { delistedOn: '2026-12-30' }, 0],
    // Thirty days before the second sale of three.
    ['that was listed for thirty days is', { listedOn: '2026-10-17' }, 6],
    ['that was listed a day later is not yet', { listedOn: '2026-10-18' }, 3],
  ])('a stock %s sold', async (_, change, count) => {
    expect(await salesAt(NOW, stocks(change))).toHaveLength(count)
  })

  test('are none where there is no stock, or no price', async () => {
    expect(await salesAt(NOW, stocks())).toEqual([])
    expect(await salesAt(NOW, { market: { ...context.market, closeOf: () => undefined } })).toEqual([])
    expect(await blockOffer(context, 'block-2026-11-16-3')).toBeUndefined()
  })
})

describe('of a block', () => {
  test('others take more and more, evenly until its deadline', async () => {
    const left = async (now: Instant, id = SALE) => (await salesAt(now)).find((one) => one.id === id)?.remainingShares
    const { totalShares } = await sale()
    expect(await left(open - 7 * 24 * 3_600_000)).toBe(totalShares)
    expect(await left(open)).toBe(totalShares)
    const atTheEnd = await left(over)
    expect(await left(over + 3_600_000)).toBe(atTheEnd)
    const taken = totalShares - (atTheEnd ?? 0)
    expect(taken).toBeGreaterThanOrEqual(totalShares * 0.7 - 1000)
    const half = totalShares - ((await left((open + over) / 2)) ?? 0)
    expect(Math.abs(taken / 2 - half)).toBeLessThanOrEqual(1000)
    const listed = (await salesAt(NOW)).map(({ id, totalShares: total, remainingShares }) => [
      id,
      total,
      remainingShares,
    ])
    expect(listed.slice(0, 4)).toEqual([
      ['block-2026-11-16-2', 221_000, 57_000],
      ['block-2026-11-16-1', 255_000, 4000],
      [SALE, 231_000, 13_000],
      ['block-2026-11-23-2', 224_000, 224_000],
    ])
  })

  test('nothing more is taken than there is; what is sold out says so in the language that is asked in', async () => {
    const gone = 'block-2026-11-09-0'
    const inLanguage = async (language: 'ja' | 'en') => (await salesAt(NOW, { language })).find(({ id }) => id === gone)
    context.work.put('blockOffers', { id: gone, taken: 400_000, closedReason: null })
    expect(await inLanguage('ja')).toMatchObject({ remainingShares: 0, closedReason: soldOut.ja, state: 'ended' })
    expect(await inLanguage('en')).toMatchObject({ closedReason: soldOut.en })
  })

  test('what members take is counted, and what they give back', async () => {
    await changeTaken(context, SALE, 3000)
    await changeTaken(context, SALE, 2000)
    expect(await context.work.get('blockOffers', SALE)).toEqual({ id: SALE, taken: 5000, closedReason: null })
    expect(await sale()).toMatchObject({ remainingShares: 8000, closedReason: null })
    context.work.put('blockOffers', { id: SALE, taken: 5000, closedReason: '売主の都合' })
    await changeTaken(context, SALE, -1000)
    expect(await context.work.get('blockOffers', SALE)).toEqual({ id: SALE, taken: 4000, closedReason: '売主の都合' })
  })

  test.each([
    [12_000, 1000, null],
    [12_001, 999, soldOut.ja],
    [13_000, 0, soldOut.ja],
  ])('of which %d are taken %d are left, and it is closed as %j', async (taken, remainingShares, closedReason) => {
    await changeTaken(context, SALE, taken)
    expect(await sale()).toMatchObject({ remainingShares, closedReason })
  })

  test('seller and risks are told in the language that is asked in', async () => {
    expect(await sale()).toMatchObject({
      names: context.market.instrument((await sale()).symbol)?.names,
      seller: { name: '霞パートナーズ（モギ）', seatAccount: 'モギ席' },
      minShares: 1000,
      maxShares: 10_000,
      unit: 1000,
    })
    expect((await sale()).risks).toContain('ロックアップの間は売却できません。')
    context = { ...context, language: 'en' }
    expect((await sale()).seller.name).toBe('Kasumi Partners (simulated)')
    expect((await sale()).risks).toContain('Nothing can be sold during the lock-up.')
    expect(new Set((await salesAt(NOW)).map(({ seller }) => seller.name)).size).toBeGreaterThan(2)
  })

  test('the key is six letters and digits that hang on the block and on a secret', async () => {
    context.work.put('secrets', { id: 'quotes', value: 'sealed' })
    const digested: string[] = []
    const digest = (text: string): Promise<string> => {
      digested.push(text)
      return Promise.resolve('+/zaB=cD-e1f2_')
    }
    expect(await keyOf({ ...context, digest }, SALE)).toBe('CDE1F2')
    expect(digested).toEqual([`sealed key ${SALE}`])
  })
})

test('a stock of a block that is told ahead is known for thirty days at its first day', async () => {
  const { market } = context
  for (const { symbol, from } of await salesAt(NOW))
    expect((market.instrument(symbol)?.listedOn ?? '') <= addDays(from.slice(0, 10), -30)).toBe(true)
})
