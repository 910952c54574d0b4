import {
  advance,
  type Amount,
  calendarOf,
  decimalsOf,
  isAbove,
  minus,
  plus,
  settledFrom,
  settlementDate,
  tradeDayAt,
} from '@kabuto/domain/shared'
import {
  type Charged,
  daysHeld,
  type FeeLine,
  feeLinesOfPart,
  holdingFee,
  isOnMargin,
  partOf,
  type Position,
  positionMachine,
  profitOf,
  valueOfPart,
} from '@kabuto/domain/trading'
import type { AccountContext } from '../../engine/context.ts'
import { netAgainstUnsettled, settleLater } from '../../books/ledger/cash.ts'
import { post, transfer } from '../../books/ledger/journal.ts'
import { costsOfFill, feesAndInterest } from './costs.ts'
import { putEnded } from '../../books/positions/ending.ts'
import { recordFill } from '../../books/positions/fills.ts'
import { joinedClosing } from '../../books/positions/joined.ts'
import { coverLoss } from '../../books/positions/losses.ts'
import { removePart } from '../../books/positions/parts.ts'
import { currencyOfRow, type ExpectedFill, type Opened, type PositionRow, valueOf } from '../../rows/position.ts'

/** Splits an opening into a part of its shares and the rest: together they are exactly the whole. */
export function splitOpened(
  opened: Opened,
  part: number,
  whole: number,
  currency: 'JPY' | 'USD',
): { part: Opened; rest: Opened } {
  const share = (amount: Amount): Amount => partOf(amount, part, whole, decimalsOf[currency])
  const value = valueOfPart(opened, part, whole, decimalsOf[currency])
  const feeLines = feeLinesOfPart(opened.feeLines, part, whole)
  return {
    part: { ...opened, value, margin: share(opened.margin), feeLines },
    rest: {
      ...opened,
      value: minus(opened.value, value),
      margin: minus(opened.margin, share(opened.margin)),
      feeLines: opened.feeLines.map((line, index) => ({
        ...line,
        amount: minus(line.amount, feeLines[index]?.amount ?? '0'),
        base: minus(line.base, feeLines[index]?.base ?? '0'),
      })),
    },
  }
}

function interestOf({ now }: AccountContext, { side, market }: PositionRow, { at, value }: Opened): FeeLine {
  const calendar = calendarOf[market]
  const day = tradeDayAt(calendar, now)
  return holdingFee({ side, value, days: daysHeld(tradeDayAt(calendar, at), day), day })
}

type Closed = { row: PositionRow; opened: Opened; value: Amount; feeLines: FeeLine[] }

/** Books the close: shares at their cost or the margin back, and the gain. Returns the proceeds. */
async function receive(context: AccountContext, { row, opened, value, feeLines }: Closed): Promise<Amount> {
  const currency = currencyOfRow(row)
  const onMargin = isOnMargin(row)
  const gain = row.side === 'long' ? minus(value, opened.value) : minus(opened.value, value)
  const { fees, interest } = feesAndInterest(feeLines)
  await post(context, onMargin ? 'marginClosed' : 'sale', row.id, [
    ...transfer(
      onMargin
        ? { from: 'margin', to: 'available', amount: opened.margin, currency }
        : { from: 'shares', to: 'available', amount: opened.value, currency },
    ),
    ...transfer({ from: 'result', to: 'available', amount: gain, currency }),
    ...transfer({ from: 'available', to: 'fees', amount: fees, currency }),
    ...transfer({ from: 'available', to: 'interest', amount: interest, currency }),
  ])
  return minus(onMargin ? gain : value, plus(fees, interest))
}

/**
 * `under`: the id of the record in which a part of the position ends. `joins`: the record of earlier fills of the
 * order.
 */
type Closing = {
  orderNumber: string
  charged: Charged
  by?: NonNullable<Position['endedBy']> | undefined
  under?: string | undefined
  joins?: string | null | undefined
}

type EndedNow = PositionRow & { opened: Opened; closed: NonNullable<PositionRow['closed']> }

/** All fills of one closing order are one record. */
async function putJoined(
  context: AccountContext,
  ended: EndedNow,
  { under = ended.id, joins }: Closing,
): Promise<void> {
  const before = joins ? await context.work.get('endedPositions', joins) : undefined
  if (before && joins !== under) removePart(context, before)
  putEnded(context, { ...(before ? joinedClosing(before, ended) : ended), id: under })
}

/**
 * Closes all shares of the row at a price: sold for cash, or settled against their margin. Returns what the order has
 * cost so far.
 */
export async function closeShares(
  context: AccountContext,
  row: PositionRow,
  opened: Opened,
  touch: Pick<ExpectedFill, 'price'>,
  closing: Closing,
): Promise<Charged> {
  const step = advance(positionMachine, 'preparingToClose', { on: 'fill', onMargin: isOnMargin(row) })
  if ('refusal' in step) throw new Error('a closing order could not be filled')
  const { quantity } = row
  const { price } = touch
  const value = valueOf(price, quantity)
  const costs = await costsOfFill(context, row, { intent: 'close', price, quantity, charged: closing.charged })
  const feeLines = isOnMargin(row) ? [...costs.feeLines, interestOf(context, row, opened)] : costs.feeLines
  const proceeds = await receive(context, { row, opened, value, feeLines })
  const settlesOn = settlementDate(row.market, tradeDayAt(calendarOf[row.market], context.now))
  if (isAbove(proceeds, '0'))
    await settleLater(context, 'sale', row.id, {
      currency: currencyOfRow(row),
      parts: [{ symbol: row.symbol, settles: settlesOn, from: settledFrom(row.market, settlesOn), amount: proceeds }],
    })
  const ended: EndedNow = {
    ...row,
    state: step.to,
    opened,
    waiting: null,
    closesAt: null,
    fills: row.fills + 1,
    closed: { orderNumber: closing.orderNumber, at: context.now, price, value, feeLines, settlesOn },
    endedAt: context.now,
    endedBy: closing.by ?? 'member',
  }
  await putJoined(context, ended, closing)
  const profit = profitOf({
    side: row.side,
    opened: opened.value,
    closed: value,
    feeLines: [...opened.feeLines, ...feeLines],
  })
  const waived = await coverLoss(context, currencyOfRow(row), row.id)
  recordFill(context, ended, {
    intent: 'close',
    orderNumber: closing.orderNumber,
    price,
    quantity,
    feeLines,
    profit,
    cash: plus(proceeds, waived),
    waived,
  })
  await netAgainstUnsettled(context, currencyOfRow(row), row.id)
  return costs.charged
}
