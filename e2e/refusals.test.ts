import { exchangeCall } from '@kabuto/domain/funds'
import { applyLoanCall, repayLoanCall, topUpCreditCall } from '@kabuto/domain/loans'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ADMIN, ask } from './calls.ts'
import { alert, arrived, button, field, saying, visible } from './finders.ts'
import { codesOf, onFirstForm, sendChanged, tryAll, waysOf } from './refusing.ts'
import { goTo, openAs, type Room, useRooms } from './room.ts'

const { enter } = useRooms()
const alike = onFirstForm()

type FormAt = {
  room: Room
  path: string
  hash: string
  heading: string
  amount: string
  submit: string
  /** After the form itself, where it asks once more. */
  confirm?: string
}

/** One form, its amount and what a member does with it. */
function formAt({ room, path, hash, heading, amount, submit, confirm }: FormAt) {
  const { page, address } = room
  const typed = () => field(page, amount)
  const { comesTo, allRead, follow, block } = waysOf(room)

  async function send(): Promise<void> {
    await button(page, submit).click()
    if (confirm !== undefined) await button(page, confirm).click()
  }

  /** What is sent is another thing than what was typed, as from a page that knows less than the server. */
  async function sendOther(changes: object): Promise<void> {
    await typed().fill('1000')
    await sendChanged(page, { path, changes, send })
  }

  async function holds(value: string): Promise<void> {
    await expect.poll(() => typed().inputValue()).toBe(value)
  }

  /** All that it reads has come: what happens afterwards it does not know. */
  const anew = async (): Promise<void> => {
    await goTo(page, '#/home/index')
    await arrived(page, 'ホーム')
    await goTo(page, hash)
    await arrived(page, heading)
    await typed().waitFor()
    await allRead()
  }

  return {
    send,
    sendOther,
    holds,
    comesTo,
    follow,
    block,
    anew,
    /** Fills in what is allowed. */
    put: async (value: string): Promise<void> => {
      await alert(page)
        .getByRole('button', { name: `${value}円に直す` })
        .click()
      await holds(value)
    },
    /** It names no other value: another one is typed, and the field is right again. */
    typeAgain: async (): Promise<void> => {
      await typed().fill('2000')
      await expect.poll(() => typed().getAttribute('aria-invalid')).not.toBe('true')
    },
    reload: async (): Promise<void> => {
      const read = page.waitForResponse(/api\/vue\/(user\/info|funds\/|common\/together)/)
      await alert(page).getByRole('button', { name: '最新の状態を読み込む' }).click()
      await read
    },
    fails: (fault: 'failed' | 'none'): Promise<unknown> => ask(address, 'admin/fault', { call: path, fault }, ADMIN),
  }
}

type At = ReturnType<typeof formAt>

/** What every amount can be refused for. */
const amounts = (page: Page, { send, sendOther, typeAgain, put }: At, label: string, words: string, least: string) => ({
  required: {
    reads: words,
    reach: async () => {
      await field(page, label).fill('')
      await send()
    },
    way: typeAgain,
  },
  amountFormat: { reads: /を数字で入力してください。/, reach: () => sendOther({ amount: '-500' }), way: typeAgain },
  notWholeNumber: {
    reads: '整数で入力してください。小数は使えません。',
    reach: () => sendOther({ amount: '500.5' }),
    way: typeAgain,
  },
  belowMinimum: {
    reads: `${least}円以上で入力してください。`,
    reach: () => sendOther({ amount: '0' }),
    way: () => put(least),
  },
})

/** Failing on demand; then the same is sent and done. */
const failing = ({ fails, send, reload }: At, type: () => Promise<void>) => ({
  updateFailed: {
    reads: '変更できませんでした。',
    reach: async () => {
      await fails('failed')
      await type()
      await send()
    },
    way: async () => {
      await reload()
      await fails('none')
    },
  },
})

/** Imposed while the page is open: the form was there, and what is sent is refused. */
const frozen = ({ block, sendOther, follow }: At) => ({
  accountFrozen: {
    reads: /から凍結中です/,
    reach: async () => {
      await block('frozen', 'impose')
      await sendOther({})
    },
    way: async () => {
      await follow('お問い合わせで異議を申し立てる', '#/user/kf', 'お問い合わせ')
      await block('frozen', 'lift')
    },
  },
})

/** The last one: it logs out a banned member. */
const banned = ({ block, sendOther, comesTo, anew }: At, page: Page) => ({
  loginBanned: {
    reads: /ログインを停止/,
    reach: async () => {
      await anew()
      await block('loginBanned', 'impose')
      await sendOther({})
    },
    way: async () => {
      await visible(page.getByRole('link', { name: /お問い合わせ/ }))
        .first()
        .click()
      await comesTo('#/user/kf', 'お問い合わせ')
    },
  },
})

