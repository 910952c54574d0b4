import { sampleFrozenMember } from '@kabuto/domain/account'
import { sampleBook, sampleDetail, sampleQuote, sampleStocks, sampleUsInstrument } from '@kabuto/domain/market'
import {
  confirming,
  done,
  failed,
  idle,
  loading,
  moments,
  ready,
  refreshing,
  refuse,
  refused,
  sending,
} from '@kabuto/domain/shared'
import {
  type DayTrade,
  dayTradeOrder,
  type Order,
  previewOrder,
  contextOfOrder,
  sampleDayTrades,
  sampleWeighed,
} from '@kabuto/domain/trading'
import type { Live } from '@kabuto/ui-kit'
import { keepsDrafts } from '@kabuto/storybook/keepsDrafts'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import { useState } from 'react'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor, within } from 'storybook/test'
import { cardShown } from '../../shared/Refusal/cardShown.ts'
import { sampleStream } from '../../shared/Stock/liveSamples.ts'
import type { OrderData, Review } from '../Order/orderData.ts'
import {
  type AskedDayTrade,
  type DayTradeLists,
  DayTradingScreen,
  type DayTradingScreenProps,
  type DayTradingTab,
  type ListedDayTrades,
  type Ordering,
  type StockChoice,
} from './DayTradingScreen.tsx'
import { StockChooser } from './StockChooser.tsx'

const say = textsIn('dayTrading')
const ticketWords = textsIn('ticket')
const orderWords = textsIn('order')
const tradeWords = textsIn('trading')
const general = textsIn('shared')

const still = <Value,>(value: Value): Live<Value> => ({ get: () => value, subscribe: () => () => undefined })

const data: OrderData = {
  detail: sampleDetail,
  quote: sampleQuote,
  blocks: {},
  funds: sampleWeighed.funds,
  now: moments.pictures,
}
const notReviewed: Review = { state: 'idle' }
const ordering: Ordering = {
  data: ready(data),
  book: ready(still(sampleBook)),
  review: notReviewed,
  submission: idle<DayTrade>(),
  onSend: fn(),
  onEdit: fn(),
  onAdvanceClock: fn(),
  onRetry: fn(),
}
const at = (now: number, rest: Partial<OrderData> = {}): Partial<Ordering> => ({
  data: ready({ ...data, now, ...rest }),
})

const byId = (id: string): DayTrade => {
  const found = sampleDayTrades.find((trade) => trade.id === id)
  if (!found) throw new Error(`no sample is ${id}`)
  return found
}
const open = byId('d1')
const shortOpen: DayTrade = {
  ...open,
  id: 'd6',
  symbol: '0263',
  names: byId('d5').names,
  side: 'short',
  quantity: 300,
  openPrice: '1018',
  lastPrice: '1012',
  profit: '1579',
  decimals: 1,
}
const listOf = (...rows: DayTrade[]) => ready<ListedDayTrades>({ rows, next: 'end' })
const account: NonNullable<DayTradeLists['account']> = { blocks: {}, margin: null }
const lists: DayTradeLists = {
  open: listOf(open, shortOpen),
  list: listOf(open, shortOpen),
  account,
  cancelOf: () => idle<Order>(),
  onCancel: fn(),
  onMore: fn(),
  onRetry: fn(),
}
const onText = fn()
const onRetryStocks = fn()
const choice: StockChoice = {
  text: '',
  stocks: ready(sampleStocks.filter(({ market }) => market === 'jpy').slice(0, 3)),
  onText,
  onRetry: onRetryStocks,
}
const chooserOf = (rest: Partial<StockChoice> = {}, side: AskedDayTrade['side'] = 'long') => (
  <StockChooser choice={{ ...choice, ...rest }} quotes={undefined} side={side} />
)
const buying: AskedDayTrade = { symbol: '0712', side: 'long', quantity: '200' }
const selling: AskedDayTrade = { symbol: '0712', side: 'short', quantity: '' }
const unchosen: AskedDayTrade = { symbol: '', side: 'long', quantity: '' }
const tab: DayTradingTab = 'order'
const drafts = keepsDrafts()

