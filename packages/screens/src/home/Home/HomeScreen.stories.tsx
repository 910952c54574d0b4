import { sampleMember } from '@kabuto/domain/account'
import { fundsSummary, sampleFunds, sampleNow, worthOf } from '@kabuto/domain/funds'
import { sampleNews, sampleNotices, unreadCount } from '@kabuto/domain/home'
import { sampleIndices, sampleQuote, sampleStocks, widestMoves } from '@kabuto/domain/market'
import { failed, loading, ready, type Refusal, refreshing, refuse } from '@kabuto/domain/shared'
import { PageBottom } from '@kabuto/ui-kit'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import { expect, fn, waitFor, within } from 'storybook/test'
import { MainMenu } from '../../shared/MainMenu/MainMenu.tsx'
import { sampleStream } from '../../shared/Stock/liveSamples.ts'
import { type HomeParts, HomeScreen } from './HomeScreen.tsx'

const shared = textsIn('shared')

const sampleHome = { member: sampleMember, funds: sampleFunds }

const noticed = { items: sampleNotices, unread: unreadCount(sampleNotices) }

const watched = sampleStocks.filter(({ symbol }) => ['0712', '0166', '0824', '0527', 'KABU1'].includes(symbol))

const parts: HomeParts = {
  indices: ready(sampleIndices),
  notices: ready(noticed),
  movers: ready(widestMoves(watched, 3)),
  news: ready(sampleNews),
}

const newMember = fundsSummary({
  settled: '10000000',
  unsettled: [],
  holds: [],
  loan: null,
  ...worthOf([], '154.20'),
  stakes: '0',
  lots: '0',
  margin: null,
  closingFees: '0',
  dayChange: '0',
  usd: { settled: '0', unsettled: [], holds: [], shares: '0', mid: '154.20' },
  credit: { score: 60, limit: '1000000', borrowed: '0', pending: '0' },
})

const markets = {
  figures: {
    日経平均: '[up] 48,312.40 ▲+0.68%',
    TOPIX: '[down] 3,341.82 ▼−0.31%',
    'S&P 500': '[up] 6,842.15 ▲+0.39%',
    ダウ平均: '[down] 47,120.60 ▼−0.12%',
  },
  actions: {
    日経平均: '#/market/market',
    TOPIX: '#/market/market',
    'S&P 500': '#/market/market',
    ダウ平均: '#/market/market',
  },
}

const moved = {
  figures: {
    椿製薬: '[up] ▲+3.09% — 0166 4,275',
    青葉精機: '[up] ▲+1.23% — 0712 2,846.0',
    'カブト・ロボティクス': '[down] ▼−0.64% — KABU1 $184.32',
  },
  actions: {
    椿製薬: '#/market/marketDetail?symbol=0166',
    青葉精機: '#/market/marketDetail?symbol=0712',
    'カブト・ロボティクス': '#/market/marketDetail?symbol=KABU1',
  },
}

const important = {
  figures: {
    '勤労感謝の日にともなう 入金受付と取引時間の変更': '11/19（木）17:00 重要 未読',
    '青葉精機、精密減速機の新工場を稼働': 'カブト模擬通信 11/20（金）13:40',
    '模擬日経平均は続伸、機械株に買い': 'カブト模擬通信 11/20（金）11:35',
    '10月の模擬物価指数、前年同月比2.1%上昇': 'カブト模擬通信 11/20（金）8:50',
  },
  actions: {
    '勤労感謝の日にともなう 入金受付と取引時間の変更': '#/home/noticeDetail?id=n1',
    '青葉精機、精密減速機の新工場を稼働': '#/home/moreNews?id=w1',
    '模擬日経平均は続伸、機械株に買い': '#/home/moreNews?id=w2',
    '10月の模擬物価指数、前年同月比2.1%上昇': '#/home/moreNews?id=w3',
  },
}

