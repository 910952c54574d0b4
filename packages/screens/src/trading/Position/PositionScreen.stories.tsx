import { sampleDetail, sampleQuote } from '@kabuto/domain/market'
import {
  confirming,
  done,
  failed,
  fill as written,
  idle,
  loading,
  ready,
  refreshing,
  refuse,
  refused,
  sending,
} from '@kabuto/domain/shared'
import {
  type Fill,
  type Order,
  type Position,
  sampleFills,
  sampleOrder,
  samplePositions,
  samplePreview,
  sampleWeighed,
  type Weighed,
} from '@kabuto/domain/trading'
import { FigureMask, kitWords } from '@kabuto/ui-kit'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor, within } from 'storybook/test'
import { inLanguage } from '../../shared/inLanguage.ts'
import { cardShown } from '../../shared/Refusal/cardShown.ts'
import { sampleStream } from '../../shared/Stock/liveSamples.ts'
import { type ListedFills, type PositionData, PositionScreen } from './PositionScreen.tsx'
import type { SaleData } from '../Sell/saleData.ts'
import type { Selling } from '../Sell/SellSheet.tsx'

const say = textsIn('position')
const orderWords = textsIn('trading')

const now = Date.parse('2026-11-20T14:32:00+09:00')
const account: PositionData['account'] = { blocks: {}, margin: null }

function byId(id: string): Position {
  const found = samplePositions.find((position) => position.id === id)
  if (!found) throw new Error(`no sample is ${id}`)
  return found
}

const of = (position: Position) => ready<PositionData>({ position, account })
const fillsOf = (...rows: Fill[]) => ready<ListedFills>({ rows, next: 'end' })
const [opening] = sampleFills as [Fill]
const closing: Fill = {
  ...opening,
  id: 'f2',
  intent: 'close',
  price: '2846',
  value: '284600',
  at: '2026-11-20T10:31:00+09:00',
  settlesOn: '2026-11-25',
  tradeDay: '2026-11-20',
  profit: '2900',
  cash: '284325',
}

/** Three hundred shares, of which a part can be sold. */
const held: Position = {
  ...byId('p1'),
  quantity: 300,
  filled: 300,
  openValue: '843450',
  marketValue: '853800',
  profit: '10075',
  profitPercent: '1.1945',
}
const saleData: SaleData = {
  stock: sampleDetail,
  funds: { ...sampleWeighed.funds, held: 300 },
  blocks: {},
}
const selling: Selling = {
  data: ready(saleData),
  submission: idle(),
  weighed: idle(),
  onReview: fn(),
  onSell: fn(),
  onTurnClock: fn(),
  onRetry: fn(),
}

/** What comes beside the data is there. */
async function drawn(context: Pick<StoryContext, 'canvas' | 'globals'>): Promise<void> {
  await waitFor(() => expect(context.canvas.queryAllByText(inLanguage(kitWords, context).loading)).toEqual([]))
}

