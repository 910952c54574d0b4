import type { StockDetail } from '@kabuto/domain/market'
import { describe, expect, test } from 'vitest'
import { ask, call, DEMO, nothingEarly, stopClock, tokenOf } from './calls.ts'
import { quiet } from './browser.ts'
import { arrived, button, saying, textOf, visible } from './finders.ts'
import { goTo, openAs, type Room, useRooms } from './room.ts'
import { STANDS } from './times.ts'

const { enter } = useRooms()
/** Another member, with money of their own. */
const OTHER = '0000000005'
const NOBODYS = '0mwojkvpc000b'

async function at(room: Room, hash: string, name: string): Promise<void> {
  await stopClock(room.address, STANDS)
  await openAs(room, hash)
  await arrived(room.page, name)
}

const sent = { symbol: '0712', side: 'long', type: 'limit', quantity: '100', leverage: 1, session: 'regular' }

describe('what an address holds that is not one’s own', () => {
  test('a position of another member is told as one that there is none of, and nothing of it is', async () => {
    const room = await enter()
    const { page, address, complaints } = room
    await at(room, `#/position/positionDetail?id=${NOBODYS}`, '取引の詳細')
    const theirs = (await ask(address, 'trade/order', { ...sent, price: '2345' }, OTHER)) as {
      positionId: string
      orderNumber: string
    }
    await saying(page, 'この取引は見つかりません').waitFor()
    const nobodys = await textOf(page)
    for (const query of ['', '&close=1']) {
      // The page one comes from reads the same, so the answer is waited for first.
      const answered = page.waitForResponse((response) =>
        Boolean(response.request().postData()?.includes(theirs.positionId)),
      )
      await goTo(page, `/position/positionDetail?id=${theirs.positionId}${query}`)
      await answered
      await quiet(page)
      await expect.poll(() => textOf(page)).toBe(nobodys)
      expect(await page.getByRole('dialog').count()).toBe(0)
    }
    expect(nobodys).not.toMatch(/2,345|青葉精機/)
    await visible(page.getByRole('link', { name: '取引の一覧へ' })).tap()
    await arrived(page, '取引')
    // That there is none is what the server says too, and the browser notes it.
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
    await room.leave()
  })

  test('each call with the id of another member is answered as with one of nobody', async () => {
    const room = await enter()
    const { address } = room
    await stopClock(address, STANDS)
    const { positionId } = (await ask(address, 'trade/order', { ...sent, price: '2345' }, OTHER)) as {
      positionId: string
    }
    const token = await tokenOf(address, DEMO)
    const answerTo = async (path: string, body: (id: string) => object, id: string): Promise<string> => {
      const { http, body: answer } = await call(address, path, body(id), { token })
      return `${http} ${JSON.stringify(answer)}`.replaceAll(id, 'the id')
    }
    const calls: [path: string, body: (id: string) => object][] = [
      ['trade/position', (id) => ({ id })],
      ['trade/fills', (id) => ({ positionId: id })],
      ['trade/preview', (id) => ({ id, quantity: '100', type: 'market' })],
      ['trade/sell', (id) => ({ id, quantity: '100', type: 'market' })],
      ['trade/cancel', (id) => ({ id })],
    ]
    for (const [path, body] of calls) {
      const reported = await answerTo(path, body, positionId)
      expect(reported).toContain('notFound')
      expect(reported).toBe(await answerTo(path, body, NOBODYS))
    }
    // And it still waits, untouched.
    expect(await ask(address, 'trade/position', { id: positionId }, OTHER)).toMatchObject({ state: 'pendingOrder' })
    await room.leave()
  })

  test.each([
    ['of which there is none', '0Z9Z'],
    ['that is no symbol', '%3Cscript%3E'],
    ['that is far too long', '0712'.repeat(500)],
    ['that is empty', ''],
  ])('a symbol %s leads to no stock, no ticket and no day trade', async (_, symbol) => {
    const room = await enter()
    const { page, complaints } = room
    await at(room, `#/market/marketDetail?symbol=${symbol}`, '銘柄')
    await saying(page, '銘柄が見つかりません').waitFor()
    await goTo(page, `/market/marketBuy?symbol=${symbol}`)
    await arrived(page, '注文')
    await saying(page, '銘柄が見つかりません').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await button(page, '買い注文の確認へ').count()).toBe(0)
    await goTo(page, `/common/dayTrading?symbol=${symbol}`)
    await arrived(page, 'デイトレード')
    await quiet(page)
    expect(await button(page, '買い注文の確認へ').count()).toBe(0)
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
    await room.leave()
  })

  test.each([
    ['delisted', '0851', '取り扱いを終了した銘柄です。別の銘柄を選んでください。'],
    ['not listed yet', '0644', '上場前の銘柄です。2026/12/1（火） から取引できます。'],
  ])('a stock that is %s can be looked at, and says why it cannot be ordered', async (_, symbol, why) => {
    const room = await enter()
    const { page, address, complaints } = room
    const { instrument } = (await ask(address, 'market/detail', { symbol })) as StockDetail
    await at(room, `#/market/marketDetail?symbol=${symbol}`, instrument.names.ja)
    await saying(page, why).waitFor()
    const buy = visible(page.getByRole('link', { name: '買う', exact: true }))
    await expect.poll(() => buy.getAttribute('aria-disabled')).toBe('true')
    await goTo(page, `/market/marketBuy?symbol=${symbol}`)
    await arrived(page, '注文')
    await saying(page, why).waitFor()
    await expect.poll(() => button(page, '買い注文の確認へ').getAttribute('aria-disabled')).toBe('true')
    expect(complaints).toEqual([])
    await room.leave()
  })
})

test('of the two views of Quotes only the one that is shown is read', async () => {
  const room = await enter()
  const { page } = room
  await at(room, '#/market/market', 'マーケット')
  const star = visible(page.getByRole('button', { name: /^ウォッチリストの/ })).first()
  await star.tap()
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true')
  const bodies: string[] = []
  await nothingEarly(page)
  page.on('request', (request) => {
    if (request.url().includes('/market/stocks')) bodies.push(request.postData() ?? '')
  })
  await goTo(page, '/market/market?list=watch')
  await page.reload()
  await page.getByText('1銘柄').waitFor()
  await quiet(page)
  expect(bodies.length).toBeGreaterThan(0)
  expect(bodies.filter((body) => !body.includes('"symbols"'))).toEqual([])

  bodies.length = 0
  await goTo(page, '/market/market')
  await page.reload()
  await visible(page.getByRole('button', { name: /^ウォッチリストの/ }))
    .first()
    .waitFor()
  await quiet(page)
  expect(bodies.length).toBeGreaterThan(0)
  expect(bodies.filter((body) => body.includes('"symbols"'))).toEqual([])
  await room.leave()
})