const meta = preview.meta({
  title: 'Screens/Trading/DayTrading',
  component: DayTradingScreen,
  args: {
    tab,
    asked: buying,
    now: moments.pictures,
    quotes: undefined,
    ordering,
    lists,
    chooser: null,
    onTab: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>

const quantity = (context: Play): Promise<HTMLElement> =>
  context.canvas.findByRole('textbox', { name: ticketWords(context).quantity })
const there = async (context: Play): Promise<void> => {
  await quantity(context)
}
const readRefusal = async (context: Play): Promise<void> => {
  await quantity(context)
  await cardShown(context.canvas)
}
const reviewButton = (context: Play, side: 'buy' | 'sell' = 'buy'): Promise<HTMLElement> =>
  context.canvas.findByRole('button', {
    name: ticketWords(context)[side === 'buy' ? 'reviewBuy' : 'reviewSell'],
  })
const sendName = (context: Play, side: 'buy' | 'sell' = 'buy'): string =>
  ticketWords(context)[side === 'buy' ? 'sendBuy' : 'sendSell']

async function put(context: Play, text: string): Promise<void> {
  const field = await quantity(context)
  await context.userEvent.clear(field)
  await context.userEvent.type(field, text)
  await context.userEvent.tab()
}

async function openSheet(context: Play, side: 'buy' | 'sell' = 'buy') {
  await quantity(context)
  await context.userEvent.click(await reviewButton(context, side))
  return within(await context.canvas.findByRole('dialog'))
}

/** Three levels of each side. */
const board = [
  '売数量',
  '気配値',
  '買数量',
  '5,100',
  '2,847.5',
  '16,400',
  '2,847.0',
  '9,800',
  '2,846.5',
  '2,845.5',
  '9,800',
  '2,845.0',
  '16,400',
  '2,844.5',
  '5,100',
]

/** Two units at the quote: what they cost is shown before anything is typed. */
const read = {
  headings: ['デイトレード', '費用と証拠金', '手数料の表（信用・1注文あたり）'],
  figures: {
    青葉精機: '[up] 2,846.0 ▲+1.23% — 0712 銘柄を変える',
    現在値: '2,846.0 [up] ▲+34.5',
    '約定代金（気配で概算）': '569,300円',
    必要な証拠金: '[strong] 569,300円 — 約定代金の全額（1倍）',
    注文後の維持率: '757.62%',
    買付手数料: '385円 — 信用・50万円超',
    印紙税: '0円 — 日本株に印紙税なし',
    サービス料: '0円 — 金利は返済のときに日割り',
    手数料と税の合計: '[strong] 385円',
    買付余力: 'いま 3,420,000円 → 注文後 2,850,315円',
    すぐに反対売買すると: '1,016円 — 往復の手数料 770円、1日分の金利 46円、気配の差 200円',
    返済できる時刻: '11/20（金）14:32',
    その損益の受渡日: '11/25（水）',
    '10万円以下': '99円',
    '20万円以下': '148円',
    '50万円以下': '198円',
    '50万円超': '[strong] 385円 — この注文',
    証拠金と手数料: '569,685円 — 手数料 385円・印紙税 0円・サービス料 0円',
  },
  actions: {
    戻る: '#/home/index',
    手数料の考え方: '#/login/logon2',
    注文: 'tab, on',
    '約定 2': 'tab',
    約定明細: 'tab',
    申込済み: 'tab',
    青葉精機: '#/common/dayTrading?side=long',
    '100株単位・最大 1,200株': 'button',
    数量を減らす: 'button',
    数量を増やす: 'button',
    通常の注文で出す: '#/market/marketBuy?symbol=0712&side=long',
    買い注文の確認へ: 'button',
  },
  fields: { 数量: '200' },
  notices: ['[neutral] 11/20（金）15:30 の引けまでに決済しなければ、引けの値段で自動的に決済されます（模擬時刻）。'],
  texts: [
    '東京 後場 取引中',
    '15:30 まで',
    '15:20 以降は決済のみ',
    ...board,
    '株',
    '買付余力 3,420,000円',
    '16.7% を使用',
    '注文方法は成行だけです。数量の全部がまとめて約定します。',
    '2019/10/1（火） からの表。新規と決済のそれぞれにかかります。',
  ],
  groups: ['デイトレの表示', '銘柄を変える', '青葉精機の気配', '売買'],
}

/** The confirmation of 300 shares. */
const asked = {
  headings: ['注文内容の確認'],
  figures: {
    数量と概算の単価: '300株 × 2,846.5円',
    約定代金: '853,950円',
    '証拠金（1倍）': '853,950円',
    買付手数料: '385円 — 信用・50万円超',
    印紙税: '0円 — 日本株に印紙税なし',
    サービス料: '0円 — 金利は返済のときに日割り',
    手数料と税の合計: '[strong] 385円',
    証拠金と手数料: '[total] 854,335円',
    買付余力: '3,420,000円 → 2,565,665円',
    維持率: '― → 505.08%',
    受渡日: '11/25（水）',
    自動で決済される時刻: '11/20（金）15:30',
    すぐに反対売買すると: '1,139円',
  },
  actions: { 閉じる: 'button', 買い注文を出す: 'button', 内容を直す: 'button' },
  fields: {},
  notices: [
    '',
    '[neutral] 今日の引けで自動的に決済されます。決済にも手数料と1日分の金利がかかり、損失は証拠金を超えることがあります。',
  ],
  texts: ['青葉精機 0712', '買い', '成行', '1倍', 'デイトレ'],
  groups: [],
}

/** What was ordered and filled. */
const accepted = {
  headings: ['デイトレの受付', '約定しました'],
  figures: {
    受付番号: 'KB20261120-004001',
    銘柄: '青葉精機（0712）',
    取引: 'デイトレ・買い・成行',
    状態: '[info] 保有中',
    建値: '2,850.0円',
    手数料と税の合計: '198円',
    '1日分の金利': '23円 — 決済のときに差し引きます',
    申し込んだ時刻: '11/20（金）10:01（模擬時刻）',
    自動で決済される時刻: '11/20（金）15:30（模擬時刻）',
  },
  actions: {
    戻る: '#/common/dayTrading?tab=transaction',
    受付番号をコピー: 'button',
    約定を見る: '#/common/dayTrading?tab=transaction',
  },
  fields: {},
  notices: [],
  texts: ['青葉精機 100株', '11/20（金）15:30 の引けまで、いつでも決済できます。その後は自動で決済されます。'],
  groups: [],
}

/** The list of open ones, empty. */
const listed = {
  headings: ['デイトレード'],
  figures: {},
  actions: {
    戻る: '#/home/index',
    手数料の考え方: '#/login/logon2',
    注文: 'tab',
    '約定 0': 'tab, on',
    約定明細: 'tab',
    申込済み: 'tab',
    デイトレを注文する: '#/common/dayTrading',
  },
  fields: {},
  notices: [],
  texts: ['未決済のデイトレはありません', '約定したデイトレは、決済されるまでここに並びます。'],
  groups: ['デイトレの表示'],
}

/** Two units: every cost, the margin and when it closes by itself, before anything is pressed. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play(context) {
    await there(context)
    await context.userEvent.click(
      context.canvas.getByRole('tab', { name: new RegExp(say(context).tab_transactionDetails) }),
    )
    await expect(context.args.onTab).toHaveBeenCalledWith('transactionDetails')
    const { buy, sell } = orderWords(context)
    const sides = [buy, sell].map((name) =>
      context.canvas.getByRole('radio', { name }).closest<HTMLElement>('[data-side]'),
    )
    await expect(sides.map((side) => side?.dataset.side)).toEqual(['buy', 'sell'])
  },
  ...says(read),
})

/** One unit where none was asked for; borrowed, sold, and bought back today. */
export const Short = meta.story({
  args: { asked: selling },
  play: there,
  ...says({
    ...read,
    figures: {
      ...read.figures,
      '約定代金（気配で概算）': '284,550円',
      必要な証拠金: '[strong] 284,550円 — 約定代金の全額（1倍）',
      注文後の維持率: '1,515.84%',
      新規売りの手数料: '198円 — 信用・50万円以下',
      手数料と税の合計: '[strong] 198円',
      買付余力: 'いま 3,420,000円 → 注文後 3,135,252円',
      すぐに反対売買すると: '504円 — 往復の手数料 396円、1日分の金利 8円、気配の差 100円',
      '50万円以下': '[strong] 198円 — この注文',
      '50万円超': '385円',
      証拠金と手数料: '284,748円 — 手数料 198円・印紙税 0円・サービス料 0円',
      買付手数料: undefined,
    },
    actions: {
      ...read.actions,
      青葉精機: '#/common/dayTrading?side=short',
      数量を減らす: 'button, disabled',
      通常の注文で出す: '#/market/marketBuy?symbol=0712&side=short',
      売り注文の確認へ: 'button',
      買い注文の確認へ: undefined,
    },
    fields: { 数量: '100' },
    notices: [
      '[neutral] 「売り」は新しく借りて売る空売りです。今日のうちに買い戻します。',
      '[neutral] 11/20（金）15:30 の引けまでに決済しなければ、引けの値段で自動的に決済されます（模擬時刻）。',
    ],
    texts: [
      '東京 後場 取引中',
      '15:30 まで',
      '15:20 以降は決済のみ',
      ...board,
      '株',
      '買付余力 3,420,000円',
      '8.3% を使用',
      '注文方法は成行だけです。数量の全部がまとめて約定します。',
      '2019/10/1（火） からの表。新規と決済のそれぞれにかかります。',
    ],
  }),
})

/** The other side, by one press. */
export const Sides = meta.story({
  async play(context) {
    await there(context)
    await context.userEvent.click(context.canvas.getByRole('radio', { name: orderWords(context).sell }))
    await context.canvas.findByText(say(context).shortNote)
    await expect(await reviewButton(context, 'sell')).toBeVisible()
  },
  ...says({
    ...read,
    figures: {
      ...read.figures,
      '約定代金（気配で概算）': '569,100円',
      必要な証拠金: '[strong] 569,100円 — 約定代金の全額（1倍）',
      注文後の維持率: '757.88%',
      新規売りの手数料: '385円 — 信用・50万円超',
      買付余力: 'いま 3,420,000円 → 注文後 2,850,515円',
      すぐに反対売買すると: '987円 — 往復の手数料 770円、1日分の金利 17円、気配の差 200円',
      証拠金と手数料: '569,485円 — 手数料 385円・印紙税 0円・サービス料 0円',
      買付手数料: undefined,
    },
    actions: {
      ...read.actions,
      青葉精機: '#/common/dayTrading?side=short',
      通常の注文で出す: '#/market/marketBuy?symbol=0712&side=short',
      売り注文の確認へ: 'button',
      買い注文の確認へ: undefined,
    },
    notices: [
      '[neutral] 「売り」は新しく借りて売る空売りです。今日のうちに買い戻します。',
      '[neutral] 11/20（金）15:30 の引けまでに決済しなければ、引けの値段で自動的に決済されます（模擬時刻）。',
    ],
  }),
})

/** The most that goes, by one press; above the last step of the table. */
export const Most = meta.story({
  async play(context) {
    await quantity(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: /1,200/ }))
    await expect(await quantity(context)).toHaveValue('1,200')
  },
  ...says({
    ...read,
    figures: {
      ...read.figures,
      '約定代金（気配で概算）': '3,415,800円',
      必要な証拠金: '[strong] 3,415,800円 — 約定代金の全額（1倍）',
      注文後の維持率: '126.27%',
      買付余力: 'いま 3,420,000円 → 注文後 3,815円',
      すぐに反対売買すると: '2,248円 — 往復の手数料 770円、1日分の金利 278円、気配の差 1,200円',
      証拠金と手数料: '3,416,185円 — 手数料 385円・印紙税 0円・サービス料 0円',
    },
    actions: { ...read.actions, 数量を増やす: 'button, disabled' },
    fields: { 数量: '1,200' },
    texts: [
      '東京 後場 取引中',
      '15:30 まで',
      '15:20 以降は決済のみ',
      ...board,
      '株',
      '買付余力 3,420,000円',
      '99.9% を使用',
      '注文方法は成行だけです。数量の全部がまとめて約定します。',
      '2019/10/1（火） からの表。新規と決済のそれぞれにかかります。',
    ],
  }),
})

/** More than there is money for: by how much, what it would cost all the same, and the way out. */
export const TooDear = meta.story({
  async play(context) {
    await put(context, '2000')
    await cardShown(context.canvas)
  },
  ...says({
    ...read,
    figures: {
      ...read.figures,
      '約定代金（気配で概算）': '5,693,000円',
      必要な証拠金: '[strong] 5,693,000円 — 約定代金の全額（1倍）',
      注文後の維持率: '75.76%',
      買付余力: 'いま 3,420,000円 → 注文後 −2,273,385円',
      すぐに反対売買すると: '3,234円 — 往復の手数料 770円、1日分の金利 464円、気配の差 2,000円',
      証拠金と手数料: '5,693,385円 — 手数料 385円・印紙税 0円・サービス料 0円',
    },
    actions: {
      ...read.actions,
      入金へ進む: '#/user/recharge',
      数量を増やす: 'button, disabled',
      買い注文の確認へ: 'button, disabled',
    },
    fields: {
      数量: '2,000 ✗ 残高が足りません。必要な額は5,693,385円、残高は4,313,535円です。 株 100株単位・最大 1,200株',
    },
    notices: [
      '[danger] 残高が足りません。必要な額は5,693,385円、残高は4,313,535円です。 あなたの値 5,693,385円 円の現金 4,313,535円 根拠：出金できるのは、受渡し済みで空いている現金です',
      '[neutral] 11/20（金）15:30 の引けまでに決済しなければ、引けの値段で自動的に決済されます（模擬時刻）。',
    ],
    texts: [
      '東京 後場 取引中',
      '15:30 まで',
      '15:20 以降は決済のみ',
      ...board,
      '買付余力 3,420,000円',
      '166.5% を使用',
      '買付余力を 2,273,385円 超えています。',
      '注文方法は成行だけです。数量の全部がまとめて約定します。',
      '2019/10/1（火） からの表。新規と決済のそれぞれにかかります。',
      'あと1か所を直すと確認に進めます。',
    ],
  }),
})

/** Nothing that is a number of shares: no figure is made up. */
export const NoNumber = meta.story({
  async play(context) {
    const field = await quantity(context)
    await context.userEvent.clear(field)
    await context.userEvent.tab()
    await waitFor(() => expect(field).toBeInvalid())
  },
  ...says({
    ...read,
    figures: {
      青葉精機: '[up] 2,846.0 ▲+1.23% — 0712 銘柄を変える',
      現在値: '2,846.0 [up] ▲+34.5',
      '約定代金（気配で概算）': '―',
      必要な証拠金: '[strong] ― — 約定代金の全額（1倍）',
      注文後の維持率: '―',
      買付余力: 'いま 3,420,000円 → 注文後 ―',
      すぐに反対売買すると: '―',
      返済できる時刻: '―',
      その損益の受渡日: '―',
      '10万円以下': '99円',
      '20万円以下': '148円',
      '50万円以下': '198円',
      '50万円超': '385円',
      概算の受渡代金: '―',
    },
    actions: { ...read.actions, 数量を減らす: 'button, disabled', 買い注文の確認へ: 'button, disabled' },
    fields: { 数量: '✗ 株数は必須です。入力してください。 株 100株単位・最大 1,200株' },
    texts: [
      '東京 後場 取引中',
      '15:30 まで',
      '15:20 以降は決済のみ',
      ...board,
      '買付余力 3,420,000円',
      '0% を使用',
      '注文方法は成行だけです。数量の全部がまとめて約定します。',
      '2019/10/1（火） からの表。新規と決済のそれぞれにかかります。',
      'あと1か所を直すと確認に進めます。',
    ],
  }),
})

/** Before the opening it is accepted, and shows the price it is calculated with. */
export const BeforeOpening = meta.story({
  args: { ordering: { ...ordering, ...at(moments.beforeOpening) }, now: moments.beforeOpening },
  play: there,
  ...says({
    ...read,
    figures: {
      ...read.figures,
      '約定代金（気配で概算）': '662,400円',
      必要な証拠金: '[strong] 662,400円 — 約定代金の全額（1倍）',
      注文後の維持率: '651.13%',
      買付余力: 'いま 3,420,000円 → 注文後 2,757,215円',
      すぐに反対売買すると: '1,024円 — 往復の手数料 770円、1日分の金利 54円、気配の差 200円',
      返済できる時刻: '11/20（金）9:00',
      証拠金と手数料: '662,785円 — 手数料 385円・印紙税 0円・サービス料 0円',
    },
    actions: { ...read.actions, '100株単位・最大 1,000株': 'button', '100株単位・最大 1,200株': undefined },
    notices: [
      '[neutral] 11/20（金）15:30 の引けまでに決済しなければ、引けの値段で自動的に決済されます（模擬時刻）。',
      '[progress] いまは約定しません。値幅の端の 3,312.0円 で概算しています。',
    ],
    texts: [
      '東京 時間外（開場前）',
      '9:00 まで',
      '15:20 以降は決済のみ',
      ...board,
      '株',
      '買付余力 3,420,000円',
      '19.4% を使用',
      '注文方法は成行だけです。数量の全部がまとめて約定します。',
      '2019/10/1（火） からの表。新規と決済のそれぞれにかかります。',
    ],
  }),
})

/** From 15:20 on none is taken; the clock can be turned to the next opening. */
export const EntryOver = meta.story({
  tags: ['vrt'],
  args: { ordering: { ...ordering, ...at(moments.lastMinutes) }, now: moments.lastMinutes },
  async play(context) {
    await readRefusal(context)
    await context.userEvent.click(within(context.canvas.getByRole('alert')).getByRole('button'))
    await expect(context.args.ordering?.onAdvanceClock).toHaveBeenCalledOnce()
  },
  ...says({
    ...read,
    figures: { ...read.figures, 返済できる時刻: '11/20（金）15:22' },
    actions: { ...read.actions, '模擬時計を 11/24（火）9:00 へ進める': 'button', 買い注文の確認へ: 'button, disabled' },
    notices: [
      '[neutral] 今日のデイトレの受付は11/20（金）15:20で終わりました。次の営業日に申し込めます。 いつまで 11/20（金）15:20',
      '[neutral] 11/24（火）15:30 の引けまでに決済しなければ、引けの値段で自動的に決済されます（模擬時刻）。',
    ],
    texts: [
      '東京 後場 取引中',
      '15:30 まで',
      '15:20 以降は決済のみ',
      ...board,
      '株',
      '買付余力 3,420,000円',
      '16.7% を使用',
      '注文方法は成行だけです。数量の全部がまとめて約定します。',
      '2019/10/1（火） からの表。新規と決済のそれぞれにかかります。',
      '今日のデイトレの受付は11/20（金）15:20で終わりました。次の営業日に申し込めます。',
    ],
  }),
})

export const Closed = meta.story({
  args: { ordering: { ...ordering, ...at(moments.saturday) }, now: moments.saturday },
  play: readRefusal,
  ...says({
    ...read,
    figures: {
      ...read.figures,
      '約定代金（気配で概算）': '662,400円',
      必要な証拠金: '[strong] 662,400円 — 約定代金の全額（1倍）',
      注文後の維持率: '651.13%',
      買付余力: 'いま 3,420,000円 → 注文後 2,757,215円',
      すぐに反対売買すると: '1,024円 — 往復の手数料 770円、1日分の金利 54円、気配の差 200円',
      返済できる時刻: '11/24（火）9:00',
      その損益の受渡日: '11/26（木）',
      証拠金と手数料: '662,785円 — 手数料 385円・印紙税 0円・サービス料 0円',
    },
    actions: {
      ...read.actions,
      '模擬時計を 11/24（火）9:00 へ進める': 'button',
      '100株単位・最大 1,000株': 'button',
      買い注文の確認へ: 'button, disabled',
      '100株単位・最大 1,200株': undefined,
    },
    notices: [
      '[progress] 取引時間外です。11/24（火）8:00 から注文を受け付け、11/24（火）9:00 から約定します。 次の受付 11/24（火）8:00 約定の開始 11/24（火）9:00 ' +
        '根拠：取引所の取引時間',
      '[neutral] 11/24（火）15:30 の引けまでに決済しなければ、引けの値段で自動的に決済されます（模擬時刻）。',
      '[progress] いまは約定しません。値幅の端の 3,312.0円 で概算しています。',
    ],
    texts: [
      '東京 取引時間外',
      '11/24（火）9:00 から',
      '15:20 以降は決済のみ',
      ...board,
      '株',
      '買付余力 3,420,000円',
      '19.4% を使用',
      '注文方法は成行だけです。数量の全部がまとめて約定します。',
      '2019/10/1（火） からの表。新規と決済のそれぞれにかかります。',
      '取引時間外です。11/24（火）8:00 から注文を受け付け、11/24（火）9:00 から約定します。',
    ],
  }),
})

export const Halted = meta.story({
  args: {
    ordering: {
      ...ordering,
      ...at(moments.pictures, {
        quote: { ...sampleQuote, state: 'halted' },
        detail: {
          ...sampleDetail,
          instrument: { ...sampleDetail.instrument, haltedSince: '2026-11-20T14:10:00+09:00' },
        },
      }),
    },
  },
  play: readRefusal,
  ...says({
    ...read,
    figures: { ...read.figures, 青葉精機: '2,846.0 売買停止 — 0712 銘柄を変える' },
    actions: { ...read.actions, 買い注文の確認へ: 'button, disabled' },
    notices: [
      '[neutral] 11/20（金）14:10から売買停止中です。再開をお待ちください。 いつから 11/20（金）14:10',
      '[neutral] 11/20（金）15:30 の引けまでに決済しなければ、引けの値段で自動的に決済されます（模擬時刻）。',
    ],
    texts: [
      '東京 後場 取引中',
      '15:30 まで',
      '15:20 以降は決済のみ',
      ...board,
      '株',
      '買付余力 3,420,000円',
      '16.7% を使用',
      '注文方法は成行だけです。数量の全部がまとめて約定します。',
      '2019/10/1（火） からの表。新規と決済のそれぞれにかかります。',
      '11/20（金）14:10から売買停止中です。再開をお待ちください。',
    ],
  }),
})

/** A stock of New York: day trades are for Japanese ones, a regular order is one press away. */
export const NotOnMargin = meta.story({
  args: {
    asked: { ...buying, symbol: sampleUsInstrument.symbol },
    ordering: {
      ...ordering,
      ...at(moments.pictures, {
        detail: { ...sampleDetail, instrument: sampleUsInstrument, limit: null },
        quote: { ...sampleQuote, symbol: sampleUsInstrument.symbol, price: '128.45', decimals: 2 },
      }),
    },
  },
  play: readRefusal,
  ...says({
    ...read,
    figures: {
      ...read.figures,
      カブト・ロボティクス: '[up] $128.45 ▲+1.23% — KABU1 銘柄を変える',
      現在値: '$128.45 [up] ▲+34.50',
      '約定代金（気配で概算）': '$26,974.00',
      必要な証拠金: '[strong] $26,974.00 — 約定代金の全額（1倍）',
      注文後の維持率: '15,991.37%',
      買付手数料: '$22.00 — 代金の 0.495%・上限 $22',
      印紙税: '$0.00 — 米国株に印紙税なし',
      サービス料: '$0.00 — 買付にはかかりません',
      手数料と税の合計: '[strong] $22.00',
      買付余力: 'いま $3,420,000.00 → 注文後 $3,393,004.00',
      すぐに反対売買すると: '$246.60 — 往復の手数料 $44.60、1日分の金利 $2.00、気配の差 $200.00',
      返済できる時刻: '11/20（金）23:30',
      その損益の受渡日: '11/23（月）',
      '50万円超': '385円',
      証拠金と手数料: '$26,996.00 — 手数料 $22.00・印紙税 $0.00・サービス料 $0.00',
      青葉精機: undefined,
    },
    actions: {
      ...read.actions,
      カブト・ロボティクス: '#/common/dayTrading?side=long',
      '1株単位・最大 25,357株': 'button',
      通常の注文で出す: '#/market/marketBuy?symbol=KABU1&side=long',
      買い注文の確認へ: 'button, disabled',
      日本株から選ぶ: '#/common/dayTrading?side=long',
      青葉精機: undefined,
      '100株単位・最大 1,200株': undefined,
    },
    notices: [
      '[neutral] デイトレは日本株だけできます。 ほか1件',
      '[neutral] 11/20（金）15:30 の引けまでに決済しなければ、引けの値段で自動的に決済されます（模擬時刻）。',
      '[progress] いまは約定しません。値幅の端の $134.87 で概算しています。',
    ],
    texts: [
      '東京 後場 取引中',
      '15:30 まで',
      '15:20 以降は決済のみ',
      '売数量',
      '気配値',
      '買数量',
      '5,100',
      '$2,847.50',
      '16,400',
      '$2,847.00',
      '9,800',
      '$2,846.50',
      '$2,845.50',
      '9,800',
      '$2,845.00',
      '16,400',
      '$2,844.50',
      '5,100',
      '株',
      '買付余力 $3,420,000.00',
      '0.8% を使用',
      '注文方法は成行だけです。数量の全部がまとめて約定します。',
      '2019/10/1（火） からの表。新規と決済のそれぞれにかかります。',
      'デイトレは日本株だけできます。',
    ],
    groups: ['デイトレの表示', '銘柄を変える', 'カブト・ロボティクスの気配', '売買'],
  }),
})

/** The margin ratio would be too low. */
export const MarginTooLow = meta.story({
  args: {
    ordering: {
      ...ordering,
      ...at(moments.pictures, {
        funds: {
          ...sampleWeighed.funds,
          margin: {
            cash: '250000',
            collateral: '0',
            positions: [{ side: 'long', quantity: 300, openPrice: '2846', lastPrice: '2846', costs: '0' }],
          },
        },
      }),
    },
  },
  play: readRefusal,
  ...says({
    ...read,
    figures: { ...read.figures, 注文後の維持率: '17.54%' },
    actions: {
      ...read.actions,
      入金へ進む: '#/user/recharge',
      数量を増やす: 'button, disabled',
      買い注文の確認へ: 'button, disabled',
      '100株単位・最大 1,200株': undefined,
    },
    notices: [
      '[danger] 委託保証金の維持率は29.28%です。30.00%以上で新しい建玉を作れます。 維持率 29.28% 必要な値 30.00% 根拠：維持率が30%を下回ると新しい建玉は作れません',
      '[neutral] 11/20（金）15:30 の引けまでに決済しなければ、引けの値段で自動的に決済されます（模擬時刻）。',
    ],
    texts: [
      '東京 後場 取引中',
      '15:30 まで',
      '15:20 以降は決済のみ',
      ...board,
      '100株単位',
      '株',
      '買付余力 3,420,000円',
      '16.7% を使用',
      '注文方法は成行だけです。数量の全部がまとめて約定します。',
      '2019/10/1（火） からの表。新規と決済のそれぞれにかかります。',
      '委託保証金の維持率は29.28%です。30.00%以上で新しい建玉を作れます。',
    ],
  }),
})

export const Frozen = meta.story({
  args: { ordering: { ...ordering, ...at(moments.pictures, { blocks: sampleFrozenMember.blocks }) } },
  play: readRefusal,
  ...says({
    ...read,
    actions: { ...read.actions, お問い合わせで異議を申し立てる: '#/user/kf', 買い注文の確認へ: 'button, disabled' },
    notices: [
      '[danger] 本人確認の再審査のため、11/18（水）0:00から凍結中です。出金とお問い合わせはできます。 理由 本人確認の再審査 いつから 11/18（水）0:00（模擬時刻） 止まること ' +
        '新規注文・入金・借入 いつまで 審査が終わるまで いまもできること 受渡し済みの現金の出金 出している注文の取消 残高と記録の閲覧・書き出し お問い合わせ 根拠：会員規約 第12条（模擬）',
      '[neutral] 11/20（金）15:30 の引けまでに決済しなければ、引けの値段で自動的に決済されます（模擬時刻）。',
    ],
    texts: [
      '東京 後場 取引中',
      '15:30 まで',
      '15:20 以降は決済のみ',
      ...board,
      '株',
      '買付余力 3,420,000円',
      '16.7% を使用',
      '注文方法は成行だけです。数量の全部がまとめて約定します。',
      '2019/10/1（火） からの表。新規と決済のそれぞれにかかります。',
      '本人確認の再審査のため、11/18（水）0:00から凍結中です。出金とお問い合わせはできます。',
    ],
  }),
})

export const Barred = meta.story({
  args: {
    ordering: {
      ...ordering,
      ...at(moments.pictures, {
        blocks: { tradeBarred: { reason: '取引の確認', since: '2026-11-18T10:00:00+09:00' } },
      }),
    },
  },
  play: readRefusal,
  ...says({
    ...read,
    actions: { ...read.actions, お問い合わせで異議を申し立てる: '#/user/kf', 買い注文の確認へ: 'button, disabled' },
    notices: [
      '[danger] 取引の確認のため、11/18（水）10:00から取引を停止しています。お問い合わせください。 理由 取引の確認 いつから 11/18（水）10:00 根拠：会員規約 第12条（模擬）',
      '[neutral] 11/20（金）15:30 の引けまでに決済しなければ、引けの値段で自動的に決済されます（模擬時刻）。',
    ],
    texts: [
      '東京 後場 取引中',
      '15:30 まで',
      '15:20 以降は決済のみ',
      ...board,
      '株',
      '買付余力 3,420,000円',
      '16.7% を使用',
      '注文方法は成行だけです。数量の全部がまとめて約定します。',
      '2019/10/1（火） からの表。新規と決済のそれぞれにかかります。',
      '取引の確認のため、11/18（水）10:00から取引を停止しています。お問い合わせください。',
    ],
  }),
})

/** Under the mask neither the buying power is shown nor what is left of it. */
export const Masked = meta.story({
  globals: { figures: 'hidden' },
  play: there,
  ...says(
    {
      ...read,
      figures: { ...read.figures, 買付余力: 'いま •••• → 注文後 ••••' },
      actions: { ...read.actions, '100株単位・最大 ••••株': 'button', '100株単位・最大 1,200株': undefined },
      texts: [
        '東京 後場 取引中',
        '15:30 まで',
        '15:20 以降は決済のみ',
        ...board,
        '株',
        '買付余力 ••••',
        '••••% を使用',
        '注文方法は成行だけです。数量の全部がまとめて約定します。',
        '2019/10/1（火） からの表。新規と決済のそれぞれにかかります。',
      ],
    },
    {
      publicAmounts: [
        '569300',
        '385',
        '0',
        '770',
        '46',
        '200',
        '1016',
        '99',
        '148',
        '198',
        '569685',
        '100000',
        '200000',
        '500000',
      ],
    },
  ),
})

/** The quotes of the board cannot be read; the order can be placed all the same. */
export const NoBoard = meta.story({
  args: { ordering: { ...ordering, book: failed(refuse('offline', {})) } },
  async play(context) {
    await there(context)
    const [retry] = context.canvas.getAllByRole('button')
    if (retry) await context.userEvent.click(retry)
    await expect(context.args.ordering?.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    ...read,
    figures: { ...read.figures, 現在値: undefined },
    actions: { ...read.actions, もう一度試す: 'button' },
    notices: [
      '[neutral] 気配を表示できません。通信できません。電波の良い場所で、もう一度お試しください。',
      '[neutral] 11/20（金）15:30 の引けまでに決済しなければ、引けの値段で自動的に決済されます（模擬時刻）。',
    ],
    texts: [
      '東京 後場 取引中',
      '15:30 まで',
      '15:20 以降は決済のみ',
      '株',
      '買付余力 3,420,000円',
      '16.7% を使用',
      '注文方法は成行だけです。数量の全部がまとめて約定します。',
      '2019/10/1（火） からの表。新規と決済のそれぞれにかかります。',
    ],
    groups: ['デイトレの表示', '銘柄を変える', '売買'],
  }),
})

/** The confirmation: every line and fee, what closing costs, and when it closes by itself. The input is kept. */
export const Confirm = meta.story({
  tags: ['vrt'],
  ...drafts.story,
  async play(context) {
    await put(context, '300')
    const first = await openSheet(context)
    await context.userEvent.click(first.getByRole('button', { name: ticketWords(context).edit }))
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull())
    await expect(context.args.ordering?.onEdit).toHaveBeenCalled()
    await expect(drafts.kept()).toEqual({
      'day trade 0712 long 200': dayTradeOrder({ symbol: '0712', side: 'long', quantity: '300' }),
    })
    const sheet = await openSheet(context)
    // The tag and the button wear the colours of the side.
    await expect(sheet.getByText(orderWords(context).buy).dataset.side).toBe('buy')
    await expect(sheet.getByRole('button', { name: sendName(context) }).dataset.kind).toBe('buy')
    await context.userEvent.click(sheet.getByRole('button', { name: sendName(context) }))
    const send = context.args.ordering?.onSend as ReturnType<typeof fn> | undefined
    await expect(send?.mock.calls).toMatchObject([
      [
        { symbol: '0712', side: 'long', quantity: '300', type: 'market', origin: 'dayTrade' },
        { total: '854335', fees: '385', margin: '853950' },
      ],
    ])
  },
  ...says(asked),
})

