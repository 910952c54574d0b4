import { sampleQuote, sampleUsInstrument } from '@kabuto/domain/market'
import { confirming, done, failed, idle, loading, ready, refreshing, refused, refuse } from '@kabuto/domain/shared'
import {
  type Order,
  type Position,
  type PositionTab,
  positionTabs,
  samplePositionFigures,
  samplePositions,
  sampleOrder,
} from '@kabuto/domain/trading'
import { FigureMask, kitWords } from '@kabuto/ui-kit'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor } from 'storybook/test'
import { inLanguage } from '../../shared/inLanguage.ts'
import { cardShown } from '../../shared/Refusal/cardShown.ts'
import { sampleStream } from '../../shared/Stock/liveSamples.ts'
import {
  type ListedPositions,
  type PositionFigures,
  type PositionsAccount,
  PositionsScreen,
} from './PositionsScreen.tsx'

const orderWords = textsIn('trading')

const now = Date.parse('2026-11-20T14:32:00+09:00')
const byId = (...ids: string[]): Position[] => samplePositions.filter(({ id }) => ids.includes(id))
const listed = (...ids: string[]) => ready<ListedPositions>({ rows: byId(...ids), next: 'end' })
const figures: PositionFigures = { ...samplePositionFigures, open: byId('p1', 'p2', 'p3', 'p4') }

/** Nothing is held and nothing was sold. */
const nothing: PositionFigures = {
  counts: { competition: 0, auction: 0, etf: 0, inProgress: 0, terminated: 0, placing: 0 },
  totals: { JPY: samplePositionFigures.totals.USD, USD: samplePositionFigures.totals.USD },
  open: [],
}

const tab: PositionTab = 'inProgress'
const account: PositionsAccount | undefined = { blocks: {}, margin: null }

/** What comes beside the data is there. */
async function drawn(context: Pick<StoryContext, 'canvas' | 'globals'>): Promise<void> {
  await waitFor(() => expect(context.canvas.queryAllByText(inLanguage(kitWords, context).loading)).toEqual([]))
}

const meta = preview.meta({
  title: 'Screens/Trading/Positions',
  component: PositionsScreen,
  args: {
    tab,
    now,
    account,
    figures: ready(figures),
    list: listed('p1', 'p2', 'p3'),
    quotes: sampleStream().quotes,
    cancelOf: () => idle<Order>(),
    onCancel: fn(),
    onTab: fn(),
    onMore: fn(),
    onRetry: fn(),
    onMask: fn(),
  },
  parameters: { layout: 'fullscreen' },
  play: drawn,
})

type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>

/** Asks whether the waiting order is to be cancelled. */
async function ask(context: Play): Promise<void> {
  await drawn(context)
  await context.userEvent.click(context.canvas.getByRole('button', { name: orderWords(context).cancelOrder }))
}

async function agree(context: Play): Promise<void> {
  await ask(context)
  await context.userEvent.click(context.canvas.getByRole('button', { name: orderWords(context).cancelAct }))
}

export const Ready = meta.story({
  tags: ['vrt'],
  ...says({
    headings: ['取引'],
    figures: {
      評価損益の合計: '[up] +79,838円 [up] ▲+5.94%',
      評価額: '1,424,200円',
      証拠金: '390,500円',
      本日の実現: '[up] +5,909円',
    },
    actions: {
      フォロー: '#/gdindex/gdindex',
      金額を隠す: 'button',
      取引報告書: '#/user/pj',
      'ザラ場注文 4': 'tab',
      '板寄せ 0': 'tab',
      'ETF 0': 'tab',
      '保有中 4': 'tab, on',
      '終了 3': 'tab',
      '募集・配分 0': 'tab',
      '青葉精機 0712 買い 1倍 +3,175円 ▲+1.13% 数量 100株 取得単価 2,811.5円 現在値 2,846.0円':
        '#/position/positionDetail?id=p1',
      買い増す: '#/market/marketBuy?symbol=0712&side=long',
      売却する: '#/position/positionDetail?id=p1&close=1',
      '白川食品 0263 買い 指値 1倍 ― 注文中 数量 500株 指値 1,005.0円 現在値 1,012.0円':
        '#/position/positionDetail?id=p2',
      詳細を見る: '#/position/positionDetail?id=p2',
      注文を取り消す: 'button',
      '椿製薬 0166 買い 2倍 +73,488円 売却待ち 数量 200株 売却の指値 4,300円 現在値 4,275円':
        '#/position/positionDetail?id=p3',
      '詳細を見る 2': '#/position/positionDetail?id=p3',
      売却注文を取り消す: 'button',
    },
    notices: [],
    texts: [],
    groups: ['取引の種類', '保有中'],
  }),
})

