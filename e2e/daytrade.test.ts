import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Entry, entriesOf, rowsOf } from './books.ts'
import { ADMIN, ask, DEMO } from './calls.ts'
import { alert, arrived, button, field, loseAnswer, saying, shown, tapTenTimes } from './finders.ts'
import { goTo, layersLeft, openAs, type Room, useRooms } from './room.ts'

const { enter } = useRooms()

type Row = { id: string; symbol: string; quantity: number; state: string; origin: string }
type Ended = Row & {
  opened: { price: string; value: string }
  closed: { price: string; value: string }
  endedAt: number
  endedBy: string
}
type Funds = { cash: string; available: string; frozen: string }
type ClosedTrade = { id: string; profit: string; feeLines: { rule: string; amount: string }[]; closesAt: string }

const yen = (amount: number): string => `${amount.toLocaleString('en')}円`
const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${yen(Math.abs(amount))}`

const dayTradesOf = (room: Room): Row[] =>
  (rowsOf(room.folder, 'positions', DEMO) as Row[]).filter(({ origin }) => origin === 'dayTrade')
const fundsOf = async (room: Room): Promise<Funds> => (await ask(room.address, 'funds/summary')) as Funds

async function at(query: string, market?: string): Promise<Room> {
  const room = await enter(market)
  await openAs(room, `#/common/dayTrading?${query}`)
  await arrived(room.page, 'デイトレード')
  await field(room.page, '数量').waitFor()
  return room
}

const review = (page: Page, side = '買い') => button(page, `${side}注文の確認へ`)
const placeButton = (page: Page, side = '買い') => button(page, `${side}注文を出す`)

/** A figure of the page or of its sheet by its label, as digits. */
async function figure(page: Page, label: string): Promise<number> {
  const line = page.locator('dl > div').filter({ hasText: label, visible: true }).last()
  const digits = /[−+]?[\d,]+/.exec(await line.locator('dd').innerText())?.[0] ?? ''
  return Number(digits.replaceAll(',', '').replace('−', '-').replace('+', ''))
}

/** What the entries of one position moved in one account. */
function movedIn(entries: readonly Entry[], id: string, cause: string, account: string): number {
  return entries
    .filter((entry) => entry.record === id && entry.cause === cause)
    .flatMap(({ postings }) => postings)
    .filter((posting) => posting.account === account && posting.currency === 'JPY')
    .reduce((sum, { amount }) => sum + Number(amount), 0)
}

/** The price may move between two looks: then it is shown, and must be agreed to again. */
async function place(page: Page, side = '買い'): Promise<void> {
  await review(page, side).tap()
  await shown(page, '注文内容の確認')
  await expect
    .poll(async () => {
      const send = placeButton(page, side)
      if (await send.isVisible()) await tapTenTimes(send)
      return saying(page, 'デイトレの受付').isVisible()
    })
    .toBe(true)
}

