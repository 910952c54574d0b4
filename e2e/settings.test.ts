import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { focusOf } from './browser.ts'
import { call, tokenOf } from './calls.ts'
import { alert, arrived, loseAnswer, tapTenTimes } from './finders.ts'
import { goTo, logIn, type Room, useRooms } from './room.ts'

const { enter } = useRooms()

const choose = (page: Page, name: string): Promise<void> =>
  page.getByRole('radio', { name, exact: true }).setChecked(true, { force: true })
/** Its words come first, so the choice is not made at once. */
const speak = (page: Page, name: string): Promise<void> => page.getByText(name, { exact: true }).click()
const looks = (page: Page) =>
  page.locator('html').evaluate(({ dataset }) => Object.fromEntries(Object.entries(dataset)))
const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).last().click()

async function at(path: string, heading: string, account?: string): Promise<Room> {
  const room = await enter()
  // Some of them are open to anybody.
  await room.page.goto(`${room.address}#/user/usercenter`)
  await logIn(room.page, 'kabuto2026', account)
  await arrived(room.page, 'マイページ')
  await goTo(room.page, path)
  await arrived(room.page, heading)
  return room
}

/** What the server sent, before the app is there. */
async function firstFrame(page: Page): Promise<void> {
  await page.route('**/assets/*.js', () => undefined)
  await page.reload({ waitUntil: 'commit' })
  await page.locator('#frame').waitFor()
}

test('each look is there at once and after a reload, in the first frame too; five entries or seven', async () => {
  const room = await at('/user/setting', '設定')
  const { page, complaints } = room
  for (const name of ['ダーク', '米国式', '130%', '7項目']) await choose(page, name)
  const chosen = { theme: 'dark', price: 'west', text: '130', bar: 'seven' }
  expect(await looks(page)).toEqual(chosen)

  await goTo(page, '/home/index')
  await arrived(page, 'ホーム')
  const menu = page.getByRole('navigation', { name: '下部メニュー' }).filter({ visible: true })
  const seven = ['ホーム', '取引', 'マーケット', 'フォロー', 'マイページ', 'ニュース', '資産']
  expect(await menu.getByRole('link').allInnerTexts()).toEqual(seven)
  expect(await menu.locator('[aria-current=page]').innerText()).toBe('ホーム')
  const place = await menu.boundingBox()

  await firstFrame(page)
  const frame = page.locator('#frame nav')
  await expect.poll(() => frame.getByRole('link', { includeHidden: true }).allInnerTexts()).toEqual(seven)
  expect(await frame.locator('[aria-current=page]').innerText()).toBe('ホーム')
  expect([await looks(page), await frame.boundingBox()]).toMatchObject([
    { theme: 'dark', price: 'west', text: '130' },
    { y: place?.y, height: place?.height },
  ])
  await page.unroute('**/assets/*.js')
  // Narrower than seven have room for.
  await page.setViewportSize({ width: 340, height: 812 })
  await page.reload()
  await expect.poll(() => menu.getByRole('link').count()).toBe(5)
  await page.setViewportSize({ width: 375, height: 812 })
  await expect.poll(() => menu.getByRole('link').count()).toBe(7)

  await goTo(page, '/user/setting')
  for (const name of ['ダーク', '米国式', '130%', '7項目'])
    expect(await page.getByRole('radio', { name, exact: true }).isChecked()).toBe(true)
  for (const name of ['端末の設定', '日本式', '100%', '5項目']) await choose(page, name)
  expect(await looks(page)).toEqual({})
  expect(
    await page.evaluate(() => Object.keys(window.localStorage).filter((key) => /theme|price|text|bar/.test(key))),
  ).toEqual([])
  expect(complaints).toEqual([])
  await room.leave()
})

