import { sampleFrozenMember } from '@kabuto/domain/account'
import { sampleDetail, sampleInstrument, sampleQuote, sampleUsInstrument } from '@kabuto/domain/market'
import {
  confirming,
  done,
  failed,
  fill,
  idle,
  loading,
  moments,
  ready,
  refreshing,
  refused,
  refuse,
  sending,
} from '@kabuto/domain/shared'
import { type Order, samplePreview, sampleOrder, sampleWeighed } from '@kabuto/domain/trading'
import { keepsDrafts } from '@kabuto/storybook/keepsDrafts'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor, within } from 'storybook/test'
import { cardShown } from '../../shared/Refusal/cardShown.ts'
import type { OrderData, Review } from '../Order/orderData.ts'
import type { AskedOrder } from './ticketData.ts'
import { TicketScreen } from './TicketScreen.tsx'

const say = textsIn('ticket')
const orderWords = textsIn('order')
const general = textsIn('shared')

const sampleData: OrderData = {
  detail: sampleDetail,
  quote: sampleQuote,
  blocks: {},
  funds: sampleWeighed.funds,
  now: moments.pictures,
}
const at = (now: string, rest: Partial<OrderData> = {}): OrderData => ({
  ...sampleData,
  now: Date.parse(now),
  ...rest,
})
const buying: AskedOrder = { symbol: '0712', side: 'long', price: '' }
const selling: AskedOrder = { symbol: '0712', side: 'short', price: '' }
const notReviewed: Review = { state: 'idle' }
const drafts = keepsDrafts()

