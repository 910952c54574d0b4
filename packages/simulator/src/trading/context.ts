import { parseSymbol } from '@kabuto/domain/market'
import {
  currencyOf,
  isOnMargin,
  type OrderContext,
  type OrderDraft,
  type SellContext,
  type SellPreviewContext,
} from '@kabuto/domain/trading'
import type { MemberDesk } from '../handler.ts'
import { cashFor, type Held, heldPositions, issueOf, marginAccount, sameDayFor } from '../positions/held.ts'
import { instrumentOf, lockFactsOf } from '../positions/shown.ts'

/** Nothing on credit: what a cash order is weighed against. */
const noMargin = { cash: '0', collateral: '0', positions: [] }

const unpriced = { last: '0', bid: null, ask: null, base: '0', volume: 0 } as const

/** Everything that decides about an opening order, besides what was typed. */
export async function orderContext(
  desk: MemberDesk,
  draft: Pick<OrderDraft, 'symbol' | 'side' | 'leverage' | 'origin'>,
): Promise<OrderContext> {
  const { symbol } = draft
  const { market, now, member } = desk
  const parsed = parseSymbol(symbol)
  const instrument = 'value' in parsed ? market.instrument(parsed.value) : undefined
  const cash = await cashFor(desk, currencyOf(instrument?.market ?? 'jpy'))
  return {
    now,
    cash,
    instrument,
    blocks: member.blocks,
    quote: (instrument && market.quoted(instrument.symbol, now)) ?? unpriced,
    margin: isOnMargin(draft) ? await marginAccount(desk, await heldPositions(desk)) : noMargin,
    sameDay: instrument
      ? await sameDayFor(desk, instrument.symbol, instrument.market)
      : { usable: cash.available, barred: '0', locked: 0 },
  }
}

function quotedFor({ market, now }: MemberDesk, symbol: string): SellContext['quote'] {
  const quoted = market.quoted(symbol, now)
  if (!quoted) throw new Error(`${symbol} has no price`)
  return quoted
}

export type Sale = SellContext & Pick<SellPreviewContext, 'cash'> & { issue: { held: number; lockedToday: number } }

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