test('by keyboard alone: another device is logged out, the clock turned, everything begun anew', async () => {
  const room = await at('/user/setting', '設定')
  const { page, address, complaints } = room
  const other = await tokenOf(address)
  await page.reload()
  await page.getByText('不明な端末').first().waitFor()

  const heard: string[] = []
  async function tabTo(name: string): Promise<void> {
    for (let steps = 0; steps < 40; steps += 1) {
      await page.keyboard.press('Tab')
      const focus = await focusOf(page)
      heard.push(focus)
      if (focus.includes(name)) return
    }
    throw new Error(`no ${name} in ${heard.join(', ')}`)
  }
  await tabTo('不明な端末をログアウト')
  expect(heard.filter((focus) => / (?:without a ring|outside of the screen|below )/.test(focus))).toEqual([])
  expect(heard).toEqual(
    expect.arrayContaining([
      'radio "端末の設定" [checked]',
      'radio "日本式" [checked]',
      'radio "100%" [checked]',
      'radio "5項目" [checked]',
      expect.stringMatching(/^button "15分進める 14:4[78] へ"$/),
      'button "次の東京の寄付 11/24（火）9:00 へ"',
      'button "次の入出金の受付" [disabled]',
      'button "この端末をログアウト"',
    ]),
  )
  await page.keyboard.press('Enter')
  await page.getByText('不明な端末').first().waitFor({ state: 'hidden' })
  expect((await call(address, 'user/info', {}, { token: other })).http).toBe(401)

  const token = await tokenOf(address)
  const fundsNow = async () => (await call(address, 'funds/summary', {}, { token })).body.data as { total: string }
  await press(page, /^15分進める/)
  await page.getByText('模擬時計を進めました。').waitFor()
  await page
    .getByText(/^14:4[78]$/)
    .first()
    .waitFor()
  await press(page, /^次の東京の寄付/)
  await page.getByText('2026/11/24（火）').waitFor()

  const before = await fundsNow()
  await page.getByRole('button', { name: /^最初からやり直す/ }).focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: '最初からやり直す' })
  await sheet.waitFor()
  // By its key: the sheet is still on its way in.
  await sheet.getByRole('radio', { name: '新規', exact: true }).press('Space')
  const word = sheet.getByRole('textbox')
  await word.fill('やり')
  await word.press('Enter')
  await sheet.getByText('「やり直す」と入力してください。').waitFor()
  expect(await fundsNow()).toEqual(before)
  await word.fill('やり直す')
  await word.press('Enter')
  await sheet.waitFor({ state: 'hidden' })
  await expect
    .poll(() => page.getByRole('listitem').filter({ hasText: 'いまのシナリオ' }).innerText())
    .toContain('新規')
  expect(await fundsNow()).toMatchObject({ total: '10000000' })
  await goTo(page, '/home/index')
  await page.getByText('10,000,000円').filter({ visible: true }).first().waitFor()
  expect(complaints).toEqual([])
  await room.leave()
})

async function typePasswords(page: Page, old: string, next: string, again = next): Promise<void> {
  await page.getByLabel('いまのパスワード', { exact: true }).fill(old)
  await page.getByLabel('新しいパスワード', { exact: true }).fill(next)
  await page.getByLabel('新しいパスワード（確認）', { exact: true }).fill(again)
}

test('the login password: each refusal, its way out, a lost answer; then only the new one opens', async () => {
  const room = await at('/user/loginPassword', 'ログインパスワード', '0000000011')
  const { page, address, complaints } = room
  const other = await tokenOf(address, '0000000011')
  const change = (): Promise<void> => press(page, 'パスワードを変更する')
  await change()
  await page.getByText('入力内容を3か所直すと変更できます').waitFor()
  await typePasswords(page, 'kabuto2026', 'かぶと', 'kabuto2')
  await page.getByText('入力内容を2か所直すと変更できます').waitFor()
  await typePasswords(page, 'wrong2026', 'another2026')
  await change()
  await alert(page).getByText('あと4回間違えると15分間変更できません。').waitFor()
  await alert(page).getByRole('link', { name: 'パスワードを再設定する' }).click()
  await page.getByRole('dialog', { name: 'パスワードの再設定' }).waitFor()
  await goTo(page, '/user/loginPassword')
  await arrived(page, 'ログインパスワード')

  const { sent } = await loseAnswer(page, 'user/changePassword')
  await typePasswords(page, 'kabuto2026', 'another2026')
  await tapTenTimes(page.getByRole('button', { name: 'パスワードを変更する' }))
  await page.getByRole('heading', { name: '変更しました' }).waitFor()
  expect(sent.length).toBe(2)
  expect(new Set(sent).size).toBe(1)
  const kept = await page.evaluate(() => JSON.stringify([window.sessionStorage, window.localStorage]))
  expect(kept).not.toMatch(/another2026|kabuto2026/)
  expect((await call(address, 'user/info', {}, { token: other })).http).toBe(401)
  for (const [password, status] of [
    ['kabuto2026', 0],
    ['another2026', 1],
  ] as const)
    expect((await call(address, 'user/login', { account: '0000000011', password, agreed: true })).body.status).toBe(
      status,
    )

  await page.getByRole('link', { name: 'マイページへ戻る' }).click()
  await page.getByRole('link', { name: 'ログインパスワード' }).click()
  for (let tries = 0; tries < 5; tries += 1) {
    // What is typed anew answers the refusal before.
    await typePasswords(page, `wrong${tries}`, 'third2026')
    const answered = page.waitForResponse('**/user/changePassword*')
    await change()
    await answered
    await alert(page).first().waitFor()
  }
  await alert(page)
    .getByText(/15分|以降/)
    .first()
    .waitFor()
  expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
  await room.leave()
})

