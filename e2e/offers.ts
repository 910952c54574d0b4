import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { entriesOf, rowsOf, yenOn } from './books.ts'
import { ask, DEMO, stopClock } from './calls.ts'
import { arrived, button, saying, shown, visible } from './finders.ts'
import { goTo, openAs, type Room } from './room.ts'

export const yen = (amount: number): string => `${amount.toLocaleString('en')}円`

/** A minute after a time, when what falls due then has happened. */
export const after = (time: string): string => new Date(Date.parse(time) + 60_000).toISOString()

/** The page of an address, with its session; whatever was on the page before knows nothing of it. */
export async function open(room: Room, hash: string, name: string): Promise<void> {
  await room.page.goto('about:blank')
  await room.page.goto(`${room.address}${hash}`)
  await arrived(room.page, name)
}

/** A member at an address, the market's time stopped there. */
export async function begin(
  room: Room,
  { hash, name, at }: { hash: string; name: string; at?: string },
): Promise<void> {
  if (at !== undefined) await stopClock(room.address, at)
  await openAs(room, hash)
  await arrived(room.page, name)
}

/** Why something was moved in the books for a record, each as often as it was. */
export const causesOf = ({ folder }: Room, record: string): string[] =>
  entriesOf(folder, DEMO)
    .filter((entry) => entry.record === record)
    .map(({ cause }) => cause)
    .toSorted()

/** What an act moved on the free and on the held cash. */
export const movedBy = ({ folder }: Room, record: string): { available: number; frozen: number } => ({
  available: yenOn(folder, 'available', { owner: DEMO, record }),
  frozen: yenOn(folder, 'frozen', { owner: DEMO, record }),
})

/** What can be spent is on the page what the books have, to the yen. */
export async function equalsLedger({ page, folder }: Room): Promise<void> {
  await goTo(page, '#/user/FundingDetails')
  await arrived(page, '資産')
  await page.reload()
  await arrived(page, '資産')
  await saying(page, yen(yenOn(folder, 'available', { owner: DEMO }))).waitFor()
}

type Position = { id: string; symbol: string; origin: string }

/** The holdings of an origin. */
export async function heldOf({ address, folder }: Room, origin: string): Promise<Position> {
  await ask(address, 'trade/positions', { tab: 'inProgress' })
  const held = (rowsOf(folder, 'positions', DEMO) as Position[]).find((row) => row.origin === origin)
  if (!held) throw new Error(`nothing is held of ${origin}`)
  return held
}

const sale = (page: Page) => visible(page.getByRole('dialog', { name: '売却', exact: true }))

/** On its page it cannot be sold yet, and says until when. */
export async function isLocked(room: Room, { id }: Position, until: RegExp): Promise<void> {
  await open(room, `#/position/positionDetail?id=${id}&close=1`, '取引の詳細')
  await sale(room.page).waitFor()
  await saying(room.page, until).waitFor()
}

type Sold = { id: string; closed?: { value: string; feeLines: { amount: string }[] } }

/** Sold on its page: what the books brought in, less what was paid, is the profit that the page shows. */
export async function isSold(room: Room, { id }: Position, paid: number): Promise<void> {
  const { page, folder } = room
  await open(room, `#/position/positionDetail?id=${id}&close=1`, '取引の詳細')
  await sale(page).waitFor()
  await button(page, '売り注文の確認へ').click()
  await button(page, '売り注文を出す').click()
  await shown(page, '売却しました')
  const sold = (rowsOf(folder, 'endedPositions', DEMO) as Sold[]).find((row) => row.id === id)
  const fees = sold?.closed?.feeLines.reduce((sum, { amount }) => sum + Number(amount), 0) ?? 0
  const brought = Number(sold?.closed?.value) - fees
  expect(movedBy(room, id).available).toBe(brought)
  await open(room, `#/position/positionDetail?id=${id}`, '取引の詳細')
  await saying(page, '売却済み').waitFor()
  const profit = brought - paid
  await saying(page, `${profit < 0 ? '−' : '+'}${yen(Math.abs(profit))}`).waitFor()
}
