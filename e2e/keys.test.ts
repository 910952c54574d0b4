import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { focusOf } from './browser.ts'
import { hasFocus, press, reach, tryModal, write } from './keys.ts'
import { type Room, useRooms } from './room.ts'
import { sampled } from './sampled.ts'

// Nobody touches these pages: no click, no tap, no fill. What cannot be done here cannot be done without a pointer.

const { enter } = useRooms()

const ja = {
  query: '',
  start: 'heading "落ち着いて、相場を学ぶ場所。"',
  look: 'button "デモ会員で見てみる"',
  home: 'heading "ホーム"',
  toFunds: 'link "資産"',
  funds: 'heading "資産"',
  toWithdraw: 'link "出金"',
  withdraw: 'heading "出金"',
  why: 'button "なぜ全額出金できない？"',
  whySheet: 'dialog "なぜ全額出金できない？"',
  close: 'button "閉じる"',
  put: /^button "[\d,]+円を出金額に入れる"$/,
  to: 'button "出金先 ',
  other: /^radio "カブト模擬ゆうちょ .*" \[checked\]$/,
  chosen: /^button "出金先 カブト模擬ゆうちょ /,
  amount: 'textbox "出金額"',
  password: 'textbox "資金パスワード"',
  wrong: /^alert "資金パスワードが違います。/,
  send: 'button "出金を申請する"',
  receipt: 'heading "出金の申請"',
  cancel: 'button "この出金を取り消す"',
  keep: 'button "取り消さない"',
  act: 'button "取り消す"',
  toList: 'link "資産へ戻る"',
}

type Words = typeof ja

const en: Words = {
  query: '?lang=en',
  start: 'heading "A calm place to learn the market."',
  look: 'button "Look around as a demo member"',
  home: 'heading "Home"',
  toFunds: 'link "Funds"',
  funds: 'heading "Funds"',
  toWithdraw: 'link "Withdraw"',
  withdraw: 'heading "Withdraw"',
  why: 'button "Why not the full amount?"',
  whySheet: 'dialog "Why not the full amount?"',
  close: 'button "Close"',
  put: /^button "Use /,
  to: 'button "To ',
  other: /^radio "Kabuto /,
  chosen: /^button "To Kabuto /,
  amount: 'textbox "Amount"',
  password: 'textbox "Fund password"',
  wrong: /^alert "The fund password/,
  send: 'button "Request withdrawal"',
  receipt: 'heading "Withdrawal request"',
  cancel: 'button "Cancel this withdrawal"',
  keep: 'button "Keep it"',
  act: 'button "Cancel withdrawal"',
  toList: 'link "Back to Funds"',
}

/** The first page leaves the focus to the browser: the next Tab is at the beginning of the page. */
async function openStart({ page, address }: Room, say: Words = ja): Promise<void> {
  await page.goto(`${address}${say.query}`)
  const heading = page.locator('#root h1')
  await heading.waitFor()
  expect(await heading.ariaSnapshot()).toContain(say.start)
  expect(await focusOf(page)).toBe('nothing')
}

/** A member is shown around, by keys. */
async function lookAround(room: Room, say: Words = ja): Promise<void> {
  const { page } = room
  await openStart(room, say)
  await press(page, say.look)
  await hasFocus(page, say.home)
}

/** From Home to a receipt, its cancelling, and back to Funds. */
async function withdraw(page: Page, say: Words): Promise<void> {
  await press(page, say.toFunds)
  await hasFocus(page, say.funds)
  await press(page, say.toWithdraw)
  await hasFocus(page, say.withdraw)

  await press(page, say.why)
  await hasFocus(page, say.whySheet)
  await press(page, say.put)
  await hasFocus(page, say.why)

  await press(page, say.to)
  await page.keyboard.press('ArrowDown')
  await hasFocus(page, say.other)
  await page.keyboard.press('Enter')
  await hasFocus(page, say.chosen)

  // Too little: the field says so and keeps the focus; then the next field that is missing has it.
  await write(page, say.amount, '500')
  await page.keyboard.press('Enter')
  await hasFocus(page, `${say.amount} [invalid]`)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('5000')
  await page.keyboard.press('Enter')
  await hasFocus(page, `${say.password} [invalid]`)
  await page.keyboard.type('11111111')
  await page.keyboard.press('Enter')
  await hasFocus(page, say.wrong)
  // Closed, it leaves the focus where it was.
  await press(page, say.close)
  await hasFocus(page, /^(?!nothing)/)
  await press(page, say.send)
  await hasFocus(page, `${say.password} [invalid]`)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('20260712')
  await page.keyboard.press('Enter')

  await hasFocus(page, say.receipt)
  await tryModal(page, { opener: say.cancel, focused: say.keep, stops: [say.keep, say.act] })
  await page.keyboard.press('Enter')
  await hasFocus(page, say.keep)
  await press(page, say.act)
  await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0)
  await hasFocus(page, /^(?!nothing)/)
  await press(page, say.toList)
  await hasFocus(page, say.funds)
}

