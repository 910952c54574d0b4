import type { Locator, Page } from 'playwright-core'
import { rowsOf } from '../books.ts'
import { ADMIN, ask, DEMO } from '../calls.ts'
import { button, field, visible } from '../finders.ts'
import type { Room } from '../room.ts'
import { DAY, dayOf, type Form, movesOf, receiptOf, yen } from './form.ts'

/** Whose pictures were sent back, so that they can be sent again. */
const UNVERIFIED = '0000000002'
const FUND_PASSWORD = '20260712'
const NEW_FUND_PASSWORD = '20270301'

type Kept = { id: string; amount: string; state: string; submittedAt: string; appliedAt: string }
const lineOf = (collection: string, { amount, state, submittedAt, appliedAt }: Kept): string =>
  `${collection}: ${amount} yen of ${dayOf(submittedAt ?? appliedAt)}, ${state}`

const linesOf = (folder: string, collection: string): string[] =>
  (rowsOf(folder, collection, DEMO) as Kept[]).map((row) => lineOf(collection, row))

type Card = { bankCode: string; number: string; holder: string }
const cardLines = (folder: string): string[] =>
  (rowsOf(folder, 'cards', DEMO) as Card[]).map(({ bankCode, number, holder }) => `${bankCode} ${number} ${holder}`)

/** Rejects all that waits of a kind. */
async function rejectAll({ address, folder }: Pick<Room, 'address' | 'folder'>, collection: string, kind: string) {
  const waiting = (rowsOf(folder, collection, DEMO) as Kept[]).filter(({ state }) => state === 'pending')
  for (const { id } of waiting) await ask(address, 'admin/reject', { kind, id, reason: '模擬の却下' }, ADMIN)
}

const withdrawn = async (address: string, nth: number): Promise<string> => {
  const [card] = (await ask(address, 'user/cards')) as { id: string }[]
  const input = { amount: String(3000 + nth), cardId: card?.id, fundPassword: FUND_PASSWORD }
  return ((await ask(address, 'funds/withdraw', input)) as { id: string }).id
}

const owedIn = (folder: string): number =>
  (rowsOf(folder, 'loans', DEMO) as { owed: string }[]).reduce((sum, { owed }) => sum + Number(owed), 0)

const ownBank = { region: 'jp', bankCode: '9993', branchCode: '001', kind: 'ordinary', holder: 'サトウ ミサキ' }
const numberOf = (first: number, nth: number): string => `${first}${String(nth).padStart(6, '0')}`

async function removeCard(address: string, first: number): Promise<void> {
  const cards = (await ask(address, 'user/cards')) as { id: string; bankCode: string; branchCode: string }[]
  for (const { id } of cards.slice(first)) await ask(address, 'user/unbindCard', { id, fundPassword: FUND_PASSWORD })
}

const unbindSheet = (page: Page): Locator => page.getByRole('dialog', { name: '登録を解除しますか' })
/** In the list, which its sheet may lie over. */
const withdrawalRow = (page: Page, amount: number): Locator => page.locator('li').filter({ hasText: yen(amount) })

/** Accounts that the demo member has from the start. */
const CARDS = 2

async function chooseBank(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^金融機関/ }).click()
  const search = page.getByRole('searchbox', { name: '名前・かな・コードで探す' })
  await search.fill('9993')
  await search.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: /^支店/ }).click()
  await page.getByRole('dialog').getByText('001').click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

type Identity = { state: string; name: string; fullNumber: string }