const money = {
  '総資産（模擬）': '12,846,855円',
  前日比: '[up] ▲+84,210円（+0.66%）',
  買付余力: '3,420,000円',
  出金可能額: '2,918,400円',
  評価損益: '[up] +128,500円',
}

const ways = {
  検索: '#/home/search',
  金額を隠す: 'button',
  資産の内訳: '#/user/FundingDetails',
  入金: '#/user/recharge',
  出金: '#/user/withdraw',
  両替: '#/user/exchange',
  IPO: '#/market/subscribe',
  立会外: '#/common/dividend',
  デイトレ: '#/common/dayTrading',
  時間外: '#/home/DetailsPage?product=aftermarket',
  ETF: '#/home/DetailsPage?product=etf',
  AI運用: '#/home/DetailsPage?product=ai',
  募集: '#/home/DetailsPage?product=fundraising',
  フォロー: '#/gdindex/gdindex',
  借入: '#/user/jkjl',
  ニュース: '#/home/moreNews',
  すべて: '#/market/market?list=watch',
  'すべて 2': '#/home/moreNews',
}

/** What a member reads when all is there. */
const read = {
  headings: ['ホーム', 'マーケット（模擬）', 'ウォッチリストの値動き', 'ニュース'],
  figures: { ...money, ...markets.figures, ...moved.figures, ...important.figures },
  actions: {
    ...ways,
    'お知らせ 未読あり': '#/home/notice',
    ...markets.actions,
    ...moved.actions,
    ...important.actions,
  },
  texts: ['Kabuto', '11/20（金）14:32（模擬時刻）', '東京 後場 取引中', '15:30 まで', '米国 取引時間外', '23:30 から'],
}

/** The same without anything that has been read: the ways are shown at once. */
const bare = { ...read, actions: { ...ways, お知らせ: '#/home/notice' } }
const noMoney = { 金額を隠す: undefined, 資産の内訳: undefined }