const agreed = previewOrder(dayTradeOrder(buying), contextOfOrder(data))
if (!agreed) throw new Error('the sample is no order')

/** The quote moved between the tap and the final check: marked, and agreed to again. */
export const Changed = meta.story({
  name: '確認中に値が動く',
  args: {
    ordering: {
      ...ordering,
      review: {
        state: 'changed',
        agreed,
        current: {
          ...agreed,
          price: '2850',
          value: '570000',
          margin: '570000',
          total: '570385',
          available: { before: '3420000', after: '2849615' },
        },
      },
    },
  },
  play: async (context) => {
    await openSheet(context)
  },
  ...says({
    ...asked,
    figures: {
      ...asked.figures,
      数量と概算の単価: '[changed] 200株 × 2,850.0円',
      約定代金: '570,000円',
      '証拠金（1倍）': '570,000円',
      証拠金と手数料: '[changed] 570,385円',
      買付余力: '[changed] 3,420,000円 → 2,849,615円',
      維持率: '― → 757.62%',
      すぐに反対売買すると: '1,016円',
    },
    notices: [
      '価格が 2,846.5円 から 2,850.0円 に変わりました。確かめて、もう一度押してください。',
      '[neutral] 今日の引けで自動的に決済されます。決済にも手数料と1日分の金利がかかり、損失は証拠金を超えることがあります。',
    ],
  }),
})

