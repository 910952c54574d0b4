import {
  type Document,
  dividendBooking,
  followBookings,
  portfolioBookings,
  receiptOf,
  reportOf,
} from '@kabuto/domain/documents'
import { sampleEndedFollows, sampleFollowOrder, sampleHolding } from '@kabuto/domain/follow'
import { sampleDeposit, sampleExchange, sampleWithdrawal } from '@kabuto/domain/funds'
import { sampleRepayment } from '@kabuto/domain/loans'
import { type Fill, sampleDividends, sampleFills } from '@kabuto/domain/trading'

const bought = (): Fill => {
  const [fill] = sampleFills
  if (!fill) throw new Error('no fill')
  return fill
}

const fill = bought()

/** A cash purchase, a closed margin position, and an application that is paid at once. */
export const sampleReports: Document[] = [
  fill,
  {
    ...fill,
    id: 'f2',
    orderNumber: 'KB20261104-003291',
    leverage: 2,
    intent: 'close',
    at: '2026-11-04T13:12:40+09:00',
    settlesOn: '2026-11-06',
    value: '405800',
    price: '4058',
    feeLines: [
      {
        rule: 'jpMarginCommission',
        fee: 'selling',
        amount: '198',
        currency: 'JPY',
        base: '405800',
        rate: '≤500000',
        since: '2019-10-01',
      },
      {
        rule: 'marginInterest',
        fee: 'service',
        amount: '261',
        currency: 'JPY',
        base: '401000',
        rate: '2.98% / 8',
        since: '2019-07-16',
      },
    ],
    profit: '4143',
    cash: '4341',
  } satisfies Fill,
  {
    ...fill,
    id: 'f3',
    orderNumber: 'KB20261030-000900',
    origin: 'ipo',
    feeLines: [],
    at: '2026-10-30T09:00:00+09:00',
    cash: '0',
  } satisfies Fill,
].map(reportOf)

export const sampleReceipts: Document[] = [
  sampleExchange,
  { ...sampleDeposit, state: 'passed' as const },
  { ...sampleWithdrawal, state: 'rejected' as const },
  sampleRepayment,
].map(receiptOf)

export const sampleBookings: Document[] = [
  ...sampleEndedFollows.slice(0, 1).flatMap(followBookings),
  ...followBookings(sampleFollowOrder),
  ...portfolioBookings(sampleHolding),
  ...sampleDividends.slice(0, 1).map(dividendBooking),
]
