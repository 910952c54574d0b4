import { cancelOrderCall, dayTradeCall, orderCall, sellCall } from '@kabuto/domain/trading'
import { expect, test } from 'vitest'
import { ADMIN, ask, stopClock } from './calls.ts'
import { alert, arrived, button, field, saying, visible } from './finders.ts'
import { type Case, codesOf, onFirstForm, sendChanged, tryAll, waysOf } from './refusing.ts'
import { goTo, openAs, type Room, useRooms } from './room.ts'
import { STANDS } from './times.ts'

const { enter } = useRooms()
const alike = onFirstForm()
const SYMBOL = '0712'
const HALTED = '0527'

type TradeForm = {
  room: Room
  path: string
  hash: () => string
  heading: string
  /** The button of the form and the one of its confirmation. */
  review: string
  place: string
  /** What is typed as the limit, where one is. */
  price?: string
}

/** One form of an order, as a member fills it in; what happens elsewhere meanwhile is done before its call comes in. */
function tradeAt({ room, path, hash, heading, review, place, price }: TradeForm) {
  const { page } = room
  const { comesTo, allRead, follow, block } = waysOf(room)
  const quantity = () => field(page, '数量')

  async function send(): Promise<void> {
    await button(page, review).click()
    const last = button(page, place)
    await expect.poll(() => last.getAttribute('aria-disabled')).toBeNull()
    await last.click()
  }

  async function sendOnce(meanwhile: () => Promise<unknown>, changes: object = {}, typed = '100'): Promise<void> {
    if (price !== undefined) await field(page, '指値').fill(price)
    await quantity().fill(typed)
    await sendChanged(page, { path, changes, meanwhile, send })
  }

  const anew = async (): Promise<void> => {
    await goTo(page, '#/home/index')
    await arrived(page, 'ホーム')
    await goTo(page, hash())
    await arrived(page, heading)
    await quantity().waitFor()
    await allRead()
  }

  const fix = (name: string | RegExp) => alert(page).getByRole('button', { name, exact: true }).first()

  /** Nothing bars it any more: the order as it was typed can be sent. */
  async function isFree(): Promise<void> {
    await expect.poll(() => alert(page).count()).toBe(0)
    await expect.poll(() => button(page, review).getAttribute('aria-disabled')).toBeNull()
  }

  /** It is closed. */
  async function close(): Promise<void> {
    await fix('閉じる').click()
    await isFree()
  }

  return {
    page,
    anew,
    comesTo,
    block,
    quantity,
    /** What is sent is another thing than what was typed, as from a page that knows less than the server. */
    sendOther: (changes: object) => sendOnce(() => Promise.resolve(), changes),
    /** Done on another device or by the back office, once the order is on its way. */
    sendWhile: (change: () => Promise<unknown>, typed?: string) => sendOnce(change, {}, typed),
    /** No other value is named: another one is typed, and the field is right again. */
    typeAgain: async (value = '200'): Promise<void> => {
      await quantity().fill(value)
      await expect.poll(() => quantity().getAttribute('aria-invalid')).not.toBe('true')
      await expect.poll(() => alert(page).count()).toBe(0)
      await quantity().fill('100')
    },
    put: async (value: string): Promise<void> => {
      await fix(`${value}円に直す`).click()
      await expect.poll(() => field(page, '指値').inputValue()).toBe(value)
      await expect.poll(() => alert(page).count()).toBe(0)
    },
    close,
    isFree,
    reload: async (): Promise<void> => {
      const read = page.waitForResponse(/api\/vue\/(?:trade\/preview|market\/detail|trade\/position)/)
      await fix('最新の状態を読み込む').click()
      await read
    },
    turn: async (name: string): Promise<void> => {
      await fix(name).click()
      await isFree()
    },
    follow: async (name: string, where: string, to: string): Promise<void> => {
      await follow(name, where, to)
      await anew()
    },
  }
}

type At = ReturnType<typeof tradeAt>