/** The final check failed: nothing was ordered. */
export const NotReviewed = meta.story({
  args: { asked: selling, ordering: { ...ordering, review: { state: 'failed' } } },
  play: async (context) => {
    await openSheet(context, 'sell')
  },
  ...says({
    ...asked,
    figures: {
      ...asked.figures,
      数量と概算の単価: '100株 × 2,845.5円',
      約定代金: '284,550円',
      '証拠金（1倍）': '284,550円',
      新規売りの手数料: '198円 — 信用・50万円以下',
      手数料と税の合計: '[strong] 198円',
      証拠金と手数料: '[total] 284,748円',
      買付余力: '3,420,000円 → 3,135,252円',
      維持率: '― → 1515.84%',
      すぐに反対売買すると: '504円',
      買付手数料: undefined,
    },
    actions: { ...asked.actions, 売り注文を出す: 'button', 買い注文を出す: undefined },
    notices: [
      '最新の条件を確かめられませんでした。注文は出ていません。もう一度押してください。',
      '[neutral] 今日の引けで自動的に決済されます。決済にも手数料と1日分の金利がかかり、損失は証拠金を超えることがあります。',
    ],
    texts: ['青葉精機 0712', '売り', '成行', '1倍', 'デイトレ'],
  }),
})

export const Sending = meta.story({
  args: { ordering: { ...ordering, submission: sending() } },
  play: there,
  ...says({ ...read, actions: { ...read.actions, 送信中: 'button, busy', 買い注文の確認へ: undefined } }),
})

