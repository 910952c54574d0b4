import { type Instant, isBelow, negated, times, toIso } from '@kabuto/domain/shared'
import type { Dividend } from '@kabuto/domain/trading'
import type { Collections } from '../../rows/collections.ts'
import type { AccountContext } from '../../engine/context.ts'
import { orderedId } from '../../engine/ids.ts'
import { post, transfer } from '../ledger/journal.ts'
import { coverLoss } from './losses.ts'
import { currencyOfRow, type PositionRow } from '../../rows/position.ts'
import { instrumentOf } from './views.ts'

/** The next ex-dividend time of an issue: who buys from then on does not get the dividend. */
export function nextEx({ market, now }: Pick<AccountContext, 'market' | 'now'>, symbol: string): Instant | null {
  return market.dividends(symbol)?.after(now)?.exAt ?? null
}

/** On the ex day the holder becomes entitled to the dividend, whatever happens to the position until it is paid. */
export function entitle(context: AccountContext, row: PositionRow, exAt: Instant): void {
  const { work, account, market } = context
  const { id, orderNumber, symbol, side, quantity } = row
  work.put('positions', { ...row, exAt: nextEx(context, symbol) })
  const dividend = market.dividends(symbol)?.after(exAt - 1)
  if (!dividend) return
  const { exDay, payDay, payAt, perShare } = dividend
  const whole = times(perShare, String(quantity))
  work.put(
    'dividends',
    {
      id: orderedId(context),
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
export async function payDividend(context: AccountContext, row: Collections['dividends']): Promise<void> {
  const { id, amount, currency } = row
  const way = isBelow(amount, '0')
    ? ({ from: 'available', to: 'result', amount: negated(amount) } as const)
    : ({ from: 'result', to: 'available', amount } as const)
  await post(context, 'dividend', id, transfer({ ...way, currency }))
  const waived = await coverLoss(context, currency, id)
  context.work.put('dividends', { ...row, state: 'paid', paidAt: toIso(context.now), waived })
}

export function toDividend(context: Pick<AccountContext, 'market' | 'now'>, row: Collections['dividends']): Dividend {
  const { id, positionId, orderNumber, symbol, side, quantity, perShare, amount, currency } = row
  const { exDay, payDay, state, paidAt, waived } = row
  return {
    id,
    positionId,
    orderNumber,
    symbol,
    names: instrumentOf(context, symbol).names,
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
