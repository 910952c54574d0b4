import type { Currency } from '../shared/format/money.ts'
import {
  type Amount,
  decimalsOf,
  divided,
  isAbove,
  minus,
  plus,
  rounded,
  smaller,
  times,
} from '../shared/amount/money.ts'
import { type Day, inForce } from '../shared/time/days.ts'
import type { FeeLine } from './entities.ts'

/** The oldest row first. */
type Dated<Row> = readonly [Row & { from: Day }, ...(Row & { from: Day })[]]
type Step = readonly [upTo: Amount, fee: Amount]

/** Facts §7, plan 標準, consumption tax included. The last step has no upper end. */
const jpCommission: Dated<{ steps: readonly Step[]; above: Step }> = [
  {
    from: '2019-10-01',
    steps: [
      ['50000', '55'],
      ['100000', '99'],
      ['200000', '115'],
      ['500000', '275'],
      ['1000000', '535'],
      ['1500000', '640'],
      ['30000000', '1013'],
    ],
    above: ['30000000', '1070'],
  },
]
const jpMarginCommission: typeof jpCommission = [
  {
    from: '2019-10-01',
    steps: [
      ['100000', '99'],
      ['200000', '148'],
      ['500000', '198'],
    ],
    above: ['500000', '385'],
  },
]
/** 有価証券取引税 was abolished on 1999-04-01. */
const stampDuty: Dated<{ rate: Amount }> = [{ from: '1999-04-01', rate: '0' }]
/** Decisions §6: per cent a year of 365 days. */
const interest: Dated<{ margin: Amount; short: Amount }> = [{ from: '2019-07-16', margin: '2.98', short: '1.15' }]
/** Facts §7. */
const usCommission: Dated<{ percent: Amount; cap: Amount }> = [{ from: '2019-10-01', percent: '0.495', cap: '22' }]
/** Facts §6: dollars per million of sales. */
const usSec: Dated<{ perMillion: Amount }> = [
  { from: '2024-05-22', perMillion: '27.80' },
  { from: '2025-05-14', perMillion: '0' },
  { from: '2026-04-04', perMillion: '20.60' },
]
/** Facts §6: dollars per share sold. */
const usTaf: Dated<{ perShare: Amount; cap: Amount }> = [
  { from: '2024-01-01', perShare: '0.000166', cap: '8.30' },
  { from: '2026-01-01', perShare: '0.000195', cap: '9.79' },
]

const YEAR = '365'

function line(
  rule: FeeLine['rule'],
  fee: FeeLine['fee'],
  currency: Currency,
  rest: Pick<FeeLine, 'amount' | 'base' | 'rate' | 'since'>,
): FeeLine {
  return { rule, fee, currency, ...rest }
}

function stepped(rule: 'jpCommission' | 'jpMarginCommission', fee: FeeLine['fee'], value: Amount, day: Day): FeeLine {
  const { steps, above, from } = inForce(rule === 'jpCommission' ? jpCommission : jpMarginCommission, day)
  const step = steps.find(([upTo]) => !isAbove(value, upTo))
  const rate = step ? `≤${step[0]}` : `>${above[0]}`
  return line(rule, fee, 'JPY', { amount: (step ?? above)[1], base: value, rate, since: from })
}

/** A step of the table of a commission: for all up to so much, or above it. */
export type CommissionStep = { upTo: Amount; fee: Amount } | { above: Amount; fee: Amount }

/** What an order on margin costs by its value, on that day. */
export function marginCommissionTable(day: Day): { steps: CommissionStep[]; since: Day } {
  const { steps, above, from } = inForce(jpMarginCommission, day)
  return {
    steps: [...steps.map(([upTo, fee]) => ({ upTo, fee })), { above: above[0], fee: above[1] }],
    since: from,
  }
}

function noStampDuty(value: Amount, day: Day): FeeLine {
  const { rate, from } = inForce(stampDuty, day)
  return line('stampDuty', 'stampDuty', 'JPY', { amount: times(value, rate), base: value, rate, since: from })
}

export type Trade = {
  market: 'jpy' | 'usd'
  /** Money in or out: an order opens or closes. */
  intent: 'open' | 'close'
  /** Sells the shares: the end of a long, the beginning of a short. */
  sells: boolean
  /** Bought or sold on credit: leveraged or short. */
  onMargin: boolean
  value: Amount
  quantity: number
  day: Day
}

function usLines({ sells, value, quantity, day }: Trade, fee: FeeLine['fee']): FeeLine[] {
  const { percent, cap, from } = inForce(usCommission, day)
  const commission = smaller(times(value, times(percent, '0.01')), cap)
  const lines = [
    line('usCommission', fee, 'USD', { amount: commission, base: value, rate: `${percent}% ≤ $${cap}`, since: from }),
  ]
  if (!sells) return lines
  const sec = inForce(usSec, day)
  const taf = inForce(usTaf, day)
  const shares = String(quantity)
  return [
    ...lines,
    line('usSec', 'service', 'USD', {
      amount: times(value, times(sec.perMillion, '0.000001')),
      base: value,
      rate: `$${sec.perMillion} / 1,000,000`,
      since: sec.from,
    }),
    line('usTaf', 'service', 'USD', {
      amount: smaller(times(shares, taf.perShare), taf.cap),
      base: shares,
      rate: `$${taf.perShare} ≤ $${taf.cap}`,
      since: taf.from,
    }),
  ]
}

function upToCent(amount: Amount): Amount {
  return rounded(amount, decimalsOf.USD, 'awayFromZero')
}

/** What the order itself costs. US amounts are exact; `chargedToday` rounds them up once a day and type. */
export function orderFees(trade: Trade): FeeLine[] {
  const { market, intent, onMargin, value, day } = trade
  const fee = intent === 'open' ? 'purchase' : 'selling'
  if (market === 'usd') return usLines(trade, fee).map(onceRounded)
  return [stepped(onMargin ? 'jpMarginCommission' : 'jpCommission', fee, value, day), noStampDuty(value, day)]
}

/** Decisions §6: US fees are rounded up to the cent. Shown for one order as if it were the only one of its day. */
function onceRounded(fee: FeeLine): FeeLine {
  return { ...fee, amount: upToCent(fee.amount) }
}

/**
 * What a further fee of a type adds on a day: the sum is rounded up once, so many small orders cost no more than one.
 */
export function chargedToday(exactBefore: Amount, exactNow: Amount): Amount {
  return minus(upToCent(plus(exactBefore, exactNow)), upToCent(exactBefore))
}

/** The exact fees of a US order, to be added up over the day. */
export function exactUsFees(trade: Trade): FeeLine[] {
  return usLines(trade, trade.intent === 'open' ? 'purchase' : 'selling')
}

/** Interest for holding on credit, both ends of the time counted (decisions §6); down to the yen. */
export function holdingFee({
  side,
  value,
  days,
  day,
}: {
  side: 'long' | 'short'
  value: Amount
  days: number
  day: Day
}): FeeLine {
  const { margin, short, from } = inForce(interest, day)
  const percent = side === 'long' ? margin : short
  const yearly = times(value, times(percent, '0.01'))
  const amount = divided(times(yearly, String(days)), YEAR, 0, 'towardZero')
  return line(side === 'long' ? 'marginInterest' : 'shortInterest', 'service', 'JPY', {
    amount,
    base: times(value, String(days)),
    rate: `${percent}% / ${YEAR}`,
    since: from,
  })
}
