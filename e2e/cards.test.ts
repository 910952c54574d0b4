import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { focusOf } from './browser.ts'
import { ADMIN, ask, call, DEMO } from './calls.ts'
import { alert, button, field, loseAnswer, madePicture, shown, tapTenTimes } from './finders.ts'
import { goTo, layerEntered, layersLeft, openAs, type Room, useRooms } from './room.ts'

const { enter } = useRooms()

/** Registered by the invitation of anybody. */
const FRESH = '0000482715'
const UNVERIFIED = '0000000002'
const WEALTHY = '0000000012'

const cardsOf = async (room: Room, account: string): Promise<{ id: string; numberEnd: string; holder: string }[]> =>
  (await ask(room.address, 'user/cards', {}, account)) as { id: string; numberEnd: string; holder: string }[]

async function reviewsOf(room: Room, account: string): Promise<number> {
  const { items } = (await ask(room.address, 'admin/queue', { kind: 'identity' }, ADMIN)) as { items: { id: string }[] }
  return items.filter(({ id }) => id === account).length
}

/** Opened by a link, as a member who has to log in first. */
async function at(hash: string, account: string): Promise<Room> {
  const room = await enter()
  if (account === FRESH)
    await call(room.address, 'user/register', { account, password: 'kabuto2026', inviteCode: 'KABUTO', agreed: true })
  await openAs(room, hash, account)
  return room
}

/** What the browser says of an answer that was cut off. */
const CUT = 'Failed to load resource: net::ERR_FAILED'

async function typeWho(page: Page): Promise<void> {
  await field(page, '氏名').fill('山田 太郎')
  await field(page, '氏名（カナ）').fill('やまだ　たろう')
  await button(page, '番号をつくる').click()
}

async function chooseBank(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^金融機関/ }).click()
  const search = page.getByRole('searchbox', { name: '名前・かな・コードで探す' })
  await search.fill(text)
  await search.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

async function chooseBranch(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^支店/ }).click()
  await page.getByRole('dialog').getByText(name).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