/** What a number of shares can be refused for. */
const shares = ({ sendOther, typeAgain, quantity, page }: At) => ({
  required: {
    reads: '株数は必須です。入力してください。',
    reach: async () => {
      await quantity().fill('')
      await page.keyboard.press('Tab')
    },
    way: () => typeAgain(),
  },
  unitSize: {
    reads: '100株単位で入力してください。',
    // The field itself goes to the next whole lot.
    reach: () => sendOther({ quantity: '150' }),
    way: () => typeAgain(),
  },
  amountFormat: {
    reads: '株数を数字で入力してください。',
    reach: () => sendOther({ quantity: 'many' }),
    way: () => typeAgain(),
  },
  notWholeNumber: {
    reads: '整数で入力してください。小数は使えません。',
    reach: () => sendOther({ quantity: '100.5' }),
    way: () => typeAgain(),
  },
})

/** What a limit can be refused for, on a day whose limits are 2,311.5 and 3,312 yen. */
const limits = ({ sendOther, put }: At) => ({
  tickSize: {
    reads: '呼値は0.5円きざみです。2,777.0円か2,777.5円にしてください。',
    reach: () => sendOther({ price: '2777.3' }),
    way: () => put('2,777.0'),
  },
  priceLimit: {
    reads: '3,312.5円は値幅制限の外です。2,311.5円〜3,312.0円の中で入力してください。',
    reach: () => sendOther({ price: '3312.5' }),
    way: () => put('3,312.0'),
  },
})

const APPEAL = ['お問い合わせで異議を申し立てる', '#/user/kf', 'お問い合わせ'] as const

/** Imposed while the order is on its way. */
const barred = ({ block, sendWhile, follow }: At) => ({
  tradeBarred: {
    reads: /^模擬の確認のため、11\/20（金）14:40から取引を停止しています。/,
    reach: () => sendWhile(() => block('tradeBarred', 'impose')),
    way: async () => {
      await block('tradeBarred', 'lift')
      await follow(...APPEAL)
    },
  },
  accountFrozen: {
    reads: /^模擬の確認のため、11\/20（金）14:40から凍結中です。/,
    reach: () => sendWhile(() => block('frozen', 'impose')),
    way: async () => {
      await block('frozen', 'lift')
      await follow(...APPEAL)
    },
  },
})

/** The last one: it logs out a banned member. */
const banned = ({ block, sendWhile, comesTo, anew, page }: At) => ({
  loginBanned: {
    reads: /ログインを停止/,
    reach: async () => {
      await anew()
      await sendWhile(() => block('loginBanned', 'impose'))
    },
    way: async () => {
      await visible(page.getByRole('link', { name: /お問い合わせ/ }))
        .first()
        .click()
      await comesTo('#/user/kf', 'お問い合わせ')
    },
  },
})

/** Stocks that the server does not sell, asked for by a page that knows less. */
const stocks = ({ sendOther, close, reload, isFree }: At) => ({
  notListed: {
    reads: '上場前の銘柄です。2026/12/1（火） から取引できます。',
    reach: () => sendOther({ symbol: '0644' }),
    way: close,
  },
  delisted: {
    reads: '取り扱いを終了した銘柄です。別の銘柄を選んでください。',
    reach: () => sendOther({ symbol: '0851' }),
    way: close,
  },
  halted: {
    reads: '11/20（金）13:10から売買停止中です。再開をお待ちください。',
    reach: () => sendOther({ symbol: HALTED }),
    way: close,
  },
  notFound: {
    reads: '「0Z9Z」は見つかりません。',
    reach: () => sendOther({ symbol: '0Z9Z' }),
    way: async () => {
      await reload()
      await isFree()
    },
  },
})

const turnTo = (room: Room, at: string): Promise<unknown> =>
  ask(room.address, 'admin/clock', { mode: 'open', at: `${at}:00+09:00` }, ADMIN)

async function begin(hash: string, heading: string, market?: string): Promise<Room> {
  const room = await enter(market, { KABUTO_CALL_LIMIT: '1000000' })
  await openAs(room, hash)
  await arrived(room.page, heading)
  return room
}

const plain = { symbol: SYMBOL, side: 'long', type: 'market', price: '', leverage: 1, session: 'regular' }

