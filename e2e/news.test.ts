import { expect, test } from 'vitest'
import { ask, nothingEarly } from './calls.ts'
import { arrived, saying, shown, visible } from './finders.ts'
import { goTo, openAs, useRooms } from './room.ts'

const { enter } = useRooms()

type News = { id: string; title: string; symbols: string[] }

test('from the news to an article to its stock and back; what was read is told so', async () => {
  const room = await enter()
  const { page, address, complaints } = room
  await openAs({ page, address }, '#/home/moreNews')
  await arrived(page, 'ニュース')
  const { items } = (await ask(address, 'common/news')) as { items: News[] }
  const piece = items.find(({ symbols }) => symbols.length > 0)
  const symbol = piece?.symbols[0] ?? ''
  await visible(page.getByRole('link', { name: piece?.title ?? '-' }))
    .first()
    .click()
  await shown(page, piece?.title ?? '-')
  await saying(page, 'カブト模擬通信').waitFor()
  await saying(page, '記事は架空です。売買をすすめるものではありません。').waitFor()
  await visible(page.getByRole('listitem')).filter({ hasText: symbol }).getByRole('link').first().click()
  await page.waitForURL(new RegExp(`marketDetail\\?symbol=${symbol}`))
  // A link, or a button where the stock cannot be traded now.
  await visible(page.getByText('買う', { exact: true })).waitFor()
  await page.goBack()
  await shown(page, piece?.title ?? '-')
  await page.goBack()
  await saying(page, '既読').waitFor()
  expect(complaints).toEqual([])
  await room.leave()
})

test('an article that is not there says so; links lead out by https alone, named; markup is text', async () => {
  const room = await enter()
  const { page, address, complaints } = room
  await nothingEarly(page)
  await page.route('**/common/newsDetail*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data?: { title: string; body: unknown[] } }
    if (body.data) {
      body.data.title = '<b>見出し</b>'
      body.data.body = [
        { kind: 'paragraph', text: '<img src=x onerror="window.pwned = true">' },
        { kind: 'link', label: 'チャートの出典', href: 'https://www.tradingview.com/' },
        { kind: 'link', label: '暦の出典', href: 'https://example.com/calendar' },
      ]
    }
    await route.fulfill({ response, json: body })
  })
  const { items } = (await ask(address, 'common/news')) as { items: News[] }
  await openAs({ page, address }, '#/home/moreNews?id=nothing')
  await saying(page, '記事が見つかりません').waitFor()
  await goTo(page, `#/home/moreNews?id=${items[0]?.id}`)
  await shown(page, '<b>見出し</b>')
  await saying(page, '<img src=x').waitFor()
  expect(await page.evaluate('window.pwned')).toBeUndefined()
  // Not before the member has read where it leads.
  await visible(page.getByRole('link', { name: /チャートの出典.*www\.tradingview\.com/s })).click()
  const question = page.getByRole('alertdialog')
  await question.getByText('www.tradingview.com').waitFor()
  await question.getByRole('button').first().click()
  await question.waitFor({ state: 'hidden' })
  await visible(page.getByRole('link', { name: /暦の出典.*example\.com/s })).click()
  await saying(page, 'このサイトは Kabuto から開けません。').waitFor()
  expect(page.context().pages()).toHaveLength(1)

  // An answer with a link of another kind is no article: nothing of it is shown.
  await page.unroute('**/common/newsDetail*')
  await page.route('**/common/newsDetail*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: { body: unknown[] } }
    body.data.body = [{ kind: 'link', label: 'わな', href: 'javascript:alert(1)' }]
    await route.fulfill({ response, json: body })
  })
  await page.reload()
  await saying(page, '表示できません').waitFor()
  expect(await page.getByText('わな').count()).toBe(0)
  expect(complaints).toEqual([])
  await room.leave()
})