async function typeFundPassword(page: Page, password: string, again = password): Promise<void> {
  await field(page, '新しい資金パスワード').fill(password)
  await field(page, '新しい資金パスワード（確認）').fill(again)
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
async function byKeyboard(page: Page): Promise<void> {
  await loseAnswer(page, 'user/unbindCard')
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
  test('identity first, approved; an account; the fund password; each said before the form, sent once', async () => {
    const room = await at('#/user/WithCard', FRESH)
    const { page, address, complaints } = room
    await page.getByText('先に本人確認をしてください。').waitFor()
    expect(await page.getByRole('textbox').count()).toBe(0)
    await page.getByRole('link', { name: '本人確認へ進む' }).click()
    await shown(page, '本人確認')
    await field(page, '氏名').waitFor()
    expect(await focusOf(page)).toMatch(/^heading "本人確認"/)

    await field(page, '身分証の番号').fill('1234 5678 9012')
    await button(page, '審査に送る').click()
    await page
      .getByText('証明書番号は0000で始まる12桁の数字で入力してください。実在の番号は使えません。')
      .first()
      .waitFor()
    await page.getByText('入力内容を1か所直すと送信できます').waitFor()
    await button(page, '番号をつくる').click()
    await button(page, '審査に送る').click()
    await page.getByText('入力内容を4か所直すと送信できます').waitFor()
    await page.getByText('氏名を入力してください。').waitFor()
    await page.getByText('裏面の画像を選ぶか、見本を使ってください。').waitFor()
    await typeWho(page)
    await button(page, '見本の画像を使う').click()
    // What was typed is still there after a detour and a reload.
    await goTo(page, '#/user/BankCard')
    await page.getByText('口座の登録には、本人確認が必要です。').waitFor()
    await page.reload()
    await page.getByRole('link', { name: '本人確認へ進む' }).click()
    await expect.poll(() => field(page, '氏名').inputValue()).toBe('山田 太郎')
    await tapTenTimes(button(page, '審査に送る'))
    await shown(page, '審査に送りました')
    expect(await reviewsOf(room, FRESH)).toBe(1)
    await goTo(page, '#/user/WithCard')
    await page.getByText('本人確認を審査中です。').waitFor()

    await ask(room.address, 'user/advanceClock', { to: 'minutes15' }, FRESH)
    await page.reload()
    await shown(page, '口座の追加')
    await field(page, '口座名義').waitFor()
    expect(await field(page, '口座名義').inputValue()).toBe('ヤマダ タロウ')
    await chooseBank(page, 'ｽｽﾞｶｹ')
    await chooseBranch(page, '兜町支店')
    await field(page, '口座番号').fill('12345')
    await button(page, '口座を登録する').click()
    await page.getByText('口座番号は7桁の数字で入力してください。').waitFor()
    await button(page, '番号をつくる').click()
    const number = await field(page, '口座番号').inputValue()
    await page.getByText(`登録する口座　すずかけ模擬銀行　兜町支店　普通 ${number}`).waitFor()
    await tapTenTimes(button(page, '口座を登録する'))
    await shown(page, '口座を登録しました')
    expect(await cardsOf(room, FRESH)).toMatchObject([{ numberEnd: number.slice(-3), holder: 'ヤマダ タロウ' }])

    await page.getByRole('link', { name: '出金へ進む' }).click()
    await page.getByRole('link', { name: '資金パスワードを設定する' }).click()
    await page.getByText('はじめての設定').waitFor()
    await field(page, 'ログインパスワード').fill('wrong2026')
    await typeFundPassword(page, '1234567', '1234568')
    await button(page, '資金パスワードを設定する').click()
    await page.getByText('同じ数字だけ、連続した数字は使えません。').waitFor()
    await page.getByText('2つのパスワードが一致しません。').waitFor()
    await typeFundPassword(page, '２０２７０３０１', '20270301')
    await button(page, '資金パスワードを設定する').click()
    await alert(page).getByText('いまのパスワードが違います。').waitFor()
    await alert(page).getByRole('link', { name: 'パスワードを再設定する' }).click()
    await page.getByRole('dialog', { name: 'パスワードの再設定' }).waitFor()
    await goTo(page, '#/user/setPassword')
    await typeFundPassword(page, '20270301')
    await field(page, 'ログインパスワード').fill('kabuto2026')
    await loseAnswer(page, 'user/setFundPassword')
    await tapTenTimes(button(page, '資金パスワードを設定する'))
    await shown(page, '資金パスワードを設定しました')
    expect(await ask(room.address, 'user/info', {}, FRESH)).toMatchObject({ fundPasswordSet: true, name: '山田 太郎' })
    const kept = await page.evaluate(() => JSON.stringify([window.sessionStorage, window.localStorage]))
    expect(kept).not.toContain('20270301')
    await page.getByRole('link', { name: '出金へ進む' }).click()
    await field(page, '出金額').waitFor()

    await page.goto(`${address}?lang=en#/user/bandCard`)
    await shown(page, 'Your identity is verified')
    await page.getByText(/^•••• •••• \d{4}$/).waitFor()
    expect(complaints).toEqual([CUT])
    await room.leave()
  })

  test('rejected with its reason, a picture that is gone, sent again with the answer lost, then approved', async () => {
    const room = await at('#/user/bandCard', UNVERIFIED)
    const { page, address } = room
    await shown(page, '本人確認')
    await typeWho(page)
    await button(page, '見本の画像を使う').click()
    const own = await madePicture(page)
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
    await ask(room.address, 'user/submitIdentity', other, UNVERIFIED)
    await button(page, '審査に送る').click()
    await alert(page).getByText('いまの状態は「審査中」です。').waitFor()
    await alert(page).getByRole('button', { name: '最新の状態を読み込む' }).click()
    await shown(page, '審査に送りました')
    await ask(room.address, 'user/advanceClock', { to: 'minutes15' }, UNVERIFIED)
    await page.reload()
    await page.getByText('理由：裏面の画像が読み取れません').waitFor()
    expect(await field(page, '氏名').inputValue()).toBe('山田 太郎')

    // The picture went with its review.
    await button(page, '番号をつくる').click()
    await button(page, '見本の画像を使う').click()
    await page.route('**/user/submitIdentity*', (route) =>
      route.continue({ postData: JSON.stringify({ ...(route.request().postDataJSON() as object), front: data.id }) }),
    )
    await button(page, '審査に送る').click()
    await alert(page).getByText('表面の画像が見つかりません。').waitFor()
    await page.unroute('**/user/submitIdentity*')
    const chooser = page.waitForEvent('filechooser')
    await alert(page).getByRole('button', { name: '画像を選ぶ' }).click()
    await (await chooser).setFiles(own)
    await page.getByText('選んだ画像（「見本」の字を入れました）').waitFor()
    await loseAnswer(page, 'user/submitIdentity')
    await button(page, '審査に送る').click()
    await page.getByText('応答が届かないため、結果を確認中です。').waitFor()
    await shown(page, '審査に送りました')
    expect(await reviewsOf(room, UNVERIFIED)).toBe(1)

    await ask(room.address, 'admin/approve', { kind: 'identity', id: UNVERIFIED }, ADMIN)
    await page.goto(`${address}?lang=zh-Hant#/user/bandCard`)
    await shown(page, '實名驗證已完成')
    await room.leave()
  })
})

