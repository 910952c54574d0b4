import {
  advance,
  type Amount,
  atLeastZero,
  calendarOf,
  type Instant,
  isAbove,
  minus,
  negated,
  nextOpen,
  plus,
  settlementDate,
  smaller,
  tokyoInstant,
  tradeDayAt,
} from '@kabuto/domain/shared'
import {
  type Charged,
  costOfRest,
  type FeeLine,
  isOnMargin,
  marginOfFill,
  positionMachine,
  totalOf,
} from '@kabuto/domain/trading'
import type { AccountContext } from '../../engine/context.ts'
import { orderedId } from '../../engine/ids.ts'
import { availableIn, netAgainstUnsettled } from '../../books/ledger/cash.ts'
import { post, transfer } from '../../books/ledger/journal.ts'
import { costsOfFill, feesAndInterest } from './costs.ts'
import { endPosition } from '../../books/positions/ending.ts'
import { watchMargin } from './margins.ts'
import { nextEx } from '../../books/positions/dividends.ts'
import { recordFill } from '../../books/positions/fills.ts'
import { type Held, isHeld } from '../../books/positions/held.ts'
import { joinedOpening } from '../../books/positions/joined.ts'
import {
  currencyOfRow,
  type ExpectedFill,
  type Opened,
  type PositionRow,
  valueOf,
  type WaitingOrder,
} from '../../rows/position.ts'
import { NEXT_SEARCH_MS, withExpectedFill } from './waiting.ts'

type Bought = { quantity: number; value: Amount; margin: Amount; need: Amount; feeLines: FeeLine[]; charged: Charged }

function sizeOf({ quantity, origin }: PositionRow, { size }: ExpectedFill): number {
  // A day trade is filled completely.
  return origin === 'dayTrade' ? quantity : Math.min(quantity, size)
}

async function bought(
  context: AccountContext,
  row: PositionRow,
  touch: ExpectedFill,
  { charged, reserve }: WaitingOrder,
  have: Amount,
): Promise<Bought> {
  const quantity = sizeOf(row, touch)
  const value = valueOf(touch.price, quantity)
  const costs = await costsOfFill(context, row, { intent: 'open', price: touch.price, quantity, charged })
  const fees = totalOf(costs.feeLines)
  if (!isOnMargin(row)) return { quantity, value, margin: '0', need: plus(value, fees), ...costs }
  const frozen = marginOfFill({ leverage: row.leverage, price: touch.price, quantity }, charged, reserve)
  // A better price can mean a higher commission: the margin pays it, so that the total stays within the preview.
  const margin = row.type === 'limit' ? atLeastZero(smaller(frozen, minus(have, fees))) : frozen
  return { quantity, value, margin, need: plus(margin, fees), ...costs }
}

/** The hold for the unfilled rest of an order, at the price of its reservation; never more than there is. */
function heldForRest(
  context: AccountContext,
  row: PositionRow,
  { reserve }: WaitingOrder,
  left: { quantity: number; have: Amount; charged: Charged },
): Amount {
  if (left.quantity === 0) return '0'
  const { market, side, leverage, origin } = row
  return smaller(
    costOfRest(
      { market, side, leverage, origin, quantity: left.quantity, price: reserve, intent: 'open' },
      left.charged,
      context.now,
    ),
    left.have,
  )
}

/** The position of earlier fills of the order, while it is only held. */
async function openedBefore({ work }: AccountContext, { joins }: WaitingOrder): Promise<Held | undefined> {
  const before = joins === null ? undefined : await work.get('positions', joins)
  return before?.state === 'holding' && isHeld(before) ? before : undefined
}

/** When shares of an issue that leaves the market are taken out of it: at the first opening without it. */
function takenOutAt({ market }: AccountContext, { symbol, market: id }: PositionRow): Instant | null {
  const delistedOn = market.instrument(symbol)?.delistedOn
  return delistedOn === undefined ? null : nextOpen(calendarOf[id], tokyoInstant(delistedOn, 0))
}