test(
  'a day trade is ordered once with its costs, closes itself at the close, and all its figures are those of ' +
    'the books',
  async () => {
    const room = await at('symbol=0712&side=long&quantity=200')
    const { page, address, folder, complaints } = room
    const before = { funds: await fundsOf(room), count: dayTradesOf(room).length }
    // Before the order: when it closes by itself, and every cost.
    await saying(page, /11\/20（金）15:30 の引けまでに決済しなければ/).waitFor()
    await saying(page, '15:20 以降は決済のみ').waitFor()
    await place(page)

    // Ten taps, one order.
    const [opened] = dayTradesOf(room)
    if (!opened) throw new Error('nothing was ordered')
    expect(dayTradesOf(room)).toHaveLength(before.count + 1)
    expect(opened).toMatchObject({ symbol: '0712', quantity: 200, state: 'holding' })
    const entries = entriesOf(folder, DEMO)
    expect(movedIn(entries, opened.id, 'marginOpened', 'fees')).toBe(385)
    expect(await figure(page, '手数料と税の合計')).toBe(385)
    const margin = movedIn(entries, opened.id, 'marginOpened', 'margin')
    const held = await fundsOf(room)
    expect(Number(before.funds.available) - Number(held.available)).toBe(margin + 385)

    // It is listed among the open ones, with the way to close it.
    await page.getByRole('link', { name: '約定を見る' }).tap()
    await page.getByRole('tab', { name: '約定', exact: false, selected: true }).waitFor()
    await saying(page, '15:30 に自動決済').waitFor()
    await page.getByRole('link', { name: '売却する' }).filter({ visible: true }).waitFor()

    // The clock is turned past the close.
    await ask(address, 'admin/clock', { mode: 'fixed', at: '2026-11-20T15:31:00+09:00' }, ADMIN)
    await goTo(page, '/common/dayTrading?tab=transactionDetails')
    await shown(page, '青葉精機 0712')
    await saying(page, '引けで自動決済').waitFor()
    await saying(page, '11/20（金）15:30（模擬時刻）').waitFor()

    const ended = (rowsOf(folder, 'endedPositions', DEMO) as Ended[]).find(({ id }) => id === opened.id)
    expect(ended).toMatchObject({ endedBy: 'sessionEnd', endedAt: Date.parse('2026-11-20T15:30:00+09:00') })
    const after = entriesOf(folder, DEMO)
    const fees = 385 + movedIn(after, opened.id, 'marginClosed', 'fees')
    const interest = movedIn(after, opened.id, 'marginClosed', 'interest')
    const gain = Number(ended?.closed.value) - Number(ended?.opened.value)
    expect(movedIn(after, opened.id, 'marginClosed', 'margin')).toBe(-margin)
    expect(interest).toBeGreaterThan(0)
    expect(await figure(page, '売買の差額')).toBe(gain)
    expect(await figure(page, '買方金利')).toBe(interest)
    expect(await figure(page, '手数料と税の合計')).toBe(fees + interest)
    expect(await figure(page, '損益（費用の後）')).toBe(gain - fees - interest)
    const [reported] = (
      (await ask(address, 'trade/dayTrades', { tab: 'transactionDetails' })) as { items: ClosedTrade[] }
    ).items
    expect(reported).toMatchObject({ id: opened.id, profit: String(gain - fees - interest) })
    await saying(page, signed(gain - fees - interest)).waitFor()
    // What was put up has come back, and with the result it is all that this trade moved.
    const ofThis = after.filter(({ record }) => record === opened.id).flatMap(({ postings }) => postings)
    const left = (account: string): number =>
      ofThis.filter((posting) => posting.account === account).reduce((sum, { amount }) => sum + Number(amount), 0)
    expect([left('margin'), left('frozen'), left('fees'), left('interest'), left('result')]).toEqual([
      0,
      0,
      fees,
      interest,
      -gain,
    ])

    await goTo(page, '/common/dayTrading?tab=alreadyApplied')
    await saying(page, '決済済み').waitFor()
    expect(complaints).toEqual([])
    await room.leave()
  },
)

test('an answer that is lost is asked for again: one order', async () => {
  const room = await at('symbol=0712&side=short')
  const { page, complaints } = room
  const before = dayTradesOf(room).length
  const { sent } = await loseAnswer(page, 'trade/dayTrade?')
  await place(page, '売り')
  expect(new Set(sent).size).toBe(1)
  expect(dayTradesOf(room).length - before).toBe(1)
  expect(complaints).toEqual(['Failed to load resource: net::ERR_FAILED'])
  await room.leave()
})