const meta = preview.meta({
  title: 'Screens/Home/Home',
  component: HomeScreen,
  args: {
    data: ready(sampleHome),
    parts,
    now: sampleNow,
    quotes: undefined,
    onRetry: fn(),
    onRetryPart: fn(),
    onMask: fn(),
  },
  decorators: [
    (Story) => (
      <PageBottom value={<MainMenu current="home" />}>
        <Story />
      </PageBottom>
    ),
  ],
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({
  tags: ['vrt'],
  async play({ args, canvas, userEvent, globals }) {
    await userEvent.click(canvas.getByRole('button', { name: shared({ globals }).hide }))
    await expect(args.onMask).toHaveBeenCalledOnce()
    await expect(args.onMask).toHaveBeenCalledWith(true)
  },
  ...says({ ...read, groups: ['模擬指数', '商品とサービス', 'お知らせ', 'ウォッチリストの値動き', 'ニュース'] }),
})

/** The products have no heading to be seen: the name of the list says what they are. */
export const Products = meta.story({
  async play({ canvas }) {
    const list = canvas.getByRole('list', { name: /^(商品とサービス|Products and services|商品與服務)$/ })
    await expect(within(list).getAllByRole('link')).toHaveLength(10)
  },
  ...says(read),
})

const allLoading: HomeParts = { indices: loading(), notices: loading(), movers: loading(), news: loading() }

const awaited = {
  ...bare,
  figures: { '総資産（模擬）': '', 前日比: '', 買付余力: '', 出金可能額: '', 評価損益: '' },
  actions: { ...bare.actions, ...markets.actions },
}

/** The names are shown where their figures will be. */
export const Loading = meta.story({
  tags: ['vrt'],
  args: { data: loading(), parts: allLoading },
  async play({ args, canvas, userEvent, globals }) {
    // Before the figures come as well.
    await userEvent.click(canvas.getByRole('button', { name: shared({ globals }).hide }))
    await expect(args.onMask).toHaveBeenCalledOnce()
    await expect(args.onMask).toHaveBeenCalledWith(true)
  },
  ...says({
    ...awaited,
  }),
})

/** As it is shown before the app is there (apps/web/firstPages.tsx): nobody knows what time it is on the markets. */
export const BeforeTheApp = meta.story({
  tags: ['vrt'],
  args: { data: loading(), parts: allLoading, now: undefined },
  ...says({ ...awaited, texts: ['Kabuto', '東京 …', '米国 …'] }),
})

const allFailed = (refusal: Refusal): HomeParts => ({
  indices: failed(refusal),
  notices: failed(refusal),
  movers: failed(refusal),
  news: failed(refusal),
})

/** Nothing can be read: the page says so once. */
export const Failed = meta.story({
  args: {
    data: failed(refuse('offline', {})),
    parts: allFailed(refuse('offline', {})),
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    ...bare,
    figures: {},
    actions: { ...bare.actions, ...noMoney, もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
  }),
})

const busy = refuse('timeout', {})
const since = Date.parse('2026-11-20T14:05:00+09:00')

/** Each part fails by itself, and is tried again by itself. */
export const PartsFailed = meta.story({
  tags: ['vrt'],
  args: { parts: allFailed(busy) },
  async play({ args, canvas, userEvent }) {
    for (const retry of canvas.getAllByRole('button', { name: /もう一度試す|Try again|再試一次/ }))
      await userEvent.click(retry)
    await expect(args.onRetryPart.mock.calls).toEqual([['indices'], ['notices'], ['movers'], ['news']])
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
  ...says({
    ...bare,
    figures: money,
    actions: {
      ...bare.actions,
      もう一度試す: 'button',
      'もう一度試す 2': 'button',
      'もう一度試す 3': 'button',
      'もう一度試す 4': 'button',
    },
    notices: [
      '[neutral] 模擬指数を表示できません。応答に時間がかかっています。もう一度お試しください。',
      '[neutral] お知らせを表示できません。応答に時間がかかっています。もう一度お試しください。',
      '[neutral] ウォッチリストの値動きを表示できません。応答に時間がかかっています。もう一度お試しください。',
      '[neutral] ニュースを表示できません。応答に時間がかかっています。もう一度お試しください。',
    ],
  }),
})

/** Indices that could not be read again stay, with their age. */
export const IndicesStale = meta.story({
  args: { parts: { ...parts, indices: ready(sampleIndices, { since, refusal: busy }) } },
  ...says({
    ...read,
    actions: { ...read.actions, もう一度試す: 'button' },
    notices: [
      '[progress] 11/20（金）14:05（模擬時刻）の内容です。更新できませんでした。応答に時間がかかっています。もう一度お試しください。',
    ],
  }),
})

/** Nothing could be read again: one note for the page. */
export const Stale = meta.story({
  args: {
    data: ready(sampleHome, { since, refusal: busy }),
    parts: {
      ...parts,
      indices: ready(sampleIndices, { since, refusal: busy }),
      movers: failed(busy),
      news: failed(busy),
    },
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度試す|Try again|再試一次/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    ...read,
    figures: {
      ...money,
      ...markets.figures,
      '勤労感謝の日にともなう 入金受付と取引時間の変更':
        important.figures['勤労感謝の日にともなう 入金受付と取引時間の変更'],
    },
    actions: {
      ...ways,
      'お知らせ 未読あり': '#/home/notice',
      ...markets.actions,
      '勤労感謝の日にともなう 入金受付と取引時間の変更': '#/home/noticeDetail?id=n1',
      もう一度試す: 'button',
    },
    notices: [
      '[progress] 11/20（金）14:05（模擬時刻）の内容です。更新できませんでした。応答に時間がかかっています。もう一度お試しください。',
    ],
  }),
})

/** All is read: the newest notice is shown without a mark, and the bell has none. */
export const NothingUnread = meta.story({
  args: {
    parts: {
      ...parts,
      notices: ready({ items: sampleNotices.map((notice) => ({ ...notice, read: true })), unread: 0 }),
    },
  },
  ...says({
    ...read,
    figures: {
      ...read.figures,
      '勤労感謝の日にともなう 入金受付と取引時間の変更': '11/19（木）17:00 重要',
    },
    actions: { ...read.actions, 'お知らせ 未読あり': undefined, お知らせ: '#/home/notice' },
  }),
})

/** No notices yet, and no news. */
export const NothingTold = meta.story({
  args: { parts: { ...parts, notices: ready({ items: [], unread: 0 }), movers: ready([]), news: ready([]) } },
  ...says({
    ...bare,
    figures: { ...money, ...markets.figures },
    actions: { ...bare.actions, 銘柄を検索: '#/home/search', ...markets.actions },
    texts: [
      ...read.texts,
      'ウォッチリストは空です',
      '銘柄に星をつけると、値動きの大きいものがここに並びます。',
      'まだありません。',
    ],
  }),
})

/** Monday, 23 November: Tokyo rests, and says why and until when. */
export const Holiday = meta.story({
  tags: ['vrt'],
  args: { now: Date.parse('2026-11-23T10:00:00+09:00') },
  ...says({
    ...read,
    texts: [
      'Kabuto',
      '11/23（月）10:00（模擬時刻）',
      '東京 休場（勤労感謝の日）',
      '11/24（火）9:00 から',
      '米国 取引時間外',
      '23:30 から',
    ],
  }),
})

/** At night Tokyo trades after hours, and New York is open until the next morning. */
export const Night = meta.story({
  args: { now: Date.parse('2026-11-20T23:40:00+09:00') },
  ...says({
    ...read,
    texts: [
      'Kabuto',
      '11/20（金）23:40（模擬時刻）',
      '東京 時間外（引け後）',
      '23:59 まで',
      '米国 取引中',
      '11/21（土）6:00 まで',
    ],
  }),
})

export const Refreshing = meta.story({ args: { data: refreshing(sampleHome) }, ...says(read) })

const hiddenMoney = {
  '総資産（模擬）': '••••',
  前日比: '[up] ▲+0.66%',
  買付余力: '••••',
  出金可能額: '••••',
  評価損益: '••••',
}
const hiddenActions = { ...read.actions, 金額を表示する: 'button', 金額を隠す: undefined }

const older = { ...sampleQuote, price: '2000', at: '2026-11-20T14:31:59+09:00' }
const newer = {
  ...sampleQuote,
  price: '2900',
  change: '88.5',
  changePercent: '3.15',
  at: '2026-11-20T14:32:05+09:00',
}
/** It has moved most by now; the movers are as they were read. */
const moversNow = { 青葉精機: '[up] ▲+3.15% — 0712 2,900.0' }

const live = sampleStream()
/** 300 shares at 54 yen more: what they gained is in the total, in the day and in the gain; an older price in none. */
export const Live = meta.story({
  tags: ['vrt'],
  args: { quotes: live.quotes },
  async play({ canvas }) {
    await waitFor(async () => {
      live.tick(older)
      live.tick(newer)
      await expect(canvas.getByText('12,863,055')).toBeVisible()
    })
    const movers = canvas.getAllByRole('link', { name: /0166|0712|KABU1/ }).map(({ textContent }) => textContent)
    await expect(movers.map((text) => /0166|0712|KABU1/.exec(text)?.[0])).toEqual(['0166', '0712', 'KABU1'])
  },
  ...says({
    ...read,
    figures: {
      ...read.figures,
      ...moversNow,
      '総資産（模擬）': '12,863,055円',
      前日比: '[up] ▲+100,410円（+0.79%）',
      評価損益: '[up] +144,700円',
    },
  }),
})

/** All data that could not be read again is from the time shown. */
export const LiveStale = meta.story({
  args: { data: ready(sampleHome, { since, refusal: busy }), quotes: live.quotes },
  async play({ canvas }) {
    live.tick(newer)
    await expect(canvas.getByText('12,846,855')).toBeVisible()
  },
  ...says({ figures: read.figures }),
})

const hidden = sampleStream()
/** What moves is hidden too. */
export const LiveMasked = meta.story({
  args: { quotes: hidden.quotes },
  globals: { figures: 'hidden' },
  async play({ canvas }) {
    await waitFor(async () => {
      hidden.tick(newer)
      await expect(canvas.getAllByText('▲')[0]?.parentElement).toHaveTextContent('+0.79%')
    })
  },
  ...says(
    {
      ...read,
      figures: { ...read.figures, ...hiddenMoney, 前日比: '[up] ▲+0.79%', ...moversNow },
      actions: hiddenActions,
    },
    { publicAmounts: ['184.32'] },
  ),
})

/** Prices are nobody's own. */
export const Masked = meta.story({
  globals: { figures: 'hidden' },
  ...says(
    {
      ...read,
      figures: { ...read.figures, ...hiddenMoney },
      actions: hiddenActions,
    },
    { publicAmounts: ['184.32'] },
  ),
})

/** What is not traded has a word in place of its change. */
export const MoverHalted = meta.story({
  args: { parts: { ...parts, movers: ready(widestMoves(watched, 5).slice(-2)) } },
  ...says({
    ...read,
    figures: {
      ...money,
      ...markets.figures,
      朝霧通信: '[down] ▼−0.29% — 0824 712.8',
      北杜電力: '売買停止 — 0527 1,543',
      ...important.figures,
    },
    actions: {
      ...ways,
      'お知らせ 未読あり': '#/home/notice',
      ...markets.actions,
      朝霧通信: '#/market/marketDetail?symbol=0824',
      北杜電力: '#/market/marketDetail?symbol=0527',
      ...important.actions,
    },
  }),
})

export const NewMember = meta.story({
  args: { data: ready({ ...sampleHome, funds: newMember }) },
  ...says({
    ...read,
    figures: {
      ...read.figures,
      '総資産（模擬）': '10,000,000円',
      前日比: '[flat] ―0円（0.00%）',
      買付余力: '10,000,000円',
      出金可能額: '10,000,000円',
      評価損益: '[flat] 0円',
    },
  }),
})

export const Loss = meta.story({
  args: { data: ready({ ...sampleHome, funds: { ...sampleFunds, dayChange: '-312480', gain: '-128500' } }) },
  ...says({
    ...read,
    figures: { ...read.figures, 前日比: '[down] ▼−312,480円（−2.37%）', 評価損益: '[down] −128,500円' },
  }),
})

const block = { reason: '本人確認の再審査', since: '2026-11-18T09:00:00+09:00' }

/** All restrictions at once, each with its reason, since when and the way out. */
export const Blocked = meta.story({
  tags: ['vrt'],
  args: {
    data: ready({
      member: { ...sampleMember, blocks: { frozen: block, tradeBarred: block, withdrawBarred: block } },
      funds: {
        ...sampleFunds,
        margin: {
          ratio: '18.2',
          call: { cover: '215000', due: '2026-11-25', closeAt: '2026-11-25T15:25:00+09:00' },
        },
      },
    }),
  },
  ...says({
    ...read,
    actions: {
      ...read.actions,
      お問い合わせ: '#/user/kf',
      'お問い合わせ 2': '#/user/kf',
      'お問い合わせ 3': '#/user/kf',
      入金: '#/user/recharge',
      '入金 2': '#/user/recharge',
    },
    notices: [
      '[danger] 本人確認の再審査のため、11/18（水）9:00から凍結中です（模擬時刻）。出金、注文の取消、お問い合わせはできます。',
      '[danger] 本人確認の再審査のため、11/18（水）9:00から注文と申込みを停止しています（模擬時刻）。注文の取消はできます。',
      '[danger] 本人確認の再審査のため、11/18（水）9:00から出金を停止しています（模擬時刻）。',
      '[danger] 維持率が18.2%に下がり、証拠金が215,000円不足しています（模擬）。11/25（水）15:25までに解消しないと、信用・デイトレの建玉はすべて決済されます。入金か、建玉を減らすと解消できます。',
    ],
  }),
})
