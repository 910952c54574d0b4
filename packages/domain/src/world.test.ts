import { describe, expect, test } from 'vitest'
import { sampleQueue } from './backoffice/samples.ts'
import { sampleBlockApplications, sampleBlocks } from './blocks/samples.ts'
import {
  sampleEndedFollows,
  sampleFollowOrder,
  sampleHolding,
  samplePortfolio,
  sampleTraders,
} from './follow/samples.ts'
import { sampleDeposits, sampleFundsInReview, sampleNow, sampleWithdrawals } from './funds/samples.ts'
import { sampleInstruments, sampleQuotes, sampleDetail } from './market/samples.ts'
import { sampleRaiseApplications } from './offerings/samples.ts'
import { isBelow, isSame, minus, quotient, rounded, times } from './shared/money.ts'
import { sampleDividends, samplePositions, samplePreview } from './trading/samples.ts'

const quoteOf = (symbol: string) => sampleQuotes.find((quote) => quote.symbol === symbol)
const isOpen = ({ state }: { state: string }): boolean =>
  ['pendingOrder', 'holding', 'preparingToClose'].includes(state)

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
    const told = sampleQueue.flatMap(({ kind, id, amount }) => (records[kind] ? [{ kind, id, amount }] : []))
    const kept = told.map(({ kind, id }) => ({ kind, id, amount: records[kind]?.find((one) => one.id === id)?.amount }))
    expect(told).toEqual(kept)
    expect(told).toHaveLength(4)
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
})
