import type { BlockApplication } from './blocks/entities.ts'
import type { FollowOrder, PortfolioHolding } from './follow/entities.ts'
import type { Deposit } from './funds/deposit.ts'
import type { Exchange } from './funds/exchange.ts'
import type { Withdrawal } from './funds/withdrawal.ts'
import type { CreditTopUp, Loan, Repayment } from './loans/loan.ts'
import type { IpoApplication, RaiseApplication } from './offerings/entities.ts'
import type { Currency } from './shared/format/money.ts'
import { type Amount, isSame, minus, negated, plus, sum } from './shared/amount/money.ts'
import type { Dividend, Fill } from './trading/entities.ts'
import { totalOf } from './trading/feeSums.ts'
import { bookedOrigins } from './trading/locks.ts'
import { isOnMargin } from './trading/margin.ts'

export const documentKinds = ['reports', 'receipts', 'bookings'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** What a document is about: one of them for each way in which something is booked. */
export type DocumentWhat =
  | 'buy'
  | 'sell'
  | 'deposit'
  | 'withdrawal'
  | 'exchange'
  | 'loan'
  | 'creditTopUp'
  | 'repayment'
  | 'ipo'
  | 'block'
  | 'raise'
  | 'follow'
  | 'followEnd'
  | 'portfolio'
  | 'portfolioEnd'
  | 'dividend'

/** One row of what a document has booked. */
export type BookedPart = {
  part:
    | 'value'
    | 'difference'
    | 'fees'
    | 'waived'
    | 'amount'
    | 'given'
    | 'received'
    | 'principal'
    | 'interest'
    | 'paid'
    | 'stake'
    | 'result'
  amount: Amount
  currency: Currency
}

type Trade = Pick<
  Fill,
  'price' | 'quantity' | 'feeLines' | 'settlesOn' | 'leverage' | 'side' | 'intent' | 'origin' | 'orderNumber'
>

export type Document = {
  id: string
  what: DocumentWhat
  /** The stock or the product, in each language or in the only one that it has. */
  name: Fill['names'] | string | null
  symbol: string | null
  number: string
  /** When it was booked; of what has moved nothing, when it was asked for. */
  at: string
  /** What was asked for or agreed. */
  amount: Amount
  currency: Currency
  /** All that it has moved of the cash, row by row: their sum is what the ledger holds of it. */
  parts: readonly BookedPart[]
  /** Of a report alone. */
  trade: Trade | null
}

const plain = { name: null, symbol: null, currency: 'JPY', trade: null } as const

const yen = (part: BookedPart['part'], amount: Amount): BookedPart => ({ part, amount, currency: 'JPY' })

/** Costs and what is borne of a loss: where there are none they are no row. */
const unlessNothing = (part: BookedPart): BookedPart[] => (isSame(part.amount, '0') ? [] : [part])

/** Shares of an offer are paid with their application; of a position on credit only the difference moves. */
function partsOfFill(fill: Fill): BookedPart[] {
  const { intent, origin, value, currency, cash, waived = '0' } = fill
  if (intent === 'open' && bookedOrigins.has(origin)) return []
  const fees = totalOf(fill.feeLines)
  const cost = unlessNothing({ part: 'fees', amount: negated(fees), currency })
  if (!isOnMargin(fill))
    return [{ part: 'value', amount: intent === 'open' ? negated(value) : value, currency }, ...cost]
  if (intent === 'open' || cash === undefined) return cost
  return [
    { part: 'difference', amount: plus(minus(cash, waived), fees), currency },
    ...cost,
    ...unlessNothing({ part: 'waived', amount: waived, currency }),
  ]
}

export function reportOf(fill: Fill): Document {
  const { id, names, symbol, orderNumber, at, value, currency, side, intent } = fill
  return {
    id,
    what: (side === 'long') === (intent === 'open') ? 'buy' : 'sell',
    name: names,
    symbol,
    number: orderNumber,
    at,
    amount: value,
    currency,
    parts: partsOfFill(fill),
    trade: fill,
  }
}

export function receiptOf(record: Deposit | Withdrawal | Exchange | Loan | CreditTopUp | Repayment): Document {
  const { id, orderNumber: number, amount } = record
  const base = { ...plain, id, number, amount, what: record.kind }
  switch (record.kind) {
    case 'deposit':
    case 'withdrawal':
      return record.state === 'passed'
        ? {
            ...base,
            at: record.decidedAt,
            parts: [yen('amount', record.kind === 'deposit' ? amount : negated(amount))],
          }
        : { ...base, at: record.submittedAt, parts: [] }
    case 'exchange':
      return {
        ...base,
        at: record.submittedAt,
        currency: record.from,
        parts: [
          { part: 'given', amount: negated(amount), currency: record.from },
          { part: 'received', amount: record.proceeds, currency: record.to },
        ],
      }
    case 'repayment':
      return {
        ...base,
        at: record.at,
        parts: [
          ...unlessNothing(yen('principal', negated(record.principal))),
          ...unlessNothing(yen('interest', negated(record.interest))),
        ],
      }
    case 'creditTopUp':
      return { ...base, at: record.appliedAt, parts: [] }
    case 'loan':
      return record.state === 'passed' || record.state === 'repaid'
        ? { ...base, at: record.reviewedAt, parts: [yen('amount', amount)] }
        : { ...base, at: record.appliedAt, parts: [] }
  }
}

type Applied = Pick<BlockApplication, 'id' | 'names' | 'symbol' | 'orderNumber' | 'appliedAt'>
type Asked = { what: DocumentWhat; amount: Amount; paid?: { at: string; amount: Amount } | undefined }

/** An application, and the amount paid for it, if any. */
function booking(applied: Applied, { what, amount, paid }: Asked): Document {
  const { id, names: name, symbol, orderNumber: number, appliedAt } = applied
  const parts = paid ? [yen('paid', negated(paid.amount))] : []
  return { ...plain, id, what, name, symbol, number, at: paid?.at ?? appliedAt, amount, parts }
}

export function ipoBooking(application: IpoApplication): Document {
  const { state, appliedAt, paidAt, amountToSubscribe: amount, amountSubscribed } = application
  const paid = state === 'paymentComplete' ? { at: paidAt ?? appliedAt, amount: amountSubscribed } : undefined
  return booking(application, { what: 'ipo', amount, paid })
}

export function blockBooking(application: BlockApplication): Document {
  const { state, amount, decidedAt: at } = application
  return booking(application, { what: 'block', amount, paid: state === 'passed' ? { at, amount } : undefined })
}

export function raiseBooking(application: RaiseApplication): Document {
  const { state, amount, decidedAt: at, allotted } = application
  const paid = state === 'passed' && at !== null && allotted !== null ? { at, amount: allotted } : undefined
  return booking(application, { what: 'raise', amount, paid })
}

type Stake = Pick<FollowOrder, 'id' | 'orderNumber' | 'amount' | 'value' | 'costs' | 'startedAt' | 'endedAt' | 'state'>

/** The money goes when it begins; when it has ended it is back, with the result and less the costs. */
function stakeBookings(stake: Stake, name: string, [begun, over]: readonly [DocumentWhat, DocumentWhat]): Document[] {
  const { id, orderNumber: number, amount, value, costs, startedAt, endedAt, state } = stake
  const base = { ...plain, name, number, amount }
  const start = { ...base, id, what: begun, at: startedAt, parts: [yen('stake', negated(amount))] }
  if (state !== 'ended' || endedAt === null) return [start]
  const parts = [
    yen('stake', amount),
    yen('result', minus(plus(value, costs), amount)),
    ...unlessNothing(yen('fees', negated(costs))),
  ]
  return [{ ...base, id: `${id} end`, what: over, at: endedAt, amount: value, parts }, start]
}

export function followBookings(order: FollowOrder): Document[] {
  return stakeBookings(order, order.productName, ['follow', 'followEnd'])
}

export function portfolioBookings(holding: PortfolioHolding): Document[] {
  return stakeBookings(holding, holding.portfolioName, ['portfolio', 'portfolioEnd'])
}

export function dividendBooking(dividend: Dividend): Document {
  const { id, names, symbol, orderNumber, payDay, paidAt, amount, currency, waived = '0' } = dividend
  return {
    ...plain,
    id,
    what: 'dividend',
    name: names,
    symbol,
    number: orderNumber,
    at: paidAt ?? `${payDay}T00:00:00+09:00`,
    amount,
    currency,
    parts:
      paidAt === null
        ? []
        : [{ part: 'amount', amount, currency }, ...unlessNothing({ part: 'waived', amount: waived, currency })],
  }
}

/** Of a month, or all; the newest first. */
export function documentsIn(documents: readonly Document[], month: string | undefined): Document[] {
  return documents
    .filter(({ at }) => month === undefined || at.startsWith(month))
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at) || one.id.localeCompare(other.id))
}

export type Cash = { currency: Currency; amount: Amount }

/** What a document has moved of each currency; of neither where nothing is booked. */
export function cashOf({ parts }: Pick<Document, 'parts'>): Cash[] {
  return (['JPY', 'USD'] as const).flatMap((currency) => {
    const own = parts.filter((part) => part.currency === currency)
    return own.length === 0 ? [] : [{ currency, amount: sum(own.map(({ amount }) => amount)) }]
  })
}

/** What all of them have moved of each currency; of yen also where that is nothing. */
export function cashTotals(documents: readonly Document[]): Cash[] {
  return cashOf({ parts: [yen('amount', '0'), ...documents.flatMap(({ parts }) => parts)] })
}
