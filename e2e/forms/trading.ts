import type { Page } from 'playwright-core'
import { rowsOf } from '../books.ts'
import { ask, DEMO } from '../calls.ts'
import { button, field, saying, shown } from '../finders.ts'
import type { Room } from '../room.ts'
import { DAY, type Form, movesOf, receiptOf, yen } from './form.ts'

const SYMBOL = '0712'

type Row = {
  id: string
  symbol: string
  origin: string
  leverage: number
  quantity: number
  limit: string | null
  waiting: { limit: string | null; orderedAt: number } | null
  state: string
}

const TOKYO_MS = 9 * 3_600_000
const dayAt = (instant: number): string => new Date(instant + TOKYO_MS).toISOString().slice(0, 10)

/** What is held, waits or has ended of the stock that is traded here; all of it on the day of the journey. */
const tradesOf = (folder: string): string[] =>
  ['positions', 'endedPositions'].flatMap((collection) =>
    (rowsOf(folder, collection, DEMO) as Row[])
      .filter(({ symbol }) => symbol === SYMBOL)
      .map(({ origin, leverage, quantity, waiting, state }) => {
        const kind = origin === 'dayTrade' ? 'day trade' : `${leverage}x`
        const order = waiting?.limit ? ` at ${waiting.limit} yen of ${dayAt(waiting.orderedAt)}` : ''
        return `${collection}: ${SYMBOL} ${quantity} shares, ${kind}${order}, ${state}`
      }),
  )

/** The commission of a purchase for cash, and the one on margin, each of 100 shares. */
const CASH_FEE = 275
const MARGIN_FEE = 198

const order = { symbol: SYMBOL, side: 'long', quantity: '100', session: 'regular' }
/** Below the market, where nothing is sold: the order waits. */
const bidOf = (nth: number): number => 2320 + nth
/** Above the market. */
const offerOf = (nth: number): number => 3000 + nth
const priceOf = (price: number): string => `${price.toLocaleString('en')}.0円`

const ordered = async (address: string, nth: number): Promise<string> => {
  const sent = { ...order, type: 'limit', price: String(bidOf(nth)), leverage: 1 }
  return ((await ask(address, 'trade/order', sent)) as { positionId: string }).positionId
}

/** On margin, as such a position can be closed at once. */
const opened = async (address: string): Promise<string> => {
  const sent = { ...order, type: 'market', price: '', leverage: 2 }
  return ((await ask(address, 'trade/order', sent)) as { positionId: string }).positionId
}

const offered = async (address: string, nth: number): Promise<string> => {
  const id = await opened(address)
  await ask(address, 'trade/sell', { id, quantity: '100', type: 'limit', price: String(offerOf(nth)) })
  return id
}

/** Cancels pending orders and closes positions opened on this day. */
async function clear({ address, folder }: Pick<Room, 'address' | 'folder'>): Promise<void> {
  const mine = ({ symbol, leverage, origin }: Row): boolean =>
    symbol === SYMBOL && (leverage > 1 || origin === 'dayTrade')
  const waiting = (rowsOf(folder, 'positions', DEMO) as Row[]).filter(
    (row) => row.symbol === SYMBOL && row.waiting !== null,
  )
  for (const { id } of waiting) await ask(address, 'trade/cancel', { id })
  const held = (rowsOf(folder, 'positions', DEMO) as Row[]).filter(mine)
  for (const { id, quantity } of held)
    await ask(address, 'trade/sell', { id, quantity: String(quantity), type: 'market' })
}

const cancelDialog = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: '取り消す', exact: true })

const cancelling: Pick<Form, 'path' | 'account' | 'hash' | 'heading' | 'confirm' | 'entry' | 'tidy'> = {
  path: 'trade/cancel',
  account: DEMO,
  hash: (id) => `#/position/positionDetail?id=${id}`,
  heading: '取引の詳細',
  confirm: cancelDialog,
  entry: cancelDialog,
  tidy: clear,
}