const meta = preview.meta({
  title: 'Screens/Trading/Ticket',
  component: TicketScreen,
  args: {
    asked: buying,
    data: ready(sampleData),
    review: notReviewed,
    submission: idle<Order>(),
    onSend: fn(),
    onEdit: fn(),
    onAdvanceClock: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>

const quantity = (context: Play): Promise<HTMLElement> =>
  context.canvas.findByRole('textbox', { name: say(context).quantity })
const price = (context: Play): HTMLElement => context.canvas.getByRole('textbox', { name: say(context).priceLimit })
const choose = async (context: Play, name: string): Promise<void> =>
  context.userEvent.click(await context.canvas.findByRole('radio', { name }))
const reviewButton = (context: Play, side: 'buy' | 'sell' = 'buy'): Promise<HTMLElement> =>
  context.canvas.findByRole('button', { name: say(context)[side === 'buy' ? 'reviewBuy' : 'reviewSell'] })

async function put(context: Play, field: HTMLElement, text: string): Promise<void> {
  await context.userEvent.clear(field)
  await context.userEvent.type(field, text)
  await context.userEvent.tab()
}

async function openSheet(context: Play, side: 'buy' | 'sell' = 'buy') {
  await context.userEvent.click(await reviewButton(context, side))
  return within(await context.canvas.findByRole('dialog'))
}

/** Which side's colours the tag and the button of the confirmation wear. */
function sidesIn(
  sheet: Awaited<ReturnType<typeof openSheet>>,
  context: Play,
  side: 'buy' | 'sell',
): (string | undefined)[] {
  const tag = sheet.getByText(orderWords(context)[side])
  const send = sheet.getByRole('button', { name: say(context)[side === 'buy' ? 'sendBuy' : 'sendSell'] })
  return [tag.dataset.side, send.dataset.kind]
}

const inNewYork = () =>
  at('2026-11-21T00:30:00+09:00', {
    detail: { ...sampleDetail, instrument: sampleUsInstrument, limit: null },
    quote: {
      ...sampleQuote,
      symbol: 'KABU1',
      price: '184.32',
      bid: '184.31',
      ask: '184.33',
      changePercent: '-0.64',
      decimals: 2,
    },
    funds: {
      ...sampleWeighed.funds,
      cash: { all: '43475.86', available: '43475.86' },
      sameDay: { usable: '43475.86', fresh: '43475.86', barred: '0', locked: 0 },
    },
  })

const there = async (context: Play): Promise<void> => {
  await quantity(context)
}

/** One unit at the last price: what it costs is shown before anything is typed. */
const read = {
  headings: ['注文'],
  figures: {
    '0712 東証プライム・現物と信用': '2,846.0円 [up] ▲+1.23%',
    買付余力: 'いま 3,420,000円 → 注文後 3,135,125円',
    すぐに反対売買すると: '650円 — 往復の手数料 550円 と気配の差 100円',
    売却できる時刻: '11/20（金）14:47',
    その代金を出金できる日: '11/25（水）',
    概算の受渡代金: '284,875円 — 手数料 275円・印紙税 0円・サービス料 0円',
  },
  actions: {
    戻る: '#/market/marketDetail?symbol=0712',
    板を見る: '#/market/marketDetail?symbol=0712',
    指値を下げる: 'button',
    指値を上げる: 'button',
    '売気配 2,846.5': 'button',
    '現在値 2,846.0': 'button, on',
    '買気配 2,845.5': 'button',
    '100株単位・最大 1,200株': 'button',
    数量を減らす: 'button, disabled',
    数量を増やす: 'button',
    デイトレで注文する: '#/common/dayTrading?symbol=0712&side=long&quantity=100',
    買い注文の確認へ: 'button',
  },
  fields: { 指値: '2,846.0', 数量: '100' },
  notices: [],
  texts: [
    '青葉精機',
    '注文方法',
    'レバレッジ',
    '値幅制限 2,311.5〜3,312.0円',
    '円',
    '株',
    '買付余力 3,420,000円',
    '8.3% を使用',
    '受渡日 11/25（水）',
    '約定から15分は売却不可',
    '取引の時間帯',
  ],
  groups: ['売買', '注文方法', 'レバレッジ', '取引の時間帯'],
}

/** The confirmation of 300 shares. */
const asked = {
  headings: ['注文内容の確認'],
  figures: {
    数量と指値: '300株 × 2,846.0円',
    約定代金: '853,800円',
    買付手数料: '535円 — 標準・100万円以下',
    印紙税: '0円 — 日本株に印紙税なし',
    サービス料: '0円 — 現物のため金利なし',
    手数料と税の合計: '[strong] 535円',
    概算の受渡代金: '[total] 854,335円',
    買付余力: '3,420,000円 → 2,565,665円',
    受渡日: '11/25（水）',
  },
  actions: { 閉じる: 'button', 買い注文を出す: 'button', 内容を直す: 'button' },
  fields: {},
  notices: ['', '[neutral] 約定から15分間は売却できません。売却時は約定代金に応じた手数料が別にかかります。'],
  texts: ['青葉精機 0712', '買い', '指値', '1倍'],
  groups: [],
}

/** Of one unit. */
const askedOne = {
  ...asked.figures,
  数量と指値: '100株 × 2,846.0円',
  約定代金: '284,600円',
  買付手数料: '275円 — 標準・50万円以下',
  手数料と税の合計: '[strong] 275円',
  概算の受渡代金: '[total] 284,875円',
  買付余力: '3,420,000円 → 3,135,125円',
}

/** What was ordered and waits. */
const accepted = {
  headings: ['注文の受付', '注文を受け付けました'],
  figures: {
    受付番号: 'KB20261120-004101',
    銘柄: '青葉精機（0712）',
    取引: '買い・指値・1倍',
    指値: '1,005.0円',
    数量: '500株',
    約定した数量: '0株',
    拘束された金額: '503,035円',
    手数料と税の合計: '535円',
    注文時刻: '11/20（金）14:20（模擬時刻）',
    有効期限: '11/20（金）15:30（模擬時刻）',
  },
  actions: { 戻る: '#/position/position', 受付番号をコピー: 'button', 取引を見る: '#/position/position' },
  fields: {},
  notices: [],
  texts: ['青葉精機 500株', '11/20（金）15:30 まで有効です。「取引」で取り消せます。'],
  groups: [],
}

const readRefusal = async ({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> => {
  await canvas.findByText(sampleOrder.orderNumber)
}

/** Of a group: what can be chosen. */
function choicesOf({ canvas }: Play, name: string): string[] {
  const group = within(canvas.getByRole('radiogroup', { name }))
  return group.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.labels?.[0]?.textContent ?? '')
}

const onBoard = (section: 'standard' | 'growth') =>
  ready<OrderData>({
    ...sampleData,
    detail: { ...sampleDetail, instrument: { ...sampleDetail.instrument, section } },
  })

export const StandardBoard = meta.story({
  args: { data: onBoard('standard') },
  play: async ({ canvas }) => void (await canvas.findByText(/東証スタンダード/)),
})

export const GrowthBoard = meta.story({
  args: { data: onBoard('growth') },
  play: async ({ canvas }) => void (await canvas.findByText(/東証グロース/)),
})

export const Ready = meta.story({
  tags: ['vrt'],
  async play(context) {
    await there(context)
    const { leverage, session, pre, regular, after } = say(context)
    await expect(choicesOf(context, leverage)).toEqual(
      ['1', '2', '3'].map((n) => fill(orderWords(context).times, { n })),
    )
    await expect(choicesOf(context, session)).toEqual([pre, regular, after])
  },
  ...says(read),
})

/** The side is switched where one is: its word, its colours, and what the button leads to. */
export const Switched = meta.story({
  async play(context) {
    await there(context)
    const { buy, sell } = orderWords(context)
    const radios = [buy, sell].map((name) => context.canvas.getByRole<HTMLInputElement>('radio', { name }))
    const sides = radios.map((radio) => radio.closest<HTMLElement>('[data-side]')?.dataset.side)
    await expect(sides).toEqual(['buy', 'sell'])
    await choose(context, sell)
    await expect(await reviewButton(context, 'sell')).toBeVisible()
  },
  ...says({
    actions: {
      '100株単位・最大 1,200株': 'button',
      デイトレで注文する: '#/common/dayTrading?symbol=0712&side=short&quantity=100',
      取引へ: '#/position/position',
      売り注文の確認へ: 'button',
      '売気配 2,846.5': 'button',
      戻る: '#/market/marketDetail?symbol=0712',
      指値を上げる: 'button',
      指値を下げる: 'button',
      数量を増やす: 'button',
      数量を減らす: 'button, disabled',
      板を見る: '#/market/marketDetail?symbol=0712',
      '現在値 2,846.0': 'button, on',
      '買気配 2,845.5': 'button',
    },
    notices: ['[neutral] 「売り」は新しく借りて売る空売りです。保有株の売却は「取引」から出します。'],
  }),
})

export const Etf = meta.story({
  args: {
    data: ready({
      ...sampleData,
      detail: { ...sampleDetail, instrument: { ...sampleDetail.instrument, kind: 'etf' as const } },
    }),
  },
  play: there,
  ...says({
    figures: {
      '0712 ETF・現物と信用': '2,846.0円 [up] ▲+1.23%',
      すぐに反対売買すると: '650円 — 往復の手数料 550円 と気配の差 100円',
      その代金を出金できる日: '11/25（水）',
      売却できる時刻: '11/20（金）14:47',
      概算の受渡代金: '284,875円 — 手数料 275円・印紙税 0円・サービス料 0円',
      買付余力: 'いま 3,420,000円 → 注文後 3,135,125円',
    },
  }),
})

export const NoMoney = meta.story({
  args: { data: ready({ ...sampleData, funds: { ...sampleWeighed.funds, cash: { all: '0', available: '0' } } }) },
  play: there,
  ...says({
    figures: {
      '0712 東証プライム・現物と信用': '2,846.0円 [up] ▲+1.23%',
      すぐに反対売買すると: '650円 — 往復の手数料 550円 と気配の差 100円',
      その代金を出金できる日: '11/25（水）',
      売却できる時刻: '11/20（金）14:47',
      概算の受渡代金: '284,875円 — 手数料 275円・印紙税 0円・サービス料 0円',
      買付余力: 'いま 0円 → 注文後 −284,875円',
    },
    texts: [
      '青葉精機',
      '注文方法',
      'レバレッジ',
      '値幅制限 2,311.5〜3,312.0円',
      '円',
      '100株単位',
      '株',
      '買付余力 0円',
      '100.0% を使用',
      '買付余力を 284,875円 超えています。',
      '受渡日 11/25（水）',
      '約定から15分は売却不可',
      '取引の時間帯',
    ],
  }),
})

/** At the market: reckoned at the ask, the price is only read. */
export const Market = meta.story({
  play: (context) => choose(context, orderWords(context).market),
  ...says({
    ...read,
    figures: {
      ...read.figures,
      買付余力: 'いま 3,420,000円 → 注文後 3,135,075円',
      概算の受渡代金: '284,925円 — 手数料 275円・印紙税 0円・サービス料 0円',
    },
    actions: {
      ...read.actions,
      指値を下げる: undefined,
      指値を上げる: undefined,
      '売気配 2,846.5': undefined,
      '現在値 2,846.0': undefined,
      '買気配 2,845.5': undefined,
    },
    fields: { '成行（いまの気配）': '2,846.5', 数量: '100' },
    texts: [
      '青葉精機',
      '注文方法',
      'レバレッジ',
      '円',
      '株',
      '買付余力 3,420,000円',
      '8.3% を使用',
      '受渡日 11/25（水）',
      '約定から15分は売却不可',
      '取引の時間帯',
    ],
  }),
})

/** Twice as much as there is money: by how much it is over, and the cost is still shown. */
/** A step past what goes says what holds it. */
async function stepPast(context: Play, keys: string, reason: string): Promise<void> {
  const field = await quantity(context)
  await context.userEvent.click(field)
  await context.userEvent.keyboard(keys)
  await expect(field).toHaveAccessibleDescription(expect.stringContaining(reason))
}

const { funds } = sampleWeighed

export const AtLeast = meta.story({
  play: (context) => stepPast(context, '{ArrowDown}', fill(say(context).leastReason, { unit: '100' })),
})

export const AtMost = meta.story({
  async play(context) {
    await put(context, await quantity(context), '1200')
    await stepPast(context, '{ArrowUp}', fill(say(context).mostMoney, { n: '1,200' }))
  },
})

export const AtMostOfTheDay = meta.story({
  args: {
    data: ready({
      ...sampleData,
      funds: { ...funds, sameDay: { ...funds.sameDay, usable: '600000', barred: '500000' } },
    }),
  },
  async play(context) {
    await put(context, await quantity(context), '200')
    await stepPast(context, '{ArrowUp}', fill(say(context).mostSameDay, { n: '200' }))
  },
})

export const NotOneUnit = meta.story({
  args: { data: ready({ ...sampleData, funds: { ...funds, cash: { all: '100000', available: '100000' } } }) },
  play: (context) => stepPast(context, '{ArrowUp}', say(context).mostUnit),
})

/** On credit it is the ratio that holds it. */
export const AtMostOfMargin = meta.story({
  args: {
    data: ready({
      ...sampleData,
      funds: {
        ...funds,
        margin: {
          cash: '450000',
          collateral: '0',
          positions: [{ side: 'long', quantity: 300, openPrice: '2846', lastPrice: '2846', costs: '0' }],
        },
      },
    }),
  },
  async play(context) {
    await quantity(context)
    await choose(context, orderWords(context).times.replace('{{n}}', '2'))
    const most = context.canvas.getByRole('button', { name: /100.*\d/ })
    await context.userEvent.click(most)
    const n = (await quantity(context)).getAttribute('value') ?? ''
    await stepPast(context, '{ArrowUp}', fill(say(context).mostMargin, { n }))
  },
})

export const TooDear = meta.story({
  async play(context) {
    await put(context, await quantity(context), '2000')
    await cardShown(context.canvas)
  },
  ...says({
    ...read,
    figures: {
      ...read.figures,
      買付余力: 'いま 3,420,000円 → 注文後 −2,273,013円',
      すぐに反対売買すると: '4,026円 — 往復の手数料 2,026円 と気配の差 2,000円',
      売却できる時刻: '11/24（火）9:00',
      その代金を出金できる日: '11/26（木）',
      概算の受渡代金: '5,693,013円 — 手数料 1,013円・印紙税 0円・サービス料 0円',
    },
    actions: {
      ...read.actions,
      数量を減らす: 'button',
      数量を増やす: 'button, disabled',
      デイトレで注文する: '#/common/dayTrading?symbol=0712&side=long&quantity=2000',
      買い注文の確認へ: 'button, disabled',
      入金へ進む: '#/user/recharge',
    },
    fields: {
      ...read.fields,
      数量: '2,000 ✗ 残高が足りません。必要な額は5,693,013円、残高は4,313,535円です。 株 100株単位・最大 1,200株',
    },
    notices: [
      '[danger] 残高が足りません。必要な額は5,693,013円、残高は4,313,535円です。 あなたの値 5,693,013円 円の現金 4,313,535円 根拠：出金できるのは、受渡し済みで空いている現金です',
    ],
    texts: [
      '青葉精機',
      '注文方法',
      'レバレッジ',
      '値幅制限 2,311.5〜3,312.0円',
      '円',
      '買付余力 3,420,000円',
      '166.5% を使用',
      '買付余力を 2,273,013円 超えています。',
      '受渡日 11/25（水）',
      '差金決済のため今日は売却不可',
      '取引の時間帯',
      'あと1か所を直すと確認に進めます。',
    ],
  }),
})

/** The most that goes, by one press. */
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
      買付余力: 'いま 3,420,000円 → 注文後 3,787円',
      すぐに反対売買すると: '3,226円 — 往復の手数料 2,026円 と気配の差 1,200円',
      概算の受渡代金: '3,416,213円 — 手数料 1,013円・印紙税 0円・サービス料 0円',
    },
    actions: {
      ...read.actions,
      数量を減らす: 'button',
      数量を増やす: 'button, disabled',
      デイトレで注文する: '#/common/dayTrading?symbol=0712&side=long&quantity=1200',
    },
    fields: { ...read.fields, 数量: '1,200' },
    texts: [
      '青葉精機',
      '注文方法',
      'レバレッジ',
      '値幅制限 2,311.5〜3,312.0円',
      '円',
      '株',
      '買付余力 3,420,000円',
      '99.9% を使用',
      '受渡日 11/25（水）',
      '約定から15分は売却不可',
      '取引の時間帯',
    ],
  }),
})