test('a guest asks: a chip, a secret that is warned of, a message sent again once; in another language', async () => {
  const room = await enter()
  const { page, address, complaints } = room
  await page.goto(`${address}#/user/kf`)
  await arrived(page, 'お問い合わせ')
  const log = page.getByRole('log', { name: 'やりとり' })
  await log.getByText('自動応答').first().waitFor()
  const chip = page.getByRole('heading', { name: '質問の例' }).locator('xpath=..').getByRole('button').first()
  const question = await chip.innerText()
  await chip.click()
  await log.getByText(question).first().waitFor()
  await expect.poll(() => log.getByRole('link').count()).toBeGreaterThan(0)

  const field = page.getByRole('textbox', { name: '質問' })
  await field.fill('資金パスワードは 20260712 です')
  await page.getByText('資金パスワードか電話番号のようです。').waitFor()
  const drafts = await page.evaluate(() => JSON.stringify(window.sessionStorage))
  expect(drafts).not.toContain('20260712')
  await field.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: '書き直す' }).click()
  expect(await field.inputValue()).toContain('20260712')
  await field.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'このまま送る' }).click()
  await log.getByText('••••••••').waitFor()
  expect(await log.innerText()).not.toContain('20260712')

  const { sent: keys } = await loseAnswer(page, 'support/send')
  await field.fill('出金の手順を教えてください')
  await field.press('Enter')
  await log.getByRole('button', { name: '再送' }).click()
  await log.getByRole('button', { name: '再送' }).waitFor({ state: 'hidden' })
  await expect.poll(() => log.getByText('出金の手順を教えてください').count()).toBe(1)
  expect(keys[0]).toBe(keys[1])
  await page.unroute('**/support/send*')
  await page.reload()
  await log.getByText('出金の手順を教えてください').waitFor()
  expect(await log.getByText('出金の手順を教えてください').count()).toBe(1)
  await field.fill('。'.repeat(201))
  await field.press('Enter')
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await field.fill('あとで聞く')

  await page.goto(`${address}#/user/language`)
  await arrived(page, '言語')
  await speak(page, 'English')
  await arrived(page, 'Language')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await page.goto(`${address}#/user/kf`)
  await arrived(page, 'Support')
  expect(await page.getByRole('textbox', { name: 'Question' }).inputValue()).toBe('あとで聞く')
  await page.reload()
  await arrived(page, 'Support')
  expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
  await room.leave()
})

test('a member’s language is in the books too; without its words it is told, and nothing has changed', async () => {
  const room = await at('/user/language', '言語')
  const { page, address } = room
  await page.route('**/assets/*zhHant*.js', (route) => route.abort())
  await speak(page, '繁體中文')
  await page.getByText('繁體中文を読み込めませんでした。').waitFor()
  await arrived(page, '言語')
  await page.unroute('**/assets/*zhHant*.js')
  await page.reload()
  await arrived(page, '言語')
  await speak(page, '繁體中文')
  await arrived(page, '語言')
  const token = await tokenOf(address)
  await expect
    .poll(async () => (await call(address, 'user/info', {}, { token })).body.data)
    .toMatchObject({ lang: 'zh-Hant' })
  await room.leave()
})

