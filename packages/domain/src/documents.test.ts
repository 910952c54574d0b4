import { expect, test } from 'vitest'
import { sampleBlockApplications } from './blocks/samples.ts'
import {
  blockBooking,
  cashOf,
  cashTotals,
  dividendBooking,
  type Document,
  documentsIn,
  followBookings,
  ipoBooking,
  portfolioBookings,
  raiseBooking,
  receiptOf,
  reportOf,
} from './documents.ts'
import { sampleFollowOrder, samplePortfolios } from './follow/samples.ts'
import { sampleDeposit, sampleExchange, sampleWithdrawal } from './funds/samples.ts'
import { sampleLoan, sampleRepayment, sampleTopUp } from './loans/samples.ts'
import { sampleIpoApplications, sampleRaiseApplications } from './offerings/samples.ts'
import { sampleDividends, sampleFills } from './trading/samples.ts'

function first<Of>([one]: readonly Of[]): Of {
  if (one === undefined) throw new Error('no sample')
  return one
}

const fill = first(sampleFills)
const line = first(fill.feeLines)
const fee = (amount: string) => [{ ...line, amount }]
const cash = { leverage: 1, side: 'long', intent: 'open', origin: 'continuous', value: '1000' } as const
const rows = ({ parts }: Document) => parts.map(({ part, amount, currency }) => `${part} ${amount} ${currency}`)

test.each([
  ['a purchase takes its value and its fees', { cash: '-1005' }, ['value -1000 JPY', 'fees -5 JPY'], 'buy'],
  ['a sale gives its value less its fees', { intent: 'close', cash: '995' }, ['value 1000 JPY', 'fees -5 JPY'], 'sell'],
  ['without fees there is no row of them', { feeLines: fee('0'), cash: '-1000' }, ['value -1000 JPY'], 'buy'],
  ['on margin an opening takes its fees alone', { leverage: 2, cash: '-5' }, ['fees -5 JPY'], 'buy'],
  ['a short sale takes its fees', { side: 'short', cash: '-5' }, ['fees -5 JPY'], 'sell'],
  ['so does a day trade', { origin: 'dayTrade', cash: '-5' }, ['fees -5 JPY'], 'buy'],
  [
    'on margin a close moves the difference',
    { leverage: 2, intent: 'close', cash: '95' },
    ['difference 100 JPY', 'fees -5 JPY'],
    'sell',
  ],
  [
    'what is larger than all cash is borne by the simulation',
    { side: 'short', intent: 'close', cash: '-200', waived: '30' },
    ['difference -225 JPY', 'fees -5 JPY', 'waived 30 JPY'],
    'buy',
  ],
  [
    'what an old book does not tell is not guessed',
    { leverage: 2, intent: 'close', cash: undefined },
    ['fees -5 JPY'],
    'sell',
  ],
  ['shares of an IPO are paid already', { origin: 'ipo', cash: '0' }, [], 'buy'],
  ['those of a raise too', { origin: 'raise', cash: '0' }, [], 'buy'],
  ['those of a block too', { origin: 'block', cash: '0' }, [], 'buy'],
  [
    'sold they are like all shares',
    { origin: 'block', intent: 'close', cash: '995' },
    ['value 1000 JPY', 'fees -5 JPY'],
    'sell',
  ],
] as const)('%s', (_, given, parts, what) => {
  const report = reportOf({
    ...fill,
    ...cash,
    feeLines: fee('5'),
    ...given,
    origin: 'origin' in given ? given.origin : cash.origin,
  })
  expect([rows(report), report.what]).toEqual([parts, what])
  expect(report).toMatchObject({ number: fill.orderNumber, at: fill.at, amount: '1000', trade: { price: fill.price } })
})

test('money of the bank moves when it has passed, at that time', () => {
  const [deposit, withdrawal] = [sampleDeposit, sampleWithdrawal]
  const at = { submittedAt: '2026-11-01T10:00:00+09:00', decidedAt: '2026-11-02T10:00:00+09:00', amount: '10' }
  for (const [record, part] of [
    [{ ...deposit, ...at }, 'amount 10 JPY'],
    [{ ...withdrawal, ...at }, 'amount -10 JPY'],
  ] as const) {
    const passed = receiptOf({ ...record, state: 'passed' })
    expect([rows(passed), passed.at]).toEqual([[part], at.decidedAt])
    const pending = receiptOf({ ...record, state: 'pending' })
    expect([rows(pending), pending.at]).toEqual([[], at.submittedAt])
  }
})

test('an exchange gives one currency and takes the other', () => {
  const given = { ...sampleExchange, from: 'JPY', to: 'USD', amount: '15445', proceeds: '100' } as const
  expect(rows(receiptOf(given))).toEqual(['given -15445 JPY', 'received 100 USD'])
  expect(cashOf(receiptOf(given))).toEqual([
    { currency: 'JPY', amount: '-15445' },
    { currency: 'USD', amount: '100' },
  ])
  expect(receiptOf({ ...given, from: 'USD', to: 'JPY' }).currency).toBe('USD')
})

test('a loan brings its amount, a repayment takes loan and interest, more credit moves nothing', () => {
  const own = {
    ...sampleLoan,
    amount: '500',
    appliedAt: '2026-11-01T10:00:00+09:00',
    reviewedAt: '2026-11-02T10:00:00+09:00',
  }
  for (const state of ['passed', 'repaid'] as const) {
    const lent = receiptOf({ ...own, state })
    expect([rows(lent), lent.at]).toEqual([['amount 500 JPY'], own.reviewedAt])
  }
  for (const state of ['pending', 'rejected'] as const) {
    const asked = receiptOf({ ...own, state })
    expect([rows(asked), asked.at]).toEqual([[], own.appliedAt])
  }
  expect(rows(receiptOf({ ...sampleTopUp, state: 'passed' }))).toEqual([])
  expect(rows(receiptOf({ ...sampleRepayment, amount: '12', principal: '10', interest: '2' }))).toEqual([
    'principal -10 JPY',
    'interest -2 JPY',
  ])
  expect(rows(receiptOf({ ...sampleRepayment, amount: '2', principal: '0', interest: '2' }))).toEqual([
    'interest -2 JPY',
  ])
})