async function begin(hash: string, heading: string): Promise<Room> {
  const room = await enter(undefined, { KABUTO_CALL_LIMIT: '1000000' })
  await openAs(room, hash)
  await arrived(room.page, heading)
  return room
}

const cashOf = async (address: string): Promise<string> =>
  ((await ask(address, 'funds/summary')) as { cash: string }).cash

const numberIn = async (text: Promise<string>): Promise<string> => /[\d,]+/.exec(await text)?.[0] ?? ''

test('each refusal of an exchange, and its way out', async () => {
  const room = await begin('#/user/exchange', '両替')
  const { page, address } = room
  const at = formAt({
    room,
    path: exchangeCall.path,
    hash: '#/user/exchange',
    heading: '両替',
    amount: '支払う金額',
    submit: '両替の確認へ',
    confirm: '両替する',
  })
  const { sendOther, put, reload, holds } = at
  const free = await numberIn(saying(page, /^使える金額/).innerText())
  const reached = await tryAll(room, {
    ...alike(
      amounts(
        page,
        { ...at, send: () => button(page, '両替の確認へ').click() },
        '支払う金額',
        '両替する金額を入力してください。',
        '2',
      ),
    ),
    sameCurrency: {
      reads: '同じ通貨には両替できません。別の通貨を選んでください。',
      reach: () => sendOther({ to: 'JPY' }),
      way: async () => {
        // The message at the top goes by itself.
        await page.getByText('米ドルから円', { exact: true }).click()
        await page.getByText('円から米ドル', { exact: true }).click()
      },
    },
    insufficientBalance: {
      reads: /^残高が足りません。/,
      reach: async () => sendOther({ amount: String(Number(await cashOf(address)) + 1) }),
      way: () => put(free),
    },
    insufficientAvailable: {
      reads: /を 1円 超えています。/,
      reach: () => sendOther({ amount: String(Number(free.replaceAll(',', '')) + 1) }),
      way: () => put(free),
    },
    quoteExpired: {
      reads: 'レートの有効時間が過ぎました。新しいレートを確認してください。',
      reach: () => sendOther({ quoteId: 'none' }),
      way: async () => {
        await reload()
        await holds('1,000')
      },
    },
    ...alike(failing(at, () => field(page, '支払う金額').fill('1000'))),
    ...alike(frozen(at)),
    ...alike(banned(at, page)),
  })
  expect(reached).toEqual(codesOf(exchangeCall))
  await room.leave()
})

test('each refusal of a loan, and its way out', async () => {
  const room = await begin('#/user/jkjl', '借入')
  const { page, address } = room
  const at = formAt({
    room,
    path: applyLoanCall.path,
    hash: '#/user/jkjl',
    heading: '借入',
    amount: '借入額',
    submit: '借入を申し込む',
  })
  const { sendOther, put, anew } = at
  const reached = await tryAll(room, {
    ...alike(amounts(page, at, '借入額', '借入額を入力してください。', '1')),
    loanLimit: {
      reads: /^借入可能額は1,700,000円です。/,
      reach: () => sendOther({ amount: '1700001' }),
      way: () => put('1,700,000'),
    },
    ...alike(failing(at, () => field(page, '借入額').fill('1000'))),
    loanPending: {
      reads: '審査中の借入があります。結果が出てから申し込めます。',
      reach: async () => {
        // In another tab.
        await ask(address, 'funds/applyLoan', { amount: '5000' })
        await sendOther({})
      },
      way: async () => {
        await button(page, '借入の記録を開く').click()
        await page.getByRole('dialog').getByText('審査の予定').waitFor()
        await button(page, '閉じる').click()
        await ask(address, 'user/advanceClock', { to: 'minutes15' })
        await page.reload()
        await field(page, '借入額').waitFor()
      },
    },
    ...alike(frozen(at)),
    loanUnpaid: {
      reads: /^返済期限を過ぎた借入が[\d,]+円あります。先に返済してください。/,
      reach: async () => {
        await anew()
        await ask(address, 'admin/clock', { mode: 'open', at: '2026-12-01T10:00:00+09:00' }, ADMIN)
        await sendOther({})
      },
      way: async () => {
        await at.follow('返済へ進む', '#/user/jkjl?tab=repay', '借入')
        await button(page, '全額').click()
        await button(page, '返済する').click()
        await saying(page, 'この借入の返済が終わりました。').waitFor()
      },
    },
    ...alike(banned(at, page)),
  })
  expect(reached).toEqual(codesOf(applyLoanCall))
  await room.leave()
})

