import type { StockDetail } from '../market/entities.ts'
import type { Blocks } from '../shared/blocks.ts'
import type { Instant } from '../shared/time/tokyoTime.ts'
import type { FeeLine, Weighed } from './entities.ts'
import type { OpenedPosition } from './opened.ts'
import type { SellPreviewContext } from './previewSell.ts'
import type { SellContext } from './sell.ts'
import { quotedFrom } from './ticket.ts'

/** A stock as an order is priced by it. */
export type PricedStock = Pick<StockDetail, 'instrument' | 'quote' | 'base' | 'widened'>

type SaleParts = {
  now: Instant
  blocks: Blocks
  position: OpenedPosition
  stock: PricedStock
  /** The balances that the server checked an order of the same position against. */
  funds: Weighed['funds']
}

export type Sale = { rules: SellContext; figures: SellPreviewContext }

const interest: readonly FeeLine['rule'][] = ['marginInterest', 'shortInterest']

/** All that decides about closing a position and what it brings, from the responses of the calls. */
export function contextOfSale({ now, blocks, position, stock, funds }: SaleParts): Sale {
  const { state, side, leverage, origin, quantity, originalMargin, lockedThrough, issueDay } = position
  const { instrument } = stock
  const quote = quotedFrom(stock.quote, stock)
  const openedAt = Date.parse(position.buyAt)
  return {
    rules: {
      now,
      blocks,
      instrument,
      quote,
      position: { state, side, leverage, origin, quantity, closing: null },
      facts: { lastOpened: openedAt, lockedThrough: lockedThrough ?? undefined, issueDay: issueDay ?? undefined },
      issue: { held: funds.held, lockedToday: funds.sameDay.locked },
    },
    figures: {
      now,
      instrument,
      quote,
      cash: funds.cash,
      position: {
        side,
        leverage,
        origin,
        quantity,
        originalMargin,
        openPrice: position.buyPrice,
        openValue: position.openValue,
        openedAt,
        // Interest is recalculated up to the day of the sale.
        feeLines: position.feeLines.filter(({ rule }) => !interest.includes(rule)),
      },
    },
  }
}
