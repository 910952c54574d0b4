import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask } from './calls.ts'
import { button, field, loseAnswer, madePicture, shown, tapTenTimes } from './finders.ts'
import { goTo, openAs, useRooms } from './room.ts'

const { enter } = useRooms()

type Record = { state: string; amount: string; channel: string; proof: string | null }

const depositsOf = async (address: string): Promise<Record[]> =>
  ((await ask(address, 'funds/records', { kind: 'deposit' })) as { items: Record[] }).items

const cashOf = async (address: string): Promise<number> =>
  Number(((await ask(address, 'funds/summary')) as { cash: string }).cash)

const submit = (page: Page) => button(page, '入金を申請する')

test('a deposit by another channel with one’s own picture: ten taps are one record, its yen arrive', async () => {
  const room = await enter()
  const { page, address, complaints } = room
  await openAs({ page, address }, '#/user/recharge')
  await page.getByText('実際の振込はしないでください。').waitFor()
  const before = await cashOf(address)
  const kept = (await depositsOf(address)).length

  await field(page, '入金額').fill('250000')
  await page.getByRole('link', { name: '変える' }).click()
  await page.getByRole('link', { name: 'コンビニ入金（模擬）' }).click()
  // What was typed is still there after the detour.
  await expect.poll(() => field(page, '入金額').inputValue()).toBe('250,000')

  await page.locator('input[type="file"]').setInputFiles(await madePicture(page))
  await page.getByText('選んだ画像（「見本」の字を入れました）').waitFor()
  await tapTenTimes(submit(page))
  await shown(page, '入金を申請しました')
  const [deposit, ...others] = await depositsOf(address)
  expect(deposit).toMatchObject({ state: 'pending', amount: '250000', channel: 'convenience' })
  expect(deposit?.proof).not.toBe('sample-proof')
  expect(others).toHaveLength(kept)

  await ask(address, 'user/advanceClock', { to: 'minutes15' })
  expect((await depositsOf(address))[0]).toMatchObject({ state: 'passed', proof: null })
  expect(await cashOf(address)).toBe(before + 250_000)
  await page.getByRole('link', { name: '資産へ戻る' }).click()
  // The clock was turned by somebody else; the page hears of it when it is opened again.
  await page.reload()
  await page.getByText('入金', { exact: true }).last().click()
  await page.getByText('承認').first().waitFor()
  expect(complaints).toEqual([])
  await room.leave()
})

test('each refusal of a deposit once, and its way out', async () => {
  const room = await enter('2026-11-23T10:05:00+09:00')
  const { page, address } = room
  await openAs({ page, address }, '#/user/recharge')
  await page.getByText('勤労感謝の日').first().waitFor()
  await page.getByRole('button', { name: /模擬時計を.*進める/ }).click()
  await page.getByText('入金を受付中').waitFor()

  await field(page, '入金額').fill('999')
  await submit(page).click()
  await page.getByText('1,000円以上で入力してください。').first().waitFor()
  await page.getByRole('button', { name: '10万円' }).click()

  // The answer is lost; retried with the same key it is one record.
  await loseAnswer(page, 'funds/deposit')
  await submit(page).click()
  await shown(page, '入金を申請しました')
  expect((await depositsOf(address)).filter(({ state }) => state === 'pending')).toHaveLength(1)

  await page.getByRole('link', { name: '資産へ戻る' }).click()
  await page.getByRole('heading', { level: 2, name: '入出金・両替の記録' }).waitFor()
  await goTo(page, '#/user/recharge')
  await page.getByText('この入金方法で審査中の入金があります。').waitFor()
  await page.getByRole('link', { name: '変える' }).click()
  await page.getByRole('link', { name: 'コンビニ入金（模擬）' }).click()
  await submit(page).waitFor()
  await room.leave()
})
