import type { OutputOf } from '../shared/call.ts'
import { borrowableOf } from '../shared/credit.ts'
import { type Amount, atLeastZero, minus, plus, sum, times, toYen } from '../shared/money.ts'
import type { fundsSummaryCall } from './contract.ts'

export type FundsSummary = OutputOf<typeof fundsSummaryCall>
export type Hold = FundsSummary['holds'][number]
export type UnsettledPart = FundsSummary['unsettled'][number]

/** What the books hold; every other figure follows from it. */
export type FundsParts = Pick<
  FundsSummary,
  | 'settled'
  | 'unsettled'
  | 'holds'
  | 'loan'
  | 'shares'
  | 'marginProfit'
  | 'margin'
  | 'profit'
  | 'closingFees'
  | 'dayChange'
> & {
  usd: { amount: Amount; mid: Amount }
  credit: Omit<FundsSummary['credit'], 'borrowable'>
}

function owed({ loan }: Pick<FundsParts, 'loan'>): Amount {
  return loan ? loan.owed : '0'
}

/** The figures of decisions §6, each by its formula. */
export function fundsSummary(parts: FundsParts): FundsSummary {
  const { settled, unsettled, holds, usd, credit } = parts
  const cash = plus(settled, sum(unsettled.map(({ amount }) => amount)))
  const frozen = sum(holds.map(({ amount }) => amount))
  const inYen = toYen(times(usd.amount, usd.mid))
  return {
    ...parts,
    cash,
    frozen,
    available: minus(cash, frozen),
    withdrawable: atLeastZero(minus(minus(settled, frozen), owed(parts))),
    total: minus(sum([cash, parts.shares, parts.marginProfit, inYen]), owed(parts)),
    usd: { ...usd, inYen },
    credit: { ...credit, borrowable: borrowableOf(credit) },
  }
}
