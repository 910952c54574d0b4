import type { News, NewsDetail } from '@kabuto/domain/home'
import { addDays, type Day, isBusinessDay, type Language, moments, tokyoInstant } from '@kabuto/domain/shared'
import { describe, expect, test } from 'vitest'
import { bench, clientOf, marketOf } from '../../testing.ts'
import { dailyNews } from './dailyNews.ts'

const market = marketOf({ seed: 'kabuto' })
const languages = ['ja', 'en', 'zh-Hant'] as const satisfies readonly Language[]
const FRIDAY: Day = '2026-11-20'
const noon = (day: Day): number => tokyoInstant(day, 12 * 60)
const days = Array.from({ length: 400 }, (_, index) => addDays(FRIDAY, index))

describe('what the days bring', () => {
  test('begins on the day after the last planted article, and goes back 30 days', () => {
    expect(dailyNews(market, moments.pictures, moments.pictures)).toEqual([])
    const later = dailyNews(market, noon('2027-06-01'), moments.pictures)
    expect(later.map(({ id }) => id.slice(-10)).toSorted()[0]).toBe('2027-05-04')
    expect(dailyNews(market, noon('2026-11-24'), moments.pictures).map(({ id }) => id.slice(-10))).toEqual(
      expect.arrayContaining(['2026-11-21', '2026-11-24']),
    )
  })

  test.each(days.filter((_, index) => index % 40 === 39))(
    'by %s: no sentence twice in twenty, in any language',
    (day) => {
      const page = dailyNews(market, noon(day), moments.pictures)
        .toSorted((one, other) => other.publishedAt - one.publishedAt)
        .slice(0, 20)
      expect(page).toHaveLength(20)
      for (const language of languages) {
        const titles = page.map(({ title }) => title[language])
        expect(new Set(titles).size).toBe(20)
        const texts = page.map(({ body }) => JSON.stringify(body[language]))
        expect(new Set(texts).size).toBe(20)
      }
    },
  )

  test('is about every open day of Tokyo: its indices, the rate and a company; of New York the morning after', () => {
    for (const day of days.slice(1, 60)) {
      const published = dailyNews(market, tokyoInstant(day, 23 * 60), moments.pictures).filter(({ id }) =>
        id.endsWith(day),
      )
      const kinds = published.map(({ category }) => category)
      expect({ day, rate: kinds.includes('economy'), tokyo: kinds.includes('market') }).toEqual({
        day,
        rate: isBusinessDay(day),
        tokyo: isBusinessDay(day),
      })
    }
  })

  test('tells the close of the index and of the company as they were', () => {
    const published = dailyNews(market, noon('2026-11-26'), moments.pictures)
    const [index] = published.filter(({ id }) => id === 'index-tokyo-2026-11-25')
    const close = Number(market.indexClose('nikkei225', '2026-11-25'))
    const written = close.toLocaleString('en-US', { minimumFractionDigits: 2 })
    expect(index?.title.en).toContain(written)
    expect(JSON.stringify(index?.body.ja)).toContain(written)
    const [company] = published.filter(({ id }) => id === 'company-2026-11-25')
    const symbol = company?.symbols[0] ?? ''
    const price = Number(market.closeOf(symbol, '2026-11-25')).toLocaleString('en-US')
    expect(company?.title.ja).toContain(`${price}円`)
    expect(company?.title.ja).toContain(market.instrument(symbol)?.names.ja)
  })

  test('never tells what is still to come', () => {
    const now = tokyoInstant('2026-11-25', 15 * 60 + 44)
    const ids = dailyNews(market, now, moments.pictures).map(({ id }) => id)
    expect(ids).toContain('rate-2026-11-25')
    expect(ids).not.toContain('index-tokyo-2026-11-25')
    expect(dailyNews(market, now + 60_000, moments.pictures).map(({ id }) => id)).toContain('index-tokyo-2026-11-25')
  })
})

test('the list of news goes on with them, each opens, and a category or a stock finds its own', async () => {
  const client = await clientOf(
    await bench(undefined, undefined, [{ id: '0000000007', scenario: 'fresh' }]),
    '0000000007',
  )
  const before = (await client.granted('common/news')) as { items: News[] }
  await client.granted('user/advanceClock', { to: 'tokyoOpen' })
  await client.granted('user/advanceClock', { to: 'minutes15' })
  const after = (await client.granted('common/news')) as { items: News[] }
  const fresh = after.items.filter(({ id }) => before.items.every((one) => one.id !== id))
  expect(fresh.map(({ id }) => id)).toContain('index-ny-2026-11-21')
  expect(after.items[0]?.publishedAt.slice(0, 10)).toBe('2026-11-24')
  for (const { id, title } of fresh) {
    const opened = (await client.granted('common/newsDetail', { id })) as NewsDetail
    expect([opened.title, opened.body.length]).toEqual([title, 1])
  }
  const world = (await client.granted('common/news', { category: 'world' })) as { items: News[] }
  expect(world.items.map(({ id }) => id)).toContain('index-ny-2026-11-21')
  expect(await client.refused('common/newsDetail', { id: 'index-tokyo-2026-11-24' })).toBe('notFound')
})