const meta = preview.meta({
  title: 'Screens/Trading/Position',
  component: PositionScreen,
  args: {
    data: of(byId('p1')),
    fills: fillsOf(...sampleFills),
    now,
    quotes: sampleStream().quotes,
    selling,
    cancelOf: () => idle<Order>(),
    onCancel: fn(),
    onWant: fn(),
    onMoreFills: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
  play: drawn,
})

type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>

const dialog = ({ canvas }: Pick<Play, 'canvas'>) => within(canvas.getByRole('dialog'))

/** The sheet of the sale is there. */
async function sheet(context: Play) {
  await waitFor(() => expect(context.canvas.getByRole('dialog')).toBeVisible())
  return dialog(context)
}

async function review(context: Play): Promise<void> {
  const shown = await sheet(context)
  await context.userEvent.click(shown.getByRole('button', { name: say(context).review }))
  await waitFor(() => expect(context.canvas.getByRole('dialog', { name: say(context).confirmTitle })).toBeVisible())
}

async function send(context: Play): Promise<void> {
  await context.userEvent.click(context.canvas.getByRole('button', { name: say(context).confirmSend }))
}

export const Ready = meta.story({
  tags: ['vrt'],
  ...says({
    headings: ['取引の詳細', '青葉精機 0712', 'これまでの流れ', '取引の内容', '費用の明細', '約定の記録'],
    figures: {
      評価損益: '[up] +3,175円 [up] ▲+1.13%',
      売却費用の差引後: '[up] +2,900円',
      数量: '100株',
      取得単価: '2,811.5円',
      現在値: '2,846.0円',
      売却・受渡し: '―',
      受付番号: 'KB20261119-003902',
      状態: '[info] 保有中',
      売買: '買い',
      注文方法: '指値',
      指値: '2,811.5円',
      レバレッジ: '1倍',
      取引の時間帯: '通常',
      '数量 2': '100株',
      注文日時: '11/19（木）10:02（模擬時刻）',
      取得日時: '11/19（木）10:04（模擬時刻）',
      '取得単価 2': '2,811.5円',
      取得金額: '281,150円',
      当初証拠金: '0円 — 現物のため不要',
      評価額: '284,600円',
      受渡し: '11/24（火）',
      買付手数料: '275円 — 標準・50万円以下・281,150円 をもとに計算・2019/10/1（火） からの表',
      印紙税: '0円 — 日本株に印紙税なし・281,150円 をもとに計算・1999/4/1（木） からの表',
      サービス料: '0円 — 現物のため金利なし',
      手数料と税の合計: '[strong] 275円',
      '100株 × 2,811.5円': '281,150円 — 取得・11/19（木）10:04・受渡し 11/24（火）',
    },
    actions: {
      戻る: '#/position/position',
      銘柄を見る: '#/market/marketDetail?symbol=0712',
      受付番号をコピー: 'button',
      取引報告書を見る: '#/user/pj',
      買い増す: '#/market/marketBuy?symbol=0712&side=long',
      売却する: 'button',
    },
    notices: [],
    texts: [
      '[info] 保有中',
      '買い',
      '指値',
      '1倍',
      '注文を受け付けました',
      '11/19（木）10:02',
      '2,811.5円で約定（1回）',
      '11/19（木）10:04',
      '1円ごとの決まり',
    ],
    groups: ['これまでの流れ', '約定の記録'],
  }),
})

export const Loading = meta.story({
  play: () => undefined,
  args: { data: loading(), fills: loading() },
  ...says({
    headings: ['取引の詳細', 'これまでの流れ', '取引の内容'],
    figures: {},
    actions: { 戻る: '#/position/position' },
    notices: [],
    texts: [],
  }),
})

export const Failed = meta.story({
  args: { data: failed(refuse('offline', {})), fills: failed(refuse('offline', {})) },
  async play(context) {
    await drawn(context)
    const { args, canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: /もう一度|Try again|再試一次/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    headings: ['取引の詳細'],
    figures: {},
    actions: { 戻る: '#/position/position', もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
    texts: [],
  }),
})

/** Nobody's, or another member's: the same words, and the way to one's own. */
export const Unknown = meta.story({
  name: '取引が見つからない',
  args: { data: failed(refuse('notFound', { what: 'p99' })), fills: failed(refuse('notFound', { what: 'p99' })) },
  ...says({
    headings: ['取引の詳細'],
    figures: {},
    actions: { 戻る: '#/position/position', 取引の一覧へ: '#/position/position' },
    notices: [],
    texts: ['この取引は見つかりません', 'アドレスが違うか、ほかの会員の取引です。取引の一覧から開いてください。'],
  }),
})

export const Refreshing = meta.story({
  args: { data: refreshing<PositionData>({ position: byId('p1'), account }) },
  ...says({
    headings: ['取引の詳細', '青葉精機 0712', 'これまでの流れ', '取引の内容', '費用の明細', '約定の記録'],
    figures: {
      評価損益: '[up] +3,175円 [up] ▲+1.13%',
      売却費用の差引後: '[up] +2,900円',
      数量: '100株',
      取得単価: '2,811.5円',
      現在値: '2,846.0円',
      売却・受渡し: '―',
      受付番号: 'KB20261119-003902',
      状態: '[info] 保有中',
      売買: '買い',
      注文方法: '指値',
      指値: '2,811.5円',
      レバレッジ: '1倍',
      取引の時間帯: '通常',
      '数量 2': '100株',
      注文日時: '11/19（木）10:02（模擬時刻）',
      取得日時: '11/19（木）10:04（模擬時刻）',
      '取得単価 2': '2,811.5円',
      取得金額: '281,150円',
      当初証拠金: '0円 — 現物のため不要',
      評価額: '284,600円',
      受渡し: '11/24（火）',
      買付手数料: '275円 — 標準・50万円以下・281,150円 をもとに計算・2019/10/1（火） からの表',
      印紙税: '0円 — 日本株に印紙税なし・281,150円 をもとに計算・1999/4/1（木） からの表',
      サービス料: '0円 — 現物のため金利なし',
      手数料と税の合計: '[strong] 275円',
      '100株 × 2,811.5円': '281,150円 — 取得・11/19（木）10:04・受渡し 11/24（火）',
    },
    actions: {
      戻る: '#/position/position',
      銘柄を見る: '#/market/marketDetail?symbol=0712',
      受付番号をコピー: 'button',
      取引報告書を見る: '#/user/pj',
      買い増す: '#/market/marketBuy?symbol=0712&side=long',
      売却する: 'button',
    },
    notices: [],
    texts: [
      '[info] 保有中',
      '買い',
      '指値',
      '1倍',
      '注文を受け付けました',
      '11/19（木）10:02',
      '2,811.5円で約定（1回）',
      '11/19（木）10:04',
      '1円ごとの決まり',
    ],
    groups: ['これまでの流れ', '約定の記録'],
  }),
})

const stale = { since: Date.parse('2026-11-20T14:20:41+09:00'), refusal: refuse('offline', {}) }

export const OfflineStale = meta.story({
  args: { data: ready<PositionData>({ position: byId('p1'), account }, stale) },
  ...says({
    headings: ['取引の詳細', '青葉精機 0712', 'これまでの流れ', '取引の内容', '費用の明細', '約定の記録'],
    figures: {
      評価損益: '[up] +3,175円 [up] ▲+1.13%',
      売却費用の差引後: '[up] +2,900円',
      数量: '100株',
      取得単価: '2,811.5円',
      '現在値（14:20）': '2,846.0円',
      売却・受渡し: '―',
      受付番号: 'KB20261119-003902',
      状態: '[info] 保有中',
      売買: '買い',
      注文方法: '指値',
      指値: '2,811.5円',
      レバレッジ: '1倍',
      取引の時間帯: '通常',
      '数量 2': '100株',
      注文日時: '11/19（木）10:02（模擬時刻）',
      取得日時: '11/19（木）10:04（模擬時刻）',
      '取得単価 2': '2,811.5円',
      取得金額: '281,150円',
      当初証拠金: '0円 — 現物のため不要',
      評価額: '284,600円',
      受渡し: '11/24（火）',
      買付手数料: '275円 — 標準・50万円以下・281,150円 をもとに計算・2019/10/1（火） からの表',
      印紙税: '0円 — 日本株に印紙税なし・281,150円 をもとに計算・1999/4/1（木） からの表',
      サービス料: '0円 — 現物のため金利なし',
      手数料と税の合計: '[strong] 275円',
      '100株 × 2,811.5円': '281,150円 — 取得・11/19（木）10:04・受渡し 11/24（火）',
    },
    actions: {
      戻る: '#/position/position',
      銘柄を見る: '#/market/marketDetail?symbol=0712',
      もう一度試す: 'button',
      受付番号をコピー: 'button',
      取引報告書を見る: '#/user/pj',
      買い増す: '#/market/marketBuy?symbol=0712&side=long',
      売却する: 'button',
    },
    notices: [
      '[progress] 11/20（金）14:20（模擬時刻）の内容です。更新できませんでした。通信できません。電波の良い場所で、もう一度お試しください。',
    ],
    texts: [
      '[info] 保有中',
      '買い',
      '指値',
      '1倍',
      '注文を受け付けました',
      '11/19（木）10:02',
      '2,811.5円で約定（1回）',
      '11/19（木）10:04',
      '1円ごとの決まり',
    ],
    groups: ['これまでの流れ', '約定の記録'],
  }),
})

const stream = sampleStream()

/** Profit, value and what closing would leave move with the price, by the domain's own rules. */
export const Live = meta.story({
  args: { quotes: stream.quotes },
  beforeEach: stream.begin,
  async play(context) {
    await drawn(context)
    const { canvas } = context
    stream.tick({ ...sampleQuote, price: '2900', at: '2026-11-20T14:32:05+09:00' })
    await waitFor(() => expect(canvas.getByText('2,900.0')).toBeVisible())
  },
  ...says({
    headings: ['取引の詳細', '青葉精機 0712', 'これまでの流れ', '取引の内容', '費用の明細', '約定の記録'],
    figures: {
      評価損益: '[up] +8,575円 [up] ▲+3.05%',
      売却費用の差引後: '[up] +8,300円',
      数量: '100株',
      取得単価: '2,811.5円',
      現在値: '2,900.0円',
      売却・受渡し: '―',
      受付番号: 'KB20261119-003902',
      状態: '[info] 保有中',
      売買: '買い',
      注文方法: '指値',
      指値: '2,811.5円',
      レバレッジ: '1倍',
      取引の時間帯: '通常',
      '数量 2': '100株',
      注文日時: '11/19（木）10:02（模擬時刻）',
      取得日時: '11/19（木）10:04（模擬時刻）',
      '取得単価 2': '2,811.5円',
      取得金額: '281,150円',
      当初証拠金: '0円 — 現物のため不要',
      評価額: '290,000円',
      受渡し: '11/24（火）',
      買付手数料: '275円 — 標準・50万円以下・281,150円 をもとに計算・2019/10/1（火） からの表',
      印紙税: '0円 — 日本株に印紙税なし・281,150円 をもとに計算・1999/4/1（木） からの表',
      サービス料: '0円 — 現物のため金利なし',
      手数料と税の合計: '[strong] 275円',
      '100株 × 2,811.5円': '281,150円 — 取得・11/19（木）10:04・受渡し 11/24（火）',
    },
    actions: {
      戻る: '#/position/position',
      銘柄を見る: '#/market/marketDetail?symbol=0712',
      受付番号をコピー: 'button',
      取引報告書を見る: '#/user/pj',
      買い増す: '#/market/marketBuy?symbol=0712&side=long',
      売却する: 'button',
    },
    notices: [],
    texts: [
      '[info] 保有中',
      '買い',
      '指値',
      '1倍',
      '注文を受け付けました',
      '11/19（木）10:02',
      '2,811.5円で約定（1回）',
      '11/19（木）10:04',
      '1円ごとの決まり',
    ],
    groups: ['これまでの流れ', '約定の記録'],
  }),
})

/** From when it can be sold, by which rule, and the fill that it is counted from. */
export const Locked = meta.story({
  name: 'まだ売却できない',
  tags: ['vrt'],
  args: { data: of(byId('p4')) },
  ...says({
    headings: ['取引の詳細', '青葉精機 0712', 'これまでの流れ', '取引の内容', '費用の明細', '約定の記録'],
    figures: {
      評価損益: '[up] +3,175円 [up] ▲+1.13%',
      売却費用の差引後: '[up] +2,900円',
      数量: '100株',
      取得単価: '2,811.5円',
      現在値: '2,846.0円',
      売却・受渡し: '―',
      受付番号: 'KB20261120-004180',
      状態: '[info] 保有中',
      売買: '買い',
      注文方法: '指値',
      指値: '2,811.5円',
      レバレッジ: '1倍',
      取引の時間帯: '通常',
      '数量 2': '100株',
      注文日時: '11/19（木）10:02（模擬時刻）',
      取得日時: '11/20（金）14:24（模擬時刻）',
      '取得単価 2': '2,811.5円',
      取得金額: '281,150円',
      当初証拠金: '0円 — 現物のため不要',
      評価額: '284,600円',
      受渡し: '11/24（火）',
      買付手数料: '275円 — 標準・50万円以下・281,150円 をもとに計算・2019/10/1（火） からの表',
      印紙税: '0円 — 日本株に印紙税なし・281,150円 をもとに計算・1999/4/1（木） からの表',
      サービス料: '0円 — 現物のため金利なし',
      手数料と税の合計: '[strong] 275円',
      '100株 × 2,811.5円': '281,150円 — 取得・11/19（木）10:04・受渡し 11/24（火）',
    },
    actions: {
      戻る: '#/position/position',
      銘柄を見る: '#/market/marketDetail?symbol=0712',
      受付番号をコピー: 'button',
      取引報告書を見る: '#/user/pj',
      買い増す: '#/market/marketBuy?symbol=0712&side=long',
      売却する: 'button',
    },
    notices: [
      '[progress] 14:39 から売却できます 模擬時刻 14:32 約定 11/20（金）14:24 から15分間（この模擬の決まり）。',
    ],
    texts: [
      '[info] 保有中',
      '買い',
      '指値',
      '1倍',
      '注文を受け付けました',
      '11/19（木）10:02',
      '2,811.5円で約定（1回）',
      '14:24',
      '購入後15分の売却制限',
      '14:39 まで',
      '1円ごとの決まり',
      '14:39 から売却できます',
    ],
    groups: ['これまでの流れ', '約定の記録'],
  }),
})

const lockedBy = (rule: NonNullable<Position['lock']>['rule'], rest: Partial<Position> = {}) =>
  of({ ...byId('p1'), ...rest, lock: { until: '2026-11-24T09:00:00+09:00', rule } })

export const LockedSameDay = meta.story({
  args: { data: lockedBy('sameDay') },
  ...says({
    headings: ['取引の詳細', '青葉精機 0712', 'これまでの流れ', '取引の内容', '費用の明細', '約定の記録'],
    figures: {
      評価損益: '[up] +3,175円 [up] ▲+1.13%',
      売却費用の差引後: '[up] +2,900円',
      数量: '100株',
      取得単価: '2,811.5円',
      現在値: '2,846.0円',
      売却・受渡し: '―',
      受付番号: 'KB20261119-003902',
      状態: '[info] 保有中',
      売買: '買い',
      注文方法: '指値',
      指値: '2,811.5円',
      レバレッジ: '1倍',
      取引の時間帯: '通常',
      '数量 2': '100株',
      注文日時: '11/19（木）10:02（模擬時刻）',
      取得日時: '11/19（木）10:04（模擬時刻）',
      '取得単価 2': '2,811.5円',
      取得金額: '281,150円',
      当初証拠金: '0円 — 現物のため不要',
      評価額: '284,600円',
      受渡し: '11/24（火）',
      買付手数料: '275円 — 標準・50万円以下・281,150円 をもとに計算・2019/10/1（火） からの表',
      印紙税: '0円 — 日本株に印紙税なし・281,150円 をもとに計算・1999/4/1（木） からの表',
      サービス料: '0円 — 現物のため金利なし',
      手数料と税の合計: '[strong] 275円',
      '100株 × 2,811.5円': '281,150円 — 取得・11/19（木）10:04・受渡し 11/24（火）',
    },
    actions: {
      戻る: '#/position/position',
      銘柄を見る: '#/market/marketDetail?symbol=0712',
      受付番号をコピー: 'button',
      取引報告書を見る: '#/user/pj',
      買い増す: '#/market/marketBuy?symbol=0712&side=long',
      売却する: 'button',
    },
    notices: [
      '[progress] 11/24（火）9:00 から売却できます 模擬時刻 14:32 今日この銘柄を売った代金で買った株式です。差金決済の禁止により、次の取引日から売却できます。',
    ],
    texts: [
      '[info] 保有中',
      '買い',
      '指値',
      '1倍',
      '注文を受け付けました',
      '11/19（木）10:02',
      '2,811.5円で約定（1回）',
      '11/19（木）10:04',
      '差金決済の売却制限',
      '11/24（火）9:00 まで',
      '1円ごとの決まり',
      '11/24（火）9:00 から売却できます',
    ],
    groups: ['これまでの流れ', '約定の記録'],
  }),
})
export const LockedDayOfAllotment = meta.story({
  args: { data: lockedBy('tPlus1', { origin: 'ipo' }) },
  ...says({
    headings: ['取引の詳細', '青葉精機 0712', 'これまでの流れ', '取引の内容', '費用の明細', '約定の記録'],
    figures: {
      評価損益: '[up] +3,175円 [up] ▲+1.13%',
      売却費用の差引後: '[up] +2,900円',
      数量: '100株',
      取得単価: '2,811.5円',
      現在値: '2,846.0円',
      売却・受渡し: '―',
      受付番号: 'KB20261119-003902',
      状態: '[info] 保有中',
      売買: '買い',
      注文方法: '指値',
      指値: '2,811.5円',
      レバレッジ: '1倍',
      取引の時間帯: '通常',
      '数量 2': '100株',
      注文日時: '11/19（木）10:02（模擬時刻）',
      取得日時: '11/19（木）10:04（模擬時刻）',
      '取得単価 2': '2,811.5円',
      取得金額: '281,150円',
      当初証拠金: '0円 — 現物のため不要',
      評価額: '284,600円',
      受渡し: '11/24（火）',
      買付手数料: '275円 — 標準・50万円以下・281,150円 をもとに計算・2019/10/1（火） からの表',
      印紙税: '0円 — 日本株に印紙税なし・281,150円 をもとに計算・1999/4/1（木） からの表',
      サービス料: '0円 — 現物のため金利なし',
      手数料と税の合計: '[strong] 275円',
      '100株 × 2,811.5円': '281,150円 — 取得・11/19（木）10:04・受渡し 11/24（火）',
    },
    actions: {
      戻る: '#/position/position',
      銘柄を見る: '#/market/marketDetail?symbol=0712',
      受付番号をコピー: 'button',
      取引報告書を見る: '#/user/pj',
      買い増す: '#/market/marketBuy?symbol=0712&side=long',
      売却する: 'button',
    },
    notices: [
      '[progress] 11/24（火）9:00 から売却できます 模擬時刻 14:32 11/19（木）10:05 に割り当てられた株式です。次の取引日から売却できます。',
    ],
    texts: [
      '[info] 保有中',
      '買い',
      '指値',
      '1倍',
      '注文を受け付けました',
      '11/19（木）10:02',
      '2,811.5円で約定（1回）',
      '11/19（木）10:04',
      '割当日の売却制限',
      '11/24（火）9:00 まで',
      '1円ごとの決まり',
      '11/24（火）9:00 から売却できます',
    ],
    groups: ['これまでの流れ', '約定の記録'],
  }),
})
export const LockedUp = meta.story({
  args: { data: lockedBy('closedPeriod', { origin: 'block', lockedThrough: '2026-11-20' }) },
  ...says({
    headings: ['取引の詳細', '青葉精機 0712', 'これまでの流れ', '取引の内容', '費用の明細', '約定の記録'],
    figures: {
      評価損益: '[up] +3,175円 [up] ▲+1.13%',
      売却費用の差引後: '[up] +2,900円',
      数量: '100株',
      取得単価: '2,811.5円',
      現在値: '2,846.0円',
      売却・受渡し: '―',
      受付番号: 'KB20261119-003902',
      状態: '[info] 保有中',
      売買: '買い',
      注文方法: '指値',
      指値: '2,811.5円',
      レバレッジ: '1倍',
      取引の時間帯: '通常',
      '数量 2': '100株',
      注文日時: '11/19（木）10:02（模擬時刻）',
      取得日時: '11/19（木）10:04（模擬時刻）',
      '取得単価 2': '2,811.5円',
      取得金額: '281,150円',
      当初証拠金: '0円 — 現物のため不要',
      評価額: '284,600円',
      受渡し: '11/24（火）',
      買付手数料: '275円 — 標準・50万円以下・281,150円 をもとに計算・2019/10/1（火） からの表',
      印紙税: '0円 — 日本株に印紙税なし・281,150円 をもとに計算・1999/4/1（木） からの表',
      サービス料: '0円 — 現物のため金利なし',
      手数料と税の合計: '[strong] 275円',
      '100株 × 2,811.5円': '281,150円 — 取得・11/19（木）10:04・受渡し 11/24（火）',
    },
    actions: {
      戻る: '#/position/position',
      銘柄を見る: '#/market/marketDetail?symbol=0712',
      受付番号をコピー: 'button',
      取引報告書を見る: '#/user/pj',
      買い増す: '#/market/marketBuy?symbol=0712&side=long',
      売却する: 'button',
    },
    notices: [
      '[progress] 11/24（火）9:00 から売却できます 模擬時刻 14:32 11/20（金）までは売却できない約束の株式です。',
    ],
    texts: [
      '[info] 保有中',
      '買い',
      '指値',
      '1倍',
      '注文を受け付けました',
      '11/19（木）10:02',
      '2,811.5円で約定（1回）',
      '11/19（木）10:04',
      '売却できない期間',
      '11/24（火）9:00 まで',
      '1円ごとの決まり',
      '11/24（火）9:00 から売却できます',
    ],
    groups: ['これまでの流れ', '約定の記録'],
  }),
})
export const LockedUntilListing = meta.story({
  args: { data: lockedBy('issueDate', { origin: 'ipo', issueDay: '2026-11-24' }) },
  ...says({
    headings: ['取引の詳細', '青葉精機 0712', 'これまでの流れ', '取引の内容', '費用の明細', '約定の記録'],
    figures: {
      評価損益: '[up] +3,175円 [up] ▲+1.13%',
      売却費用の差引後: '[up] +2,900円',
      数量: '100株',
      取得単価: '2,811.5円',
      現在値: '2,846.0円',
      売却・受渡し: '―',
      受付番号: 'KB20261119-003902',
      状態: '[info] 保有中',
      売買: '買い',
      注文方法: '指値',
      指値: '2,811.5円',
      レバレッジ: '1倍',
      取引の時間帯: '通常',
      '数量 2': '100株',
      注文日時: '11/19（木）10:02（模擬時刻）',
      取得日時: '11/19（木）10:04（模擬時刻）',
      '取得単価 2': '2,811.5円',
      取得金額: '281,150円',
      当初証拠金: '0円 — 現物のため不要',
      評価額: '284,600円',
      受渡し: '11/24（火）',
      買付手数料: '275円 — 標準・50万円以下・281,150円 をもとに計算・2019/10/1（火） からの表',
      印紙税: '0円 — 日本株に印紙税なし・281,150円 をもとに計算・1999/4/1（木） からの表',
      サービス料: '0円 — 現物のため金利なし',
      手数料と税の合計: '[strong] 275円',
      '100株 × 2,811.5円': '281,150円 — 取得・11/19（木）10:04・受渡し 11/24（火）',
    },
    actions: {
      戻る: '#/position/position',
      銘柄を見る: '#/market/marketDetail?symbol=0712',
      受付番号をコピー: 'button',
      取引報告書を見る: '#/user/pj',
      買い増す: '#/market/marketBuy?symbol=0712&side=long',
      売却する: 'button',
    },
    notices: ['[progress] 11/24（火）9:00 から売却できます 模擬時刻 14:32 11/24（火）に上場します。'],
    texts: [
      '[info] 保有中',
      '買い',
      '指値',
      '1倍',
      '注文を受け付けました',
      '11/19（木）10:02',
      '2,811.5円で約定（1回）',
      '11/19（木）10:04',
      '上場日まで',
      '11/24（火）9:00 まで',
      '1円ごとの決まり',
      '11/24（火）9:00 から売却できます',
    ],
    groups: ['これまでの流れ', '約定の記録'],
  }),
})

export const Pending = meta.story({
  name: '出している注文',
  tags: ['vrt'],
  args: { data: of(byId('p2')), fills: fillsOf() },
  ...says({
    headings: [
      '取引の詳細',
      '白川食品 0263',
      'これまでの流れ',
      '出している注文',
      '取引の内容',
      '費用の明細',
      '約定の記録',
    ],
    figures: {
      数量: '500株',
      指値: '1,005.0円',
      現在値: '1,012.0円',
      売却・受渡し: '―',
      受付番号: 'KB20261120-004101',
      注文方法: '指値',
      '指値 2': '1,005.0円',
      '数量 2': '500株',
      注文の期限: '15:30（模擬時刻）',
      '受付番号 2': 'KB20261120-004101',
      状態: '[progress] 注文中',
      売買: '買い',
      '注文方法 2': '指値',
      '指値 3': '1,005.0円',
      レバレッジ: '1倍',
      取引の時間帯: '通常',
      '数量 3': '500株',
      注文日時: '11/20（金）14:20（模擬時刻）',
      '注文の期限 2': '11/20（金）15:30（模擬時刻）',
    },
    actions: {
      戻る: '#/position/position',
      銘柄を見る: '#/market/marketDetail?symbol=0263',
      受付番号をコピー: 'button',
      注文を取り消す: 'button',
      '受付番号をコピー 2': 'button',
      取引報告書を見る: '#/user/pj',
    },
    notices: [],
    texts: [
      '[progress] 注文中',
      '買い',
      '指値',
      '1倍',
      '注文を受け付けました',
      '14:20',
      '約定を待っています',
      '15:30 まで',
      '1円ごとの決まり',
      '約定するまで費用はかかりません。',
      'まだ約定していません。',
    ],
    groups: ['これまでの流れ'],
  }),
})

/** At the market it has no price of its own. */
export const PendingAtMarket = meta.story({
  args: { data: of({ ...byId('p2'), type: 'market', limitPrice: null, side: 'short' }), fills: fillsOf() },
  ...says({
    headings: [
      '取引の詳細',
      '白川食品 0263',
      'これまでの流れ',
      '出している注文',
      '取引の内容',
      '費用の明細',
      '約定の記録',
    ],
    figures: {
      数量: '500株',
      注文方法: '成行',
      現在値: '1,012.0円',
      売却・受渡し: '―',
      受付番号: 'KB20261120-004101',
      '注文方法 2': '成行',
      '数量 2': '500株',
      注文の期限: '15:30（模擬時刻）',
      '受付番号 2': 'KB20261120-004101',
      状態: '[progress] 注文中',
      売買: '空売り',
      '注文方法 3': '成行',
      レバレッジ: '1倍',
      取引の時間帯: '通常',
      '数量 3': '500株',
      注文日時: '11/20（金）14:20（模擬時刻）',
      '注文の期限 2': '11/20（金）15:30（模擬時刻）',
    },
    actions: {
      戻る: '#/position/position',
      銘柄を見る: '#/market/marketDetail?symbol=0263',
      受付番号をコピー: 'button',
      注文を取り消す: 'button',
      '受付番号をコピー 2': 'button',
      取引報告書を見る: '#/user/pj',
    },
    notices: [],
    texts: [
      '[progress] 注文中',
      '空売り',
      '成行',
      '1倍',
      '注文を受け付けました',
      '14:20',
      '約定を待っています',
      '15:30 まで',
      '1円ごとの決まり',
      '約定するまで費用はかかりません。',
      'まだ約定していません。',
    ],
    groups: ['これまでの流れ'],
  }),
})

export const Cancelled = meta.story({
  args: { data: of({ ...byId('p6'), endedBy: 'member' }), fills: fillsOf() },
  ...says({
    headings: ['取引の詳細', '青葉精機 0712', 'これまでの流れ', '取引の内容', '費用の明細', '約定の記録'],
    figures: {
      数量: '100株',
      指値: '2,811.5円',
      現在値: '2,846.0円',
      受付番号: 'KB20261119-003902',
      状態: '[neutral] 取消済み',
      売買: '買い',
      注文方法: '指値',
      '指値 2': '2,811.5円',
      レバレッジ: '1倍',
      取引の時間帯: '通常',
      '数量 2': '100株',
      注文日時: '11/19（木）10:02（模擬時刻）',
      終了日時: '11/20（金）15:30（模擬時刻）',
    },
    actions: {
      戻る: '#/position/position',
      銘柄を見る: '#/market/marketDetail?symbol=0712',
      受付番号をコピー: 'button',
      取引報告書を見る: '#/user/pj',
    },
    notices: [],
    texts: [
      '[neutral] 取消済み',
      '買い',
      '指値',
      '1倍',
      '注文を受け付けました',
      '11/19（木）10:02',
      '注文を取り消しました',
      '15:30',
      '1円ごとの決まり',
      '約定するまで費用はかかりません。',
      'まだ約定していません。',
    ],
    groups: ['これまでの流れ'],
  }),
})
/** The session ended before it was filled. */
export const EndedWithSession = meta.story({
  args: { data: of({ ...byId('p6'), endedBy: 'sessionEnd' }), fills: fillsOf() },
  async play({ canvas }) {
    await expect(canvas.getByText('立会いの終了で注文が終わりました')).toBeVisible()
  },
})

/** The back office took it away. */
export const EndedByOffice = meta.story({
  args: { data: of({ ...byId('p6'), endedBy: 'backOffice' }), fills: fillsOf() },
  async play({ canvas }) {
    await expect(canvas.getByText('事務局が取り消しました')).toBeVisible()
  },
})

export const Expired = meta.story({
  args: { data: of(byId('p6')), fills: fillsOf() },
  ...says({
    headings: ['取引の詳細', '青葉精機 0712', 'これまでの流れ', '取引の内容', '費用の明細', '約定の記録'],
    figures: {
      数量: '100株',
      指値: '2,811.5円',
      現在値: '2,846.0円',
      受付番号: 'KB20261119-003902',
      状態: '[neutral] 期限切れ',
      売買: '買い',
      注文方法: '指値',
      '指値 2': '2,811.5円',
      レバレッジ: '1倍',
      取引の時間帯: '通常',
      '数量 2': '100株',
      注文日時: '11/19（木）10:02（模擬時刻）',
      終了日時: '11/20（金）15:30（模擬時刻）',
    },
    actions: {
      戻る: '#/position/position',
      銘柄を見る: '#/market/marketDetail?symbol=0712',
      受付番号をコピー: 'button',
      取引報告書を見る: '#/user/pj',
    },
    notices: [],
    texts: [
      '[neutral] 期限切れ',
      '買い',
      '指値',
      '1倍',
      '注文を受け付けました',
      '11/19（木）10:02',
      '期限までに約定しませんでした',
      '15:30',
      '1円ごとの決まり',
      '約定するまで費用はかかりません。',
      'まだ約定していません。',
    ],
    groups: ['これまでの流れ'],
  }),
})

/** On margin, waiting to be closed, short of cover. */
export const Closing = meta.story({
  args: {
    fills: fillsOf(...sampleFills.map((fill) => ({ ...fill, price: '3905', quantity: 200, value: '781000' }))),
    data: ready<PositionData>({
      position: byId('p3'),
      account: {
        blocks: {},
        margin: { ratio: '18.55', call: { cover: '671615', due: '2026-11-25', closeAt: '2026-11-25T12:30:00+09:00' } },
      },
    }),
  },
  ...says({
    headings: [
      '取引の詳細',
      '椿製薬 0166',
      'これまでの流れ',
      '出している注文',
      '取引の内容',
      '費用の明細',
      '信用の維持率',
      '約定の記録',
    ],
    figures: {
      評価損益: '[up] +73,488円 [up] ▲+9.41%',
      売却費用の差引後: '[up] +73,103円',
      数量: '200株',
      取得単価: '3,905円',
      現在値: '4,275円',
      売却・受渡し: '―',
      受付番号: 'KB20261120-004150',
      注文方法: '指値',
      指値: '4,300円',
      '数量 2': '200株',
      注文の期限: '15:30（模擬時刻）',
      '受付番号 2': 'KB20261112-002210',
      状態: '[progress] 売却待ち',
      売買: '買い',
      '注文方法 2': '指値',
      '指値 2': '3,905円',
      レバレッジ: '2倍',
      取引の時間帯: '通常',
      '数量 3': '200株',
      注文日時: '11/19（木）10:02（模擬時刻）',
      '注文の期限 2': '11/20（金）15:30（模擬時刻）',
      取得日時: '11/19（木）10:04（模擬時刻）',
      '取得単価 2': '3,905円',
      取得金額: '781,000円',
      当初証拠金: '390,500円',
      評価額: '855,000円',
      受渡し: '11/24（火）',
      買付手数料: '385円 — 信用・50万円超・781,000円 をもとに計算・2019/10/1（火） からの表',
      印紙税: '0円 — 日本株に印紙税なし・781,000円 をもとに計算・1999/4/1（木） からの表',
      'サービス料（買方金利）': '127円 — 年 2.98%・365日割り・1,562,000円 をもとに計算・2019/7/16（火） からの表',
      手数料と税の合計: '[strong] 512円',
      維持率: '[strong] 18.55%',
      '200株 × 3,905円': '781,000円 — 取得・11/19（木）10:04・受渡し 11/24（火）',
    },
    actions: {
      戻る: '#/position/position',
      銘柄を見る: '#/market/marketDetail?symbol=0166',
      入金: '#/user/recharge',
      受付番号をコピー: 'button',
      売却注文を取り消す: 'button',
      '受付番号をコピー 2': 'button',
      入金して維持率を上げる: '#/user/recharge',
      取引報告書を見る: '#/user/pj',
    },
    notices: [
      '[danger] 維持率が18.55%に下がり、証拠金が671,615円不足しています（模擬）。11/25（水）12:30までに解消しないと、信用・デイトレの建玉はすべて決済されます。入金か、建玉を減らすと解消できます。',
    ],
    texts: [
      '[progress] 売却待ち',
      '買い',
      '指値',
      '2倍',
      '注文を受け付けました',
      '11/19（木）10:02',
      '3,905円で約定（1回）',
      '11/19（木）10:04',
      '売却注文を受け付けました',
      '14:25',
      '15:30 まで',
      '1円ごとの決まり',
      '金利は今日までの分です。決済の日に確定します。',
      '30%を下回ると新しい建玉は作れません。20%を下回ると2営業日以内に追加の証拠金が必要です。',
    ],
    groups: ['これまでの流れ', '約定の記録'],
  }),
})

export const CancelClosing = meta.story({
  args: { data: of(byId('p3')) },
  async play(context) {
    await drawn(context)
    const { args, canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: orderWords(context).cancelClosing }))
    await userEvent.click(canvas.getByRole('button', { name: orderWords(context).cancelAct }))
    await expect(args.onCancel.mock.calls).toEqual([['p3']])
  },
})