/** Six tabs in the order of the specification; each asks for its own list. */
export const Tabs = meta.story({
  async play(context) {
    await drawn(context)
    const { args, canvas, userEvent } = context
    const tabs = canvas.getAllByRole('tab')
    await expect(tabs).toHaveLength(positionTabs.length)
    for (const each of tabs) await userEvent.click(each)
    await expect(args.onTab.mock.calls).toEqual([
      ['competition'],
      ['auction'],
      ['etf'],
      ['inProgress'],
      ['terminated'],
      ['placing'],
    ])
  },
})

export const Loading = meta.story({
  play: () => undefined,
  args: { figures: loading(), list: loading(), account: undefined },
  ...says({
    headings: ['取引'],
    figures: {
      評価損益の合計: '',
      評価額: '',
      証拠金: '',
      本日の実現: '',
      '': '',
      ' 2': '',
      ' 3': '',
      ' 4': '',
      ' 5': '',
      ' 6': '',
      ' 7': '',
      ' 8': '',
      ' 9': '',
      ' 10': '',
      ' 11': '',
      ' 12': '',
    },
    actions: {
      フォロー: '#/gdindex/gdindex',
      金額を隠す: 'button',
      取引報告書: '#/user/pj',
      ザラ場注文: 'tab',
      板寄せ: 'tab',
      ETF: 'tab',
      保有中: 'tab, on',
      終了: 'tab',
      募集・配分: 'tab',
    },
    notices: [],
    texts: [],
    groups: ['取引の種類'],
  }),
})

/** Said once, and tried again as a whole. */
export const Failed = meta.story({
  args: { figures: failed(refuse('offline', {})), list: failed(refuse('offline', {})), account: undefined },
  async play(context) {
    await drawn(context)
    const { args, canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: /もう一度|Try again|再試一次/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    headings: ['取引'],
    figures: {},
    actions: {
      フォロー: '#/gdindex/gdindex',
      金額を隠す: 'button',
      取引報告書: '#/user/pj',
      もう一度試す: 'button',
      ザラ場注文: 'tab',
      板寄せ: 'tab',
      ETF: 'tab',
      保有中: 'tab, on',
      終了: 'tab',
      募集・配分: 'tab',
    },
    notices: ['[neutral] 評価損益の合計を表示できません。通信できません。電波の良い場所で、もう一度お試しください。'],
    texts: [],
    groups: ['取引の種類'],
  }),
})

/** The list alone cannot be read. */
export const ListFailed = meta.story({
  args: { list: failed(refuse('timeout', {})) },
  async play(context) {
    await drawn(context)
    const { args, canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: /もう一度|Try again|再試一次/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    headings: ['取引'],
    figures: {
      評価損益の合計: '[up] +79,838円 [up] ▲+5.94%',
      評価額: '1,424,200円',
      証拠金: '390,500円',
      本日の実現: '[up] +5,909円',
    },
    actions: {
      フォロー: '#/gdindex/gdindex',
      金額を隠す: 'button',
      取引報告書: '#/user/pj',
      'ザラ場注文 4': 'tab',
      '板寄せ 0': 'tab',
      'ETF 0': 'tab',
      '保有中 4': 'tab, on',
      '終了 3': 'tab',
      '募集・配分 0': 'tab',
      もう一度試す: 'button',
    },
    notices: ['[neutral] 保有中を表示できません。応答に時間がかかっています。もう一度お試しください。'],
    texts: [],
    groups: ['取引の種類'],
  }),
})

export const Refreshing = meta.story({
  args: { figures: refreshing(figures), list: refreshing<ListedPositions>({ rows: byId('p1'), next: 'end' }) },
  ...says({
    headings: ['取引'],
    figures: {
      評価損益の合計: '[up] +79,838円 [up] ▲+5.94%',
      評価額: '1,424,200円',
      証拠金: '390,500円',
      本日の実現: '[up] +5,909円',
    },
    actions: {
      フォロー: '#/gdindex/gdindex',
      金額を隠す: 'button',
      取引報告書: '#/user/pj',
      'ザラ場注文 4': 'tab',
      '板寄せ 0': 'tab',
      'ETF 0': 'tab',
      '保有中 4': 'tab, on',
      '終了 3': 'tab',
      '募集・配分 0': 'tab',
      '青葉精機 0712 買い 1倍 +3,175円 ▲+1.13% 数量 100株 取得単価 2,811.5円 現在値 2,846.0円':
        '#/position/positionDetail?id=p1',
      買い増す: '#/market/marketBuy?symbol=0712&side=long',
      売却する: '#/position/positionDetail?id=p1&close=1',
    },
    notices: [],
    texts: [],
    groups: ['取引の種類', '保有中'],
  }),
})

