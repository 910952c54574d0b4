import { expect, test } from 'vitest'
import { isSame } from '../shared/money.ts'
import type { Position } from './entities.ts'
import { figuresAt, isHeld } from './live.ts'
import { samplePositions } from './samples.ts'

const [held, waiting, closing] = samplePositions as [Position, Position, Position]

test('what is held or about to be closed is worth its price, an order is not', () =>
  expect([held, waiting, closing].map(isHeld)).toEqual([true, false, true]))

test('at the price it was told with the figures are as they were told', () => {
  for (const position of [held, closing]) {
    const { marketValue, profit } = figuresAt(position, position.lastPrice)
    expect([isSame(marketValue, position.marketValue), isSame(profit, position.profit)]).toEqual([true, true])
  }
})

test('a long position gains with the price, after the fees that it has cost', () =>
  expect(figuresAt(held, '2851')).toEqual({
    lastPrice: '2851',
    marketValue: '285100',
    profit: '3675',
    profitPercent: expect.stringMatching(/^1\.307/),
  }))

test('a short one loses by it', () => {
  const short: Position = { ...held, side: 'short', profit: '-3725' }
  expect(figuresAt(short, '2851')).toMatchObject({ marketValue: '285100', profit: '-4225' })
})

test('an order has no profit, whatever the price; of what cost nothing there is no per cent', () => {
  expect(figuresAt(waiting, '2000')).toMatchObject({ marketValue: '0', profit: '0', profitPercent: null })
  const gift: Position = { ...held, marketValue: '284600', profit: '284600', feeLines: [] }
  expect(figuresAt(gift, '2846').profitPercent).toBeNull()
})
