import type { FrameLocator, Locator } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { useWorkshop } from './workshop.ts'

const workshop = useWorkshop()

afterEach(() => {
  if (workshop.complaints.length > 0) throw new Error(workshop.complaints.join('\n'))
})

/** Opens the page of a part; what the workshop itself has in Japanese follows its toolbar. */
async function openGuide(part: string, globals = ''): Promise<FrameLocator> {
  const page = await workshop.openGuide(`kit-${part}`, globals)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

const rowOf = (page: FrameLocator, table: string, name: string | RegExp): Locator =>
  page
    .getByRole('region', { name: table, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })

test('the page of Button tells its props, what to do, its pieces, its tokens and where it is', async () => {
  const page = await openGuide('button')
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['ボタン Button'])
  // Tables come in slices; stories have headings of their own, and come one after the other.
  await page.getByRole('heading', { level: 2, name: '使っている画面' }).waitFor()
  expect(await page.locator('h2:not([id^="story--"] *)').allTextContents()).toEqual([
    '試す',
    'すること・しないこと',
    '作り',
    'プロパティ',
    'トークン',
    '使っている画面',
    '状態',
  ])
  expect(await rowOf(page, 'プロパティ Button', 'kind').innerText()).toContain(
    "'primary' | 'soft' | 'line' | 'ghost' | 'quiet' | 'danger' | 'buy' | 'sell' | 'buy-line' | 'sell-line'",
  )
  await page.getByText('一画面に primary は1つ、親指の届く下に置く。').waitFor()
  await page.getByText('primary を2つ並べて、どちらを押すか迷わせない。').waitFor()
  // It is measured once it is seen.
  await page.getByRole('button', { name: '作り' }).click()
  const face = rowOf(page, '作り', 'Face')
  expect(await face.innerText()).toMatch(/button\s*「申請する」/)
  expect(await face.innerText()).toContain('action.bg')
  const token = await rowOf(page, 'トークン', 'action.bg').innerText()
  expect(token).toContain('#104a6c')
  expect(token).toContain("Face [data-kind='primary'] --fill → background")
  await page.getByRole('link', { name: '出金 Withdraw' }).first().click()
  await workshop.page.waitForURL(/path=\/story\/screens-funds-withdraw--ready/)
  await page.getByRole('heading', { level: 1, name: '出金' }).waitFor()
})

test('the value of a sample is changed beside it', async () => {
  const page = await openGuide('button')
  await page.getByText('見本の値', { exact: true }).click()
  await page.getByRole('combobox', { name: 'kind' }).selectOption('danger')
  await page.locator('#story--kit-button--playground--primary [data-kind=danger]').waitFor()
  expect(await page.locator('[data-kind=danger]').first().innerText()).toBe('申請する')
})

test('a page follows the language of the toolbar', async () => {
  const page = await openGuide('amountfield', '&globals=language:en;theme:dark')
  await page.getByRole('heading', { level: 2, name: 'Do and don’t' }).waitFor()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  await page.getByText('Use it for amounts typed by hand, with the unit and “All” inside the box.').waitFor()
})

test('a part that covers its page has its pieces in a frame', async () => {
  const page = await openGuide('dialog')
  await page.getByRole('button', { name: '作り' }).click()
  expect(await rowOf(page, '作り', /^Button/).innerText()).toContain('2個')
})

test('a page stays at its top while a story in it opens something', async () => {
  const page = await openGuide('picker')
  await page.frameLocator('[id="iframe--kit-picker--open"]').getByRole('radio', { checked: true }).waitFor()
  expect(await page.locator('html').evaluate((top) => top.scrollTop)).toBe(0)
})

test.each(['button', 'orderticket', 'chartpanel'])('the page of %s fits a small phone', async (part) => {
  await workshop.page.setViewportSize({ width: 320, height: 640 })
  await workshop.page.goto(`${workshop.address}/iframe.html?id=kit-${part}--guide&viewMode=docs`)
  await workshop.page.getByRole('heading', { level: 2, name: 'トークン' }).waitFor()
  const [whole, seen] = await workshop.page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return [scrollWidth, clientWidth]
  })
  expect(whole).toBe(seen)
})