/** Borrowed and sold, thrice leveraged: margin instead of the value, and what a short sale is. */
export const Short = meta.story({
  args: { asked: selling },
  async play(context) {
    await choose(context, orderWords(context).times.replace('{{n}}', '3'))
  },
  ...says({
    ...read,
    figures: {
      ...read.figures,
      概算の受渡代金: undefined,
      買付余力: 'いま 3,420,000円 → 注文後 3,324,935円',
      すぐに反対売買すると: '504円 — 往復の手数料 396円、1日分の金利 8円、気配の差 100円',
      売却できる時刻: undefined,
      返済できる時刻: '11/20（金）14:32',
      その代金を出金できる日: undefined,
      その損益の受渡日: '11/25（水）',
      証拠金と手数料: '95,065円 — 手数料 198円・印紙税 0円・サービス料 0円',
    },
    actions: {
      ...read.actions,
      '100株単位・最大 1,200株': undefined,
      買い注文の確認へ: undefined,
      取引へ: '#/position/position',
      '100株単位・最大 3,600株': 'button',
      デイトレで注文する: '#/common/dayTrading?symbol=0712&side=short&quantity=100',
      売り注文の確認へ: 'button',
    },
    notices: ['[neutral] 「売り」は新しく借りて売る空売りです。保有株の売却は「取引」から出します。'],
    texts: [
      '青葉精機',
      '注文方法',
      'レバレッジ',
      '値幅制限 2,311.5〜3,312.0円',
      '円',
      '株',
      '買付余力 3,420,000円',
      '2.8% を使用',
      '受渡日 11/25（水）',
      '取引の時間帯',
    ],
  }),
})

