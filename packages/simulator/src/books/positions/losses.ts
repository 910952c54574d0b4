import { type Amount, type Currency, isBelow } from '@kabuto/domain/shared'
import type { AccountContext } from '../../engine/context.ts'
import { availableIn, waiveBelowZero } from '../ledger/cash.ts'
import { endPosition } from './ending.ts'
import { currencyOfRow } from '../../rows/position.ts'

/**
 * Covers a loss: first from free cash, then by cancelling waiting orders, the latest first; the rest is waived. Returns
 * what was waived.
 */
export async function coverLoss(context: AccountContext, currency: Currency, record: string): Promise<Amount> {
  const isShort = async (): Promise<boolean> => isBelow(await availableIn(context, currency), '0')
  if (!(await isShort())) return '0'
  const waiting = (await context.work.ownedBy('positions', context.account)).filter(
    (order) => order.state === 'pendingOrder' && currencyOfRow(order) === currency,
  )
  for (const order of waiting.toReversed())
    if (await isShort()) await endPosition(context, order, { on: 'cancel', by: 'backOffice' })
  return waiveBelowZero(context, currency, record)
}
