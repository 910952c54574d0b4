import { type Amount, negated } from '../shared/money.ts'
import type { FundsSummary, Hold, UnsettledPart } from './summary.ts'

/** One line of "why not all of it?": every line adds up to the total below it. */
export type WithdrawableLine =
  | { kind: 'cash'; amount: Amount }
  | { kind: 'unsettled'; amount: Amount; part: UnsettledPart }
  | { kind: 'settled'; amount: Amount }
  | { kind: 'hold'; amount: Amount; part: Hold }
  | { kind: 'loan'; amount: Amount; interest: Amount; due: string }
  | { kind: 'withdrawable'; amount: Amount }

/** From all the cash down to what can be withdrawn, each part with what it is and when it frees. */
export function withdrawableLines({ cash, settled, unsettled, holds, loan, withdrawable }: FundsSummary): WithdrawableLine[] {
  return [
    { kind: 'cash', amount: cash },
    ...unsettled.map((part): WithdrawableLine => ({ kind: 'unsettled', amount: negated(part.amount), part })),
    { kind: 'settled', amount: settled },
    ...holds.map((part): WithdrawableLine => ({ kind: 'hold', amount: negated(part.amount), part })),
    ...(loan ? [{ kind: 'loan', amount: negated(loan.owed), interest: loan.interest, due: loan.due } as const] : []),
    { kind: 'withdrawable', amount: withdrawable },
  ]
}