describe('by keys alone', () => {
  test('in through the login in another language and back, each mistake told where it is, and out again', async () => {
    const room = await enter()
    const { page, complaints } = room
    await openStart(room)
    await reach(page, 'combobox "言語"')
    await page.keyboard.press('ArrowDown')
    await hasFocus(page, 'combobox "Language"')
    await page.keyboard.press('ArrowUp')
    await hasFocus(page, 'combobox "言語"')
    await press(page, 'link "ログイン"')
    await hasFocus(page, 'heading "ログイン"')

    await page.keyboard.press('Tab')
    await hasFocus(page, 'textbox "会員番号"')
    await page.keyboard.type('0000000001')
    await page.keyboard.press('Enter')
    await hasFocus(page, 'textbox "パスワード" [invalid]')
    await page.keyboard.type('kabuto2026')
    await page.keyboard.press('Enter')
    await hasFocus(page, 'checkbox "利用規約 と プライバシーポリシー に同意します" [invalid]')
    await tryModal(page, {
      opener: 'button "利用規約"',
      focused: 'dialog "利用規約"',
      stops: ['button "閉じる"', 'part of the page'],
    })
    await reach(page, 'checkbox', 'Shift+Tab')
    await page.keyboard.press('Space')
    await hasFocus(page, 'checkbox "利用規約 と プライバシーポリシー に同意します" [checked]')
    await press(page, 'button "ログイン"')
    await hasFocus(page, 'heading "ホーム"')

    await press(page, 'link "マイページ"')
    await hasFocus(page, 'heading "マイページ"')
    await tryModal(page, {
      opener: 'button "利用できる操作',
      focused: 'dialog "利用できる操作"',
      stops: ['button "閉じる"'],
    })
    await press(page, 'button "ログアウト"')
    await hasFocus(page, ja.start)
    expect(complaints).toEqual([])
    await room.leave()
  })

  test('through the places of the app, with the figures hidden and shown, and a sheet opened and closed', async () => {
    const room = await enter()
    const { page } = room
    await lookAround(room)
    await reach(page, 'button "金額を隠す"')
    await page.keyboard.press('Space')
    await hasFocus(page, 'button "金額を表示する"')
    await page.keyboard.press('Space')
    await hasFocus(page, 'button "金額を隠す"')
    for (const tab of ['マーケット', '取引', '資産', 'マイページ', 'ホーム']) {
      await press(page, `link "${tab}"`, 'Shift+Tab')
      await hasFocus(page, `heading "${tab}"`)
    }
    await press(page, 'link "資産"')
    await hasFocus(page, 'heading "資産"')
    await tryModal(page, {
      opener: 'button "円の現金 ',
      focused: 'dialog "円の現金"',
      stops: ['button "閉じる"'],
    })
    await reach(page, 'radio "入金" [checked]')
    await page.keyboard.press('ArrowRight')
    await hasFocus(page, /^radio "出金" \[checked\]/)
    expect(room.complaints).toEqual([])
    await room.leave()
  })

  test.each(
    sampled(
      [
        { look: 'in Japanese', say: ja, isSmall: false },
        { look: 'in English', say: en, isSmall: false },
        { look: 'on the smallest phone with text of twice the size', say: ja, isSmall: true },
      ],
      3,
    ),
  )('a withdrawal with its mistakes, its receipt and its cancelling $look', async ({ say, isSmall }) => {
    const room = await enter()
    const { page } = room
    if (isSmall) {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.dataset['text'] = '200'
        })
      })
    }
    await lookAround(room, say)
    await withdraw(page, say)
    expect(room.complaints).toEqual([])
    await room.leave()
  })
})