/** Between two ticks: the card puts the nearest one. */
export const OffTick = meta.story({
  async play(context) {
    await quantity(context)
    await put(context, price(context), '2846.3')
    await cardShown(context.canvas)
  },
  ...says({
    ...read,
    figures: {
      ...read.figures,
      買付余力: 'いま 3,420,000円 → 注文後 ―',
      すぐに反対売買すると: '―',
      売却できる時刻: '―',
      その代金を出金できる日: '―',
      概算の受渡代金: '―',
    },
    actions: {
      ...read.actions,
      '100株単位・最大 1,200株': undefined,
      '現在値 2,846.0': 'button',
      '2,846.0円に直す': 'button',
      買い注文の確認へ: 'button, disabled',
    },
    fields: {
      ...read.fields,
      指値: '2,846.3 ✗ 呼値は0.5円きざみです。2,846.0円か2,846.5円にしてください。 円 値幅制限 2,311.5〜3,312.0円',
    },
    notices: [
      '[danger] 呼値は0.5円きざみです。2,846.0円か2,846.5円にしてください。 呼値 0.5円 すぐ下の値 2,846.0円 すぐ上の値 2,846.5円 根拠：価格帯ごとの呼値の単位',
    ],
    texts: [
      '青葉精機',
      '注文方法',
      'レバレッジ',
      '100株単位',
      '株',
      '買付余力 3,420,000円',
      '0% を使用',
      '取引の時間帯',
      'あと1か所を直すと確認に進めます。',
    ],
  }),
})

/** Above the day's limit. */
export const BeyondLimit = meta.story({
  async play(context) {
    await quantity(context)
    await put(context, price(context), '4000')
    await cardShown(context.canvas)
  },
  ...says({
    ...read,
    figures: {
      ...read.figures,
      買付余力: 'いま 3,420,000円 → 注文後 ―',
      すぐに反対売買すると: '―',
      売却できる時刻: '―',
      その代金を出金できる日: '―',
      概算の受渡代金: '―',
    },
    actions: {
      ...read.actions,
      '100株単位・最大 1,200株': undefined,
      指値を上げる: 'button, disabled',
      '現在値 2,846.0': 'button',
      '3,312.0円に直す': 'button',
      買い注文の確認へ: 'button, disabled',
    },
    fields: {
      ...read.fields,
      指値: '4,000.0 ✗ 4,000.0円は値幅制限の外です。2,311.5円〜3,312.0円の中で入力してください。 円 値幅制限 2,311.5〜3,312.0円',
    },
    notices: [
      '[danger] 4,000.0円は値幅制限の外です。2,311.5円〜3,312.0円の中で入力してください。 あなたの値 4,000.0円 値幅の下限 2,311.5円 値幅の上限 3,312.0円 ' +
        '根拠：前日の終値から決まる1日の値幅',
    ],
    texts: [
      '青葉精機',
      '注文方法',
      'レバレッジ',
      '100株単位',
      '株',
      '買付余力 3,420,000円',
      '0% を使用',
      '取引の時間帯',
      'あと1か所を直すと確認に進めます。',
    ],
  }),
})

