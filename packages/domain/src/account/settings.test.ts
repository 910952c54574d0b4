import { describe, expect, test } from 'vitest'
import { moments } from '../shared/time/moments.ts'
import { scenarios } from '../shared/scenarios.ts'
import { toIso } from '../shared/time/tokyoTime.ts'
import { toFullWidth } from '../testing.ts'
import { turnedTo } from './clock.ts'
import { deviceOf } from './device.ts'
import { sampleSessions } from './samples.ts'
import { anewWords, checkBeginning, wordsToBegin } from './beginning.ts'
import { rogueWords } from './scenarios.ts'

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chrome = 'Chrome/142.0.0.0 Safari/537.36'

test.each([
  [sampleSessions[0]?.device, 'iPhone', 'Safari'],
  [sampleSessions[1]?.device, 'Windows', 'Chrome'],
  [`Mozilla/5.0 (iPad; CPU OS 26_1 like Mac OS X) ${webKit} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'iPad', 'Chrome'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) ${webKit} FxiOS/140.0 Safari/604.1`, 'iPhone', 'Firefox'],
  [`Mozilla/5.0 (Linux; Android 16; Pixel 10) ${webKit} ${chrome}`, 'Android', 'Chrome'],
  [`Mozilla/5.0 (Linux; Android 16) ${webKit} ${chrome} EdgA/142.0`, 'Android', 'Edge'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} ${chrome} Edg/142.0`, 'Windows', 'Edge'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) ${webKit} EdgiOS/142.0 Safari/604.1`, 'iPhone', 'Edge'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} ${chrome} OPR/120.0`, 'Mac', 'Opera'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/26.1 Safari/605.1.15`, 'Mac', 'Safari'],
  [`Mozilla/5.0 (X11; CrOS x86_64) ${webKit} ${chrome}`, 'ChromeOS', 'Chrome'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Linux', 'Firefox'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux', undefined],
  [`${webKit} HeadlessChrome/142.0`, undefined, 'Chrome'],
  ['curl/8.5.0', undefined, undefined],
  ['', undefined, undefined],
])('what calls itself %j is %j with %j', (agent, system, browser) =>
  expect(deviceOf(agent ?? '')).toEqual({ system, browser }),
)

const saturday = Date.parse('2026-11-21T10:00:00+09:00')

test.each([
  ['minutes15', moments.pictures, '2026-11-20T14:47:00+09:00'],
  ['fundsOpen', moments.pictures, '2026-11-20T14:32:00+09:00'],
  ['fundsOpen', saturday, '2026-11-24T09:30:00+09:00'],
  ['tokyoOpen', moments.pictures, '2026-11-24T09:00:00+09:00'],
  ['newYorkOpen', moments.pictures, '2026-11-20T23:30:00+09:00'],
] as const)('the clock is turned to %s from %d', (target, now, to) => expect(toIso(turnedTo(target, now))).toBe(to))

describe('beginning anew', () => {
  const required = [{ code: 'required', params: { field: 'text' }, field: 'text' }]
  const others = scenarios.filter((scenario) => scenario !== 'rogue' && scenario !== 'banned')

  test.each(others)('%s is asked for by what one asks for', (scenario) => {
    for (const text of Object.values(anewWords)) {
      expect(checkBeginning({ scenario, text })).toEqual([])
      expect(checkBeginning({ scenario, text: ` ${toFullWidth(text.toUpperCase())} ` })).toEqual([])
    }
    for (const text of ['', 'やり', '悪質業者', 'x'.repeat(10_000)])
      expect(checkBeginning({ scenario, text })).toEqual(required)
    expect(wordsToBegin({ scenario })).toBe(anewWords)
  })

  test('the teaching scenario by its own name, and nobody shuts themselves out', () => {
    expect(checkBeginning({ scenario: 'rogue', text: '悪質業者' })).toEqual([])
    expect(checkBeginning({ scenario: 'rogue', text: 'やり直す' })).toEqual(required)
    expect(wordsToBegin({ scenario: 'rogue' })).toBe(rogueWords)
    for (const text of ['やり直す', ''])
      expect(checkBeginning({ scenario: 'banned', text })).toEqual([{ code: 'notAllowed', params: {} }])
  })
})
