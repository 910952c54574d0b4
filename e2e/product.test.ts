import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { entriesOf, rowsOf } from './books.ts'
import { ask, call, DEMO, stopClock, tokenOf } from './calls.ts'
import { alert, arrived, button, field, saying, shown, visible } from './finders.ts'
import { atHome, goTo, type Room, useRooms } from './room.ts'

const { enter } = useRooms()

async function enterHome(market?: string): Promise<Room> {
  const room = await enter(market)
  await atHome(room)
  return room
}

const tile = (page: Page, name: string) => visible(page.getByRole('link', { name, exact: true })).first()
const rowsIn = (page: Page, list: string) => visible(page.getByRole('list', { name: list })).getByRole('listitem')
const hrefs = (page: Page, list: string): Promise<string[]> =>
  rowsIn(page, list)
    .getByRole('link')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
const chosen = (page: Page, name: string) => visible(page.getByRole('radio', { name, exact: true }))
/** The hours that a page shows on a line. */
const hoursOf = (page: Page, line: string): Promise<string> =>
  page.locator('dl > div').filter({ visible: true, hasText: line }).locator('dd').innerText()

test('from Home to all ETFs of both markets, with what they cost, and to one of them', async () => {
  const room = await enterHome()
  const { page, address, complaints } = room
  await tile(page, 'ETF').tap()
  await arrived(page, 'ETF')
  await shown(page, 'ETF（上場投資信託）')
  const { costs } = (await ask(address, 'common/product', { product: 'etf' })) as { costs: { cost: string }[] }
  expect(costs.map(({ cost }) => cost)).toEqual(['99', '275', '4.95', '4.99', '0', '0'])
  // The terms name both counts; here it is the heading of the list.
  await saying(page, /^40本$/).waitFor()
  const tokyo = await hrefs(page, '銘柄')
  expect(new Set(tokyo).size).toBe(40)
  expect(tokyo[0]).toBe('#/market/marketDetail?symbol=0A1B')
  const star = button(page, /^ウォッチリストの/).first()
  await star.tap()
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true')
  await chosen(page, '米国').check({ force: true })
  await saying(page, /^20本$/).waitFor()
  expect(new Set([...tokyo, ...(await hrefs(page, '銘柄'))]).size).toBe(60)
  const [name = ''] = await rowsIn(page, '銘柄').first().getByRole('link').locator('span').allInnerTexts()
  await rowsIn(page, '銘柄').first().getByRole('link').tap()
  await arrived(page, name.split('\n')[0] ?? '')
  await page.goBack()
  await arrived(page, 'ETF')

  for (const query of ['product=xyz', 'product=etf&id=0712']) {
    await goTo(page, `/home/DetailsPage?${query}`)
    await arrived(page, 'ページが見つかりません')
    await saying(page, `/home/DetailsPage?${query}`).waitFor()
  }
  await goTo(page, '/home/DetailsPage?product=ai')
  await arrived(page, 'AI運用')
  expect(complaints).toEqual([])
  await room.leave()
})