const stale = { since: Date.parse('2026-11-20T14:20:41+09:00'), refusal: refuse('offline', {}) }

/** Prices are grey and say from when they are; nothing moves. */
export const OfflineStale = meta.story({
  args: { figures: ready(figures, stale), list: ready<ListedPositions>({ rows: byId('p1'), next: 'end' }, stale) },
  ...says({
    headings: ['取引'],
    figures: {
      評価損益の合計: '[up] +79,838円 [up] ▲+5.94%',
      評価額: '1,424,200円',
      証拠金: '390,500円',
      本日の実現: '[up] +5,909円',
    },
    actions: {
      フォロー: '#/gdindex/gdindex',
      金額を隠す: 'button',
      取引報告書: '#/user/pj',
      もう一度試す: 'button',
      'ザラ場注文 4': 'tab',
      '板寄せ 0': 'tab',
      'ETF 0': 'tab',
      '保有中 4': 'tab, on',
      '終了 3': 'tab',
      '募集・配分 0': 'tab',
      '青葉精機 0712 買い 1倍 +3,175円 ▲+1.13% 数量 100株 取得単価 2,811.5円 現在値（14:20） 2,846.0円':
        '#/position/positionDetail?id=p1',
      買い増す: '#/market/marketBuy?symbol=0712&side=long',
      売却する: '#/position/positionDetail?id=p1&close=1',
    },
    notices: [
      '[progress] 11/20（金）14:20（模擬時刻）の内容です。更新できませんでした。通信できません。電波の良い場所で、もう一度お試しください。',
    ],
    texts: [],
    groups: ['取引の種類', '保有中'],
  }),
})

const stream = sampleStream()
const older = { ...sampleQuote, price: '2000', at: '2026-11-20T14:31:59+09:00' }
const newer = { ...sampleQuote, price: '2900', at: '2026-11-20T14:32:05+09:00' }

/** The stream brings a price: row and totals follow it, by the domain's own rules; an older one changes nothing. */
export const Live = meta.story({
  args: { list: listed('p1'), quotes: stream.quotes },
  beforeEach: stream.begin,
  async play(context) {
    await drawn(context)
    const { canvas } = context
    stream.tick(older)
    await expect(canvas.getByText('2,846.0')).toBeVisible()
    stream.tick(newer)
    await waitFor(() => expect(canvas.getByText('2,900.0')).toBeVisible())
  },
  ...says({
    headings: ['取引'],
    figures: {
      評価損益の合計: '[up] +90,638円 [up] ▲+6.75%',
      評価額: '1,435,000円',
      証拠金: '390,500円',
      本日の実現: '[up] +5,909円',
    },
    actions: {
      フォロー: '#/gdindex/gdindex',
      金額を隠す: 'button',
      取引報告書: '#/user/pj',
      'ザラ場注文 4': 'tab',
      '板寄せ 0': 'tab',
      'ETF 0': 'tab',
      '保有中 4': 'tab, on',
      '終了 3': 'tab',
      '募集・配分 0': 'tab',
      '青葉精機 0712 買い 1倍 +8,575円 ▲+3.05% 数量 100株 取得単価 2,811.5円 現在値 2,900.0円':
        '#/position/positionDetail?id=p1',
      買い増す: '#/market/marketBuy?symbol=0712&side=long',
      売却する: '#/position/positionDetail?id=p1&close=1',
    },
    notices: [],
    texts: [],
    groups: ['取引の種類', '保有中'],
  }),
})

export const Locked = meta.story({
  name: 'まだ売却できない',
  tags: ['vrt'],
  args: { list: listed('p4') },
  ...says({
    headings: ['取引'],
    figures: {
      評価損益の合計: '[up] +79,838円 [up] ▲+5.94%',
      評価額: '1,424,200円',
      証拠金: '390,500円',
      本日の実現: '[up] +5,909円',
    },
    actions: {
      フォロー: '#/gdindex/gdindex',
      金額を隠す: 'button',
      取引報告書: '#/user/pj',
      'ザラ場注文 4': 'tab',
      '板寄せ 0': 'tab',
      'ETF 0': 'tab',
      '保有中 4': 'tab, on',
      '終了 3': 'tab',
      '募集・配分 0': 'tab',
      '青葉精機 0712 買い 1倍 +3,175円 ▲+1.13% 数量 100株 取得単価 2,811.5円 現在値 2,846.0円 14:39 から売却できます':
        '#/position/positionDetail?id=p4',
      買い増す: '#/market/marketBuy?symbol=0712&side=long',
      売却する: '#/position/positionDetail?id=p4&close=1',
    },
    notices: [],
    texts: [],
    groups: ['取引の種類', '保有中'],
  }),
})

