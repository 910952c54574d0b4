import { describe, expect, test } from 'vitest'
import { ask, DEMO } from './calls.ts'
import { visible } from './finders.ts'
import { hasFocus, press, reach, write } from './keys.ts'
import { goTo, type Room, useRooms } from './room.ts'

// Nobody touches these pages either: each flow to its end by role and name.

const { enter } = useRooms()
const UNVERIFIED = '0000000002'
const FROZEN = '0000000003'

/** Its last words are there once all of it has come. */
type Place = { hash: string; account: string; heading: string; last: string }

/** By a link, after the login. */
async function at({ hash, account, heading, last }: Place): Promise<Room> {
  const room = await enter()
  const { page, address } = room
  await page.goto(`${address}#/user/usercenter`)
  await page.locator('#root').getByLabel('会員番号', { exact: true }).waitFor()
  await write(page, 'textbox "会員番号"', account)
  await write(page, 'textbox "パスワード"', 'kabuto2026')
  await reach(page, 'checkbox')
  await page.keyboard.press('Space')
  await press(page, 'button "ログイン"')
  await hasFocus(page, 'heading "マイページ"')
  await page.getByText('ログインしました。').waitFor({ state: 'hidden' })
  await goTo(page, hash)
  await visible(page.getByText(last)).last().waitFor()
  await hasFocus(page, `heading "${heading}"`)
  return room
}

