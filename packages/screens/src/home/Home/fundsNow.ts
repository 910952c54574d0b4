import { type FundsSummary, summaryAt } from '@kabuto/domain/funds'
import { type LiveQuotes, newerPrice } from '../../shared/Stock/liveQuote.ts'

/** The figures at the prices that the stream has brought. */
export function fundsNow(read: FundsSummary, quotes: LiveQuotes): FundsSummary {
  return summaryAt(read, (holding) => newerPrice(holding, quotes(holding.symbol).get()))
}
