import { describe, expect, test } from 'vitest'
import { sampleAppeal, sampleMember } from './account/samples.ts'
import { sampleAudit, sampleQueue } from './backoffice/samples.ts'
import { sampleBlockApplications, sampleBlocks } from './blocks/samples.ts'
import { sampleCards, sampleOtherRegionCard } from './cards/samples.ts'
import { entities } from './entities.ts'
import {
  sampleEndedFollows,
  sampleFollowOrder,
  sampleFollowProduct,
  sampleHolding,
  samplePortfolio,
  sampleTraders,
} from './follow/samples.ts'
import {
  sampleChannel,
  sampleDeposits,
  sampleExchange,
  sampleFunds,
  sampleRate,
  sampleWithdrawals,
} from './funds/samples.ts'
import { sampleNews, sampleNewsDetail, sampleNotice, sampleNotices, sampleProduct } from './home/samples.ts'
import { sampleIdentity, sampleRejectedIdentity, sampleUnderReview, sampleUnverified } from './identity/samples.ts'
import {
  sampleLoan,
  sampleLoans,
  samplePendingLoan,
  sampleRejectedLoan,
  sampleRepaidLoan,
  sampleRepayment,
  sampleTopUp,
} from './loans/samples.ts'
import { machines } from './machines.ts'
import {
  sampleBook,
  sampleCandles,
  sampleDetail,
  sampleIndices,
  sampleInstruments,
  sampleQuotes,
  sampleStocks,
  sampleWatchlist,
} from './market/samples.ts'
import {
  sampleDrawn,
  sampleIpoApplications,
  sampleOffers,
  sampleRaise,
  sampleRaiseApplications,
} from './offerings/samples.ts'
import { readAnswer } from './shared/wire/readAnswer.ts'
import { sampleMessages } from './support/samples.ts'
import {
  sampleDayTrades,
  sampleDividends,
  sampleFills,
  sampleOrder,
  samplePositions,
  samplePreview,
  sampleWeighed,
} from './trading/samples.ts'

const samples: Record<string, readonly object[]> = {
  Member: [sampleMember],
  Appeal: [sampleAppeal],
  Funds: [sampleFunds],
  Identity: [sampleUnverified, sampleUnderReview, sampleIdentity, sampleRejectedIdentity],
  BankCard: [...sampleCards, sampleOtherRegionCard],
  WatchlistEntry: sampleWatchlist,
  Stock: sampleStocks,
  StockDetail: [sampleDetail],
  Quote: sampleQuotes,
  Candle: sampleCandles,
  Book: [sampleBook],
  MarketIndex: sampleIndices,
  Position: samplePositions,
  Order: [sampleOrder],
  Fill: sampleFills,
  FeeLine: samplePreview.feeLines,
  Preview: [samplePreview],
  Weighed: [sampleWeighed],
  Dividend: sampleDividends,
  DayTrade: sampleDayTrades,
  Offer: sampleOffers,
  Draw: sampleOffers.map(({ draw }) => draw),
  Drawn: [sampleDrawn],
  Subscription: sampleIpoApplications,
  Raise: [sampleRaise],
  RaiseApplication: sampleRaiseApplications,
  BlockOffer: sampleBlocks,
  BlockApplication: sampleBlockApplications,
  Trader: sampleTraders,
  FollowProduct: [sampleFollowProduct],
  FollowOrder: [sampleFollowOrder, ...sampleEndedFollows],
  Portfolio: [samplePortfolio],
  PortfolioHolding: [sampleHolding],
  Credit: [sampleLoans.credit],
  Loan: [sampleLoan, samplePendingLoan, sampleRejectedLoan, sampleRepaidLoan],
  Repayment: [sampleRepayment],
  CreditTopUp: [sampleTopUp],
  Channel: [sampleChannel],
  Deposit: sampleDeposits,
  Withdrawal: sampleWithdrawals,
  Rate: [sampleRate],
  Exchange: [sampleExchange],
  Notice: sampleNotices,
  NoticeDetail: [sampleNotice],
  News: sampleNews,
  NewsDetail: [sampleNewsDetail],
  ProductPage: [sampleProduct],
  Message: sampleMessages,
  QueueItem: sampleQueue,
  AuditEntry: sampleAudit,
}

describe.each(Object.entries(entities))('the examples of %s', (name, schema) => {
  test('are there, and are what the contract says, field by field', () => {
    const examples = samples[name] ?? []
    expect(examples.length).toBeGreaterThan(0)
    for (const example of examples) expect(readAnswer(schema, example)).toEqual({ value: example })
  })
})

type Named = { symbol: string; name: string }

/** Every share that is named beside its code, wherever it is. */
function namedIn(value: unknown): Named[] {
  if (typeof value !== 'object' || value === null) return []
  const { symbol, names, name } = value as {
    symbol?: unknown
    names?: { ja: string; en: string; zhHant: string }
    name?: unknown
  }
  const called = names ? [names.ja, names.en, names.zhHant].join(' ') : name
  const own = typeof symbol === 'string' && typeof called === 'string' ? [{ symbol, name: called }] : []
  return [...own, ...Object.values(value).flatMap(namedIn)]
}

test('a share has one name in all examples: that of the mocks’ book', () => {
  const book = new Map(sampleInstruments.map(({ symbol, names }) => [symbol, names]))
  const strange = namedIn(Object.values(samples)).filter(({ symbol, name }) => {
    const names = book.get(symbol)
    return names !== undefined && name !== names.ja && name !== [names.ja, names.en, names.zhHant].join(' ')
  })
  expect(strange).toEqual([])
})

/** The state that a record shows, by the machine that leads it. */
const led: Record<string, string> = {
  identity: 'Identity',
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  loan: 'Loan',
  ipoOffer: 'Offer',
  ipoApplication: 'Subscription',
  raiseApplication: 'RaiseApplication',
  blockApplication: 'BlockApplication',
  position: 'Position',
  dayTrade: 'DayTrade',
  follow: 'FollowOrder',
}

test.each(Object.entries(led))('every state of %s is seen in an example', (machine, entity) => {
  const states = machines.find(({ name }) => name === machine)?.states
  const shown = new Set((samples[entity] ?? []).map((example) => (example as { state?: string }).state))
  expect(states?.filter((state) => !shown.has(state))).toEqual([])
})
