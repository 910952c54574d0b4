import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { focusOf } from './browser.ts'
import { call, tokenOf } from './calls.ts'
import { goTo, logIn, type Room, useRooms } from './room.ts'

const { enter } = useRooms()

/** Registered by the invitation of anybody. */
const FRESH = '0000482715'
const UNVERIFIED = '0000000002'
const DEMO = '0000000001'
const WEALTHY = '0000000012'
const ADMIN = '0000000099'

const alert = ({ page }: Room) => page.getByRole('alert')
const button = ({ page }: Room, name: string) => page.getByRole('button', { name, exact: true })
const field = ({ page }: Room, name: string) => page.getByRole('textbox', { name, exact: true })
const shown = ({ page }: Room, heading: string): Promise<void> =>
  page.getByRole('heading', { name: heading, exact: true }).filter({ visible: true }).waitFor()

async function asked({ address }: Room, account: string, path: string, input: object = {}): Promise<unknown> {
  const { body } = await call(address, path, input, { token: await tokenOf(address, account) })
  return body.data
}

const cardsOf = async (room: Room, account: string): Promise<{ id: string; numberEnd: string; holder: string }[]> =>
  (await asked(room, account, 'user/cards')) as { id: string; numberEnd: string; holder: string }[]

async function reviewsOf(room: Room, account: string): Promise<number> {
  const { items } = (await asked(room, ADMIN, 'admin/queue', { kind: 'identity' })) as { items: { id: string }[] }
  return items.filter(({ id }) => id === account).length
}

/** Opened by a link, as a member who has to log in first. */
async function at(hash: string, account: string): Promise<Room> {
  const room = await enter()
  if (account === FRESH)
    await call(room.address, 'user/register', { account, password: 'kabuto2026', inviteCode: 'KABUTO', agreed: true })
  await room.page.goto(room.address + hash)
  await logIn(room.page, 'kabuto2026', account)
  return room
}

async function tapTenTimes(room: Room, name: string): Promise<void> {
  await button(room, name).evaluate((one: HTMLElement) => {
    for (let tap = 0; tap < 10; tap += 1) one.click()
  })
}

/** What the browser says of an answer that was cut off. */
const CUT = 'Failed to load resource: net::ERR_FAILED'