/** Spends so many shares' worth on another device. */
async function buyElsewhere(room: Room, quantity: string): Promise<string> {
  const sent = { ...plain, type: 'limit', price: '2400', quantity }
  return ((await ask(room.address, 'trade/order', sent)) as { positionId: string }).positionId
}

test('each refusal of an order, and its way out', async () => {
  const hash = `#/market/marketBuy?symbol=${SYMBOL}&price=2500`
  const room = await begin(hash, '注文')
  await stopClock(room.address, STANDS)
  const at = tradeAt({
    room,
    path: orderCall.path,
    hash: () => hash,
    heading: '注文',
    review: '買い注文の確認へ',
    place: '買い注文を出す',
    price: '2500',
  })
  const { anew, sendOther, sendWhile, typeAgain, close, follow, turn } = at
  await anew()
  let elsewhere = ''
  const cases: Record<string, Case> = {
    ...alike(shares(at)),
    ...limits(at),
    ...alike(stocks(at)),
    marginTooLow: {
      reads: /^委託保証金の維持率は[\d.]+%です。30.00%以上で新しい建玉を作れます。/,
      reach: () => sendOther({ quantity: '9000', leverage: 3 }),
      way: () => follow('入金へ進む', '#/user/recharge', '入金'),
    },
    insufficientBalance: {
      reads: /^残高が足りません。必要な額は[\d,]+円、残高は4,309,260円です。/,
      reach: () => sendOther({ quantity: '3000' }),
      way: () => follow('入金へ進む', '#/user/recharge', '入金'),
    },
    insufficientAvailable: {
      reads: /必要な額は250,275円、使える現金は[\d,]+円です。数を減らしてください。/,
      reach: () =>
        sendWhile(async () => {
          elsewhere = await buyElsewhere(room, '1400')
        }),
      way: async () => {
        await ask(room.address, 'trade/cancel', { id: elsewhere })
        await typeAgain()
        await anew()
      },
    },
    ...alike(barred(at)),
    marketClosed: {
      reads: '取引時間外です。11/24（火）8:00 から注文を受け付け、11/24（火）9:00 から約定します。',
      reach: () => sendWhile(() => turnTo(room, '2026-11-20T17:30')),
      way: async () => turn('模擬時計を 11/24（火）9:00 へ進める'),
    },
    leverageNotAllowed: {
      reads: 'この注文で選べるのは1倍までです。',
      reach: async () => {
        await turnTo(room, '2026-11-24T17:30')
        await anew()
        await chooseNight(room)
        await sendOther({ leverage: 2 })
      },
      way: close,
    },
    notAllowed: {
      reads: '信用取引と空売りは、日本株の通常の取引時間だけできます。',
      reach: () => sendOther({ side: 'short' }),
      way: () => followRules(room),
    },
    ...alike(banned(at)),
  }
  expect(await tryAll(room, cases)).toEqual(codesOf(orderCall))
  await room.leave()
})

/** After the close: the session in which only limits go. */
async function chooseNight({ page }: Room): Promise<void> {
  await page.getByRole('radio', { name: '引け後' }).check({ force: true })
  await expect.poll(() => alert(page).count()).toBe(0)
}

/** What the rule asks for is done by a press: the session is changed, and an order at the market becomes a limit. */
async function followRules(room: Room): Promise<void> {
  const { page } = room
  const radio = (name: string) => page.getByRole('radio', { name, exact: true })
  await button(page, '通常の取引時間にする').click()
  await expect.poll(() => radio('通常').isChecked()).toBe(true)
  // That session is over, which is another case, and shown as such.
  await saying(page, /^取引時間外です。/).waitFor()
  expect(await alert(page).getByText('信用取引と空売りは').count()).toBe(0)
  await chooseNight(room)
  await radio('成行').check({ force: true })
  await saying(page, '取引所の通常の時間外は、指値注文だけできます。').waitFor()
  await button(page, '指値にする').click()
  await expect.poll(() => radio('指値').isChecked()).toBe(true)
  await expect.poll(() => alert(page).count()).toBe(0)
  expect(await field(page, '指値').inputValue()).toBe('2,500.0')
}

