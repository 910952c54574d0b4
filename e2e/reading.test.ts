import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { quiet } from './browser.ts'
import { asked, call, tokenOf } from './calls.ts'
import { fill, logIn, atHome, receipt, send, useRooms } from './room.ts'

const { enter, atWithdrawal } = useRooms()

/** How often each call has been made from now on. */
function counted(page: Page): () => Record<string, number> {
  const calls = asked(page)
  return () => {
    const counts: Record<string, number> = {}
    for (const { path } of calls) counts[path] = (counts[path] ?? 0) + 1
    return counts
  }
}

/** Holds a call back until it is let go. */
async function held(page: Page, path: string): Promise<() => Promise<void>> {
  const waiting: Route[] = []
  let isHeld = true
  await page.route(`**/${path}*`, async (route) => {
    if (isHeld) waiting.push(route)
    else await route.continue()
  })
  return async () => {
    isHeld = false
    await Promise.all(waiting.map((route) => route.continue()))
  }
}

const fieldsOf = async (page: Page): Promise<string[]> => [
  await page.getByLabel('出金額').inputValue(),
  await page.getByLabel('資金パスワード').inputValue(),
]

const withdrawHeading = (page: Page): Promise<void> => page.getByRole('heading', { level: 1, name: '出金' }).waitFor()

describe('on the wire', () => {
  test('a first visit to Withdraw sends each call once', async () => {
    const room = await enter()
    const { page, address } = room
    await page.goto(`${address}#/user/withdraw`)
    const calls = counted(page)
    await logIn(page)
    await withdrawHeading(page)
    await page.getByText('出金可能額').first().waitFor()
    await quiet(page)
    expect(calls()).toEqual({
      'user/login': 1,
      'user/info': 1,
      'funds/summary': 1,
      'user/cards': 1,
      'funds/records': 1,
    })
    await room.leave()
  })

  test('a first visit to Funds sends each call once, and takes what is on its way from Home', async () => {
    const room = await enter()
    const { page } = room
    await atHome(room)
    await quiet(page)
    const calls = counted(page)
    const letGo = await held(page, 'common/together')
    await page.reload()
    // The content below Home's first view, once it is there.
    await expect.poll(calls).toMatchObject({ 'common/together': 1, 'user/Optionallist': 2 })
    await page.getByRole('link', { name: '資産', exact: true }).click()
    // While the link is pressed, what is not on its way yet.
    await expect.poll(calls).toMatchObject({ 'common/together': 2 })
    await letGo()
    await page.getByText('受渡しの予定').waitFor()
    await quiet(page)
    expect(calls()).toEqual({ 'common/together': 2, 'user/Optionallist': 2 })
    await room.leave()
  })

  test('a page that is shown again reads anew what has grown old', async () => {
    const room = await enter()
    const { page } = room
    const now = Date.parse('2026-11-20T05:32:00Z')
    // However slow the machine is, nothing grows old by itself.
    await page.clock.setFixedTime(now)
    const before = counted(page)
    await atHome(room)
    // The content below Home's first view is read last.
    await expect.poll(before).toMatchObject({ 'user/Optionallist': 2 })
    await page.getByRole('link', { name: '資産', exact: true }).click()
    await page.getByText('受渡しの予定').waitFor()
    await page.getByRole('link', { name: 'ホーム' }).click()
    await page.getByText('総資産（模擬）').filter({ visible: true }).waitFor()
    await quiet(page)
    await page.clock.setFixedTime(now + 6_000)
    const calls = counted(page)
    // By a key, which opens the page at once: nothing is read ahead.
    await page.getByRole('link', { name: '資産', exact: true }).press('Enter')
    await page.getByText('受渡しの予定').filter({ visible: true }).waitFor()
    await expect.poll(calls).toEqual({ 'user/info': 1, 'funds/summary': 1, 'funds/records': 1 })
    await room.leave()
  })
})