/** All fills of one order are one position, under the order's id. */
function holdingOf(
  context: AccountContext,
  row: PositionRow,
  touch: ExpectedFill,
  fill: Bought,
  before: Held | undefined,
): PositionRow {
  const step = advance(positionMachine, row.state, { on: 'fill' })
  if ('refusal' in step) throw new Error(`an order that is ${row.state} was filled`)
  const opened: Opened = {
    at: context.now,
    price: touch.price,
    value: fill.value,
    margin: fill.margin,
    feeLines: fill.feeLines,
    settlesOn: settlementDate(row.market, tradeDayAt(calendarOf[row.market], context.now)),
  }
  const closesAt = row.closesAt ?? takenOutAt(context, row)
  const origin = row.origin === 'continuous' && touch.auction ? 'auction' : row.origin
  return before
    ? joinedOpening(before, opened, fill.quantity)
    : {
        ...row,
        state: step.to,
        origin,
        quantity: fill.quantity,
        fills: 1,
        held: '0',
        waiting: null,
        closesAt,
        exAt: nextEx(context, row.symbol),
        openedAs: row.id,
        opened,
      }
}

/** Books the payment. Returns the change of all cash: margin stays cash. */
async function pay(context: AccountContext, row: PositionRow, fill: Bought, restHeld: Amount): Promise<Amount> {
  const currency = currencyOfRow(row)
  const { fees } = feesAndInterest(fill.feeLines)
  const onMargin = isOnMargin(row)
  await post(context, onMargin ? 'marginOpened' : 'purchase', row.id, [
    ...transfer({ from: 'frozen', to: 'available', amount: minus(row.held, restHeld), currency }),
    ...transfer(
      onMargin
        ? { from: 'available', to: 'margin', amount: fill.margin, currency }
        : { from: 'available', to: 'shares', amount: fill.value, currency },
    ),
    ...transfer({ from: 'available', to: 'fees', amount: fees, currency }),
  ])
  return negated(onMargin ? fees : plus(fill.value, fees))
}

/** Fills an opening order, completely or in part; the rest waits as a row of its own beside the position. */
export async function fillOpening(
  context: AccountContext,
  row: PositionRow,
  waiting: WaitingOrder,
  touch: ExpectedFill,
): Promise<void> {
  const { work, account } = context
  const currency = currencyOfRow(row)
  const have = plus(row.held, await availableIn(context, currency))
  const fill = await bought(context, row, touch, waiting, have)
  // The parts of a market order can cost more than it has reserved.
  if (isAbove(fill.need, have)) return endPosition(context, row, { on: 'cancel', by: 'backOffice' })
  const rest = row.quantity - fill.quantity
  const restHeld = heldForRest(context, row, waiting, {
    quantity: rest,
    have: minus(have, fill.need),
    charged: fill.charged,
  })
  const before = await openedBefore(context, waiting)
  const holding = holdingOf(context, row, touch, fill, before)
  const cash = await pay(context, row, fill, restHeld)
  if (before) work.remove('positions', row.id)
  work.put('positions', holding, account)
  if (rest > 0) {
    const next = { ...waiting, charged: fill.charged, joins: holding.id }
    work.put(
      'positions',
      {
        ...row,
        id: before ? row.id : orderedId(context),
        quantity: rest,
        held: restHeld,
        waiting: withExpectedFill(context, { ...row, intent: 'open' }, next, context.now + NEXT_SEARCH_MS),
      },
      account,
    )
  }
  recordFill(context, holding, {
    intent: 'open',
    orderNumber: waiting.orderNumber,
    price: touch.price,
    quantity: fill.quantity,
    feeLines: fill.feeLines,
    profit: null,
    cash,
  })
  if (isOnMargin(row)) await watchMargin(context)
  await netAgainstUnsettled(context, currency, holding.id)
}