/** The answer was lost: it is asked for, and never ordered twice. */
export const Confirming = meta.story({
  args: { ordering: { ...ordering, submission: confirming() } },
  play: there,
  ...says({
    ...read,
    actions: {
      ...read.actions,
      申込済みを見る: '#/common/dayTrading?tab=alreadyApplied',
      確認中: 'button, busy',
      買い注文の確認へ: undefined,
    },
    notices: [
      '[progress] 注文が通ったかを確かめています。同じ注文は二重に出ません。',
      '[neutral] 11/20（金）15:30 の引けまでに決済しなければ、引けの値段で自動的に決済されます（模擬時刻）。',
    ],
  }),
})

/** The money went elsewhere meanwhile. */
export const Refused = meta.story({
  tags: ['vrt'],
  args: {
    ordering: {
      ...ordering,
      submission: refused([
        refuse('insufficientAvailable', { need: '569685', have: '120000', reserved: '0', of: 'available' }, 'quantity'),
      ]),
    },
  },
  play: readRefusal,
  ...says({
    ...read,
    actions: { ...read.actions, 閉じる: 'button', 買い注文の確認へ: 'button, disabled' },
    fields: {
      数量: '200 ✗ 使える現金が足りません。必要な額は569,685円、使える現金は120,000円です。数を減らしてください。 株 100株単位・最大 1,200株',
    },
    notices: [
      '[danger] 使える現金が足りません。必要な額は569,685円、使える現金は120,000円です。数を減らしてください。 あなたの値 569,685円 使える現金 120,000円',
      '[neutral] 11/20（金）15:30 の引けまでに決済しなければ、引けの値段で自動的に決済されます（模擬時刻）。',
    ],
    texts: [
      '東京 後場 取引中',
      '15:30 まで',
      '15:20 以降は決済のみ',
      ...board,
      '買付余力 3,420,000円',
      '16.7% を使用',
      '注文方法は成行だけです。数量の全部がまとめて約定します。',
      '2019/10/1（火） からの表。新規と決済のそれぞれにかかります。',
      'あと1か所を直すと確認に進めます。',
    ],
  }),
})