describe('a form that is half typed', () => {
  const failures: [what: string, play: (route: Route) => Promise<void>][] = [
    ['fails', (route) => route.abort()],
    ['is answered with HTML', (route) => route.fulfill({ status: 200, body: '<html>', contentType: 'text/html' })],
    ['is answered by a gateway', (route) => route.fulfill({ status: 502, body: 'Bad gateway' })],
  ]
  test.each(failures)('outlives a refresh that %s, which is told with its age', async (_, play) => {
    const room = await atWithdrawal()
    const { page } = room
    await fill(page, '5000', '2026')
    await page.getByLabel('資金パスワード').evaluate((field) => Object.assign(field, { mark: 'the same element' }))
    await page.route('**/funds/summary*', play)
    // Back at the tab after a while: what is old is read again.
    await page.evaluate(() => {
      const real = Date.now
      Date.now = () => real() + 60_000
      window.dispatchEvent(new Event('visibilitychange'))
    })
    const note = page.getByRole('status').filter({ hasText: '更新できませんでした' })
    await note.waitFor()
    expect(await note.textContent()).toContain('14:3')
    expect(await fieldsOf(page)).toEqual(['5,000', '2026'])
    expect(
      await page.getByLabel('資金パスワード').evaluate((field) => (field as unknown as { mark: string }).mark),
    ).toBe('the same element')
    await page.unroute('**/funds/summary*')
    await note.getByRole('button', { name: 'もう一度試す' }).click()
    await note.waitFor({ state: 'detached' })
    expect(await fieldsOf(page)).toEqual(['5,000', '2026'])
    await room.leave()
  })

  test('outlives a connection that goes and comes back, with one refresh', async () => {
    const room = await atWithdrawal()
    const { page } = room
    await fill(page, '5000', '2026')
    // What is still on its way would be asked for again.
    await quiet(page)
    await page.context().setOffline(true)
    const note = page.getByRole('status').filter({ hasText: '通信できません' })
    const calls = counted(page)
    await page.evaluate(() => {
      const real = Date.now
      Date.now = () => real() + 60_000
      window.dispatchEvent(new Event('visibilitychange'))
    })
    await note.waitFor()
    expect(calls()).toEqual({})
    await page.context().setOffline(false)
    await note.waitFor({ state: 'detached' })
    await quiet(page)
    expect(calls()).toEqual({ 'user/info': 1, 'funds/summary': 1, 'user/cards': 1, 'funds/records': 1 })
    expect(await fieldsOf(page)).toEqual(['5,000', '2026'])
    await room.leave()
  })
})

describe('the order of events', () => {
  test('an answer after the log-out is shown to nobody', async () => {
    const room = await enter()
    const { page, complaints } = room
    await atHome(room)
    const letGo = await held(page, 'funds/records')
    await page.getByRole('link', { name: '資産', exact: true }).click()
    await page.getByText('受渡しの予定').waitFor()
    await page.getByRole('link', { name: 'マイページ' }).click()
    await page.getByRole('button', { name: 'ログアウト' }).click()
    await page.getByRole('link', { name: 'ログイン', exact: true }).waitFor()
    await letGo()
    await quiet(page)
    expect(page.url()).toContain('#/login/start')
    // A call whose session has ended meanwhile is answered with 401, which the browser notes by itself.
    expect(complaints.filter((text) => !text.includes('401'))).toEqual([])
    await room.leave()
  })

  test('an answer in the language before is not shown after a change of language', async () => {
    const room = await enter()
    const { page, address } = room
    await atHome(room)
    await page.goto(`${address}#/user/FundingDetails`)
    await page.getByText('受渡しの予定').waitFor()
    const calls = counted(page)
    await page.goto(`${address}#/login/start`)
    await page.getByRole('combobox').selectOption('English')
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.getByText('Total assets').first().waitFor()
    await page.goto(`${address}#/user/FundingDetails`)
    await page.getByText('Settlement').first().waitFor()
    expect(calls()['funds/records']).toBe(1)
    expect(await page.getByText('受渡しの予定').filter({ visible: true }).count()).toBe(0)
    await room.leave()
  })

  test('two tabs with two members: each sees and spends its own', async () => {
    const room = await atWithdrawal()
    const { page, address } = room
    const other = await page.context().newPage()
    await other.goto(`${address}#/login/login`)
    await logIn(other, 'kabuto2026', '0000000012')
    await other.getByText('総資産（模擬）').filter({ visible: true }).waitFor()
    await fill(page, '5000')
    await send(page)
    await receipt(page)
    const records = async (account: string): Promise<unknown[]> => {
      const { body } = await call(
        address,
        'funds/records',
        { kind: 'withdrawal' },
        { token: await tokenOf(address, account) },
      )
      return (body.data as { items: unknown[] }).items
    }
    expect(await records('0000000001')).toMatchObject([{ amount: '5000' }])
    expect(await records('0000000012')).toEqual([])
    await other.close()
    await room.leave()
  })

  test('what was sent and not answered is resumed after a reload on another page', async () => {
    const room = await atWithdrawal()
    const { page, address } = room
    await fill(page, '5000')
    let isCut = true
    await page.route('**/funds/withdraw*', async (route) => {
      if (!isCut) return route.continue()
      await route.fetch()
      // A reload may have ended the request by itself.
      return route.abort().catch(() => undefined)
    })
    await send(page)
    await page.getByText('確認中').first().waitFor()
    await page.goto(`${address}#/user/usercenter`)
    await page.getByRole('heading', { level: 1, name: 'マイページ' }).waitFor()
    await page.reload()
    isCut = false
    await page.getByText('出金を申請しました').first().waitFor()
    expect(await page.evaluate(() => window.sessionStorage.getItem('kabuto.sent'))).toBeNull()
    await room.leave()
  })
})
