import {
  newsCall,
  newsCategories,
  newsDetailCall,
  noticeDetailCall,
  noticesCall,
  productCall,
  sampleEtfPage,
  sampleHoursPage,
} from '@kabuto/domain/home'
import { followCosts } from '@kabuto/domain/follow'
import { hrefTo } from '@kabuto/domain/paths'
import { languages, type OutputOf, readAnswer } from '@kabuto/domain/shared'
import { orderFees, totalOf } from '@kabuto/domain/trading'
import { describe, expect, test } from 'vitest'
import type { Charge } from '../../rows/content.ts'
import { news } from '../../content/news.ts'
import { notices } from '../../content/notices.ts'
import { products } from '../../content/products.ts'
import { uneven, unfit, wordedRoom } from '../../content/testing.ts'
import { namedInstruments } from '../../market/instruments/named.ts'
import { portfolios } from '../../products/baskets/catalogue.ts'

const feeOf = (value: string, onMargin = false): string =>
  totalOf(orderFees({ market: 'jpy', intent: 'open', sells: false, onMargin, value, quantity: 100, day: '2026-11-20' }))

describe.each([
  ['notices', notices],
  ['news', news],
  ['products', products],
] as const)('the words of the %s', (_, entries) => {
  test('stand in three languages, built alike', () => {
    expect(uneven(entries)).toEqual([])
  })

  test('are never empty, but for the corner of a table, and never look like HTML', () => {
    expect(unfit(entries)).toEqual([])
  })

  test('have titles of their own', () => {
    for (const language of languages)
      expect(new Set(entries.map(({ title }) => title[language])).size).toBe(entries.length)
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  })
})

describe('notices', () => {
  test('are twenty over two months, few of which must be read', () => {
    expect(notices).toHaveLength(20)
    expect(notices.filter(({ importance }) => importance === 'mustRead').map(({ id }) => id)).toEqual([
      'holiday-hours',
      'fraud-warning',
      'margin-call',
      'us-winter-hours',
    ])
    expect(Math.max(...notices.map(({ daysBefore }) => daysBefore))).toBeLessThanOrEqual(60)
  })

  test('tell the fees that the rules charge, and tables without a gap', () => {
    const blocks = notices.flatMap(({ body }) => Object.values(body).flat())
    expect(
      blocks.filter((block) => block.kind === 'table' && block.rows.some((row) => row.length !== block.head.length)),
    ).toEqual([])
    const fees = notices.find(({ id }) => id === 'fees')?.body.en.find(({ kind }) => kind === 'table')
    const rows = fees?.kind === 'table' ? fees.rows : []
    expect(rows).toHaveLength(8)
    for (const [step = '', cash = '', margin = ''] of rows) {
      const value = `${step.replace(/\D/g, '')}${step.startsWith('above') ? '.1' : ''}`
      expect([cash, margin].map((text) => text.replace(/\D/g, ''))).toEqual([feeOf(value), feeOf(value, true)])
    }
  })

  test.each(languages)('are answers of their calls in %s', async (language) => {
    const { ask } = await wordedRoom()
    const list = await ask('common/notices', {}, language)
    expect(readAnswer(noticesCall.output, list)).toEqual({ value: list })
    for (const { id, title } of notices) {
      const detail = await ask('common/noticeDetail', { id }, language)
      expect(readAnswer(noticeDetailCall.output, detail)).toEqual({ value: detail })
      expect(detail).toMatchObject({ id, title: title[language], read: false })
    }
  })

  test('are counted until they are read, each once', async () => {
    const { ask } = await wordedRoom()
    const { unread, items } = (await ask('common/notices')) as OutputOf<typeof noticesCall>
    expect(unread).toBe(20)
    expect(items.slice(0, 2)).toMatchObject([
      { id: 'holiday-hours', read: false, publishedAt: '2026-11-19T17:00:00+09:00' },
      { id: 'price-colours' },
    ])
    expect(await ask('common/readNotice', { id: 'holiday-hours' })).toEqual({ unread: 19 })
    expect(await ask('common/readNotice', { id: 'holiday-hours' })).toEqual({ unread: 19 })
    expect(await ask('common/noticeDetail', { id: 'holiday-hours' })).toMatchObject({
      read: true,
      next: { id: 'price-colours' },
    })
    expect(await ask('common/noticeDetail', { id: 'none' })).toBeUndefined()
  })
})

