import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ask } from './calls.ts'
import { visible } from './finders.ts'
import { hasFocus, press, reach, tryModal, write } from './keys.ts'
import { openAs, type Room, useRooms } from './room.ts'

// Nobody touches these pages: offers, follows and documents by role and name, each to its end.

const { enter } = useRooms()

/** By a link from outside; its last words are there once all of it has come. */
async function at(hash: string, last: string): Promise<Room> {
  const room = await enter()
  await openAs(room, hash)
  await visible(room.page.getByText(last)).last().waitFor()
  return room
}

/** The confirmation is opened, left by Esc, opened again, and what it shows is sent. */
async function lookAndSend(page: Page, { dialog, send }: { dialog: string; send: string }): Promise<void> {
  await tryModal(page, {
    opener: 'button "申込の確認へ"',
    focused: `dialog "${dialog}"`,
    stops: ['button "閉じる"', `button "${send}"`, 'button "戻って直す"'],
  })
  await page.keyboard.press('Enter')
  await press(page, `button "${send}"`)
}

describe('by keys alone', () => {
  test('an IPO: too many lots are told at the field, it is looked at once more and applied for', async () => {
    const room = await at('#/market/subscribeDetail?id=ipo-0921', '申込の確認へ')
    const { page, address, complaints } = room
    expect(await reach(page, 'button "申込の確認へ"')).toEqual(
      expect.arrayContaining([
        'link "申込履歴"',
        'textbox "申込単位数"',
        'button "申込単位数を増やす"',
        'button "種のハッシュ値をコピー"',
        'link "申し込まない"',
        'button "申込の確認へ"',
      ]),
    )
    await reach(page, 'textbox "申込単位数"', 'Shift+Tab')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('11')
    await page.keyboard.press('Enter')
    await hasFocus(page, 'textbox "申込単位数" [invalid]')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('2')
    await lookAndSend(page, { dialog: '申込の確認', send: '申し込む' })
    await hasFocus(page, 'heading "IPOの申込"')
    await page.getByRole('heading', { name: '申し込みました' }).waitFor()
    await press(page, 'link "申込履歴"')
    await hasFocus(page, 'heading "IPOの申込履歴"')
    const { items } = (await ask(address, 'ipo/records')) as { items: object[] }
    expect(items[0]).toMatchObject({ offerId: 'ipo-0921', lots: 2, state: 'awaitingDraw' })
    expect(complaints).toEqual([])
    await room.leave()
  })

  test('a follow: a limit of 100 % is told at the field, it begins, its limit is changed and it ends', async () => {
    const room = await at('#/gdindex/gdindex?id=follow-mori-1', '申込の確認へ')
    const { page, address, complaints } = room
    const stake = async () => ((await ask(address, 'follow/orders')) as { items: object[] }).items[0]
    await write(page, 'textbox "預ける額"', '200000')
    await write(page, 'textbox "損失の限度"', '100')
    await page.keyboard.press('Enter')
    await hasFocus(page, 'textbox "損失の限度" [invalid]')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('10')
    await lookAndSend(page, { dialog: 'フォローの確認', send: 'フォローする' })
    await hasFocus(page, 'heading "フォロー"')
    expect(await stake()).toMatchObject({ state: 'inProgress', amount: '200000', lossLimit: '10' })
    await press(page, 'link "フォロー中の運用を見る"')
    await hasFocus(page, 'heading "フォロー中の運用"')

    await press(page, 'button "限度を変える"')
    await hasFocus(page, /^dialog /)
    await write(page, 'textbox "損失の限度"', '20')
    await press(page, 'button "変更する"')
    await hasFocus(page, 'button "限度を変える"')
    expect(await stake()).toMatchObject({ lossLimit: '20' })
    await press(page, 'button "終了する"')
    await hasFocus(page, 'button "続ける"')
    await press(page, 'button "終了する"')
    await expect.poll(stake).toMatchObject({ state: 'ended' })
    await hasFocus(page, /^(?!nothing)/)
    expect(complaints).toEqual([])
    await room.leave()
  })

  test('documents: their kind by arrows, one of them opened and printed, and back to where it stood', async () => {
    const room = await at('#/user/pj', '印刷する')
    const { page, complaints } = room
    await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { hasPrinted: true }) }))
    await reach(page, 'radio "取引報告書" [checked]')
    await page.keyboard.press('ArrowDown')
    await hasFocus(page, 'radio "受領書" [checked]')
    await visible(page.getByText('限度額の増額')).waitFor()
    const stops = await reach(page, 'button "印刷する"')
    expect(stops).toEqual([
      expect.stringMatching(/^button "両替 10\/30（金）10:30 .*マイナス6,757,019円 プラス\$43,475\.86"$/),
      expect.stringMatching(/^button "借入 .*プラス300,000円"$/),
      expect.stringMatching(/^button "限度額の増額 /),
      expect.stringMatching(/^button "入金 .*プラス2,519,362円"$/),
      'button "CSVを書き出す"',
      'button "印刷する"',
    ])
    await press(page, /^button "入金 /, 'Shift+Tab')
    await hasFocus(page, 'heading "受領書"')
    await press(page, 'button "印刷する"')
    await expect.poll(() => page.evaluate(() => 'hasPrinted' in window)).toBe(true)
    await reach(page, 'link "戻る"', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await hasFocus(page, /^heading "取引報告書"|^button "入金 /)
    expect(complaints).toEqual([])
    await room.leave()
  })
})
