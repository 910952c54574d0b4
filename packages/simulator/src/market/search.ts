import { type Instrument, type SearchHit, searchCall } from '@kabuto/domain/market'
import {
  addDays,
  type Instant,
  plainRomaji,
  readableKana,
  romajiOf,
  toHalfWidth,
  tokyoTime,
} from '@kabuto/domain/shared'
import { memberHandler } from '../handler.ts'
import { ANNOUNCED_BEFORE, type MarketData } from './market.ts'

const MOST = 50
/** After every listing. */
const LAST = '9999-12-31'

type Matched = SearchHit['matched']

/** Each instrument as it can be found, in one way of writing. */
type Entry = { instrument: Instrument } & Record<Matched, readonly string[]>

const entries = new WeakMap<MarketData, readonly Entry[]>()

const written: Record<Matched, (typed: string) => string> = {
  code: (typed) => toHalfWidth(typed).toUpperCase(),
  kanji: (typed) => toHalfWidth(typed).toUpperCase(),
  kana: (typed) => readableKana(typed).replace(/[ ・]/g, ''),
  romaji: plainRomaji,
  english: (typed) => toHalfWidth(typed).toLowerCase(),
}

function entryOf(instrument: Instrument): Entry {
  const {
    symbol,
    names: { ja, kana, en, zhHant },
  } = instrument
  return {
    instrument,
    code: [symbol],
    kanji: [ja, zhHant].map(written.kanji),
    kana: [written.kana(kana)],
    romaji: [romajiOf(kana)],
    english: [en.toLowerCase()],
  }
}

function entriesOf(market: MarketData): readonly Entry[] {
  const known =
    entries.get(market) ??
    [...market.instruments('jpy'), ...market.instruments('usd'), ...market.issues('', LAST)].map(entryOf)
  entries.set(market, known)
  return known
}

/**
 * What is said twice is the better hit. What begins so comes before what only holds it, the whole before its beginning.
 */
const order: readonly Matched[] = ['code', 'kanji', 'kana', 'romaji', 'english']

function closeness(names: readonly string[], typed: string): number | undefined {
  if (names.includes(typed)) return 0
  if (names.some((name) => name.startsWith(typed))) return 1
  return names.some((name) => name.includes(typed)) ? 2 : undefined
}

type Hit = { instrument: Instrument; matched: Matched; rank: number }

function bestHit(entry: Entry, typed: Record<Matched, string>): Hit[] {
  const hits = order.flatMap((matched, place) => {
    const close = typed[matched] === '' ? undefined : closeness(entry[matched], typed[matched])
    return close === undefined ? [] : [{ instrument: entry.instrument, matched, rank: close * order.length + place }]
  })
  return hits.toSorted((one, other) => one.rank - other.rank).slice(0, 1)
}

/** The best first; among equals those that stand first in the list, which are the larger ones. */
function searched(market: MarketData, text: string, now: Instant): SearchHit[] {
  const typed: Record<Matched, string> = {
    code: written.code(text),
    kanji: written.kanji(text),
    kana: written.kana(text),
    romaji: written.romaji(text),
    english: written.english(text),
  }
  const announced = addDays(tokyoTime(now).day, ANNOUNCED_BEFORE)
  const hits = entriesOf(market)
    .filter(({ instrument }) => instrument.listedOn <= announced)
    .flatMap((entry) => bestHit(entry, typed))
    .toSorted((one, other) => one.rank - other.rank)
  return hits.slice(0, MOST).map(({ instrument: { symbol, names, market: id, kind, sector }, matched }) => ({
    symbol,
    names,
    market: id,
    kind,
    sector,
    matched,
  }))
}

export const search = memberHandler(searchCall, async ({ market, now }, { text }) => ({
  data: searched(market, text, now),
}))
