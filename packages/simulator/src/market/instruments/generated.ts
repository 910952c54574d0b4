import type { Instrument } from '@kabuto/domain/market'
import { addBusinessDays, businessDayFrom, type Day } from '@kabuto/domain/shared'
import { exponential } from '../exponential.ts'
import { fraction, hashed, hashedText, swing } from '../../engine/hash.ts'
import type { Described } from '../listing.ts'
import { DAYS, tradingDays } from '../tradingDays.ts'
import { americanTrades, firstWords, secondWords } from './americanWords.ts'
import { natureWords } from './natureWords.ts'
import { tradeWords } from './tradeWords.ts'

/** Numbers from 0 up to `count` in an order of the seed's, each once: a prime step goes round. */
function shuffled(key: number, count: number): number[] {
  const start = Math.floor(fraction(key) * count)
  return Array.from({ length: count }, (_, index) => (start + index * STEP) % count)
}
/** Shares no factor with any count here. */
const STEP = 7919

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Decisions §1: 0, digit or letter, digit, digit or letter. Those of digits alone come first, as they were given out
 * first. None begins with
 * 0Z, so that tests and stories have symbols that there never are.
 */
function tokyoSymbols(key: number): string[] {
  const [digits, others]: [string[], string[]] = [[], []]
  for (const number of shuffled(key, 35 * 10 * 36)) {
    const symbol = `0${letters.charAt(Math.floor(number / 360))}${Math.floor(number / 36) % 10}${letters.charAt(number % 36)}`
    ;(/^\d+$/.test(symbol) ? digits : others).push(symbol)
  }
  return [...digits, ...others]
}