/** Outside the regular session only limits, without credit. */
export const AfterHours = meta.story({
  args: { data: ready(at('2026-11-20T18:00:00+09:00')) },
  play: (context) => choose(context, say(context).after),
  ...says({
    ...read,
    figures: { ...read.figures, 売却できる時刻: '11/24（火）9:00', その代金を出金できる日: '11/26（木）' },
    actions: { ...read.actions, デイトレで注文する: undefined },
    texts: [
      '青葉精機',
      '注文方法',
      '値幅制限 2,311.5〜3,312.0円',
      '円',
      '株',
      '買付余力 3,420,000円',
      '8.3% を使用',
      '受渡日 11/26（木）',
      '約定から15分は売却不可',
      '取引の時間帯',
      '時間外は指値だけです。',
    ],
    groups: ['売買', '注文方法', '取引の時間帯'],
  }),
})

/** What the rule asks of the order is done by a press; the price is the one that was shown. */
export const LimitOnly = meta.story({
  args: { data: ready(at('2026-11-20T18:00:00+09:00')) },
  async play(context) {
    await choose(context, say(context).after)
    await choose(context, orderWords(context).market)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: '指値にする' }))
    await waitFor(() => expect(context.canvas.queryByRole('alert')).toBeNull())
    await expect(context.canvas.getByRole('radio', { name: orderWords(context).limit })).toBeChecked()
    await expect(price(context)).toHaveValue('2,846.0')
    await expect(await reviewButton(context)).not.toHaveAttribute('aria-disabled')
  },
})

/** Sold short outside the regular session: the order goes into that session. */
export const RegularOnly = meta.story({
  args: { asked: selling, data: ready(at('2026-11-20T16:00:00+09:00')) },
  async play(context) {
    await choose(context, say(context).after)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: '通常の取引時間にする' }))
    await expect(context.canvas.getByRole('radio', { name: say(context).regular })).toBeChecked()
    await expect(context.canvas.queryByText(/^信用取引と空売りは/)).toBeNull()
  },
})

/** In New York nothing is sold short in any session. */
export const NoShortInNewYork = meta.story({
  args: { asked: { symbol: 'KABU1', side: 'short', price: '' }, data: ready(inNewYork()) },
  async play(context) {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: '買いにする' }))
    await waitFor(() => expect(context.canvas.queryByRole('alert')).toBeNull())
    await expect(context.canvas.getByRole('radio', { name: orderWords(context).buy })).toBeChecked()
    await expect(await reviewButton(context)).not.toHaveAttribute('aria-disabled')
  },
})

/** Nothing is taken now: the next time, and the clock of one's own machine. */
export const Closed = meta.story({
  tags: ['vrt'],
  args: { data: ready(at('2026-11-21T14:32:00+09:00')) },
  async play(context) {
    await there(context)
    await cardShown(context.canvas)
    const [turn] = context.canvas.getAllByRole('button', { name: /11\/24|24 Nov/ })
    await context.userEvent.click(turn ?? context.canvasElement)
    await expect(context.args.onAdvanceClock).toHaveBeenCalledOnce()
  },
  ...says({
    ...read,
    figures: { ...read.figures, 売却できる時刻: '11/24（火）9:15', その代金を出金できる日: '11/26（木）' },
    actions: { ...read.actions, '模擬時計を 11/24（火）9:00 へ進める': 'button', 買い注文の確認へ: 'button, disabled' },
    notices: [
      '[progress] 取引時間外です。11/24（火）8:00 から注文を受け付け、11/24（火）9:00 から約定します。 次の受付 11/24（火）8:00 約定の開始 11/24（火）9:00 ' +
        '根拠：取引所の取引時間',
    ],
    texts: [
      '青葉精機',
      '注文方法',
      'レバレッジ',
      '値幅制限 2,311.5〜3,312.0円',
      '円',
      '株',
      '買付余力 3,420,000円',
      '8.3% を使用',
      '受渡日 11/26（木）',
      '約定から15分は売却不可',
      '取引の時間帯',
      '取引時間外です。11/24（火）8:00 から注文を受け付け、11/24（火）9:00 から約定します。',
    ],
  }),
})

export const Halted = meta.story({
  args: {
    data: ready({
      ...sampleData,
      detail: { ...sampleDetail, instrument: { ...sampleInstrument, haltedSince: '2026-11-20T13:05:00+09:00' } },
      quote: { ...sampleQuote, state: 'halted' },
    }),
  },
  async play(context) {
    await there(context)
    await cardShown(context.canvas)
  },
  ...says({
    ...read,
    figures: { ...read.figures, '0712 東証プライム・現物と信用': undefined },
    actions: { ...read.actions, 買い注文の確認へ: 'button, disabled' },
    notices: ['[neutral] 11/20（金）13:05から売買停止中です。再開をお待ちください。 いつから 11/20（金）13:05'],
    texts: [
      '青葉精機',
      '0712 東証プライム・現物と信用',
      '2,846.0円 売買停止',
      '注文方法',
      'レバレッジ',
      '値幅制限 2,311.5〜3,312.0円',
      '円',
      '株',
      '買付余力 3,420,000円',
      '8.3% を使用',
      '受渡日 11/25（水）',
      '約定から15分は売却不可',
      '取引の時間帯',
      '11/20（金）13:05から売買停止中です。再開をお待ちください。',
    ],
  }),
})