const placed = async ({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> => {
  await canvas.findByText(/KB2026/)
}

const toApplications = {
  戻る: '#/common/dayTrading?tab=alreadyApplied',
  受付番号をコピー: 'button',
  申込済みを見る: '#/common/dayTrading?tab=alreadyApplied',
}

/** Filled: what it has cost, and until when it can be closed by hand. */
export const Done = meta.story({
  tags: ['vrt'],
  args: { ordering: { ...ordering, submission: done(open) } },
  play: placed,
  ...says(accepted),
})

/** Ordered before the opening: it waits, and can be taken back. */
export const DoneWaiting = meta.story({
  args: { ordering: { ...ordering, submission: done(byId('d4')) } },
  play: placed,
  ...says({
    ...accepted,
    headings: ['デイトレの受付', '注文を受け付けました'],
    figures: {
      受付番号: 'KB20261120-004004',
      銘柄: '青葉精機（0712）',
      取引: 'デイトレ・買い・成行',
      状態: '[progress] 約定待ち',
      申し込んだ時刻: '11/20（金）12:10（模擬時刻）',
      自動で決済される時刻: '11/20（金）15:30（模擬時刻）',
    },
    actions: toApplications,
    texts: ['青葉精機 100株', '取引が始まると成行で約定します。それまでは「申込済み」で取り消せます。'],
  }),
})

/** An answer that came so late that it was over. */
export const DoneLate = meta.story({
  args: { ordering: { ...ordering, submission: done(byId('d2')) } },
  play: placed,
  ...says({
    ...accepted,
    headings: ['デイトレの受付', '取引は終わりました'],
    figures: {
      ...accepted.figures,
      受付番号: 'KB20261120-004002',
      状態: '[neutral] 決済済み',
      建値: undefined,
      手数料と税の合計: undefined,
      '1日分の金利': undefined,
      自動で決済される時刻: undefined,
    },
    actions: toApplications,
    texts: ['青葉精機 100株', '結果は「申込済み」と「約定明細」にあります。'],
  }),
})

/** An answer that came so late that it was refused at the opening: why, and that it cost nothing. */
export const DoneRefused = meta.story({
  args: { ordering: { ...ordering, submission: done(byId('d3')) } },
  play: placed,
  ...says({
    ...accepted,
    headings: ['デイトレの受付', '約定しませんでした'],
    figures: {
      受付番号: 'KB20261118-003820',
      銘柄: '青葉精機（0712）',
      取引: 'デイトレ・買い・成行',
      状態: '[danger] 不成立',
      申し込んだ時刻: '11/18（水）8:20（模擬時刻）',
    },
    actions: toApplications,
    texts: ['青葉精機 100株', '約定するときに余力が足りませんでした。費用はかかっていません。'],
  }),
})

/** Before a stock is chosen: the most traded ones. */
export const Choosing = meta.story({
  args: { asked: unchosen, chooser: chooserOf() },
  async play({ canvas, userEvent }) {
    onText.mockClear()
    await userEvent.type(await canvas.findByRole('searchbox'), 'あ')
    await expect(onText).toHaveBeenCalledWith('あ')
  },
  ...says({
    ...listed,
    headings: ['デイトレード', '売買代金の多い日本株'],
    figures: {
      青葉精機: '[up] 2,846.0 ▲+1.23% — 0712',
      みなと海運: '[down] 1,204.5 ▼−1.47% — 0418',
      兜電子: '[up] 5,310 ▲+1.18% — 0935',
    },
    actions: {
      ...listed.actions,
      注文: 'tab, on',
      '約定 2': 'tab',
      青葉精機: '#/common/dayTrading?symbol=0712&side=long',
      みなと海運: '#/common/dayTrading?symbol=0418&side=long',
      兜電子: '#/common/dayTrading?symbol=0935&side=long',
      '約定 0': undefined,
      デイトレを注文する: undefined,
    },
    fields: { デイトレをする銘柄: '' },
    texts: ['コード・銘柄名・かな・ローマ字'],
    groups: ['デイトレの表示', '売買代金の多い日本株'],
  }),
})

const chosen = async ({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> => {
  await canvas.findByRole('searchbox')
}

/** What a text finds, a halted one among them. */
export const Found = meta.story({
  args: {
    asked: { ...unchosen, side: 'short' },
    chooser: chooserOf(
      {
        text: '青葉',
        stocks: ready(
          sampleStocks.slice(0, 1).map((stock) => ({ ...stock, quote: { ...stock.quote, state: 'halted' as const } })),
        ),
      },
      'short',
    ),
  },
  play: chosen,
  ...says({
    ...listed,
    headings: ['デイトレード', '見つかった日本株'],
    figures: { 青葉精機: '2,846.0 売買停止 — 0712' },
    actions: {
      ...listed.actions,
      注文: 'tab, on',
      '約定 2': 'tab',
      青葉精機: '#/common/dayTrading?symbol=0712&side=short',
      '約定 0': undefined,
      デイトレを注文する: undefined,
    },
    fields: { デイトレをする銘柄: '青葉' },
    texts: ['コード・銘柄名・かな・ローマ字'],
    groups: ['デイトレの表示', '見つかった日本株'],
  }),
})

export const NothingFound = meta.story({
  args: { asked: unchosen, chooser: chooserOf({ text: 'KABU1', stocks: ready([]) }) },
  play: chosen,
  ...says({
    ...listed,
    headings: ['デイトレード', '見つかった日本株'],
    actions: {
      ...listed.actions,
      注文: 'tab, on',
      '約定 2': 'tab',
      '約定 0': undefined,
      デイトレを注文する: undefined,
    },
    fields: { デイトレをする銘柄: 'KABU1' },
    texts: [
      'コード・銘柄名・かな・ローマ字',
      '当てはまる日本株がありません',
      'コードか名前をお確かめください。デイトレは日本株だけできます。',
    ],
  }),
})

export const ChoosingFailed = meta.story({
  args: { asked: unchosen, chooser: chooserOf({ stocks: failed(refuse('offline', {})) }) },
  async play({ canvas, userEvent }) {
    onRetryStocks.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: /もう一度|Try again|再試一次/ }))
    await expect(onRetryStocks).toHaveBeenCalledOnce()
  },
  ...says({
    ...listed,
    headings: ['デイトレード', '売買代金の多い日本株'],
    actions: {
      ...listed.actions,
      注文: 'tab, on',
      '約定 2': 'tab',
      もう一度試す: 'button',
      '約定 0': undefined,
      デイトレを注文する: undefined,
    },
    fields: { デイトレをする銘柄: '' },
    notices: [
      '[neutral] 売買代金の多い日本株を表示できません。通信できません。電波の良い場所で、もう一度お試しください。',
    ],
    texts: ['コード・銘柄名・かな・ローマ字'],
  }),
})

export const ChoosingLoading = meta.story({
  args: { asked: unchosen, chooser: chooserOf({ stocks: loading() }) },
  play: chosen,
  ...says({
    ...listed,
    headings: ['デイトレード', '売買代金の多い日本株'],
    actions: {
      ...listed.actions,
      注文: 'tab, on',
      '約定 2': 'tab',
      '約定 0': undefined,
      デイトレを注文する: undefined,
    },
    fields: { デイトレをする銘柄: '' },
    texts: ['コード・銘柄名・かな・ローマ字'],
  }),
})

export const Unknown = meta.story({
  args: {
    asked: { ...buying, symbol: 'XYZ' },
    ordering: { ...ordering, data: failed(refuse('notFound', { what: 'XYZ' })) },
  },
  ...says({
    ...listed,
    actions: {
      ...listed.actions,
      注文: 'tab, on',
      '約定 2': 'tab',
      銘柄を検索: '#/home/search',
      '約定 0': undefined,
      デイトレを注文する: undefined,
    },
    texts: ['銘柄が見つかりません', 'コード「XYZ」の銘柄はありません。検索からお選びください。'],
  }),
})

export const Loading = meta.story({
  args: { ordering: { ...ordering, data: loading() }, lists: { ...lists, open: loading() } },
  ...says({
    ...listed,
    actions: { ...listed.actions, 注文: 'tab, on', 約定: 'tab', '約定 0': undefined, デイトレを注文する: undefined },
    texts: [],
  }),
})

/** The connection is lost: what is shown is from when, and nothing typed is lost. */
export const Refreshing = meta.story({
  args: {
    ordering: {
      ...ordering,
      data: refreshing(data, { since: moments.pictures, refusal: refuse('offline', {}) }),
    },
  },
  play: there,
  ...says({
    ...read,
    actions: { ...read.actions, もう一度試す: 'button' },
    notices: [
      '[progress] 11/20（金）14:32（模擬時刻）の内容です。更新できませんでした。通信できません。電波の良い場所で、もう一度お試しください。',
      '[neutral] 11/20（金）15:30 の引けまでに決済しなければ、引けの値段で自動的に決済されます（模擬時刻）。',
    ],
  }),
})

export const Failed = meta.story({
  args: { ordering: { ...ordering, data: failed(refuse('offline', {})) } },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度|Try again|再試一次/ }))
    await expect(args.ordering?.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    ...listed,
    actions: {
      ...listed.actions,
      注文: 'tab, on',
      '約定 2': 'tab',
      もう一度試す: 'button',
      お問い合わせ: '#/user/kf',
      '約定 0': undefined,
      デイトレを注文する: undefined,
    },
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
    texts: [],
  }),
})

