import { describe, expect, test } from 'vitest'
import { sampleQueue } from './backoffice/samples.ts'
import { sampleBlockApplications, sampleBlockContext, sampleBlocks } from './blocks/samples.ts'
import {
  sampleEndedFollows,
  sampleFollowContext,
  sampleFollowOrder,
  sampleHolding,
  samplePortfolio,
  sampleTraders,
} from './follow/samples.ts'
import {
  sampleDeposits,
  sampleExchangeContext,
  sampleFunds,
  sampleFundsInReview,
  sampleHistory,
  sampleNow,
  sampleWithdrawals,
} from './funds/samples.ts'
import { sampleRepaymentContext } from './loans/samples.ts'
import { sampleInstruments, sampleQuotes, sampleDetail } from './market/samples.ts'
import { isOnTick } from './market/ticks.ts'
import { sampleRaiseApplications } from './offerings/samples.ts'
import { isBelow, isSame, minus, quotient, rounded, times } from './shared/amount/money.ts'
import { settlementDate } from './shared/time/businessDays.ts'
import { tokyoInstant } from './shared/time/tokyoTime.ts'
import { costOf } from './trading/cost.ts'
import { sampleDividends, sampleOrder, samplePositions, samplePreview, sampleWeighed } from './trading/samples.ts'

const quoteOf = (symbol: string) => sampleQuotes.find((quote) => quote.symbol === symbol)
const isOpen = ({ state }: { state: string }): boolean =>
  ['pendingOrder', 'holding', 'preparingToClose'].includes(state)

/** What was sold and waits for its day. */
const sold = [
  { what: '織部紡績', day: '2026-11-19', price: '995', table: 'standard' },
  { what: '浮雲証券', day: '2026-11-20', price: '993.4', table: 'topix500' },
] as const
const NOON = 12 * 60

