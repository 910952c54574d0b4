import { expect, test } from 'vitest'
import { entriesOf } from './books.ts'
import { ask, DEMO, stopClock } from './calls.ts'
import { alert, arrived, button, field, saying, shown, tapTenTimes, visible } from './finders.ts'
import { goTo, logIn, type Room, useRooms } from './room.ts'

const { enter } = useRooms()

type Funds = { cash: string; available: string; frozen: string }
const fundsOf = async (address: string): Promise<Funds> => (await ask(address, 'funds/summary')) as Funds
const yen = (amount: number): string => `${amount.toLocaleString('en')}円`
/** A minute after a time, when what falls due then has happened. */
const after = (time: string): string => new Date(Date.parse(time) + 60_000).toISOString()

/** Logged in, on the page of an address. */
async function at(hash: string): Promise<Room> {
  const room = await enter()
  await room.page.goto(`${room.address}#${hash}`)
  await logIn(room.page)
  return room
}

/** What was moved in the books for a record. */
const movedFor = ({ folder }: Room, record: string) =>
  entriesOf(folder, DEMO).filter((entry) => entry.record === record)

type Offer = {
  id: string
  underwritingPrice: string
  lotSize: number
  draw: { at: string }
  issueDate: string
  payDeadline: string
}
type Application = { id: string; offerId: string; state: string; lots: number; winningLots: number | null }

const ownOf = async (address: string, offerId: string): Promise<Application | undefined> => {
  const { items } = (await ask(address, 'ipo/records')) as { items: Application[] }
  return items.find((one) => one.offerId === offerId)
}

test('an IPO: applied for, changed, drawn, checked on the phone, and paid for or not allotted', async () => {
  const room = await at('/market/subscribe?stage=subscribing')
  const { page, address, complaints } = room
  await arrived(page, 'IPO')
  const [offer] = (await ask(address, 'ipo/list', { stage: 'subscribing' })) as [Offer, ...Offer[]]
  const lot = Number(offer.underwritingPrice) * offer.lotSize
  const before = await fundsOf(address)
  await goTo(page, `#/market/subscribeDetail?id=${offer.id}`)
  await field(page, '申込単位数').fill('2')
  await button(page, '申込の確認へ').click()
  await tapTenTimes(button(page, '申し込む').last())
  await shown(page, '申し込みました')
  await saying(page, yen(2 * lot)).waitFor()
  expect(await ownOf(address, offer.id)).toMatchObject({ state: 'awaitingDraw', lots: 2 })

  // Until the deadline it is changed as often as one likes; nothing is held.
  await goTo(page, `#/market/subscribe`)
  await arrived(page, 'IPO')
  await goTo(page, `#/market/subscribeDetail?id=${offer.id}`)
  await field(page, '申込単位数').fill('10')
  await button(page, '変更の確認へ').click()
  await button(page, 'この内容に変更する').click()
  await shown(page, '申し込みました')
  expect(await ownOf(address, offer.id)).toMatchObject({ state: 'awaitingDraw', lots: 10 })
  expect(await fundsOf(address)).toMatchObject({ cash: before.cash, available: before.available })

  await stopClock(address, after(offer.draw.at))
  const drawn = await ownOf(address, offer.id)
  await goTo(page, '#/market/subscribeRecord')
  await arrived(page, 'IPOの申込履歴')
  await page.reload()
  await saying(page, drawn?.state === 'won' ? '手続きが必要' : '終わった申込').waitFor()
  await goTo(page, `#/market/subscribeDetail?id=${offer.id}`)
  await button(page, 'この端末で計算し直す').click()
  await saying(page, 'すべて一致しました').waitFor()
  const won = drawn?.state === 'won'
  let taken = 0
  if (won) {
    const { available } = await fundsOf(address)
    await field(page, '払込単位数').fill('1')
    await button(page, '払込の確認へ').click()
    await tapTenTimes(button(page, '払い込む').last())
    await shown(page, '払い込みました')
    taken = Number(available) - Number((await fundsOf(address)).available)
    await stopClock(address, after(`${offer.issueDate}T09:00:00+09:00`))
    await goTo(page, '#/position/position?tab=placing')
    await page.reload()
    await saying(page, /から売却できます/).waitFor()
  } else {
    await saying(page, '今回は当選しませんでした。費用はかかっていません。').waitFor()
  }
  expect(taken).toBe(won ? lot : 0)
  expect(movedFor(room, drawn?.id ?? '').map(({ cause }) => cause)).toEqual(won ? ['lotsPaid'] : [])
  expect(complaints).toEqual([])
  await room.leave()
})