const tomorrow = { until: '2026-11-24T09:00:00+09:00', rule: 'sameDay' } as const

/** A lock of another day says its day. */
export const LockedUntilTomorrow = meta.story({
  args: {
    list: ready<ListedPositions>({ rows: byId('p1').map((held) => ({ ...held, lock: tomorrow })), next: 'end' }),
  },
  ...says({
    headings: ['取引'],
    figures: {
      評価損益の合計: '[up] +79,838円 [up] ▲+5.94%',
      評価額: '1,424,200円',
      証拠金: '390,500円',
      本日の実現: '[up] +5,909円',
    },
    actions: {
      フォロー: '#/gdindex/gdindex',
      金額を隠す: 'button',
      取引報告書: '#/user/pj',
      'ザラ場注文 4': 'tab',
      '板寄せ 0': 'tab',
      'ETF 0': 'tab',
      '保有中 4': 'tab, on',
      '終了 3': 'tab',
      '募集・配分 0': 'tab',
      '青葉精機 0712 買い 1倍 +3,175円 ▲+1.13% 数量 100株 取得単価 2,811.5円 現在値 2,846.0円 11/24（火）9:00 から売却できます':
        '#/position/positionDetail?id=p1',
      買い増す: '#/market/marketBuy?symbol=0712&side=long',
      売却する: '#/position/positionDetail?id=p1&close=1',
    },
    notices: [],
    texts: [],
    groups: ['取引の種類', '保有中'],
  }),
})

const shorts = byId('p1').flatMap((held): Position[] => [
  { ...held, id: 's1', side: 'short', leverage: 2 },
  { ...held, id: 's2', origin: 'dayTrade' },
])

/** A short is bought back; what closes by itself is not added to. */
export const ShortAndDayTrade = meta.story({
  args: { list: ready<ListedPositions>({ rows: shorts, next: 'end' }) },
  ...says({
    headings: ['取引'],
    figures: {
      評価損益の合計: '[up] +79,838円 [up] ▲+5.94%',
      評価額: '1,424,200円',
      証拠金: '390,500円',
      本日の実現: '[up] +5,909円',
    },
    actions: {
      フォロー: '#/gdindex/gdindex',
      金額を隠す: 'button',
      取引報告書: '#/user/pj',
      'ザラ場注文 4': 'tab',
      '板寄せ 0': 'tab',
      'ETF 0': 'tab',
      '保有中 4': 'tab, on',
      '終了 3': 'tab',
      '募集・配分 0': 'tab',
      '青葉精機 0712 空売り 2倍 −3,725円 ▼−1.32% 数量 100株 売建単価 2,811.5円 現在値 2,846.0円':
        '#/position/positionDetail?id=s1',
      売り増す: '#/market/marketBuy?symbol=0712&side=short',
      買い戻す: '#/position/positionDetail?id=s1&close=1',
      '青葉精機 0712 買い 1倍 デイトレ +3,175円 ▲+1.13% 数量 100株 取得単価 2,811.5円 現在値 2,846.0円':
        '#/position/positionDetail?id=s2',
      詳細を見る: '#/position/positionDetail?id=s2',
      売却する: '#/position/positionDetail?id=s2&close=1',
    },
    notices: [],
    texts: [],
    groups: ['取引の種類', '保有中'],
  }),
})

/** Orders at the market have no price of their own. */
export const MarketOrders = meta.story({
  args: {
    list: ready<ListedPositions>({
      rows: [
        ...byId('p2').map((order) => ({ ...order, type: 'market' as const, limitPrice: null })),
        ...byId('p3').map((order) => ({ ...order, closing: null })),
      ],
      next: 'end',
    }),
  },
  ...says({
    headings: ['取引'],
    figures: {
      評価損益の合計: '[up] +79,838円 [up] ▲+5.94%',
      評価額: '1,424,200円',
      証拠金: '390,500円',
      本日の実現: '[up] +5,909円',
    },
    actions: {
      フォロー: '#/gdindex/gdindex',
      金額を隠す: 'button',
      取引報告書: '#/user/pj',
      'ザラ場注文 4': 'tab',
      '板寄せ 0': 'tab',
      'ETF 0': 'tab',
      '保有中 4': 'tab, on',
      '終了 3': 'tab',
      '募集・配分 0': 'tab',
      '白川食品 0263 買い 成行 1倍 ― 注文中 数量 500株 注文 成行 現在値 1,012.0円': '#/position/positionDetail?id=p2',
      詳細を見る: '#/position/positionDetail?id=p2',
      注文を取り消す: 'button',
      '椿製薬 0166 買い 2倍 +73,488円 売却待ち 数量 200株 取得単価 3,905円 現在値 4,275円':
        '#/position/positionDetail?id=p3',
      '詳細を見る 2': '#/position/positionDetail?id=p3',
      売却注文を取り消す: 'button',
    },
    notices: [],
    texts: [],
    groups: ['取引の種類', '保有中'],
  }),
})

