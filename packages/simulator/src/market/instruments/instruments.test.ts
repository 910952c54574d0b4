import { isSymbol, marketOfSymbol, roundToTick, sampleInstruments, sectors, tickTableAt } from '@kabuto/domain/market'
import { normaliseKana } from '@kabuto/domain/shared'
import { describe, expect, test } from 'vitest'
import { createMarket } from '../createMarket.ts'
import { describeAll } from './all.ts'
import { funds } from './funds.ts'
import { namedInstruments } from './named.ts'
import { natureWords } from './natureWords.ts'
import { tradeWords } from './tradeWords.ts'

describe.each(['tests', 'another', ''])('the instruments of the seed “%s”', (seed) => {
  const market = createMarket(seed)
  const [tokyo, newYork] = [market.instruments('jpy'), market.instruments('usd')]
  const all = [...tokyo, ...newYork]

  test('are 4,000 and 500, each under a symbol of its own', () => {
    expect([tokyo.length, newYork.length]).toEqual([4000, 500])
    expect(new Set(all.map(({ symbol }) => symbol)).size).toBe(4500)
    expect(all.filter(({ symbol, market: id }) => !isSymbol(symbol) || marketOfSymbol(symbol) !== id)).toEqual([])
    for (const { symbol } of all.slice(0, 50)) expect(market.instrument(symbol)?.symbol).toBe(symbol)
  })

  test.each(['ja', 'kana', 'en', 'zhHant'] as const)('are called differently in %s', (language) => {
    expect(new Set(all.map(({ names }) => names[language].toLowerCase())).size).toBe(4500)
    expect(all.filter(({ names }) => names[language].trim() === '' || names[language].includes('undefined'))).toEqual(
      [],
    )
  })

  test('are read in katakana', () => {
    for (const { names } of all) expect(names.kana).toMatch(/^[ァ-ヶー0-9A-Z]+$/)
    expect(normaliseKana(tokyo[0]?.names.kana ?? '')).not.toBe('')
  })

  test('trade in the units and on the boards of their market', () => {
    for (const { section, kind, unit, luldTier, sharesOutstanding } of tokyo) {
      expect([section !== undefined, luldTier]).toEqual([true, undefined])
      expect(kind === 'etf' ? [1, 10] : [100]).toContain(unit)
      expect(sharesOutstanding).toBeGreaterThan(100_000)
    }
    for (const { section, unit, luldTier } of newYork)
      expect([section, unit, luldTier === 1 || luldTier === 2]).toEqual([undefined, 1, true])
  })

  test('belong to every sector, with funds and every fate among them', () => {
    expect(new Set(all.map(({ sector }) => sector))).toEqual(new Set(sectors))
    expect([tokyo, newYork].map((some) => some.filter(({ kind }) => kind === 'etf').length)).toEqual([40, 20])
    expect(tokyo.filter(({ haltedSince }) => haltedSince !== undefined).length).toBeGreaterThan(3)
    expect(tokyo.filter(({ delistedOn }) => delistedOn !== undefined).length).toBeGreaterThan(8)
    expect(tokyo.filter(({ listedOn }) => listedOn > '2026-11-20').length).toBeGreaterThan(8)
    expect(
      tokyo.filter((one) => tickTableAt(one, '2024-01-04') !== tickTableAt(one, '2027-01-04')).length,
    ).toBeGreaterThan(20)
  })
})

test('the samples of the domain are among them, word for word', () => {
  const market = createMarket('tests')
  for (const sample of sampleInstruments) expect(market.instrument(sample.symbol)).toEqual(sample)
  expect(namedInstruments.length).toBeGreaterThan(50)
  expect(market.instruments('jpy').find(({ names }) => names.ja === '織部紡績')).toBeDefined()
})

test.each(['ja', 'kana', 'en', 'zhHant'] as const)(
  'no two names that could be made are the same in %s, nor are they one that is written',
  (language) => {
    const made = natureWords.flatMap((nature) =>
      tradeWords.map((trade) => (language === 'en' ? `${nature.en} ${trade.en}` : nature[language] + trade[language])),
    )
    const written = [...namedInstruments, ...funds].map(({ instrument }) => instrument.names[language])
    expect(new Set([...made, ...written]).size).toBe(made.length + written.length)
  },
)

test('each begins at the level of the list, on the day before the pictures', () => {
  const market = createMarket('levels')
  for (const { instrument, level } of describeAll('levels')) {
    const { symbol, listedOn, delistedOn, haltedSince } = instrument
    const wentOn = listedOn < '2026-11-19' && (delistedOn ?? '9') > '2026-11-19' && (haltedSince ?? '9') > '2026-11-20'
    const close = market.closeOf(symbol, '2026-11-19')
    expect(wentOn ? close : undefined, `${symbol} began elsewhere`).toBe(
      wentOn ? roundToTick(String(level), tickTableAt(instrument, '2026-11-19')) : undefined,
    )
  }
})

test('another seed makes other companies of what is not written', () => {
  const [one, other] = [createMarket('a'), createMarket('b')].map((market) =>
    market.instruments('jpy').map(({ symbol, names }) => `${symbol} ${names.ja}`),
  )
  expect(one?.filter((name) => other?.includes(name)).length).toBeLessThan(200)
})
