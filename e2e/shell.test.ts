import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { quiet } from './browser.ts'
import { asked, nothingEarly } from './calls.ts'
import { fill, logIn, atHome, receipt, send, useRooms } from './room.ts'

const { enter, atWithdrawal } = useRooms()

/** What a page hands to its test. */
type Noting = { note: (text: string) => Promise<void> }

/** The words of every toast from now on, however short it is shown; one that moves into a dialog is the same. */
async function toasts(page: Page): Promise<readonly string[]> {
  const reported: string[] = []
  await page.exposeFunction('note', (text: string) => {
    if (reported.at(-1) !== text) reported.push(text)
  })
  await page.addInitScript(() => {
    const noting = window as unknown as Noting
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element)
      const popovers = added.map((node) => node.closest('[popover]') ?? node.querySelector('[popover]'))
      for (const toast of new Set(popovers)) if (toast) void noting.note(toast.textContent)
    }).observe(document, { subtree: true, childList: true })
  })
  return reported
}

/** Each call from now on with its language, each listed once. */
function callsOf(page: Page): () => string[] {
  const calls = asked(page)
  return () =>
    calls
      .splice(0)
      .map(({ path, language }) => `${path} ${language}`)
      .toSorted()
}

const home = (page: Page, total: string): Promise<void> =>
  page.getByText(total).filter({ visible: true }).first().waitFor()

/** What the browser says of a read of the page that was left: the log-out came before it. */
const OVERTAKEN = 'Failed to load resource: the server responded with a status of 401 (Unauthorized)'

test('toasts: granted in the server’s words, cancelled in ours, refused with its reason', async () => {
  const room = await enter()
  const { page, address, complaints } = room
  const reported = await toasts(page)
  await page.goto(`${address}#/user/withdraw`)
  await logIn(page)
  await page.getByRole('heading', { level: 1, name: '出金' }).waitFor()
  await fill(page, '5000')
  await send(page)
  await receipt(page)
  await expect.poll(() => reported).toEqual(['ログインしました。', '出金を申請しました。'])

  await page.getByRole('button', { name: 'この出金を取り消す' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取り消す', exact: true }).click()
  await expect.poll(() => reported.slice(2)).toEqual(['出金の申請を取り消しました。'])

  await page.goto(`${address}#/home/index`)
  await page.goto(`${address}#/user/withdraw`)
  await fill(page, '5000', '11111111')
  await send(page)
  await expect.poll(() => reported.slice(3)).toEqual(['資金パスワードが違います。あと4回間違えると15分間使えません。'])

  await page.goto(`${address}#/user/usercenter`)
  await page.getByRole('button', { name: 'ログアウト' }).click()
  await expect.poll(() => reported.slice(4)).toEqual(['ログアウトしました。'])
  expect(complaints.filter((complaint) => complaint !== OVERTAKEN)).toEqual([])
  await room.leave()
})

/** Turns the page's clock by a little at a time, until something is shown. */
const turnUntil = (page: Page, there: () => Promise<boolean>): Promise<void> =>
  expect
    .poll(
      async () => {
        if (await there()) return true
        await page.clock.runFor(50)
        return false
      },
      { interval: 20 },
    )
    .toBe(true)

test('a toast stands there for two seconds', async () => {
  const room = await enter()
  const { page } = room
  await page.clock.install()
  await atHome(room)
  await page.goto(`${room.address}#/user/usercenter`)
  const logOut = page.getByRole('button', { name: 'ログアウト' })
  await logOut.waitFor()
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)))
  await logOut.click()
  const toast = page.getByText('ログアウトしました。').filter({ visible: true })
  await turnUntil(page, async () => (await toast.count()) > 0)
  await page.clock.runFor(1900)
  expect(await toast.count()).toBe(1)
  await page.clock.runFor(100)
  await expect.poll(() => toast.count()).toBe(0)
  await room.leave()
})

