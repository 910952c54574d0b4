import { expect, test } from 'vitest'
import { rowsOf } from './books.ts'
import { ADMIN, ask, call, DEMO, stopClock, tokenOf } from './calls.ts'
import { alert, arrived, button, field, saying, shown, tapTenTimes, visible } from './finders.ts'
import { begin, causesOf, equalsLedger, heldOf, isLocked, isSold, movedBy, open, yen } from './offers.ts'
import { goTo, type Room, useRooms } from './room.ts'
import { STANDS } from './times.ts'

const { enter } = useRooms()

/** Until 20 November, 15:00; a thousand shares cost 1,022,000 yen and are locked through 30 November. */
const BLOCK = 'block-2026-11-16-1'
const LEAST = 1_022_000
const DEADLINE = '2026-11-20T15:00:00+09:00'
const UNLOCKED = '2026-12-01T10:00:00+09:00'
const ENDED_BLOCK = 'block-2026-11-09-0'
/** Until 8 December; a lot costs 78,600 yen, and its shares are locked through 15 January. */
const RAISE = 'raise-2026-11-2'
const RAISE_LOT = 78_600
const RAISE_UNLOCKED = '2027-01-18T10:00:00+09:00'
/** Another member, with money of their own. */
const OTHER = '0000000005'
const REASON = '模擬の却下'

const blockAt = (id: string): string => `#/common/dividend2?id=${id}`
const raiseAt = (id: string): string => `#/home/DetailsPage?product=fundraising&id=${id}`

type Row = { id: string; state: string; amount: string }

/** The newest application of the demo member, as it is in the books. */
function newest({ folder }: Room, collection: 'blockApplications' | 'raiseApplications'): Row {
  const row = (rowsOf(folder, collection, DEMO) as Row[]).at(-1)
  if (!row) throw new Error('nothing was applied for')
  return row
}

const keyOf = async (address: string): Promise<string> =>
  ((await ask(address, 'block/detail', { id: BLOCK })) as { key: string }).key

const decide = ({ address }: Room, act: 'approve' | 'reject', kind: 'block' | 'raise', id: string): Promise<unknown> =>
  ask(address, `admin/${act}`, { kind, id, ...(act === 'reject' ? { reason: REASON } : {}) }, ADMIN)

test('a block: three wrong keys, the right one; rejected with a reason, and all is back', async () => {
  const room = await enter()
  const { page, address, complaints } = room
  await begin(room, { hash: '#/common/dividend', name: '立会外取引', at: STANDS })
  await goTo(page, blockAt(BLOCK))
  await field(page, '数量').fill('1000')
  for (const left of [4, 3, 2]) {
    await field(page, '取引キー').fill(`00000${left}`)
    await button(page, '申込の確認へ').click()
    await button(page, '申し込む').last().click()
    await alert(page).getByText(`あと${left}回入力できます`).waitFor()
  }
  expect(rowsOf(room.folder, 'blockApplications', DEMO)).toEqual([])
  // As it may be typed: in any case.
  await field(page, '取引キー').fill((await keyOf(address)).toLowerCase())
  await button(page, '申込の確認へ').click()
  await tapTenTimes(button(page, '申し込む').last())
  await arrived(page, '立会外取引の申込')
  await saying(page, '申込額（拘束中）').waitFor()
  await saying(page, yen(LEAST)).waitFor()
  const { id } = newest(room, 'blockApplications')
  expect(movedBy(room, id)).toEqual({ available: -LEAST, frozen: LEAST })
  await equalsLedger(room)

  await decide(room, 'reject', 'block', id)
  await open(room, `#/common/dividend3?id=${id}`, '立会外取引の申込')
  await saying(page, '申込額（返却済み）').waitFor()
  await saying(page, `${REASON} ${yen(LEAST)}は全額戻りました。`).waitFor()
  expect(causesOf(room, id)).toEqual(['applicationHeld', 'applicationReturned'])
  expect(movedBy(room, id)).toEqual({ available: 0, frozen: 0 })
  await equalsLedger(room)
  expect(complaints).toEqual([])
  await room.leave()
})

test('a block: passed, locked as long as it was told, sold', async () => {
  const room = await enter()
  const { page, address, complaints } = room
  await stopClock(address, STANDS)
  await ask(address, 'block/apply', { id: BLOCK, quantity: '1000', key: await keyOf(address) })
  const { id } = newest(room, 'blockApplications')
  await decide(room, 'approve', 'block', id)
  await begin(room, { hash: `#/common/dividend3?id=${id}`, name: '立会外取引の申込' })
  await saying(page, '買った代金').waitFor()
  await saying(page, yen(LEAST)).waitFor()
  expect(causesOf(room, id)).toEqual(expect.arrayContaining(['allotted', 'applicationHeld']))
  expect(movedBy(room, id)).toEqual({ available: -LEAST, frozen: 0 })
  await equalsLedger(room)

  const held = await heldOf(room, 'block')
  await isLocked(room, held, /12\/1（火）9:00 から売却できます/)
  await page.goto('about:blank')
  await stopClock(address, UNLOCKED)
  await isSold(room, held, LEAST)
  await equalsLedger(room)
  expect(complaints).toEqual([])
  await room.leave()
})

