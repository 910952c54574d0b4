import { type Instrument, tickTableAt } from '../market/instrument.ts'
import { dailyLimit, luldBands, type PriceRange, type Widened } from '../market/limits.ts'
import { decimalsAt, isOnTick, ticksAround } from '../market/ticks.ts'
import { parseAmount, type Parsed } from '../shared/input/input.ts'
import { type Amount, isAbove, isBelow } from '../shared/amount/money.ts'
import { refuse } from '../shared/refusal/refusal.ts'
import { calendarOf } from '../shared/time/calendars.ts'
import { fillsAt, sessionAt } from '../shared/time/sessions.ts'
import type { OrderSession } from '../shared/time/calendar.ts'
import type { Instant } from '../shared/time/tokyoTime.ts'

/** Of a quote, what an order is priced by. */
export type Quoted = {
  last: Amount
  bid: Amount | null
  ask: Amount | null
  /** The base of the day's price limit. */
  base: Amount
  widened?: Widened | undefined
  volume: number
}

/** As many as an amount on the wire has: a price between ticks is refused as such, not as no number. */
const MOST_DECIMALS = 8

type Asked = {
  side: 'long' | 'short'
  type: 'market' | 'limit'
  price: string
  session: OrderSession
  intent?: 'open' | 'close'
}
type Moment = { now: Instant; quote: Quoted }

function limitOf(instrument: Instrument, { now, quote }: Moment): PriceRange | undefined {
  const { market } = instrument
  // New York has no daily limit; LULD bands halt trading instead (facts §6).
  if (market === 'usd') return undefined
  return dailyLimit(quote.base, tickTableAt(instrument, sessionAt(calendarOf[market], now).day), quote.widened)
}

/** Buying opens a long and closes a short. */
export function isBuy({ side, intent = 'open' }: Pick<Asked, 'side' | 'intent'>): boolean {
  return (side === 'long') === (intent === 'open')
}

/**
 * How far a market order that has to wait may be filled from here: the day's limit, in New York the band around the
 * last price.
 */
function reach(instrument: Instrument, moment: Moment): PriceRange {
  const { quote, now } = moment
  return limitOf(instrument, moment) ?? luldBands(quote.last, instrument.luldTier ?? 2, now)
}

/**
 * A market order is reckoned at the other side of the book; where it cannot fill at once, at the end of what it may
 * reach.
 */
export function marketPrice(
  asked: Pick<Asked, 'side' | 'intent' | 'session'>,
  instrument: Instrument,
  moment: Moment,
): Amount {
  const { quote, now } = moment
  const buys = isBuy(asked)
  const touch = buys ? quote.ask : quote.bid
  if (touch !== null && fillsAt(calendarOf[instrument.market], now, asked.session)) return touch
  const { low, high } = reach(instrument, moment)
  return buys || opensShort(asked) ? high : low
}

/** What it is sold for must be secured: the higher, the more. */
function opensShort({ side, intent = 'open' }: Pick<Asked, 'side' | 'intent'>): boolean {
  return side === 'short' && intent === 'open'
}

/** What an order is reckoned at: its price, or more where it would be sold short for more at once. */
export function reckonedPrice(
  asked: Pick<Asked, 'side' | 'intent' | 'session'>,
  price: Amount,
  { market }: Pick<Instrument, 'market'>,
  { quote: { bid }, now }: Moment,
): Amount {
  return opensShort(asked) && bid !== null && isAbove(bid, price) && fillsAt(calendarOf[market], now, asked.session)
    ? bid
    : price
}

/** The price that an order is for: inside the day's limit, whose ends are ticks, and on a tick. */
export function checkPrice(asked: Asked, instrument: Instrument, moment: Moment): Parsed<Amount> {
  if (asked.type === 'market') return { value: marketPrice(asked, instrument, moment) }
  const parsed = parseAmount(asked.price, 'price', MOST_DECIMALS)
  if ('refusal' in parsed) return parsed
  const { value: price } = parsed
  const unit = instrument.market === 'usd' ? ({ unit: 'USD' } as const) : {}
  const range = limitOf(instrument, moment)
  const table = tickTableAt(instrument, sessionAt(calendarOf[instrument.market], moment.now).day)
  const written = { ...(range && { decimals: decimalsAt(range.low, table) }), ...unit }
  if (range && (isBelow(price, range.low) || isAbove(price, range.high)))
    return { refusal: refuse('priceLimit', { ...range, yours: price, ...written }, 'price') }
  return isOnTick(price, table)
    ? parsed
    : { refusal: refuse('tickSize', { ...ticksAround(price, table), ...written }, 'price') }
}