const transaction: DayTradingTab = 'transaction'
const details: DayTradingTab = 'transactionDetails'
const applications: DayTradingTab = 'alreadyApplied'
const listing =
  (name: string | RegExp) =>
  async ({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> => {
    await canvas.findAllByText(name)
  }
const stream = sampleStream()

/** Open ones, a long and a short: each price moves what it brings. */
export const Open = meta.story({
  tags: ['vrt'],
  args: { tab: transaction, quotes: stream.quotes },
  beforeEach: stream.begin,
  async play({ canvas }) {
    await canvas.findAllByText('0712')
    stream.tick({ ...sampleQuote, price: '2872', at: '2026-11-20T14:33:00+09:00' })
    await canvas.findByText('2,872.0')
  },
  ...says({
    ...listed,
    actions: {
      ...listed.actions,
      '約定 2': 'tab, on',
      '青葉精機 0712 買い 1倍 デイトレ +1,979円 ▲+0.69% 数量 100株 建値 2,850.0円 現在値 2,872.0円 15:30 に自動決済':
        '#/position/positionDetail?id=d1',
      詳細を見る: '#/position/positionDetail?id=d1',
      売却する: '#/position/positionDetail?id=d1&close=1',
      '白川食品 0263 空売り 1倍 デイトレ +1,579円 ▲+0.52% 数量 300株 建値 1,018.0円 現在値 1,012.0円 15:30 に自動決済':
        '#/position/positionDetail?id=d6',
      '詳細を見る 2': '#/position/positionDetail?id=d6',
      買い戻す: '#/position/positionDetail?id=d6&close=1',
      '約定 0': undefined,
      デイトレを注文する: undefined,
    },
    texts: [],
    groups: ['デイトレの表示', '約定'],
  }),
})

/** Without a connection nothing moves: from when the prices are. */
export const OpenStale = meta.story({
  args: {
    tab: transaction,
    asked: unchosen,
    lists: {
      ...lists,
      list: refreshing<ListedDayTrades>(
        { rows: [open], next: 'end' },
        { since: moments.pictures, refusal: refuse('offline', {}) },
      ),
    },
  },
  play: listing('0712'),
  ...says({
    ...listed,
    actions: {
      ...listed.actions,
      '約定 2': 'tab, on',
      もう一度試す: 'button',
      '青葉精機 0712 買い 1倍 デイトレ −621円 ▼−0.22% 数量 100株 建値 2,850.0円 14:32 の値 2,846.0円 15:30 に自動決済':
        '#/position/positionDetail?id=d1',
      詳細を見る: '#/position/positionDetail?id=d1',
      売却する: '#/position/positionDetail?id=d1&close=1',
      '約定 0': undefined,
      デイトレを注文する: undefined,
    },
    notices: [
      '[progress] 11/20（金）14:32（模擬時刻）の内容です。更新できませんでした。通信できません。電波の良い場所で、もう一度お試しください。',
    ],
    texts: [],
    groups: ['デイトレの表示', '約定'],
  }),
})

/** A frozen member and a margin call: what holds for the whole account is shown above. */
export const OpenFrozen = meta.story({
  args: {
    tab: transaction,
    asked: unchosen,
    lists: { ...lists, account: { ...account, blocks: sampleFrozenMember.blocks } },
  },
  play: listing('0712'),
  ...says({
    ...listed,
    actions: {
      ...listed.actions,
      '約定 2': 'tab, on',
      お問い合わせ: '#/user/kf',
      '青葉精機 0712 買い 1倍 デイトレ −621円 ▼−0.22% 数量 100株 建値 2,850.0円 現在値 2,846.0円 15:30 に自動決済':
        '#/position/positionDetail?id=d1',
      詳細を見る: '#/position/positionDetail?id=d1',
      売却する: '#/position/positionDetail?id=d1&close=1',
      '白川食品 0263 空売り 1倍 デイトレ +1,579円 ▲+0.52% 数量 300株 建値 1,018.0円 現在値 1,012.0円 15:30 に自動決済':
        '#/position/positionDetail?id=d6',
      '詳細を見る 2': '#/position/positionDetail?id=d6',
      買い戻す: '#/position/positionDetail?id=d6&close=1',
      '約定 0': undefined,
      デイトレを注文する: undefined,
    },
    notices: [
      '[danger] 本人確認の再審査のため、11/18（水）0:00から凍結中です（模擬時刻）。出金、注文の取消、お問い合わせはできます。',
    ],
    texts: [],
    groups: ['デイトレの表示', '約定'],
  }),
})

export const OpenEmpty = meta.story({
  args: { tab: transaction, asked: unchosen, lists: { ...lists, open: listOf(), list: listOf() } },
  play: async (context) => {
    await listing(say(context).empty_transaction)(context)
  },
  ...says({
    ...accepted,
    headings: ['デイトレード'],
    figures: {},
    actions: {
      戻る: '#/home/index',
      手数料の考え方: '#/login/logon2',
      注文: 'tab',
      '約定 0': 'tab, on',
      約定明細: 'tab',
      申込済み: 'tab',
      デイトレを注文する: '#/common/dayTrading',
    },
    texts: ['未決済のデイトレはありません', '約定したデイトレは、決済されるまでここに並びます。'],
    groups: ['デイトレの表示'],
  }),
})

export const ListLoading = meta.story({
  args: { tab: transaction, asked: unchosen, lists: { ...lists, open: loading(), list: loading() } },
  ...says({
    ...listed,
    figures: { '': '', ' 2': '', ' 3': '', ' 4': '', ' 5': '', ' 6': '', ' 7': '', ' 8': '', ' 9': '' },
    actions: { ...listed.actions, 約定: 'tab, on', '約定 0': undefined, デイトレを注文する: undefined },
    texts: [],
  }),
})

export const ListFailed = meta.story({
  args: {
    tab: details,
    asked: unchosen,
    lists: { ...lists, open: failed(refuse('offline', {})), list: failed(refuse('offline', {})) },
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /もう一度|Try again|再試一次/ }))
    await expect(args.lists?.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    ...listed,
    actions: {
      ...listed.actions,
      約定: 'tab',
      約定明細: 'tab, on',
      もう一度試す: 'button',
      '約定 0': undefined,
      デイトレを注文する: undefined,
    },
    notices: ['[neutral] 約定明細を表示できません。通信できません。電波の良い場所で、もう一度お試しください。'],
    texts: [],
  }),
})

/** Closed by itself at the close, and by the member: when, by whom, with every cost. */
export const Details = meta.story({
  tags: ['vrt'],
  args: { tab: details, lists: { ...lists, list: listOf(byId('d5'), byId('d2')) } },
  play: listing('0712'),
  ...says({
    ...listed,
    headings: ['デイトレード', '白川食品 0263', '青葉精機 0712'],
    figures: {
      決済: '[strong] 引けで自動決済',
      決済した時刻: '11/19（木）15:30（模擬時刻）',
      新規に約定した時刻: '11/19（木）13:02（模擬時刻）',
      数量: '300株',
      建値: '1,018.0円',
      決済値: '1,021.0円',
      売買の差額: '[down] −900円',
      新規売りの手数料: '198円 — 信用・50万円以下',
      印紙税: '0円 — 日本株に印紙税なし',
      売却手数料: '198円 — 信用・50万円以下',
      'サービス料（貸株料）': '9円 — 年 1.15%・365日割り',
      手数料と税の合計: '[strong] 405円',
      '損益（費用の後）': '[total] [down] −1,305円',
      受付番号: 'KB20261119-003915',
      '決済 2': '[strong] ご自身で決済',
      '決済した時刻 2': '11/20（金）13:15（模擬時刻）',
      '新規に約定した時刻 2': '11/20（金）10:01（模擬時刻）',
      '数量 2': '100株',
      '建値 2': '2,850.0円',
      '決済値 2': '2,872.0円',
      '売買の差額 2': '[up] +2,200円',
      買付手数料: '198円 — 信用・50万円以下',
      '印紙税 2': '0円 — 日本株に印紙税なし',
      買い戻しの手数料: '198円 — 信用・50万円以下',
      'サービス料（買方金利）': '23円 — 年 2.98%・365日割り',
      '手数料と税の合計 2': '[strong] 419円',
      '損益（費用の後） 2': '[total] [up] +1,781円',
      '受付番号 2': 'KB20261120-004002',
    },
    actions: {
      ...listed.actions,
      '約定 2': 'tab',
      約定明細: 'tab, on',
      受付番号をコピー: 'button',
      詳細を見る: '#/position/positionDetail?id=d5',
      '受付番号をコピー 2': 'button',
      '詳細を見る 2': '#/position/positionDetail?id=d2',
      '約定 0': undefined,
      デイトレを注文する: undefined,
    },
    texts: ['[neutral] 決済済み', '空売り', '1倍', 'デイトレ', '[neutral] 決済済み', '買い', '1倍', 'デイトレ'],
  }),
})

/** Closed for lack of margin, and by the back office; there are more. */
export const DetailsForced = meta.story({
  args: {
    tab: details,
    asked: unchosen,
    lists: {
      ...lists,
      list: ready<ListedDayTrades>({
        rows: [
          { ...byId('d2'), id: 'd7', reason: 'marginCall', closedByMember: false },
          { ...byId('d2'), id: 'd8', reason: 'backOffice', closedByMember: false },
        ],
        next: 'more',
      }),
    },
  },
  async play({ args, canvas, userEvent }) {
    await canvas.findAllByText('0712')
    const more = canvas.getAllByRole('button').at(-1)
    if (more) await userEvent.click(more)
    await expect(args.lists?.onMore).toHaveBeenCalledOnce()
  },
  ...says({
    ...listed,
    headings: ['デイトレード', '青葉精機 0712', '青葉精機 0712'],
    figures: {
      決済: '[strong] 証拠金の不足で決済',
      決済した時刻: '11/20（金）13:15（模擬時刻）',
      新規に約定した時刻: '11/20（金）10:01（模擬時刻）',
      数量: '100株',
      建値: '2,850.0円',
      決済値: '2,872.0円',
      売買の差額: '[up] +2,200円',
      買付手数料: '198円 — 信用・50万円以下',
      印紙税: '0円 — 日本株に印紙税なし',
      売却手数料: '198円 — 信用・50万円以下',
      'サービス料（買方金利）': '23円 — 年 2.98%・365日割り',
      手数料と税の合計: '[strong] 419円',
      '損益（費用の後）': '[total] [up] +1,781円',
      受付番号: 'KB20261120-004002',
      '決済 2': '[strong] 模擬取扱者が決済',
      '決済した時刻 2': '11/20（金）13:15（模擬時刻）',
      '新規に約定した時刻 2': '11/20（金）10:01（模擬時刻）',
      '数量 2': '100株',
      '建値 2': '2,850.0円',
      '決済値 2': '2,872.0円',
      '売買の差額 2': '[up] +2,200円',
      '買付手数料 2': '198円 — 信用・50万円以下',
      '印紙税 2': '0円 — 日本株に印紙税なし',
      '売却手数料 2': '198円 — 信用・50万円以下',
      'サービス料（買方金利） 2': '23円 — 年 2.98%・365日割り',
      '手数料と税の合計 2': '[strong] 419円',
      '損益（費用の後） 2': '[total] [up] +1,781円',
      '受付番号 2': 'KB20261120-004002',
    },
    actions: {
      ...listed.actions,
      '約定 2': 'tab',
      約定明細: 'tab, on',
      受付番号をコピー: 'button',
      詳細を見る: '#/position/positionDetail?id=d7',
      '受付番号をコピー 2': 'button',
      '詳細を見る 2': '#/position/positionDetail?id=d8',
      もっと見る: 'button',
      '約定 0': undefined,
      デイトレを注文する: undefined,
    },
    texts: ['[neutral] 決済済み', '買い', '1倍', 'デイトレ', '[neutral] 決済済み', '買い', '1倍', 'デイトレ'],
  }),
})

