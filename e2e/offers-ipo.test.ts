import { expect, test } from 'vitest'
import { rowsOf } from './books.ts'
import { ask, call, DEMO, nothingEarly, stopClock, tokenOf } from './calls.ts'
import { alert, arrived, button, field, saying, shown, tapTenTimes, visible } from './finders.ts'
import { after, begin, causesOf, equalsLedger, heldOf, isLocked, isSold, movedBy, open, yen } from './offers.ts'
import { putNumber, putWon } from './planted.ts'
import { goTo, type Room, useRooms } from './room.ts'
import { STANDS } from './times.ts'

const { enter } = useRooms()

/** Takes applications until 24 November, 15:00, is drawn on the 25th, and its shares come on 4 December. */
const OFFER = 'ipo-0921'
const DEADLINE = '2026-11-24T15:00:00+09:00'
const DRAW = '2026-11-25T18:00:00+09:00'
const LOT = 185_000
/** Drawn the day before; paid for until 25 November, 14:00. */
const DRAWN = 'ipo-0644'
const PAY_DEADLINE = '2026-11-25T14:00:00+09:00'
/** Another member, with money of their own. */
const OTHER = '0000000005'

const offering = (id: string): string => `#/market/subscribeDetail?id=${id}`

type Application = { id: string; offerId: string; state: string; lots: number; paidLots: number | null }

const ownOf = ({ folder }: Room, offerId: string): Application => {
  const own = (rowsOf(folder, 'ipoApplications', DEMO) as Application[]).findLast((row) => row.offerId === offerId)
  if (!own) throw new Error(`nothing was applied for at ${offerId}`)
  return own
}

/** Applied for so many lots, on the page. */
async function apply({ page }: Room, lots: number): Promise<void> {
  await field(page, '申込単位数').fill(String(lots))
  await button(page, '申込の確認へ').click()
  await tapTenTimes(button(page, '申し込む').last())
  await shown(page, '申し込みました')
  await saying(page, yen(lots * LOT)).waitFor()
}

/** Who wins is chance: the page looks elsewhere while it is drawn, and the member's number becomes one that did. */
async function draw(room: Room, lots: number): Promise<void> {
  await room.page.goto('about:blank')
  await stopClock(room.address, after(DRAW))
  await putNumber(room, { offerId: OFFER, lots })
}

async function verifyOnThePhone(room: Room): Promise<void> {
  const { page } = room
  await open(room, offering(OFFER), 'IPOの内容')
  await button(page, 'この端末で計算し直す').click()
  await saying(page, /^すべて一致しました。/).waitFor()
}

test('an IPO: applied for, changed, won, checked on the phone, paid in part, listed, locked, sold', async () => {
  const room = await enter()
  const { page, address, complaints } = room
  await begin(room, { hash: '#/market/subscribe?stage=subscribing', name: 'IPO', at: STANDS })
  await goTo(page, offering(OFFER))
  await apply(room, 2)
  const { id } = ownOf(room, OFFER)

  // Until the deadline it is changed as often as one likes; nothing is held.
  await open(room, offering(OFFER), 'IPOの内容')
  await field(page, '申込単位数').fill('3')
  await button(page, '変更の確認へ').click()
  await button(page, 'この内容に変更する').click()
  await shown(page, '申し込みました')
  await saying(page, yen(3 * LOT)).waitFor()
  expect(ownOf(room, OFFER)).toMatchObject({ id, state: 'awaitingDraw', lots: 3 })
  expect(causesOf(room, id)).toEqual([])

  await draw(room, 3)
  await open(room, '#/market/subscribeRecord', 'IPOの申込履歴')
  await shown(page, '手続きが必要')
  await verifyOnThePhone(room)

  // Fewer than a lot and more than were won are refused at the field, and nothing is sent.
  for (const [typed, words] of [
    ['0', /^1.*以上で入力してください。$/],
    ['4', /^3.*以下で入力してください。$/],
  ] as const) {
    await field(page, '払込単位数').fill(typed)
    await field(page, '払込単位数').blur()
    await saying(page, words).waitFor()
    expect(await button(page, '払込の確認へ').getAttribute('aria-disabled')).toBe('true')
  }
  await field(page, '払込単位数').fill('1')
  await button(page, '払込の確認へ').click()
  await tapTenTimes(button(page, '払い込む').last())
  await shown(page, '払い込みました')
  await saying(page, yen(LOT)).waitFor()
  expect(ownOf(room, OFFER)).toMatchObject({ id, state: 'paymentComplete', paidLots: 1 })
  expect(causesOf(room, id)).toEqual(['lotsPaid'])
  expect(movedBy(room, id)).toEqual({ available: -LOT, frozen: 0 })
  await equalsLedger(room)

  await page.goto('about:blank')
  await stopClock(address, '2026-12-04T10:00:00+09:00')
  const held = await heldOf(room, 'ipo')
  await open(room, offering(OFFER), 'IPOの内容')
  await visible(page.getByRole('link', { name: '保有する株を見る' })).click()
  await arrived(page, '取引')
  await saying(page, /12\/7（月）9:00 から売却できます/).waitFor()
  await isLocked(room, held, /12\/7（月）9:00 から売却できます/)
  await page.goto('about:blank')
  await stopClock(address, '2026-12-07T10:00:00+09:00')
  await isSold(room, held, LOT)
  await equalsLedger(room)
  expect(complaints).toEqual([])
  await room.leave()
})