export const Ended = meta.story({
  args: { tab: 'terminated', list: listed('p5', 'p6', 'p7') },
  ...says({
    headings: ['取引'],
    figures: {
      評価損益の合計: '[up] +79,838円 [up] ▲+5.94%',
      評価額: '1,424,200円',
      証拠金: '390,500円',
      本日の実現: '[up] +5,909円',
    },
    actions: {
      フォロー: '#/gdindex/gdindex',
      金額を隠す: 'button',
      取引報告書: '#/user/pj',
      'ザラ場注文 4': 'tab',
      '板寄せ 0': 'tab',
      'ETF 0': 'tab',
      '保有中 4': 'tab',
      '終了 3': 'tab, on',
      '募集・配分 0': 'tab',
      '青葉精機 0712 買い 1倍 +2,900円 売却済み 数量 100株 取得単価 2,811.5円 売却単価 2,846.0円':
        '#/position/positionDetail?id=p5',
      '青葉精機 0712 買い 2倍 +3,009円 決済済み 数量 100株 取得単価 2,811.5円 決済単価 2,846.0円':
        '#/position/positionDetail?id=p7',
      '青葉精機 0712 買い 1倍 ― 期限切れ 数量 100株 指値 2,811.5円': '#/position/positionDetail?id=p6',
    },
    notices: [],
    texts: [],
    groups: ['取引の種類', '終了'],
  }),
})

export const EndedByMember = meta.story({
  args: {
    tab: 'terminated',
    list: ready<ListedPositions>({ rows: byId('p6').map((order) => ({ ...order, endedBy: 'member' })), next: 'end' }),
  },
  ...says({
    headings: ['取引'],
    figures: {
      評価損益の合計: '[up] +79,838円 [up] ▲+5.94%',
      評価額: '1,424,200円',
      証拠金: '390,500円',
      本日の実現: '[up] +5,909円',
    },
    actions: {
      フォロー: '#/gdindex/gdindex',
      金額を隠す: 'button',
      取引報告書: '#/user/pj',
      'ザラ場注文 4': 'tab',
      '板寄せ 0': 'tab',
      'ETF 0': 'tab',
      '保有中 4': 'tab',
      '終了 3': 'tab, on',
      '募集・配分 0': 'tab',
      '青葉精機 0712 買い 1倍 ― 取消済み 数量 100株 指値 2,811.5円': '#/position/positionDetail?id=p6',
    },
    notices: [],
    texts: [],
    groups: ['取引の種類', '終了'],
  }),
})

/** More is asked for once the end is near. */
export const More = meta.story({
  args: { tab: 'terminated', list: ready<ListedPositions>({ rows: byId('p5'), next: 'more' }) },
  play: ({ args }) => waitFor(() => expect(args.onMore).toHaveBeenCalledOnce()),
})