/** The server takes it, and its first answer is lost on the way. */
async function loseAnswer({ page }: Room, path: string): Promise<void> {
  let lost = 0
  await page.route(`**/${path}*`, async (route) => {
    lost += 1
    if (lost > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
}

async function typeWho(room: Room): Promise<void> {
  await field(room, '氏名').fill('山田 太郎')
  await field(room, '氏名（カナ）').fill('やまだ　たろう')
  await button(room, '番号をつくる').click()
}

async function chooseBank(room: Room, text: string): Promise<void> {
  await room.page.getByRole('button', { name: /^金融機関/ }).click()
  const search = room.page.getByRole('searchbox', { name: '名前・かな・コードで探す' })
  await search.fill(text)
  await search.press('Enter')
  await room.page.getByRole('dialog').waitFor({ state: 'hidden' })
}

async function chooseBranch({ page }: Room, name: string): Promise<void> {
  await page.getByRole('button', { name: /^支店/ }).click()
  await page.getByRole('dialog').getByText(name).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

async function typeFundPassword(room: Room, password: string, again = password): Promise<void> {
  await field(room, '新しい資金パスワード').fill(password)
  await field(room, '新しい資金パスワード（確認）').fill(again)
}

/** Presses Tab until that has the focus. */
async function reach(page: Page, what: string): Promise<void> {
  for (let stop = 0; stop < 40; stop += 1) {
    if ((await focusOf(page)).startsWith(what)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no ${what}`)
}

/** Nobody touches the page: each control by its role and its name, the answer lost on the way. */
async function byKeyboard(room: Room): Promise<void> {
  const { page } = room
  await loseAnswer(room, 'user/unbindCard')
  await reach(page, 'button "この口座の登録を解除"')
  await page.keyboard.press('Enter')
  await reach(page, 'textbox "資金パスワード"')
  await page.keyboard.type('20260712')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByText('応答が届かないため、結果を確認中です。').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await expect.poll(() => focusOf(page)).toMatch(/^heading "銀行口座"/)
}

describe('from nothing to an account that money can go to', () => {
  test('identity first, approved; an account; the fund password; each told before the form, each sent once', async () => {
    const room = await at('#/user/WithCard', FRESH)
    const { page, address, complaints } = room
    await page.getByText('先に本人確認をしてください。').waitFor()
    expect(await page.getByRole('textbox').count()).toBe(0)
    await page.getByRole('link', { name: '本人確認へ進む' }).click()
    await shown(room, '本人確認')
    await field(room, '氏名').waitFor()
    expect(await focusOf(page)).toMatch(/^heading "本人確認"/)

    await field(room, '身分証の番号').fill('1234 5678 9012')
    await button(room, '審査に送る').click()
    await page
      .getByText('証明書番号は0000で始まる12桁の数字で入力してください。実在の番号は使えません。')
      .first()
      .waitFor()
    await page.getByText('入力内容を1か所直すと送信できます').waitFor()
    await button(room, '番号をつくる').click()
    await button(room, '審査に送る').click()
    await page.getByText('入力内容を4か所直すと送信できます').waitFor()
    await page.getByText('氏名を入力してください。').waitFor()
    await page.getByText('裏面の画像を選ぶか、見本を使ってください。').waitFor()
    await typeWho(room)
    await button(room, '見本の画像を使う').click()
    // What was typed is still there after a detour and a reload.
    await goTo(page, '#/user/BankCard')
    await page.getByText('口座の登録には、本人確認が必要です。').waitFor()
    await page.reload()
    await page.getByRole('link', { name: '本人確認へ進む' }).click()
    await expect.poll(() => field(room, '氏名').inputValue()).toBe('山田 太郎')
    await tapTenTimes(room, '審査に送る')
    await shown(room, '審査に送りました')
    expect(await reviewsOf(room, FRESH)).toBe(1)
    await goTo(page, '#/user/WithCard')
    await page.getByText('本人確認を審査中です。').waitFor()

    await asked(room, FRESH, 'user/advanceClock', { to: 'minutes15' })
    await page.reload()
    await shown(room, '口座の追加')
    await field(room, '口座名義').waitFor()
    expect(await field(room, '口座名義').inputValue()).toBe('ヤマダ タロウ')
    await chooseBank(room, 'ｽｽﾞｶｹ')
    await chooseBranch(room, '兜町支店')
    await field(room, '口座番号').fill('12345')
    await button(room, '口座を登録する').click()
    await page.getByText('口座番号は7桁の数字で入力してください。').waitFor()
    await button(room, '番号をつくる').click()
    const number = await field(room, '口座番号').inputValue()
    await page.getByText(`登録する口座　すずかけ模擬銀行　兜町支店　普通 ${number}`).waitFor()
    await tapTenTimes(room, '口座を登録する')
    await shown(room, '口座を登録しました')
    expect(await cardsOf(room, FRESH)).toMatchObject([{ numberEnd: number.slice(-3), holder: 'ヤマダ タロウ' }])

    await page.getByRole('link', { name: '出金へ進む' }).click()
    await page.getByRole('link', { name: '資金パスワードを設定する' }).click()
    await page.getByText('はじめての設定').waitFor()
    await field(room, 'ログインパスワード').fill('wrong2026')
    await typeFundPassword(room, '1234567', '1234568')
    await button(room, '資金パスワードを設定する').click()
    await page.getByText('同じ数字だけ、連続した数字は使えません。').waitFor()
    await page.getByText('2つのパスワードが一致しません。').waitFor()
    await typeFundPassword(room, '２０２７０３０１', '20270301')
    await button(room, '資金パスワードを設定する').click()
    await alert(room).getByText('いまのパスワードが違います。').waitFor()
    await alert(room).getByRole('link', { name: 'パスワードを再設定する' }).click()
    await page.getByRole('dialog', { name: 'パスワードの再設定' }).waitFor()
    await goTo(page, '#/user/setPassword')
    await typeFundPassword(room, '20270301')
    await field(room, 'ログインパスワード').fill('kabuto2026')
    await loseAnswer(room, 'user/setFundPassword')
    await tapTenTimes(room, '資金パスワードを設定する')
    await shown(room, '資金パスワードを設定しました')
    expect(await asked(room, FRESH, 'user/info')).toMatchObject({ fundPasswordSet: true, name: '山田 太郎' })
    const kept = await page.evaluate(() => JSON.stringify([window.sessionStorage, window.localStorage]))
    expect(kept).not.toContain('20270301')
    await page.getByRole('link', { name: '出金へ進む' }).click()
    await field(room, '出金額').waitFor()

    await page.goto(`${address}?lang=en#/user/bandCard`)
    await shown(room, 'Your identity is verified')
    await page.getByText(/^•••• •••• \d{4}$/).waitFor()
    expect(complaints).toEqual([CUT])
    await room.leave()
  })

  test('rejected with its reason, a picture that is gone, sent again with the answer lost, then approved', async () => {
    const room = await at('#/user/bandCard', UNVERIFIED)
    const { page, address } = room
    await shown(room, '本人確認')
    await typeWho(room)
    await button(room, '見本の画像を使う').click()
    const png = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(800, 500)
      canvas.getContext('2d')?.fillRect(0, 0, 400, 250)
      const made = await canvas.convertToBlob({ type: 'image/png' })
      return [...new Uint8Array(await made.arrayBuffer())]
    })
    const own = { name: 'front.png', mimeType: 'image/png', buffer: Buffer.from(png) }
    const uploaded = page.waitForResponse(/common\/upload/)
    await page.locator('input[name="front"]').setInputFiles({ ...own, buffer: Buffer.from('no picture') })
    await page.getByText('画像として読み込めません').first().waitFor()
    await page.locator('input[name="front"]').setInputFiles(own)
    const { data } = (await (await uploaded).json()) as { data: { id: string } }
    await page.getByText('選んだ画像（「見本」の字を入れました）').waitFor()

    // Sent in another tab with the same picture: there it is in review, and here it cannot be sent.
    const other = {
      name: '山田 太郎',
      nameKana: 'ヤマダ タロウ',
      idNumber: '000012345678',
      front: data.id,
      back: 'sample-back',
    }
    await asked(room, UNVERIFIED, 'user/submitIdentity', other)
    await button(room, '審査に送る').click()
    await alert(room).getByText('いまの状態は「審査中」です。').waitFor()
    await alert(room).getByRole('button', { name: '最新の状態を読み込む' }).click()
    await shown(room, '審査に送りました')
    await asked(room, UNVERIFIED, 'user/advanceClock', { to: 'minutes15' })
    await page.reload()
    await page.getByText('理由：裏面の画像が読み取れません').waitFor()
    expect(await field(room, '氏名').inputValue()).toBe('山田 太郎')

    // The picture went with its review.
    await button(room, '番号をつくる').click()
    await button(room, '見本の画像を使う').click()
    await page.route('**/user/submitIdentity*', (route) =>
      route.continue({ postData: JSON.stringify({ ...(route.request().postDataJSON() as object), front: data.id }) }),
    )
    await button(room, '審査に送る').click()
    await alert(room).getByText('表面の画像が見つかりません。').waitFor()
    await page.unroute('**/user/submitIdentity*')
    const chooser = page.waitForEvent('filechooser')
    await alert(room).getByRole('button', { name: '画像を選ぶ' }).click()
    await (await chooser).setFiles(own)
    await page.getByText('選んだ画像（「見本」の字を入れました）').waitFor()
    await loseAnswer(room, 'user/submitIdentity')
    await button(room, '審査に送る').click()
    await page.getByText('応答が届かないため、結果を確認中です。').waitFor()
    await shown(room, '審査に送りました')
    expect(await reviewsOf(room, UNVERIFIED)).toBe(1)

    await asked(room, ADMIN, 'admin/approve', { kind: 'identity', id: UNVERIFIED })
    await page.goto(`${address}?lang=zh-Hant#/user/bandCard`)
    await shown(room, '實名驗證已完成')
    await room.leave()
  })
})

describe('accounts of a verified member', () => {
  test('記号・番号, another region, a duplicate, a failed send and one that is lost', async () => {
    const room = await at('#/user/WithCard', DEMO)
    const { page, complaints } = room
    await chooseBank(room, '9990')
    await field(room, '記号').fill('22345')
    await field(room, '番号').fill('12345672')
    await page.getByText('記号は0か1で始まる5桁の数字で入力してください。').waitFor()
    await field(room, '記号').fill('１２３４５')
    await field(room, '番号').fill('12345671')
    await page.getByText('登録する口座　カブト模擬ゆうちょ　二三八店　普通 1234567').waitFor()
    await asked(room, ADMIN, 'admin/fault', { call: 'user/addCard', fault: 'failed' })
    await button(room, '口座を登録する').click()
    await alert(room).getByText('変更できませんでした。').waitFor()
    await asked(room, ADMIN, 'admin/fault', { call: 'user/addCard', fault: 'none' })
    await alert(room).getByRole('button', { name: '最新の状態を読み込む' }).click()
    await loseAnswer(room, 'user/addCard')
    await tapTenTimes(room, '口座を登録する')
    await page.getByText('応答が届かないため、結果を確認中です。').waitFor()
    await shown(room, '口座を登録しました')
    await page.unroute('**/user/addCard*')
    expect((await cardsOf(room, DEMO)).filter(({ numberEnd }) => numberEnd === '567')).toHaveLength(1)

    // The same one by branch and number, and with the codes of another region.
    await page.getByRole('link', { name: '銀行口座を見る' }).click()
    await page.getByRole('link', { name: '口座を追加' }).click()
    await chooseBank(room, 'ゆうちょ')
    await page.getByText('店番・口座番号').click()
    await field(room, '店番').fill('238')
    await field(room, '口座番号').fill('1234567')
    await button(room, '口座を登録する').click()
    await alert(room).getByText('この口座は登録済みです。').waitFor()
    await alert(room).getByRole('link', { name: '登録済みの口座を見る' }).click()
    await page.getByText('••••567').waitFor()
    await page.getByRole('link', { name: '口座を追加' }).click()
    await page.getByText('ほかの地域').click()
    await chooseBank(room, 'うみねこ')
    await chooseBranch(room, 'インターネット支店')
    await field(room, '口座番号').fill('0998901')
    await field(room, '口座名義').fill('YAMADA TARO')
    await field(room, 'IFSC').fill('ABCD0998901')
    await field(room, 'UPI').fill('misaki@bank')
    await field(room, 'UPI').press('Tab')
    await page.getByText('口座名義は本人確認の名義「SATO MISAKI」と同じにしてください。').waitFor()
    await page.getByText('IFSC は MOGI0 と英数字6文字で入力してください。').waitFor()
    await page.getByText('UPI は「名前@mogi」の形で入力してください。').waitFor()
    await button(room, '確認済みの名義にする').click()
    await field(room, 'IFSC').fill('mogi0998901')
    await field(room, 'UPI').fill('misaki.sato@mogi')
    await page.keyboard.press('Enter')
    await shown(room, '口座を登録しました')
    expect(await cardsOf(room, DEMO)).toContainEqual(
      expect.objectContaining({ region: 'other', holder: 'SATO MISAKI', ifsc: 'MOGI0998901', numberEnd: '901' }),
    )
    expect(complaints).toEqual([CUT])
    await room.leave()
  })

  test('an account stays while a withdrawal to it is in review; wrong passwords lock; unbound once, by keyboard', async () => {
    const room = await at('#/user/BankCard', DEMO)
    const { page, complaints } = room
    const sheet = page.getByRole('dialog', { name: '登録を解除しますか' })
    const password = sheet.getByLabel('資金パスワード', { exact: true })
    const unbind = sheet.getByRole('button', { name: '解除する' })
    const [first] = await cardsOf(room, DEMO)
    await button(room, 'この口座の登録を解除').first().click()
    await unbind.click()
    await sheet.getByText('資金パスワードを入力してください。').waitFor()
    await password.fill('11111111')
    await asked(room, DEMO, 'funds/withdraw', { amount: '5000', cardId: first?.id, fundPassword: '20260712' })
    await unbind.click()
    await sheet.getByRole('alert').getByText('審査中の出金があります。').waitFor()
    await sheet.getByRole('link', { name: '審査中の記録を開く' }).click()
    await page.getByRole('dialog', { name: '出金の記録' }).waitFor()
    await goTo(page, '#/user/BankCard')
    await page.getByText('審査中の出金の振込先です。').waitFor()
    await page.getByRole('link', { name: '審査中の記録を見る' }).click()
    await page.getByRole('dialog', { name: '出金の記録' }).waitFor()
    await goTo(page, '#/user/BankCard')

    await button(room, 'この口座の登録を解除').click()
    for (const left of [4, 3, 2]) {
      await password.fill('11111111')
      await unbind.click()
      await sheet.getByRole('alert').getByText(`あと${left}回間違えると`).waitFor()
    }
    await sheet.getByRole('link', { name: '資金パスワードを再設定する' }).click()
    await page.getByText('変更', { exact: true }).waitFor()
    const old = field(room, 'いまの資金パスワード')
    const change = button(room, '資金パスワードを変更する')
    await old.fill('11111111')
    await typeFundPassword(room, '20270301')
    await change.click()
    await alert(room).getByText('あと1回間違えると').waitFor()
    await old.fill('11111112')
    await change.click()
    await alert(room).getByText('資金パスワードを5回続けて間違えたため、ロックしています。').waitFor()
    await alert(room).getByRole('button', { name: '資金パスワードを再設定する' }).click()
    await field(room, 'ログインパスワード').fill('kabuto2026')
    await tapTenTimes(room, '資金パスワードを変更する')
    await shown(room, '資金パスワードを変更しました')
    await page.getByText('その時刻まで待つ必要があります。').waitFor()
    expect(complaints).toEqual([])
    await room.leave()

    const other = await at('#/user/BankCard', WEALTHY)
    const [gone, ...kept] = await cardsOf(other, WEALTHY)
    const again = other.page.getByRole('dialog', { name: '登録を解除しますか' })
    await button(other, 'この口座の登録を解除').first().click()
    await again.getByLabel('資金パスワード', { exact: true }).fill('20260712')
    await asked(other, ADMIN, 'admin/fault', { call: 'user/unbindCard', fault: 'failed' })
    await again.getByRole('button', { name: '解除する' }).click()
    await alert(other).getByText('削除できませんでした。').waitFor()
    await asked(other, ADMIN, 'admin/fault', { call: 'user/unbindCard', fault: 'none' })
    await alert(other).getByRole('button', { name: '最新の状態を読み込む' }).click()

    // Unbound in another tab.
    await asked(other, WEALTHY, 'user/unbindCard', { id: gone?.id, fundPassword: '20260712' })
    await again.getByRole('button', { name: '解除する' }).click()
    await alert(other).getByText('お探しのものは見つかりません。').waitFor()
    await alert(other).getByRole('button', { name: '最新の状態を読み込む' }).click()
    await again.getByRole('button', { name: '解除しない' }).click()
    await button(other, 'この口座の登録を解除').waitFor()
    await byKeyboard(other)
    expect(await cardsOf(other, WEALTHY)).toHaveLength(kept.length - 1)
    await other.leave()
  })
})