describe('the samples are of one world', () => {
  test.each(samplePositions.filter(isOpen))('position $id of $symbol stands at the price of its quote', (position) => {
    const { symbol, lastPrice, quantity, filled, marketValue } = position
    expect(lastPrice).toBe(quoteOf(symbol)?.price)
    expect(marketValue).toBe(filled > 0 ? times(lastPrice, String(quantity)) : '0')
  })

  test('a purchase that waits is below the market', () => {
    for (const { symbol, limitPrice } of samplePositions.filter(({ state }) => state === 'pendingOrder'))
      expect(isBelow(limitPrice ?? '', quoteOf(symbol)?.price ?? '')).toBe(true)
  })

  test('the preview is of the price that is quoted', () => expect(samplePreview.price).toBe(quoteOf('0712')?.price))

  test.each(sampleBlocks)('block $id is priced from the close before, by its own discount', (block) => {
    const { symbol, close, price, discountPercent, names } = block
    expect(close).toBe(quoteOf(symbol)?.previousClose)
    const part = quotient(times(minus(close, price), '100'), close, 4, 'floor') ?? ''
    expect(rounded(part, 2, 'halfAwayFromZero')).toBe(discountPercent)
    expect(names).toEqual(sampleInstruments.find((instrument) => instrument.symbol === symbol)?.names)
  })

  test('what waits in the queue is the member’s own record, at its amount', () => {
    const records: Record<string, readonly { id: string; amount: string }[]> = {
      deposit: sampleDeposits,
      withdrawal: sampleWithdrawals,
      block: sampleBlockApplications,
      raise: sampleRaiseApplications,
    }
    const listed = sampleQueue.flatMap(({ kind, id, amount }) => (records[kind] ? [{ kind, id, amount }] : []))
    const kept = listed.map(({ kind, id }) => ({
      kind,
      id,
      amount: records[kind]?.find((one) => one.id === id)?.amount,
    }))
    expect(listed).toEqual(kept)
    expect(listed).toHaveLength(4)
  })

  test('a hold for a withdrawal is what was asked for', () => {
    const { amount } = sampleFundsInReview.holds.find(({ kind }) => kind === 'withdrawal') ?? {}
    expect(amount).toBe(sampleWithdrawals[0]?.amount)
  })

  test('each stake is a record of its own, not below its minimum, and its gain adds up', () => {
    const stakes = [sampleFollowOrder, ...sampleEndedFollows, sampleHolding]
    const minima = new Map(sampleTraders.flatMap(({ products }) => products.map(({ id, minimum }) => [id, minimum])))
    expect(new Set(stakes.map(({ orderNumber }) => orderNumber)).size).toBe(stakes.length)
    for (const { id, amount, value, profit, ...rest } of stakes) {
      const minimum = 'productId' in rest ? minima.get(rest.productId) : samplePortfolio.minimum
      expect({ id, profit, below: isBelow(amount, minimum ?? '') }).toEqual({
        id,
        profit: minus(value, amount),
        below: false,
      })
    }
  })

  test('no dividend is told as paid before its day, and each is its shares times what it pays', () => {
    for (const { payDay, state } of sampleDetail.dividends)
      expect(state).toBe(Date.parse(`${payDay}T09:00:00+09:00`) <= sampleNow ? 'paid' : 'forecast')
    for (const { side, quantity, perShare, amount } of sampleDividends)
      expect(isSame(amount, times(side === 'long' ? perShare : `-${perShare}`, String(quantity)))).toBe(true)
  })

  test('a hold is what the rules hold for its order or its margin, until then', () => {
    const [waiting, onMargin] = [sampleOrder, samplePositions.find(({ leverage }) => leverage === 2)]
    const { limitPrice, names, expiresAt, quantity } =
      samplePositions.find(({ orderNumber }) => orderNumber === waiting.orderNumber) ?? {}
    const priced = { market: 'jpy', side: 'long', leverage: 1, intent: 'open' } as const
    const cost = costOf({ ...priced, quantity: quantity ?? 0, price: limitPrice ?? '' }, sampleNow)
    expect(waiting).toMatchObject({ held: cost.total, feeLines: cost.feeLines })
    expect(sampleFunds.holds).toMatchObject([
      { kind: 'margin', amount: onMargin?.originalMargin, what: `${onMargin?.names.ja} 2倍` },
      { kind: 'order', amount: cost.total, what: names?.ja, frees: expiresAt },
    ])
  })

  test('a hold for a placement is the member’s own application', () => {
    const { amount, what } = sampleFundsInReview.holds.find(({ kind }) => kind === 'raise') ?? {}
    const waiting = sampleRaiseApplications.filter(({ state }) => state === 'pending')
    expect(waiting.map((one) => ({ amount: one.amount, what: one.names.ja }))).toEqual([{ amount, what }])
  })

  test('what waits to be settled is a sale at a price on its tick, less its fee, on its day', () => {
    const proceeds = sold.map(({ what, day, price, table }) => {
      const order = { market: 'jpy', side: 'long', leverage: 1, intent: 'close', quantity: 100, price } as const
      const { value, fees } = costOf(order, tokyoInstant(day, NOON))
      return { onTick: isOnTick(price, table), what, amount: minus(value, fees), settles: settlementDate('jpy', day) }
    })
    const listed = sampleFunds.unsettled.map(({ what, amount, settles }) => ({ onTick: true, what, amount, settles }))
    expect(proceeds).toEqual(listed)
  })

  test('every form is weighed against the same cash', () => {
    const { cash, available } = sampleFunds
    const own = { all: cash, available }
    expect([sampleBlockContext.cash, sampleFollowContext.cash, sampleExchangeContext.balances.JPY]).toEqual(
      Array.from({ length: 3 }, () => own),
    )
    expect(sampleWeighed.funds).toMatchObject({ cash: own, margin: { cash }, sameDay: { usable: available } })
    expect(sampleRepaymentContext.funds).toEqual({ cash, available })
    expect(samplePreview.available.before).toBe(available)
  })

  test('the history ends with the total of now, and today’s change leads to it', () => {
    const [before, last] = sampleHistory.slice(-2)
    expect(last?.total).toBe(sampleFunds.total)
    expect(minus(last?.total ?? '0', before?.total ?? '0')).toBe(sampleFunds.dayChange)
  })
})
