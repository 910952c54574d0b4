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
import type { Books } from '../../engine/context.ts'
import { netAgainstUnsettled, settleLater } from '../../books/ledger/cash.ts'
import { moved, post } from '../../books/ledger/journal.ts'
import { costsOfFill, feesAndInterest } from './costs.ts'
import { putEnded } from '../../books/positions/ending.ts'
import { noteFill } from '../../books/positions/fills.ts'
import { joinedClosing } from '../../books/positions/joined.ts'
import { bearLoss } from '../../books/positions/losses.ts'
import { removePart } from '../../books/positions/parts.ts'
import { currencyOfRow, type Opened, type PositionRow, type Touch, valueOf } from '../../rows/position.ts'

/** What of an opening goes with a part of its shares, and what stays: together they are the whole. */
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

function interestOf({ now }: Books, { side, market }: PositionRow, { at, value }: Opened): FeeLine {
  const calendar = calendarOf[market]
  const day = tradeDayAt(calendar, now)
  return holdingFee({ side, value, days: daysHeld(tradeDayAt(calendar, at), day), day })
}

type Closed = { row: PositionRow; opened: Opened; value: Amount; feeLines: FeeLine[] }

/** Shares come for what they cost, margin for what was put up; the difference is the gain. */
async function receive(books: Books, { row, opened, value, feeLines }: Closed): Promise<Amount> {
  const currency = currencyOfRow(row)
  const onMargin = isOnMargin(row)
  const gain = row.side === 'long' ? minus(value, opened.value) : minus(opened.value, value)
  const { fees, interest } = feesAndInterest(feeLines)
  await post(books, onMargin ? 'marginClosed' : 'sale', row.id, [
    ...moved(
      onMargin
        ? { from: 'margin', to: 'available', amount: opened.margin, currency }
        : { from: 'shares', to: 'available', amount: opened.value, currency },
    ),
    ...moved({ from: 'result', to: 'available', amount: gain, currency }),
    ...moved({ from: 'available', to: 'fees', amount: fees, currency }),
    ...moved({ from: 'available', to: 'interest', amount: interest, currency }),
  ])
  return minus(onMargin ? gain : value, plus(fees, interest))
}

/**
 * `under`: the id of the record that a part of the position ends in. `joins`: the record that earlier fills of the
 * order stand in.
 */
type Closing = {
  orderNumber: string
  charged: Charged
  by?: NonNullable<Position['endedBy']> | undefined
  under?: string | undefined
  joins?: string | null | undefined
}

type EndedNow = PositionRow & { opened: Opened; closed: NonNullable<PositionRow['closed']> }

/** What one order has closed of a position is one record, however many fills it took. */
async function putJoined(books: Books, ended: EndedNow, { under = ended.id, joins }: Closing): Promise<void> {
  const before = joins ? await books.work.get('endedPositions', joins) : undefined
  if (before && joins !== under) removePart(books, before)
  putEnded(books, { ...(before ? joinedClosing(before, ended) : ended), id: under })
}

/**
 * So many shares of a position are closed at a price: sold for cash, or settled against their margin. Returns what the
 * order has cost so far.
 */
export async function closeShares(
  books: Books,
  row: PositionRow,
  opened: Opened,
  touch: Pick<Touch, 'price'>,
  closing: Closing,
): Promise<Charged> {
  const step = advance(positionMachine, 'preparingToClose', { on: 'fill', onMargin: isOnMargin(row) })
  if ('refusal' in step) throw new Error('a closing order could not be filled')
  const { quantity } = row
  const { price } = touch
  const value = valueOf(price, quantity)
  const costs = await costsOfFill(books, row, { intent: 'close', price, quantity, charged: closing.charged })
  const feeLines = isOnMargin(row) ? [...costs.feeLines, interestOf(books, row, opened)] : costs.feeLines
  const proceeds = await receive(books, { row, opened, value, feeLines })
  const settlesOn = settlementDate(row.market, tradeDayAt(calendarOf[row.market], books.now))
  if (isAbove(proceeds, '0'))
    await settleLater(books, 'sale', row.id, {
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
    closed: { orderNumber: closing.orderNumber, at: books.now, price, value, feeLines, settlesOn },
    endedAt: books.now,
    endedBy: closing.by ?? 'member',
  }
  await putJoined(books, ended, closing)
  const profit = profitOf({
    side: row.side,
    opened: opened.value,
    closed: value,
    feeLines: [...opened.feeLines, ...feeLines],
  })
  const waived = await bearLoss(books, currencyOfRow(row), row.id)
  noteFill(books, ended, {
    intent: 'close',
    orderNumber: closing.orderNumber,
    price,
    quantity,
    feeLines,
    profit,
    cash: plus(proceeds, waived),
    waived,
  })
  await netAgainstUnsettled(books, currencyOfRow(row), row.id)
  return costs.charged
}
