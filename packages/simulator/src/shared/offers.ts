import { type Drawn, type Offer, offerState } from '@kabuto/domain/offerings'
import type { Instrument } from '@kabuto/domain/market'
import {
  addDays,
  type Day,
  type Instant,
  isBusinessDay,
  type Language,
  toIso,
  tokyoInstant,
  tokyoTime,
} from '@kabuto/domain/shared'
import type { Desk } from '../handler.ts'
import { pick } from './chance.ts'
import { drawOf } from './draws.ts'

/** How many business days before the listing each step of an offer comes, and at which hour. */
const steps = {
  from: { days: 12, at: 9 * 60 },
  deadline: { days: 8, at: 15 * 60 },
  draw: { days: 7, at: 18 * 60 },
  pay: { days: 4, at: 14 * 60 },
} as const

/** Calendar days around now in which a listing is worth telling. */
const TOLD_BEFORE = 60
const TOLD_AFTER = 30

const MOST_LOTS = 10

const words: Record<Language, { about: (name: string) => string[]; risks: string[] }> = {
  ja: {
    about: (name) => [
      `${name}は、この模擬市場のために作られた架空の会社です。`,
      '公開で得た資金は、設備と研究に使う計画です（架空）。',
    ],
    risks: [
      '公開後の株価は公開価格を下回ることがあります。',
      '抽選に外れることがあります。',
      '当選しても、期限までに購入しなければ無効になります（費用はかかりません）。',
    ],
  },
  en: {
    about: (name) => [
      `${name} is a fictional company, made for this simulated market.`,
      'It plans to spend the proceeds on equipment and research (fictional).',
    ],
    risks: [
      'After the listing the price can fall below the issue price.',
      'The draw may not give you anything.',
      'Lots that are won and not paid by the deadline are void, at no cost.',
    ],
  },
  'zh-Hant': {
    about: (name) => [`${name}是為此模擬市場虛構的公司。`, '募得資金預計用於設備與研究（虛構）。'],
    risks: ['上市後股價可能低於發行價。', '可能未中籤。', '中籤後未於期限前繳款即失效（不收費用）。'],
  },
}

function businessDaysBefore(day: Day, count: number): Day {
  let [before, left] = [day, count]
  while (left > 0) {
    before = addDays(before, -1)
    if (isBusinessDay(before)) left -= 1
  }
  return before
}

function stepAt({ listedOn }: Pick<Instrument, 'listedOn'>, { days, at }: { days: number; at: number }): Instant {
  return tokyoInstant(businessDaysBefore(listedOn, days), at)
}

/** New issues follow from the market's own list: what will be listed is offered before. */
function toldAt(now: Instant): (instrument: Instrument) => boolean {
  const { day } = tokyoTime(now)
  const [first, last] = [addDays(day, -TOLD_AFTER), addDays(day, TOLD_BEFORE)]
  return ({ market, kind, listedOn }) => market === 'jpy' && kind === 'stock' && listedOn >= first && listedOn <= last
}

const offerIdOf = (symbol: string): string => `ipo-${symbol}`

/** What an offer tells of itself at an instant: of the market and the calendar alone, so the books are not asked. */
type Told = Pick<Desk, 'market' | 'now' | 'language'>
type Terms = Omit<Offer, 'draw'> & { drawAt: Instant }

function termsOf({ market, now, language }: Told, instrument: Instrument): Terms | undefined {
  const { symbol, names, section, sector, listedOn, unit } = instrument
  const id = offerIdOf(symbol)
  const at = (step: keyof typeof steps): Instant => stepAt(instrument, steps[step])
  // Of what is not listed yet the price is the one it is issued at, and so it stays afterwards.
  const price = market.quote(symbol, at('from'))?.price
  if (price === undefined || section === undefined) return undefined
  const totalLots = 100 + pick(`${id} lots`, 200)
  const times = {
    subscriptionFrom: toIso(at('from')),
    deadline: toIso(at('deadline')),
    payDeadline: toIso(at('pay')),
    issueDate: listedOn,
  }
  const name = language === 'en' ? names.en : language === 'ja' ? names.ja : names.zhHant
  return {
    id,
    symbol,
    names,
    section,
    sector,
    underwritingPrice: price,
    totalLots,
    lotSize: unit,
    maxLots: MOST_LOTS,
    ...times,
    state: offerState(times, now),
    drawAt: at('draw'),
    about: words[language].about(name),
    risks: words[language].risks,
  }
}

/** When the next draw is, told of yet or not. */
export function nextDrawAt({ market, now }: Pick<Desk, 'market' | 'now'>): Instant | undefined {
  const { day } = tokyoTime(now)
  const draws = market
    .instruments('jpy')
    .filter(({ kind, listedOn }) => kind === 'stock' && listedOn > day)
    .map((instrument) => stepAt(instrument, steps.draw))
    .filter((at) => at > now)
  return draws.length > 0 ? Math.min(...draws) : undefined
}

/** What is told of lists no later than this, so before it nothing else is drawn. */
export function noDrawBefore(now: Instant): Day {
  return businessDaysBefore(addDays(tokyoTime(now).day, TOLD_BEFORE + 1), steps.draw.days)
}

/** With its draw as it is published by now, and what was drawn. */
async function withDraw(desk: Desk, { drawAt, ...terms }: Terms): Promise<{ offer: Offer; drawn: Drawn | null }> {
  const { draw, drawn } = await drawOf(desk, { ...terms, drawAt })
  return { offer: { ...terms, draw }, drawn }
}

/** The next deadline first. */
export async function offersNow(desk: Desk): Promise<Offer[]> {
  const found: Offer[] = []
  for (const instrument of desk.market.instruments('jpy').filter(toldAt(desk.now))) {
    const terms = termsOf(desk, instrument)
    if (terms) found.push((await withDraw(desk, terms)).offer)
  }
  return found.toSorted((one, other) => (one.deadline < other.deadline ? -1 : 1))
}

/**
 * One that is told of now, or that somebody applied for, however long its time is over: their application still tells
 * of it.
 */
export async function offerNow(desk: Desk, id: string): Promise<{ offer: Offer; drawn: Drawn | null } | undefined> {
  const instrument = desk.market.instrument(id.replace('ipo-', ''))
  if (!instrument || id !== offerIdOf(instrument.symbol)) return undefined
  const applications = (await desk.work.get('offers', id))?.applications ?? 0
  const terms = applications > 0 || toldAt(desk.now)(instrument) ? termsOf(desk, instrument) : undefined
  return terms && withDraw(desk, terms)
}
