import { isSymbol, marketOfSymbol, roundToTick, sampleInstruments, sectors, tickTableAt } from '@kabuto/domain/market'
import { normaliseKana } from '@kabuto/domain/shared'
import { describe, expect, test } from 'vitest'
import { createMarket } from '../createMarket.ts'
import { DAYS, tradingDays } from '../tradingDays.ts'
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

describe.each(['tests', 'another'])('the companies that come to Tokyo besides, of the seed “%s”', (seed) => {
  const market = createMarket(seed)
  const issues = market.issues('', '9999-12-31')
  const all = [...market.instruments('jpy'), ...market.instruments('usd'), ...issues]

  test('come every third day of trading, from November 2026 to the end of all prices', () => {
    const { from, dayAt } = tradingDays('jpy')
    const indices = issues.map(({ listedOn }) => from(listedOn))
    expect(indices.slice(1).filter((index, place) => index !== (indices[place] ?? 0) + 3)).toEqual([])
    expect([issues[0]?.listedOn, (indices.at(-1) ?? 0) > DAYS - 6]).toEqual(['2026-11-09', true])
    expect(issues.filter(({ listedOn }) => dayAt(from(listedOn)) !== listedOn)).toEqual([])
  })

  test.each(['symbol', 'ja', 'kana', 'en', 'zhHant'] as const)('have a %s that no other company has', (of) => {
    const values = all.map(({ symbol, names }) => (of === 'symbol' ? symbol : names[of].toLowerCase()))
    expect(new Set(values).size).toBe(all.length)
    expect(all.filter(({ symbol }) => !isSymbol(symbol))).toEqual([])
  })

  test('are called by their trade, on the boards of the young, and priced before they are listed', () => {
    const trades = new Map(tradeWords.map(({ ja, sector }) => [ja, sector]))
    for (const { names, sector, section, symbol, listedOn } of issues.slice(0, 200)) {
      const trade = [...trades].filter(([word]) => names.ja.endsWith(word)).map(([, its]) => its)
      expect([names.ja, trade]).toEqual([names.ja, expect.arrayContaining([sector])])
      expect(section === 'growth' || section === 'standard').toBe(true)
      const quote = market.quote(symbol, Date.parse(`${listedOn}T08:00:00+09:00`) - 20 * 24 * 60 * 60_000)
      expect([names.ja, quote?.state, Number(quote?.price) > 0]).toEqual([names.ja, 'notListed', true])
    }
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
  for (const { instrument, level } of describeAll('levels').listed) {
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
