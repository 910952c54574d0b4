import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { entriesOf, rowsOf } from './books.ts'
import { ADMIN, ask, call, DEMO, tokenOf } from './calls.ts'
import { arrived, button, countTaps, field, saying, shown, visible } from './finders.ts'
import { goTo, openAs, type Room, useRooms } from './room.ts'

const { enter } = useRooms()
/** Ten million yen and nothing else. */
const FRESH = '0000000011'

type Fee = { amount: string }
type Ended = { id: string; quantity: number; state: string; closed?: { value: string; feeLines: Fee[] } }
type Margin = { call: { cover: string; due: string } | null }
type Funds = { cash: string; frozen: string; available: string; holds: unknown[]; margin: Margin | null }

const yen = (amount: number | string): string => `${Number(amount).toLocaleString('en')}円`
const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${yen(Math.abs(amount))}`
const fundsOf = async (room: Room, account: string): Promise<Funds> =>
  (await ask(room.address, 'funds/summary', {}, account)) as Funds
const turnTo = (room: Room, time: string, mode: 'open' | 'fixed' = 'open'): Promise<unknown> =>
  ask(room.address, 'admin/clock', { mode, at: time }, ADMIN)

/** What the books say that a record moved on one account of a member, in the order of the books. */
const moved = (room: Room, member: string, record: string, account: string) =>
  entriesOf(room.folder, member)
    .filter((entry) => entry.record === record)
    .flatMap(({ cause, postings }) =>
      postings.filter((posting) => posting.account === account).map(({ amount }) => ({ cause, amount })),
    )

async function at(room: Room, hash: string, name: string, account = DEMO): Promise<void> {
  await openAs(room, `#${hash}`, account)
  await arrived(room.page, name)
}

const link = (page: Page, name: string | RegExp) => visible(page.getByRole('link', { name })).first()
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