/** Orders, day trades, sales and what is taken back of them. */
export const tradingForms: readonly Form[] = [
  {
    name: 'order',
    path: 'trade/order',
    account: DEMO,
    hash: () => `#/market/marketBuy?symbol=${SYMBOL}`,
    heading: '注文',
    async fill(page, nth) {
      await field(page, '指値').fill(String(bidOf(nth)))
      await button(page, '買い注文の確認へ').click()
    },
    ...receiptOf({
      receipt: '注文を受け付けました',
      figure: (nth) => yen(bidOf(nth) * 100 + CASH_FEE),
      pressed: '買い注文を出す',
    }),
    entry: (page) => button(page, '買い注文を出す'),
    unconfirmed: (page) => button(page, '買い注文の確認へ').waitFor(),
    kept: (folder) => [...tradesOf(folder), ...movesOf(folder, 'orderHeld')],
    adds: (nth) => [
      `ledger: orderHeld -${bidOf(nth) * 100 + CASH_FEE} yen`,
      `positions: ${SYMBOL} 100 shares, 1x at ${bidOf(nth)} yen of ${DAY}, pendingOrder`,
    ],
    tidy: clear,
  },
  {
    name: 'day trade',
    path: 'trade/dayTrade',
    account: DEMO,
    hash: () => `#/common/dayTrading?symbol=${SYMBOL}`,
    heading: 'デイトレード',
    async fill(page) {
      await field(page, '数量').fill('100')
      await button(page, '買い注文の確認へ').click()
    },
    ...receiptOf({ receipt: '約定しました', figure: () => '2,778.0円', pressed: '買い注文を出す' }),
    entry: (page) => button(page, '買い注文を出す'),
    unconfirmed: (page) => button(page, '買い注文の確認へ').waitFor(),
    kept: (folder) => [...tradesOf(folder), ...movesOf(folder, 'marginOpened', 'margin')],
    adds: () => ['ledger: marginOpened 277800 yen', `positions: ${SYMBOL} 100 shares, day trade, holding`],
    tidy: clear,
  },
  {
    name: 'sell',
    path: 'trade/sell',
    account: DEMO,
    prepare: opened,
    hash: (id) => `#/position/positionDetail?id=${id}&close=1`,
    heading: '取引の詳細',
    fill: (page) => button(page, '売り注文の確認へ').click(),
    ...receiptOf({
      receipt: '売却しました',
      // On the way out too, and the interest of a day.
      figure: () => yen(MARGIN_FEE + 22),
      pressed: '売り注文を出す',
    }),
    entry: (page) => button(page, '売り注文を出す'),
    unconfirmed: (page) => button(page, '売り注文の確認へ').waitFor(),
    kept: (folder) => [...tradesOf(folder), ...movesOf(folder, 'marginClosed', 'margin')],
    adds: () => ['ledger: marginClosed -138900 yen', `endedPositions: ${SYMBOL} 100 shares, 2x, closed`],
    takes: () => [`positions: ${SYMBOL} 100 shares, 2x, holding`],
    tidy: clear,
  },
  {
    ...cancelling,
    name: 'cancel an order',
    prepare: ordered,
    fill: (page) => button(page, '注文を取り消す').click(),
    async confirmed(page, nth) {
      await saying(page, '取消済み').waitFor()
      await saying(page, priceOf(bidOf(nth))).waitFor()
    },
    unconfirmed: (page) => saying(page, '注文中').waitFor(),
    kept: (folder) => [...tradesOf(folder), ...movesOf(folder, 'orderReturned')],
    adds: (nth) => [
      `endedPositions: ${SYMBOL} 100 shares, 1x, cancelled`,
      `ledger: orderReturned ${bidOf(nth) * 100 + CASH_FEE} yen`,
    ],
    takes: (nth) => [`positions: ${SYMBOL} 100 shares, 1x at ${bidOf(nth)} yen of ${DAY}, pendingOrder`],
  },
  {
    ...cancelling,
    name: 'cancel a sale',
    prepare: offered,
    fill: (page) => button(page, '売却注文を取り消す').click(),
    async confirmed(page) {
      await shown(page, '取引の内容')
      await saying(page, '保有中').waitFor()
      await button(page, '売却注文を取り消す').waitFor({ state: 'hidden' })
    },
    unconfirmed: (page) => saying(page, '売却待ち').waitFor(),
    kept: tradesOf,
    adds: () => [`positions: ${SYMBOL} 100 shares, 2x, holding`],
    takes: (nth) => [`positions: ${SYMBOL} 100 shares, 2x at ${offerOf(nth)} yen of ${DAY}, preparingToClose`],
  },
]