test('a frozen member reads why and since when, appeals and reads the answer, which lifts the block', async () => {
  const room = await at('/user/kf', 'お問い合わせ', '0000000003')
  const { page, address, complaints } = room
  await page.getByRole('heading', { name: '口座を凍結しています' }).waitFor()
  await page.getByText('本人確認の再審査').first().waitFor()
  await page
    .getByText(/（模擬時刻）/)
    .first()
    .waitFor()
  const field = page.getByRole('textbox', { name: '異議の内容' })
  const submit = page.getByRole('button', { name: /^(異議を申し立てる|もう一度申し立てる)$/ })
  await submit.click()
  await page.getByText('異議の内容を入力してください。').waitFor()
  await field.fill('新しい証明書を提出しました。')
  await tapTenTimes(submit)
  await page.getByText('回答待ち').waitFor()
  const token = await tokenOf(address, '0000000003')
  const again = await call(address, 'user/appeal', { block: 'frozen', text: 'もう一度' }, { token })
  expect(again.body.refusal?.code).toBe('appealPending')
  await call(address, 'user/advanceClock', { to: 'minutes15' }, { token })
  await page.getByText('認められませんでした').waitFor()
  await page.getByText('本人確認の再審査が終わるまで、凍結は続きます。').waitFor()
  await submit.waitFor()
  expect(complaints).toEqual([])
  await room.leave()

  const barred = await at('/user/kf', 'お問い合わせ', '0000000004')
  await barred.page.getByRole('heading', { name: '出金を停止しています' }).waitFor()
  await barred.page.getByRole('textbox', { name: '異議の内容' }).fill('名義は同じです。')
  await press(barred.page, /^異議を申し立てる$/)
  await barred.page.getByText('回答待ち').waitFor()
  const own = await tokenOf(barred.address, '0000000004')
  await call(barred.address, 'user/advanceClock', { to: 'minutes15' }, { token: own })
  await barred.page.getByRole('heading', { name: '出金を停止しています' }).waitFor({ state: 'hidden' })
  await barred.leave()
})

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })

test('one’s own picture is chosen, seen and taken away; About names the licence of all that is shipped', async () => {
  const room = await at('/user/usercenter', 'マイページ')
  const { page, address, complaints } = room
  const row = page.getByRole('button', { name: /^アイコン/ })
  await row.click()
  const sheet = page.getByRole('dialog', { name: 'アイコン' })
  await sheet.getByLabel('画像を選ぶ').setInputFiles(file('broken.png', Buffer.from('no picture')))
  await sheet.getByRole('alert').waitFor()
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } })
  await sheet.getByLabel('画像を選ぶ').setInputFiles(file('face.png', png))
  await sheet.getByRole('button', { name: '画像を消す' }).waitFor()
  await page.goBack()
  await expect.poll(() => row.innerText()).toContain('自分の画像')
  await expect.poll(() => page.locator('#root main img[src^="blob:"]').count()).toBe(1)
  await page.reload()
  await expect.poll(() => page.locator('#root main img[src^="blob:"]').count()).toBe(1)
  await row.click()
  await sheet.getByRole('button', { name: '画像を消す' }).click()
  await sheet.getByRole('button', { name: '画像を消す' }).waitFor({ state: 'hidden' })
  await page.goBack()
  await expect.poll(() => page.locator('#root main img').count()).toBe(0)
  const token = await tokenOf(address)
  expect((await call(address, 'user/info', {}, { token })).body.data).toMatchObject({ avatar: null })

  await goTo(page, '/user/aboutUs')
  await press(page, '使用しているソフトウェア')
  const licences = page.getByRole('dialog', { name: '使用しているソフトウェア' })
  for (const name of ['lucide', 'react', 'styled-components', 'valibot'])
    await licences
      .getByRole('button', { name: new RegExp(`^${name} `) })
      .first()
      .waitFor()
  await licences.getByRole('button', { name: /^react [\d.]/ }).click()
  await page.getByRole('dialog', { name: 'react' }).getByText('Permission is hereby granted').first().waitFor()
  expect(complaints).toEqual([])
  await room.leave()
})
