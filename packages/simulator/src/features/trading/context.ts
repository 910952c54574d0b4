import { parseSymbol } from '@kabuto/domain/market'
import {
  currencyOf,
  isOnMargin,
  type OrderContext,
  type OrderDraft,
  type SellContext,
  type SellPreviewContext,
} from '@kabuto/domain/trading'
import type { MemberDesk } from '../../engine/context.ts'
import { cashFor, type Held, heldPositions, type Issue, issueOf, marginAccount } from '../../books/positions/held.ts'
import { instrumentOf, lockFactsOf } from '../../books/positions/shown.ts'

/** Nothing on credit: what a cash order is weighed against. */
const noMargin: OrderContext['margin'] = { cash: '0', collateral: '0', positions: [] }

const unpriced = { last: '0', bid: null, ask: null, base: '0', volume: 0 } as const

type Drafted = Pick<OrderDraft, 'symbol' | 'side' | 'leverage' | 'origin'>

/** What stands behind the member's positions on credit. */
export async function marginOf(desk: MemberDesk): Promise<OrderContext['margin']> {
  return marginAccount(desk, await heldPositions(desk))
}

/**
 * Everything that decides about an opening order, besides what was typed. `margin`: what stands behind positions on
 * credit, where it is known already.
 */
export async function orderContext(
  desk: MemberDesk,
  draft: Drafted,
  margin?: OrderContext['margin'],
): Promise<OrderContext> {
  const { symbol } = draft
  const { market, now, member } = desk
  const parsed = parseSymbol(symbol)
  const instrument = 'value' in parsed ? market.instrument(parsed.value) : undefined
  const cash = await cashFor(desk, currencyOf(instrument?.market ?? 'jpy'))
  const { held, sameDay }: Issue = instrument
    ? await issueOf(desk, instrument.symbol, instrument.market)
    : { held: 0, sameDay: { usable: cash.available, fresh: cash.available, barred: '0', locked: 0 } }
  return {
    now,
    cash,
    instrument,
    held,
    sameDay,
    blocks: member.blocks,
    quote: (instrument && market.quoted(instrument.symbol, now)) ?? unpriced,
    margin: margin ?? (isOnMargin(draft) ? await marginOf(desk) : noMargin),
  }
}

function quotedFor({ market, now }: MemberDesk, symbol: string): SellContext['quote'] {
  const quoted = market.quoted(symbol, now)
  if (!quoted) throw new Error(`${symbol} has no price`)
  return quoted
}

export type Sale = SellContext & Pick<SellPreviewContext, 'cash'> & Pick<Issue, 'sameDay'>

/** Everything that decides about closing a position. */
export async function sellContext(desk: MemberDesk, row: Held): Promise<Sale> {
  const { now, member } = desk
  const { symbol, market, state, side, leverage, origin, quantity } = row
  const { held, sameDay } = await issueOf(desk, symbol, market)
  return {
    now,
    blocks: member.blocks,
    instrument: instrumentOf(desk, symbol),
    quote: quotedFor(desk, symbol),
    position: { state, side, leverage, origin, quantity, closing: null },
    facts: lockFactsOf(row),
    issue: { held, lockedToday: sameDay.locked },
    sameDay,
    cash: await cashFor(desk, currencyOf(market)),
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