test('an application is booked when it is paid, with what was paid', () => {
  const ipo = { ...first(sampleIpoApplications), amountToSubscribe: '90', amountSubscribed: '60' }
  const paidAt = '2026-12-02T10:00:00+09:00'
  const paid = ipoBooking({ ...ipo, state: 'paymentComplete', paidAt })
  expect([rows(paid), paid.at, paid.amount]).toEqual([['paid -60 JPY'], paidAt, '90'])
  expect(ipoBooking({ ...ipo, state: 'paymentComplete', paidAt: undefined }).at).toBe(ipo.appliedAt)
  expect(rows(ipoBooking({ ...ipo, state: 'won' }))).toEqual([])

  const block = { ...first(sampleBlockApplications), amount: '70' }
  const passed = blockBooking({ ...block, state: 'passed' })
  expect([rows(passed), passed.at]).toEqual([['paid -70 JPY'], block.decidedAt])
  const pending = blockBooking({ ...block, state: 'pending' })
  expect([rows(pending), pending.at]).toEqual([[], block.appliedAt])

  const raise = { ...first(sampleRaiseApplications), amount: '80', decidedAt: paidAt }
  const allotted = raiseBooking({ ...raise, state: 'passed', allotted: '40' })
  expect([rows(allotted), allotted.at]).toEqual([['paid -40 JPY'], paidAt])
  for (const change of [
    { state: 'rejected', allotted: '0' },
    { state: 'passed', allotted: null },
  ] as const)
    expect(rows(raiseBooking({ ...raise, ...change }))).toEqual([])
  expect(rows(raiseBooking({ ...raise, state: 'passed', allotted: '40', decidedAt: null }))).toEqual([])
})

test('a stake goes when it begins and comes back when it ends, with its result and less its costs', () => {
  const stake = { amount: '100', value: '95', costs: '2', startedAt: '2026-11-01T10:00:00+09:00' }
  const over = { ...stake, state: 'ended', endedAt: '2026-11-05T16:00:00+09:00' } as const
  const running = { ...stake, state: 'inProgress', endedAt: null } as const
  const holding = first(samplePortfolios.holdings)
  for (const [bookings, what] of [
    [(change: typeof over | typeof running) => followBookings({ ...sampleFollowOrder, ...change }), 'follow'],
    [(change: typeof over | typeof running) => portfolioBookings({ ...holding, ...change }), 'portfolio'],
  ] as const) {
    expect(bookings(running).map((one) => [one.what, one.at, rows(one)])).toEqual([
      [what, stake.startedAt, ['stake -100 JPY']],
    ])
    const [end, start] = bookings(over)
    expect(end && [end.what, end.at, rows(end), cashOf(end)]).toEqual([
      `${what}End`,
      over.endedAt,
      ['stake 100 JPY', 'result -3 JPY', 'fees -2 JPY'],
      [{ currency: 'JPY', amount: '95' }],
    ])
    expect(start?.what).toBe(what)
    expect(end?.id).not.toBe(start?.id)
  }
  expect(followBookings({ ...sampleFollowOrder, ...stake, state: 'ended', endedAt: null })).toHaveLength(1)
})

test('a dividend is booked on the day it is paid', () => {
  const due = { ...first(sampleDividends), amount: '3800', payDay: '2026-12-14' }
  const waiting = dividendBooking({ ...due, state: 'due', paidAt: null })
  expect([rows(waiting), waiting.at]).toEqual([[], '2026-12-14T00:00:00+09:00'])
  const paidAt = '2026-12-14T09:00:00+09:00'
  const paid = dividendBooking({ ...due, state: 'paid', paidAt })
  expect([rows(paid), paid.at]).toEqual([['amount 3800 JPY'], paidAt])
  const short = dividendBooking({ ...due, state: 'paid', paidAt, amount: '-3800', waived: '300' })
  expect(rows(short)).toEqual(['amount -3800 JPY', 'waived 300 JPY'])
})

const depositAt = (id: string, day: string) =>
  receiptOf({
    ...sampleDeposit,
    id,
    state: 'passed',
    amount: '10',
    decidedAt: `${day}T10:00:00+09:00`,
  })

test('of a month, the newest first, with what all of it has moved', () => {
  const all = [
    depositAt('a', '2026-10-31'),
    depositAt('c', '2026-11-01'),
    depositAt('b', '2026-11-01'),
    depositAt('d', '2026-11-20'),
  ]
  expect(documentsIn(all, '2026-11').map(({ id }) => id)).toEqual(['d', 'b', 'c'])
  expect(documentsIn(all, undefined).map(({ id }) => id)).toEqual(['d', 'b', 'c', 'a'])
  expect(cashTotals(all)).toEqual([{ currency: 'JPY', amount: '40' }])
  expect(cashTotals([])).toEqual([{ currency: 'JPY', amount: '0' }])
  const sold = { ...fill, ...cash, currency: 'USD', intent: 'close', feeLines: fee('5'), cash: '995' } as const
  expect(cashTotals([reportOf(sold)])).toEqual([
    { currency: 'JPY', amount: '0' },
    { currency: 'USD', amount: '995' },
  ])
})