test('an application for an IPO is taken back, and one can apply anew', async () => {
  const room = await at('/market/subscribe')
  const { page, address, complaints } = room
  await arrived(page, 'IPO')
  const [offer] = (await ask(address, 'ipo/list', { stage: 'subscribing' })) as [Offer, ...Offer[]]
  await ask(address, 'ipo/apply', { id: offer.id, lots: '1' })
  await goTo(page, `#/market/subscribeDetail?id=${offer.id}`)
  await button(page, '申込を取り下げる').click()
  await visible(page.getByRole('alertdialog')).getByRole('button', { name: '申込を取り下げる' }).click()
  await button(page, '申込の確認へ').waitFor()
  expect(await ownOf(address, offer.id)).toMatchObject({ state: 'cancelled' })
  expect(complaints).toEqual([])
  await room.leave()
})

type Block = { id: string; price: string; minShares: number; lockedThrough: string }
type BlockApplication = { id: string; state: string; amount: string; decidedAt: string }

test('a block: three wrong keys, then the right one; held, decided, and locked or back', async () => {
  const room = await at('/common/dividend')
  const { page, address, complaints } = room
  await arrived(page, '立会外取引')
  const offers = (await ask(address, 'block/list')) as (Block & { state: string })[]
  // What the demo member can pay for.
  const { available } = await fundsOf(address)
  const offer = offers.find(
    ({ state, price, minShares }) => state === 'subscribing' && Number(price) * minShares < Number(available),
  )
  if (!offer) throw new Error('no block can be applied for')
  const amount = Number(offer.price) * offer.minShares
  const { key } = (await ask(address, 'block/detail', { id: offer.id })) as { key: string }
  await goTo(page, `#/common/dividend2?id=${offer.id}`)
  await field(page, '数量').fill(String(offer.minShares))
  for (const left of [4, 3, 2]) {
    await field(page, '取引キー').fill(`00000${left}`)
    await button(page, '申込の確認へ').click()
    await button(page, '申し込む').last().click()
    await alert(page).getByText(`あと${left}回入力できます`).waitFor()
  }
  await field(page, '取引キー').fill(key.toLowerCase())
  await button(page, '申込の確認へ').click()
  await tapTenTimes(button(page, '申し込む').last())
  await arrived(page, '立会外取引の申込')
  await saying(page, yen(amount)).waitFor()
  const held = await fundsOf(address)
  expect(Number(held.available)).toBe(Number(available) - amount)
  const { items } = (await ask(address, 'block/applications')) as { items: BlockApplication[] }
  const own = items.filter(({ state }) => state === 'pending')
  expect(own.map((one) => Number(one.amount))).toEqual([amount])

  await ask(address, 'user/advanceClock', { to: 'minutes15' })
  await page.reload()
  const decided = (await ask(address, 'block/application', { id: own[0]?.id })) as BlockApplication
  await saying(page, decided.state === 'passed' ? '買った代金' : '申込額（返却済み）').waitFor()
  const causes = movedFor(room, decided.id).map(({ cause }) => cause)
  expect(causes.slice(0, 2)).toEqual([
    'applicationHeld',
    decided.state === 'passed' ? 'allotted' : 'applicationReturned',
  ])
  expect(complaints).toEqual([])
  await room.leave()
})

type Raise = { id: string; state: string; minimum: string }

test('a fund-raising: applied for once, held, and decided', async () => {
  const room = await at('/home/DetailsPage?product=fundraising')
  const { page, address, complaints } = room
  await arrived(page, '募集（株式の配分）')
  const { products } = (await ask(address, 'raise/list')) as { products: Raise[] }
  const raise = products.find(({ state }) => state === 'subscribing')
  if (!raise) throw new Error('nobody raises money')
  const { available } = await fundsOf(address)
  await field(page, '申込額').fill(raise.minimum)
  await button(page, '申込の確認へ').click()
  await tapTenTimes(button(page, '申し込む').last())
  await shown(page, '申し込みました')
  expect(Number((await fundsOf(address)).available)).toBe(Number(available) - Number(raise.minimum))
  const { applications } = (await ask(address, 'raise/list')) as { applications: { id: string; state: string }[] }
  const own = applications.filter(({ state }) => state === 'pending')
  expect(own).toHaveLength(1)

  await ask(address, 'user/advanceClock', { to: 'minutes15' })
  await visible(page.getByRole('link', { name: '募集へ戻る' })).click()
  await page.getByRole('dialog').getByText('受付番号').waitFor()
  const causes = movedFor(room, own[0]?.id ?? '').map(({ cause }) => cause)
  expect(causes[0]).toBe('applicationHeld')
  expect(causes[1]).toMatch(/^(?:allotted|applicationReturned)$/)
  expect(complaints).toEqual([])
  await room.leave()
})
