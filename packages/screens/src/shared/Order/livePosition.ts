import type { Quote } from '@kabuto/domain/market'
import type { Amount } from '@kabuto/domain/shared'
import { figuresAt, isHeld, type Position } from '@kabuto/domain/trading'
import type { Live, PositionResult } from '@kabuto/ui-kit'
import { type LiveQuotes, newerPrice } from '../Stock/liveQuote.ts'

/** The price of a position as the stream has it. */
export function priceOf({ lastPrice, pricedAt }: Pick<Position, 'lastPrice' | 'pricedAt'>, streamed?: Quote): Amount {
  return newerPrice({ price: lastPrice, pricedAt }, streamed)
}

/** Figures of a position that move with its price; nothing for what is not held. */
export type LivePosition = { result: Live<PositionResult>; price: Live<Amount> }

export function livePosition(quotes: LiveQuotes | undefined, position: Position): LivePosition | undefined {
  if (!quotes || !isHeld(position)) return undefined
  const { get, subscribe } = quotes(position.symbol)
  const price = (): Amount => priceOf(position, get())
  return {
    result: {
      get() {
        const { profit, profitPercent } = figuresAt(position, price())
        return { profit, percent: profitPercent }
      },
      subscribe,
    },
    price: { get: price, subscribe },
  }
}
