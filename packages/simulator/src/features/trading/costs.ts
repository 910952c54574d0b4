import { type Amount, isSame, minus, plus, sum, tradeDayAt, calendarOf } from '@kabuto/domain/shared'
import {
  type Charged,
  chargedToday,
  exactUsFees,
  type FeeLine,
  isOnMargin,
  orderFees,
  totalOf,
  type Trade,
} from '@kabuto/domain/trading'
import type { Books } from '../../engine/context.ts'
import { type PositionRow, valueOf } from '../../rows/position.ts'

type Filled = { intent: 'open' | 'close'; price: Amount; quantity: number; charged: Charged }

function tradeOf(
  { now }: Books,
  row: PositionRow,
  intent: Filled['intent'],
  { value, quantity }: Pick<Charged, 'value' | 'quantity'>,
): Trade {
  const { market, side } = row
  return {
    market,
    intent,
    sells: (side === 'long') === (intent === 'close'),
    onMargin: isOnMargin(row),
    value,
    quantity,
    day: tradeDayAt(calendarOf[market], now),
  }
}

/** What an order has come to with this fill. */
function withFill({ charged, price, quantity }: Filled): Pick<Charged, 'value' | 'quantity'> {
  return { value: plus(charged.value, valueOf(price, quantity)), quantity: charged.quantity + quantity }
}

/** Of a commission that is one for the whole order, what this fill adds to what earlier ones were charged. */
function japanese(books: Books, row: PositionRow, filled: Filled): FeeLine[] {
  const { charged, intent, price, quantity } = filled
  return orderFees(tradeOf(books, row, intent, withFill(filled))).map((line) => ({
    ...line,
    base: valueOf(price, quantity),
    amount: isSame(line.amount, '0') ? line.amount : minus(line.amount, charged.fees),
  }))
}

/**
 * The most that an order can cost is for the whole order, too: a fill costs what the order comes to with it, less what
 * it came to without.
 */
function exactOf(books: Books, row: PositionRow, filled: Filled): FeeLine[] {
  const { charged, intent } = filled
  const before = exactUsFees(tradeOf(books, row, intent, charged))
  return exactUsFees(tradeOf(books, row, intent, withFill(filled))).map((line, index) => ({
    ...line,
    base: minus(line.base, before[index]?.base ?? '0'),
    amount: minus(line.amount, before[index]?.amount ?? '0'),
  }))
}

/** US fees are added up exactly over a trade day and rounded up once a kind. */
async function american(books: Books, row: PositionRow, filled: Filled): Promise<FeeLine[]> {
  const { work, account, now } = books
  const day = tradeDayAt(calendarOf.usd, now)
  const before = await work.get('usDays', account)
  const exact: Record<string, Amount> = before?.day === day ? { ...before.exact } : {}
  const lines = exactOf(books, row, filled).map((line) => {
    const amount = chargedToday(exact[line.rule] ?? '0', line.amount)
    exact[line.rule] = plus(exact[line.rule] ?? '0', line.amount)
    return { ...line, amount }
  })
  work.put('usDays', { id: account, day, exact }, account)
  return lines
}

/** What one fill costs, and what its order has cost with it. */
export async function costsOfFill(
  books: Books,
  row: PositionRow,
  filled: Filled,
): Promise<{ feeLines: FeeLine[]; charged: Charged }> {
  const feeLines = row.market === 'jpy' ? japanese(books, row, filled) : await american(books, row, filled)
  return { feeLines, charged: { ...withFill(filled), fees: plus(filled.charged.fees, totalOf(feeLines)) } }
}

function isInterest({ rule }: FeeLine): boolean {
  return rule === 'marginInterest' || rule === 'shortInterest'
}

/** Interest is told apart from fees in the books. */
export function feesAndInterest(lines: readonly FeeLine[]): { fees: Amount; interest: Amount } {
  return {
    fees: sum(lines.filter((line) => !isInterest(line)).map(({ amount }) => amount)),
    interest: sum(lines.filter(isInterest).map(({ amount }) => amount)),
  }
}
