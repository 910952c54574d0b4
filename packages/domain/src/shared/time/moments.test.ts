import { expect, test } from 'vitest'
import { takesDayTrades } from '../../trading/dayTrade.ts'
import { moments } from './moments.ts'
import { newYork, tokyo } from './calendars.ts'
import { fundsWindow } from './fundsWindow.ts'
import { fillsAt, sessionAt, takesOrders, tradeDayAt } from './sessions.ts'

type Open = 'orders' | 'fills' | 'dayTrades' | 'funds'

/** The sessions of Tokyo and New York, what is open in Tokyo, and the day that a trade there would count for. */
const kinds: Record<keyof typeof moments, [string, string, Open[], string]> = {
  pictures: ['afternoon', 'closed', ['orders', 'fills', 'dayTrades', 'funds'], '2026-11-20'],
  beforeOrders: ['closed', 'after', [], '2026-11-20'],
  beforeOpening: ['pre', 'after', ['orders', 'dayTrades'], '2026-11-20'],
  morning: ['morning', 'closed', ['orders', 'fills', 'dayTrades', 'funds'], '2026-11-20'],
  lunch: ['lunch', 'closed', ['funds'], '2026-11-20'],
  lastMinutes: ['afternoon', 'closed', ['orders', 'fills', 'funds'], '2026-11-20'],
  closingAuction: ['preClosing', 'closed', ['orders', 'funds'], '2026-11-20'],
  closed: ['closed', 'closed', ['funds'], '2026-11-20'],
  ptsNight: ['after', 'pre', ['funds'], '2026-11-24'],
  lastMinuteOfFunds: ['after', 'pre', ['funds'], '2026-11-24'],
  fundsClosed: ['after', 'pre', [], '2026-11-24'],
  newYork: ['after', 'regular', [], '2026-11-24'],
  saturday: ['closed', 'closed', [], '2026-11-24'],
  holiday: ['closed', 'closed', [], '2026-11-24'],
  newYorkHoliday: ['after', 'closed', [], '2026-11-27'],
  newYorkShortDay: ['closed', 'after', [], '2026-11-30'],
  lastDayOfYear: ['afternoon', 'closed', ['orders', 'fills', 'dayTrades', 'funds'], '2026-12-30'],
  newYear: ['closed', 'closed', [], '2027-01-04'],
  summerTime: ['after', 'regular', [], '2027-03-16'],
}

const isOpen: Record<Open, (now: number) => boolean> = {
  orders: (now) => takesOrders(tokyo, now, 'regular'),
  fills: (now) => fillsAt(tokyo, now, 'regular'),
  dayTrades: takesDayTrades,
  funds: (now) => fundsWindow(now).open,
}

test.each(Object.entries(kinds))('%s is what its name says', (name, [inTokyo, inNewYork, open, tradeDay]) => {
  const now = moments[name as keyof typeof moments]
  expect([sessionAt(tokyo, now).kind, sessionAt(newYork, now).kind, tradeDayAt(tokyo, now)]).toEqual([
    inTokyo,
    inNewYork,
    tradeDay,
  ])
  expect(Object.entries(isOpen).flatMap(([what, holds]) => (holds(now) ? [what] : []))).toEqual(open)
})
