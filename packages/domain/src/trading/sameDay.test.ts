import { describe, expect, test } from 'vitest'
import { type DayFill, goesRound, sameDayOf } from './sameDay.ts'

const buy = (quantity: number, amount: string): DayFill => ({ side: 'buy', quantity, amount })
const sell = (quantity: number, amount: string): DayFill => ({ side: 'sell', quantity, amount })

describe('差金決済', () => {
  test('the worked example: buy, sell, buy is refused without fresh money', () => {
    const round = sameDayOf('2000000', 0, [buy(1000, '2000000'), sell(1000, '2100000')])
    expect(round).toEqual({ usable: '0', fresh: '0', barred: '2100000', locked: 0 })
    expect(goesRound('2000000', round)).toBe(true)
  })

  test('the worked example: with twice the money before it is allowed', () => {
    const round = sameDayOf('4000000', 0, [buy(1000, '2000000'), sell(1000, '2100000')])
    expect(round.usable).toBe('2000000')
    expect([goesRound('2000000', round), goesRound('2000001', round)]).toEqual([false, true])
  })

  test('shares held from before: sell and buy is allowed, but what was bought is locked', () => {
    expect(sameDayOf('0', 100, [sell(100, '290000')])).toEqual({
      usable: '290000',
      fresh: '0',
      barred: '0',
      locked: 0,
    })
    expect(sameDayOf('0', 100, [sell(100, '290000'), buy(100, '280000')])).toEqual({
      usable: '10000',
      fresh: '0',
      barred: '0',
      locked: 100,
    })
  })

  test('with fresh money nothing is locked', () => {
    expect(sameDayOf('500000', 100, [sell(100, '290000'), buy(100, '280000')])).toEqual({
      usable: '510000',
      fresh: '220000',
      barred: '0',
      locked: 0,
    })
  })

  test('a sale of old and new shares together is shared out', () => {
    expect(sameDayOf('280000', 100, [buy(100, '280000'), sell(200, '580000')])).toEqual({
      usable: '290000',
      fresh: '0',
      barred: '290000',
      locked: 0,
    })
  })

  test('what does not divide goes to what was bought today, which is barred', () => {
    expect(sameDayOf('0', 1, [sell(3, '20')])).toMatchObject({ usable: '6.66', barred: '13.34' })
  })

  test('each sale takes from the old shares first, once', () => {
    expect(sameDayOf('280000', 100, [buy(100, '280000'), sell(100, '290000'), sell(100, '285000')])).toEqual({
      usable: '290000',
      fresh: '0',
      barred: '285000',
      locked: 0,
    })
    expect(sameDayOf('1', 0, [])).toEqual({ usable: '1', fresh: '1', barred: '0', locked: 0 })
    expect(sameDayOf('0.50', 1, [sell(1, '10.55')])).toEqual({
      usable: '11.05',
      fresh: '0.50',
      barred: '0',
      locked: 0,
    })
  })

  test('too little money is no matter of this rule', () =>
    expect(goesRound('100', { usable: '50', fresh: '50', barred: '0', locked: 0 })).toBe(false))
})
