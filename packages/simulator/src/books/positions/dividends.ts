import { type Instant, isBelow, negated, times, toIso } from '@kabuto/domain/shared'
import type { Dividend } from '@kabuto/domain/trading'
import type { Collections } from '../../rows/collections.ts'
import type { Books } from '../../engine/context.ts'
import { orderedId } from '../../engine/ids.ts'
import { moved, post } from '../ledger/journal.ts'
import { bearLoss } from './losses.ts'
import { currencyOfRow, type PositionRow } from '../../rows/position.ts'
import { instrumentOf } from './shown.ts'

/** When the next dividend of an issue is no longer for who buys it. */
export function nextEx({ market, now }: Pick<Books, 'market' | 'now'>, symbol: string): Instant | null {
  return market.dividends(symbol)?.after(now)?.exAt ?? null
}

/** Who holds when the ex day comes gets the dividend on its day, whatever becomes of the position until then. */
export function entitle(books: Books, row: PositionRow, exAt: Instant): void {
  const { work, account, market } = books
  const { id, orderNumber, symbol, side, quantity } = row
  work.put('positions', { ...row, exAt: nextEx(books, symbol) })
  const dividend = market.dividends(symbol)?.after(exAt - 1)
  if (!dividend) return
  const { exDay, payDay, payAt, perShare } = dividend
  const whole = times(perShare, String(quantity))
  work.put(
    'dividends',
    {
      id: orderedId(books),
      positionId: id,
      orderNumber,
      symbol,
      side,
      quantity,
      perShare,
      amount: side === 'long' ? whole : negated(whole),
      currency: currencyOfRow(row),
      exDay,
      payDay,
      payAt,
      state: 'due',
      paidAt: null,
    },
    account,
  )
}

/** The pay day has come: a long position gets it, a short one pays it. */
export async function payDividend(books: Books, row: Collections['dividends']): Promise<void> {
  const { id, amount, currency } = row
  const way = isBelow(amount, '0')
    ? ({ from: 'available', to: 'result', amount: negated(amount) } as const)
    : ({ from: 'result', to: 'available', amount } as const)
  await post(books, 'dividend', id, moved({ ...way, currency }))
  const waived = await bearLoss(books, currency, id)
  books.work.put('dividends', { ...row, state: 'paid', paidAt: toIso(books.now), waived })
}

export function dividendShown(books: Pick<Books, 'market' | 'now'>, row: Collections['dividends']): Dividend {
  const { id, positionId, orderNumber, symbol, side, quantity, perShare, amount, currency } = row
  const { exDay, payDay, state, paidAt, waived } = row
  return {
    id,
    positionId,
    orderNumber,
    symbol,
    names: instrumentOf(books, symbol).names,
    side,
    quantity,
    perShare,
    amount,
    currency,
    exDay,
    payDay,
    state,
    paidAt,
    waived,
  }
}