/** What an order of the page costs by the rules of its day. */
const feesOn = (day: string, { market, intent }: Extract<Charge, { of: 'order' }>, value: string): string =>
  totalOf(orderFees({ market, intent, sells: intent === 'close', onMargin: false, value, quantity: 10, day }))

describe('products', () => {
  test.each(languages)('are answers of their call in %s', async (language) => {
    const { ask } = await wordedRoom()
    for (const { id } of products) {
      const page = await ask('common/product', { product: id }, language)
      expect(readAnswer(productCall.output, page)).toEqual({ value: page })
    }
  })

  test('lead from each placement and each portfolio to its own page', async () => {
    const { ask } = await wordedRoom()
    for (const product of ['fundraising', 'ai'] as const) {
      const { items } = (await ask('common/product', { product })) as OutputOf<typeof productCall>
      expect(items.length).toBeGreaterThan(0)
      expect(items.map(({ href }) => href)).toEqual(items.map(({ id }) => hrefTo('product', { product, id })))
    }
  })

  test('say which portfolios run in rounds', () => {
    const said = products.find(({ id }) => id === 'ai')?.terms.find(({ name }) => name.en === 'Rounds')?.value
    const inRounds = portfolios.filter(({ rounds }) => rounds !== undefined)
    expect(inRounds.map(({ rounds }) => rounds)).toEqual([{ months: 6, after: 2 }])
    for (const { name } of portfolios)
      for (const language of languages)
        expect(said?.[language].includes(name[language])).toBe(inRounds.some((other) => other.name === name))
  })

  test.each([
    '2026-11-20',
    // The fee of the SEC was nothing until April 2026 (facts §6).
    '2026-03-19',
  ])('tell costs that the rules of %s work out, each in its currency', async (day) => {
    const { ask } = await wordedRoom(Date.parse(`${day}T14:32:00+09:00`))
    for (const { id, costs } of products) {
      const page = (await ask('common/product', { product: id })) as OutputOf<typeof productCall>
      expect(page.costs.map(({ currency, example, cost }) => [currency, example, cost])).toEqual(
        costs.map(({ charge, example }) => {
          if (charge.of === 'order')
            return [charge.market === 'usd' ? 'USD' : 'JPY', example, feesOn(day, charge, example)]
          const portfolio = charge.of === 'portfolio' && portfolios.find(({ id: own }) => own === charge.id)
          return ['JPY', example, portfolio ? followCosts(example, portfolio.costs, portfolio.termDays) : '0']
        }),
      )
    }
  })

  test('and the samples tell the same', () => {
    for (const { currency, example, cost, name } of [sampleEtfPage, sampleHoursPage].flatMap(({ costs }) => costs)) {
      const market = currency === 'USD' ? 'usd' : 'jpy'
      const charged = feesOn('2026-11-20', { of: 'order', market, intent: 'open', quantity: 10 }, example)
      expect(cost).toBe(name === '印紙税' ? '0' : charged)
    }
  })

  test('tell costs to the yen and to the cent', async () => {
    const { ask } = await wordedRoom()
    const costsOf = async (product: string) =>
      ((await ask('common/product', { product })) as OutputOf<typeof productCall>).costs.map(({ cost }) => cost)
    expect(await costsOf('etf')).toEqual(['99', '275', '4.95', '4.99', '0', '0'])
    expect(await costsOf('aftermarket')).toEqual(['275', '115', '4.95', '4.99', '0'])
    expect(await costsOf('ai')).toEqual(['41', '98', '65', '0'])
  })

  test('name the portfolio, rate and term that a cost is worked out for', () => {
    const managing = products.find(({ id }) => id === 'ai')?.costs.slice(0, -1) ?? []
    for (const [
      index,
      {
        name,
        costs: [first],
        termDays,
      },
    ] of portfolios.entries()) {
      for (const part of [name.ja, `年${first?.percentAYear}%`, `${termDays}日`])
        expect(managing[index]?.name.ja).toContain(part)
    }
  })

  test('say what can go wrong, and that the past promises nothing', () => {
    for (const { risks, rules } of products) expect([risks.length > 2, rules.length > 2]).toEqual([true, true])
  })
})

