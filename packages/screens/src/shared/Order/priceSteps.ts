import { type Instrument, nextTick, type PriceRange, tickTableAt } from '@kabuto/domain/market'
import { type Amount, type Day, isAbove, isBelow, parseAmount } from '@kabuto/domain/shared'
import type { MoneyStepperProps } from '@kabuto/ui-kit'

type Stepping = {
  /** As it was typed. */
  price: string
  /** Where there is no price yet one press leads here. */
  last: Amount
  instrument: Pick<Instrument, 'tickTable'>
  /** The day's limits; New York has none. */
  limit: PriceRange | null
  day: Day
  /** Why a press leads nowhere. */
  edge: string
}

/** As many as an amount on the wire has. */
const MOST_DECIMALS = 8

/** One tick up or down, and never past the day's limits. */
export function priceSteps({ price, last, instrument, limit, day, edge }: Stepping): MoneyStepperProps['step'] {
  const parsed = parseAmount(price, 'price', MOST_DECIMALS)
  if ('refusal' in parsed || !isAbove(parsed.value, '0')) return { up: { to: last }, down: { to: last } }
  const table = tickTableAt(instrument, day)
  const [up, down] = [nextTick(parsed.value, table, 'up'), nextTick(parsed.value, table, 'down')]
  return {
    up: limit && isAbove(up, limit.high) ? { reason: edge } : { to: up },
    down: (limit && isBelow(down, limit.low)) || !isBelow(down, parsed.value) ? { reason: edge } : { to: down },
  }
}
