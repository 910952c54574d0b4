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
import type { AccountContext } from '../../engine/context.ts'
import { type PositionRow, valueOf } from '../../rows/position.ts'

type Filled = { intent: 'open' | 'close'; price: Amount; quantity: number; charged: Charged }

function tradeOf(
  { now }: AccountContext,
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

/** Value and quantity of an order including this fill. */
function withFill({ charged, price, quantity }: Filled): Pick<Charged, 'value' | 'quantity'> {
  return { value: plus(charged.value, valueOf(price, quantity)), quantity: charged.quantity + quantity }
}

/** Japan: one commission for the whole order; a fill costs what it adds to the earlier ones. */
function japanese(context: AccountContext, row: PositionRow, filled: Filled): FeeLine[] {
  const { charged, intent, price, quantity } = filled
  return orderFees(tradeOf(context, row, intent, withFill(filled))).map((line) => ({
    ...line,
    base: valueOf(price, quantity),
    amount: isSame(line.amount, '0') ? line.amount : minus(line.amount, charged.fees),
  }))
}

/** United States: the cap of the fees is for the whole order; a fill costs the fees with it less those without it. */
function exactOf(context: AccountContext, row: PositionRow, filled: Filled): FeeLine[] {
  const { charged, intent } = filled
  const before = exactUsFees(tradeOf(context, row, intent, charged))
  return exactUsFees(tradeOf(context, row, intent, withFill(filled))).map((line, index) => ({
    ...line,
    base: minus(line.base, before[index]?.base ?? '0'),
    amount: minus(line.amount, before[index]?.amount ?? '0'),
  }))
}

/** US fees are added up exactly over a trade day and rounded up once a kind. */
async function american(context: AccountContext, row: PositionRow, filled: Filled): Promise<FeeLine[]> {
  const { work, account, now } = context
  const day = tradeDayAt(calendarOf.usd, now)
  const before = await work.get('usDays', account)
  const exact: Record<string, Amount> = before?.day === day ? { ...before.exact } : {}
  const lines = exactOf(context, row, filled).map((line) => {
    const amount = chargedToday(exact[line.rule] ?? '0', line.amount)
    exact[line.rule] = plus(exact[line.rule] ?? '0', line.amount)
    return { ...line, amount }
  })
  work.put('usDays', { id: account, day, exact }, account)
  return lines
}

/** The fees of one fill, and those of its order including it. */
export async function costsOfFill(
  context: AccountContext,
  row: PositionRow,
  filled: Filled,
): Promise<{ feeLines: FeeLine[]; charged: Charged }> {
  const feeLines = row.market === 'jpy' ? japanese(context, row, filled) : await american(context, row, filled)
  return { feeLines, charged: { ...withFill(filled), fees: plus(filled.charged.fees, totalOf(feeLines)) } }
}

function isInterest({ rule }: FeeLine): boolean {
  return rule === 'marginInterest' || rule === 'shortInterest'
}

/** The books separate interest from fees. */
export function feesAndInterest(lines: readonly FeeLine[]): { fees: Amount; interest: Amount } {
  return {
    fees: sum(lines.filter((line) => !isInterest(line)).map(({ amount }) => amount)),
    interest: sum(lines.filter(isInterest).map(({ amount }) => amount)),
  }
}
