import { hrefTo } from '@kabuto/domain/paths'
import type { Locator, Page } from 'playwright-core'
import { rowsOf } from '../books.ts'
import { ADMIN, ask, DEMO } from '../calls.ts'
import { button, field, saying, visible } from '../finders.ts'
import { putWon } from '../planted.ts'
import type { Room } from '../room.ts'
import { type Form, movesOf, receiptOf, yen } from './form.ts'

type Books = Pick<Room, 'address' | 'folder'>

/** Takes applications on the day of the journeys, and costs 185,000 yen a lot. */
const IPO = 'ipo-0921'
const IPO_LOT = 185_000
/** Drawn the day before; a lot of it costs 124,000 yen. */
const DRAWN_IPO = 'ipo-0644'
const DRAWN_LOT = 124_000
const WON = 5

type Ipo = { id: string; offerId: string; state: string; lots: number; paidLots: number | null }

const iposOf = (folder: string): Ipo[] => rowsOf(folder, 'ipoApplications', DEMO) as Ipo[]
const ipoLines = (folder: string): string[] => [
  ...iposOf(folder).map(({ offerId, lots, paidLots, state }) => `${offerId}: ${paidLots ?? lots} lots, ${state}`),
  ...movesOf(folder, 'lotsPaid'),
]
const lotsOf = (nth: number): number => 1 + (nth % 10)
const paidOf = (nth: number): number => 1 + (nth % WON)

const appliedFor = async (address: string, nth: number): Promise<string> => {
  await ask(address, 'ipo/apply', { id: IPO, lots: String(lotsOf(nth)) })
  return IPO
}

async function withdrawAll({ address, folder }: Books): Promise<void> {
  for (const { id, state } of iposOf(folder)) if (state === 'awaitingDraw') await ask(address, 'ipo/withdraw', { id })
}

const dialogButton = (name: string) => (page: Page) =>
  visible(page.getByRole('alertdialog')).getByRole('button', { name, exact: true })

/** What gives back, asked once in a dialog. */
const askedOnce = (name: string): Pick<Form, 'fill' | 'confirm' | 'entry' | 'unconfirmed'> => ({
  fill: (page) => button(page, name).click(),
  confirm: dialogButton(name),
  entry: dialogButton(name),
  unconfirmed: (page) => button(page, name).waitFor(),
})

/** In the sheet of the confirmation, over the form. */
const lastLook = (name: string) => (page: Page) => visible(page.getByRole('dialog')).getByRole('button', { name })

type Kept = { amount: string; state: string }

const linesOf = (folder: string, collection: string): string[] =>
  (rowsOf(folder, collection, DEMO) as Kept[]).map(({ amount, state }) => `${collection}: ${amount} yen, ${state}`)

async function rejectAll({ address, folder }: Books, collection: string, kind: 'block' | 'raise'): Promise<void> {
  const waiting = (rowsOf(folder, collection, DEMO) as (Kept & { id: string })[]).filter(
    ({ state }) => state === 'pending',
  )
  for (const { id } of waiting) await ask(address, 'admin/reject', { kind, id, reason: '模擬の却下' }, ADMIN)
}

/** A block of which the least costs 1,022,000 yen, and a fund-raising with lots of 78,600 yen. */
const BLOCK = 'block-2026-11-16-1'
const BLOCK_LEAST = 1_022_000
const RAISE = 'raise-2026-11-2'
const RAISE_LOT = 78_600

const raisedOf = (nth: number): number => RAISE_LOT * (1 + (nth % 20))

/** What is run for a member: a follow or a portfolio, its calls and where its rows lie. */
type Run = {
  collection: 'followOrders' | 'holdings'
  join: 'follow/order' | 'ai/join'
  end: 'follow/end' | 'ai/leave'
  product: string
}
const followed = {
  collection: 'followOrders',
  join: 'follow/order',
  end: 'follow/end',
  product: 'follow-mori-1',
} as const satisfies Run
const joined = {
  collection: 'holdings',
  join: 'ai/join',
  end: 'ai/leave',
  product: 'ai-even',
} as const satisfies Run

type Stake = Kept & { id: string; lossLimit: string }

const stakeOf = (nth: number): number => 100_000 + nth
const limitOf = (nth: number): number => 11 + (nth % 35)
const stakesOf = (folder: string, { collection }: Run): Stake[] => rowsOf(folder, collection, DEMO) as Stake[]
const stakeLines = (folder: string, run: Run): string[] => [
  ...stakesOf(folder, run).map(({ amount, lossLimit, state }) => `${amount} yen until −${lossLimit} %, ${state}`),
  ...movesOf(folder, 'staked'),
  ...movesOf(folder, 'stakeEnded'),
]
const running = (nth: number): string => `${stakeOf(nth)} yen until −10 %, inProgress`

