import type { OutputOf } from '../shared/wire/call.ts'
import { borrowableOf } from '../shared/amount/credit.ts'
import { type Amount, atLeastZero, minus, plus, sum, times, toYen } from '../shared/amount/money.ts'
import type { fundsSummaryCall } from './contract.ts'

export type FundsSummary = OutputOf<typeof fundsSummaryCall>
export type Hold = FundsSummary['holds'][number]
export type UnsettledPart = FundsSummary['unsettled'][number]

/** What the books hold of a currency. */
type CashParts = Pick<FundsSummary, 'settled' | 'unsettled' | 'holds'>

/** What the books hold; every other figure follows from it. */
export type FundsParts = CashParts &
  Pick<
    FundsSummary,
    'loan' | 'held' | 'shares' | 'stakes' | 'lots' | 'marginProfit' | 'margin' | 'gain' | 'closingFees' | 'dayChange'
  > & {
    usd: CashParts & Pick<FundsSummary['usd'], 'shares' | 'mid'>
    credit: Omit<FundsSummary['credit'], 'borrowable'>
  }

function owed({ loan }: Pick<FundsParts, 'loan'>): Amount {
  return loan ? loan.owed : '0'
}

function cashOf({ settled, unsettled, holds }: CashParts): Pick<FundsSummary, 'cash' | 'frozen' | 'available'> {
  const cash = plus(settled, sum(unsettled.map(({ amount }) => amount)))
  const frozen = sum(holds.map(({ amount }) => amount))
  return { cash, frozen, available: minus(cash, frozen) }
}

function dollarsOf({ shares, mid, ...parts }: FundsParts['usd']): FundsSummary['usd'] {
  const cash = cashOf(parts)
  const amount = plus(cash.cash, shares)
  return { ...parts, ...cash, shares, mid, amount, inYen: toYen(times(amount, mid)) }
}

/** During a margin call nothing is paid out: it would be missing there. */
function withdrawableOf(parts: FundsParts, frozen: Amount): Amount {
  return parts.margin?.call ? '0' : atLeastZero(minus(minus(parts.settled, frozen), owed(parts)))
}

/** The figures of decisions §6, each by its formula. */
export function fundsSummary(parts: FundsParts): FundsSummary {
  const { shares, stakes, lots, marginProfit, gain, closingFees, credit } = parts
  const { cash, frozen, available } = cashOf(parts)
  const usd = dollarsOf(parts.usd)
  return {
    ...parts,
    cash,
    frozen,
    available,
    withdrawable: withdrawableOf(parts, frozen),
    total: minus(sum([cash, shares, stakes, lots, marginProfit, usd.inYen]), owed(parts)),
    profit: minus(gain, closingFees),
    usd,
    credit: { ...credit, borrowable: borrowableOf(credit) },
  }
}