test('each refusal of a day trade, and its way out', async () => {
  const hash = `#/common/dayTrading?symbol=${SYMBOL}`
  const room = await begin(hash, 'デイトレード')
  await stopClock(room.address, STANDS)
  const at = tradeAt({
    room,
    path: dayTradeCall.path,
    hash: () => hash,
    heading: 'デイトレード',
    review: '買い注文の確認へ',
    place: '買い注文を出す',
  })
  const { anew, sendOther, sendWhile, follow, typeAgain, turn } = at
  await anew()
  const cases: Record<string, Case> = {
    ...alike(shares(at)),
    ...alike(stocks(at)),
    marginTooLow: {
      reads: /^委託保証金の維持率は[\d.]+%です。30.00%以上で新しい建玉を作れます。/,
      reach: () => sendOther({ quantity: '9000' }),
      way: () => follow('入金へ進む', '#/user/recharge', '入金'),
    },
    insufficientBalance: {
      reads: /^残高が足りません。必要な額は[\d,]+円、残高は4,309,260円です。/,
      reach: () => sendOther({ quantity: '1800' }),
      way: () => follow('入金へ進む', '#/user/recharge', '入金'),
    },
    insufficientAvailable: {
      reads: /必要な額は[\d,]+円、使える現金は3,411,835円です。数を減らしてください。/,
      reach: () => sendOther({ quantity: '1400' }),
      way: () => typeAgain(),
    },
    ...alike(barred(at)),
    notAllowed: {
      reads: 'デイトレは日本株だけできます。',
      reach: () => sendOther({ symbol: 'VOLT8' }),
      way: () => follow('日本株から選ぶ', '#/common/dayTrading?side=long', 'デイトレード'),
    },
    dayTradeClosed: {
      reads: '今日のデイトレの受付は11/20（金）15:20で終わりました。次の営業日に申し込めます。',
      reach: () => sendWhile(() => turnTo(room, '2026-11-20T15:21')),
      way: () => turn('模擬時計を 11/24（火）9:00 へ進める'),
    },
    marketClosed: {
      reads: /^取引時間外です。11\/25（水）8:00 から注文を受け付け/,
      reach: () => sendWhile(() => turnTo(room, '2026-11-25T07:00')),
      way: () => turn('模擬時計を 11/25（水）9:00 へ進める'),
    },
    ...alike(banned(at)),
  }
  const never = {
    leverageNotAllowed: 'it is always on margin at 1',
    priceLimit: 'it has no price of its own',
    tickSize: 'it has no price of its own',
  }
  const reached = await tryAll(room, cases)
  expect([...reached, ...Object.keys(never)].toSorted()).toEqual(codesOf(dayTradeCall))
  await room.leave()
})

