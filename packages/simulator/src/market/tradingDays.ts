import { calendarOf, type Day, dayNumber, dayOf, isBusinessDay, type Market } from '@kabuto/domain/shared'

/** The first day of all prices. So many levels of halving hold all days of trading there are: until 2047. */
const FIRST: Day = '2016-01-04'
const LEVELS = 13
export const DAYS = 2 ** LEVELS

/** A market's open days, numbered from 0. */
export type TradingDays = {
  dayAt: (index: number) => Day
  /** The last open day up to and including a day, by its number; −1 before the first. */
  upTo: (number: number) => number
  /** The first open day from a day on. */
  from: (day: Day) => number
}

function isWeekday(number: number): boolean {
  // 1970-01-01 was a Thursday.
  return (number + 4) % 7 !== 0 && (number + 4) % 7 !== 6
}

function countDays(market: Market): TradingDays {
  const first = dayNumber(FIRST)
  const numbers: number[] = []
  const last: number[] = []
  for (let number = first; numbers.length <= DAYS; number += 1) {
    if (isWeekday(number) && isBusinessDay(dayOf(number), calendarOf[market])) numbers.push(number)
    last.push(numbers.length - 1)
  }
  const upTo = (number: number): number => (number < first ? -1 : (last[number - first] ?? DAYS))
  return { dayAt: (index) => dayOf(numbers[index] ?? first), upTo, from: (day) => upTo(dayNumber(day) - 1) + 1 }
}

const counted = new Map<Market, TradingDays>()

export function tradingDays(market: Market): TradingDays {
  const known = counted.get(market) ?? countDays(market)
  counted.set(market, known)
  return known
}
