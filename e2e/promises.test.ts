import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plans } from '@kabuto/simulator'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { entriesOf, rowsOf } from './books.ts'
import { ADMIN, ask, call, tokenOf } from './calls.ts'
import { arrived, button, countTaps, field, shown, title, visible } from './finders.ts'
import { goTo, openAs, type Room, useRooms } from './room.ts'
import { isLong } from '../tools/isLong.ts'

const { enter } = useRooms()
/**
 * Where yen, dollars, a loan, holds, what waits and a block are; the full counts look at all scenarios.
 */
const everywhere = ['typical', 'frozen', 'pending-everything']

/** From then on no price and no order moves: the clock is stopped. */
const NOW = '2026-11-20T14:32:00+09:00'
const DAY_MS = 86_400_000
const dayNumber = (day: string): number => Date.parse(day) / DAY_MS

/** Amounts as whole numbers of the smallest part that the books know. */
const PARTS = 100_000_000n
function parsed(amount: string): bigint {
  const [, sign = '', whole = '0', rest = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  const value = BigInt(whole) * PARTS + BigInt(rest.padEnd(8, '0'))
  return sign === '-' ? -value : value
}

const grouped = (whole: bigint): string => whole.toLocaleString('en')
/** As it is read out. */
function yen(value: bigint): string {
  const [size, sign] = value < 0n ? [-value, 'マイナス'] : [value, '']
  return size % PARTS === 0n ? `${sign}${grouped(size / PARTS)}円` : `${sign}${size} parts of a yen`
}
function dollars(value: bigint): string {
  const cents = value / (PARTS / 100n)
  return `$${grouped(cents / 100n)}.${String(cents % 100n).padStart(2, '0')}`
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n)

type LoanRow = { state: string; amount: string; carried: string; accruesFrom: string | null }
type TopUpRow = { state: string; amount: string }
type MarginRow = { call: unknown }
type MemberRow = { blocks: { frozen?: unknown } }
type Figures = Record<string, string>

/** What each page has to show of a member, added up here from the first posting of the books on. */
function figuresIn(folder: string, account: string): Figures {
  const balances = new Map<string, bigint>()
  for (const { postings } of entriesOf(folder, account))
    for (const { account: name, currency, amount } of postings) {
      const key = `${currency} ${name}`
      balances.set(key, (balances.get(key) ?? 0n) + parsed(amount))
    }
  const of = (key: string): bigint => balances.get(key) ?? 0n
  const loans = rowsOf(folder, 'loans', account) as LoanRow[]
  const topUps = rowsOf(folder, 'topUps', account) as TopUpRow[]
  const margins = rowsOf(folder, 'margins', account) as MarginRow[]
  const [member] = rowsOf(folder, 'members', account) as MemberRow[]

  const frozen = of('JPY frozen') + of('JPY margin')
  const cash = of('JPY available') + frozen
  const settled = cash - of('JPY unsettled')
  const borrowed = -of('JPY loan')
  // 15.0 % a year, simple, of 365 days, rounded down to the yen.
  const interest = sum(
    loans
      .filter(({ state }) => state === 'passed')
      .map(({ carried, accruesFrom }) => {
        const days = BigInt(dayNumber(NOW.slice(0, 10)) - dayNumber(accruesFrom ?? NOW.slice(0, 10)))
        return ((parsed(carried) + (borrowed * 15n * days) / 36_500n) / PARTS) * PARTS
      }),
  )
  const owed = borrowed + interest
  const free = settled - frozen - owed
  const isCalled = margins.some((row) => row.call !== null)
  const withdrawable = isCalled || free < 0n ? 0n : free
  const limit =
    parsed('1000000') + sum(topUps.filter(({ state }) => state === 'passed').map(({ amount }) => parsed(amount)))
  const pending = sum(loans.filter(({ state }) => state === 'pending').map(({ amount }) => parsed(amount)))
  const borrowable = limit - borrowed - pending
  const dollarsFree = of('USD available')
  return {
    'Funds: 円の現金': yen(cash),
    'Funds: 買付余力': yen(of('JPY available')),
    'Funds: 拘束中の金額': yen(frozen),
    'Funds: 出金可能額': yen(withdrawable),
    'Funds: 受渡し済みの現金': yen(settled),
    'Funds: 米ドルの現金': dollars(dollarsFree + of('USD frozen') + of('USD margin')),
    'Funds: 信用枠': yen(limit),
    'Funds: 借入中': yen(borrowed),
    'Funds: 借入可能額': yen(borrowable),
    ...(owed > 0n ? { 'Funds: 借入残高の利息': yen(interest), 'Funds: 借入残高': yen(-owed) } : {}),
    'Withdraw: 出金可能額': yen(withdrawable),
    ...(member?.blocks.frozen === undefined
      ? { 'Exchange: 使える円': yen(of('JPY available')), 'Exchange: 使える米ドル': dollars(dollarsFree) }
      : {}),
    'Loans: 借入可能額': yen(borrowable),
    'Loans: 信用枠': yen(limit),
    'Loans: 借入中': yen(borrowed),
    ...(owed > 0n ? { 'Loans: 返済の残高': yen(owed) } : {}),
    'Member: 借入中': yen(borrowed),
    'Member: 借入可能': yen(borrowable),
  }
}

const main = (page: Page) => visible(page.locator('#root main'))

/** The figures of a page by what is read before each, once all of them have come. */
async function read(page: Page, patterns: Record<string, RegExp>): Promise<Figures> {
  let text = ''
  const found = (pattern: RegExp): string | undefined => pattern.exec(text)?.[1]
  await expect
    .poll(async () => {
      text = await main(page).ariaSnapshot()
      return Object.entries(patterns).flatMap(([name, pattern]) => (found(pattern) === undefined ? [name] : []))
    })
    .toEqual([])
  return Object.fromEntries(Object.entries(patterns).map(([name, pattern]) => [name, found(pattern) ?? '']))
}

const FIGURE = String.raw`((?:マイナス)?[$]?[\d,.]+円?)`
const after = (words: string): RegExp => new RegExp(`${words}${FIGURE}`)

const funds: Record<string, RegExp> = {
  'Funds: 円の現金': after('button "円の現金 \\S+ '),
  'Funds: 買付余力': after('button "買付余力 \\S+ '),
  'Funds: 拘束中の金額': after('button "拘束中の金額 \\S+ '),
  'Funds: 出金可能額': after('button "出金可能額 \\S+ '),
  'Funds: 受渡し済みの現金': after('今日 受渡し済みの現金\n\\s*- definition: '),
  'Funds: 信用枠': after('信用枠 借りられる総額 '),
  'Funds: 借入中': after('link "借入中 [^"]+ '),
  'Funds: 借入可能額': after('button "借入可能額 \\S+ '),
}
const owing: Record<string, RegExp> = {
  'Funds: 借入残高の利息': after('借入残高（利息 '),
  'Funds: 借入残高': after('借入残高（利息 [^\n]+\n\\s*- definition: '),
}

/** The lines that the total is made of come to it. */
async function addUp(page: Page): Promise<{ lines: string; total: string }> {
  const text = await visible(page.getByRole('region', { name: '資産の内訳' }))
    .locator('dl')
    .last()
    .ariaSnapshot()
  const lines = [...text.matchAll(/definition: (マイナス)?([\d,]+)円/g)].map(([, minus, digits = '']) => {
    const value = BigInt(digits.replaceAll(',', '')) * PARTS
    return minus === undefined ? value : -value
  })
  const total = lines.pop() ?? 0n
  return { lines: yen(sum(lines)), total: yen(total) }
}

/** The pages that a member looks at before money leaves. */
async function seenBy({ page }: Room, expected: Figures): Promise<Figures> {
  const owes = 'Funds: 借入残高' in expected
  await goTo(page, '#/user/FundingDetails')
  const seen = await read(page, { ...funds, ...(owes ? owing : {}) })
  const { lines, total } = await addUp(page)
  expect(lines).toBe(total)
  await page.getByRole('button', { name: /^米ドル / }).click()
  const sheet = page.getByRole('dialog', { name: '米ドル' })
  seen['Funds: 米ドルの現金'] = await sheet
    .locator('div')
    .filter({ has: page.locator('dt', { hasText: '米ドルの現金' }) })
    .last()
    .locator('dd > span > span')
    .first()
    .innerText()

  await goTo(page, '#/user/withdraw')
  await arrived(page, '出金')
  Object.assign(seen, await read(page, { 'Withdraw: 出金可能額': after('paragraph: 出金可能額\n\\s*- text: ') }))

  return seen
}

/** The pages that show a part of it again. */
async function seenElsewhere({ page }: Room, expected: Figures): Promise<Figures> {
  const seen: Figures = {}
  await goTo(page, '#/user/exchange')
  await arrived(page, '両替')
  if ('Exchange: 使える円' in expected) {
    Object.assign(seen, await read(page, { 'Exchange: 使える円': after('使える金額 ') }))
    await page.getByRole('radio', { name: '米ドルから円' }).check({ force: true })
    Object.assign(seen, await read(page, { 'Exchange: 使える米ドル': /使える金額 (\$[\d,.]+)/ }))
  } else await page.getByRole('link', { name: 'お問い合わせで異議を申し立てる' }).waitFor()

  await goTo(page, '#/user/jkjl?tab=repay')
  await arrived(page, '借入')
  const loans = {
    'Loans: 借入可能額': after('paragraph: 借入可能額\n\\s*- text: '),
    'Loans: 信用枠': after('meter "信用枠 '),
    'Loans: 借入中': after('借入中 '),
    ...('Funds: 借入残高' in expected ? { 'Loans: 返済の残高': after('残高 ') } : {}),
  }
  Object.assign(seen, await read(page, loans))

  await goTo(page, '#/user/usercenter')
  await arrived(page, 'マイページ')
  return {
    ...seen,
    ...(await read(page, { 'Member: 借入中': after('借入中 '), 'Member: 借入可能': after('借入可能 ') })),
  }
}

type Seeded = { id: string; scenario: string; isAdmin?: boolean }
const seed = JSON.parse(readFileSync(join(import.meta.dirname, '../db.json'), 'utf8')) as { members: Seeded[] }

async function enterAs({ page, address }: Room, account: string): Promise<void> {
  const tokend = await tokenOf(address, account)
  await page.evaluate(
    (session) => {
      window.sessionStorage.clear()
      window.localStorage.clear()
      for (const [name, value] of Object.entries(session)) window.localStorage.setItem(name, value)
    },
    { tokend, account },
  )
  // Anew, not as another place of the page that is there.
  await page.goto('about:blank')
  await page.goto(`${address}#/user/FundingDetails`)
}

test('in each scenario each page shows of yen, dollars, credit and loans what the postings come to', async () => {
  const room = await enter('2026-11-20T14:00:00+09:00')
  const { page, address, folder, complaints } = room
  await page.goto(address)
  await ask(address, 'admin/clock', { mode: 'fixed', at: NOW }, ADMIN)
  const members = seed.members.filter(({ isAdmin }) => isAdmin !== true)
  // Nobody begins with it; the back office can give it.
  const tried = [...members.map(({ scenario }) => scenario), 'rogue']
  expect(tried.toSorted()).toEqual([...plans].toSorted())
  // Whom no page shows anything.
  const [banned] = members.filter(({ scenario }) => scenario === 'banned')
  const { body } = await call(address, 'user/login', { account: banned?.id, password: 'kabuto2026', agreed: true })
  expect(body.refusal?.code).toBe('loginBanned')
  const shownTo = members.filter((member) => member !== banned && (isLong || everywhere.includes(member.scenario)))
  for (const { id, scenario } of [...shownTo, { id: '0000000011', scenario: 'rogue' }]) {
    if (scenario === 'rogue') await ask(address, 'admin/scenario', { account: id, scenario }, ADMIN)
    await enterAs(room, id)
    await arrived(page, '資産')
    // A fraud replayed says so on each page, nothing else does.
    const lesson = visible(page.getByRole('note')).filter({ hasText: '教材：詐欺の手口の再現' })
    await expect.poll(() => lesson.count()).toBe(scenario === 'rogue' ? 1 : 0)
    // What fell due is in the books once somebody has asked.
    await ask(address, 'funds/summary', {}, id)
    const expected = figuresIn(folder, id)
    const seen = { ...(await seenBy(room, expected)), ...(await seenElsewhere(room, expected)) }
    expect({ id, scenario, ...seen }).toEqual({ id, scenario, ...expected })
    // Begun again on a page that does not read its member.
    await goTo(page, '#/home/notice')
    await page.reload()
    await arrived(page, 'お知らせ')
    await expect.poll(() => lesson.count()).toBe(scenario === 'rogue' ? 1 : 0)
  }
  expect(complaints).toEqual([])
  await room.leave()
})

test('from Funds to the receipt a withdrawal takes no more taps than a deposit', async () => {
  const room = await enter()
  const { page, address } = room
  await openAs({ page, address }, '#/user/FundingDetails')
  await title(page, '資産').waitFor()
  const taps = await countTaps(page)
  const way = (name: string) => visible(page.getByRole('link', { name, exact: true })).tap()

  await way('入金')
  await arrived(page, '入金')
  await field(page, '入金額').tap()
  await page.keyboard.type('10000')
  await button(page, '入金を申請する').tap()
  await shown(page, '入金を申請しました')
  const deposit = await taps()

  await page.getByRole('link', { name: '資産へ戻る' }).tap()
  await arrived(page, '資産')
  const before = await taps()
  await way('出金')
  await arrived(page, '出金')
  await field(page, '出金額').tap()
  await page.keyboard.type('10000')
  // The key of the phone's own keyboard that is called 次へ.
  await page.keyboard.press('Enter')
  await expect.poll(() => field(page, '資金パスワード').evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.type('20260712')
  await button(page, '出金を申請する').tap()
  await shown(page, '出金を申請しました')
  const withdrawal = (await taps()) - before
  expect({ deposit, withdrawal }).toEqual({ deposit: 3, withdrawal: 3 })
  expect(withdrawal).toBeLessThanOrEqual(deposit)
  await room.leave()
})
