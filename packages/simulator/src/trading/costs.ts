import { type Amount, isSame, minus, plus, sum, tokyoTime, tradeDayAt, calendarOf } from '@kabuto/domain/shared'
import { chargedToday, exactUsFees, type FeeLine, isOnMargin, orderFees, totalOf, type Trade } from '@kabuto/domain/trading'
import type { Books } from '../handler.ts'
import { type Charged, type PositionRow, valueOf } from '../positions/row.ts'

type Filled = { intent: 'open' | 'close'; price: Amount; quantity: number; charged: Charged }

function tradeOf({ now }: Books, row: PositionRow, { intent, quantity }: Filled, value: Amount): Trade {
  const { market, side } = row
  return { market, intent, sells: (side === 'long') === (intent === 'close'), onMargin: isOnMargin(row), value, quantity, day: tradeDayAt(calendarOf[market], now) }
}

/** Of a commission that is one for the whole order, what this fill adds to what earlier ones were charged. */
function japanese(books: Books, row: PositionRow, filled: Filled, value: Amount): FeeLine[] {
  const { charged } = filled
  return orderFees(tradeOf(books, row, filled, plus(charged.value, value))).map((line) =>
    ({ ...line, base: value, amount: isSame(line.amount, '0') ? line.amount : minus(line.amount, charged.fees) }))
}

/** US fees are added up exactly over a day and rounded up once a kind. */
async function american(books: Books, row: PositionRow, filled: Filled, value: Amount): Promise<FeeLine[]> {
  const { work, account, now } = books
  const { day } = tokyoTime(now)
  const before = await work.get('usDays', account)
  const exact: Record<string, Amount> = before?.day === day ? { ...before.exact } : {}
  const lines = exactUsFees(tradeOf(books, row, filled, value)).map((line) => {
    const amount = chargedToday(exact[line.rule] ?? '0', line.amount)
    exact[line.rule] = plus(exact[line.rule] ?? '0', line.amount)
    return { ...line, amount }
  })
  work.put('usDays', { id: account, day, exact }, account)
  return lines
}

/** What one fill costs, and what its order has cost with it. */
export async function costsOfFill(books: Books, row: PositionRow, filled: Filled): Promise<{ feeLines: FeeLine[]; charged: Charged }> {
  const value = valueOf(filled.price, filled.quantity)
  const feeLines = row.market === 'jpy' ? japanese(books, row, filled, value) : await american(books, row, filled, value)
  return { feeLines, charged: { value: plus(filled.charged.value, value), fees: plus(filled.charged.fees, totalOf(feeLines)) } }
}

function isInterest({ rule }: FeeLine): boolean {
  return rule === 'marginInterest' || rule === 'shortInterest'
}

/** Interest is told apart from fees in the books. */
export function feesAndInterest(lines: readonly FeeLine[]): { fees: Amount; interest: Amount } {
  return { fees: sum(lines.filter((line) => !isInterest(line)).map(({ amount }) => amount)), interest: sum(lines.filter(isInterest).map(({ amount }) => amount)) }
}