export const Empty = meta.story({
  tags: ['vrt'],
  args: { figures: ready(nothing), list: listed() },
  ...says({
    headings: ['取引', '注文の前に読めること'],
    figures: {
      評価損益の合計: '[flat] 0円 [flat] ―0.00%',
      評価額: '0円',
      証拠金: '0円',
      本日の実現: '[flat] 0円',
      費用と決まり: '費用の一覧と、売却できない時間',
      模擬時計: '約定と受渡しを先へ進められます',
    },
    actions: {
      フォロー: '#/gdindex/gdindex',
      金額を隠す: 'button',
      取引報告書: '#/user/pj',
      'ザラ場注文 0': 'tab',
      '板寄せ 0': 'tab',
      'ETF 0': 'tab',
      '保有中 0': 'tab, on',
      '終了 0': 'tab',
      '募集・配分 0': 'tab',
      マーケットを見る: '#/market/market',
      費用と決まり: '#/login/logon2',
      模擬時計: '#/user/setting',
    },
    notices: [],
    texts: ['保有中の銘柄はありません', '注文が約定すると、ここに並びます。', '読まなくても注文できます'],
    groups: ['取引の種類', '注文の前に読めること'],
  }),
})
export const EmptyCompetition = meta.story({
  args: { tab: 'competition', figures: ready(nothing), list: listed() },
  ...says({
    headings: ['取引'],
    figures: { 評価損益の合計: '[flat] 0円 [flat] ―0.00%', 評価額: '0円', 証拠金: '0円', 本日の実現: '[flat] 0円' },
    actions: {
      フォロー: '#/gdindex/gdindex',
      金額を隠す: 'button',
      取引報告書: '#/user/pj',
      'ザラ場注文 0': 'tab, on',
      '板寄せ 0': 'tab',
      'ETF 0': 'tab',
      '保有中 0': 'tab',
      '終了 0': 'tab',
      '募集・配分 0': 'tab',
      マーケットを見る: '#/market/market',
    },
    notices: [],
    texts: ['ザラ場の取引はありません', 'ザラ場で約定した株式と、出している注文がここに並びます。'],
    groups: ['取引の種類'],
  }),
})
export const EmptyAuction = meta.story({
  args: { tab: 'auction', figures: ready(nothing), list: listed() },
  ...says({
    headings: ['取引'],
    figures: { 評価損益の合計: '[flat] 0円 [flat] ―0.00%', 評価額: '0円', 証拠金: '0円', 本日の実現: '[flat] 0円' },
    actions: {
      フォロー: '#/gdindex/gdindex',
      金額を隠す: 'button',
      取引報告書: '#/user/pj',
      'ザラ場注文 0': 'tab',
      '板寄せ 0': 'tab, on',
      'ETF 0': 'tab',
      '保有中 0': 'tab',
      '終了 0': 'tab',
      '募集・配分 0': 'tab',
      マーケットを見る: '#/market/market',
    },
    notices: [],
    texts: ['板寄せの取引はありません', '寄付・引けの板寄せと立会外取引で約定すると、ここに並びます。'],
    groups: ['取引の種類'],
  }),
})
export const EmptyEtf = meta.story({
  args: { tab: 'etf', figures: ready(nothing), list: listed() },
  ...says({
    headings: ['取引'],
    figures: { 評価損益の合計: '[flat] 0円 [flat] ―0.00%', 評価額: '0円', 証拠金: '0円', 本日の実現: '[flat] 0円' },
    actions: {
      フォロー: '#/gdindex/gdindex',
      金額を隠す: 'button',
      取引報告書: '#/user/pj',
      'ザラ場注文 0': 'tab',
      '板寄せ 0': 'tab',
      'ETF 0': 'tab, on',
      '保有中 0': 'tab',
      '終了 0': 'tab',
      '募集・配分 0': 'tab',
      マーケットを見る: '#/market/market',
    },
    notices: [],
    texts: ['ETFの取引はありません', 'ETFを注文すると、ここに並びます。'],
    groups: ['取引の種類'],
  }),
})
export const EmptyTerminated = meta.story({
  args: { tab: 'terminated', figures: ready(nothing), list: listed() },
  ...says({
    headings: ['取引'],
    figures: { 評価損益の合計: '[flat] 0円 [flat] ―0.00%', 評価額: '0円', 証拠金: '0円', 本日の実現: '[flat] 0円' },
    actions: {
      フォロー: '#/gdindex/gdindex',
      金額を隠す: 'button',
      取引報告書: '#/user/pj',
      'ザラ場注文 0': 'tab',
      '板寄せ 0': 'tab',
      'ETF 0': 'tab',
      '保有中 0': 'tab',
      '終了 0': 'tab, on',
      '募集・配分 0': 'tab',
      マーケットを見る: '#/market/market',
    },
    notices: [],
    texts: ['終了した取引はありません', '売却や取消のあと、ここで損益と費用を確かめられます。'],
    groups: ['取引の種類'],
  }),
})
export const EmptyPlacing = meta.story({
  args: { tab: 'placing', figures: ready(nothing), list: listed() },
  ...says({
    headings: ['取引'],
    figures: { 評価損益の合計: '[flat] 0円 [flat] ―0.00%', 評価額: '0円', 証拠金: '0円', 本日の実現: '[flat] 0円' },
    actions: {
      フォロー: '#/gdindex/gdindex',
      金額を隠す: 'button',
      取引報告書: '#/user/pj',
      'ザラ場注文 0': 'tab',
      '板寄せ 0': 'tab',
      'ETF 0': 'tab',
      '保有中 0': 'tab',
      '終了 0': 'tab',
      '募集・配分 0': 'tab, on',
      IPOを見る: '#/market/subscribe',
    },
    notices: [],
    texts: ['募集・配分の株式はありません', 'IPOや募集で株式が割り当てられると、ここに並びます。'],
    groups: ['取引の種類'],
  }),
})