test('each refusal of a repayment, and its way out', async () => {
  const room = await begin('#/user/jkjl?tab=repay', '借入')
  const { page, address } = room
  const at = formAt({
    room,
    path: repayLoanCall.path,
    hash: '#/user/jkjl?tab=repay',
    heading: '借入',
    amount: '返済額',
    submit: '返済する',
  })
  const { sendOther, put, anew, reload } = at
  const owed = await numberIn(saying(page, /^残高/).innerText())

  /** So much is left that can be spent. */
  async function leaveFree(rest: number): Promise<void> {
    const { available } = (await ask(address, 'funds/summary')) as { available: string }
    const { quoteId } = (await ask(address, 'funds/rate', { pair: 'USDJPY' })) as { quoteId: string }
    const amount = String(Number(available) - rest)
    await ask(address, 'funds/exchange', { from: 'JPY', to: 'USD', amount, quoteId })
  }
  const reached = await tryAll(room, {
    ...alike(amounts(page, at, '返済額', '返済額を入力してください。', '1')),
    repayAboveOwed: {
      reads: `借入残高は${owed}円です。${owed}円以下で入力してください。`,
      reach: () => sendOther({ amount: String(Number(owed.replaceAll(',', '')) + 1) }),
      way: () => put(owed),
    },
    ...alike(failing(at, () => field(page, '返済額').fill('1000'))),
    notFound: {
      reads: 'お探しのものは見つかりません。',
      reach: () => sendOther({ id: 'none' }),
      way: reload,
    },
    illegalState: {
      reads: /^いまの状態は「返済済み」です。/,
      reach: async () => {
        const { items } = (await ask(address, 'funds/loans')) as { items: { id: string; owed: string; kind: string }[] }
        const loan = items.find(({ kind }) => kind === 'loan')
        await ask(address, 'funds/repayLoan', { id: loan?.id, amount: loan?.owed })
        await sendOther({})
      },
      way: async () => {
        await reload()
        await saying(page, '返済する借入はありません').waitFor()
      },
    },
    insufficientAvailable: {
      goesOn: true,
      reads: /を 5,000円 超えています。/,
      reach: async () => {
        await ask(address, 'funds/applyLoan', { amount: '2000000' })
        await ask(address, 'user/advanceClock', { to: 'minutes15' })
        await leaveFree(20_000)
        await anew()
        await sendOther({ amount: '25000' })
      },
      way: () => put('20,000'),
    },
    insufficientBalance: {
      goesOn: true,
      reads: /^残高が足りません。/,
      reach: async () => sendOther({ amount: String(Number(await cashOf(address)) + 1) }),
      way: async () => put(Number(await cashOf(address)).toLocaleString('en')),
    },
    ...alike(banned(at, page)),
  })
  expect(reached).toEqual(codesOf(repayLoanCall))
  await room.leave()
})

test('each refusal of a higher limit, and its way out', async () => {
  const room = await begin('#/user/jkjl?tab=topUp', '借入')
  const { page, address } = room
  const at = formAt({
    room,
    path: topUpCreditCall.path,
    hash: '#/user/jkjl?tab=topUp',
    heading: '借入',
    amount: '追加する額',
    submit: '枠の追加を申請する',
  })
  const { sendOther, put, anew } = at
  const reached = await tryAll(room, {
    ...alike(amounts(page, at, '追加する額', '追加する額を入力してください。', '1')),
    aboveMaximum: {
      reads: '1,000,000円以下で入力してください。',
      reach: () => sendOther({ amount: '1000001' }),
      way: () => put('1,000,000'),
    },
    ...alike(failing(at, () => field(page, '追加する額').fill('1000'))),
    ...alike(frozen(at)),
    fundOperationPending: {
      reads: '審査中の信用枠の追加があります。結果が出てから申請できます。',
      reach: async () => {
        await anew()
        await ask(address, 'funds/topUpCredit', { amount: '5000' })
        await sendOther({})
      },
      way: async () => {
        await button(page, '借入の記録を開く').click()
        await page.getByRole('dialog').getByText('審査の予定').waitFor()
        await button(page, '閉じる').click()
        await ask(address, 'user/advanceClock', { to: 'minutes15' })
        await page.reload()
        await field(page, '追加する額').waitFor()
      },
    },
    ...alike(banned(at, page)),
  })
  expect(reached).toEqual(codesOf(topUpCreditCall))
  await room.leave()
})
