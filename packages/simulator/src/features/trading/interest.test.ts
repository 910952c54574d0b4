import { minus, plus, sum, times } from '@kabuto/domain/shared'
import type { Order, Position } from '@kabuto/domain/trading'
import { describe, expect, test } from 'vitest'
import { bench, clientOf, journalOf } from '../../testing.ts'

const MEMBER = '0000000009'
const ADMIN = '0000000099'
const QUANTITY = '200'

/** Decisions §6: per cent a year of 365 days, both ends counted, rounded down to the yen. */
const yearly = { long: ['marginInterest', 2.98], short: ['shortInterest', 1.15] } as const

describe('a position on credit that was opened on Friday, 2026-11-20', () => {
  test.each([
    ['long', '2026-11-20T14:00:00+09:00', 1],
    // Over a weekend and a holiday.
    ['long', '2026-11-24T10:00:00+09:00', 5],
    ['long', '2026-11-25T10:00:00+09:00', 6],
    ['long', '2026-12-18T10:00:00+09:00', 29],
    ['short', '2026-11-20T14:00:00+09:00', 1],
    ['short', '2026-11-24T10:00:00+09:00', 5],
    ['short', '2026-12-18T10:00:00+09:00', 29],
  ] as const)('%s and closed at %s pays the interest of %i days on that day', async (side, at, days) => {
    const room = await bench(Date.parse('2026-11-20T10:00:00+09:00'), undefined, [
      { id: MEMBER, scenario: 'fresh' },
      { id: ADMIN, scenario: 'fresh', isAdmin: true },
    ])
    const [member, admin] = [await clientOf(room, MEMBER), await clientOf(room, ADMIN)]
    const asked = { symbol: '0712', side, type: 'market', price: '', quantity: QUANTITY, leverage: 2 }
    const made = (await member.granted('trade/order', { ...asked, session: 'regular' })) as Order
    const { id } = made
    expect(made).toMatchObject({ state: 'holding', filled: Number(QUANTITY) })
    await admin.granted('admin/clock', { mode: 'fixed', at })
    await member.granted('trade/sell', { id, quantity: QUANTITY, type: 'market' })
    await admin.granted('admin/clock', { mode: 'fixed', at: at.replace(':00:00', ':20:00') })
    const closed = (await member.granted('trade/position', { id })) as Position
    const { buyPrice, sellPrice, originalMargin, feeLines } = closed
    const [rule, percent] = yearly[side]
    const cost = times(buyPrice ?? '', QUANTITY)
    const interest = String(Math.floor((Number(cost) * percent * days) / 36_500))
    expect(closed).toMatchObject({ state: 'closed' })
    expect(feeLines.filter((line) => line.rule === rule).map(({ amount }) => amount)).toEqual([interest])
    const paid = sum(made.feeLines.map(({ amount }) => amount))
    const fees = minus(minus(sum(feeLines.map(({ amount }) => amount)), paid), interest)
    const rise = minus(times(sellPrice ?? '', QUANTITY), cost)
    const gain = side === 'long' ? rise : minus('0', rise)
    expect((await journalOf(room, MEMBER)).filter(({ cause }) => cause === 'marginClosed')).toEqual([
      {
        cause: 'marginClosed',
        record: id,
        day: at.slice(0, 10),
        accounts: {
          margin: minus('0', originalMargin),
          available: minus(minus(plus(originalMargin, gain), fees), interest),
          result: minus('0', gain),
          fees,
          interest,
        },
      },
    ])
  })
})
