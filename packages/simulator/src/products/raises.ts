import { type Instrument, roundToTick, tickTableAt } from '@kabuto/domain/market'
import { lotPrice, type Raise, raiseState } from '@kabuto/domain/offerings'
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
import type { RequestContext } from '../engine/context.ts'
import { pick } from '../engine/chance.ts'

/** So many business days after the first of a month a company begins to raise money: there is always one that does. */
const OPENINGS = [1, 4, 12] as const
/** A fund-raising is listed until so many days after its deadline; it began at most so many months ago. */
const LISTED_AFTER = 30
const MONTHS = [3, 2, 1, 0] as const
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

/** What others have paid by now, over the time that it is open. */
function raisedByOthers(
  id: string,
  lots: number,
  { from, to, now }: { from: Instant; to: Instant; now: Instant },
): number {
  const share = Math.min(1, Math.max(0, (now - from) / (to - from)))
  return Math.floor((lots * (50 + pick(`${id} crowd`, 40)) * share) / 100)
}

/** Which one, and in which month: `raise-2026-11-2`. */
type Named = { id: string; month: Day; index: number }

function namedBy(id: string): Named | undefined {
  const [, month, index] = /^raise-(\d{4}-(?:0[1-9]|1[0-2]))-([012])$/.exec(id) ?? []
  return month === undefined ? undefined : { id, month: `${month}-01`, index: Number(index) }
}

type MarketSeed = Pick<RequestContext, 'market' | 'seed'>

function chosen({ market, seed }: MarketSeed, { id, month }: Named): Instrument | undefined {
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
  return stocks[pick(`${seed} ${id}`, stocks.length)]
}

const stocksOf = new WeakMap<RequestContext['market'], Map<string, Instrument | undefined>>()

/** Derived from the name, so nobody chose it; cached. */
function stockOf(source: MarketSeed, named: Named): Instrument | undefined {
  const known = stocksOf.get(source.market) ?? new Map<string, Instrument | undefined>()
  stocksOf.set(source.market, known)
  if (!known.has(named.id)) known.set(named.id, chosen(source, named))
  return known.get(named.id)
}

/** Whose shares were applied for, however long ago. */
export function stockOfRaise(source: MarketSeed, raiseId: string): Pick<Instrument, 'symbol' | 'names'> {
  const named = namedBy(raiseId)
  const stock = named && stockOf(source, named)
  if (!stock) throw new Error(`${raiseId} was applied for, but nobody raised anything`)
  return { symbol: stock.symbol, names: stock.names }
}

/** Nothing before the day on which it opens: its price follows from the close before. */
async function raiseOf(context: RequestContext, named: Named): Promise<Raise | undefined> {
  const { market, now, language, work } = context
  const { id, month, index } = named
  const first = addBusinessDays(businessDayFrom(month), OPENINGS[index] ?? 0)
  if (now < tokyoInstant(first)) return undefined
  const instrument = stockOf(context, named)
  const close = instrument && market.closeOf(instrument.symbol, addDays(first, -1))
  if (!instrument || close === undefined) return undefined
  const last = addBusinessDays(first, OPEN_DAYS)
  const issueDate = addBusinessDays(last, ISSUED_AFTER)
  const price = roundToTick(divided(times(close, '97'), '100', 4, 'floor'), tickTableAt(instrument, first), 'down')
  const lot = lotPrice({ price, unit: instrument.unit })
  const lots = 1000 + pick(`${id} lots`, 2000)
  const [from, to] = [tokyoInstant(first, FROM), tokyoInstant(last, DEADLINE)]
  const row = await work.get('raises', id)
  const raise = {
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
  return { ...raise, state: raiseState(raise, now) }
}

function monthBefore(day: Day, count: number): Day {
  return count === 0 ? `${day.slice(0, 7)}-01` : monthBefore(addDays(`${day.slice(0, 7)}-01`, -1), count - 1)
}

/** What is open and what was lately, the newest first. */
export async function raisesNow(context: RequestContext): Promise<Raise[]> {
  const { day } = tokyoTime(context.now)
  const found: Raise[] = []
  for (const month of MONTHS.map((count) => monthBefore(day, count)))
    for (const index of OPENINGS.keys()) {
      const raise = await raiseOf(context, { id: `raise-${month.slice(0, 7)}-${index}`, month, index })
      if (raise && tokyoTime(Date.parse(raise.deadline)).day >= addDays(day, -LISTED_AFTER)) found.push(raise)
    }
  return found.toReversed()
}

export async function raiseNow(context: RequestContext, id: string): Promise<Raise | undefined> {
  const named = namedBy(id)
  return named && raiseOf(context, named)
}