async function askToCancel({ canvas, userEvent, ...context }: Play): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: orderWords(context).cancelOrder }))
  await canvas.findByRole('alertdialog')
}

export const CancelAsked = meta.story({
  args: { data: of(byId('p2')) },
  async play(context) {
    await drawn(context)
    await askToCancel(context)
  },
  ...says({
    headings: ['この注文を取り消しますか？'],
    actions: { 注文を残す: 'button', 取り消す: 'button' },
    texts: ['白川食品 500株の注文を取り消します。まだ約定していない分だけが取り消され、費用はかかりません。'],
  }),
})

/** Kept after all, by the button and by a way back: nothing is sent. */
export const CancelKept = meta.story({
  args: { data: of(byId('p2')) },
  async play(context) {
    await drawn(context)
    const { args, canvas, userEvent } = context
    await askToCancel(context)
    await userEvent.click(canvas.getByRole('button', { name: orderWords(context).cancelKeep }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await askToCancel(context)
    // What a browser makes of Escape.
    canvas.getByRole('alertdialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
})

export const CancelConfirming = meta.story({
  args: { data: of(byId('p2')), cancelOf: () => confirming<Order>() },
  async play(context) {
    await drawn(context)
    await askToCancel(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: orderWords(context).cancelAct }))
    await context.canvas.findByRole('button', { busy: true })
  },
  ...says({
    headings: ['この注文を取り消しますか？'],
    actions: { 注文を残す: 'button', 送信中: 'button, busy' },
    texts: ['応答を確認しています。二重に取り消されることはありません。'],
  }),
})

export const CancelRefused = meta.story({
  args: { data: of(byId('p2')), cancelOf: () => refused<Order>([refuse('notPending', { state: 'holding' })]) },
  async play(context) {
    await drawn(context)
    const { args, canvas, userEvent } = context
    await askToCancel(context)
    await userEvent.click(canvas.getByRole('button', { name: orderWords(context).cancelAct }))
    await cardShown(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /最新の状態|latest|最新/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Sold = meta.story({
  args: { data: of(byId('p5')), fills: fillsOf(...sampleFills, closing) },
  ...says({
    headings: ['取引の詳細', '青葉精機 0712', 'これまでの流れ', '取引の内容', '費用の明細', '約定の記録'],
    figures: {
      '損益（費用の差引後）': '[up] +2,900円 [up] ▲+1.03%',
      数量: '100株',
      取得単価: '2,811.5円',
      売却単価: '2,846.0円',
      受付番号: 'KB20261119-003902',
      状態: '[neutral] 売却済み',
      売買: '買い',
      注文方法: '指値',
      指値: '2,811.5円',
      レバレッジ: '1倍',
      取引の時間帯: '通常',
      '数量 2': '100株',
      注文日時: '11/19（木）10:02（模擬時刻）',
      取得日時: '11/19（木）10:04（模擬時刻）',
      '取得単価 2': '2,811.5円',
      取得金額: '281,150円',
      当初証拠金: '0円 — 現物のため不要',
      売却日時: '11/20（金）9:30（模擬時刻）',
      '売却単価 2': '2,846.0円',
      '損益（費用の差引後） 2': '[up] +2,900円',
      受渡し: '11/24（火）',
      買付手数料: '275円 — 標準・50万円以下・281,150円 をもとに計算・2019/10/1（火） からの表',
      印紙税: '0円 — 日本株に印紙税なし・281,150円 をもとに計算・1999/4/1（木） からの表',
      売却手数料: '275円 — 標準・50万円以下・284,600円 をもとに計算・2019/10/1（火） からの表',
      サービス料: '0円 — 現物のため金利なし',
      手数料と税の合計: '[strong] 550円',
      '100株 × 2,811.5円': '281,150円 — 取得・11/19（木）10:04・受渡し 11/24（火）',
      '100株 × 2,846.0円': '284,600円 — 売却・11/20（金）10:31・受渡し 11/25（水）',
    },
    actions: {
      戻る: '#/position/position',
      銘柄を見る: '#/market/marketDetail?symbol=0712',
      受付番号をコピー: 'button',
      取引報告書を見る: '#/user/pj',
    },
    notices: [],
    texts: [
      '[neutral] 売却済み',
      '買い',
      '指値',
      '1倍',
      '注文を受け付けました',
      '11/19（木）10:02',
      '2,811.5円で取得',
      '11/19（木）10:04',
      '2,846.0円で売却',
      '9:30',
      '受渡し',
      '11/24（火）',
      '1円ごとの決まり',
    ],
    groups: ['これまでの流れ', '約定の記録'],
  }),
})
export const ClosedByMarginCall = meta.story({
  args: { data: of({ ...byId('p7'), endedBy: 'marginCall' }) },
  ...says({
    headings: ['取引の詳細', '青葉精機 0712', 'これまでの流れ', '取引の内容', '費用の明細', '約定の記録'],
    figures: {
      '損益（費用の差引後）': '[up] +3,009円 [up] ▲+1.07%',
      数量: '100株',
      取得単価: '2,811.5円',
      決済単価: '2,846.0円',
      受付番号: 'KB20261119-003902',
      状態: '[neutral] 決済済み',
      売買: '買い',
      注文方法: '指値',
      指値: '2,811.5円',
      レバレッジ: '2倍',
      取引の時間帯: '通常',
      '数量 2': '100株',
      注文日時: '11/19（木）10:02（模擬時刻）',
      取得日時: '11/19（木）10:04（模擬時刻）',
      '取得単価 2': '2,811.5円',
      取得金額: '281,150円',
      当初証拠金: '140,575円',
      売却日時: '11/20（金）9:30（模擬時刻）',
      売却単価: '2,846.0円',
      '損益（費用の差引後） 2': '[up] +3,009円',
      受渡し: '11/24（火）',
      買付手数料: '198円 — 信用・50万円以下・281,150円 をもとに計算・2019/10/1（火） からの表',
      印紙税: '0円 — 日本株に印紙税なし・281,150円 をもとに計算・1999/4/1（木） からの表',
      売却手数料: '198円 — 信用・50万円以下・284,600円 をもとに計算・2019/10/1（火） からの表',
      'サービス料（買方金利）': '45円 — 年 2.98%・365日割り・562,300円 をもとに計算・2019/7/16（火） からの表',
      手数料と税の合計: '[strong] 441円',
      '100株 × 2,811.5円': '281,150円 — 取得・11/19（木）10:04・受渡し 11/24（火）',
    },
    actions: {
      戻る: '#/position/position',
      銘柄を見る: '#/market/marketDetail?symbol=0712',
      受付番号をコピー: 'button',
      取引報告書を見る: '#/user/pj',
    },
    notices: [],
    texts: [
      '[neutral] 決済済み',
      '買い',
      '指値',
      '2倍',
      '注文を受け付けました',
      '11/19（木）10:02',
      '2,811.5円で取得',
      '11/19（木）10:04',
      '追加の証拠金が期限までになく、2,846.0円で決済されました',
      '9:30',
      '受渡し',
      '11/24（火）',
      '1円ごとの決まり',
    ],
    groups: ['これまでの流れ', '約定の記録'],
  }),
})
export const ClosedBySession = meta.story({
  args: { data: of({ ...byId('p7'), origin: 'dayTrade', endedBy: 'sessionEnd', settlesOn: '2026-11-20' }) },
  ...says({
    headings: ['取引の詳細', '青葉精機 0712', 'これまでの流れ', '取引の内容', '費用の明細', '約定の記録'],
    figures: {
      '損益（費用の差引後）': '[up] +3,009円 [up] ▲+1.07%',
      数量: '100株',
      取得単価: '2,811.5円',
      決済単価: '2,846.0円',
      受付番号: 'KB20261119-003902',
      状態: '[neutral] 決済済み',
      売買: '買い',
      注文方法: '指値',
      指値: '2,811.5円',
      レバレッジ: '2倍',
      取引の時間帯: '通常',
      '数量 2': '100株',
      注文日時: '11/19（木）10:02（模擬時刻）',
      取得日時: '11/19（木）10:04（模擬時刻）',
      '取得単価 2': '2,811.5円',
      取得金額: '281,150円',
      当初証拠金: '140,575円',
      売却日時: '11/20（金）9:30（模擬時刻）',
      売却単価: '2,846.0円',
      '損益（費用の差引後） 2': '[up] +3,009円',
      受渡し: '11/20（金）',
      買付手数料: '198円 — 信用・50万円以下・281,150円 をもとに計算・2019/10/1（火） からの表',
      印紙税: '0円 — 日本株に印紙税なし・281,150円 をもとに計算・1999/4/1（木） からの表',
      売却手数料: '198円 — 信用・50万円以下・284,600円 をもとに計算・2019/10/1（火） からの表',
      'サービス料（買方金利）': '45円 — 年 2.98%・365日割り・562,300円 をもとに計算・2019/7/16（火） からの表',
      手数料と税の合計: '[strong] 441円',
      '100株 × 2,811.5円': '281,150円 — 取得・11/19（木）10:04・受渡し 11/24（火）',
    },
    actions: {
      戻る: '#/position/position',
      銘柄を見る: '#/market/marketDetail?symbol=0712',
      受付番号をコピー: 'button',
      取引報告書を見る: '#/user/pj',
    },
    notices: [],
    texts: [
      '[neutral] 決済済み',
      '買い',
      '指値',
      '2倍',
      'デイトレ',
      '注文を受け付けました',
      '11/19（木）10:02',
      '2,811.5円で取得',
      '11/19（木）10:04',
      '引けで2,846.0円に決済されました',
      '9:30',
      '受渡し',
      '11/20（金）',
      '1円ごとの決まり',
    ],
    groups: ['これまでの流れ', '約定の記録'],
  }),
})

/** A short is bought back; a day trade is not added to. */
export const ShortDayTrade = meta.story({
  args: { data: of({ ...byId('p1'), side: 'short', origin: 'dayTrade' }) },
  ...says({
    headings: [
      '取引の詳細',
      '青葉精機 0712',
      'これまでの流れ',
      '取引の内容',
      '費用の明細',
      '信用の維持率',
      '約定の記録',
    ],
    figures: {
      評価損益: '[down] −3,725円 [down] ▼−1.32%',
      売却費用の差引後: '[down] −3,923円',
      数量: '100株',
      売建単価: '2,811.5円',
      現在値: '2,846.0円',
      売却・受渡し: '―',
      受付番号: 'KB20261119-003902',
      状態: '[info] 保有中',
      売買: '空売り',
      注文方法: '指値',
      指値: '2,811.5円',
      レバレッジ: '1倍',
      取引の時間帯: '通常',
      '数量 2': '100株',
      注文日時: '11/19（木）10:02（模擬時刻）',
      取得日時: '11/19（木）10:04（模擬時刻）',
      '売建単価 2': '2,811.5円',
      取得金額: '281,150円',
      当初証拠金: '0円',
      評価額: '284,600円',
      受渡し: '11/24（火）',
      新規売りの手数料: '275円 — 標準・50万円以下・281,150円 をもとに計算・2019/10/1（火） からの表',
      印紙税: '0円 — 日本株に印紙税なし・281,150円 をもとに計算・1999/4/1（木） からの表',
      サービス料: '0円 — 金利は返済のときに日割り',
      手数料と税の合計: '[strong] 275円',
      維持率: '[strong] ―',
      '100株 × 2,811.5円': '281,150円 — 取得・11/19（木）10:04・受渡し 11/24（火）',
    },
    actions: {
      戻る: '#/position/position',
      銘柄を見る: '#/market/marketDetail?symbol=0712',
      受付番号をコピー: 'button',
      入金して維持率を上げる: '#/user/recharge',
      取引報告書を見る: '#/user/pj',
      買い戻す: 'button',
    },
    notices: [],
    texts: [
      '[info] 保有中',
      '空売り',
      '指値',
      '1倍',
      'デイトレ',
      '注文を受け付けました',
      '11/19（木）10:02',
      '2,811.5円で約定（1回）',
      '11/19（木）10:04',
      '1円ごとの決まり',
      '金利は今日までの分です。決済の日に確定します。',
      '30%を下回ると新しい建玉は作れません。20%を下回ると2営業日以内に追加の証拠金が必要です。',
    ],
    groups: ['これまでの流れ', '約定の記録'],
  }),
})

const dollarLine = { fee: 'purchase', currency: 'USD', since: '2019-10-01' } as const

/** Every fee of New York by its own rule. */
export const Dollars = meta.story({
  args: {
    fills: fillsOf(
      ...sampleFills.map((fill) => ({ ...fill, price: '41.2', quantity: 10, value: '412', currency: 'USD' as const })),
    ),
    data: of({
      ...byId('p1'),
      market: 'usd',
      currency: 'USD',
      limitPrice: '41.2',
      decimals: 2,
      quantity: 10,
      buyPrice: '41.2',
      openValue: '412',
      lastPrice: '43.75',
      marketValue: '437.5',
      profit: '23.44',
      profitPercent: '5.6893',
      fees: { purchase: '2.04', selling: '0', stampDuty: '0', service: '0.02' },
      feeLines: [
        { ...dollarLine, rule: 'usCommission', amount: '2.04', base: '412', rate: '0.495% ≤ $22' },
        { ...dollarLine, rule: 'usSec', fee: 'service', amount: '0.01', base: '437.5', rate: '$20.60 / 1,000,000' },
        { ...dollarLine, rule: 'usTaf', fee: 'service', amount: '0.01', base: '10', rate: '$0.000195 ≤ $9.79' },
      ],
    }),
  },
  ...says({
    headings: ['取引の詳細', '青葉精機 0712', 'これまでの流れ', '取引の内容', '費用の明細', '約定の記録'],
    figures: {
      評価損益: '[up] +$23.44 [up] ▲+5.69%',
      売却費用の差引後: '[up] +$21.25',
      数量: '10株',
      取得単価: '$41.20',
      現在値: '$43.75',
      売却・受渡し: '―',
      受付番号: 'KB20261119-003902',
      状態: '[info] 保有中',
      売買: '買い',
      注文方法: '指値',
      指値: '$41.20',
      レバレッジ: '1倍',
      取引の時間帯: '通常',
      '数量 2': '10株',
      注文日時: '11/19（木）10:02（模擬時刻）',
      取得日時: '11/19（木）10:04（模擬時刻）',
      '取得単価 2': '$41.20',
      取得金額: '$412.00',
      当初証拠金: '$0.00 — 現物のため不要',
      評価額: '$437.50',
      受渡し: '11/24（火）',
      買付手数料: '$2.04 — 代金の 0.495%・上限 $22・$412.00 をもとに計算・2019/10/1（火） からの表',
      'サービス料（SEC）': '$0.01 — SEC 手数料 $20.60 / 1,000,000・$437.50 をもとに計算・2019/10/1（火） からの表',
      'サービス料（TAF）': '$0.01 — TAF 1株 $0.000195・上限 $9.79・10株 をもとに計算・2019/10/1（火） からの表',
      印紙税: '$0.00 — 米国株に印紙税なし',
      手数料と税の合計: '[strong] $2.06',
      '10株 × $41.20': '$412.00 — 取得・11/19（木）10:04・受渡し 11/24（火）',
    },
    actions: {
      戻る: '#/position/position',
      銘柄を見る: '#/market/marketDetail?symbol=0712',
      受付番号をコピー: 'button',
      取引報告書を見る: '#/user/pj',
      買い増す: '#/market/marketBuy?symbol=0712&side=long',
      売却する: 'button',
    },
    notices: [],
    texts: [
      '[info] 保有中',
      '買い',
      '指値',
      '1倍',
      '注文を受け付けました',
      '11/19（木）10:02',
      '$41.20で約定（1回）',
      '11/19（木）10:04',
      '1円ごとの決まり',
    ],
    groups: ['これまでの流れ', '約定の記録'],
  }),
})

/** Above the last step of the table. */
export const LargeTrade = meta.story({
  args: {
    data: of({
      ...byId('p1'),
      feeLines: byId('p1').feeLines.map((line) => ({ ...line, rate: '>30000000', amount: '1070' })),
      fees: { purchase: '1070', selling: '0', stampDuty: '0', service: '0' },
    }),
  },
  ...says({
    headings: ['取引の詳細', '青葉精機 0712', 'これまでの流れ', '取引の内容', '費用の明細', '約定の記録'],
    figures: {
      評価損益: '[up] +1,310円 [up] ▲+0.47%',
      売却費用の差引後: '[up] +1,035円',
      数量: '100株',
      取得単価: '2,811.5円',
      現在値: '2,846.0円',
      売却・受渡し: '―',
      受付番号: 'KB20261119-003902',
      状態: '[info] 保有中',
      売買: '買い',
      注文方法: '指値',
      指値: '2,811.5円',
      レバレッジ: '1倍',
      取引の時間帯: '通常',
      '数量 2': '100株',
      注文日時: '11/19（木）10:02（模擬時刻）',
      取得日時: '11/19（木）10:04（模擬時刻）',
      '取得単価 2': '2,811.5円',
      取得金額: '281,150円',
      当初証拠金: '0円 — 現物のため不要',
      評価額: '284,600円',
      受渡し: '11/24（火）',
      買付手数料: '1,070円 — 標準・3,000万円超・281,150円 をもとに計算・2019/10/1（火） からの表',
      印紙税: '1,070円 — 日本株に印紙税なし・281,150円 をもとに計算・1999/4/1（木） からの表',
      サービス料: '0円 — 現物のため金利なし',
      手数料と税の合計: '[strong] 1,070円',
      '100株 × 2,811.5円': '281,150円 — 取得・11/19（木）10:04・受渡し 11/24（火）',
    },
    actions: {
      戻る: '#/position/position',
      銘柄を見る: '#/market/marketDetail?symbol=0712',
      受付番号をコピー: 'button',
      取引報告書を見る: '#/user/pj',
      買い増す: '#/market/marketBuy?symbol=0712&side=long',
      売却する: 'button',
    },
    notices: [],
    texts: [
      '[info] 保有中',
      '買い',
      '指値',
      '1倍',
      '注文を受け付けました',
      '11/19（木）10:02',
      '2,811.5円で約定（1回）',
      '11/19（木）10:04',
      '1円ごとの決まり',
    ],
    groups: ['これまでの流れ', '約定の記録'],
  }),
})
export const LargeMarginTrade = meta.story({
  args: {
    data: of({
      ...byId('p1'),
      side: 'short',
      leverage: 2,
      feeLines: byId('p1')
        .feeLines.flatMap((line) => [
          { ...line, rule: 'jpMarginCommission' as const, rate: '>500000', amount: '385' },
          { ...line, rule: 'shortInterest' as const, fee: 'service' as const, rate: '1.15% / 365', amount: '17' },
        ])
        .slice(0, 2),
      fees: { purchase: '385', selling: '0', stampDuty: '0', service: '17' },
    }),
  },
  ...says({
    headings: [
      '取引の詳細',
      '青葉精機 0712',
      'これまでの流れ',
      '取引の内容',
      '費用の明細',
      '信用の維持率',
      '約定の記録',
    ],
    figures: {
      評価損益: '[down] −3,852円 [down] ▼−1.37%',
      売却費用の差引後: '[down] −4,050円',
      数量: '100株',
      売建単価: '2,811.5円',
      現在値: '2,846.0円',
      売却・受渡し: '―',
      受付番号: 'KB20261119-003902',
      状態: '[info] 保有中',
      売買: '空売り',
      注文方法: '指値',
      指値: '2,811.5円',
      レバレッジ: '2倍',
      取引の時間帯: '通常',
      '数量 2': '100株',
      注文日時: '11/19（木）10:02（模擬時刻）',
      取得日時: '11/19（木）10:04（模擬時刻）',
      '売建単価 2': '2,811.5円',
      取得金額: '281,150円',
      当初証拠金: '0円',
      評価額: '284,600円',
      受渡し: '11/24（火）',
      新規売りの手数料: '385円 — 信用・50万円超・281,150円 をもとに計算・2019/10/1（火） からの表',
      'サービス料（貸株料）': '17円 — 年 1.15%・365日割り・281,150円 をもとに計算・2019/10/1（火） からの表',
      印紙税: '0円 — 日本株に印紙税なし',
      手数料と税の合計: '[strong] 402円',
      維持率: '[strong] ―',
      '100株 × 2,811.5円': '281,150円 — 取得・11/19（木）10:04・受渡し 11/24（火）',
    },
    actions: {
      戻る: '#/position/position',
      銘柄を見る: '#/market/marketDetail?symbol=0712',
      受付番号をコピー: 'button',
      入金して維持率を上げる: '#/user/recharge',
      取引報告書を見る: '#/user/pj',
      売り増す: '#/market/marketBuy?symbol=0712&side=short',
      買い戻す: 'button',
    },
    notices: [],
    texts: [
      '[info] 保有中',
      '空売り',
      '指値',
      '2倍',
      '注文を受け付けました',
      '11/19（木）10:02',
      '2,811.5円で約定（1回）',
      '11/19（木）10:04',
      '1円ごとの決まり',
      '金利は今日までの分です。決済の日に確定します。',
      '30%を下回ると新しい建玉は作れません。20%を下回ると2営業日以内に追加の証拠金が必要です。',
    ],
    groups: ['これまでの流れ', '約定の記録'],
  }),
})

export const FillsFailed = meta.story({
  args: { fills: failed(refuse('timeout', {})) },
  async play(context) {
    await drawn(context)
    const { args, canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: /もう一度|Try again|再試一次/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const MoreFills = meta.story({
  args: { fills: ready<ListedFills>({ rows: sampleFills, next: 'more' }) },
  async play(context) {
    await drawn(context)
    const { args, canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: /もっと見る|more|更多/ }))
    await expect(args.onMoreFills).toHaveBeenCalledOnce()
  },
})

export const Masked = meta.story({
  args: { data: of(byId('p3')) },
  render: (args) => (
    <FigureMask value>
      <PositionScreen {...args} />
    </FigureMask>
  ),
  ...says({
    headings: [
      '取引の詳細',
      '椿製薬 0166',
      'これまでの流れ',
      '出している注文',
      '取引の内容',
      '費用の明細',
      '信用の維持率',
      '約定の記録',
    ],
    figures: {
      評価損益: '•••• [up] ▲+9.41%',
      売却費用の差引後: '••••',
      数量: '••••株',
      取得単価: '3,905円',
      現在値: '4,275円',
      売却・受渡し: '―',
      受付番号: 'KB20261120-004150',
      注文方法: '指値',
      指値: '4,300円',
      '数量 2': '••••株',
      注文の期限: '15:30（模擬時刻）',
      '受付番号 2': 'KB20261112-002210',
      状態: '[progress] 売却待ち',
      売買: '買い',
      '注文方法 2': '指値',
      '指値 2': '3,905円',
      レバレッジ: '2倍',
      取引の時間帯: '通常',
      '数量 3': '••••株',
      注文日時: '11/19（木）10:02（模擬時刻）',
      '注文の期限 2': '11/20（金）15:30（模擬時刻）',
      取得日時: '11/19（木）10:04（模擬時刻）',
      '取得単価 2': '3,905円',
      取得金額: '••••',
      当初証拠金: '••••',
      評価額: '••••',
      受渡し: '11/24（火）',
      買付手数料: '385円 — 信用・50万円超・781,000円 をもとに計算・2019/10/1（火） からの表',
      印紙税: '0円 — 日本株に印紙税なし・781,000円 をもとに計算・1999/4/1（木） からの表',
      'サービス料（買方金利）': '127円 — 年 2.98%・365日割り・1,562,000円 をもとに計算・2019/7/16（火） からの表',
      手数料と税の合計: '[strong] 512円',
      維持率: '[strong] ―',
      '••••株 × 2,812円': '•••• — 取得・11/19（木）10:04・受渡し 11/24（火）',
    },
    actions: {
      戻る: '#/position/position',
      銘柄を見る: '#/market/marketDetail?symbol=0166',
      受付番号をコピー: 'button',
      売却注文を取り消す: 'button',
      '受付番号をコピー 2': 'button',
      入金して維持率を上げる: '#/user/recharge',
      取引報告書を見る: '#/user/pj',
    },
    notices: [],
    texts: [
      '[progress] 売却待ち',
      '買い',
      '指値',
      '2倍',
      '注文を受け付けました',
      '11/19（木）10:02',
      '3,905円で約定（1回）',
      '11/19（木）10:04',
      '売却注文を受け付けました',
      '14:25',
      '15:30 まで',
      '1円ごとの決まり',
      '金利は今日までの分です。決済の日に確定します。',
      '30%を下回ると新しい建玉は作れません。20%を下回ると2営業日以内に追加の証拠金が必要です。',
    ],
    groups: ['これまでの流れ', '約定の記録'],
  }),
})

/** The button reads the data that a sale is checked against, and opens its sheet. */
export const SellOpened = meta.story({
  args: { data: of(held), selling: { ...selling, data: loading() } },
  async play(context) {
    await drawn(context)
    const { args, canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: orderWords(context).closeLong }))
    await expect(args.onWant).toHaveBeenCalledOnce()
    await sheet(context)
  },
  ...says({ headings: ['売却'], figures: {}, actions: { 閉じる: 'button' }, notices: [], texts: [] }),
})

export const SellFailed = meta.story({
  args: { data: of(held), closes: true, selling: { ...selling, data: failed(refuse('timeout', {})) } },
  async play(context) {
    await drawn(context)
    const shown = await sheet(context)
    await context.userEvent.click(shown.getByRole('button', { name: /もう一度|Try again|再試一次/ }))
    await expect(context.args.selling.onRetry).toHaveBeenCalledOnce()
  },
})

/** All of it at the market: what it brings, what it costs, when it is settled. */
export const SellSheet = meta.story({
  tags: ['vrt'],
  args: { data: of(held), closes: true },
  play: async (context) => void (await sheet(context)),
  ...says({
    headings: ['売却'],
    figures: {
      買気配: '2,845.5円',
      '約定代金（買気配で概算）': '853,650円',
      売却手数料: '535円 — 標準・100万円以下',
      印紙税: '0円 — 日本株に印紙税なし',
      サービス料: '0円 — 現物のため金利なし',
      手数料と税の合計: '[strong] 535円',
      概算の受取額: '[total] 853,115円',
      買付費用も引いた損益: '[up] +9,390円',
      使える現金: '3,420,000円 → 4,273,115円',
      受渡し: '11/25（水） — 2営業日後',
      '税の目安（差し引きません）': '1,907円',
    },
    actions: {
      閉じる: 'button',
      '最大 300株': 'button',
      数量を減らす: 'button',
      数量を増やす: 'button, disabled',
      売り注文の確認へ: 'button',
    },
    fields: { 数量: '300' },
    notices: [],
    texts: ['青葉精機 0712', '保有 300株・取得単価 2,811.5円', '注文方法', '株', '100株単位'],
    groups: ['注文方法'],
  }),
})

/** A part at a limit: price by its tick, quantity by its unit, and all of it with one press. */
export const SellPart = meta.story({
  args: { data: of(held), closes: true },
  async play(context) {
    await drawn(context)
    const { args, userEvent } = context
    const shown = await sheet(context)
    await userEvent.click(shown.getByRole('radio', { name: orderWords(context).limit }))
    const price = shown.getByRole('textbox', { name: new RegExp(`^${say(context).limitPrice}`) })
    await expect(price).toHaveValue('2,846.0')
    const [lower] = shown.getAllByRole('button', { name: /下げる|Lower|降低|調低|減/ })
    await userEvent.click(lower ?? price)
    await expect(price).toHaveValue('2,845.5')
    const quantity = shown.getByRole('textbox', { name: new RegExp(`^${orderWords(context).quantity}`) })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '100')
    await review(context)
    await expect(args.selling.onReview).toHaveBeenCalledWith({
      id: 'p1',
      quantity: '100',
      type: 'limit',
      price: '2845.5',
      session: 'regular',
    })
  },
  ...says({
    headings: ['注文内容の確認'],
    figures: {
      数量と価格: '100株 × 2,845.5円',
      '約定代金（指値で計算）': '284,550円',
      売却手数料: '275円 — 標準・50万円以下',
      印紙税: '0円 — 日本株に印紙税なし',
      サービス料: '0円 — 現物のため金利なし',
      手数料と税の合計: '[strong] 275円',
      概算の受取額: '[total] 284,275円',
      買付費用も引いた損益: '[up] +3,034円',
      使える現金: '3,420,000円 → 3,704,275円',
      受渡し: '11/25（水） — 2営業日後',
      '税の目安（差し引きません）': '616円',
    },
    actions: { 閉じる: 'button', 売り注文を出す: 'button', 内容を直す: 'button' },
    notices: [''],
    texts: ['青葉精機 0712', '売却', '指値', '1倍'],
  }),
})

/** A press takes one of the three prices; a step past what goes says what holds it. */
export const SellAtLimit = meta.story({
  args: { data: of(held), closes: true },
  async play(context) {
    await drawn(context)
    const { userEvent } = context
    const shown = await sheet(context)
    const quantity = shown.getByRole('textbox', { name: new RegExp(`^${orderWords(context).quantity}`) })
    await userEvent.click(quantity)
    await userEvent.keyboard('{ArrowUp}')
    await expect(quantity).toHaveAccessibleDescription(
      expect.stringContaining(written(say(context).mostReason, { n: '300' })),
    )
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '100{ArrowDown}')
    await expect(quantity).toHaveAccessibleDescription(
      expect.stringContaining(written(orderWords(context).leastReason, { unit: '100' })),
    )
    await userEvent.click(shown.getByRole('radio', { name: orderWords(context).limit }))
    await userEvent.click(shown.getByRole('button', { name: new RegExp(`^${orderWords(context).ask}`) }))
    const price = shown.getByRole('textbox', { name: new RegExp(`^${say(context).limitPrice}`) })
    await expect(price).toHaveValue('2,846.5')
    await userEvent.clear(price)
    await userEvent.tab()
    await expect(price).toHaveAttribute('aria-invalid', 'true')
  },
  ...says({
    figures: { 買気配: '2,845.5円' },
    actions: {
      売り注文の確認へ: 'button, disabled',
      '売気配 2,846.5': 'button',
      指値を上げる: 'button',
      指値を下げる: 'button',
      数量を増やす: 'button',
      数量を減らす: 'button, disabled',
      '最大 300株': 'button',
      '現在値 2,846.0': 'button',
      '買気配 2,845.5': 'button',
      閉じる: 'button',
    },
    fields: { 指値: '✗ 価格は必須です。入力してください。 円 値幅 2,311.5円〜3,312.0円', 数量: '100' },
    texts: [
      '青葉精機 0712',
      '保有 300株・取得単価 2,811.5円',
      '注文方法',
      '株',
      '100株単位',
      '上の内容を直すと確認に進めます。',
    ],
  }),
})

/** Locked: what it would cost and bring is shown all the same, and the clock can be turned. */
export const SellLocked = meta.story({
  tags: ['vrt'],
  args: {
    data: of({
      ...held,
      buyAt: '2026-11-20T14:23:58+09:00',
      lock: { until: '2026-11-20T14:38:58+09:00', rule: 'minutes' },
    }),
    closes: true,
  },
  async play(context) {
    await drawn(context)
    const shown = await sheet(context)
    await cardShown(shown)
    await context.userEvent.click(shown.getByRole('button', { name: /模擬時計|clock|時鐘/ }))
    await expect(context.args.selling.onTurnClock).toHaveBeenCalledWith('minutes15')
  },
  ...says({
    headings: ['売却'],
    figures: {
      買気配: '2,845.5円',
      '約定代金（買気配で概算）': '853,650円',
      売却手数料: '535円 — 標準・100万円以下',
      印紙税: '0円 — 日本株に印紙税なし',
      サービス料: '0円 — 現物のため金利なし',
      手数料と税の合計: '[strong] 535円',
      概算の受取額: '[total] 853,115円',
      買付費用も引いた損益: '[up] +9,390円',
      使える現金: '3,420,000円 → 4,273,115円',
      受渡し: '11/25（水） — 2営業日後',
      '税の目安（差し引きません）': '1,907円',
    },
    actions: {
      閉じる: 'button',
      '模擬時計を 11/20（金）14:39 へ進める': 'button',
      '最大 300株': 'button',
      数量を減らす: 'button',
      数量を増やす: 'button, disabled',
      売り注文の確認へ: 'button, disabled',
    },
    fields: { 数量: '300' },
    notices: [
      '[progress] 11/20（金）14:39 から売却できます。購入から15分間は売却できない決まりのためです。 いつまで 11/20（金）14:39 決まり 購入から15分間は売却できない決まり',
    ],
    texts: [
      '青葉精機 0712',
      '保有 300株・取得単価 2,811.5円',
      '注文方法',
      '株',
      '100株単位',
      '14:39 から注文を出せます',
    ],
    groups: ['注文方法'],
  }),
})

const night = Date.parse('2026-11-20T18:00:00+09:00')

/** Out of hours: the session can be chosen, and the next opening is shown. */
export const SellAtNight = meta.story({
  args: { data: of(held), closes: true, now: night },
  async play(context) {
    await drawn(context)
    const shown = await sheet(context)
    await expect(shown.getByRole('button', { name: new RegExp(orderWords(context).sessionLabel) })).toBeVisible()
  },
  ...says({
    headings: ['売却'],
    figures: {
      買気配: '2,845.5円',
      '約定代金（値幅の端で概算）': '693,450円',
      売却手数料: '535円 — 標準・100万円以下',
      印紙税: '0円 — 日本株に印紙税なし',
      サービス料: '0円 — 現物のため金利なし',
      手数料と税の合計: '[strong] 535円',
      概算の受取額: '[total] 692,915円',
      買付費用も引いた損益: '[down] −150,810円',
      使える現金: '3,420,000円 → 4,112,915円',
      受渡し: '11/26（木） — 2営業日後',
      '税の目安（差し引きません）': '0円',
    },
    actions: {
      閉じる: 'button',
      '模擬時計を 11/24（火）9:00 へ進める': 'button',
      '最大 300株': 'button',
      数量を減らす: 'button',
      数量を増やす: 'button, disabled',
      売り注文の確認へ: 'button, disabled',
    },
    fields: { 取引の時間帯: '通常', 数量: '300' },
    notices: [
      '[progress] 取引時間外です。11/24（火）8:00 から注文を受け付け、11/24（火）9:00 から約定します。 次の受付 11/24（火）8:00 約定の開始 11/24（火）9:00 ' +
        '根拠：取引所の取引時間',
      '[progress] いまは約定しません。値幅の端の 2,311.5円 で概算しています。',
    ],
    texts: [
      '青葉精機 0712',
      '保有 300株・取得単価 2,811.5円',
      '注文方法',
      '株',
      '100株単位',
      '上の内容を直すと確認に進めます。',
    ],
    groups: ['注文方法'],
  }),
})

/** After hours the session is chosen where the time of day does not say it. */
export const SellInSession = meta.story({
  args: { data: of(held), closes: true, now: night },
  async play(context) {
    await drawn(context)
    const shown = await sheet(context)
    const { sessionLabel, session_regular, session_pre, session_after } = orderWords(context)
    await context.userEvent.click(shown.getByRole('button', { name: new RegExp(sessionLabel) }))
    const list = within(await context.canvas.findByRole('radiogroup', { name: sessionLabel }))
    const radios = list.getAllByRole<HTMLInputElement>('radio')
    await expect(radios.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      session_regular,
      session_pre,
      session_after,
    ])
    await context.userEvent.click(list.getByRole('radio', { name: session_after }))
    await waitFor(() => expect(context.canvas.queryByRole('radiogroup', { name: sessionLabel })).toBeNull())
  },
  ...says({
    fields: { 取引の時間帯: '時間外（引け後）', 数量: '300' },
    notices: ['[neutral] 取引所の通常の時間外は、指値注文だけできます。'],
  }),
})

export const SellTooMany = meta.story({
  args: { data: of(held), closes: true },
  async play(context) {
    await drawn(context)
    const shown = await sheet(context)
    const quantity = shown.getByRole('textbox', { name: new RegExp(`^${orderWords(context).quantity}`) })
    await context.userEvent.clear(quantity)
    await context.userEvent.type(quantity, '400')
    await context.userEvent.tab()
    await expect(quantity).toBeInvalid()
    await context.userEvent.click(shown.getByRole('button', { name: say(context).review }))
    await expect(context.args.selling.onReview).not.toHaveBeenCalled()
    await context.userEvent.click(shown.getByRole('button', { name: /最大|Max|最多/ }))
    await expect(quantity).toHaveValue('300')
  },
  ...says({
    headings: ['売却'],
    figures: {
      買気配: '2,845.5円',
      '約定代金（買気配で概算）': '853,650円',
      売却手数料: '535円 — 標準・100万円以下',
      印紙税: '0円 — 日本株に印紙税なし',
      サービス料: '0円 — 現物のため金利なし',
      手数料と税の合計: '[strong] 535円',
      概算の受取額: '[total] 853,115円',
      買付費用も引いた損益: '[up] +9,390円',
      使える現金: '3,420,000円 → 4,273,115円',
      受渡し: '11/25（水） — 2営業日後',
      '税の目安（差し引きません）': '1,907円',
    },
    actions: {
      閉じる: 'button',
      '最大 300株': 'button',
      数量を減らす: 'button',
      数量を増やす: 'button, disabled',
      売り注文の確認へ: 'button',
    },
    fields: { 数量: '300' },
    notices: [],
    texts: ['青葉精機 0712', '保有 300株・取得単価 2,811.5円', '注文方法', '株', '100株単位'],
    groups: ['注文方法'],
  }),
})

/** Barred: shown with its reason, and what it would have come to. */
export const SellBarred = meta.story({
  args: {
    data: of(held),
    closes: true,
    selling: {
      ...selling,
      data: ready<SaleData>({
        ...saleData,
        blocks: { tradeBarred: { reason: '調査', since: '2026-11-19T09:00:00+09:00' } },
      }),
    },
  },
  async play(context) {
    await drawn(context)
    await cardShown(await sheet(context))
  },
  ...says({
    headings: ['売却'],
    figures: {
      買気配: '2,845.5円',
      '約定代金（買気配で概算）': '853,650円',
      売却手数料: '535円 — 標準・100万円以下',
      印紙税: '0円 — 日本株に印紙税なし',
      サービス料: '0円 — 現物のため金利なし',
      手数料と税の合計: '[strong] 535円',
      概算の受取額: '[total] 853,115円',
      買付費用も引いた損益: '[up] +9,390円',
      使える現金: '3,420,000円 → 4,273,115円',
      受渡し: '11/25（水） — 2営業日後',
      '税の目安（差し引きません）': '1,907円',
    },
    actions: {
      閉じる: 'button',
      お問い合わせで異議を申し立てる: '#/user/kf',
      '最大 300株': 'button',
      数量を減らす: 'button',
      数量を増やす: 'button, disabled',
      売り注文の確認へ: 'button, disabled',
    },
    fields: { 数量: '300' },
    notices: [
      '[danger] 調査のため、11/19（木）9:00から取引を停止しています。お問い合わせください。 理由 調査 いつから 11/19（木）9:00 根拠：会員規約 第12条（模擬）',
    ],
    texts: [
      '青葉精機 0712',
      '保有 300株・取得単価 2,811.5円',
      '注文方法',
      '株',
      '100株単位',
      '上の内容を直すと確認に進めます。',
    ],
    groups: ['注文方法'],
  }),
})

/** On margin: the margin and the result come back. */
export const BuyBack = meta.story({
  args: {
    data: of({ ...held, side: 'short', leverage: 2, originalMargin: '421725' }),
    closes: true,
  },
  play: async (context) => void (await sheet(context)),
  ...says({
    headings: ['買い戻し'],
    figures: {
      売気配: '2,846.5円',
      '約定代金（売気配で概算）': '853,950円',
      買い戻しの手数料: '385円 — 信用・50万円超',
      印紙税: '0円 — 日本株に印紙税なし',
      'サービス料（貸株料）': '53円 — 年 1.15%・365日割り',
      手数料と税の合計: '[strong] 438円',
      戻る証拠金と損益: '[total] 410,787円',
      買付費用も引いた損益: '[down] −11,213円',
      使える現金: '3,420,000円 → 3,830,787円',
      受渡し: '11/25（水） — 2営業日後',
      '税の目安（差し引きません）': '0円',
    },
    actions: {
      閉じる: 'button',
      '最大 300株': 'button',
      数量を減らす: 'button',
      数量を増やす: 'button, disabled',
      買い戻し注文の確認へ: 'button',
    },
    fields: { 数量: '300' },
    notices: [],
    texts: ['青葉精機 0712', '保有 300株・取得単価 2,811.5円', '注文方法', '株', '100株単位'],
    groups: ['注文方法'],
  }),
})

/** Asked once more, in its own words. */
export const BuyBackConfirm = meta.story({
  args: {
    data: of({ ...held, side: 'short', leverage: 2, originalMargin: '421725' }),
    closes: true,
    selling: {
      ...selling,
      weighed: done<Weighed>({ ...sampleWeighed, preview: { ...samplePreview, intent: 'close' } }),
    },
  },
  async play(context) {
    await drawn(context)
    const shown = await sheet(context)
    await context.userEvent.click(shown.getByRole('button', { name: say(context).reviewBuyBack }))
    await expect(await context.canvas.findByRole('button', { name: say(context).confirmSendBuyBack })).toBeVisible()
  },
})

/** In dollars. */
export const SellDollars = meta.story({
  args: {
    data: of({ ...held, market: 'usd', currency: 'USD', decimals: 2 }),
    closes: true,
  },
  async play(context) {
    await drawn(context)
    const shown = await sheet(context)
    await context.userEvent.click(shown.getByRole('radio', { name: orderWords(context).limit }))
    const price = shown.getByRole('textbox', { name: new RegExp(`^${say(context).limitPrice}`) })
    await expect(price).toHaveAccessibleDescription(new RegExp(orderWords(context).dollars))
  },
})

/** No press leads past the limits of the day. */
export const SellAtTheEdge = meta.story({
  args: { data: of(held), closes: true },
  async play(context) {
    await drawn(context)
    const shown = await sheet(context)
    await context.userEvent.click(shown.getByRole('radio', { name: orderWords(context).limit }))
    const price = shown.getByRole('textbox', { name: new RegExp(`^${say(context).limitPrice}`) })
    await context.userEvent.clear(price)
    await context.userEvent.type(price, '3312{ArrowUp}')
    await expect(price).toHaveAccessibleDescription(new RegExp(orderWords(context).edge))
  },
})

const agreed = {
  ...samplePreview,
  intent: 'close' as const,
  price: '2845.5',
  value: '853650',
  fees: '535',
  total: '853115',
  available: { before: '3420000', after: '4273115' },
  earliestSell: null,
  profit: '9390',
  taxEstimate: '1907',
  settlesOn: '2026-11-25',
  feeLines: samplePreview.feeLines.map((line) =>
    line.rule === 'jpCommission'
      ? { ...line, fee: 'selling' as const, base: '853650', amount: '535', rate: '≤1000000' }
      : { ...line, base: '853650' },
  ),
}

const weighedAs = (changed: Partial<Weighed>) => done<Weighed>({ ...sampleWeighed, preview: agreed, ...changed })

/** Weighed once more, and nothing has changed. */
export const Confirm = meta.story({
  tags: ['vrt'],
  args: { data: of(held), closes: true, selling: { ...selling, weighed: weighedAs({}) } },
  async play(context) {
    await drawn(context)
    await review(context)
    await send(context)
    await expect(context.args.selling.onSell).toHaveBeenCalledOnce()
    await expect(context.args.selling.onSell).toHaveBeenCalledWith({
      id: 'p1',
      quantity: '300',
      type: 'market',
      price: '',
      session: 'regular',
    })
  },
  ...says({
    headings: ['注文内容の確認'],
    figures: {
      数量と価格: '300株 × 成行',
      '約定代金（買気配で概算）': '853,650円',
      売却手数料: '535円 — 標準・100万円以下',
      印紙税: '0円 — 日本株に印紙税なし',
      サービス料: '0円 — 現物のため金利なし',
      手数料と税の合計: '[strong] 535円',
      概算の受取額: '[total] 853,115円',
      買付費用も引いた損益: '[up] +9,390円',
      使える現金: '3,420,000円 → 4,273,115円',
      受渡し: '11/25（水） — 2営業日後',
      '税の目安（差し引きません）': '1,907円',
    },
    actions: { 閉じる: 'button', 売り注文を出す: 'button', 内容を直す: 'button' },
    notices: [''],
    texts: ['青葉精機 0712', '売却', '成行', '1倍'],
  }),
})

/** Until it has been checked nothing can be sent. */
export const ConfirmWeighing = meta.story({
  args: { data: of(held), closes: true, selling: { ...selling, weighed: sending() } },
  async play(context) {
    await drawn(context)
    await review(context)
    await send(context)
    await expect(context.args.selling.onSell).not.toHaveBeenCalled()
  },
  ...says({
    headings: ['注文内容の確認'],
    figures: {
      数量と価格: '300株 × 成行',
      '約定代金（買気配で概算）': '853,650円',
      売却手数料: '535円 — 標準・100万円以下',
      印紙税: '0円 — 日本株に印紙税なし',
      サービス料: '0円 — 現物のため金利なし',
      手数料と税の合計: '[strong] 535円',
      概算の受取額: '[total] 853,115円',
      買付費用も引いた損益: '[up] +9,390円',
      使える現金: '3,420,000円 → 4,273,115円',
      受渡し: '11/25（水） — 2営業日後',
      '税の目安（差し引きません）': '1,907円',
    },
    actions: { 閉じる: 'button', 売り注文を出す: 'button, disabled', 内容を直す: 'button' },
    notices: [''],
    texts: ['青葉精機 0712', '売却', '成行', '1倍', 'いまの価格で計算し直しています。'],
  }),
})

/** The price has moved: what is other now is marked, and agreed to anew. */
export const ConfirmMoved = meta.story({
  args: {
    data: of(held),
    closes: true,
    selling: {
      ...selling,
      weighed: weighedAs({
        preview: {
          ...agreed,
          price: '2840',
          value: '852000',
          total: '851465',
          available: { before: '3420000', after: '4271465' },
          profit: '7740',
        },
      }),
    },
  },
  play: review,
  ...says({
    headings: ['注文内容の確認'],
    figures: {
      数量と価格: '300株 × 成行',
      '約定代金（買気配で概算）': '[changed] 852,000円',
      売却手数料: '535円 — 標準・100万円以下',
      印紙税: '0円 — 日本株に印紙税なし',
      サービス料: '0円 — 現物のため金利なし',
      手数料と税の合計: '[strong] 535円',
      概算の受取額: '[total] 851,465円',
      買付費用も引いた損益: '[up] +7,740円',
      使える現金: '[changed] 3,420,000円 → 4,271,465円',
      受渡し: '11/25（水） — 2営業日後',
      '税の目安（差し引きません）': '1,907円',
    },
    actions: { 閉じる: 'button', 売り注文を出す: 'button', 内容を直す: 'button' },
    notices: ['受取額が 853,115円 から 851,465円 に変わりました。もう一度確認してください。'],
    texts: ['青葉精機 0712', '売却', '成行', '1倍'],
  }),
})

/** Halted between the form and the confirmation. */
export const ConfirmRefused = meta.story({
  args: {
    data: of(held),
    closes: true,
    selling: {
      ...selling,
      weighed: weighedAs({ refusals: [{ code: 'halted', params: { since: '2026-11-20T14:31:00+09:00' } }] }),
    },
  },
  async play(context) {
    await drawn(context)
    await review(context)
    await send(context)
    await expect(context.args.selling.onSell).not.toHaveBeenCalled()
  },
  ...says({
    headings: ['注文内容の確認'],
    figures: {
      数量と価格: '300株 × 成行',
      '約定代金（買気配で概算）': '853,650円',
      売却手数料: '535円 — 標準・100万円以下',
      印紙税: '0円 — 日本株に印紙税なし',
      サービス料: '0円 — 現物のため金利なし',
      手数料と税の合計: '[strong] 535円',
      概算の受取額: '[total] 853,115円',
      買付費用も引いた損益: '[up] +9,390円',
      使える現金: '3,420,000円 → 4,273,115円',
      受渡し: '11/25（水） — 2営業日後',
      '税の目安（差し引きません）': '1,907円',
    },
    actions: { 閉じる: 'button', 売り注文を出す: 'button, disabled', 内容を直す: 'button' },
    notices: ['11/20（金）14:31から売買停止中です。再開をお待ちください。'],
    texts: ['青葉精機 0712', '売却', '成行', '1倍', '内容を直すと、もう一度確認できます。'],
  }),
})

export const ConfirmLost = meta.story({
  args: { data: of(held), closes: true, selling: { ...selling, weighed: refused<Weighed>([refuse('timeout', {})]) } },
  play: review,
  ...says({
    headings: ['注文内容の確認'],
    figures: {
      数量と価格: '300株 × 成行',
      '約定代金（買気配で概算）': '853,650円',
      売却手数料: '535円 — 標準・100万円以下',
      印紙税: '0円 — 日本株に印紙税なし',
      サービス料: '0円 — 現物のため金利なし',
      手数料と税の合計: '[strong] 535円',
      概算の受取額: '[total] 853,115円',
      買付費用も引いた損益: '[up] +9,390円',
      使える現金: '3,420,000円 → 4,273,115円',
      受渡し: '11/25（水） — 2営業日後',
      '税の目安（差し引きません）': '1,907円',
    },
    actions: { 閉じる: 'button', 売り注文を出す: 'button, disabled', 内容を直す: 'button' },
    notices: ['応答に時間がかかっています。もう一度お試しください。'],
    texts: ['青葉精機 0712', '売却', '成行', '1倍', '内容を直すと、もう一度確認できます。'],
  }),
})

/** The answer was lost and is being asked for. */
export const Confirming = meta.story({
  args: { data: of(held), closes: true, selling: { ...selling, submission: confirming() } },
  play: async (context) => void (await sheet(context)),
  ...says({
    headings: ['売却'],
    figures: {
      買気配: '2,845.5円',
      '約定代金（買気配で概算）': '853,650円',
      売却手数料: '535円 — 標準・100万円以下',
      印紙税: '0円 — 日本株に印紙税なし',
      サービス料: '0円 — 現物のため金利なし',
      手数料と税の合計: '[strong] 535円',
      概算の受取額: '[total] 853,115円',
      買付費用も引いた損益: '[up] +9,390円',
      使える現金: '3,420,000円 → 4,273,115円',
      受渡し: '11/25（水） — 2営業日後',
      '税の目安（差し引きません）': '1,907円',
    },
    actions: {
      閉じる: 'button',
      '最大 300株': 'button',
      数量を減らす: 'button',
      数量を増やす: 'button, disabled',
      確認中: 'button, busy',
    },
    fields: { 数量: '300' },
    notices: ['[progress] 応答を確認しています。注文が二重に出ることはありません。'],
    texts: ['青葉精機 0712', '保有 300株・取得単価 2,811.5円', '注文方法', '株', '100株単位'],
    groups: ['注文方法'],
  }),
})

/** Sold from another device meanwhile. */
export const Refused = meta.story({
  tags: ['vrt'],
  args: {
    data: of(held),
    closes: true,
    selling: {
      ...selling,
      submission: refused<Order>([refuse('insufficientShares', { have: 100, pending: 0 }, 'quantity')]),
    },
  },
  async play(context) {
    await drawn(context)
    await cardShown(await sheet(context))
  },
  ...says({
    headings: ['売却'],
    figures: {
      買気配: '2,845.5円',
      '約定代金（買気配で概算）': '853,650円',
      売却手数料: '535円 — 標準・100万円以下',
      印紙税: '0円 — 日本株に印紙税なし',
      サービス料: '0円 — 現物のため金利なし',
      手数料と税の合計: '[strong] 535円',
      概算の受取額: '[total] 853,115円',
      買付費用も引いた損益: '[up] +9,390円',
      使える現金: '3,420,000円 → 4,273,115円',
      受渡し: '11/25（水） — 2営業日後',
      '税の目安（差し引きません）': '1,907円',
    },
    actions: {
      閉じる: 'button',
      '閉じる 2': 'button',
      '最大 300株': 'button',
      数量を減らす: 'button',
      数量を増やす: 'button, disabled',
      売り注文の確認へ: 'button',
    },
    fields: { 数量: '300 ✗ 売却できるのは100株です。 100株単位 株 最大 300株' },
    notices: ['[danger] 売却できるのは100株です。 売却できる株数 100株 売却の手続き中 0株'],
    texts: ['青葉精機 0712', '保有 300株・取得単価 2,811.5円', '注文方法'],
    groups: ['注文方法'],
  }),
})

export const RefusedState = meta.story({
  args: {
    data: of(held),
    closes: true,
    selling: {
      ...selling,
      submission: refused<Order>([refuse('illegalState', { state: 'sold', allowed: ['holding'] })]),
    },
  },
  async play(context) {
    await drawn(context)
    const shown = await sheet(context)
    await cardShown(shown)
    await context.userEvent.click(shown.getByRole('button', { name: /最新の状態|latest|最新/ }))
    await expect(context.args.selling.onRetry).toHaveBeenCalledOnce()
  },
})

/** What was closed meanwhile has no sheet. */
export const ClosedMeanwhile = meta.story({
  args: { data: of(byId('p5')), closes: true },
  play: ({ canvas }) => expect(canvas.queryByRole('dialog')).toBeNull(),
})

const order: Order = {
  ...sampleOrder,
  id: 'p1',
  positionId: 'p1',
  orderNumber: 'KB20261120-004190',
  intent: 'close',
  symbol: '0712',
  type: 'market',
  price: null,
  quantity: 300,
  filled: 300,
  state: 'sold',
  feeLines: agreed.feeLines,
  held: '0',
}

const sent = (changed: Partial<Order> = {}): Selling => ({
  ...selling,
  submission: done<Order>({ ...order, ...changed }),
})

/** The receipt comes when it is needed. */
async function received({ canvas, ...context }: Play): Promise<void> {
  await waitFor(() => expect(canvas.getByRole('link', { name: say(context).toPositions })).toBeVisible())
}

export const Done = meta.story({
  args: { data: of(held), selling: sent() },
  play: received,
  ...says({
    headings: ['注文の受付', '売却しました'],
    figures: {
      受付番号: 'KB20261120-004190',
      状態: '[neutral] 売却済み',
      銘柄コード: '0712',
      注文方法: '成行',
      数量: '300株',
      約定: '300株',
      手数料と税の合計: '535円',
      注文日時: '11/20（金）14:20（模擬時刻）',
    },
    actions: { 戻る: '#/position/position', 受付番号をコピー: 'button', 取引の一覧へ: '#/position/position' },
    notices: [],
    texts: ['青葉精機 300株', 'すべて約定しました。'],
  }),
})

/** A part has become a record of its own. */
export const DonePart = meta.story({
  args: { data: of(held), selling: sent({ positionId: 'p9', quantity: 200, filled: 100, state: 'preparingToClose' }) },
  play: received,
  ...says({
    headings: ['注文の受付', '一部が約定しました'],
    figures: {
      受付番号: 'KB20261120-004190',
      状態: '[progress] 売却待ち',
      銘柄コード: '0712',
      注文方法: '成行',
      数量: '200株',
      約定: '100株',
      手数料と税の合計: '535円',
      注文日時: '11/20（金）14:20（模擬時刻）',
    },
    actions: {
      戻る: '#/position/position',
      受付番号をコピー: 'button',
      この注文の詳細を見る: '#/position/positionDetail?id=p9',
      取引の一覧へ: '#/position/position',
    },
    notices: [],
    texts: ['青葉精機 200株', '11/20（金）15:30まで約定を待ちます（模擬時刻）。それまでは取り消せます。'],
  }),
})
export const DoneWaiting = meta.story({
  args: {
    data: of(held),
    selling: sent({ type: 'limit', price: '2900', filled: 0, state: 'preparingToClose' }),
  },
  play: received,
  ...says({
    headings: ['注文の受付', '注文を出しました'],
    figures: {
      受付番号: 'KB20261120-004190',
      状態: '[progress] 売却待ち',
      銘柄コード: '0712',
      注文方法: '指値 2,900.0円',
      数量: '300株',
      約定: '0株',
      手数料と税の合計: '535円',
      注文日時: '11/20（金）14:20（模擬時刻）',
    },
    actions: { 戻る: '#/position/position', 受付番号をコピー: 'button', 取引の一覧へ: '#/position/position' },
    notices: [],
    texts: ['青葉精機 300株', '11/20（金）15:30まで約定を待ちます（模擬時刻）。それまでは取り消せます。'],
  }),
})
export const DoneBoughtBack = meta.story({
  args: { data: of({ ...held, side: 'short' }), selling: sent({ side: 'short', state: 'closed' }) },
  play: received,
  ...says({
    headings: ['注文の受付', '買い戻しました'],
    figures: {
      受付番号: 'KB20261120-004190',
      状態: '[neutral] 決済済み',
      銘柄コード: '0712',
      注文方法: '成行',
      数量: '300株',
      約定: '300株',
      手数料と税の合計: '535円',
      注文日時: '11/20（金）14:20（模擬時刻）',
    },
    actions: { 戻る: '#/position/position', 受付番号をコピー: 'button', 取引の一覧へ: '#/position/position' },
    notices: [],
    texts: ['青葉精機 300株', 'すべて約定しました。'],
  }),
})
