import type { BlockApplication } from '../blocks/entities.ts'
import type { FollowOrder } from '../follow/entities.ts'
import type { Deposit } from '../funds/deposit.ts'
import type { Exchange } from '../funds/exchange.ts'
import type { Withdrawal } from '../funds/withdrawal.ts'
import type { CreditTopUp, Loan, Repayment } from '../loans/loan.ts'
import type { IpoApplication, RaiseApplication } from '../offerings/entities.ts'
import { type Amount, minus, negated, sum } from '../shared/money.ts'
import type { Dividend, Fill } from '../trading/entities.ts'

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
  | 'dividend'

type Currency = Fill['currency']

export type Document = {
  id: string
  what: DocumentWhat
  /** The stock or the product, in each language or in the only one that it has. */
  name: Fill['names'] | string | null
  symbol: string | null
  number: string
  at: string
  amount: Amount
  currency: Currency
  /** How much money it has moved by itself; nothing where that is told elsewhere, or nothing has moved yet. */
  cash: Amount | null
  cashCurrency: Currency
  /** Of a report alone. */
  trade: Pick<Fill, 'price' | 'quantity' | 'feeLines' | 'settlesOn' | 'leverage' | 'side' | 'intent' | 'origin'> | null
}

const plain = { name: null, symbol: null, currency: 'JPY', cashCurrency: 'JPY', trade: null } as const

/** All fees of a fill. */
export const feesOf = ({ feeLines }: Pick<Fill, 'feeLines'>): Amount => sum(feeLines.map(({ amount }) => amount))

/** Of cash shares the value moves too; what is settled as a difference is told with its position. */
function cashOf(fill: Fill): Amount | null {
  const fees = feesOf(fill)
  if (fill.leverage === 1 && fill.side === 'long' && fill.origin !== 'dayTrade') {
    return fill.intent === 'open' ? negated(sum([fill.value, fees])) : minus(fill.value, fees)
  }
  return fill.intent === 'open' ? negated(fees) : null
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
    cash: cashOf(fill),
    cashCurrency: currency,
    trade: fill,
  }
}

export function receiptOf(record: Deposit | Withdrawal | Exchange | Loan | CreditTopUp | Repayment): Document {
  const { id, orderNumber: number, amount } = record
  const base = { ...plain, id, number, amount, what: record.kind }
  switch (record.kind) {
    case 'deposit':
      return { ...base, at: record.submittedAt, cash: record.state === 'passed' ? amount : null }
    case 'withdrawal':
      return { ...base, at: record.submittedAt, cash: record.state === 'passed' ? negated(amount) : null }
    case 'exchange':
      return {
        ...base,
        at: record.submittedAt,
        currency: record.from,
        cash: record.proceeds,
        cashCurrency: record.to,
      }
    case 'repayment':
      return { ...base, at: record.at, cash: negated(amount) }
    case 'creditTopUp':
      return { ...base, at: record.appliedAt, cash: null }
    case 'loan':
      return {
        ...base,
        at: record.appliedAt,
        cash: record.state === 'passed' || record.state === 'repaid' ? amount : null,
      }
  }
}

export function ipoBooking(application: IpoApplication): Document {
  const { id, names, symbol, orderNumber, appliedAt, amountToSubscribe, amountSubscribed, state } = application
  return {
    ...plain,
    id,
    what: 'ipo',
    name: names,
    symbol,
    number: orderNumber,
    at: appliedAt,
    amount: amountToSubscribe,
    cash: state === 'paymentComplete' ? negated(amountSubscribed) : null,
  }
}

export function blockBooking({ id, names, symbol, orderNumber, appliedAt, amount, state }: BlockApplication): Document {
  const cash = state === 'passed' ? negated(amount) : null
  return { ...plain, id, what: 'block', name: names, symbol, number: orderNumber, at: appliedAt, amount, cash }
}

export function raiseBooking(application: RaiseApplication): Document {
  const { id, names, symbol, orderNumber, appliedAt, amount, state, allotted } = application
  const cash = state === 'passed' && allotted !== null ? negated(allotted) : null
  return { ...plain, id, what: 'raise', name: names, symbol, number: orderNumber, at: appliedAt, amount, cash }
}

/** Begun and, where it has ended, what came back: together its result. */
export function followBooking(order: FollowOrder): Document {
  const { id, productName, orderNumber, startedAt, amount, state, profit } = order
  const cash = state === 'ended' ? profit : negated(amount)
  return { ...plain, id, what: 'follow', name: productName, number: orderNumber, at: startedAt, amount, cash }
}

export function dividendBooking(dividend: Dividend): Document {
  const { id, names, symbol, orderNumber, payDay, amount, currency, state } = dividend
  return {
    ...plain,
    id,
    what: 'dividend',
    name: names,
    symbol,
    number: orderNumber,
    at: `${payDay}T00:00:00+09:00`,
    amount,
    currency,
    cash: state === 'paid' ? amount : null,
    cashCurrency: currency,
  }
}

/** Of a month, or all; the newest first. */
export function documentsIn(documents: readonly Document[], month: string | undefined): Document[] {
  return documents
    .filter(({ at }) => month === undefined || at.startsWith(month))
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at) || (one.id < other.id ? -1 : 1))
}

/** What all of them have moved in a currency. */
export function cashTotal(documents: readonly Document[], currency: Currency): Amount {
  return sum(documents.flatMap(({ cash, cashCurrency }) => (cash !== null && cashCurrency === currency ? [cash] : [])))
}