test('an open one is closed by hand from its row, and says so', async () => {
  const room = await at('symbol=0712')
  const { page, address, complaints } = room
  await ask(address, 'trade/dayTrade', { symbol: '0712', side: 'long', quantity: '100' })
  await page.reload()
  await page.getByRole('tab', { name: '約定明細' }).tap()
  await page.getByRole('tab', { name: /^約定(?!明細)/ }).tap()
  await page.getByRole('link', { name: '売却する' }).filter({ visible: true }).tap()
  await page.getByRole('dialog', { name: '売却', exact: true }).waitFor()
  await button(page, '売り注文の確認へ').tap()
  const send = page.getByRole('dialog').getByRole('button', { name: '売り注文を出す', exact: true })
  await expect.poll(() => send.getAttribute('aria-disabled')).toBeNull()
  await send.tap()
  await shown(page, '売却しました')
  await layersLeft(page)
  await goTo(page, '/common/dayTrading?tab=transactionDetails')
  await saying(page, 'ご自身で決済').waitFor()
  expect(complaints).toEqual([])
  await room.leave()
})

test('too dear, and what was typed is still there after the way out', async () => {
  const room = await at('symbol=0712')
  const { page, complaints } = room
  await field(page, '数量').fill('9000')
  await page.keyboard.press('Tab')
  await alert(page).getByText('残高が足りません').first().waitFor()
  expect(await review(page).getAttribute('aria-disabled')).toBe('true')
  await page.getByRole('link', { name: '入金へ進む' }).tap()
  await arrived(page, '入金')
  await page.goBack()
  await expect.poll(() => field(page, '数量').inputValue()).toBe('9,000')
  expect(complaints).toEqual([])
  await room.leave()
})

test('after 15:20 none is taken: told, and the clock leads to the next opening', async () => {
  const room = await at('symbol=0712', '2026-11-20T15:22:00+09:00')
  const { page, complaints } = room
  await alert(page).getByText('今日のデイトレの受付は11/20（金）15:20で終わりました').first().waitFor()
  expect(await review(page).getAttribute('aria-disabled')).toBe('true')
  await button(page, '模擬時計を 11/24（火）9:00 へ進める').tap()
  await saying(page, /11\/24（火）15:30 の引けまでに決済しなければ/).waitFor()
  await expect.poll(() => review(page).getAttribute('aria-disabled')).toBeNull()
  expect(complaints).toEqual([])
  await room.leave()
})

test('on a day without a session the market is closed, with its next opening', async () => {
  const room = await at('symbol=0712', '2026-11-21T12:00:00+09:00')
  const { page } = room
  await alert(page).getByText('取引時間外です').first().waitFor()
  await button(page, '模擬時計を 11/24（火）9:00 へ進める').waitFor()
  expect(await review(page).getAttribute('aria-disabled')).toBe('true')
  await room.leave()
})

test('a halted stock: since when, and another one is a press away', async () => {
  const room = await at('symbol=0527')
  const { page, complaints } = room
  await alert(page)
    .getByText(/11\/20（金）13:10から売買停止中です/)
    .first()
    .waitFor()
  expect(await review(page).getAttribute('aria-disabled')).toBe('true')
  await page.getByRole('link', { name: /銘柄を変える/ }).tap()
  await page.getByRole('searchbox', { name: 'デイトレをする銘柄' }).fill('あおば')
  await page
    .getByRole('link', { name: /青葉精機/ })
    .filter({ visible: true })
    .tap()
  await expect.poll(() => review(page).getAttribute('aria-disabled')).toBeNull()
  expect(complaints).toEqual([])
  await room.leave()
})

test('a member who may not trade reads why, and what it would cost all the same', async () => {
  const room = await at('symbol=0712')
  const { page, address } = room
  await ask(
    address,
    'admin/member',
    { act: 'impose', account: DEMO, block: 'tradeBarred', reason: '模擬の確認' },
    ADMIN,
  )
  await page.reload()
  await alert(page).getByText('模擬の確認').first().waitFor()
  await page.getByRole('link', { name: 'お問い合わせで異議を申し立てる' }).waitFor()
  expect(await review(page).getAttribute('aria-disabled')).toBe('true')
  await saying(page, '証拠金と手数料').waitFor()
  await room.leave()
})