describe('from the quote to the closed position', () => {
  test('found, watched, bought at a limit in five taps from Home, cancelled: the held yen are free again', async () => {
    const room = await enter()
    const { page, folder, complaints } = room
    await at(room, '/home/search', '検索')
    const before = await fundsOf(room, DEMO)
    await page.getByRole('searchbox', { name: '検索' }).fill('あおば')
    const star = button(page, 'ウォッチリストの青葉精機')
    await star.tap()
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true')

    await goTo(page, '/home/index')
    await arrived(page, 'ホーム')
    const taps = await countTaps(page)
    await visible(page.getByRole('region', { name: 'ウォッチリストの値動き' }))
      .getByRole('link', { name: /青葉精機/ })
      .tap()
    await arrived(page, '青葉精機')
    await link(page, /^買う/).tap()
    await arrived(page, '注文')
    await field(page, '指値').tap()
    await field(page, '指値').fill('2500')
    await button(page, '買い注文の確認へ').tap()
    await shown(page, '注文内容の確認')
    // 100 shares at 2,500 yen, and 275 yen of commission.
    await saying(page, yen(250_275)).waitFor()
    await button(page, '買い注文を出す').tap()
    await shown(page, '注文を受け付けました')
    expect(await taps()).toBe(5)

    const placed = (rowsOf(folder, 'positions', DEMO) as { id: string; symbol: string; state: string }[]).find(
      ({ symbol, state }) => symbol === '0712' && state === 'pendingOrder',
    )
    if (!placed) throw new Error('nothing was ordered')
    expect(moved(room, DEMO, placed.id, 'available')).toEqual([{ cause: 'orderHeld', amount: '-250275' }])
    await goTo(page, `/position/positionDetail?id=${placed.id}`)
    await arrived(page, '取引の詳細')
    await button(page, '注文を取り消す').tap()
    await page.getByRole('alertdialog').getByRole('button', { name: '取り消す', exact: true }).tap()
    await saying(page, '取消済み').waitFor()
    expect(moved(room, DEMO, placed.id, 'available')).toEqual([
      { cause: 'orderHeld', amount: '-250275' },
      { cause: 'orderReturned', amount: '250275' },
    ])
    // Prices move meanwhile; cash does not.
    const { cash, frozen, available, holds } = before
    expect(await fundsOf(room, DEMO)).toMatchObject({ cash, frozen, available, holds })
    await goTo(page, '/user/FundingDetails')
    await arrived(page, '資産')
    await saying(page, yen(before.available)).waitFor()
    expect(complaints).toEqual([])
    await room.leave()
  })

  test(
    'a short sale rises until cover is asked for; it is bought back in three taps, and the loss is that of the ' +
      'books',
    async () => {
      // So many shares take some hours to be sold.
      const room = await enter('2026-11-20T10:00:00+09:00')
      const { page, address, folder, complaints } = room
      const token = await tokenOf(address, FRESH)
      const order = { symbol: '0W8J', side: 'short', type: 'market', price: '', leverage: 3, session: 'regular' }
      const weighed = (await call(address, 'trade/preview', { ...order, quantity: '100' }, { token })).body.data as {
        most: { quantity: number }
      }
      const quantity = String(weighed.most.quantity)
      const { positionId } = (await ask(address, 'trade/order', { ...order, quantity }, FRESH)) as {
        positionId: string
      }
      // Found by trying: it has risen by a sixth then, and the ratio is below 20 %.
      await turnTo(room, '2026-12-09T15:33:00+09:00')
      const { margin } = await fundsOf(room, FRESH)
      const cover = margin?.call?.cover ?? ''
      expect(margin?.call?.due).toBe('2026-12-11')
      await at(room, '/home/index', 'ホーム', FRESH)
      await saying(page, new RegExp(`${yen(cover)}.*12/11（金）12:30`)).waitFor()

      // Prices are stopped, so that nothing must be agreed to again.
      await turnTo(room, '2026-12-10T09:35:00+09:00', 'fixed')
      await goTo(page, `/position/positionDetail?id=${positionId}`)
      await arrived(page, '取引の詳細')
      const taps = await countTaps(page)
      await button(page, '買い戻す').or(link(page, '買い戻す')).first().tap()
      await sheet(page, '買い戻し').waitFor()
      await button(page, '買い戻し注文の確認へ').tap()
      await button(page, '買い戻し注文を出す').tap()
      await saying(page, /^(?:買い戻しました|一部が約定しました|注文を出しました)$/).waitFor()
      expect(await taps()).toBe(3)
      // So many shares are bought in parts.
      await turnTo(room, '2026-12-10T11:00:00+09:00')
      await ask(address, 'trade/positions', { tab: 'inProgress' }, FRESH)
      const closed = (rowsOf(folder, 'endedPositions', FRESH) as Ended[]).filter(({ closed: end }) => end)
      expect(closed.reduce((sum, one) => sum + one.quantity, 0)).toBe(Number(quantity))
      const { cash, margin: after } = await fundsOf(room, FRESH)
      expect(after).toBeNull()
      await goTo(page, `/position/positionDetail?id=${positionId}`)
      await page.reload()
      await arrived(page, '取引の詳細')
      await saying(page, '決済済み').waitFor()
      // Nothing else was ever done with these ten million.
      await saying(page, signed(Number(cash) - 10_000_000)).waitFor()
      expect(complaints).toEqual([])
      await room.leave()
    },
  )

  test('a dividend is told when it is due, and is cash on its day', async () => {
    const room = await enter()
    const { page, address, complaints } = room
    await turnTo(room, '2026-11-26T14:00:00+09:00')
    await ask(
      address,
      'trade/order',
      {
        symbol: '0263',
        side: 'long',
        type: 'market',
        price: '',
        quantity: '300',
        leverage: 1,
        session: 'regular',
      },
      FRESH,
    )
    await turnTo(room, '2026-11-26T16:01:00+09:00')
    await at(room, '/market/marketDetail?symbol=0263', '白川食品', FRESH)
    await page
      .getByRole('tab', { name: /配当/ })
      .or(page.getByRole('heading', { name: '配当' }))
      .first()
      .tap()
    const received = visible(page.getByRole('region', { name: '配当' }))
    await received.getByText('あなたが受け取る予定の配当').waitFor()
    await received.getByText(yen(3300)).last().waitFor()
    const before = await fundsOf(room, FRESH)
    const paid = () =>
      entriesOf(room.folder, FRESH)
        .filter(({ cause }) => cause === 'dividend')
        .flatMap(({ postings }) => postings)
    expect(paid()).toEqual([])

    await turnTo(room, '2027-02-15T09:00:30+09:00')
    const after = await fundsOf(room, FRESH)
    expect(Number(after.cash) - Number(before.cash)).toBe(3300)
    expect(paid()).toContainEqual({ account: 'available', currency: 'JPY', amount: '3300' })
    await page.reload()
    await arrived(page, '白川食品')
    await received.getByText('あなたが受け取った配当').waitFor()
    await received.getByText(yen(3300)).last().waitFor()
    await goTo(page, '/user/FundingDetails')
    await arrived(page, '資産')
    await saying(page, yen(after.available)).waitFor()
    expect(complaints).toEqual([])
    await room.leave()
  })
})
