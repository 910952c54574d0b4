import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { call, tokenOf } from './calls.ts'
import { alert, arrived, button, loseAnswer, tapTenTimes } from './finders.ts'
import { layerEntered, logIn, type Room, useRooms } from './room.ts'
import { wordsIn } from './wordsIn.ts'

const { enter } = useRooms()

const hashOf = ({ page }: Room): string => new URL(page.url()).hash

async function typePasswords(page: Page, password: string, label = 'パスワード'): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(password)
  await page.getByLabel(`${label}（確認）`, { exact: true }).fill(password)
}

const submit = (page: Page) => button(page, '登録する')

describe('from the invitation to Home', () => {
  test('the introduction once, a taken number, a code of nobody, ten taps: one member with ten million', async () => {
    const room = await enter()
    const { page, address, complaints } = room
    await page.goto(address)
    await page.getByRole('link', { name: '招待コードで登録' }).click()
    await arrived(page, 'お金も、会社も、本物ではありません。')
    await page.getByRole('link', { name: '次へ' }).click()
    await page.getByText('14:47 から売却できます').waitFor()
    await page.getByRole('link', { name: '登録する' }).click()
    await arrived(page, '新規登録')
    expect(await page.getByRole('checkbox').isChecked()).toBe(false)

    const account = page.getByLabel('会員番号', { exact: true })
    const code = page.getByLabel('招待コード', { exact: true })
    await account.fill('００００−００-００-０１')
    await typePasswords(page, 'kabuto2026')
    await code.fill('nobody')
    await page.getByRole('button', { name: '利用規約' }).click()
    await page.getByRole('dialog', { name: '利用規約' }).waitFor()
    await layerEntered(page)
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByText('規約に同意すると登録できます').waitFor()
    await page.getByRole('checkbox').setChecked(true, { force: true })
    await submit(page).click()
    await alert(page).getByRole('button', { name: 'KABUTO を使う' }).click()
    expect(await code.inputValue()).toBe('KABUTO')

    await submit(page).click()
    await alert(page).getByText('この番号は登録済みです。').waitFor()
    await alert(page).getByRole('button', { name: 'ログインへ進む' }).click()
    await arrived(page, 'ログイン')
    await expect.poll(() => account.inputValue()).toBe('００００−００-００-０１')
    await page.goBack()
    await arrived(page, '新規登録')
    expect([await code.inputValue(), await page.getByLabel('パスワード', { exact: true }).inputValue()]).toEqual([
      'KABUTO',
      '',
    ])
    const kept = await page.evaluate(() => JSON.stringify([window.sessionStorage, window.localStorage]))
    expect(kept).not.toContain('kabuto2026')

    await page.getByRole('button', { name: '番号をつくる' }).click()
    const made = await account.inputValue()
    expect(made).toMatch(/^0000\d{6}$/)
    await typePasswords(page, 'kabuto2026')
    await page.getByRole('checkbox').setChecked(true, { force: true })
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('user/register')) sent.push(request.url())
    })
    await tapTenTimes(submit(page))
    await page.getByText('総資産（模擬）').filter({ visible: true }).waitFor()
    await page.getByText('10,000,000円').filter({ visible: true }).first().waitFor()
    expect([hashOf(room), sent.length]).toEqual(['#/home/index', 1])
    expect((await call(address, 'user/info', {}, { token: await tokenOf(address, made) })).body).toMatchObject({
      data: { account: made, identity: 'unverified' },
    })

    await page.getByRole('link', { name: 'マイページ' }).click()
    await page.getByRole('button', { name: 'ログアウト' }).click()
    await page.getByRole('link', { name: '招待コードで登録' }).click()
    await arrived(page, '新規登録')
    expect(await account.inputValue()).toBe('')
    expect(complaints).toEqual([])
    await room.leave()
  })

  test('a guest who was on the way to a page comes there, over the login and back', async () => {
    const room = await enter()
    const { page, address } = room
    await page.goto(`${address}#/user/withdraw`)
    await page.locator('#root').getByRole('link', { name: '新規登録' }).click()
    await arrived(page, '新規登録')
    await page.getByRole('link', { name: 'ログイン', exact: true }).click()
    await arrived(page, 'ログイン')
    await page.getByRole('link', { name: '新規登録' }).click()
    await arrived(page, '新規登録')
    await page.getByRole('button', { name: '番号をつくる' }).click()
    await typePasswords(page, 'kabuto2026')
    await page.getByRole('button', { name: 'DESIGN' }).click()
    await page.getByRole('checkbox').setChecked(true, { force: true })
    await submit(page).click()
    await arrived(page, '出金')
    await page.getByText('先に本人確認をしてください。').first().waitFor()
    expect(hashOf(room)).toBe('#/user/withdraw')
    await room.leave()
  })

  test('the introduction can be skipped, and be read again from About', async () => {
    const room = await enter()
    const { page, address } = room
    await page.goto(address)
    await page.getByRole('link', { name: '招待コードで登録' }).click()
    await page.getByRole('link', { name: 'とばす' }).click()
    await arrived(page, '新規登録')
    await page.goto(`${address}#/user/aboutUs`)
    await page.getByRole('link', { name: '模擬取引とは' }).click()
    await page.getByRole('link', { name: '次へ' }).click()
    await page.getByRole('link', { name: '終わる' }).click()
    await arrived(page, 'Kabuto について')
    expect(hashOf(room)).toBe('#/user/aboutUs')
    await room.leave()
  })
})

