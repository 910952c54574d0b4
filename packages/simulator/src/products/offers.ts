import type { Instrument } from '@kabuto/domain/market'
import { type Drawn, type Offer, offerState } from '@kabuto/domain/offerings'
import { type Language, toIso } from '@kabuto/domain/shared'
import type { RequestContext } from '../engine/context.ts'
import { companyOf } from '../market/company.ts'
import { pick } from '../engine/chance.ts'
import { drawOf } from './draws.ts'
import { isOffered, offeredIssues, planOf } from './newIssues.ts'

const MOST_LOTS = 10

type Words = { about: (instrument: Instrument) => string[]; risks: string[] }

const words: Record<Language, Words> = {
  ja: {
    about: (instrument) => [
      `${instrument.names.ja}は、${companyOf(instrument).about.ja}`,
      '公開で得た資金は、設備と研究に使う計画です（架空）。',
    ],
    risks: [
      '公開後の株価は公開価格を下回ることがあります。',
      '抽選に外れることがあります。',
      '当選しても、期限までに購入しなければ無効になります（費用はかかりません）。',
    ],
  },
  en: {
    about: (instrument) => [
      `${instrument.names.en}: ${companyOf(instrument).about.en}`,
      'It plans to spend the proceeds on equipment and research (fictional).',
    ],
    risks: [
      'After the listing the price can fall below the issue price.',
      'The draw may not give you anything.',
      'Lots that are won and not paid by the deadline are void, at no cost.',
    ],
  },
  'zh-Hant': {
    about: (instrument) => [
      `${instrument.names.zhHant}是${companyOf(instrument).about['zh-Hant']}`,
      '募得資金預計用於設備與研究（虛構）。',
    ],
    risks: ['上市後股價可能低於發行價。', '可能未中籤。', '中籤後未於期限前繳款即失效（不收費用）。'],
  },
}

type OfferContext = Pick<RequestContext, 'market' | 'now' | 'language'>
/** The terms of an offer: they follow from market and calendar alone, so no stored row is read. */
export type Terms = Omit<Offer, 'draw'> & { drawAt: number }

const offerIdOf = (symbol: string): string => `ipo-${symbol}`

function termsOf({ market, now, language }: OfferContext, instrument: Instrument): Terms | undefined {
  const { symbol, names, section, sector, listedOn, unit } = instrument
  const { from, deadline, draw, pay, price } = planOf(market, instrument)
  if (price === undefined || section === undefined) return undefined
  const id = offerIdOf(symbol)
  const times = { subscriptionFrom: toIso(from), deadline: toIso(deadline) }
  return {
    id,
    symbol,
    names,
    section,
    sector,
    underwritingPrice: price,
    totalLots: 100 + pick(`${id} lots`, 200),
    lotSize: unit,
    maxLots: MOST_LOTS,
    ...times,
    payDeadline: toIso(pay),
    issueDate: listedOn,
    state: offerState(times, now),
    drawAt: draw,
    about: words[language].about(instrument),
    risks: words[language].risks,
  }
}

/** The next deadline first. */
export function termsNow(context: OfferContext): Terms[] {
  return offeredIssues(context.market, context.now)
    .flatMap((instrument) => termsOf(context, instrument) ?? [])
    .toSorted((one, other) => (one.deadline < other.deadline ? -1 : 1))
}

/** With its draw as it is published by now, and what was drawn. */
async function withDraw(
  context: RequestContext,
  { drawAt, ...terms }: Terms,
): Promise<{ offer: Offer; drawn: Drawn | null }> {
  const { draw, drawn } = await drawOf(context, { ...terms, drawAt })
  return { offer: { ...terms, draw }, drawn }
}

export async function offersNow(context: RequestContext): Promise<Offer[]> {
  const found: Offer[] = []
  for (const terms of termsNow(context)) found.push((await withDraw(context, terms)).offer)
  return found
}

/** An offer that is shown now, or that somebody has applied for, however long ago it ended. */
export async function offerNow(
  context: RequestContext,
  id: string,
): Promise<{ offer: Offer; drawn: Drawn | null } | undefined> {
  const instrument = context.market.instrument(id.replace('ipo-', ''))
  if (!instrument || id !== offerIdOf(instrument.symbol)) return undefined
  const applications = (await context.work.get('offers', id))?.applications ?? 0
  const terms = applications > 0 || isOffered(instrument, context.now) ? termsOf(context, instrument) : undefined
  return terms && withDraw(context, terms)
}
