import { parse } from 'csv-parse/sync'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { entriesOf } from './books.ts'
import { ask, DEMO } from './calls.ts'
import { arrived, button, saying, shown, visible } from './finders.ts'
import { goTo, openAs, useRooms } from './room.ts'
import { printed } from './sheets.ts'

const { enter } = useRooms()

/** What the ledger has moved of all cash since the books were opened. */
function movedCash(folder: string, currency: 'JPY' | 'USD'): number {
  const postings = entriesOf(folder, DEMO)
    .filter(({ cause }) => cause !== 'opening')
    .flatMap((entry) => entry.postings)
    .filter((posting) => posting.currency === currency && ['available', 'frozen', 'margin'].includes(posting.account))
  return postings.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0) / 100
}

/** The file of all documents of a kind, as another program reads it. */
async function savedFile(page: Page): Promise<string[][]> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'CSVを書き出す').click()])
  expect(download.suggestedFilename()).toMatch(/^kabuto-simulated-\w+-2026-11-20\.csv$/)
  return parse(readFileSync(await download.path()), { bom: true, relaxColumnCount: true })
}

const total = (rows: readonly string[][], column: number): number =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column] ?? '') * 100), 0) / 100

const stake = (id: string) => ({ id, amount: '300000', lossLimit: '50' })

const signed = (yen: number): string => `${yen > 0 ? '+' : yen < 0 ? '−' : ''}${Math.abs(yen).toLocaleString('en')}円`

test('the documents of all that was done come to what the ledger has moved, in a file and on paper', async () => {
  const room = await enter()
  const { page, address, folder, complaints } = room
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }))
  // One stake that has ended, one that runs, and a portfolio, beside the past of a month.
  const followed = (await ask(address, 'follow/order', stake('follow-mori-1'))) as { id: string }
  await ask(address, 'ai/join', stake('ai-even'))
  await ask(address, 'follow/end', { id: followed.id })

  await openAs({ page, address }, '#/user/pj')
  await arrived(page, '取引報告書')
  const sums = { jpy: 0, usd: 0 }
  for (const kind of ['取引報告書', '受領書', '記帳']) {
    await page.getByRole('radio', { name: kind }).check({ force: true })
    const [mark, , head, ...rows] = await savedFile(page)
    expect(mark?.[0]).toContain('模擬')
    const [jpy, usd] = [head?.indexOf('現金の増減（JPY）') ?? -1, head?.indexOf('現金の増減（USD）') ?? -1]
    expect([jpy, usd].every((column) => column > 0)).toBe(true)
    // Whatever a spreadsheet would evaluate is text or a plain number.
    for (const cell of rows.flat()) expect(cell).toMatch(/^(?![=+@\t\r])(?!-(?!\d+(?:\.\d+)?$))/)
    const yen = total(rows, jpy)
    sums.jpy += yen
    sums.usd += total(rows, usd)

    await button(page, '印刷する').click()
    await shown(page, `${kind}（模擬）`)
    await saying(page, `${rows.length}件`).waitFor()
    await saying(page, signed(yen)).waitFor()
    await button(page, '印刷する').click()
    const sheets = await printed(page)
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('main, h1')) part.replaceChildren()
    })
    const [only] = await printed(page)
    expect(only?.glyphs.length).toBeGreaterThan(15)
    for (const sheet of sheets) expect(sheet.glyphs.join(' ')).toContain(only?.glyphs.join(' '))
    await page.goto(`${address}#/user/pj`)
    await page.reload()
    await arrived(page, '取引報告書')
  }
  expect(Math.round(sums.jpy)).toBe(movedCash(folder, 'JPY'))
  expect(Math.round(sums.usd * 100) / 100).toBe(movedCash(folder, 'USD'))

  // One of them by itself; its fees have their rules, and a reload leads back to the list.
  await visible(page.getByRole('button', { name: /買い|売り/ }))
    .first()
    .click()
  await shown(page, '費用の明細')
  await saying(page, /をもとに計算/).waitFor()
  await page.reload()
  await arrived(page, '取引報告書')
  await goTo(page, '#/user/pj?kind=nothing&month=<b>2026</b>')
  await arrived(page, '取引報告書')
  expect(complaints).toEqual([])
  await room.leave()
})