test('the text grows with the page up to 750 px, and no further', async () => {
  const room = await enter()
  const { page, address } = room
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const sizes: string[] = []
  for (const width of [320, 375, 750, 1200]) {
    await page.setViewportSize({ width, height: 812 })
    sizes.push(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
  }
  expect(sizes.map((size) => Number.parseFloat(size).toFixed(1))).toEqual(['16.0', '16.0', '17.6', '17.6'])
  await room.leave()
})

describe('a login leads back', () => {
  test('to the path and query that was asked for, if it is a page of ours, and home otherwise', async () => {
    const room = await enter()
    const { page, address } = room
    for (const [asks, leads] of [
      ['/user/FundingDetails?record=w-1&say=a%26b', '/user/FundingDetails?record=w-1&say=a%26b'],
      ['/login/login?next=%2Fuser%2Fwithdraw%3Ffrom%3Dhome', '/user/withdraw?from=home'],
      ['/login/login?next=%2F%2Felsewhere.example', '/home/index'],
      ['/login/login?next=%2Fno%2Fwhere', '/home/index'],
    ] as const) {
      await page.goto(`${address}#${asks}`)
      await logIn(page)
      await page.waitForURL(`${address}#${leads}`)
      await page.getByRole('heading', { level: 1 }).filter({ visible: true }).first().waitFor()
      expect(page.url()).toBe(`${address}#${leads}`)
      await page.evaluate(() => window.localStorage.clear())
      await page.goto('about:blank')
    }
    await room.leave()
  })

  test('when a session has ended too: once, however many calls found out, and the next time again', async () => {
    const room = await enter()
    const { page, address } = room
    await atHome(room)
    await page.evaluate(() => window.localStorage.setItem('tokend', 'made up'))
    const reported = await toasts(page)
    // Or calls of the page before would be counted.
    await page.goto('about:blank')
    const calls = callsOf(page)
    await page.goto(`${address}#/user/FundingDetails?record=w-1`)
    await page.getByLabel('会員番号', { exact: true }).waitFor()
    expect(calls().filter((call) => !call.startsWith('common/'))).toEqual([
      'funds/history Japan',
      'funds/records Japan',
      'funds/records Japan',
      'funds/summary Japan',
      'user/info Japan',
    ])
    await expect.poll(() => reported).toEqual(['ログインの有効期限が切れました。もう一度ログインしてください。'])
    await logIn(page)
    await page.waitForURL(`${address}#/user/FundingDetails?record=w-1`)
    await page.getByText('受渡しの予定').filter({ visible: true }).waitFor()
    await expect.poll(() => reported.slice(1)).toEqual(['ログインしました。'])

    // The page is still open, and so is its watch: the next session that ends is shown too.
    const dead = JSON.stringify({ status: 0, msg: '', refusal: { code: 'sessionEnded', params: {} } })
    const answer = { status: 401, body: dead, contentType: 'application/json' }
    await nothingEarly(page)
    await page.route('**/user/info*', (route) => route.fulfill(answer))
    await page.getByRole('link', { name: 'ホーム' }).click()
    await page.waitForURL(`${address}#/login/login?next=%2Fhome%2Findex&ended=1`)
    await expect
      .poll(() => reported.slice(2))
      .toEqual(['ログインの有効期限が切れました。もう一度ログインしてください。'])
    await room.leave()
  })
})

test('after a change of language each part of the page is read again once, in the new language', async () => {
  const room = await enter()
  const { page, address } = room
  await atHome(room)
  await quiet(page)
  const calls = callsOf(page)
  for (const [name, go, total, language] of [
    ['English', 'Continue', 'Total assets', 'English'],
    ['繁體中文', '繼續', '總資產', 'China'],
  ] as const) {
    await page.goto(`${address}#/login/start`)
    await page.getByRole('combobox').selectOption(name)
    await expect.poll(calls).toEqual([`common/config ${language}`])
    await page.getByRole('link', { name: go }).click()
    await home(page, total)
    await quiet(page)
    // What the page reads is asked for in one call, while its link is pressed.
    const read = ['common/together', 'user/Optionallist', 'user/Optionallist']
    expect(calls()).toEqual(read.map((path) => `${path} ${language}`))
  }
  await room.leave()
})

/** All that the page holds, hidden pages too, whenever anything of it changes. */
async function watched(page: Page): Promise<string[]> {
  const held: string[] = []
  await page.exposeFunction('note', (text: string) => void held.push(text))
  await page.evaluate(() => {
    const noting = window as unknown as Noting
    new MutationObserver(() => void noting.note(document.body.textContent)).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  return held
}

const figuresOf = (text: string): string[] => text.match(/\d[\d,.]+円/g) ?? []
const textOf = (page: Page): Promise<string> => page.evaluate(() => document.body.textContent)

async function seenBy(page: Page): Promise<string[]> {
  await home(page, '総資産（模擬）')
  await page.getByRole('link', { name: '資産', exact: true }).click()
  await page.getByText('受渡しの予定').filter({ visible: true }).waitFor()
  // The chart is drawn last. Its lowest total is the opening amount, which every member has.
  await expect.poll(() => textOf(page)).toContain('最低10,000,000円')
  return figuresOf(await textOf(page))
}

describe('another member in the same tab', () => {
  test.each(['after a log-out', 'without one'])('never sees what the first one saw, %s', async (how) => {
    const room = await atWithdrawal()
    const { page, address, complaints } = room
    await page.goto(`${address}#/home/index`)
    const first = await seenBy(page)
    await page.evaluate(() => window.scrollTo(0, 400))
    if (how === 'after a log-out') {
      await page.getByRole('link', { name: 'マイページ' }).click()
      await page.getByRole('button', { name: 'ログアウト' }).click()
      await page.getByRole('link', { name: 'ログイン', exact: true }).click()
    } else await page.goto(`${address}#/login/login`)
    await page.getByLabel('会員番号', { exact: true }).waitFor()
    const held = await watched(page)
    await logIn(page, 'kabuto2026', '0000000012')
    const second = await seenBy(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    // From the moment when the second one is here: what both may have is no sign of anything.
    const after = held.slice(held.findLastIndex((text) => text.includes('利用規約')) + 1)
    const strange = new Set(first.filter((figure) => !second.includes(figure)))
    expect(strange.size).toBeGreaterThan(5)
    expect(after.flatMap(figuresOf).filter((figure) => strange.has(figure))).toEqual([])
    expect(after.flatMap(figuresOf)).toContain(second[0])
    expect(complaints).toEqual([])
    await room.leave()
  })
})