const began =
  ({ join, product }: Run) =>
  async (address: string, nth: number): Promise<string> => {
    await ask(address, join, { id: product, amount: String(stakeOf(nth)), lossLimit: '10' })
    return product
  }

const endAll =
  (run: Run) =>
  async ({ address, folder }: Books): Promise<void> => {
    for (const { id, state } of stakesOf(folder, run)) if (state === 'inProgress') await ask(address, run.end, { id })
  }

/** What runs, by its amount: the innermost part of the page with a name. */
const cardOf = (page: Page, amount: number): Locator =>
  visible(page.locator('div').filter({ has: page.locator('h3') }))
    .filter({ hasText: yen(amount) })
    .last()

const limitSheet = (page: Page): Locator => visible(page.getByRole('dialog', { name: '損失の限度を変える' }))

const beginning = (run: Run, pressed: string, receipt: string): Omit<Form, 'name' | 'hash' | 'heading'> => ({
  path: run.join,
  account: DEMO,
  async fill(page, nth) {
    await field(page, '預ける額').fill(String(stakeOf(nth)))
    await button(page, '申込の確認へ').click()
  },
  ...receiptOf({ receipt, figure: (nth) => yen(stakeOf(nth)), pressed }),
  confirm: lastLook(pressed),
  entry: lastLook(pressed),
  unconfirmed: (page) => button(page, '申込の確認へ').waitFor(),
  kept: (folder) => stakeLines(folder, run),
  adds: (nth) => [`ledger: staked -${stakeOf(nth)} yen`, running(nth)].toSorted(),
  tidy: endAll(run),
})

const ending = (run: Run): Omit<Form, 'name' | 'hash' | 'heading'> => ({
  path: run.end,
  account: DEMO,
  prepare: began(run),
  ...askedOnce('終了する'),
  confirmed: (page, nth) =>
    visible(page.getByRole('listitem'))
      .filter({ hasText: yen(stakeOf(nth)) })
      .getByText('終了：自分で終了')
      .waitFor(),
  kept: (folder) => stakeLines(folder, run),
  adds: (nth) => [`ledger: stakeEnded ${stakeOf(nth)} yen`, `${stakeOf(nth)} yen until −10 %, ended`].toSorted(),
  takes: (nth) => [running(nth)],
  tidy: endAll(run),
})

