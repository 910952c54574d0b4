import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useWorkshop, workshopFolder } from './workshop.ts'

const workshop = useWorkshop()

type Entry = { id: string; type: string; title: string }

const fontOf = (element: Element): string => getComputedStyle(element).font

test('every screen has a page of its own', () => {
  const { entries } = JSON.parse(readFileSync(join(workshopFolder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>
  }
  const ofScreens = Object.values(entries).filter(({ id }) => id.startsWith('screens-'))
  const titles = (type: string) => [...new Set(ofScreens.filter((entry) => entry.type === type).map((e) => e.title))]
  expect(titles('docs').length).toBeGreaterThan(0)
  expect(titles('docs').toSorted()).toEqual(titles('story').toSorted())
})

test('a screen is shown beside its mock, with what differs and why', async () => {
  const guide = await workshop.openGuide('screens-funds-withdraw')
  await guide.getByRole('heading', { level: 1, name: '出金 Withdraw' }).waitFor()
  const mock = guide.getByRole('img', { name: 'モック（出金可能額を超えた金額）' })
  await mock.scrollIntoViewIfNeeded()
  await expect.poll(() => mock.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(750)
  const now = guide.locator('figure').filter({ hasText: '今の画面（表示）' })
  await now.locator('iframe').contentFrame().getByText('2,918,400').first().waitFor()
  await guide.getByRole('heading', { level: 3, name: 'モックとの違い' }).waitFor()
  expect(workshop.complaints).toEqual([])
})

test('a picture has the fonts of the page', async () => {
  const story = await workshop.openStory('screens-funds-withdraw--ready')
  const font = await story.locator('#storybook-root h1').evaluate(fontOf)
  const guide = await workshop.openGuide('screens-funds-withdraw')
  const picture = guide.locator('figure').filter({ hasText: '今の画面（表示）' }).locator('iframe').contentFrame()
  await picture.getByText('2,918,400').first().waitFor()
  expect(await picture.locator('#storybook-root h1').evaluate(fontOf)).toBe(font)
})

test('all its states are in a grid of languages and themes, and each picture opens its story in that look', async () => {
  const guide = await workshop.openGuide('screens-funds-withdraw')
  const row = guide.getByRole('row', { name: /^受付時間外/ })
  await row.scrollIntoViewIfNeeded()
  const cell = row.locator('[data-look="en dark"]')
  await cell.locator('iframe').contentFrame().getByText('Withdraw').first().waitFor()
  expect(await cell.locator('iframe').contentFrame().locator('html').getAttribute('data-theme')).toBe('dark')
  await cell.getByRole('link', { name: '受付時間外・English・ダーク' }).click()
  await workshop.page.waitForURL(/path=\/story\/screens-funds-withdraw--window-closed/)
  await guide.getByRole('heading', { level: 1, name: 'Withdraw' }).waitFor()
  expect(await guide.locator('html').getAttribute('data-theme')).toBe('dark')
  expect(workshop.complaints).toEqual([])
})

test('a screen without a mock says so, and nothing is wider than a small phone', async () => {
  await workshop.page.setViewportSize({ width: 320, height: 640 })
  await workshop.page.goto(`${workshop.address}/iframe.html?id=screens-shared-crash--guide&viewMode=docs`)
  await workshop.page.getByText('この画面のモックはありません。').waitFor()
  const overflow = await workshop.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBe(0)
})
