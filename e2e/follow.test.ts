import { expect, test } from 'vitest'
import { entriesOf } from './books.ts'
import { ask, call, DEMO, stopClock, tokenOf } from './calls.ts'
import { arrived, button, field, saying, shown, tapTenTimes, visible } from './finders.ts'
import { goTo, openAs, type Room, useRooms } from './room.ts'

const { enter } = useRooms()

const DAY = 24 * 60 * 60_000
/** A minute after Tokyo's close, when the stakes are looked at. */
const FIRST_LOOK = Date.parse('2026-11-20T16:01:00+09:00')

type Stake = {
  id: string
  orderNumber: string
  state: string
  endedBy: string | null
  amount: string
  value: string
  profit: string
  lossLimit: string
}

const yen = (amount: string): string => Math.abs(Number(amount)).toLocaleString('en')
const cashOf = async (address: string): Promise<number> =>
  Number(((await ask(address, 'funds/summary')) as { cash: string }).cash)

/** Logged in, on the page of an address. */
async function at(hash: string, account?: string): Promise<Room> {
  const room = await enter()
  await openAs(room, `#${hash}`, account)
  return room
}

/** What free cash was moved by in the books for a record. */
function movedFor({ folder }: Room, record: string): { cause: string; amount: number }[] {
  return entriesOf(folder, DEMO)
    .filter((entry) => entry.record === record)
    .map(({ cause, postings }) => ({
      cause,
      amount: postings
        .filter(({ account }) => account === 'available')
        .reduce((sum, { amount }) => sum + Number(amount), 0),
    }))
}

/** What was typed breaks a rule, and nothing can be sent. */
async function refusedLimit({ page }: Room, typed: string, message: string | RegExp): Promise<void> {
  await field(page, '損失の限度').fill(typed)
  await field(page, '損失の限度').blur()
  await saying(page, message).waitFor()
}

test('a follow: limits of 0 and 100 % are refused; changed twice, it ends when its limit is reached', async () => {
  const room = await at('/gdindex/gdindex')
  const { page, address, complaints } = room
  await arrived(page, 'フォロー')
  await saying(page, '早瀬 涼（架空）').waitFor()
  expect(await page.getByText('（架空）（架空）').count()).toBe(0)
  await page.getByRole('link', { name: '電機と海運を見る' }).click()
  await shown(page, '電機と海運')
  await refusedLimit(room, '0', /1%以上/)
  await refusedLimit(room, '100', /50%以下/)
  await field(page, '損失の限度').fill('10')
  await field(page, '預ける額').fill('200000')
  await button(page, '申込の確認へ').click()
  const before = await cashOf(address)
  await tapTenTimes(button(page, 'フォローする').last())
  await shown(page, 'フォローを始めました')
  const orders = async (): Promise<Stake[]> => ((await ask(address, 'follow/orders')) as { items: Stake[] }).items
  const [made] = await orders()
  const id = made?.id ?? ''
  expect(movedFor(room, id)).toEqual([{ cause: 'staked', amount: -200_000 }])
  expect(await cashOf(address)).toBe(before - 200_000)
  await saying(page, made?.orderNumber ?? '-').waitFor()

  await page.getByRole('link', { name: 'フォロー中の運用を見る' }).click()
  await arrived(page, 'フォロー中の運用')
  for (const limit of ['20', '1']) {
    await visible(button(page, '限度を変える')).first().click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('textbox', { name: '損失の限度' }).fill(limit)
    await sheet.getByRole('button', { name: '変更する' }).click()
    await sheet.waitFor({ state: 'hidden' })
    expect((await orders()).find((one) => one.id === id)?.lossLimit).toBe(limit)
  }
  await saying(page, '−1% で終了').waitFor()

  const order = async (): Promise<Stake | undefined> => (await orders()).find((one) => one.id === id)
  let ended = await order()
  for (let day = 0; ended?.state === 'inProgress' && day < 29; day += 1) {
    await stopClock(address, new Date(FIRST_LOOK + day * DAY).toISOString())
    ended = await order()
  }
  expect(ended).toMatchObject({ state: 'ended', endedBy: 'lossLimit' })
  const [value, profit] = [ended?.value ?? '', ended?.profit ?? '']
  expect(Number(value)).toBeLessThanOrEqual(198_000)
  expect(movedFor(room, id)).toEqual([
    { cause: 'staked', amount: -200_000 },
    { cause: 'stakeEnded', amount: Number(value) },
  ])
  await page.reload()
  const row = visible(page.getByRole('listitem')).filter({ hasText: '電機と海運' }).first()
  await row.getByText('終了：損失の限度').waitFor()
  expect((await row.innerText()).replaceAll('\n', '')).toContain(`−${yen(profit)}円`)
  expect(complaints).toEqual([])
  await room.leave()
})