test('by keyboard from before the opening to after the close, and to an American order for then', async () => {
  const room = await enterHome()
  const { page, complaints } = room
  await tile(page, '時間外').focus()
  await page.keyboard.press('Enter')
  await shown(page, '取引後の時間外取引')
  await chosen(page, '引け後').focus()
  await page.keyboard.press('ArrowLeft')
  await shown(page, '取引前の時間外取引')
  await chosen(page, '開場前').focus()
  await page.keyboard.press('ArrowRight')
  await shown(page, '取引後の時間外取引')
  await chosen(page, '日本').focus()
  await page.keyboard.press('ArrowRight')
  await rowsIn(page, '売買代金の多い銘柄').filter({ hasText: '$' }).first().waitFor()
  const ways = await hrefs(page, '売買代金の多い銘柄')
  expect(ways).toHaveLength(5)
  expect(ways.filter((way) => !/^#\/market\/marketBuy\?symbol=\w+&session=after$/.test(way))).toEqual([])
  await rowsIn(page, '売買代金の多い銘柄').first().getByRole('link').focus()
  await page.keyboard.press('Enter')
  await arrived(page, '注文')
  await expect.poll(() => chosen(page, '引け後').isChecked()).toBe(true)
  await page.goBack()
  await shown(page, '取引後の時間外取引')
  expect(complaints).toEqual([])
  await room.leave()
})

/** What one share at 100 dollars holds until it is filled: its price and 0.495 % of it, up to the cent. */
const HELD = 100.5
type Row = { id: string; symbol: string; state: string; session?: string; orderedAt: number; held: string }

const dollarsOf = async ({ address }: Room): Promise<number> => {
  const { usd } = (await ask(address, 'funds/summary')) as { usd: { available: string } }
  return Number(usd.available)
}
const waiting = ({ folder }: Room): Row[] =>
  (rowsOf(folder, 'positions', DEMO) as Row[]).filter(
    ({ symbol, state }) => symbol === 'KABU1' && state === 'pendingOrder',
  )
const instant = (time: string): number => Date.parse(`${time}:00+09:00`)

/** The clock is stopped; a page sees it when it reads again. */
async function at(room: Room, time: string): Promise<void> {
  await stopClock(room.address, `${time}:00+09:00`)
  await goTo(room.page, '/home/DetailsPage?product=aftermarket')
  await room.page.reload()
  await shown(room.page, '取引後の時間外取引')
}

async function toTicket({ page }: Room): Promise<void> {
  await goTo(page, '/market/marketBuy?symbol=KABU1&price=100&session=after')
  await arrived(page, '注文')
  await field(page, '数量').waitFor()
}

/** An order for the session goes through, and the books say whose dollars it holds, how many and since when. */
async function taken(room: Room, time: string): Promise<void> {
  await at(room, time)
  const before = await dollarsOf(room)
  await toTicket(room)
  await button(room.page, '買い注文の確認へ').tap()
  await shown(room.page, '注文内容の確認')
  await button(room.page, '買い注文を出す').tap()
  await shown(room.page, '注文を受け付けました')
  expect(before - (await dollarsOf(room))).toBeCloseTo(HELD, 10)
  const [order, ...others] = waiting(room)
  expect(others).toEqual([])
  expect(order).toMatchObject({ account: DEMO, session: 'after', orderedAt: instant(time), held: String(HELD) })
  expect(entriesOf(room.folder, DEMO).at(-1)).toMatchObject({
    cause: 'orderHeld',
    record: order?.id,
    at: instant(time),
    postings: [
      { account: 'available', currency: 'USD', amount: String(-HELD) },
      { account: 'frozen', currency: 'USD', amount: String(HELD) },
    ],
  })
}

/** It is refused with when it is taken next, and nothing is held. */
async function refused(room: Room, time: string, next: string): Promise<void> {
  await at(room, time)
  const before = await dollarsOf(room)
  const entries = entriesOf(room.folder, DEMO).length
  await toTicket(room)
  await alert(room.page).getByText(`取引時間外です。${next} から注文を受け付けます。`).first().waitFor()
  expect(await button(room.page, '買い注文の確認へ').getAttribute('aria-disabled')).toBe('true')
  const order = { symbol: 'KABU1', side: 'long', type: 'limit', price: '100', quantity: '1', leverage: 1 }
  const { body } = await call(
    room.address,
    'trade/order',
    { ...order, session: 'after' },
    { token: await tokenOf(room.address) },
  )
  expect(body.refusal?.code).toBe('marketClosed')
  expect([waiting(room), entriesOf(room.folder, DEMO).length, await dollarsOf(room)]).toEqual([[], entries, before])
}

test('over the end of daylight saving the hours after the close and their orders come an hour later', async () => {
  // The Friday before the change, in the afternoon.
  const room = await enterHome('2026-10-30T14:32:00+09:00')
  const { page, complaints } = room
  const first = await dollarsOf(room)
  await taken(room, '2026-10-31T05:30')
  await at(room, '2026-10-31T05:31')
  expect(await hoursOf(page, '米国　時間外')).toBe('17:00–22:30、5:00–9:00')
  await saying(page, '米国は11/1（日）に夏時間が終わり、どれも1時間遅くなります。').waitFor()

  // At 9:00 these hours end: the order expires, and what it held is free again.
  await refused(room, '2026-10-31T09:30', '11/3（火）6:00')
  expect(await dollarsOf(room)).toBeCloseTo(first, 10)

  await refused(room, '2026-11-03T05:30', '11/3（火）6:00')
  await at(room, '2026-11-03T05:31')
  expect(await hoursOf(page, '米国　時間外')).toBe('18:00–23:30、6:00–10:00')
  await taken(room, '2026-11-03T09:30')
  expect(complaints).toEqual([])
  await room.leave()
})
