import {
  type InferOutput,
  integer,
  literal,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  tupleWithRest,
  union,
} from 'valibot'
import type { Language } from '../shared/language.ts'
import { daySchema, timeSchema } from '../shared/wire/schemas.ts'
import { type Day, inForce } from '../shared/time/days.ts'
import { symbolSchema } from './symbol.ts'
import { type TickTable, tickTables } from './ticks.ts'

export const marketSchema = picklist(['jpy', 'usd'])

/** Kana is what Japanese names are sorted and found by. */
export const namesSchema = object({ ja: string(), kana: string(), en: string(), zhHant: string() })
export type Names = InferOutput<typeof namesSchema>

const nameKeys: Record<Language, 'ja' | 'en' | 'zhHant'> = { ja: 'ja', en: 'en', 'zh-Hant': 'zhHant' }

export function nameIn(names: Omit<Names, 'kana'>, language: Language): string {
  return names[nameKeys[language]]
}

/** The seventeen groups of the exchange, and funds. */
export const sectors = [
  'foods',
  'energy',
  'construction',
  'chemicals',
  'pharmaceutical',
  'autos',
  'steel',
  'machinery',
  'electric',
  'services',
  'power',
  'transport',
  'trading',
  'retail',
  'banks',
  'financials',
  'realEstate',
  'fund',
] as const
export type Sector = (typeof sectors)[number]

/** The boards of Tokyo's exchange. */
export const sections = ['prime', 'standard', 'growth'] as const

const tickRow = object({ from: daySchema, table: picklist(tickTables) })

export const kindSchema = picklist(['stock', 'etf'])

export const instrumentSchema = object({
  symbol: symbolSchema,
  names: namesSchema,
  market: marketSchema,
  /** The board of Tokyo's exchange; New York has none. */
  section: optional(picklist(sections)),
  sector: picklist(sectors),
  kind: kindSchema,
  unit: pipe(number(), integer(), minValue(1)),
  /** Dated, because constituents of TOPIX500 change each October (facts §3). */
  tickTable: tupleWithRest([tickRow], tickRow),
  listedOn: daySchema,
  /** The first day without it. */
  delistedOn: optional(daySchema),
  haltedSince: optional(timeSchema),
  sharesOutstanding: pipe(number(), integer(), minValue(1)),
  luldTier: optional(union([literal(1), literal(2)])),
})
export type Instrument = InferOutput<typeof instrumentSchema>

export function tickTableAt({ tickTable }: Pick<Instrument, 'tickTable'>, day: Day): TickTable {
  return inForce(tickTable, day).table
}
