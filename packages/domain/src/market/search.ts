import { toHalfWidth } from '../shared/input/input.ts'
import { readableKana } from '../shared/input/kana.ts'
import { plainRomaji, romajiOf } from '../shared/input/romaji.ts'
import type { SearchHit } from './entities.ts'

type Matched = SearchHit['matched']

/** Where several match, the first in this order counts. */
const order: readonly Matched[] = ['code', 'kanji', 'kana', 'romaji', 'english']

/** Normalised, so that different spellings of the same text are equal. */
const written: Record<Matched, (text: string) => string> = {
  code: (text) => toHalfWidth(text).toUpperCase(),
  kanji: (text) => toHalfWidth(text).toUpperCase(),
  kana: (text) => readableKana(text).replace(/[ ・]/g, ''),
  romaji: plainRomaji,
  english: (text) => toHalfWidth(text).toLowerCase(),
}

/**
 * The least length of a query in which one letter may be wrong; a kana says more than a letter, so fewer are enough. A
 * code with one wrong letter is another company's.
 */
const fewest: Record<Matched, number> = { code: Number.POSITIVE_INFINITY, kanji: 3, kana: 3, romaji: 4, english: 4 }

type Named = Pick<SearchHit, 'symbol' | 'names'>

/** What of a stock is searched, as it is read. */
function searched({ symbol, names: { ja, kana, en, zhHant } }: Named): Record<Matched, readonly string[]> {
  return { code: [symbol], kanji: [ja, zhHant], kana: [kana], romaji: [romajiOf(kana)], english: [en] }
}

function inAllWays<Value>(of: (matched: Matched) => Value): Record<Matched, Value> {
  return {
    code: of('code'),
    kanji: of('kanji'),
    kana: of('kana'),
    romaji: of('romaji'),
    english: of('english'),
  }
}

/** Romaji come from kana and are plain already. */
function compared(matched: Matched, shown: string): string {
  return matched === 'romaji' ? shown : written[matched](shown)
}

/** A stock as it is compared; worked out once for all searches. */
export type Searchable = Record<Matched, readonly string[]>

export function searchable(stock: Named): Searchable {
  const texts = searched(stock)
  return inAllWays((matched) => texts[matched].map((shown) => compared(matched, shown)))
}

/** What a member typed, as it is compared in each way. */
type Sought = Record<Matched, string>

/** What begins so comes before what only holds it, the whole before its beginning. */
function closeness(names: readonly string[], typed: string): number | undefined {
  if (names.includes(typed)) return 0
  if (names.some((name) => name.startsWith(typed))) return 1
  return names.some((name) => name.includes(typed)) ? 2 : undefined
}

/** Where it ends if it begins there with one letter wrong, missing or too many, or with two swapped. */
function nearEnd(name: string, from: number, typed: string): number | undefined {
  let same = 0
  while (same < typed.length && name[from + same] === typed[same]) same += 1
  const [at, rest] = [from + same, typed.slice(same)]
  const goesOn = (next: number, left: string): number | undefined =>
    next <= name.length && name.startsWith(left, next) ? next + left.length : undefined
  const swapped = rest.length > 1 && rest[0] === name[at + 1] && rest[1] === name[at]
  return (
    (swapped ? goesOn(at + 2, rest.slice(2)) : undefined) ??
    goesOn(at + 1, rest.slice(1)) ??
    goesOn(at + 1, rest) ??
    goesOn(at, rest.slice(1))
  )
}

type Part = { from: number; to: number }

/** At the beginning of a name or of one of its words. */
function nearPart(name: string, typed: string): Part | undefined {
  let from = 0
  do {
    const to = nearEnd(name, from, typed)
    if (to !== undefined) return { from, to }
    from = name.indexOf(' ', from) + 1
  } while (from > 0)
  return undefined
}

/** By what a stock is found: the smaller the rank, the closer. */
type Match = { matched: Matched; rank: number }

/** Letter for letter. */
function exactMatch(stock: Searchable, text: Sought): Match | undefined {
  const matches = order.flatMap((matched, place) => {
    const close = text[matched] === '' ? undefined : closeness(stock[matched], text[matched])
    return close === undefined ? [] : [{ matched, rank: close * order.length + place }]
  })
  return matches.toSorted((one, other) => one.rank - other.rank)[0]
}

/** Typed with one mistake. */
function nearMatch(stock: Searchable, text: Sought): Match | undefined {
  const matched = order.find(
    (each) => text[each].length >= fewest[each] && stock[each].some((name) => nearPart(name, text[each]) !== undefined),
  )
  return matched && { matched, rank: order.indexOf(matched) }
}

export type Found<Stock> = { stock: Stock; matched: Matched }

/**
 * What a member may mean, the best first; among equals those that are first in the list. What was typed with one
 * mistake comes after all that is found letter for letter, and not at all where a name begins as it was typed.
 */
export function findStocks<Stock extends { names: Searchable }>(
  stocks: readonly Stock[],
  typed: string,
): Found<Stock>[] {
  const text: Sought = inAllWays((matched) => written[matched](typed))
  const found = (among: readonly Stock[], match: typeof exactMatch) =>
    among
      .flatMap((stock) => {
        const hit = match(stock.names, text)
        return hit ? [{ stock, ...hit }] : []
      })
      .toSorted((one, other) => one.rank - other.rank)
  const exact = found(stocks, exactMatch)
  const [best] = exact
  if (best && best.rank < 2 * order.length) return exact
  const others = new Set(exact.map(({ stock }) => stock))
  return [
    ...exact,
    ...found(
      stocks.filter((stock) => !others.has(stock)),
      nearMatch,
    ),
  ]
}

/** The part of a hit that is why it was found; `near` is not letter for letter. */
export type MatchedPart = Part & { text: string; near: boolean }

/** Nothing where another server had other reasons. */
export function matchedPart(hit: Named & Pick<SearchHit, 'matched'>, typed: string): MatchedPart | undefined {
  const { matched } = hit
  const letters = written[matched](typed)
  const texts = searched(hit)[matched].map((shown) => {
    const name = compared(matched, shown)
    // As it is displayed, where its letters are at the same positions.
    return { name, text: shown.length === name.length ? shown : name }
  })
  for (const { name, text } of texts) {
    const from = name.indexOf(letters)
    if (letters !== '' && from >= 0) return { text, from, to: from + letters.length, near: false }
  }
  for (const { name, text } of texts) {
    const part = letters.length >= fewest[matched] ? nearPart(name, letters) : undefined
    if (part) return { text, ...part, near: true }
  }
  return undefined
}
