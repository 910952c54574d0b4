import { toIso } from '@kabuto/domain/shared'
import { beforeEach, describe, expect, test } from 'vitest'
import { at, books, MEMBER, NOW, pending, row, SYMBOL, waiting } from '../../books/testing.ts'
import type { AccountContext } from '../../engine/context.ts'
import type { FillQuery } from '../../engine/marketData.ts'
import { expiryOf, restOf, withExpectedFill } from './waiting.ts'

let context: AccountContext
beforeEach(() => {
  context = books()
})

describe('an order expires', () => {
  test.each([
    ['in Tokyo with the auction after the close', 'jpy', '20T14:32:00', 'regular', '2026-11-20T15:31:00+09:00'],
    ['in the morning at the end of the same day', 'jpy', '20T09:05:00', 'regular', '2026-11-20T15:31:00+09:00'],
    ['in the PTS of the morning when Tokyo opens', 'jpy', '20T08:30:00', 'pre', '2026-11-20T09:00:00+09:00'],
    ['in the PTS of the night with the night', 'jpy', '20T18:00:00', 'after', '2026-11-20T23:59:00+09:00'],
    ['in New York with the close, where there is none', 'usd', '20T23:45:00', 'regular', '2026-11-21T06:00:00+09:00'],
  ] as const)('%s', (_, market, now, session, expected) =>
    expect(toIso(expiryOf(market, at(now), session))).toBe(expected),
  )
})

const rested = () => restOf(context, row())

describe('the rest of an order', () => {
  test('is what still waits under its number', async () => {
    const rest = pending('p5', '2600', { orderNumber: row().orderNumber, quantity: 40 })
    context.work.put('positions', row(), MEMBER)
    context.work.put('positions', rest, MEMBER)
    expect(await rested()).toEqual(rest)
  })

  test.each([
    ['another order', pending('a0', '1', { orderNumber: 'KB20261120-000009' })],
    ['the position itself', row({ state: 'pendingOrder' })],
    ['a part of it that is held', row({ id: 'a0' })],
  ])('is not %s', async (_, other) => {
    context.work.put('positions', other, MEMBER)
    expect(await rested()).toBeUndefined()
  })
})

test.each([
  ['long', 'open', true],
  ['long', 'close', false],
  ['short', 'open', false],
  ['short', 'close', true],
] as const)('the next fill of a %s order to %s is looked for until it expires', (side, intent, buys) => {
  const searched: unknown[] = []
  const fill = { at: NOW + 1, price: '2690', size: 100 }
  const firstFill = (query: FillQuery, ...span: number[]) => {
    searched.push([query, ...span])
    return intent === 'open' ? fill : undefined
  }
  const { touch: _, ...rest } = waiting
  const found = withExpectedFill(
    { ...context, market: { ...context.market, firstFill } },
    { symbol: SYMBOL, side, intent },
    rest,
    NOW,
  )
  expect(searched).toEqual([[{ symbol: SYMBOL, session: 'regular', buys, limit: '2700' }, NOW, waiting.expiresAt]])
  expect(found).toEqual({ ...rest, touch: intent === 'open' ? fill : null })
})