test('a portfolio is joined and left; all that is asked for comes back', async () => {
  const room = await at('/home/DetailsPage?product=ai')
  const { page, address, complaints } = room
  const { portfolios } = (await ask(address, 'ai/portfolios')) as { portfolios: { id: string; name: string }[] }
  const name = portfolios.find(({ id }) => id === 'ai-even')?.name ?? ''
  await page.getByRole('link', { name: `${name}を見る` }).click()
  await shown(page, name)
  await field(page, '預ける額').fill('150000')
  await button(page, '申込の確認へ').click()
  await tapTenTimes(button(page, '参加する').last())
  await shown(page, '運用を始めました')
  const holding = async (): Promise<Stake | undefined> =>
    ((await ask(address, 'ai/portfolios')) as { holdings: Stake[] }).holdings[0]
  const joined = await holding()
  const id = joined?.id ?? ''
  expect(joined).toMatchObject({ state: 'inProgress', amount: '150000', lossLimit: '10' })
  await page.getByRole('link', { name: '一覧へ戻る' }).click()
  await shown(page, 'あなたの運用')
  await visible(button(page, '終了する')).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: '終了する' }).click()
  await saying(page, '終了：自分で終了').waitFor()
  const left = await holding()
  expect(left).toMatchObject({ id, state: 'ended', endedBy: 'member' })
  expect(movedFor(room, id)).toEqual([
    { cause: 'staked', amount: -150_000 },
    { cause: 'stakeEnded', amount: Number(left?.value) },
  ])
  expect(complaints).toEqual([])
  await room.leave()
})

test('what is unknown, over or another’s is not to be had, and each page says so', async () => {
  const room = await at('/gdindex/gdindex?id=nothing')
  const { page, address, complaints } = room
  await saying(page, '商品が見つかりません').waitFor()
  await goTo(page, '#/home/DetailsPage?product=ai&id=nothing')
  await saying(page, '商品が見つかりません').waitFor()

  // Its time is over: no form, but when it was and the way to the others.
  await goTo(page, '#/gdindex/gdindex?id=follow-hayase-2')
  await shown(page, '機械しぼり')
  await saying(page, /^受付は.*に終わりました/).waitFor()
  expect(await visible(button(page, '申込の確認へ')).count()).toBe(0)

  const own = (await ask(address, 'ai/join', { id: 'ai-even', amount: '100000', lossLimit: '10' })) as Stake
  const other = await tokenOf(address, '0000000099')
  for (const [path, input] of [
    ['ai/leave', { id: own.id }],
    ['follow/end', { id: own.id }],
    ['follow/changeLossLimit', { id: own.id, lossLimit: '20' }],
    ['follow/orders', { id: own.id }],
    ['follow/order', { id: 'nothing', amount: '100000', lossLimit: '10' }],
  ] as const) {
    const { body } = await call(address, path, input, { token: other })
    expect([path, body.refusal?.code]).toEqual([path, 'notFound'])
  }
  expect(complaints).toEqual([])
  await room.leave()
})