export const DetailsEmpty = meta.story({
  args: { tab: details, asked: unchosen, lists: { ...lists, list: listOf() } },
  play: async (context) => {
    await listing(say(context).empty_transactionDetails)(context)
  },
  ...says({
    ...listed,
    actions: { ...listed.actions, '約定 2': 'tab', 約定明細: 'tab, on', '約定 0': undefined },
    texts: ['決済されたデイトレはありません', '決済の時刻、方法、費用の内訳がここに並びます。'],
  }),
})

/** Every application with its state; one that waits can be taken back. */
export const Applications = meta.story({
  tags: ['vrt'],
  args: {
    tab: applications,
    lists: { ...lists, list: listOf(byId('d4'), open, byId('d2'), byId('d3')) },
  },
  async play(context) {
    const { args, canvas, userEvent } = context
    const words = tradeWords(context)
    const dialog = await askToCancel(context)
    await userEvent.click(dialog.getByRole('button', { name: words.cancelAct }))
    await expect(args.lists?.onCancel).toHaveBeenCalledWith('d4')
    await userEvent.click(dialog.getByRole('button', { name: words.cancelKeep }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
  },
  ...says({
    ...listed,
    headings: ['デイトレード', '青葉精機 0712', '青葉精機 0712', '青葉精機 0712', '青葉精機 0712'],
    figures: {
      申し込んだ時刻: '11/20（金）12:10（模擬時刻）',
      数量: '100株',
      自動で決済される時刻: '15:30（模擬時刻）',
      受付番号: 'KB20261120-004004',
      '申し込んだ時刻 2': '11/20（金）10:01（模擬時刻）',
      '数量 2': '100株',
      '自動で決済される時刻 2': '15:30（模擬時刻）',
      '受付番号 2': 'KB20261120-004001',
      '申し込んだ時刻 3': '11/20（金）10:01（模擬時刻）',
      '数量 3': '100株',
      決済: 'ご自身で決済',
      '受付番号 3': 'KB20261120-004002',
      '申し込んだ時刻 4': '11/18（水）8:20（模擬時刻）',
      '数量 4': '100株',
      理由: '約定するときに余力が足りませんでした。費用はかかっていません。',
      '受付番号 4': 'KB20261118-003820',
    },
    actions: {
      ...listed.actions,
      '約定 2': 'tab',
      申込済み: 'tab, on',
      受付番号をコピー: 'button',
      詳細を見る: '#/position/positionDetail?id=d4',
      注文を取り消す: 'button',
      '受付番号をコピー 2': 'button',
      '詳細を見る 2': '#/position/positionDetail?id=d1',
      '受付番号をコピー 3': 'button',
      '詳細を見る 3': '#/position/positionDetail?id=d2',
      '受付番号をコピー 4': 'button',
      '詳細を見る 4': '#/position/positionDetail?id=d3',
      '約定 0': undefined,
      デイトレを注文する: undefined,
    },
    texts: [
      '[progress] 約定待ち',
      '買い',
      '1倍',
      'デイトレ',
      '[info] 保有中',
      '買い',
      '1倍',
      'デイトレ',
      '[neutral] 決済済み',
      '買い',
      '1倍',
      'デイトレ',
      '[danger] 不成立',
      '買い',
      '1倍',
      'デイトレ',
    ],
  }),
})

/** Why one never opened. */
export const Reasons = meta.story({
  args: {
    tab: applications,
    asked: unchosen,
    lists: {
      ...lists,
      list: listOf(
        ...(['member', 'expiry', 'sessionEnd', 'marginCall'] as const).map((reason) => ({
          ...byId('d3'),
          id: reason,
          reason,
        })),
      ),
    },
  },
  play: listing('0712'),
  ...says({
    ...listed,
    headings: ['デイトレード', '青葉精機 0712', '青葉精機 0712', '青葉精機 0712', '青葉精機 0712'],
    figures: {
      申し込んだ時刻: '11/18（水）8:20（模擬時刻）',
      数量: '100株',
      理由: 'ご自身で取り消しました。費用はかかっていません。',
      受付番号: 'KB20261118-003820',
      '申し込んだ時刻 2': '11/18（水）8:20（模擬時刻）',
      '数量 2': '100株',
      '理由 2': '期限までに約定しませんでした。費用はかかっていません。',
      '受付番号 2': 'KB20261118-003820',
      '申し込んだ時刻 3': '11/18（水）8:20（模擬時刻）',
      '数量 3': '100株',
      '理由 3': '引けまでに約定しませんでした。費用はかかっていません。',
      '受付番号 3': 'KB20261118-003820',
      '申し込んだ時刻 4': '11/18（水）8:20（模擬時刻）',
      '数量 4': '100株',
      '理由 4': '証拠金の不足で取り消されました。費用はかかっていません。',
      '受付番号 4': 'KB20261118-003820',
    },
    actions: {
      ...listed.actions,
      '約定 2': 'tab',
      申込済み: 'tab, on',
      受付番号をコピー: 'button',
      詳細を見る: '#/position/positionDetail?id=member',
      '受付番号をコピー 2': 'button',
      '詳細を見る 2': '#/position/positionDetail?id=expiry',
      '受付番号をコピー 3': 'button',
      '詳細を見る 3': '#/position/positionDetail?id=sessionEnd',
      '受付番号をコピー 4': 'button',
      '詳細を見る 4': '#/position/positionDetail?id=marginCall',
      '約定 0': undefined,
      デイトレを注文する: undefined,
    },
    texts: [
      '[danger] 不成立',
      '買い',
      '1倍',
      'デイトレ',
      '[danger] 不成立',
      '買い',
      '1倍',
      'デイトレ',
      '[danger] 不成立',
      '買い',
      '1倍',
      'デイトレ',
      '[danger] 不成立',
      '買い',
      '1倍',
      'デイトレ',
    ],
  }),
})

const waitingOne = { ...lists, list: listOf(byId('d4')) }

async function askToCancel(context: Play) {
  await listing('0712')(context)
  await context.userEvent.click(context.canvas.getByRole('button', { name: tradeWords(context).cancelOrder }))
  return within(await context.canvas.findByRole('alertdialog'))
}

export const CancelAsked = meta.story({
  args: { tab: applications, lists: waitingOne },
  play: async (context) => void (await askToCancel(context)),
  ...says({
    headings: ['この注文を取り消しますか？'],
    actions: { 取り消す: 'button', 注文を残す: 'button' },
    texts: ['青葉精機 100株の注文を取り消します。まだ約定していない分だけが取り消され、費用はかかりません。'],
  }),
})

function WithDataAtThePress({ ordering: given, lists: shown, ...props }: DayTradingScreenProps) {
  const [orderData, setOrderData] = useState<Ordering['data']>(loading())
  const onCancel = (): void => setOrderData(ready(data))
  return <DayTradingScreen {...props} ordering={{ ...given, data: orderData }} lists={{ ...shown, onCancel }} />
}

/** What the form works with arrives while the question is open: the list and its question stay as they are. */
export const CancelWhileReading = meta.story({
  args: { tab: applications, lists: waitingOne },
  render: (args) => <WithDataAtThePress {...args} />,
  async play(context) {
    const dialog = await askToCancel(context)
    await context.userEvent.click(dialog.getByRole('button', { name: tradeWords(context).cancelAct }))
    await expect(dialog.getByRole('button', { name: tradeWords(context).cancelKeep })).toBeVisible()
  },
})

/** Its answer was lost and is being asked for. */
export const CancelConfirming = meta.story({
  args: { tab: applications, lists: { ...waitingOne, cancelOf: () => confirming<Order>() } },
  async play(context) {
    const dialog = await askToCancel(context)
    await context.userEvent.click(dialog.getByRole('button', { name: tradeWords(context).cancelAct }))
    await dialog.findByRole('button', { busy: true })
  },
  ...says({
    headings: ['この注文を取り消しますか？'],
    actions: { 注文を残す: 'button', 送信中: 'button, busy' },
    texts: ['応答を確認しています。二重に取り消されることはありません。'],
  }),
})

/** Opened meanwhile: why it cannot be cancelled, and the way to read what holds. */
export const CancelRefused = meta.story({
  args: {
    tab: applications,
    lists: { ...waitingOne, cancelOf: () => refused<Order>([refuse('notPending', { state: 'holding' })]) },
  },
  async play(context) {
    const dialog = await askToCancel(context)
    await context.userEvent.click(dialog.getByRole('button', { name: tradeWords(context).cancelAct }))
    await cardShown(context.canvas)
    await context.userEvent.click(dialog.getByRole('button', { name: general(context).fixReload }))
    await expect(context.args.lists?.onRetry).toHaveBeenCalledOnce()
    await waitFor(() => expect(context.canvas.queryByRole('alertdialog')).toBeNull())
  },
})

export const ApplicationsEmpty = meta.story({
  args: { tab: applications, asked: unchosen, lists: { ...lists, list: listOf() } },
  play: async (context) => {
    await listing(say(context).empty_alreadyApplied)(context)
  },
  ...says({
    ...listed,
    actions: { ...listed.actions, '約定 2': 'tab', 申込済み: 'tab, on', '約定 0': undefined },
    texts: ['申し込みはまだありません', '申し込むと、成立しなかったものも含めてここに残ります。'],
  }),
})