test('an IPO that was not won costs nothing, and its draw is checked on the phone like any other', async () => {
  const room = await enter()
  const { page, complaints } = room
  await begin(room, { hash: offering(OFFER), name: 'IPOの内容', at: STANDS })
  await apply(room, 2)
  const { id } = ownOf(room, OFFER)
  await draw(room, 0)
  await verifyOnThePhone(room)
  await saying(page, '今回は当選しませんでした。費用はかかっていません。').waitFor()
  expect(ownOf(room, OFFER)).toMatchObject({ id, state: 'notWon' })
  expect(causesOf(room, id)).toEqual([])
  await equalsLedger(room)
  expect(complaints).toEqual([])
  await room.leave()
})

test('what was won is declined in two taps; what is not paid in time is void, and neither costs anything', async () => {
  const room = await enter()
  const { page, address, complaints } = room
  await stopClock(address, STANDS)
  await putWon(room, { offerId: DRAWN, lots: 2 })
  await begin(room, { hash: '#/market/subscribeRecord', name: 'IPOの申込履歴' })
  await visible(page.getByRole('link', { name: '辞退する', exact: true })).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '辞退する', exact: true }).click()
  await saying(page, '辞退しました。費用はかかっていません。').waitFor()
  expect(ownOf(room, DRAWN)).toMatchObject({ state: 'abstained' })
  expect(causesOf(room, ownOf(room, DRAWN).id)).toEqual([])

  // The deadline passes while the confirmation is open.
  await page.goto('about:blank')
  await putWon(room, { offerId: DRAWN, lots: 2, nth: 1 })
  await open(room, offering(DRAWN), 'IPOの内容')
  await button(page, '払込の確認へ').click()
  await button(page, '払い込む').last().waitFor()
  await stopClock(address, PAY_DEADLINE)
  await button(page, '払い込む').last().click()
  await alert(page).getByText('いまの状態は「未払込（失効）」です。').waitFor()
  const { id, state } = ownOf(room, DRAWN)
  expect([state, causesOf(room, id)]).toEqual(['unpaid', []])
  await open(room, offering(DRAWN), 'IPOの内容')
  await saying(page, '期限までに払込がなく、失効しました。費用も借金もありません。').waitFor()
  await equalsLedger(room)
  expect(complaints).toEqual([])
  await room.leave()
})

test('an application is taken back and made anew; one that is too late says so, and nothing is kept', async () => {
  const room = await enter()
  const { page, address, complaints } = room
  await stopClock(address, STANDS)
  await ask(address, 'ipo/apply', { id: OFFER, lots: '1' })
  await begin(room, { hash: offering(OFFER), name: 'IPOの内容' })
  await button(page, '申込を取り下げる').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '申込を取り下げる' }).click()
  await button(page, '申込の確認へ').waitFor()
  expect(ownOf(room, OFFER)).toMatchObject({ state: 'cancelled' })

  await field(page, '申込単位数').fill('10')
  await button(page, '申込の確認へ').click()
  await button(page, '申し込む').last().waitFor()
  await stopClock(address, DEADLINE)
  await button(page, '申し込む').last().click()
  await alert(page).getByText('11/24（火）15:00 に締め切りました。').waitFor()
  expect(rowsOf(room.folder, 'ipoApplications', DEMO)).toHaveLength(1)
  expect(complaints).toEqual([])
  await room.leave()
})

test('an IPO that there is none of, that is over, and what another member applied for', async () => {
  const room = await enter()
  const { page, address } = room
  await begin(room, { hash: offering('ipo-0Z9Z'), name: 'IPOの内容', at: STANDS })
  await saying(page, 'このIPOは見つかりません').waitFor()
  await goTo(page, offering(DRAWN))
  await saying(page, '受付は 11/18（水）15:00 に終わりました（模擬時刻）。').waitFor()
  await ask(address, 'ipo/apply', { id: OFFER, lots: '1' }, OTHER)
  const [theirs] = rowsOf(room.folder, 'ipoApplications', OTHER) as Application[]
  const token = await tokenOf(address)
  const codes = await Promise.all(
    (['ipo/pay', 'ipo/abstain', 'ipo/withdraw'] as const).map(async (path) => {
      const { body } = await call(address, path, { id: theirs?.id, lots: '1' }, { token })
      return body.refusal?.code
    }),
  )
  expect(codes).toEqual(['notFound', 'notFound', 'notFound'])
  await room.leave()
})

test('an application that is not among the newest ones stands at its offer too', async () => {
  const room = await enter()
  const { page, address, complaints } = room
  await stopClock(address, STANDS)
  const { id } = (await ask(address, 'ipo/apply', { id: OFFER, lots: '2' })) as Application
  await nothingEarly(page)
  // As if fifty others had been applied for since: the first page has none of this member's.
  await page.route('**/ipo/records*', async (route) => {
    const answer = await route.fetch({ postData: {} })
    const body = (await answer.json()) as { data: { items: unknown[] } }
    const isFirst = route.request().postData() === '{}'
    await route.fulfill({ response: answer, json: isFirst ? { ...body, data: { items: [], next: id } } : body })
  })
  await begin(room, { hash: '#/market/subscribe?stage=subscribing', name: 'IPO' })
  await saying(page, '抽選待ち').waitFor()
  expect(complaints).toEqual([])
  await room.leave()
})
