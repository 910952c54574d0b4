import { plus } from '@kabuto/domain/shared'
import { type FeeLine, meanPrice } from '@kabuto/domain/trading'
import type { Opened, PositionRow } from '../../rows/position.ts'

/** Fees of one kind are one line, with the rate that holds for the whole order. */
function addedLines(before: readonly FeeLine[], added: readonly FeeLine[]): FeeLine[] {
  const joined = added.map((line) => {
    const earlier = before.find(({ rule, fee }) => rule === line.rule && fee === line.fee)
    return earlier ? { ...line, amount: plus(earlier.amount, line.amount), base: plus(earlier.base, line.base) } : line
  })
  return [...before.filter((line) => !added.some(({ rule, fee }) => rule === line.rule && fee === line.fee)), ...joined]
}

type End = NonNullable<PositionRow['closed']>

function addedEnd<Any extends End | Opened>(before: Any, added: Any, quantity: number): Any {
  const value = plus(before.value, added.value)
  return { ...added, value, price: meanPrice(value, quantity), feeLines: addedLines(before.feeLines, added.feeLines) }
}

function addedOpening(before: Opened, added: Opened, quantity: number): Opened {
  return { ...addedEnd(before, added, quantity), margin: plus(before.margin, added.margin) }
}

type Joined = PositionRow & { opened: Opened }

/** A further fill of the order that opened a position. */
export function joinedOpening(position: Joined, opened: Opened, count: number): Joined {
  const quantity = position.quantity + count
  const { fills } = position
  return { ...position, quantity, fills: fills + 1, opened: addedOpening(position.opened, opened, quantity) }
}

/** A further fill of the order that closes a position: what it has closed is one record. */
export function joinedClosing(before: PositionRow, added: Joined & { closed: End }): PositionRow {
  if (!before.opened || !before.closed) throw new Error(`${before.id} was not closed`)
  const quantity = before.quantity + added.quantity
  return {
    ...added,
    quantity,
    fills: before.fills + 1,
    opened: addedOpening(before.opened, added.opened, quantity),
    closed: addedEnd(before.closed, added.closed, quantity),
  }
}
