import type { Instrument, StockDetail } from '@kabuto/domain/market'
import { addDays, type Amount, businessDayFrom, calendarOf, type Day, dayNumber } from '@kabuto/domain/shared'
import { fraction, hashed, hashedText } from './hash.ts'
import { written } from './ladder.ts'
import { tradingDays } from './tradingDays.ts'

type Dividend = StockDetail['dividends'][number]

/** Months between two dividends, and days from the last day of a half or quarter until it is paid. */
const rhythm = { jpy: { months: 6, until: 75 }, usd: { months: 3, until: 28 } } as const

/** Most pay something; young companies of the growth board nothing. */
function yearlyPart({ section, kind }: Instrument, hash: number): number {
  if (section === 'growth' || hash % 9 === 0) return 0
  return kind === 'etf' ? 0.018 : 0.008 + 0.03 * fraction(hash)
}

function monthEnd(months: number): Day {
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1]
  return addDays(month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`, -1)
}

/** A little more every few years. */
function perShare(market: Instrument['market'], price: number, part: number, months: number): Amount {
  const { months: every } = rhythm[market]
  const once = ((price * part * every) / 12) * (1 + 0.01 * (Math.floor(months / 12) - 2026))
  return market === 'jpy' ? String(Math.max(1, Math.round(once))) : written(Math.max(1, Math.round(once * 100)), 2)
}

/**
 * Who holds on the record day gets it, so the first day without is as long before as a trade takes to settle, less one.
 */
function exDayOf({ market }: Instrument, end: Day): Day {
  const days = tradingDays(market)
  const record = days.upTo(dayNumber(end))
  return days.dayAt(market === 'jpy' ? record - 1 : record)
}

/** The next two, forecast, and the last two, paid; the newest first. `price` is about what a share costs. */
export function dividendsOf(instrument: Instrument, price: number, today: Day): Dividend[] {
  const { market, symbol, listedOn, delistedOn } = instrument
  const hash = hashedText(0, symbol)
  const part = yearlyPart(instrument, hashed(hash, 5) >>> 0)
  const { months: every, until } = rhythm[market]
  const now = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
  // Half of Tokyo closes its books in March, the others by the month after a name that nobody knows.
  const shift = hash % 2 === 0 ? 2 : Math.abs(hash >> 4) % every
  const newest = now + every - ((now + every - shift) % every) + every
  return [0, 1, 2, 3, 4].flatMap((back) => {
    const months = newest - back * every
    const end = monthEnd(months)
    const exDay = exDayOf(instrument, end)
    if (part === 0 || exDay <= listedOn || (delistedOn !== undefined && exDay >= delistedOn)) return []
    const payDay = businessDayFrom(addDays(end, until), calendarOf[market])
    return [
      {
        exDay,
        payDay,
        perShare: perShare(market, price, part, months),
        state: payDay < today ? ('paid' as const) : ('forecast' as const),
      },
    ]
  })
}