test('each refusal of a sale, and its way out', async () => {
  // Before one stock is halted, so that it can be held when it is.
  const room = await begin('#/home/index', 'ホーム', '2026-11-20T13:05:00+09:00')
  const { page, address } = room
  const open = async (sent: object): Promise<string> =>
    ((await ask(address, 'trade/order', { ...plain, ...sent })) as { positionId: string }).positionId
  const halts = await open({ symbol: HALTED, leverage: 2, quantity: '100' })
  const held = await open({ leverage: 2, quantity: '300' })
  let id = held
  const at = tradeAt({
    room,
    path: sellCall.path,
    hash: () => `#/position/positionDetail?id=${id}&close=1`,
    heading: '取引の詳細',
    review: '売り注文の確認へ',
    place: '売り注文を出す',
  })
  const { anew, sendOther, sendWhile, typeAgain, reload, isFree, turn } = at
  const sheet = page.getByRole('dialog', { name: '売却', exact: true })
  const sellElsewhere = (sent: object): Promise<unknown> =>
    ask(address, 'trade/sell', { id, type: 'market', quantity: '200', ...sent })
  const limited = limits({ ...at, sendOther: (changes) => sendOther({ type: 'limit', ...changes }) })
  const atLimit = {
    ...limited.tickSize,
    reach: async () => {
      await sheet.getByRole('radio', { name: '指値' }).check({ force: true })
      await limited.tickSize.reach()
    },
  }
  const cases: Record<string, Case> = {
    halted: {
      reads: '11/20（金）13:10から売買停止中です。再開をお待ちください。',
      reach: async () => {
        id = halts
        await anew()
        await sendWhile(() => stopClock(address, '2026-11-20T13:11:00+09:00'))
      },
      way: async () => {
        // The form knows it by now too: there is nothing to press.
        await expect.poll(() => button(page, '売り注文の確認へ').getAttribute('aria-disabled')).toBe('true')
        await stopClock(address, STANDS)
        id = held
        await anew()
      },
    },
    ...alike(shares(at)),
    notFound: {
      reads: 'お探しのものは見つかりません。画面を開き直してください。',
      reach: () => sendOther({ id: 'none' }),
      way: async () => {
        await reload()
        await isFree()
      },
    },
    ...alike(barred(at)),
    tickSize: atLimit,
    priceLimit: { ...limited.priceLimit, goesOn: true },
    insufficientShares: {
      reads: '売却できるのは100株です。',
      reach: async () => {
        await sheet.getByRole('radio', { name: '成行' }).check({ force: true })
        await sendWhile(() => sellElsewhere({}), '300')
      },
      way: () => typeAgain('100'),
    },
    illegalState: {
      reads: /^いまの状態は「決済済み」です。/,
      reach: () => sendWhile(() => sellElsewhere({ quantity: '100' })),
      way: async () => {
        await reload()
        await saying(page, '決済済み').waitFor()
      },
    },
    sellLocked: {
      reads: '11/20（金）14:55 から売却できます。購入から15分間は売却できない決まりのためです。',
      reach: async () => {
        id = await open({ quantity: '100' })
        await anew()
      },
      way: async () => {
        await button(page, '模擬時計を 11/20（金）14:55 へ進める').click()
        await expect.poll(() => alert(page).count()).toBe(0)
      },
    },
    marketClosed: {
      reads: '取引時間外です。11/24（火）8:00 から注文を受け付け、11/24（火）9:00 から約定します。',
      reach: () => sendWhile(() => turnTo(room, '2026-11-20T15:40')),
      way: () => turn('模擬時計を 11/24（火）9:00 へ進める'),
    },
    ...alike(banned(at)),
  }
  const never = {
    delisted: 'shares of an issue that leaves the market are taken out before',
    notListed: 'shares are booked on the day of issue, not before',
  }
  const reached = await tryAll(room, cases)
  expect([...reached, ...Object.keys(never)].toSorted()).toEqual(codesOf(sellCall))
  await room.leave()
})

test('each refusal of a cancellation, and its way out', async () => {
  const room = await begin('#/home/index', 'ホーム')
  const { page, address } = room
  const id = await buyElsewhere(room, '100')
  const act = page.getByRole('alertdialog').getByRole('button', { name: '取り消す', exact: true })
  const reload = page.getByRole('alertdialog').getByRole('button', { name: '最新の状態を読み込む', exact: true })
  await goTo(page, `#/position/positionDetail?id=${id}`)
  await arrived(page, '取引の詳細')

  /** Asked for, and on its way when something else happens or when it is changed. */
  async function cancel(meanwhile: () => Promise<unknown>, changes: object = {}): Promise<void> {
    const send = async (): Promise<void> => {
      await button(page, '注文を取り消す').click()
      await act.click()
    }
    await sendChanged(page, { path: cancelOrderCall.path, changes, meanwhile, send })
  }
  const reached = await tryAll(room, {
    notFound: {
      reads: 'お探しのものは見つかりません。画面を開き直してください。',
      reach: () => cancel(() => Promise.resolve(), { id: 'none' }),
      way: async () => {
        await reload.click()
        await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
        await saying(page, '注文中').waitFor()
      },
    },
    notPending: {
      reads: /^いまの状態は「取消済み」です。手続き中ではないため、この操作はできません。/,
      reach: () => cancel(() => ask(address, 'trade/cancel', { id })),
      way: async () => {
        await reload.click()
        await saying(page, '取消済み').waitFor()
        await button(page, '注文を取り消す').waitFor({ state: 'hidden' })
      },
    },
  })
  expect(reached).toEqual(codesOf(cancelOrderCall))
  await room.leave()
})
