import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { entriesOf, rowsOf } from './books.ts'
import { ask, DEMO, stopClock } from './calls.ts'
import { arrived, button, field, loseAnswer, saying, shown, tapTenTimes, visible } from './finders.ts'
import { goTo, openAs, type Room, useRooms } from './room.ts'

const { enter } = useRooms()
/** Later on the day on which a room is entered: Tokyo is open, and no price moves. */
const STOPPED_WHILE_OPEN = '2026-11-20T15:10:00+09:00'

type Order = { positionId: string; orderNumber: string }
type Position = { id: string; quantity: number; profit: string; buyPrice: string; openValue: string; state: string }
type Ended = {
  id: string
  quantity: number
  closed: { orderNumber: string; value: string; feeLines: { amount: string }[] }
}

const yen = (amount: number): string => `${amount.toLocaleString('en')}円`
const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${yen(Math.abs(amount))}`

const order = (address: string, sent: object) =>
  ask(address, 'trade/order', {
    symbol: '0712',
    side: 'long',
    type: 'market',
    price: '',
    quantity: '300',
    leverage: 1,
    session: 'regular',
    ...sent,
  }) as Promise<Order>

const positionAt = (address: string, id: string) => ask(address, 'trade/position', { id }) as Promise<Position>

async function at(room: Room, hash: string, name: string): Promise<void> {
  await openAs(room, hash)
  await arrived(room.page, name)
}

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const ended = (folder: string): Ended[] => rowsOf(folder, 'endedPositions', DEMO) as Ended[]

/** What a sale brought into the free cash, as the ledger has it. */
const broughtBy = (folder: string, id: string): number =>
  entriesOf(folder, DEMO)
    .filter(({ cause, record }) => cause === 'sale' && record === id)
    .flatMap(({ postings }) => postings)
    .filter(({ account, currency }) => account === 'available' && currency === 'JPY')
    .reduce((sum, { amount }) => sum + Number(amount), 0)

describe('positions', () => {
  test(
    '300 shares are sold in two parts once their lock is over, the second from two devices: the books have the ' +
      'same figures',
    async () => {
      const room = await enter()
      const { page, address, folder, complaints } = room
      const { positionId } = await order(address, {})
      const { openValue } = await positionAt(address, positionId)
      await at(room, '#/position/position', '取引')
      const row = visible(
        page.locator('li, [role="listitem"]').filter({ has: page.locator(`a[href*="${positionId}"]`) }),
      )
      await row.getByText(/から売却できます/).waitFor()

      await row.getByRole('link', { name: '売却する' }).tap()
      await sheet(page, '売却').waitFor()
      // Locked: shown with its time, with the figures of the sale, and with the clock to turn.
      await saying(page, /14:4\d から売却できます/).waitFor()
      await saying(page, '概算の受取額').waitFor()
      await button(page, /^模擬時計を .* へ進める$/).tap()
      await expect.poll(() => sheet(page, '売却').getByRole('alert').count()).toBe(0)

      await field(page, '数量').fill('100')
      await button(page, '売り注文の確認へ').tap()
      const send = sheet(page, '注文内容の確認').getByRole('button', { name: '売り注文を出す', exact: true })
      await expect.poll(() => send.getAttribute('aria-disabled')).toBeNull()
      await tapTenTimes(send)
      await shown(page, '売却しました')

      const sold = ended(folder).filter(({ id }) => id > positionId)
      expect(sold.map(({ quantity }) => quantity)).toEqual([100])
      const [part] = sold
      if (!part) throw new Error('nothing was sold')
      await saying(page, part.closed.orderNumber).waitFor()
      const { profit } = await positionAt(address, part.id)
      const fees = part.closed.feeLines.reduce((sum, { amount }) => sum + Number(amount), 0)
      expect(broughtBy(folder, part.id)).toBe(Number(part.closed.value) - fees)
      await page.getByRole('link', { name: 'この注文の詳細を見る' }).tap()
      await arrived(page, '取引の詳細')
      await saying(page, '売却済み').waitFor()
      await saying(page, signed(Number(profit))).waitFor()

      const rest = await positionAt(address, positionId)
      expect([rest.quantity, rest.state, Number(rest.openValue) * 3]).toEqual([200, 'holding', Number(openValue) * 2])

      // The rest is sold from two devices at once: one sale, and what both made is what the books have.
      await stopClock(address, STOPPED_WHILE_OPEN)
      const other = await page.context().newPage()
      await Promise.all(
        [page, other].map(async (device) => {
          await device.goto(`${address}#/position/positionDetail?id=${positionId}&close=1`)
          await sheet(device, '売却').waitFor()
          await button(device, '売り注文の確認へ').tap()
        }),
      )
      const acts = [page, other].map((device) => button(device, '売り注文を出す'))
      for (const act of acts) await expect.poll(() => act.getAttribute('aria-disabled')).toBeNull()
      await Promise.all(acts.map((act) => act.tap()))
      const outcomes = [page, other].map((device) => saying(device, /^売却しました$|^いまの状態は「売却済み」です/))
      for (const outcome of outcomes) await outcome.waitFor()
      await other.close()
      const all = ended(folder).filter(({ id, quantity }) => id >= positionId && quantity > 0)
      expect(all.map(({ quantity }) => quantity).toSorted((one, two) => one - two)).toEqual([100, 200])
      const realised = await Promise.all(all.map(async ({ id }) => Number((await positionAt(address, id)).profit)))
      for (const [nth, { id }] of all.entries()) {
        await goTo(page, `/position/positionDetail?id=${id}`)
        await page.reload()
        await arrived(page, '取引の詳細')
        await saying(page, signed(realised[nth] ?? 0)).waitFor()
      }
      // What was held for the order, paid, given back and brought in, of both records.
      const cash = entriesOf(folder, DEMO)
        .filter(({ record }) => record === positionId || record === part.id)
        .flatMap(({ postings }) => postings)
        .filter(({ account, currency }) => currency === 'JPY' && ['available', 'frozen'].includes(account))
        .reduce((sum, { amount }) => sum + Number(amount), 0)
      expect(cash).toBe(realised.reduce((sum, made) => sum + made, 0))
      expect(complaints).toEqual([])
      await room.leave()
    },
  )

  test('a waiting order is cancelled once, though the first answer is lost, and its money is free again', async () => {
    const room = await enter()
    const { page, address, folder, complaints } = room
    const free = async () => ((await ask(address, 'funds/summary')) as { available: string }).available
    const before = await free()
    const { positionId } = await order(address, { type: 'limit', price: '2400', quantity: '100' })
    expect(await free()).not.toBe(before)
    await at(room, `#/position/positionDetail?id=${positionId}`, '取引の詳細')
    const lost = await loseAnswer(page, 'trade/cancel')
    await button(page, '注文を取り消す').tap()
    await tapTenTimes(page.getByRole('alertdialog').getByRole('button', { name: '取り消す', exact: true }))
    await saying(page, '取消済み').waitFor()
    expect(new Set(lost.sent).size).toBe(1)
    expect(await free()).toBe(before)
    expect(ended(folder).filter(({ id }) => id === positionId)).toHaveLength(1)
    await goTo(page, '/position/position?tab=terminated')
    await visible(page.locator(`a[href*="${positionId}"]`))
      .first()
      .waitFor()
    // The answer that was cut is all that the browser complains about.
    expect(complaints).toEqual(['Failed to load resource: net::ERR_FAILED'])
    await room.leave()
  })

  test('nobody’s and another member’s are the same; what was sold elsewhere is said before it is sent', async () => {
    const room = await enter()
    const { page, address } = room
    await at(room, '#/position/positionDetail?id=0mwojkvpc000b', '取引の詳細')
    await saying(page, 'この取引は見つかりません').waitFor()
    const { positionId } = await order(address, { leverage: 2, quantity: '200' })
    await goTo(page, `/position/positionDetail?id=${positionId}&close=1`)
    await sheet(page, '売却').waitFor()
    await ask(address, 'trade/sell', { id: positionId, quantity: '200', type: 'market' })
    await button(page, '売り注文の確認へ').tap()
    await expect.poll(() => saying(page, /決済済み/).count()).toBeGreaterThan(0)
    await room.leave()
  })
})