/** Funds, loans, cards and who the member is. */
export const moneyForms: readonly Form[] = [
  {
    name: 'deposit',
    path: 'funds/deposit',
    account: DEMO,
    hash: () => '#/user/recharge',
    heading: '入金',
    fill: (page, nth) => field(page, '入金額').fill(String(10_000 + nth)),
    entry: (page) => field(page, '入金額'),
    ...receiptOf({
      receipt: '入金を申請しました',
      figure: (nth) => yen(10_000 + nth),
      pressed: '入金を申請する',
    }),
    kept: (folder) => linesOf(folder, 'deposits'),
    adds: (nth) => [`deposits: ${10_000 + nth} yen of ${DAY}, pending`],
    tidy: (room) => rejectAll(room, 'deposits', 'deposit'),
  },
  {
    name: 'withdraw',
    path: 'funds/withdraw',
    account: DEMO,
    hash: () => '#/user/withdraw',
    heading: '出金',
    secret: true,
    async fill(page, nth) {
      await field(page, '出金額').fill(String(2000 + nth))
      await field(page, '資金パスワード').fill(FUND_PASSWORD)
    },
    entry: (page) => field(page, '資金パスワード'),
    ...receiptOf({ receipt: '出金を申請しました', figure: (nth) => yen(2000 + nth), pressed: '出金を申請する' }),
    kept: (folder) => [...linesOf(folder, 'withdrawals'), ...movesOf(folder, 'withdrawalHeld')],
    adds: (nth) => [`ledger: withdrawalHeld -${2000 + nth} yen`, `withdrawals: ${2000 + nth} yen of ${DAY}, pending`],
    tidy: (room) => rejectAll(room, 'withdrawals', 'withdrawal'),
  },
  {
    name: 'cancel a withdrawal',
    path: 'funds/cancelWithdrawal',
    account: DEMO,
    prepare: withdrawn,
    hash: (id) => `#/user/FundingDetails?kind=withdrawal&record=${id}`,
    heading: '資産',
    fill: (page) => button(page, 'この出金を取り消す').click(),
    confirm: (page) => page.getByRole('alertdialog').getByRole('button', { name: '取り消す', exact: true }),
    entry: (page) => page.getByRole('alertdialog').getByRole('button', { name: '取り消す', exact: true }),
    confirmed: (page, nth) =>
      withdrawalRow(page, 3000 + nth)
        .filter({ hasText: '取消済み' })
        .waitFor(),
    unconfirmed: (page, nth) =>
      withdrawalRow(page, 3000 + nth)
        .filter({ hasText: '審査中' })
        .waitFor(),
    kept: (folder) => [...linesOf(folder, 'withdrawals'), ...movesOf(folder, 'withdrawalReturned')],
    adds: (nth) => [
      `ledger: withdrawalReturned ${3000 + nth} yen`,
      `withdrawals: ${3000 + nth} yen of ${DAY}, cancelled`,
    ],
    takes: (nth) => [`withdrawals: ${3000 + nth} yen of ${DAY}, pending`],
  },
  {
    name: 'exchange',
    path: 'funds/exchange',
    account: DEMO,
    hash: () => '#/user/exchange',
    heading: '両替',
    async fill(page, nth) {
      await field(page, '支払う金額').fill(String(5000 + nth))
      await button(page, '両替の確認へ').click()
    },
    ...receiptOf({ receipt: '両替しました', figure: (nth) => yen(5000 + nth), pressed: '両替する' }),
    entry: (page) => button(page, '両替する'),
    unconfirmed: (page) => button(page, '両替の確認へ').waitFor(),
    kept: (folder) => [...linesOf(folder, 'exchanges'), ...movesOf(folder, 'exchange')],
    adds: (nth) => [`exchanges: ${5000 + nth} yen of ${DAY}, passed`, `ledger: exchange -${5000 + nth} yen`],
  },
  {
    name: 'apply for a loan',
    path: 'funds/applyLoan',
    account: DEMO,
    hash: () => '#/user/jkjl',
    heading: '借入',
    fill: (page, nth) => field(page, '借入額').fill(String(6000 + nth)),
    entry: (page) => field(page, '借入額'),
    ...receiptOf({
      receipt: '借入を申し込みました',
      figure: (nth) => yen(6000 + nth),
      pressed: '借入を申し込む',
    }),
    kept: (folder) => linesOf(folder, 'loans'),
    adds: (nth) => [`loans: ${6000 + nth} yen of ${DAY}, pending`],
    tidy: (room) => rejectAll(room, 'loans', 'loan'),
  },
  {
    name: 'repay',
    path: 'funds/repayLoan',
    account: DEMO,
    hash: () => '#/user/jkjl?tab=repay',
    heading: '借入',
    fill: (page, nth) => field(page, '返済額').fill(String(700 + nth)),
    entry: (page) => field(page, '返済額'),
    ...receiptOf({
      receipt: '返済しました',
      figure: (_, folder) => `残りの借入は ${yen(owedIn(folder))} です。`,
      pressed: '返済する',
    }),
    kept: (folder) => [
      ...(rowsOf(folder, 'repayments', DEMO) as { amount: string; at: string }[]).map(
        ({ amount, at }) => `repayments: ${amount} yen of ${dayOf(at)}`,
      ),
      ...movesOf(folder, 'repayment'),
    ],
    adds: (nth) => [`ledger: repayment -${700 + nth} yen`, `repayments: ${700 + nth} yen of ${DAY}`],
  },
  {
    name: 'top up the credit',
    path: 'funds/topUpCredit',
    account: DEMO,
    hash: () => '#/user/jkjl?tab=topUp',
    heading: '借入',
    fill: (page, nth) => field(page, '追加する額').fill(String(8000 + nth)),
    entry: (page) => field(page, '追加する額'),
    ...receiptOf({
      receipt: '枠の追加を申請しました',
      figure: (nth) => yen(8000 + nth),
      pressed: '枠の追加を申請する',
    }),
    kept: (folder) => linesOf(folder, 'topUps'),
    adds: (nth) => [`topUps: ${8000 + nth} yen of ${DAY}, pending`],
    tidy: (room) => rejectAll(room, 'topUps', 'creditTopUp'),
  },
  {
    name: 'add a card',
    path: 'user/addCard',
    account: DEMO,
    hash: () => '#/user/WithCard',
    heading: '口座の追加',
    async fill(page, nth) {
      await chooseBank(page)
      await field(page, '口座番号').fill(numberOf(4, nth))
    },
    entry: (page) => field(page, '口座番号'),
    ...receiptOf({
      receipt: '口座を登録しました',
      figure: (nth) => `••••${numberOf(4, nth).slice(-3)}`,
      pressed: '口座を登録する',
    }),
    kept: cardLines,
    adds: (nth) => [`${ownBank.bankCode} ${numberOf(4, nth)} ${ownBank.holder}`],
    tidy: ({ address }) => removeCard(address, CARDS),
  },
  {
    name: 'unbind a card',
    path: 'user/unbindCard',
    account: DEMO,
    prepare: async (address, nth) =>
      ((await ask(address, 'user/addCard', { ...ownBank, number: numberOf(5, nth) })) as { id: string }).id,
    hash: () => '#/user/BankCard',
    heading: '銀行口座',
    secret: true,
    async fill(page, nth) {
      await page.getByText(`••••${numberOf(5, nth).slice(-3)}`).waitFor()
      await button(page, 'この口座の登録を解除').last().click()
      await field(page, '資金パスワード').fill(FUND_PASSWORD)
    },
    confirm: (page) => unbindSheet(page).getByRole('button', { name: '解除する', exact: true }),
    entry: (page) => field(page, '資金パスワード'),
    async confirmed(page, nth) {
      await unbindSheet(page).waitFor({ state: 'hidden' })
      await page.getByText(`••••${numberOf(5, nth).slice(-3)}`).waitFor({ state: 'hidden' })
    },
    unconfirmed: (page, nth) =>
      page
        .getByText(`••••${numberOf(5, nth).slice(-3)}`)
        .first()
        .waitFor(),
    kept: cardLines,
    adds: () => [],
    takes: (nth) => [`${ownBank.bankCode} ${numberOf(5, nth)} ${ownBank.holder}`],
    tidy: ({ address }) => removeCard(address, CARDS),
  },
  {
    name: 'fund password',
    path: 'user/setFundPassword',
    account: DEMO,
    hash: () => '#/user/setPassword',
    heading: '資金パスワード',
    secret: true,
    async fill(page) {
      await field(page, 'いまの資金パスワード').fill(FUND_PASSWORD)
      await field(page, '新しい資金パスワード').fill(NEW_FUND_PASSWORD)
      await field(page, '新しい資金パスワード（確認）').fill(NEW_FUND_PASSWORD)
    },
    entry: (page) => field(page, '新しい資金パスワード（確認）'),
    confirm: (page) => button(page, '資金パスワードを変更する'),
    // Where the page was left meanwhile it cannot know whether there was one before: that one is set is true of both.
    confirmed: (page) =>
      visible(page.getByRole('heading', { name: /^資金パスワードを(変更|設定)しました$/ })).waitFor(),
    unconfirmed: (page) => button(page, '資金パスワードを変更する').waitFor(),
    kept: () => [],
    adds: () => [],
    async tidy({ address }) {
      // Which one holds now is known by asking with it.
      await ask(address, 'user/setFundPassword', { password: 'kabuto2026', fundPassword: FUND_PASSWORD })
    },
  },
  {
    name: 'identity',
    path: 'user/submitIdentity',
    account: UNVERIFIED,
    hash: () => '#/user/bandCard',
    heading: '本人確認',
    async fill(page, nth) {
      await field(page, '氏名').fill('山田 太郎')
      await field(page, '氏名（カナ）').fill('ヤマダ タロウ')
      await field(page, '身分証の番号').fill(`0000${numberOf(10, nth)}`)
      await button(page, '見本の画像を使う').click()
    },
    entry: (page) => field(page, '身分証の番号'),
    ...receiptOf({ receipt: '審査に送りました', figure: () => '山田 太郎', pressed: '審査に送る' }),
    kept: (folder) =>
      (rowsOf(folder, 'identities', UNVERIFIED) as Identity[])
        .filter(({ state }) => state === 'underReview')
        .map(({ name, fullNumber }) => `identity: ${name} ${fullNumber}, under review`),
    adds: (nth) => [`identity: 山田 太郎 0000${numberOf(10, nth)}, under review`],
    async tidy({ address, folder }) {
      const [identity] = rowsOf(folder, 'identities', UNVERIFIED) as Identity[]
      if (identity?.state !== 'underReview') return
      await ask(address, 'admin/reject', { kind: 'identity', id: UNVERIFIED, reason: '模擬の却下' }, ADMIN)
    },
  },
]