const dollars = byId('p1').map((held): Position => ({
  ...held,
  id: 'u1',
  symbol: 'KABU1',
  names: sampleUsInstrument.names,
  market: 'usd',
  currency: 'USD',
  quantity: 10,
  buyPrice: '41.2',
  openValue: '412',
  lastPrice: '43.75',
  decimals: 2,
  marketValue: '437.5',
  profit: '25.5',
  profitPercent: '6.1893',
  feeLines: [],
}))

/** Dollars are not added to yen. */
export const Dollars = meta.story({
  args: {
    figures: ready<PositionFigures>({
      ...figures,
      totals: {
        ...figures.totals,
        USD: {
          openValue: '412',
          marketValue: '437.5',
          margin: '0',
          profit: '25.5',
          profitPercent: '6.1893',
          realisedToday: '-3.2',
        },
      },
    }),
    list: ready<ListedPositions>({ rows: dollars, next: 'end' }),
  },
  ...says({
    headings: ['取引'],
    figures: {
      評価損益の合計: '[up] +79,838円 [up] ▲+5.94%',
      評価額: '1,424,200円',
      証拠金: '390,500円',
      本日の実現: '[up] +5,909円',
      '評価損益の合計（米ドル）': '[up] +$25.50 [up] ▲+6.19%',
      '評価額 2': '$437.50',
      '証拠金 2': '$0.00',
      '本日の実現 2': '[down] −$3.20',
    },
    actions: {
      フォロー: '#/gdindex/gdindex',
      金額を隠す: 'button',
      取引報告書: '#/user/pj',
      'ザラ場注文 4': 'tab',
      '板寄せ 0': 'tab',
      'ETF 0': 'tab',
      '保有中 4': 'tab, on',
      '終了 3': 'tab',
      '募集・配分 0': 'tab',
      'カブト・ロボティクス KABU1 買い 1倍 +$25.50 ▲+6.19% 数量 10株 取得単価 $41.20 現在値 $43.75':
        '#/position/positionDetail?id=u1',
      買い増す: '#/market/marketBuy?symbol=KABU1&side=long',
      売却する: '#/position/positionDetail?id=u1&close=1',
    },
    notices: [],
    texts: [],
    groups: ['取引の種類', '保有中'],
  }),
})

export const FrozenMember = meta.story({
  args: {
    account: {
      blocks: {
        frozen: { reason: '本人確認の再確認', since: '2026-11-18T10:00:00+09:00' },
        tradeBarred: { reason: '調査', since: '2026-11-19T09:00:00+09:00' },
      },
      margin: {
        ratio: '18.55',
        call: { cover: '671615', due: '2026-11-25', closeAt: '2026-11-25T12:30:00+09:00' },
      },
    },
    list: listed('p2'),
  },
  ...says({
    headings: ['取引'],
    figures: {
      評価損益の合計: '[up] +79,838円 [up] ▲+5.94%',
      評価額: '1,424,200円',
      証拠金: '390,500円',
      本日の実現: '[up] +5,909円',
    },
    actions: {
      フォロー: '#/gdindex/gdindex',
      金額を隠す: 'button',
      取引報告書: '#/user/pj',
      お問い合わせ: '#/user/kf',
      'お問い合わせ 2': '#/user/kf',
      入金: '#/user/recharge',
      'ザラ場注文 4': 'tab',
      '板寄せ 0': 'tab',
      'ETF 0': 'tab',
      '保有中 4': 'tab, on',
      '終了 3': 'tab',
      '募集・配分 0': 'tab',
      '白川食品 0263 買い 指値 1倍 ― 注文中 数量 500株 指値 1,005.0円 現在値 1,012.0円':
        '#/position/positionDetail?id=p2',
      詳細を見る: '#/position/positionDetail?id=p2',
      注文を取り消す: 'button',
    },
    notices: [
      '[danger] 本人確認の再確認のため、11/18（水）10:00から凍結中です（模擬時刻）。出金、注文の取消、お問い合わせはできます。',
      '[danger] 調査のため、11/19（木）9:00から注文と申込みを停止しています（模擬時刻）。注文の取消はできます。',
      '[danger] 維持率が18.55%に下がり、証拠金が671,615円不足しています（模擬）。11/25（水）12:30までに解消しないと、信用・デイトレの建玉はすべて決済されます。入金か、建玉を減らすと解消できます。',
    ],
    texts: [],
    groups: ['取引の種類', '保有中'],
  }),
})