/** 1950 to 2015 for most, for every eighth after all prices begin. */
function listedOn(hash: number): Day {
  const [from, years] = hash % 8 === 0 ? [2016, 10] : [1950, 65]
  const [year, month, day] = [from + ((hash >>> 4) % years), 1 + ((hash >>> 12) % 12), 1 + ((hash >>> 20) % 28)]
  return businessDayFrom(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
}

/** The largest are in the TOPIX500 of the simulation; a few came or went in an October. */
function ticksOf(rank: number): Instrument['tickTable'] {
  const from = '2023-06-05'
  if (rank < 420) return [{ from, table: 'topix500' }]
  if (rank < 440)
    return [
      { from, table: 'standard' },
      { from: `202${4 + (rank % 3)}-10-30`, table: 'topix500' },
    ]
  if (rank < 460)
    return [
      { from, table: 'topix500' },
      { from: `202${4 + (rank % 3)}-10-30`, table: 'standard' },
    ]
  return [{ from, table: 'standard' }]
}

/** Fixed days around the pictures' 20 November 2026. */
function fate(rank: number): Partial<Instrument> {
  if (rank >= 3000 && rank < 3008) return { listedOn: addBusinessDays('2026-12-04', rank - 2999) }
  if (rank >= 3100 && rank < 3112) return { delistedOn: `2026-${String(rank - 3099).padStart(2, '0')}-01` }
  if (rank >= 3200 && rank < 3204)
    return { haltedSince: `2026-11-${17 + rank - 3200}T10:${String(14 + 9 * (rank - 3200))}:00+09:00` }
  return {}
}

/** What one company of the list is worth more or less than the next. */
function sizes(key: number, rank: number, of: number): { level: number; outstanding: number; shares: number } {
  const level = Math.round(1500 * exponential(1.6 * swing(hashed(key, 3))))
  const value = 4e12 * exponential(-7.2 * Math.sqrt(rank / of)) * exponential(0.4 * swing(hashed(key, 4)))
  const traded = value * (0.002 + 0.006 * fraction(hashed(key, 5))) + 3e7
  return { level, outstanding: 1000 * Math.ceil(value / level / 1000), shares: traded / level }
}

function sectionOf(rank: number, of: number): 'prime' | 'standard' | 'growth' {
  if (rank < of * 0.42) return 'prime'
  return rank % 5 < 3 ? 'standard' : 'growth'
}

type Company = Pick<Instrument, 'symbol' | 'names' | 'sector'>

/** So many companies in an order of the seed's, each with a name and a symbol that no other has. */
function companiesOf(key: number, count: number, taken: ReadonlySet<string>): Company[] {
  const free = tokyoSymbols(key).filter((symbol) => !taken.has(symbol))
  return shuffled(hashed(key, 1), natureWords.length * tradeWords.length)
    .slice(0, count)
    .map((number, rank) => {
      const [nature, trade] = [
        natureWords[number % natureWords.length],
        tradeWords[Math.floor(number / natureWords.length)],
      ]
      if (!nature || !trade) throw new Error(`No word ${number}`)
      return {
        symbol: free[rank] ?? '',
        names: {
          ja: nature.ja + trade.ja,
          kana: nature.kana + trade.kana,
          en: `${nature.en} ${trade.en}`,
          zhHant: nature.zhHant + trade.zhHant,
        },
        sector: trade.sector,
      }
    })
}

const share = { market: 'jpy', kind: 'stock', unit: 100 } as const

/** A company comes to the market every third day of trading, about eighty a year, as long as there are prices. */
const EVERY = 3
const FIRST_ISSUE: Day = '2026-11-09'

/** The companies of the list, and those that come after them, small ones, by the day of their listing. */
export function generateTokyo(
  seed: string,
  count: number,
  taken: ReadonlySet<string>,
): { listed: Described[]; issues: Described[] } {
  const key = hashedText(hashedText(0, seed), 'tokyo')
  const { dayAt, from } = tradingDays('jpy')
  const firstIssue = from(FIRST_ISSUE)
  const companies = companiesOf(key, count + Math.floor((DAYS - firstIssue) / EVERY), taken)
  function described(company: Company, rank: number, size: number, given: Partial<Instrument>): Described {
    const own = hashed(key, 1000 + rank)
    const { level, outstanding, shares } = sizes(own, size, count)
    const instrument: Instrument = {
      ...company,
      ...share,
      section: sectionOf(rank, count),
      tickTable: ticksOf(rank),
      listedOn: listedOn(hashed(own, 6) >>> 0),
      sharesOutstanding: outstanding,
      ...given,
    }
    return { instrument, level, shares }
  }
  return {
    listed: companies.slice(0, count).map((company, rank) => described(company, rank, rank, fate(rank))),
    issues: companies.slice(count).map((company, index) => {
      const rank = count + index
      const size = Math.floor(count * (0.6 + 0.4 * fraction(hashed(key, rank))))
      const listedDay = dayAt(firstIssue + EVERY * index)
      return described(company, rank, size, { section: index % 3 === 0 ? 'standard' : 'growth', listedOn: listedDay })
    }),
  }
}

export function generateNewYork(seed: string, count: number): Described[] {
  const key = hashedText(hashedText(0, seed), 'new york')
  return shuffled(key, firstWords.length * secondWords.length)
    .slice(0, count)
    .map((number, rank) => {
      const [first, second] = [
        firstWords[number % firstWords.length],
        secondWords[Math.floor(number / firstWords.length)],
      ]
      const own = hashed(key, 1000 + rank)
      const trade = americanTrades[(own >>> 8) % americanTrades.length]
      if (!first || !second || !trade) throw new Error(`No word ${number}`)
      const { level, outstanding, shares } = sizes(own, rank, count)
      const instrument: Instrument = {
        symbol: `${(first[0].slice(0, 2) + second[0].slice(0, 2)).toUpperCase()}${1 + ((own >>> 20) % 9)}`,
        names: {
          ja: `${first[1]}・${second[1]}・${trade[1]}`,
          kana: first[1] + second[1] + trade[1],
          en: `${first[0]} ${second[0]} ${trade[0]}`,
          zhHant: first[2] + second[2] + trade[2],
        },
        market: 'usd',
        sector: trade[3],
        kind: 'stock',
        unit: 1,
        tickTable: [{ from: '2005-08-29', table: 'us' }],
        listedOn: listedOn(hashed(own, 6) >>> 0),
        sharesOutstanding: outstanding,
        luldTier: rank < 250 ? 1 : 2,
      }
      return { instrument, level: Math.round(level * 5) / 100, shares: shares / 5 }
    })
}
