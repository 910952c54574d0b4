import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '../language.ts'
import { isDay } from '../time/days.ts'
import { shortenAddress } from './address.ts'
import { formatBig, formatLarge } from './big.ts'
import { formatChange } from './change.ts'
import { formatPercent } from './percent.ts'
import { formatClock, formatDate, formatDay, formatMoment } from './date.ts'
import { DASH, formatMoney } from './money.ts'
import { spokenMoney } from './spoken.ts'

const anything = fc.oneof(
  fc.anything(),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.bigInt(),
  fc.constantFrom(
    '',
    ' ',
    'NaN',
    '1e309',
    '-1e309',
    '１２３４',
    '－０',
    '−0',
    '1.',
    '.5',
    '1e-400',
    '∞',
    '0x10',
    '9'.repeat(10_000),
    null,
    undefined,
    Number.NaN,
    -0,
    Infinity,
    {},
    [],
  ),
)
const language = fc.constantFrom(...languages)

describe('every format is total', () => {
  test('anything at all becomes words of ours, never NaN, undefined or −0', () => {
    const total = fc.property(
      anything,
      language,
      fc.oneof(fc.integer({ min: -3, max: 6 }), fc.constantFrom(1.5, Number.NaN, Infinity, -Infinity, 1e9)),
      (value, locale, decimals) => {
        const texts = [
          formatMoney(value),
          formatMoney(value, { currency: 'JPY', locale }),
          formatMoney(value, { currency: 'USD', locale, signed: true, decimals }),
          formatBig(value),
          formatLarge(value, locale),
          formatPercent(value, { decimals, signed: true }),
          formatChange({ amount: value, percent: value }, { locale, decimals, percentDecimals: decimals }),
          spokenMoney(value, { currency: 'USD', locale, decimals }),
          formatDate(value, 'Y-M-D h:m:s'),
        ]
        for (const text of texts)
          expect(text).toMatch(/^(?!.*(?:NaN|undefined|Infinity|null|\p{Cc}))(?!−0(?:\.0+)?(?![\d.])).+/su)
        expect(shortenAddress(value)).toEqual(expect.any(String))
      },
    )
    fc.assert(total, { seed: 20_261_120, numRuns: 1500 })
  })

  test('a time that is none is a dash', () => {
    const none = fc.property(fc.constantFrom(Number.NaN, Infinity, -Infinity, 9e15), language, (time, locale) => {
      expect([formatClock(time), formatMoment(time, locale), formatDate(time, 'Y')]).toEqual([DASH, DASH, DASH])
    })
    fc.assert(none, { seed: 1 })
    expect([
      formatDay('2026-02-30', 'ja'),
      formatDay('soon', 'en'),
      formatDate(0, 'Y', 'Mars/Olympus'),
      formatDate(0, undefined as unknown as string),
      shortenAddress(null),
    ]).toEqual([DASH, DASH, DASH, DASH, DASH])
  })
})

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['', false],
])('%s is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected))

test.each([
  ['-12.5', '−12.5'],
  ['-0', '0'],
  ['-0.00', '0.00'],
  ['0.001', '0.00'],
  ['-999', '−999'],
  ['12.345', '12.35'],
  ['999.999', '1000.00'],
])('formatBig(%s) is %s', (value, text) => expect(formatBig(value)).toBe(text))

test.each([
  ['2026-11-20T10:00+09:00', '2026-11-20 10:00'],
  ['2026-11-20T10:00:30.5-05:00', '2026-11-21 00:00'],
  ['2026-11-20T15:00:00Z', '2026-11-21 00:00'],
  ['2026-11-20', '2026-11-20 00:00'],
  ['2026-11-20 10:00', DASH],
  ['2026-11-20T10:00:00', DASH],
  ['2026-02-30T10:00:00Z', DASH],
  ['2026-11-20T25:00:00Z', DASH],
  ['2026-02-30', DASH],
  ['20 Nov 2026', DASH],
  ['1', DASH],
])('formatDate(%s) is %s on every machine', (text, expected) => expect(formatDate(text, 'Y-M-D h:m')).toBe(expected))

test('a plain day is the same day in every zone', () =>
  expect(formatDate('2026-11-20', 'M/D', 'America/New_York')).toBe('11/20'))

test.each([-1, 1.5, Number.NaN, Infinity, 101])('%d is no number of decimals, so the usual one holds', (decimals) => {
  expect([
    formatMoney('1.5', { decimals }),
    formatMoney('1.5', { currency: 'JPY', decimals }),
    formatPercent('1.5', { decimals }),
    spokenMoney('1.5', { currency: 'USD', locale: 'en', decimals }),
  ]).toEqual(['1.50', '2円', '1.50%', '1.50 dollars'])
  expect([
    formatChange({ amount: '1.5', percent: '1.5' }, { decimals, percentDecimals: decimals }),
    formatMoney('1.5', { decimals: 0 }),
  ]).toEqual(['▲ +1.5（+1.50%）', '2'])
})

describe('an address', () => {
  test.each([
    ['12345678901234567890', '12345678901234567890'],
    ['123456789012345678901', '123456…678901'],
    ['', ''],
    ['東京都中央区日本橋兜町一丁目二番三号模擬ビル', '東京都中央区…三号模擬ビル'],
    ['🪖'.repeat(20), '🪖'.repeat(20)],
    ['🪖'.repeat(21), `${'🪖'.repeat(6)}…${'🪖'.repeat(6)}`],
  ])('%s is shortened to %s', (address, text) => expect(shortenAddress(address)).toBe(text))
})

test.each([
  ['84210', 'JPY', 'ja', '84,210円'],
  ['-84210', 'JPY', 'ja', 'マイナス84,210円'],
  ['1284.5', 'USD', 'en', '1,284.50 dollars'],
  ['-3', 'JPY', 'en', 'minus 3 yen'],
  ['-1', 'USD', 'zh-Hant', '負1.00美元'],
  ['', 'JPY', 'en', 'no value'],
] as const)('%s %s is spoken in %s as %s', (value, currency, locale, text) =>
  expect(spokenMoney(value, { currency, locale })).toBe(text),
)