export const Frozen = meta.story({
  args: { data: ready({ ...sampleData, blocks: sampleFrozenMember.blocks }) },
  async play(context) {
    await there(context)
    await cardShown(context.canvas)
  },
  ...says({
    ...read,
    actions: { ...read.actions, お問い合わせで異議を申し立てる: '#/user/kf', 買い注文の確認へ: 'button, disabled' },
    notices: [
      '[danger] 本人確認の再審査のため、11/18（水）0:00から凍結中です。出金とお問い合わせはできます。 理由 本人確認の再審査 いつから 11/18（水）0:00（模擬時刻） 止まること ' +
        '新規注文・入金・借入 いつまで 審査が終わるまで いまもできること 受渡し済みの現金の出金 出している注文の取消 残高と記録の閲覧・書き出し お問い合わせ 根拠：会員規約 第12条（模擬）',
    ],
    texts: [
      '青葉精機',
      '注文方法',
      'レバレッジ',
      '値幅制限 2,311.5〜3,312.0円',
      '円',
      '株',
      '買付余力 3,420,000円',
      '8.3% を使用',
      '受渡日 11/25（水）',
      '約定から15分は売却不可',
      '取引の時間帯',
      '本人確認の再審査のため、11/18（水）0:00から凍結中です。出金とお問い合わせはできます。',
    ],
  }),
})

/** In dollars, one share at a time, without a daily limit; no credit. */
export const UnitedStates = meta.story({
  args: {
    asked: { symbol: 'KABU1', side: 'long', price: '' },
    data: ready(inNewYork()),
  },
  play: there,
  ...says({
    ...read,
    figures: {
      'KABU1 米国株・現物': '$184.32 [down] ▼−0.64%',
      買付余力: 'いま $43,475.86 → 注文後 $43,290.62',
      すぐに反対売買すると: '$1.88 — 往復の手数料 $1.86 と気配の差 $0.02',
      売却できる時刻: '11/21（土）0:45',
      その代金を出金できる日: '11/23（月）',
      概算の受渡代金: '$185.24 — 手数料 $0.92・印紙税 $0.00・サービス料 $0.00',
    },
    actions: {
      戻る: '#/market/marketDetail?symbol=KABU1',
      板を見る: '#/market/marketDetail?symbol=KABU1',
      指値を下げる: 'button',
      指値を上げる: 'button',
      '売気配 184.33': 'button',
      '現在値 184.32': 'button, on',
      '買気配 184.31': 'button',
      '1株単位・最大 235株': 'button',
      数量を減らす: 'button, disabled',
      数量を増やす: 'button',
      買い注文の確認へ: 'button',
    },
    fields: { 指値: '184.32', 数量: '1' },
    texts: [
      'カブト・ロボティクス',
      '注文方法',
      'ドル',
      '株',
      '買付余力 $43,475.86',
      '0.4% を使用',
      '受渡日 11/23（月）',
      '約定から15分は売却不可',
      '取引の時間帯',
    ],
    groups: ['売買', '注文方法', '取引の時間帯'],
  }),
})

/** A large part of the day's volume, far from the last price: a second look, and still an order. */
export const Warned = meta.story({
  args: { data: ready({ ...sampleData, quote: { ...sampleQuote, volume: 1000 } }) },
  async play(context) {
    await quantity(context)
    await put(context, price(context), '2600')
  },
  ...says({
    ...read,
    figures: {
      ...read.figures,
      買付余力: 'いま 3,420,000円 → 注文後 3,159,725円',
      概算の受渡代金: '260,275円 — 手数料 275円・印紙税 0円・サービス料 0円',
    },
    actions: {
      ...read.actions,
      '100株単位・最大 1,200株': undefined,
      '現在値 2,846.0': 'button',
      '100株単位・最大 1,300株': 'button',
    },
    fields: { ...read.fields, 指値: '2,600.0' },
    notices: [
      '[progress] 今日の出来高の10%にあたる数量です。何回かに分かれて約定することがあります。',
      '[progress] 現在値 2,846.0円 から8.6%離れた指値です。',
    ],
    texts: [
      '青葉精機',
      '注文方法',
      'レバレッジ',
      '値幅制限 2,311.5〜3,312.0円',
      '円',
      '株',
      '買付余力 3,420,000円',
      '7.6% を使用',
      '受渡日 11/25（水）',
      '約定から15分は売却不可',
      '取引の時間帯',
    ],
  }),
})

/** Under the mask neither the buying power is shown nor what it is enough for. */
export const Masked = meta.story({
  globals: { figures: 'hidden' },
  play: there,
  ...says(
    {
      ...read,
      figures: { ...read.figures, 買付余力: 'いま •••• → 注文後 ••••' },
      actions: { ...read.actions, '100株単位・最大 1,200株': undefined, '100株単位・最大 ••••株': 'button' },
      texts: read.texts.map((text) =>
        text.startsWith('買付余力') ? '買付余力 ••••' : text.startsWith('8.3%') ? '••••% を使用' : text,
      ),
    },
    {
      publicAmounts: [
        '2846',
        '2846.0',
        '2311.5',
        '3312.0',
        '550',
        '100',
        '650',
        '275',
        '0',
        '284875',
        '2846.5',
        '2845.5',
      ],
    },
  ),
})

