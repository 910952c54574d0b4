import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { entriesOf, rowsOf } from './books.ts'
import { ADMIN, ask, DEMO } from './calls.ts'
import { alert, arrived, button, field, loseAnswer, saying, shown, tapTenTimes, title } from './finders.ts'
import { goTo, openAs, type Room, useRooms } from './room.ts'

const { enter } = useRooms()

type Row = { symbol: string; quantity: number; state: string; waiting?: unknown }
type Funds = { cash: string; available: string }

const positionsOf = (room: Room): Row[] => rowsOf(room.folder, 'positions', DEMO) as Row[]
const fundsOf = async (room: Room): Promise<Funds> => (await ask(room.address, 'funds/summary')) as Funds

async function atTicket(query: string, market?: string): Promise<Room> {
  const room = await enter(market)
  await openAs(room, `#/market/marketBuy?${query}`)
  await arrived(room.page, '注文')
  await field(room.page, '数量').waitFor()
  return room
}

const review = (page: Page, side = '買い') => button(page, `${side}注文の確認へ`)
const placeButton = (page: Page, side = '買い') => button(page, `${side}注文を出す`)

/** A figure of the sheet by its label, as digits; of one that changes what it becomes. */
const figure = async (page: Page, label: string): Promise<string> => {
  const line = page.getByRole('dialog').locator('dl > div').filter({ hasText: label }).first()
  // What is read out is visible too.
  return /[\d,.]+/.exec(await line.locator('dd').last().innerText())?.[0].replaceAll(',', '') ?? ''
}

test('ten taps are one order, held to the yen', async () => {
  const room = await enter()
  const { page, address, complaints } = room
  await openAs({ page, address }, '#/home/index')
  await arrived(page, 'ホーム')
  // The stock's page and its button are counted in the journey of the stock: two taps lead here.
  await goTo(page, '/market/marketBuy?symbol=0712&side=long')
  await arrived(page, '注文')
  await field(page, '指値').fill('2500')
  const before = { rows: positionsOf(room).length, funds: await fundsOf(room) }
  await review(page).tap()
  await shown(page, '注文内容の確認')
  const total = Number(await figure(page, '概算の受渡代金'))
  expect(total).toBe(250_000 + 275)
  await tapTenTimes(placeButton(page))
  await shown(page, '注文を受け付けました')
  const after = await fundsOf(room)
  expect(positionsOf(room).length - before.rows).toBe(1)
  expect(Number(before.funds.available) - Number(after.available)).toBe(total)
  expect(after.cash).toBe(before.funds.cash)
  const placed = positionsOf(room).find(({ symbol, state }) => symbol === '0712' && state === 'pendingOrder')
  expect(placed).toMatchObject({ quantity: 100 })
  await saying(page, '100株').waitFor()
  expect(complaints).toEqual([])
  await room.leave()
})

test('at the market it fills, and what was paid is what was shown: the value and each fee in the books', async () => {
  const room = await atTicket('symbol=0712')
  const { page, folder, complaints } = room
  await page.getByRole('radio', { name: '成行' }).check({ force: true })
  await review(page).tap()
  await shown(page, '注文内容の確認')
  const before = entriesOf(folder, DEMO).length
  // The price may move between two looks: then it is shown, and must be agreed to again.
  await expect
    .poll(async () => {
      if (await placeButton(page).isVisible()) await placeButton(page).tap()
      return title(page, '注文の受付').isVisible()
    })
    .toBe(true)
  await saying(page, /約定しました|注文を受け付けました/).waitFor()
  await expect.poll(() => entriesOf(folder, DEMO).length).toBeGreaterThan(before)
  const bought = entriesOf(folder, DEMO).slice(before)
  const paid = bought.flatMap(({ postings }) => postings).filter(({ account }) => account === 'fees')
  expect(paid.map(({ amount }) => amount)).toEqual(['275'])
  expect(complaints).toEqual([])
  await room.leave()
})

test(
  'an answer that is lost is asked for again: one order; what the money is too little for is told with its way ' +
    'out',
  async () => {
    const room = await atTicket('symbol=0712&price=2500')
    const { page, complaints } = room
    const before = positionsOf(room).length
    const { sent } = await loseAnswer(page, 'trade/order')
    await review(page).tap()
    await placeButton(page).tap()
    await shown(page, '注文を受け付けました')
    expect(new Set(sent).size).toBe(1)
    expect(positionsOf(room).length - before).toBe(1)

    await goTo(page, '/market/marketBuy?symbol=0712&price=2600')
    await field(page, '数量').fill('9000')
    await field(page, '指値').focus()
    await alert(page).getByText('残高が足りません').first().waitFor()
    await page.getByRole('link', { name: '入金へ進む' }).tap()
    await arrived(page, '入金')
    await page.goBack()
    // Nothing that was typed is lost.
    await expect.poll(() => field(page, '数量').inputValue()).toBe('9,000')
    expect(complaints).toEqual(['Failed to load resource: net::ERR_FAILED'])
    await room.leave()
  },
)

test('between ticks, beyond the limit, closed and halted: each told with what mends it', async () => {
  const room = await atTicket('symbol=0712')
  const { page, complaints } = room
  const price = field(page, '指値')
  await price.fill('2777.3')
  await field(page, '数量').focus()
  await page.getByRole('button', { name: /円に直す$/ }).tap()
  await expect.poll(() => price.inputValue()).toBe('2,777.0')
  await price.fill('9999')
  await field(page, '数量').focus()
  await page.getByRole('button', { name: /円に直す$/ }).tap()
  await expect.poll(() => price.inputValue()).toBe('3,312.0')
  await page.getByRole('radio', { name: '引け後' }).check({ force: true })
  await alert(page).getByText('取引時間外です').first().waitFor()
  await page.getByRole('button', { name: /^模擬時計を/ }).tap()
  expect(complaints).toEqual([])
  await room.leave()
})

test('a price that moved after the last tap is shown and agreed to anew; nothing goes at other terms', async () => {
  const room = await atTicket('symbol=0712&price=2500')
  const { page, complaints } = room
  const before = positionsOf(room).length
  await review(page).tap()
  await shown(page, '注文内容の確認')
  const agreed = await figure(page, '買付余力')
  // Meanwhile money goes elsewhere.
  await ask(room.address, 'trade/order', {
    symbol: '0712',
    side: 'long',
    type: 'limit',
    price: '2400',
    quantity: '100',
    leverage: 1,
    session: 'regular',
  })
  await placeButton(page).tap()
  await saying(page, /確認の間に条件が変わりました/).waitFor()
  expect(positionsOf(room).length - before).toBe(1)
  expect(Number(agreed) - Number(await figure(page, '買付余力'))).toBe(240_000 + 275)
  await placeButton(page).tap()
  await shown(page, '注文を受け付けました')
  expect(positionsOf(room).length - before).toBe(2)
  expect(complaints).toEqual([])
  await room.leave()
})

test('a stock of which there is none, and a member who may not trade', async () => {
  const room = await enter()
  const { page, address } = room
  await ask(
    address,
    'admin/member',
    { act: 'impose', account: DEMO, block: 'tradeBarred', reason: '模擬の確認' },
    ADMIN,
  )
  await openAs({ page, address }, '#/market/marketBuy?symbol=XYZ')
  await saying(page, '銘柄が見つかりません').waitFor()
  await goTo(page, '/market/marketBuy?symbol=0712')
  await alert(page).getByText('模擬の確認').first().waitFor()
  expect(await review(page).getAttribute('aria-disabled')).toBe('true')
  // What it would cost is shown all the same.
  await saying(page, '概算の受渡代金').waitFor()
  await room.leave()
})
