import { parseSymbol } from '@kabuto/domain/market'
import {
  currencyOf,
  isOnMargin,
  type OrderContext,
  type OrderDraft,
  type SellContext,
  type SellPreviewContext,
} from '@kabuto/domain/trading'
import type { MemberContext } from '../../engine/context.ts'
import { cashFor, type Held, heldPositions, type Issue, issueOf, marginAccount } from '../../books/positions/held.ts'
import { instrumentOf, lockFactsOf } from '../../books/positions/views.ts'

/** An account without margin: enough to check a cash order. */
const noMargin: OrderContext['margin'] = { cash: '0', collateral: '0', positions: [] }

const unpriced = { last: '0', bid: null, ask: null, base: '0', volume: 0 } as const

type Drafted = Pick<OrderDraft, 'symbol' | 'side' | 'leverage' | 'origin'>

/** The collateral of the member's positions on margin. */
export async function marginOf(context: MemberContext): Promise<OrderContext['margin']> {
  return marginAccount(context, await heldPositions(context))
}

/**
 * Everything besides the draft that an opening order is checked against. `margin` can be passed if it is known already.
 */
export async function orderContext(
  context: MemberContext,
  draft: Drafted,
  margin?: OrderContext['margin'],
): Promise<OrderContext> {
  const { symbol } = draft
  const { market, now, member } = context
  const parsed = parseSymbol(symbol)
  const instrument = 'value' in parsed ? market.instrument(parsed.value) : undefined
  // Of what is no symbol nothing was traded; the check refuses it.
  const on = instrument?.market ?? 'jpy'
  const cash = await cashFor(context, currencyOf(on))
  const { held, sameDay } = await issueOf(context, instrument?.symbol ?? symbol, on)
  return {
    now,
    cash,
    instrument,
    held,
    sameDay,
    blocks: member.blocks,
    quote: (instrument && market.quoted(instrument.symbol, now)) ?? unpriced,
    margin: margin ?? (isOnMargin(draft) ? await marginOf(context) : noMargin),
  }
}

function quotedFor({ market, now }: MemberContext, symbol: string): SellContext['quote'] {
  const quoted = market.quoted(symbol, now)
  if (!quoted) throw new Error(`${symbol} has no price`)
  return quoted
}

export type Sale = SellContext & Pick<SellPreviewContext, 'cash'> & Pick<Issue, 'sameDay'>

/** Everything that closing a position is checked against. */
export async function sellContext(context: MemberContext, row: Held): Promise<Sale> {
  const { now, member } = context
  const { symbol, market, state, side, leverage, origin, quantity } = row
  const { held, sameDay } = await issueOf(context, symbol, market)
  return {
    now,
    blocks: member.blocks,
    instrument: instrumentOf(context, symbol),
    quote: quotedFor(context, symbol),
    position: { state, side, leverage, origin, quantity, closing: null },
    facts: lockFactsOf(row),
    issue: { held, lockedToday: sameDay.locked },
    sameDay,
    cash: await cashFor(context, currencyOf(market)),
  }
}

export function sellPreviewContext({ now, instrument, quote, cash }: Sale, row: Held): SellPreviewContext {
  const { side, leverage, origin, quantity, opened } = row
  return {
    now,
    instrument,
    quote,
    cash,
    position: {
      side,
      leverage,
      origin,
      quantity,
      originalMargin: opened.margin,
      openPrice: opened.price,
      openValue: opened.value,
      openedAt: opened.at,
      feeLines: opened.feeLines,
    },
  }
}