/** Every line and every fee with its rule; it can be left, and the input is kept. */
export const Confirm = meta.story({
  tags: ['vrt'],
  ...drafts.story,
  async play(context) {
    await put(context, await quantity(context), '300')
    const first = await openSheet(context)
    await context.userEvent.click(first.getByRole('button', { name: say(context).edit }))
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull())
    await expect(context.args.onEdit).toHaveBeenCalled()
    await expect(drafts.kept()).toEqual({
      'ticket 0712 long  ': {
        symbol: '0712',
        side: 'long',
        type: 'limit',
        price: '2846',
        quantity: '300',
        leverage: 1,
        session: 'regular',
      },
    })
    const sheet = await openSheet(context)
    await expect(sidesIn(sheet, context, 'buy')).toEqual(['buy', 'buy'])
    await context.userEvent.click(sheet.getByRole('button', { name: say(context).sendBuy }))
    const [sent] = context.args.onSend.mock.calls
    await expect(sent?.[0]).toMatchObject({ symbol: '0712', side: 'long', price: '2846', quantity: '300' })
    await expect(sent?.[1]).toMatchObject({ total: '854335', fees: '535', settlesOn: '2026-11-25' })
  },
  ...says(asked),
})

/** Bought with money that was in the same stock today: it cannot be sold before it has settled. */
export const ConfirmSameDay = meta.story({
  args: { data: ready({ ...sampleData, funds: { ...funds, held: 0, sameDay: { ...funds.sameDay, fresh: '0' } } }) },
  async play(context) {
    await there(context)
    await openSheet(context)
  },
  ...says({
    notices: ['', '[neutral] 今日の売却代金で買う株は、差金決済の決まりで 11/24（火）9:00 まで売却できません。'],
  }),
})

/** Outside the regular session its tag is shown beside the others. */
export const ConfirmAfterHours = meta.story({
  args: { data: ready(at('2026-11-20T18:00:00+09:00')) },
  async play(context) {
    await choose(context, say(context).after)
    await openSheet(context)
  },
  ...says({
    figures: { ...askedOne, 受渡日: '11/26（木）' },
    texts: ['青葉精機 0712', '買い', '指値', '1倍', '引け後'],
  }),
})

/** On credit: margin, the ratio after it, and what a falling ratio means. */
export const ConfirmShort = meta.story({
  args: { asked: selling },
  async play(context) {
    await choose(context, orderWords(context).times.replace('{{n}}', '2'))
    await expect(sidesIn(await openSheet(context, 'sell'), context, 'sell')).toEqual(['sell', 'sell'])
  },
  ...says({
    ...asked,
    figures: {
      数量と指値: '100株 × 2,846.0円',
      約定代金: '284,600円',
      '証拠金（2倍）': '142,300円',
      新規売りの手数料: '198円 — 信用・50万円以下',
      印紙税: '0円 — 日本株に印紙税なし',
      サービス料: '0円 — 金利は返済のときに日割り',
      手数料と税の合計: '[strong] 198円',
      証拠金と手数料: '[total] 142,498円',
      買付余力: '3,420,000円 → 3,277,502円',
      維持率: '― → 1515.57%',
      受渡日: '11/25（水）',
    },
    actions: { ...asked.actions, 買い注文を出す: undefined, 売り注文を出す: 'button' },
    notices: [
      '',
      '[neutral] 信用の建玉は、維持率が 20% を下回ると期限までの追加が求められます。返済時に手数料と金利がかかります。',
    ],
    texts: ['青葉精機 0712', '売り', '指値', '2倍'],
  }),
})

/** The price and with it the terms moved between the tap and the final check: marked, and agreed to again. */
export const Changed = meta.story({
  name: '確認中に値が動く',
  args: {
    review: {
      state: 'changed',
      agreed: samplePreview,
      current: {
        ...samplePreview,
        price: '2850',
        value: '285000',
        total: '285275',
        available: { before: '3420000', after: '3134725' },
      },
    },
  },
  async play(context) {
    await there(context)
    const sheet = await openSheet(context)
    await context.userEvent.click(sheet.getByRole('button', { name: say(context).sendBuy }))
    await expect(context.args.onSend.mock.calls[0]?.[1]).toMatchObject({ price: '2850', total: '285275' })
  },
  ...says({
    ...asked,
    figures: {
      ...askedOne,
      数量と指値: '[changed] 100株 × 2,850.0円',
      約定代金: '285,000円',
      概算の受渡代金: '[changed] 285,275円',
      買付余力: '[changed] 3,420,000円 → 3,134,725円',
    },
    notices: [
      '価格が 2,846.0円 から 2,850.0円 に変わりました。確かめて、もう一度押してください。',
      '[neutral] 約定から15分間は売却できません。売却時は約定代金に応じた手数料が別にかかります。',
    ],
  }),
})

/** The price is unchanged, the terms are not. */
export const ChangedTerms = meta.story({
  args: {
    review: {
      state: 'changed',
      agreed: samplePreview,
      current: { ...samplePreview, fees: '535', total: '285135', available: { before: '3420000', after: '3134865' } },
    },
  },
  async play(context) {
    await there(context)
    await openSheet(context)
  },
  ...says({
    figures: {
      ...askedOne,
      手数料と税の合計: '[changed] 535円',
      概算の受渡代金: '[changed] 285,135円',
      買付余力: '[changed] 3,420,000円 → 3,134,865円',
    },
    notices: [
      '確認の間に条件が変わりました。印の行を確かめて、もう一度押してください。',
      '[neutral] 約定から15分間は売却できません。売却時は約定代金に応じた手数料が別にかかります。',
    ],
  }),
})

/** The final check failed: nothing was ordered. */
export const NotReviewed = meta.story({
  args: { review: { state: 'failed' } },
  async play(context) {
    await there(context)
    await openSheet(context)
  },
  ...says({
    ...asked,
    figures: {
      ...asked.figures,
      数量と指値: '100株 × 2,846.0円',
      約定代金: '284,600円',
      買付手数料: '275円 — 標準・50万円以下',
      手数料と税の合計: '[strong] 275円',
      概算の受渡代金: '[total] 284,875円',
      買付余力: '3,420,000円 → 3,135,125円',
    },
    notices: [
      '最新の条件を確かめられませんでした。注文は出ていません。もう一度押してください。',
      '[neutral] 約定から15分間は売却できません。売却時は約定代金に応じた手数料が別にかかります。',
    ],
  }),
})