/** Whatever is on offer: new issues, blocks, fund-raisings, follows and portfolios. */
export const offerForms: readonly Form[] = [
  {
    name: 'apply for an IPO',
    path: 'ipo/apply',
    account: DEMO,
    hash: () => hrefTo('offering', { id: IPO }),
    heading: 'IPOの内容',
    async fill(page, nth) {
      await field(page, '申込単位数').fill(String(lotsOf(nth)))
      await button(page, '申込の確認へ').click()
    },
    ...receiptOf({ receipt: '申し込みました', figure: (nth) => yen(lotsOf(nth) * IPO_LOT), pressed: '申し込む' }),
    confirm: lastLook('申し込む'),
    entry: lastLook('申し込む'),
    unconfirmed: (page) => button(page, '申込の確認へ').waitFor(),
    kept: ipoLines,
    adds: (nth) => [`${IPO}: ${lotsOf(nth)} lots, awaitingDraw`],
    tidy: withdrawAll,
  },
  {
    name: 'withdraw from an IPO',
    path: 'ipo/withdraw',
    account: DEMO,
    prepare: appliedFor,
    hash: (id) => hrefTo('offering', { id }),
    heading: 'IPOの内容',
    ...askedOnce('申込を取り下げる'),
    confirmed: (page) => button(page, '申込の確認へ').waitFor(),
    kept: ipoLines,
    adds: (nth) => [`${IPO}: ${lotsOf(nth)} lots, cancelled`],
    takes: (nth) => [`${IPO}: ${lotsOf(nth)} lots, awaitingDraw`],
    tidy: withdrawAll,
  },
  {
    name: 'pay for what was allotted',
    path: 'ipo/pay',
    account: DEMO,
    prepare: (address, nth, folder) => putWon({ address, folder }, { offerId: DRAWN_IPO, lots: WON, nth }),
    hash: (id) => hrefTo('offering', { id }),
    heading: 'IPOの内容',
    async fill(page, nth) {
      await field(page, '払込単位数').fill(String(paidOf(nth)))
      await button(page, '払込の確認へ').click()
    },
    ...receiptOf({ receipt: '払い込みました', figure: (nth) => yen(paidOf(nth) * DRAWN_LOT), pressed: '払い込む' }),
    confirm: lastLook('払い込む'),
    entry: lastLook('払い込む'),
    unconfirmed: (page) => button(page, '払込の確認へ').waitFor(),
    kept: ipoLines,
    adds: (nth) => [
      `${DRAWN_IPO}: ${paidOf(nth)} lots, paymentComplete`,
      `ledger: lotsPaid -${paidOf(nth) * DRAWN_LOT} yen`,
    ],
    takes: () => [`${DRAWN_IPO}: ${WON} lots, won`],
  },
  {
    name: 'decline what was allotted',
    path: 'ipo/abstain',
    account: DEMO,
    prepare: (address, nth, folder) => putWon({ address, folder }, { offerId: DRAWN_IPO, lots: WON, nth }),
    hash: (id) => hrefTo('offering', { id }),
    heading: 'IPOの内容',
    ...askedOnce('辞退する'),
    confirmed: (page) => saying(page, '辞退しました。費用はかかっていません。').waitFor(),
    kept: ipoLines,
    adds: () => [`${DRAWN_IPO}: ${WON} lots, abstained`],
    takes: () => [`${DRAWN_IPO}: ${WON} lots, won`],
  },
  {
    name: 'apply for a block',
    path: 'block/apply',
    account: DEMO,
    hash: () => hrefTo('block', { id: BLOCK }),
    heading: '立会外取引の内容',
    async fill(page) {
      await field(page, '数量').fill('1000')
      // It is among the rules, visible to every reader.
      await field(page, '取引キー').fill(await saying(page, /^[0-9A-Z]{6}$/).innerText())
      await button(page, '申込の確認へ').click()
    },
    confirm: lastLook('申し込む'),
    entry: lastLook('申し込む'),
    async confirmed(page) {
      await visible(page.getByRole('heading', { level: 1, name: '立会外取引の申込' })).waitFor()
      await saying(page, yen(BLOCK_LEAST)).waitFor()
    },
    unconfirmed: (page) => button(page, '申込の確認へ').waitFor(),
    kept: (folder) => [...linesOf(folder, 'blockApplications'), ...movesOf(folder, 'applicationHeld')],
    adds: () => [`blockApplications: ${BLOCK_LEAST} yen, pending`, `ledger: applicationHeld -${BLOCK_LEAST} yen`],
    tidy: (room) => rejectAll(room, 'blockApplications', 'block'),
  },
  {
    name: 'apply for a fund-raising',
    path: 'raise/apply',
    account: DEMO,
    hash: () => hrefTo('product', { product: 'fundraising', id: RAISE }),
    heading: '募集（株式の配分）',
    async fill(page, nth) {
      await field(page, '申込額').fill(String(raisedOf(nth)))
      await button(page, '申込の確認へ').click()
    },
    ...receiptOf({ receipt: '申し込みました', figure: (nth) => yen(raisedOf(nth)), pressed: '申し込む' }),
    confirm: lastLook('申し込む'),
    entry: lastLook('申し込む'),
    unconfirmed: (page) => button(page, '申込の確認へ').waitFor(),
    kept: (folder) => [...linesOf(folder, 'raiseApplications'), ...movesOf(folder, 'applicationHeld')],
    adds: (nth) => [
      `ledger: applicationHeld -${raisedOf(nth)} yen`,
      `raiseApplications: ${raisedOf(nth)} yen, pending`,
    ],
    tidy: (room) => rejectAll(room, 'raiseApplications', 'raise'),
  },
  {
    name: 'follow',
    hash: () => hrefTo('follow', { id: followed.product }),
    heading: 'フォロー',
    ...beginning(followed, 'フォローする', 'フォローを始めました'),
  },
  {
    name: 'end a follow',
    hash: () => hrefTo('follows'),
    heading: 'フォロー中の運用',
    ...ending(followed),
  },
  {
    name: 'loss limit of a follow',
    path: 'follow/changeLossLimit',
    account: DEMO,
    prepare: began(followed),
    hash: () => hrefTo('follows'),
    heading: 'フォロー中の運用',
    async fill(page, nth) {
      await button(page, '限度を変える').click()
      await limitSheet(page)
        .getByRole('textbox', { name: '損失の限度' })
        .fill(String(limitOf(nth)))
    },
    confirm: (page) => limitSheet(page).getByRole('button', { name: '変更する', exact: true }),
    entry: (page) => limitSheet(page).getByRole('textbox', { name: '損失の限度' }),
    confirmed: (page, nth) =>
      cardOf(page, stakeOf(nth))
        .getByText(`−${limitOf(nth)}% で終了`)
        .waitFor(),
    unconfirmed: (page) => saying(page, '−10% で終了').waitFor(),
    kept: (folder) => stakeLines(folder, followed),
    adds: (nth) => [`${stakeOf(nth)} yen until −${limitOf(nth)} %, inProgress`],
    takes: (nth) => [running(nth)],
    tidy: endAll(followed),
  },
  {
    name: 'join a portfolio',
    hash: () => hrefTo('product', { product: 'ai', id: joined.product }),
    heading: 'AI運用',
    ...beginning(joined, '参加する', '運用を始めました'),
  },
  {
    name: 'leave a portfolio',
    hash: () => hrefTo('product', { product: 'ai' }),
    heading: 'AI運用',
    ...ending(joined),
  },
]