describe('by keys alone', () => {
  test('identity: what is missing has the focus; number made, samples taken, it is in review', async () => {
    const room = await at({ hash: '#/user/bandCard', account: UNVERIFIED, heading: '本人確認', last: '審査に送る' })
    const { page, complaints } = room
    expect(await reach(page, 'button "審査に送る"')).toEqual([
      'textbox "氏名"',
      'textbox "氏名（カナ）"',
      'textbox "身分証の番号"',
      'button "番号をつくる"',
      'button "表面を追加"',
      'button "裏面を追加"',
      'button "見本の画像を使う"',
      'button "審査に送る"',
    ])
    // The names are there from the time before; the number is not kept.
    await page.keyboard.press('Enter')
    await hasFocus(page, 'textbox "身分証の番号" [invalid]')
    await reach(page, 'textbox "氏名（カナ）"', 'Shift+Tab')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Enter')
    await hasFocus(page, 'textbox "氏名（カナ）" [invalid]')
    await page.keyboard.type('やまだ　たろう')
    await reach(page, 'textbox "氏名"', 'Shift+Tab')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('山田 太郎')
    await press(page, 'button "番号をつくる"')
    await press(page, 'button "見本の画像を使う"')
    await press(page, 'button "審査に送る"')
    await hasFocus(page, 'heading "本人確認"')
    await page.getByRole('heading', { name: '審査に送りました' }).waitFor()
    expect(await ask(room.address, 'user/identity', {}, UNVERIFIED)).toMatchObject({
      state: 'underReview',
      name: '山田 太郎',
      nameKana: 'ヤマダ タロウ',
    })
    await press(page, 'link "マイページへ戻る"')
    await hasFocus(page, 'heading "マイページ"')
    expect(complaints).toEqual([])
    await room.leave()
  })

  test('an account: the bank by its code, the branch by arrows, a wrong number told at its field', async () => {
    const room = await at({ hash: '#/user/WithCard', account: DEMO, heading: '口座の追加', last: '口座を登録する' })
    const { page, complaints } = room
    expect(await reach(page, 'button "口座を登録する"')).toEqual([
      'radio "日本の口座" [checked]',
      'textbox "口座名義"',
      'button "金融機関 金融機関を選んでください"',
      'button "支店 支店を選んでください" [disabled]',
      'radio "普通" [checked]',
      'textbox "口座番号"',
      'button "番号をつくる"',
      'button "口座を登録する"',
    ])
    await reach(page, 'button "金融機関', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await hasFocus(page, 'searchbox "名前・かな・コードで探す"')
    await page.keyboard.type('9993')
    await page.keyboard.press('Enter')
    await hasFocus(page, 'button "金融機関 ')
    await press(page, 'button "支店 ')
    await hasFocus(page, /^radio /)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await hasFocus(page, /^button "支店 (?!支店を選んでください)/)
    await write(page, 'textbox "口座番号"', '12345')
    await page.keyboard.press('Enter')
    await hasFocus(page, 'textbox "口座番号" [invalid]')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('0771234')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: '口座を登録しました' }).waitFor()
    await hasFocus(page, 'heading "口座の追加"')
    expect(await ask(room.address, 'user/cards')).toContainEqual(
      expect.objectContaining({ bankCode: '9993', numberEnd: '234', holder: 'サトウ ミサキ' }),
    )
    await press(page, 'link "銀行口座を見る"')
    await hasFocus(page, 'heading "銀行口座"')
    expect(complaints).toEqual([])
    await room.leave()
  })

  test('the fund password: shown and hidden, a mistake said, changed, asked for at the next withdrawal', async () => {
    const room = await at({
      hash: '#/user/setPassword',
      account: DEMO,
      heading: '資金パスワード',
      last: '資金パスワードを変更する',
    })
    const { page, complaints } = room
    expect(await reach(page, 'button "資金パスワードを変更する"')).toEqual([
      'radio "いまの資金パスワード" [checked]',
      'textbox "いまの資金パスワード"',
      'button "パスワードを表示"',
      'textbox "新しい資金パスワード"',
      'button "パスワードを表示"',
      'textbox "新しい資金パスワード（確認）"',
      'button "パスワードを表示"',
      'button "資金パスワードを変更する"',
    ])
    await page.keyboard.press('Enter')
    await hasFocus(page, 'textbox "いまの資金パスワード" [invalid]')
    await page.keyboard.type('20260712')
    await press(page, 'button "パスワードを表示"')
    await hasFocus(page, 'button "パスワードを表示" [pressed]')
    await write(page, 'textbox "新しい資金パスワード"', '20270301')
    await write(page, 'textbox "新しい資金パスワード（確認）"', '20270302')
    await page.keyboard.press('Enter')
    await hasFocus(page, 'textbox "新しい資金パスワード（確認）" [invalid]')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('20270301')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: '資金パスワードを変更しました' }).waitFor()
    await hasFocus(page, 'heading "資金パスワード"')
    await press(page, 'link "出金へ進む"')
    await hasFocus(page, 'heading "出金"')
    await write(page, 'textbox "出金額"', '5000')
    await write(page, 'textbox "資金パスワード"', '20270301')
    await page.keyboard.press('Enter')
    await hasFocus(page, 'heading "出金の申請"')
    expect(complaints).toEqual([])
    await room.leave()
  })

  test('support: an appeal against the freeze, and a question with its answer', async () => {
    const room = await at({ hash: '#/user/kf', account: FROZEN, heading: 'お問い合わせ', last: '質問の例' })
    const { page, complaints } = room
    await press(page, 'button "異議を申し立てる"')
    await hasFocus(page, 'textbox "異議の内容" [invalid]')
    await page.keyboard.type('新しい証明書を提出しました。')
    await press(page, 'button "異議を申し立てる"')
    await page.getByText('回答待ち').waitFor()
    await hasFocus(page, /^(?!nothing)/)
    await write(page, 'textbox "質問"', '出金の手順を教えてください')
    await page.keyboard.press('Enter')
    const log = page.getByRole('log', { name: 'やりとり' })
    await log.getByText('出金の手順を教えてください').waitFor()
    await hasFocus(page, 'textbox "質問"')
    await expect.poll(() => log.getByRole('link').count()).toBeGreaterThan(0)
    await reach(page, /^link /, 'Shift+Tab')
    expect(await ask(room.address, 'user/info', {}, FROZEN)).toMatchObject({
      blocks: { frozen: { appeal: { state: 'pending', text: '新しい証明書を提出しました。' } } },
    })
    expect(complaints).toEqual([])
    await room.leave()
  })

  test('the language by arrows: the page speaks it at once, and the books know it', async () => {
    const room = await at({ hash: '#/user/language', account: DEMO, heading: '言語', last: 'English' })
    const { page, complaints } = room
    await reach(page, /^radio "日本語.*" \[checked\]/)
    await page.keyboard.press('ArrowDown')
    await hasFocus(page, /^radio "English.*" \[checked\]/)
    await page.getByRole('heading', { level: 1, name: 'Language' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await expect.poll(() => ask(room.address, 'user/info')).toMatchObject({ lang: 'en' })
    await reach(page, 'link "Back"', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await hasFocus(page, /^heading "/)
    expect(complaints).toEqual([])
    await room.leave()
  })
})