describe('accounts of a verified member', () => {
  test('記号・番号, another region, a duplicate, a failed send and one that is lost', async () => {
    const room = await at('#/user/WithCard', DEMO)
    const { page, complaints } = room
    await chooseBank(page, '9990')
    await field(page, '記号').fill('22345')
    await field(page, '番号').fill('12345672')
    await page.getByText('記号は0か1で始まる5桁の数字で入力してください。').waitFor()
    await field(page, '記号').fill('１２３４５')
    await field(page, '番号').fill('12345671')
    await page.getByText('登録する口座　カブト模擬ゆうちょ　二三八店　普通 1234567').waitFor()
    await ask(room.address, 'admin/fault', { call: 'user/addCard', fault: 'failed' }, ADMIN)
    await button(page, '口座を登録する').click()
    await alert(page).getByText('変更できませんでした。').waitFor()
    await ask(room.address, 'admin/fault', { call: 'user/addCard', fault: 'none' }, ADMIN)
    await alert(page).getByRole('button', { name: '最新の状態を読み込む' }).click()
    await loseAnswer(page, 'user/addCard')
    await tapTenTimes(button(page, '口座を登録する'))
    await page.getByText('応答が届かないため、結果を確認中です。').waitFor()
    await shown(page, '口座を登録しました')
    await page.unroute('**/user/addCard*')
    expect((await cardsOf(room, DEMO)).filter(({ numberEnd }) => numberEnd === '567')).toHaveLength(1)

    // The same one by branch and number, and with the codes of another region.
    await page.getByRole('link', { name: '銀行口座を見る' }).click()
    await page.getByRole('link', { name: '口座を追加' }).click()
    await chooseBank(page, 'ゆうちょ')
    await page.getByText('店番・口座番号').click()
    await field(page, '店番').fill('238')
    await field(page, '口座番号').fill('1234567')
    await button(page, '口座を登録する').click()
    await alert(page).getByText('この口座は登録済みです。').waitFor()
    await alert(page).getByRole('link', { name: '登録済みの口座を見る' }).click()
    await page.getByText('••••567').waitFor()
    await page.getByRole('link', { name: '口座を追加' }).click()
    await page.getByText('ほかの地域').click()
    await chooseBank(page, 'うみねこ')
    await chooseBranch(page, 'インターネット支店')
    await field(page, '口座番号').fill('0998901')
    await field(page, '口座名義').fill('YAMADA TARO')
    await field(page, 'IFSC').fill('ABCD0998901')
    await field(page, 'UPI').fill('misaki@bank')
    await field(page, 'UPI').press('Tab')
    await page.getByText('口座名義は本人確認の名義「SATO MISAKI」と同じにしてください。').waitFor()
    await page.getByText('IFSC は MOGI0 と英数字6文字で入力してください。').waitFor()
    await page.getByText('UPI は「名前@mogi」の形で入力してください。').waitFor()
    await button(page, '確認済みの名義にする').click()
    await field(page, 'IFSC').fill('mogi0998901')
    await field(page, 'UPI').fill('misaki.sato@mogi')
    await page.keyboard.press('Enter')
    await shown(page, '口座を登録しました')
    expect(await cardsOf(room, DEMO)).toContainEqual(
      expect.objectContaining({ region: 'other', holder: 'SATO MISAKI', ifsc: 'MOGI0998901', numberEnd: '901' }),
    )
    expect(complaints).toEqual([CUT])
    await room.leave()
  })

  test('an account stays while a withdrawal to it is in review; wrong passwords lock; unbound once', async () => {
    const room = await at('#/user/BankCard', DEMO)
    const { page, complaints } = room
    const sheet = page.getByRole('dialog', { name: '登録を解除しますか' })
    const password = sheet.getByLabel('資金パスワード', { exact: true })
    const unbind = sheet.getByRole('button', { name: '解除する' })
    const [first] = await cardsOf(room, DEMO)
    await button(page, 'この口座の登録を解除').first().click()
    await unbind.click()
    await sheet.getByText('資金パスワードを入力してください。').waitFor()
    await password.fill('11111111')
    await ask(room.address, 'funds/withdraw', { amount: '5000', cardId: first?.id, fundPassword: '20260712' }, DEMO)
    await unbind.click()
    await sheet.getByRole('alert').getByText('審査中の出金があります。').waitFor()
    await sheet.getByRole('link', { name: '審査中の記録を開く' }).click()
    await page.getByRole('dialog', { name: '出金の記録' }).waitFor()
    await layerEntered(page)
    await goTo(page, '#/user/BankCard')
    await layersLeft(page)
    await page.getByText('審査中の出金の振込先です。').waitFor()
    await page.getByRole('link', { name: '審査中の記録を見る' }).click()
    await page.getByRole('dialog', { name: '出金の記録' }).waitFor()
    await layerEntered(page)
    await goTo(page, '#/user/BankCard')
    await layersLeft(page)

    await button(page, 'この口座の登録を解除').click()
    for (const left of [4, 3, 2]) {
      await password.fill('11111111')
      await unbind.click()
      await sheet.getByRole('alert').getByText(`あと${left}回間違えると`).waitFor()
    }
    await sheet.getByRole('link', { name: '資金パスワードを再設定する' }).click()
    await page.getByText('変更', { exact: true }).waitFor()
    const old = field(page, 'いまの資金パスワード')
    const change = button(page, '資金パスワードを変更する')
    await old.fill('11111111')
    await typeFundPassword(page, '20270301')
    await change.click()
    await alert(page).getByText('あと1回間違えると').waitFor()
    await old.fill('11111112')
    await change.click()
    await alert(page).getByText('資金パスワードを5回続けて間違えたため、ロックしています。').waitFor()
    await alert(page).getByRole('button', { name: '資金パスワードを再設定する' }).click()
    await field(page, 'ログインパスワード').fill('kabuto2026')
    await tapTenTimes(button(page, '資金パスワードを変更する'))
    await shown(page, '資金パスワードを変更しました')
    await page.getByText('その時刻まで待つ必要があります。').waitFor()
    expect(complaints).toEqual([])
    await room.leave()

    const other = await at('#/user/BankCard', WEALTHY)
    const [gone, ...kept] = await cardsOf(other, WEALTHY)
    const again = other.page.getByRole('dialog', { name: '登録を解除しますか' })
    await button(other.page, 'この口座の登録を解除').first().click()
    await again.getByLabel('資金パスワード', { exact: true }).fill('20260712')
    await ask(other.address, 'admin/fault', { call: 'user/unbindCard', fault: 'failed' }, ADMIN)
    await again.getByRole('button', { name: '解除する' }).click()
    await alert(other.page).getByText('削除できませんでした。').waitFor()
    await ask(other.address, 'admin/fault', { call: 'user/unbindCard', fault: 'none' }, ADMIN)
    await alert(other.page).getByRole('button', { name: '最新の状態を読み込む' }).click()

    // Unbound in another tab.
    await ask(other.address, 'user/unbindCard', { id: gone?.id, fundPassword: '20260712' }, WEALTHY)
    await again.getByRole('button', { name: '解除する' }).click()
    await alert(other.page).getByText('お探しのものは見つかりません。').waitFor()
    await alert(other.page).getByRole('button', { name: '最新の状態を読み込む' }).click()
    await again.getByRole('button', { name: '解除しない' }).click()
    await expect.poll(() => button(other.page, 'この口座の登録を解除').count()).toBe(kept.length)
    await byKeyboard(other.page)
    expect(await cardsOf(other, WEALTHY)).toHaveLength(kept.length - 1)
    await other.leave()
  })
})