export const Sending = meta.story({
  args: { submission: sending() },
  play: there,
  ...says({ ...read, actions: { ...read.actions, 買い注文の確認へ: undefined, 送信中: 'button, busy' } }),
})

export const Confirming = meta.story({
  args: { submission: confirming() },
  play: there,
  ...says({
    ...read,
    actions: {
      ...read.actions,
      買い注文の確認へ: undefined,
      取引を見る: '#/position/position',
      確認中: 'button, busy',
    },
    notices: ['[progress] 注文が通ったかを確かめています。同じ注文は二重に出ません。'],
  }),
})

/** The money went elsewhere meanwhile. */
export const Refused = meta.story({
  tags: ['vrt'],
  args: {
    submission: refused([
      refuse('insufficientAvailable', { need: '284875', have: '120000', reserved: '0', of: 'available' }, 'quantity'),
    ]),
  },
  async play(context) {
    await there(context)
    await cardShown(context.canvas)
  },
  ...says({
    ...read,
    actions: { ...read.actions, 閉じる: 'button', 買い注文の確認へ: 'button, disabled' },
    fields: {
      ...read.fields,
      数量: '100 ✗ 使える現金が足りません。必要な額は284,875円、使える現金は120,000円です。数を減らしてください。 株 100株単位・最大 1,200株',
    },
    notices: [
      '[danger] 使える現金が足りません。必要な額は284,875円、使える現金は120,000円です。数を減らしてください。 あなたの値 284,875円 使える現金 120,000円',
    ],
    texts: [
      '青葉精機',
      '注文方法',
      'レバレッジ',
      '値幅制限 2,311.5〜3,312.0円',
      '円',
      '買付余力 3,420,000円',
      '8.3% を使用',
      '受渡日 11/25（水）',
      '約定から15分は売却不可',
      '取引の時間帯',
      'あと1か所を直すと確認に進めます。',
    ],
  }),
})

export const Done = meta.story({
  args: { submission: done({ ...sampleOrder, symbol: '0712' }) },
  play: readRefusal,
  ...says(accepted),
})

/** Filled at once, at the market. */
export const DoneFilled = meta.story({
  args: {
    submission: done({
      ...sampleOrder,
      symbol: '0712',
      type: 'market',
      price: null,
      filled: 500,
      held: '0',
      state: 'holding',
    }),
  },
  play: readRefusal,
  ...says({
    ...accepted,
    figures: {
      ...accepted.figures,
      指値: undefined,
      有効期限: undefined,
      取引: '買い・成行・1倍',
      約定した数量: '500株',
      拘束された金額: '0円',
    },
    headings: ['注文の受付', '約定しました'],
    texts: ['青葉精機 500株', '保有に加わりました。'],
  }),
})

/** Filled in part; the stock's page could not be read again. */
export const DonePart = meta.story({
  args: { submission: done({ ...sampleOrder, filled: 200 }), data: failed(refuse('offline', {})) },
  play: readRefusal,
  ...says({
    ...accepted,
    figures: { ...accepted.figures, 銘柄: '0263（0263）', 指値: '1,005円', 約定した数量: '200株' },
    headings: ['注文の受付', '一部が約定しました'],
    texts: ['0263 500株', '残りの 300株は 11/20（金）15:30 まで待ちます。'],
  }),
})

export const Loading = meta.story({
  args: { data: loading() },
  ...says({
    headings: ['注文'],
    figures: {},
    actions: { 戻る: '#/market/marketDetail?symbol=0712' },
    fields: {},
    notices: [],
    texts: [],
    groups: [],
  }),
})

export const Refreshing = meta.story({
  args: { data: refreshing(sampleData, { since: moments.pictures, refusal: refuse('offline', {}) }) },
  async play(context) {
    await there(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: general(context).retry }))
    await expect(context.args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    ...read,
    actions: { ...read.actions, もう一度試す: 'button' },
    notices: [
      '[progress] 11/20（金）14:32（模擬時刻）の内容です。更新できませんでした。通信できません。電波の良い場所で、もう一度お試しください。',
    ],
  }),
})

export const Failed = meta.story({
  args: { data: failed(refuse('offline', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    headings: ['注文'],
    figures: {},
    actions: { 戻る: '#/market/marketDetail?symbol=0712', もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    fields: {},
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
    texts: [],
    groups: [],
  }),
})

export const Unknown = meta.story({
  args: {
    asked: { symbol: 'XYZ', side: 'long', price: '' },
    data: failed(refuse('notFound', { what: 'XYZ' })),
  },
  ...says({
    headings: ['注文'],
    figures: {},
    actions: { 戻る: '#/market/market', 銘柄を検索: '#/home/search' },
    fields: {},
    notices: [],
    texts: ['銘柄が見つかりません', 'コード「XYZ」の銘柄はありません。検索からお選びください。'],
    groups: [],
  }),
})

/** An address that names no stock. */
export const NoSymbol = meta.story({
  args: { asked: { symbol: '', side: 'long', price: '' }, data: failed(refuse('required', { field: 'symbol' })) },
  ...says({
    headings: ['注文'],
    figures: {},
    actions: { 戻る: '#/market/market', 銘柄を検索: '#/home/search' },
    fields: {},
    notices: [],
    texts: ['銘柄が見つかりません', '銘柄のコードがありません。検索からお選びください。'],
    groups: [],
  }),
})
