import { writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, asked, DEMO } from './calls.ts'
import { entriesOf, rowsOf } from './books.ts'
import { arrived, button, field, saying, tapTenTimes } from './finders.ts'
import { goTo, logIn, useRooms } from './room.ts'

const { enter } = useRooms()

test('look', async () => {
  const room = await enter()
  const { page, address } = room
  await page.goto(`${address}#/market/marketBuy?symbol=0712`)
  await logIn(page)
  await arrived(page, '注文')
  await button(page, '買い注文の確認へ').waitFor()
  writeFileSync('/tmp/shots/t1.png', await page.screenshot())
  await button(page, '買い注文の確認へ').tap()
  await page.getByRole('dialog').waitFor()
  await page.waitForTimeout(800)
  writeFileSync('/tmp/shots/t2.png', await page.screenshot())
  await button(page, '買い注文を出す').tap()
  await page.waitForTimeout(2500)
  writeFileSync('/tmp/shots/t3.png', await page.screenshot())
  await goTo(page, '/market/marketBuy?symbol=KABU1')
  await page.waitForTimeout(2500)
  writeFileSync('/tmp/shots/t4.png', await page.screenshot({ fullPage: true }))
  await goTo(page, '/market/marketBuy?symbol=XYZ')
  await page.waitForTimeout(1500)
  writeFileSync('/tmp/shots/t5.png', await page.screenshot({ fullPage: true }))
  await room.leave()
})
