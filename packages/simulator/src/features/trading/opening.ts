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
import type { Books } from '../../engine/context.ts'
import { orderedId } from '../../engine/ids.ts'
import { availableIn, netAgainstUnsettled } from '../../books/ledger/cash.ts'
import { moved, post } from '../../books/ledger/journal.ts'
import { costsOfFill, feesAndInterest } from './costs.ts'
import { endPosition } from '../../books/positions/ending.ts'
import { watchMargin } from './margins.ts'
import { nextEx } from '../../books/positions/dividends.ts'
import { noteFill } from '../../books/positions/fills.ts'
import { type Held, isHeld } from '../../books/positions/held.ts'
import { joinedOpening } from '../../books/positions/joined.ts'
import { currencyOfRow, type Opened, type PositionRow, type Touch, valueOf, type Waiting } from '../../rows/position.ts'
import { NEXT_LOOK_MS, seeking } from './waiting.ts'

type Bought = { quantity: number; value: Amount; margin: Amount; need: Amount; feeLines: FeeLine[]; charged: Charged }

function sizeOf({ quantity, origin }: PositionRow, { size }: Touch): number {
  // A day trade goes in whole.
  return origin === 'dayTrade' ? quantity : Math.min(quantity, size)
}

async function bought(
  books: Books,
  row: PositionRow,
  touch: Touch,
  { charged, reserve }: Waiting,
  have: Amount,
): Promise<Bought> {
  const quantity = sizeOf(row, touch)
  const value = valueOf(touch.price, quantity)
  const costs = await costsOfFill(books, row, { intent: 'open', price: touch.price, quantity, charged })
  const fees = totalOf(costs.feeLines)
  if (!isOnMargin(row)) return { quantity, value, margin: '0', need: plus(value, fees), ...costs }
  const frozen = marginOfFill({ leverage: row.leverage, price: touch.price, quantity }, charged, reserve)
  // A better price can mean a higher commission: it is taken from the margin, as the preview said no more.
  const margin = row.type === 'limit' ? atLeastZero(smaller(frozen, minus(have, fees))) : frozen
  return { quantity, value, margin, need: plus(margin, fees), ...costs }
}

/** What the rest of an order goes on holding, at the price that it was reserved at; never more than there is. */
function heldForRest(
  books: Books,
  row: PositionRow,
  { reserve }: Waiting,
  left: { quantity: number; have: Amount; charged: Charged },
): Amount {
  if (left.quantity === 0) return '0'
  const { market, side, leverage, origin } = row
  return smaller(
    costOfRest(
      { market, side, leverage, origin, quantity: left.quantity, price: reserve, intent: 'open' },
      left.charged,
      books.now,
    ),
    left.have,
  )
}

/** The position that earlier fills of the order opened, as long as nothing else was begun with it. */
async function openedBefore({ work }: Books, { joins }: Waiting): Promise<Held | undefined> {
  const before = joins === null ? undefined : await work.get('positions', joins)
  return before?.state === 'holding' && isHeld(before) ? before : undefined
}

/** When shares of an issue that leaves the market are taken out of it: at the first opening without it. */
function takenOutAt({ market }: Books, { symbol, market: id }: PositionRow): Instant | null {
  const delistedOn = market.instrument(symbol)?.delistedOn
  return delistedOn === undefined ? null : nextOpen(calendarOf[id], tokyoInstant(delistedOn, 0))
}

/** The fills of one order make one position, which stands under the order's id from the first of them on. */
function holdingOf(books: Books, row: PositionRow, touch: Touch, fill: Bought, before: Held | undefined): PositionRow {
  const step = advance(positionMachine, row.state, { on: 'fill' })
  if ('refusal' in step) throw new Error(`an order that is ${row.state} was filled`)
  const opened: Opened = {
    at: books.now,
    price: touch.price,
    value: fill.value,
    margin: fill.margin,
    feeLines: fill.feeLines,
    settlesOn: settlementDate(row.market, tradeDayAt(calendarOf[row.market], books.now)),
  }
  const closesAt = row.closesAt ?? takenOutAt(books, row)
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
        exAt: nextEx(books, row.symbol),
        openedAs: row.id,
        opened,
      }
}

/** Returns what it has moved of the cash: margin that is put up stays cash. */
async function pay(books: Books, row: PositionRow, fill: Bought, restHeld: Amount): Promise<Amount> {
  const currency = currencyOfRow(row)
  const { fees } = feesAndInterest(fill.feeLines)
  const onMargin = isOnMargin(row)
  await post(books, onMargin ? 'marginOpened' : 'purchase', row.id, [
    ...moved({ from: 'frozen', to: 'available', amount: minus(row.held, restHeld), currency }),
    ...moved(
      onMargin
        ? { from: 'available', to: 'margin', amount: fill.margin, currency }
        : { from: 'available', to: 'shares', amount: fill.value, currency },
    ),
    ...moved({ from: 'available', to: 'fees', amount: fees, currency }),
  ])
  return negated(onMargin ? fees : plus(fill.value, fees))
}

/** An order is filled, all of it or what there is; the rest waits on, beside the position. */
export async function fillOpening(books: Books, row: PositionRow, waiting: Waiting, touch: Touch): Promise<void> {
  const { work, account } = books
  const currency = currencyOfRow(row)
  const have = plus(row.held, await availableIn(books, currency))
  const fill = await bought(books, row, touch, waiting, have)
  // A market order that is filled in parts can run away from what it reserved.
  if (isAbove(fill.need, have)) return endPosition(books, row, { on: 'cancel', by: 'backOffice' })
  const rest = row.quantity - fill.quantity
  const restHeld = heldForRest(books, row, waiting, {
    quantity: rest,
    have: minus(have, fill.need),
    charged: fill.charged,
  })
  const before = await openedBefore(books, waiting)
  const holding = holdingOf(books, row, touch, fill, before)
  const cash = await pay(books, row, fill, restHeld)
  if (before) work.remove('positions', row.id)
  work.put('positions', holding, account)
  if (rest > 0) {
    const next = { ...waiting, charged: fill.charged, joins: holding.id }
    work.put(
      'positions',
      {
        ...row,
        id: before ? row.id : orderedId(books),
        quantity: rest,
        held: restHeld,
        waiting: seeking(books, { ...row, intent: 'open' }, next, books.now + NEXT_LOOK_MS),
      },
      account,
    )
  }
  noteFill(books, holding, {
    intent: 'open',
    orderNumber: waiting.orderNumber,
    price: touch.price,
    quantity: fill.quantity,
    feeLines: fill.feeLines,
    profit: null,
    cash,
  })
  if (isOnMargin(row)) await watchMargin(books)
  await netAgainstUnsettled(books, currency, holding.id)
}
