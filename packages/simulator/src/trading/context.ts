import { parseSymbol } from '@kabuto/domain/market'
import { currencyOf, type OrderContext, type OrderDraft, type SameDay, type SellContext, type SellPreviewContext } from '@kabuto/domain/trading'
import type { MemberDesk } from '../handler.ts'
import { cashFor, type Held, type Issue, issueOf, marginAccount } from '../positions/held.ts'
import { instrumentOf, lockFactsOf } from '../positions/shown.ts'

/** Where nothing was traded in an issue yet, all free cash is fresh. */
function untouched(available: string): SameDay {
  return { usable: available, barred: '0', locked: 0 }
}

const unpriced = { last: '0', bid: null, ask: null, base: '0', volume: 0 } as const

/** Everything that decides about an opening order, besides what was typed. */
export async function orderContext(desk: MemberDesk, { symbol }: Pick<OrderDraft, 'symbol'>): Promise<OrderContext> {
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
    margin: await marginAccount(desk),
    sameDay: instrument ? (await issueOf(desk, instrument.symbol, instrument.market)).sameDay : untouched(cash.available),
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
  const { held, sameDay }: Issue = await issueOf(desk, symbol, market)
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
    now, instrument, quote, cash,
    position: { side, leverage, origin, quantity, originalMargin: opened.margin, openPrice: opened.price, openedAt: opened.at, feeLines: opened.feeLines },
  }
}