describe('news', () => {
  test('are sixty over three weeks, of every category', () => {
    expect(newsCategories.map((category) => news.filter((article) => article.category === category).length)).toEqual([
      12, 20, 10, 10, 8,
    ])
    expect(Math.max(...news.map(({ daysBefore }) => daysBefore))).toBeLessThanOrEqual(21)
    // On the days of the pictures these are weekends.
    expect(news.filter(({ daysBefore }) => [5, 6, 12, 13, 19, 20].includes(daysBefore))).toEqual([])
  })

  test('tell of named stocks, by their names in each language', () => {
    const names = new Map(namedInstruments.map(({ instrument }) => [instrument.symbol, instrument.names]))
    for (const { title, body, symbols } of news) {
      for (const symbol of symbols) {
        const own = names.get(symbol)
        expect(own).toBeDefined()
        const texts = languages.map((language) =>
          JSON.stringify([title[language], body[language].filter(({ kind }) => kind !== 'link')]),
        )
        expect(texts).toEqual(
          [own?.ja, own?.en, own?.zhHant].map((name = '-') => expect.stringContaining(name) as string),
        )
        expect(JSON.stringify(body.ja)).toContain(`（${symbol}）`)
      }
    }
  })

  test('are short, each written by itself, and have no large promises', () => {
    const paragraphs = news.flatMap(({ body }) =>
      body.ja.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])),
    )
    expect(paragraphs.filter((text) => text.length > 140 || text.length < 55)).toEqual([])
    expect(new Set(paragraphs).size).toBe(paragraphs.length)
    expect(
      paragraphs.filter(
        (text) => /必ず(上が|もうか|儲か)|急騰|暴騰|お買い得|今が買い/.test(text) && !text.includes('わけではない'),
      ),
    ).toEqual([])
    expect(paragraphs.filter((text) => /架空|練習|模擬/.test(text)).length).toBeGreaterThan(30)
  })

  test.each(languages)('are answers of their calls in %s', async (language) => {
    const { ask } = await wordedRoom()
    const list = await ask('common/news', { category: 'company' }, language)
    expect(readAnswer(newsCall.output, list)).toEqual({ value: list })
    for (const { id, title } of news) {
      const detail = await ask('common/newsDetail', { id }, language)
      expect(readAnswer(newsDetailCall.output, detail)).toEqual({ value: detail })
      expect(detail).toMatchObject({ id, title: title[language] })
    }
    const called = { ja: '青葉精機', en: 'Aoba Precision', 'zh-Hant': '青葉精機' }
    expect(await ask('common/newsDetail', { id: 'company-aoba-plant' }, language)).toMatchObject({
      symbols: ['0712'],
      names: [called[language]],
    })
  })

  test('are found by category and by stock, the newest first, all of them page by page', async () => {
    const { ask } = await wordedRoom()
    const ids: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { items, next } = (await ask('common/news', cursor === '' ? {} : { cursor })) as OutputOf<typeof newsCall>
      expect(items.length).toBeGreaterThan(0)
      ids.push(...items.map(({ id }) => id))
      cursor = next
    }
    expect(ids.toSorted()).toEqual(news.map(({ id }) => id).toSorted())
    expect(await ask('common/news', { symbol: '0712' })).toMatchObject({
      items: [{ id: 'market-machinery' }, { id: 'company-aoba-plant' }],
      next: null,
    })
    expect(await ask('common/newsDetail', { id: 'none' })).toBeUndefined()
  })
})
