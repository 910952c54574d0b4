import { type Amount, isBelow, isSame, minus, negated, sum } from '../shared/amount/money.ts'
import type { FundsSummary, Hold, UnsettledPart } from './summary.ts'

/** One line of "why not all of it?": every line adds up to the total below it. */
export type WithdrawableLine =
  | { kind: 'cash'; amount: Amount }
  | { kind: 'unsettled'; amount: Amount; part: UnsettledPart }
  | { kind: 'settled'; amount: Amount }
  | { kind: 'hold'; amount: Amount; part: Hold }
  | { kind: 'loan'; amount: Amount; interest: Amount; due: string }
  /** The rest is kept for the margin call. */
  | { kind: 'call'; amount: Amount }
  /** What the subtraction gives below zero: without it the lines would not add up. */
  | { kind: 'clamped'; amount: Amount }
  | { kind: 'withdrawable'; amount: Amount }

/** From all the cash down to what can be withdrawn, each part with what it is and when it frees. */
export function withdrawable({
  cash,
  settled,
  unsettled,
  holds,
  loan,
  margin,
  withdrawable: left,
}: FundsSummary): WithdrawableLine[] {
  const taken: WithdrawableLine[] = [
    ...holds.map((part) => ({ kind: 'hold', amount: negated(part.amount), part }) as const),
    ...(loan ? [{ kind: 'loan', amount: negated(loan.owed), interest: loan.interest, due: loan.due } as const] : []),
  ]
  const missing = minus(left, sum([settled, ...taken.map(({ amount }) => amount)]))
  const kind = margin?.call && isBelow(missing, '0') ? 'call' : 'clamped'
  return [
    { kind: 'cash', amount: cash },
    ...unsettled.map((part) => ({ kind: 'unsettled', amount: negated(part.amount), part }) as const),
    { kind: 'settled', amount: settled },
    ...taken,
    ...(isSame(missing, '0') ? [] : [{ kind, amount: missing } as const]),
    { kind: 'withdrawable', amount: left },
  ]
}