/** One's own figures are hidden, what everybody can see is not. */
export const Masked = meta.story({
  args: { list: listed('p1') },
  render: (args) => (
    <FigureMask value>
      <PositionsScreen {...args} />
    </FigureMask>
  ),
  async play(context) {
    await drawn(context)
    const { args, canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: /金額を表示|Show|顯示/ }))
    await expect(args.onMask).toHaveBeenCalledWith(false)
  },
  ...says({
    headings: ['取引'],
    figures: { 評価損益の合計: '•••• [up] ▲+5.94%', 評価額: '••••', 証拠金: '••••', 本日の実現: '••••' },
    actions: {
      フォロー: '#/gdindex/gdindex',
      金額を表示する: 'button',
      取引報告書: '#/user/pj',
      'ザラ場注文 4': 'tab',
      '板寄せ 0': 'tab',
      'ETF 0': 'tab',
      '保有中 4': 'tab, on',
      '終了 3': 'tab',
      '募集・配分 0': 'tab',
      '青葉精機 0712 買い 1倍 •••• ▲+1.13% 数量 •••• 取得単価 2,811.5円 現在値 2,846.0円':
        '#/position/positionDetail?id=p1',
      買い増す: '#/market/marketBuy?symbol=0712&side=long',
      売却する: '#/position/positionDetail?id=p1&close=1',
    },
    notices: [],
    texts: [],
    groups: ['取引の種類', '保有中'],
  }),
})

/** Asked first: what it takes back, and that it costs nothing. */
export const CancelAsked = meta.story({
  tags: ['vrt'],
  args: { list: listed('p2') },
  play: ask,
  ...says({
    headings: ['この注文を取り消しますか？'],
    figures: {},
    actions: { 注文を残す: 'button', 取り消す: 'button' },
    notices: [],
    texts: ['白川食品 500株の注文を取り消します。まだ約定していない分だけが取り消され、費用はかかりません。'],
  }),
})

export const CancelKept = meta.story({
  args: { list: listed('p2') },
  async play(context) {
    await drawn(context)
    await ask(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: orderWords(context).cancelKeep }))
    await waitFor(() => expect(context.canvas.queryByRole('alertdialog')).toBeNull())
    await expect(context.args.onCancel).not.toHaveBeenCalled()
  },
})

export const Cancelled = meta.story({
  args: { list: listed('p2'), cancelOf: () => done<Order>({ ...sampleOrder, state: 'cancelled' }) },
  async play(context) {
    await drawn(context)
    await agree(context)
    await waitFor(() => expect(context.canvas.queryByRole('alertdialog')).toBeNull())
    await expect(context.args.onCancel.mock.calls).toEqual([['p2']])
  },
})

/** The answer was lost: it is retried, and nothing closes the question meanwhile. */
export const CancelConfirming = meta.story({
  args: { list: listed('p2'), cancelOf: () => confirming<Order>() },
  play: agree,
  ...says({
    headings: ['この注文を取り消しますか？'],
    figures: {},
    actions: { 注文を残す: 'button', 送信中: 'button, busy' },
    notices: [],
    texts: ['応答を確認しています。二重に取り消されることはありません。'],
  }),
})

/** Filled in the meantime: the refusal says its state, and reads it again. */
export const Refused = meta.story({
  tags: ['vrt'],
  args: { list: listed('p2'), cancelOf: () => refused<Order>([refuse('notPending', { state: 'holding' })]) },
  async play(context) {
    await drawn(context)
    await agree(context)
    await cardShown(context.canvas)
  },
  ...says({
    headings: ['この注文を取り消しますか？'],
    figures: {},
    actions: { 最新の状態を読み込む: 'button', 注文を残す: 'button', 取り消す: 'button' },
    notices: ['[neutral] いまの状態は「保有中」です。手続き中ではないため、この操作はできません。 いまの状態 保有中'],
    texts: ['白川食品 500株の注文を取り消します。まだ約定していない分だけが取り消され、費用はかかりません。'],
  }),
})

export const RefusedAndRead = meta.story({
  args: Refused.input.args,
  async play(context) {
    await drawn(context)
    await agree(context)
    await cardShown(context.canvas)
    await context.userEvent.click(context.canvas.getByRole('button', { name: /最新の状態|latest|最新/ }))
    await expect(context.args.onRetry).toHaveBeenCalledOnce()
    await waitFor(() => expect(context.canvas.queryByRole('alertdialog')).toBeNull())
  },
})

/** The way to cancel is called by what waits. */
export const CancelClosingAsked = meta.story({
  args: { list: listed('p3') },
  async play(context) {
    await drawn(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: orderWords(context).cancelClosing }))
    await expect(context.canvas.getByRole('alertdialog')).toBeVisible()
  },
  ...says({
    headings: ['この注文を取り消しますか？'],
    figures: {},
    actions: { 注文を残す: 'button', 取り消す: 'button' },
    notices: [],
    texts: ['椿製薬 200株の注文を取り消します。まだ約定していない分だけが取り消され、費用はかかりません。'],
  }),
})
