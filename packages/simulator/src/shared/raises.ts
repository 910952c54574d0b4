import { lotPrice, type Raise } from '@kabuto/domain/offerings'
import { roundToTick, tickTableAt } from '@kabuto/domain/market'
import {
  addBusinessDays,
  addDays,
  businessDayFrom,
  type Day,
  divided,
  type Instant,
  type Language,
  times,
  toIso,
  tokyoInstant,
  tokyoTime,
} from '@kabuto/domain/shared'
import type { Desk } from '../handler.ts'
import { pick } from './chance.ts'

/** Two companies raise money in a month; what of last month is not booked yet can still be looked at. */
const A_MONTH = 2
const FROM = 9 * 60
const DEADLINE = 15 * 60
const OPEN_DAYS = 12
const ISSUED_AFTER = 5
const LOCKED_AFTER = 20
const LEAST_LOTS = 1
const MOST_LOTS = 20

const risks: Record<Language, readonly string[]> = {
  ja: ['割り当てられた株は、ロックアップの間は売却できません。', '割当価格を株価が下回ることがあります。'],
  en: [
    'Shares that are allotted cannot be sold during the lock-up.',
    'The price can fall below the price of the fund-raising.',
  ],
  'zh-Hant': ['配售股份於閉鎖期間不可賣出。', '股價可能低於配售價。'],
}

function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`
}

/** What others have paid by now, over the time that it is open. */
function raisedByOthers(
  id: string,
  lots: number,
  { from, to, now }: { from: Instant; to: Instant; now: Instant },
): number {
  const share = Math.min(1, Math.max(0, (now - from) / (to - from)))
  return Math.floor((lots * (50 + pick(`${id} crowd`, 40)) * share) / 100)
}

async function raiseOf(desk: Desk, month: Day, index: number): Promise<Raise | undefined> {
  const { market, now, seed, language, work } = desk
  const id = `raise-${month.slice(0, 7)}-${index}`
  const stocks = market
    .instruments('jpy')
    .filter(
      ({ kind, section, haltedSince, delistedOn, listedOn }) =>
        kind === 'stock' &&
        section === 'growth' &&
        haltedSince === undefined &&
        delistedOn === undefined &&
        listedOn < month,
    )
  const instrument = stocks[pick(`${seed} ${id}`, stocks.length)]
  const first = addBusinessDays(businessDayFrom(month), 1 + index * 3)
  const close = instrument && market.closeOf(instrument.symbol, addDays(first, -1))
  if (!instrument || close === undefined) return undefined
  const last = addBusinessDays(first, OPEN_DAYS)
  const issueDate = addBusinessDays(last, ISSUED_AFTER)
  const price = roundToTick(divided(times(close, '97'), '100', 4, 'floor'), tickTableAt(instrument, first), 'down')
  const lot = lotPrice({ price, unit: instrument.unit })
  const lots = 1000 + pick(`${id} lots`, 2000)
  const [from, to] = [tokyoInstant(first, FROM), tokyoInstant(last, DEADLINE)]
  const row = await work.get('raises', id)
  return {
    id,
    symbol: instrument.symbol,
    names: instrument.names,
    price,
    unit: instrument.unit,
    minimum: times(lot, String(LEAST_LOTS)),
    maximum: times(lot, String(MOST_LOTS)),
    target: times(lot, String(lots)),
    raised: times(lot, String(Math.min(lots, raisedByOthers(id, lots, { from, to, now }) + (row?.lots ?? 0)))),
    opensAt: toIso(from),
    deadline: toIso(to),
    issueDate,
    lockedThrough: addBusinessDays(issueDate, LOCKED_AFTER),
    risks: [...risks[language]],
  }
}

/** The placements of this month and the last one, the newest first. */
export async function raisesNow(desk: Desk): Promise<Raise[]> {
  const month = firstOfMonth(tokyoTime(desk.now).day)
  const found: Raise[] = []
  for (const from of [firstOfMonth(addDays(month, -1)), month]) {
    for (let index = 0; index < A_MONTH; index += 1) {
      const raise = await raiseOf(desk, from, index)
      if (raise) found.push(raise)
    }
  }
  return found.toReversed()
}

export async function raiseNow(desk: Desk, id: string): Promise<Raise | undefined> {
  const [, year, month, index] = /^raise-(\d{4})-(\d{2})-([01])$/.exec(id) ?? []
  return year === undefined ? undefined : raiseOf(desk, `${year}-${month}-01`, Number(index))
}
