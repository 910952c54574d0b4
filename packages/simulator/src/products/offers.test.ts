import { addDays, type Day, type Instant, tokyoInstant } from '@kabuto/domain/shared'
import { describe, expect, test } from 'vitest'
import { createMarket } from '../market/createMarket.ts'
import { termsNow } from './offers.ts'

const market = createMarket('offers')
const DAY = 24 * 60 * 60_000
/** The hours at which anything changes, and the last moment before each. */
const moments = [0, 9 * 60, 14 * 60, 15 * 60, 18 * 60, 24 * 60].map((minutes) => minutes * 60_000)

type Stage = 'toBeSubscribed' | 'subscribing' | 'awaitingDraw' | 'drawnLately'

/** Where the offers stand that are told of at an instant. */
function stagesAt(now: Instant): Stage[] {
  return offersAt(now).flatMap(({ state, drawAt }): Stage[] => {
    if (state !== 'ended') return [state]
    if (now < drawAt) return ['awaitingDraw']
    return now - drawAt <= 10 * DAY ? ['drawnLately'] : []
  })
}

function missingOn(day: Day): string[] {
  return moments
    .flatMap((moment) => [tokyoInstant(day) + moment - 1, tokyoInstant(day) + moment])
    .flatMap((now) => {
      const stages = new Set(stagesAt(now))
      return (['toBeSubscribed', 'subscribing', 'awaitingDraw', 'drawnLately'] as const)
        .filter((stage) => !stages.has(stage))
        .map((stage) => `${new Date(now).toISOString()} ${stage}`)
    })
}

const offersAt = (now: Instant, language: 'ja' | 'en' | 'zh-Hant' = 'ja') => termsNow({ market, now, language })

describe('new issues', () => {
  test.each([
    ['2026-11-01', '2026-12-31'],
    ['2027-01-01', '2027-12-31'],
    ['2028-01-01', '2028-12-31'],
    ['2029-01-01', '2029-02-28'],
    ['2035-04-01', '2035-05-31'],
    ['2046-12-01', '2047-01-31'],
  ])('are there in every stage at each instant from %s to %s', (from, to) => {
    const missing: string[] = []
    for (let day = from; day <= to; day = addDays(day, 1)) missing.push(...missingOn(day))
    expect(missing).toEqual([])
  })

  test.each(['2026-11-20', '2027-05-06', '2030-01-04', '2040-08-15'])(
    'are no endless list, each a company of its own that is yet to come or has just come, on %s',
    (day) => {
      const now = tokyoInstant(day, 12 * 60)
      const offers = offersAt(now)
      expect(offers.length).toBeLessThan(40)
      expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length)
      for (const { symbol, issueDate, names, about, ...terms } of offers) {
        expect([names.ja, issueDate >= addDays(day, -30), issueDate <= addDays(day, 45)]).toEqual([
          names.ja,
          true,
          true,
        ])
        const { section, sector, listedOn } = market.instrument(symbol) ?? {}
        expect([terms.section, terms.sector, issueDate]).toEqual([section, sector, listedOn])
        expect(about[0]).toSatisfy(
          (text: string) => text.startsWith(`${names.ja}は、`) && text.endsWith('架空の会社です。'),
        )
        const steps = [
          terms.subscriptionFrom,
          terms.deadline,
          terms.drawAt,
          terms.payDeadline,
          `${issueDate}T09:00+09:00`,
        ]
        const times = steps.map((step) => (typeof step === 'string' ? Date.parse(step) : step))
        expect(times).toEqual(times.toSorted((one, other) => one - other))
      }
    },
  )

  test('are told in three languages', () => {
    const now = tokyoInstant('2027-05-06', 12 * 60)
    expect(JSON.stringify(offersAt(now, 'en').map(({ about, risks }) => [about, risks]))).not.toMatch(
      /[ぁ-んァ-ヶ一-龠]/,
    )
    expect(JSON.stringify(offersAt(now, 'zh-Hant').map(({ about, risks }) => [about, risks]))).not.toMatch(
      /[ぁ-んァ-ヶ]/,
    )
  })
})