test('a fund-raising: applied for once, held, and rejected with a reason: all is back', async () => {
  const room = await enter()
  const { page, complaints } = room
  await begin(room, { hash: raiseAt(RAISE), name: '募集（株式の配分）', at: STANDS })
  await field(page, '申込額').fill(String(2 * RAISE_LOT))
  await button(page, '申込の確認へ').click()
  await tapTenTimes(button(page, '申し込む').last())
  await shown(page, '申し込みました')
  await saying(page, yen(2 * RAISE_LOT)).waitFor()
  const { id } = newest(room, 'raiseApplications')
  expect(movedBy(room, id)).toEqual({ available: -2 * RAISE_LOT, frozen: 2 * RAISE_LOT })

  await decide(room, 'reject', 'raise', id)
  await visible(page.getByRole('link', { name: '募集へ戻る' })).click()
  await page.getByRole('dialog').getByText(REASON).waitFor()
  await page.getByRole('dialog').getByText('却下', { exact: true }).waitFor()
  expect(causesOf(room, id)).toEqual(['applicationHeld', 'applicationReturned'])
  expect(movedBy(room, id)).toEqual({ available: 0, frozen: 0 })
  await equalsLedger(room)
  expect(complaints).toEqual([])
  await room.leave()
})

test('a fund-raising: all of it allotted, held as shares, locked as long as it was told, sold', async () => {
  const room = await enter()
  const { page, address, complaints } = room
  await stopClock(address, STANDS)
  await ask(address, 'raise/apply', { id: RAISE, amount: String(2 * RAISE_LOT) })
  const { id } = newest(room, 'raiseApplications')
  await decide(room, 'approve', 'raise', id)
  await begin(room, { hash: `#/home/DetailsPage?product=fundraising&record=${id}`, name: '募集（株式の配分）' })
  await page.getByRole('dialog').getByText('承認').waitFor()
  for (const label of ['申込額', '配分'])
    await page
      .getByRole('dialog')
      .locator('div', { hasText: label })
      .getByText(yen(2 * RAISE_LOT))
      .first()
      .waitFor()
  expect(causesOf(room, id)).toEqual(expect.arrayContaining(['allotted', 'applicationHeld']))
  expect(movedBy(room, id)).toEqual({ available: -2 * RAISE_LOT, frozen: 0 })
  await equalsLedger(room)

  const held = await heldOf(room, 'raise')
  await isLocked(room, held, /1\/18（月）9:00 から売却できます/)
  await page.goto('about:blank')
  await stopClock(address, RAISE_UNLOCKED)
  await isSold(room, held, 2 * RAISE_LOT)
  await equalsLedger(room)
  expect(complaints).toEqual([])
  await room.leave()
})

test('the deadline of a block passes while the last look stands open: told, and nothing is held', async () => {
  const room = await enter()
  const { page, address, complaints } = room
  await begin(room, { hash: blockAt(BLOCK), name: '立会外取引の内容', at: STANDS })
  await field(page, '数量').fill('1000')
  await field(page, '取引キー').fill(await keyOf(address))
  await button(page, '申込の確認へ').click()
  await button(page, '申し込む').last().waitFor()
  await stopClock(address, DEADLINE)
  await button(page, '申し込む').last().click()
  await alert(page).getByText('11/20（金）15:00 に締め切りました。').first().waitFor()
  expect(rowsOf(room.folder, 'blockApplications', DEMO)).toEqual([])
  expect(complaints).toEqual([])
  await room.leave()
})

test('blocks and fund-raisings that do not exist, that are over, or that another member applied for', async () => {
  const room = await enter()
  const { page, address } = room
  await begin(room, { hash: blockAt('block-2020-01-06-0'), name: '立会外取引の内容', at: STANDS })
  await saying(page, 'この募集は見つかりません').waitFor()
  await goTo(page, blockAt(ENDED_BLOCK))
  await saying(page, /^受付は 11\/13（金）15:00 に終わりました|^受け付けていません。/).waitFor()
  await goTo(page, raiseAt('raise-2020-01-0'))
  await saying(page, '募集はありません').waitFor()
  await goTo(page, raiseAt('raise-2026-10-0'))
  await saying(page, '受付は 10/21（水）15:00 に終わりました（模擬時刻）。').waitFor()

  await ask(address, 'block/apply', { id: BLOCK, quantity: '1000', key: await keyOf(address) }, OTHER)
  const [theirs] = rowsOf(room.folder, 'blockApplications', OTHER) as Row[]
  await goTo(page, `#/common/dividend3?id=${theirs?.id}`)
  await saying(page, 'この申込は見つかりません').waitFor()
  const token = await tokenOf(address)
  const asked = await call(address, 'block/application', { id: theirs?.id }, { token })
  expect(asked.body.refusal?.code).toBe('notFound')
  await room.leave()
})
