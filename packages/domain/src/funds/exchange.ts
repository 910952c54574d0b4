import { type Cash, checkAmount, checkCash } from '../shared/amount/amounts.ts'
import { type Blocks, checkBlocks } from '../shared/blocks.ts'
import type { InputOf, OutputOf } from '../shared/wire/call.ts'
import type { Currency } from '../shared/format/money.ts'
import { amountToSend } from '../shared/input/input.ts'
import { type Amount, decimalsOf, minus, plus, quotient, rounded, times, toYen } from '../shared/amount/money.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import type { Instant } from '../shared/time/zone.ts'
import type { exchangeCall, rateCall } from './contract.ts'
import type { FundsSummary } from './summary.ts'

export type Exchange = OutputOf<typeof exchangeCall>
export type Rate = OutputOf<typeof rateCall>

export type ExchangeDraft = { from: string; to: string; amount: string; quoteId: string }

export const emptyExchange: ExchangeDraft = { from: 'JPY', to: 'USD', amount: '', quoteId: '' }

/** Yen a dollar on either side of the middle; a quote holds for so long of real time (decisions §6). */
export const SPREAD = '0.25'
export const QUOTE_MS = 60_000

export type ExchangeContext = {
  now: Instant
  wall: Instant
  blocks: Blocks
  quote: Rate | undefined
  /** All there is of a currency, and the part of it that nothing reserves. */
  balances: Record<Currency, Cash>
}

type ExchangeFacts = {
  now: Instant
  member: { blocks: Blocks }
  funds: Pick<FundsSummary, 'cash' | 'available'> & { usd: Pick<FundsSummary['usd'], 'cash' | 'available'> }
  rate: Rate
}

/**
 * What the rules need of the data on a phone. Whether a quote is still valid only the server knows: a phone's clock
 * may be wrong, and the quote is renewed before it ends.
 */
export function contextOfExchange({ now, member, funds, rate }: ExchangeFacts): ExchangeContext {
  const { usd } = funds
  return {
    now,
    wall: Date.parse(rate.validUntil) - 1,
    blocks: member.blocks,
    quote: rate,
    balances: {
      JPY: { all: funds.cash, available: funds.available },
      USD: { all: usd.cash, available: usd.available },
    },
  }
}

export type Exchanged = ReturnType<typeof exchanged> & {
  /** What can be spent of each currency, now and afterwards. */
  before: Record<Currency, Amount>
  after: Record<Currency, Amount>
}

/** All figures of an exchange, if the amount typed is valid and available. */
export function exchangePreview(draft: ExchangeDraft, context: ExchangeContext): Exchanged | undefined {
  const from = currencyOf(draft.from)
  if (!from || !context.quote || checkExchange(draft, context).length > 0) return undefined
  const amount = amountToSend(draft.amount, decimalsOf[from])
  const given = exchanged(from, amount, context.quote)
  const before = { JPY: context.balances.JPY.available, USD: context.balances.USD.available }
  const after =
    from === 'JPY'
      ? { JPY: minus(before.JPY, amount), USD: plus(before.USD, given.proceeds) }
      : { JPY: plus(before.JPY, given.proceeds), USD: minus(before.USD, amount) }
  return { ...given, before, after }
}

export function ratesAround(mid: Amount): Pick<Rate, 'mid' | 'buy' | 'sell' | 'spread'> {
  return { mid, buy: plus(mid, SPREAD), sell: minus(mid, SPREAD), spread: SPREAD }
}

/** What is given for an amount: rounded down to the yen or the cent, with what the spread cost in yen. */
export function exchanged(
  from: Currency,
  amount: Amount,
  { buy, sell, spread }: Pick<Rate, 'buy' | 'sell' | 'spread'>,
): Pick<Exchange, 'rate' | 'proceeds' | 'difference'> {
  if (from === 'USD')
    return {
      rate: sell,
      proceeds: rounded(times(amount, sell), decimalsOf.JPY, 'floor'),
      difference: toYen(times(amount, spread)),
    }
  const proceeds = quotient(amount, buy, decimalsOf.USD, 'floor') ?? '0'
  return { rate: buy, proceeds, difference: toYen(times(proceeds, spread)) }
}

/** The least that gives anything: a cent's worth of yen, or a cent. */
function leastOf(from: Currency, { quote }: ExchangeContext): Amount {
  if (from === 'USD') return '0.01'
  return quote ? rounded(times('0.01', quote.buy), decimalsOf.JPY, 'ceiling') : '1'
}

function checkGiven(typed: string, from: Currency, context: ExchangeContext): Refusal[] {
  const unit = from === 'USD' ? from : undefined
  const rule = { min: leastOf(from, context), decimals: decimalsOf[from], unit }
  return checkAmount(typed, rule, (amount) => checkCash(amount, context.balances[from], { unit }))
}

function checkQuote(quoteId: string, { quote, wall }: ExchangeContext): Refusal[] {
  const live = quote !== undefined && quote.quoteId === quoteId && wall < Date.parse(quote.validUntil)
  return live ? [] : [refuse('quoteExpired', {}, 'quoteId')]
}

function currencyOf(text: string): Currency | undefined {
  return text === 'JPY' || text === 'USD' ? text : undefined
}

function missing(field: 'from' | 'to', currency: Currency | undefined): Refusal[] {
  return currency ? [] : [refuse('required', { field }, field)]
}

/** Specification §5: an amount, correct, in another currency; at a rate that still holds. */
export function checkExchange(draft: ExchangeDraft, context: ExchangeContext): Refusal[] {
  const [from, to] = [currencyOf(draft.from), currencyOf(draft.to)]
  return [
    ...checkBlocks(context.blocks, 'exchange', context.now),
    ...missing('from', from),
    ...missing('to', to),
    ...(from && from === to ? [refuse('sameCurrency', {}, 'to')] : []),
    ...(from ? checkGiven(draft.amount, from, context) : []),
    ...checkQuote(draft.quoteId, context),
  ]
}

export function toExchangeRequest({ from, to, amount, quoteId }: ExchangeDraft): InputOf<typeof exchangeCall> {
  const [given, wanted] = [currencyOf(from) ?? 'JPY', currencyOf(to) ?? 'USD']
  return { from: given, to: wanted, amount: amountToSend(amount, decimalsOf[given]), quoteId }
}
