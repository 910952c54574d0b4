import type { Member } from '@kabuto/domain/account'
import {
  contextOfExchange,
  type ExchangeContext,
  type ExchangeDraft,
  type FundsSummary,
  type Rate,
} from '@kabuto/domain/funds'
import type { Currency, Instant } from '@kabuto/domain/shared'

export type ExchangeData = { context: ExchangeContext; rate: Rate }

type ExchangeParts = { member: Member; funds: FundsSummary; rate: Rate }

/** The screen's data from the data read, at this time of the market. */
export function exchangeData(parts: ExchangeParts, now: Instant): ExchangeData {
  return { context: contextOfExchange({ now, ...parts }), rate: parts.rate }
}

export const fromOf = ({ from }: ExchangeDraft): Currency => (from === 'USD' ? 'USD' : 'JPY')

/** What was typed, at the rate that is shown. */
export function withQuote(draft: ExchangeDraft, { rate: { quoteId } }: ExchangeData): ExchangeDraft {
  return { ...draft, quoteId }
}

/** What our side of the rate is for this direction. */
export const rateFor = (from: Currency, { buy, sell }: Rate): string => (from === 'JPY' ? buy : sell)