const sheet = (page: Page) => page.getByRole('dialog', { name: 'パスワードの再設定' })

/** The code of the simulated message. */
async function codeOf(page: Page): Promise<string> {
  const sms = await sheet(page)
    .getByText(/確認コードは \d{6} です。/)
    .innerText()
  return /\d{6}/.exec(sms)?.[0] ?? ''
}

const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000')

describe('a forgotten password', () => {
  test('wrong at the login, a number of nobody, a wrong code, a lost answer: set anew, and in as wanted', async () => {
    const room = await enter()
    const { page, address, complaints } = room
    const before = await tokenOf(address, '0000000011')
    await page.goto(`${address}#/user/FundingDetails`)
    await logIn(page, 'wrong1', '0000000011')
    await alert(page).getByRole('button', { name: 'パスワードを再設定する' }).click()
    const number = sheet(page).getByLabel('会員番号', { exact: true })
    expect(await number.inputValue()).toBe('0000000011')
    await number.fill('0999999999')
    const receive = sheet(page).getByRole('button', { name: '確認コードを受け取る' })
    await receive.click()
    await sheet(page).getByRole('alert').getByText('この番号のアカウントは見つかりません。').waitFor()
    await number.fill('0000000011')
    await receive.click()

    const field = sheet(page).getByLabel('確認コード', { exact: true })
    await field.fill(otherThan(await codeOf(page)))
    await typePasswords(page, 'another2026', '新しいパスワード')
    const change = sheet(page).getByRole('button', { name: 'パスワードを変更する' })
    await change.click()
    await sheet(page).getByRole('alert').getByText('あと4回入力できます。').waitFor()
    await sheet(page).getByRole('button', { name: 'コードを入力欄に入れる' }).click()
    const { sent } = await loseAnswer(page, 'user/resetPassword')
    await change.click()
    await page.getByText('すべての端末でログアウトしています。').waitFor()
    expect(sent).toHaveLength(2)
    expect((await call(address, 'user/info', {}, { token: before })).http).toBe(401)

    await logIn(page, 'another2026', '0000000011')
    await arrived(page, '資産')
    expect(hashOf(room)).toBe('#/user/FundingDetails')
    expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
    await room.leave()
  })

  test('its words come after the page; its sheet comes with them, and never without', async () => {
    const room = await enter()
    const { page, address } = room
    const says = wordsIn('ja')
    const asked = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch()
      if ((await response.text()).includes(says('joining:forgotTitle'))) {
        asked.resolve()
        await held.promise
      }
      await route.fulfill({ response })
    })
    await page.goto(`${address}#/login/login?forgot=1`)
    await asked.promise
    await page.getByRole('button', { name: says('session:forgot') }).waitFor()
    expect(await page.getByText(/^(forgotTitle|sendCode)$/).count()).toBe(0)
    held.resolve()
    await sheet(page)
      .getByRole('button', { name: says('joining:sendCode') })
      .waitFor()
    // Files of other pages are still on their way through here.
    await page.unrouteAll({ behavior: 'wait' })
    await room.leave()
  })

  test('a code that is spent is told, and one press sends another; a member is led here with the number', async () => {
    const room = await enter()
    const { page, address } = room
    await page.goto(`${address}#/user/usercenter`)
    await logIn(page, 'kabuto2026', '0000000011')
    await arrived(page, 'マイページ')
    // As the fix of a wrong old password leads, on another page.
    await page.goto(`${address}#/login/login?forgot=1`)
    await sheet(page).getByRole('button', { name: '確認コードを受け取る' }).click()
    const first = await codeOf(page)
    const wrong = { account: '0000000011', code: otherThan(first), password: 'another2026' }
    for (let tries = 0; tries < 5; tries += 1) await call(address, 'user/resetPassword', wrong)
    await sheet(page).getByRole('button', { name: 'コードを入力欄に入れる' }).click()
    await typePasswords(page, 'another2026', '新しいパスワード')
    const change = sheet(page).getByRole('button', { name: 'パスワードを変更する' })
    await change.click()
    await sheet(page).getByRole('alert').getByText('もう使えません。').waitFor()
    await sheet(page).getByRole('alert').getByRole('button', { name: '新しいコードを受け取る' }).click()
    await expect.poll(() => codeOf(page)).not.toBe(first)
    await sheet(page).getByRole('button', { name: 'コードを入力欄に入れる' }).click()
    await change.click()
    await page.getByText('すべての端末でログアウトしています。').waitFor()
    expect(await page.getByLabel('会員番号', { exact: true }).inputValue()).toBe('0000000011')
    await room.leave()
  })
})
