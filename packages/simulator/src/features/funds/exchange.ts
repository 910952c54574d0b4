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
import type { Desk } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { nextOrder } from '../../engine/ids.ts'
import { netAgainstUnsettled, settleLater } from '../../books/ledger/cash.ts'
import { moved, post } from '../../books/ledger/journal.ts'
import { cashFor } from '../../books/positions/held.ts'

const sources: Record<Language, string> = {
  ja: 'カブト模擬銀行 模擬レート',
  en: 'Kabuto Mock Bank, simulated rate',
  'zh-Hant': 'Kabuto模擬銀行 模擬匯率',
}

const SEAL_LETTERS = 22

type Sealed = { account: string; mid: Amount; at: Instant; until: Instant }

/** A quote is not kept: it carries its own terms under a seal that nobody outside can make. */
async function sealOf(
  { work, digest }: Pick<Desk, 'work' | 'digest'>,
  { account, mid, at, until }: Sealed,
): Promise<string> {
  const secret = await work.get('secrets', 'quotes')
  return (await digest(JSON.stringify([secret?.value, account, mid, at, until]))).slice(0, SEAL_LETTERS)
}

async function quoteIdOf(desk: Pick<Desk, 'work' | 'digest'>, terms: Sealed): Promise<string> {
  return `${terms.mid}_${terms.at.toString(36)}_${terms.until.toString(36)}_${await sealOf(desk, terms)}`
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

/** The terms of a quote id, where it is one that was given to this member. */
async function termsOf(
  desk: Pick<Desk, 'work' | 'digest'>,
  account: string,
  quoteId: string,
): Promise<Sealed | undefined> {
  const [mid = '', at = '', until = ''] = quoteId.split('_')
  const terms = { account, mid, at: Number.parseInt(at, 36), until: Number.parseInt(until, 36) }
  return (await quoteIdOf(desk, terms)) === quoteId ? terms : undefined
}

export const rate = memberHandler(rateCall, async (desk) => {
  const { account, market, now, wall, language } = desk
  const terms = { account, mid: market.midRate(now), at: now, until: wall + QUOTE_MS }
  return { data: rateOf(terms, await quoteIdOf(desk, terms), language) }
})

export const exchange = memberHandler(exchangeCall, async (desk, draft) => {
  const { work, account, member, now, wall, language } = desk
  const terms = await termsOf(desk, account, draft.quoteId)
  const quote = terms && rateOf(terms, draft.quoteId, language)
  const balances = { JPY: await cashFor(desk, 'JPY'), USD: await cashFor(desk, 'USD') }
  const [refusal] = checkExchange(draft, { now, wall, blocks: member.blocks, quote, balances })
  if (refusal || !quote) return { refusal: refusal ?? { code: 'quoteExpired', params: {} } }
  const { from, to, amount } = toExchangeRequest(draft)
  const given = exchanged(from, amount, quote)
  const record: Exchange = {
    kind: 'exchange',
    ...(await nextOrder(desk)),
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
  await post(desk, 'exchange', record.id, [
    ...moved({ from: 'available', to: 'exchange', amount, currency: from }),
    ...moved({ from: 'exchange', to: 'available', amount: given.proceeds, currency: to }),
  ])
  const netted = await netAgainstUnsettled(desk, from, record.id)
  const parts = convertedProceeds(netted, { paid: amount, given: given.proceeds, decimals: decimalsOf[to] })
  await settleLater(desk, 'exchange', record.id, { currency: to, parts })
  return { data: record }
})
