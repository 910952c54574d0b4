import { isOnTick, roundToTick, tickSize, tickTables } from '@kabuto/domain/market'
import { minus } from '@kabuto/domain/shared'
import { describe, expect, test } from 'vitest'
import { ladderFor, written } from './ladder.ts'

describe.each(tickTables)('the ladder of %s', (table) => {
  const ladder = ladderFor(table)
  // Around every step at which a tick may change, and some between.
  const edges = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((power) =>
    [1, 3, 5].map((digit) => ladder.stepAt(digit * 10 ** power * (table === 'us' ? 10_000 : 10))),
  )
  const steps = [
    ...new Set([1, 2, 777, ...edges.flatMap((edge) => [edge - 2, edge - 1, edge, edge + 1, edge + 2, edge + 1234])]),
  ].filter((step) => step > 0)

  test('every step is a price that can be asked, one tick above the last', () => {
    for (const step of steps) {
      const price = ladder.amountAt(step)
      expect(isOnTick(price, table), `at ${price}`).toBe(true)
      expect(roundToTick(minus(price, '0.00001'), table, 'down'), `below ${price}`).toBe(
        ladder.amountAt(Math.max(1, step - 1)),
      )
    }
  })

  test('there and back again', () => {
    for (const step of steps) {
      expect(ladder.stepOf(ladder.amountAt(step))).toBe(step)
      expect(ladder.stepAt(ladder.unitsAt(step))).toBe(step)
    }
  })

  test('between two steps it rounds as the domain does', () => {
    for (const step of steps) {
      const price = ladder.amountAt(step)
      const between = minus(ladder.amountAt(step + 1), String(Number(tickSize(price, table)) / 4))
      for (const direction of ['down', 'nearest', 'up'] as const) {
        expect(ladder.amountAt(ladder.stepOf(between, direction)), `${between} ${direction}`).toBe(
          roundToTick(between, table, direction),
        )
      }
    }
  })
})

test.each([
  [0, 1, '0'],
  [28_465, 1, '2846.5'],
  [28_460, 1, '2846'],
  [-345, 1, '-34.5'],
  [-5, 1, '-0.5'],
  [1_843_200, 4, '184.32'],
  [12, 4, '0.0012'],
  [4_821_240, 2, '48212.4'],
])('%i units with %i decimals are %s', (units, decimals, amount) => {
  expect(written(units, decimals)).toBe(amount)
})
