import {
  checkExchange,
  convertedProceeds,
  type Exchange,
  exchangeCall,
  exchanged,
  QUOTE_MS,
  type Rate,
  rateCall,
  ratesAround,
  toExchangeRequest,
} from '@kabuto/domain/funds'
import { type Amount, decimalsOf, type Instant, type Language, toIso } from '@kabuto/domain/shared'
import type { RequestContext } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { nextOrder } from '../../engine/ids.ts'
import { netAgainstUnsettled, settleLater } from '../../books/ledger/cash.ts'
import { post, transfer } from '../../books/ledger/journal.ts'
import { cashFor } from '../../books/positions/held.ts'

const sources: Record<Language, string> = {
  ja: 'カブト模擬銀行 模擬レート',
  en: 'Kabuto Mock Bank, simulated rate',
  'zh-Hant': 'Kabuto模擬銀行 模擬匯率',
}

const SEAL_LETTERS = 22

type Sealed = { account: string; mid: Amount; at: Instant; until: Instant }

/** The seal of a quote. A quote is not stored: its id carries its terms, sealed with a secret of the server. */
async function sealOf(
  { work, digest }: Pick<RequestContext, 'work' | 'digest'>,
  { account, mid, at, until }: Sealed,
): Promise<string> {
  const secret = await work.get('secrets', 'quotes')
  return (await digest(JSON.stringify([secret?.value, account, mid, at, until]))).slice(0, SEAL_LETTERS)
}

async function quoteIdOf(context: Pick<RequestContext, 'work' | 'digest'>, terms: Sealed): Promise<string> {
  return `${terms.mid}_${terms.at.toString(36)}_${terms.until.toString(36)}_${await sealOf(context, terms)}`
}

function rateOf({ mid, at, until }: Sealed, quoteId: string, language: Language): Rate {
  return {
    quoteId,
    pair: 'USDJPY',
    ...ratesAround(mid),
    source: sources[language],
    at: toIso(at),
    validUntil: toIso(until),
  }
}

/** The terms in a quote id, if it was given to this member. */
async function termsOf(
  context: Pick<RequestContext, 'work' | 'digest'>,
  account: string,
  quoteId: string,
): Promise<Sealed | undefined> {
  const [mid = '', at = '', until = ''] = quoteId.split('_')
  const terms = { account, mid, at: Number.parseInt(at, 36), until: Number.parseInt(until, 36) }
  return (await quoteIdOf(context, terms)) === quoteId ? terms : undefined
}

export const rate = memberHandler(rateCall, async (context) => {
  const { account, market, now, wall, language } = context
  const terms = { account, mid: market.midRate(now), at: now, until: wall + QUOTE_MS }
  return { data: rateOf(terms, await quoteIdOf(context, terms), language) }
})

export const exchange = memberHandler(exchangeCall, async (context, draft) => {
  const { work, account, member, now, wall, language } = context
  const terms = await termsOf(context, account, draft.quoteId)
  const quote = terms && rateOf(terms, draft.quoteId, language)
  const balances = { JPY: await cashFor(context, 'JPY'), USD: await cashFor(context, 'USD') }
  const [refusal] = checkExchange(draft, { now, wall, blocks: member.blocks, quote, balances })
  if (refusal || !quote) return { refusal: refusal ?? { code: 'quoteExpired', params: {} } }
  const { from, to, amount } = toExchangeRequest(draft)
  const given = exchanged(from, amount, quote)
  const record: Exchange = {
    kind: 'exchange',
    ...(await nextOrder(context)),
    amount,
    from,
    to,
    ...given,
    mid: quote.mid,
    source: quote.source,
    quotedAt: quote.at,
    submittedAt: toIso(now),
    decidedAt: toIso(now),
    state: 'passed',
  }
  work.put('exchanges', record, account)
  await post(context, 'exchange', record.id, [
    ...transfer({ from: 'available', to: 'exchange', amount, currency: from }),
    ...transfer({ from: 'exchange', to: 'available', amount: given.proceeds, currency: to }),
  ])
  const netted = await netAgainstUnsettled(context, from, record.id)
  const parts = convertedProceeds(netted, { paid: amount, given: given.proceeds, decimals: decimalsOf[to] })
  await settleLater(context, 'exchange', record.id, { currency: to, parts })
  return { data: record }
})
