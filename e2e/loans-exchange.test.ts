import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ask, call, tokenOf } from './calls.ts'
import { button, field, shown, tapTenTimes } from './finders.ts'
import { goTo, openAs, useRooms } from './room.ts'

const { enter } = useRooms()

type Funds = { cash: string; available: string; usd: { cash: string }; loan: { owed: string } | null }
const fundsOf = async (address: string): Promise<Funds> => (await ask(address, 'funds/summary')) as Funds

test('yen become dollars at the rate that was shown, once, and the page shows what the books say', async () => {
  const room = await enter()
  const { page, address, complaints } = room
  await openAs({ page, address }, '#/user/exchange')
  await field(page, '支払う金額').fill('99999999')
  await page.getByRole('button', { name: '両替の確認へ' }).click()
  await page.locator('[aria-invalid="true"]').waitFor()
  await page.getByRole('button', { name: '10万円' }).click()
  const before = await fundsOf(address)
  await page.getByRole('button', { name: '両替の確認へ' }).click()
  await page.getByRole('dialog').getByText('両替の確認').waitFor()
  await tapTenTimes(button(page, '両替する').last())
  await shown(page, '両替しました')
  const gainShown = await page
    .getByText(/^\$[\d,.]+$/)
    .first()
    .innerText()

  const after = await fundsOf(address)
  const records = (await ask(address, 'funds/records', { kind: 'exchange' })) as {
    items: { orderNumber: string; amount: string; from: string; proceeds: string; to: string }[]
  }
  expect(records.items.filter(({ amount }) => amount === '100000')).toHaveLength(1)
  const gained = Number(records.items[0]?.proceeds)
  expect(Number(after.usd.cash)).toBeCloseTo(Number(before.usd.cash) + gained, 2)
  expect(Number(after.cash)).toBe(Number(before.cash) - 100_000)
  expect(gainShown.replaceAll(/[$,\n]/g, '')).toBe(gained.toFixed(2))

  // Its record: found among its kind, opened, and saved with all others of it.
  const order = records.items[0]?.orderNumber ?? ''
  await page.getByRole('link', { name: '資産へ戻る' }).click()
  await page.getByRole('radio', { name: '両替' }).check({ force: true })
  await page.getByRole('button', { name: new RegExp(order) }).click()
  await page.getByRole('dialog').getByText('両替した時刻').waitFor()
  await page.getByRole('button', { name: '閉じる' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSVで保存' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('kabuto-simulated-exchanges-2026-11-20.csv')
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n')
  expect(lines[0]).toBe('\uFEFFKabuto 模擬取引の記録です。実際のお金は動いていません。')
  expect(lines.slice(3, -1).map((line) => line.split(',').slice(0, 5))).toEqual(
    records.items.map(({ orderNumber, amount, from, proceeds, to }) => [orderNumber, amount, from, proceeds, to]),
  )
  expect(complaints).toEqual([])
  await room.leave()
})

test('a loan: refused above the limit, applied for, passed, paid back in part and whole, a higher limit', async () => {
  const room = await enter()
  const { page, address, complaints } = room
  await openAs({ page, address }, '#/user/jkjl')
  await field(page, '借入額').fill('9999999')
  await page.getByRole('button', { name: '借入を申し込む' }).click()
  await page
    .getByText(/円以下で|まで/)
    .first()
    .waitFor()
  await field(page, '借入額').fill('200000')
  const before = await fundsOf(address)
  await tapTenTimes(button(page, '借入を申し込む').last())
  await shown(page, '借入を申し込みました')
  await page.getByRole('link', { name: '資産へ戻る' }).click()
  await page.getByRole('heading', { level: 2, name: '信用枠' }).waitFor()
  await goTo(page, '#/user/jkjl')
  await page.getByText('審査中の借入があります').waitFor()

  await ask(address, 'user/advanceClock', { to: 'minutes15' })
  await page.reload()
  await field(page, '借入額').waitFor()
  const lent = await fundsOf(address)
  expect(Number(lent.cash)).toBe(Number(before.cash) + 200_000)

  // What is due first is paid back first; the loan of today is the other one.
  const owed = Number(lent.loan?.owed)
  await page.getByText('返す', { exact: true }).click()
  await field(page, '返済額').fill('100000')
  await page.getByRole('button', { name: '返済する', exact: true }).click()
  await shown(page, '返済しました')
  expect(Number((await fundsOf(address)).loan?.owed)).toBe(owed - 100_000)
  expect(Number((await fundsOf(address)).cash)).toBe(Number(lent.cash) - 100_000)
  await page.getByRole('link', { name: '資産へ戻る' }).click()
  await page.getByRole('heading', { level: 2, name: '信用枠' }).waitFor()

  await goTo(page, '#/user/jkjl?tab=repay')
  await page.getByRole('button', { name: '全額' }).click()
  await page.getByRole('button', { name: '返済する', exact: true }).click()
  await page.getByText('この借入の返済が終わりました。').waitFor()
  await page.getByRole('link', { name: '資産へ戻る' }).click()
  await page.getByRole('heading', { level: 2, name: '信用枠' }).waitFor()

  await goTo(page, '#/user/jkjl?tab=topUp')
  await field(page, '追加する額').fill('500000')
  await page.getByRole('button', { name: '枠の追加を申請する' }).click()
  await shown(page, '枠の追加を申請しました')
  expect(complaints).toEqual([])
  await room.leave()
})

test('a loan is paid back however many records came after it', async () => {
  const room = await enter(undefined, { KABUTO_CALL_LIMIT: '1000000' })
  const { page, address, complaints } = room
  const { items } = (await ask(address, 'funds/loans')) as { items: { id: string; kind: string }[] }
  const loan = items.find(({ kind }) => kind === 'loan')
  // More than one answer holds.
  const token = await tokenOf(address)
  for (let nth = 0; nth < 55; nth += 1)
    await call(address, 'funds/repayLoan', { id: loan?.id, amount: '10' }, { token })
  const owed = Number((await fundsOf(address)).loan?.owed)
  await openAs({ page, address }, '#/user/jkjl?tab=repay')
  await page.getByText(`残高 ${owed.toLocaleString('en')}円`).waitFor()
  await field(page, '返済額').fill('1000')
  await page.getByRole('button', { name: '返済する', exact: true }).click()
  await shown(page, '返済しました')
  expect(Number((await fundsOf(address)).loan?.owed)).toBe(owed - 1000)
  expect(complaints).toEqual([])
  await room.leave()
})
