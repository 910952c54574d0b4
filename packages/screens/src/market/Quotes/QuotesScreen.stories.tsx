import { sampleIndices, sampleQuote, sampleStocks } from '@kabuto/domain/market'
import { failed, loading, type Market, ready, refreshing, refuse } from '@kabuto/domain/shared'
import { PageBottom } from '@kabuto/ui-kit'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import { expect, fn, waitFor, within } from 'storybook/test'
import { MainMenu } from '../../shared/MainMenu/MainMenu.tsx'
import { sampleStream } from '../../shared/Stock/liveSamples.ts'
import type { ListedStocks } from '../marketData.ts'
import { type QuotesChoice, QuotesScreen } from './QuotesScreen.tsx'

const say = textsIn('market')
const now = Date.parse('2026-11-20T14:32:00+09:00')
const of = (market: Market) => sampleStocks.filter((stock) => stock.market === market)
const own = sampleStocks.filter(({ symbol }) => ['0712', '0166', '0263'].includes(symbol))
const indices = (market: Market) => ready(sampleIndices.filter((index) => index.market === market))
const stream = sampleStream()
const onWatch = fn()

const figures = {
  日経平均: '[up] 48,312.40 ▲+0.68%',
  TOPIX: '[down] 3,341.82 ▼−0.31%',
  青葉精機: '[up] 2,846.0 ▲+1.23% — 0712 プライム',
  みなと海運: '[down] 1,204.5 ▼−1.47% — 0418 プライム',
}

const nav = { ニュース: '#/home/moreNews', 検索: '#/home/search' }
const ranking = {
  ...nav,
  ランキングを見る: '#/market/stockHot/stockList?market=jpy&list=turnover',
  並び順: 'button',
}
const stock = (symbol: string): string => `#/market/marketDetail?symbol=${symbol}`
const rows = {
  青葉精機: stock('0712'),
  ウォッチリストの青葉精機: 'button, on',
  みなと海運: stock('0418'),
  ウォッチリストのみなと海運: 'button',
}
const trading = ['東京 後場 取引中', '15:30 まで']
const end = 'これ以上はありません'
const headings = ['マーケット']
const read = { headings, figures, actions: { ...ranking, ...rows }, notices: [], texts: [...trading, '一覧の順', end] }
const [, , ...beyond] = Object.keys(rows)
const firstAlone = Object.fromEntries(beyond.map((name) => [name, undefined]))
const old =
  '[progress] 11/20（金）14:28（模擬時刻）の内容です。更新できませんでした。応答に時間がかかっています。もう一度お試しください。'
const offline = '通信できません。電波の良い場所で、もう一度お試しください。'

const choice: QuotesChoice = { market: 'jpy', view: 'stocks', order: { hot: 'turnover' } }

const meta = preview.meta({
  title: 'Screens/Market/Quotes',
  component: QuotesScreen,
  beforeEach: stream.begin,
  args: {
    ...choice,
    now,
    indices: indices('jpy'),
    stocks: ready<ListedStocks>({ rows: of('jpy').slice(0, 2), next: 'end' }),
    watched: ready(own),
    quotes: stream.quotes,
    watching: { isWatched: (symbol) => symbol === '0712', onWatch },
    onChoose: fn(),
    onMore: fn(),
    onReorder: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <PageBottom value={<MainMenu current="quotes" />}>
        <Story />
      </PageBottom>
    ),
  ],
  parameters: { layout: 'fullscreen' },
})

/** Of the other boards in Tokyo. */
export const OtherBoards = meta.story({
  args: {
    stocks: ready<ListedStocks>({
      rows: of('jpy')
        .slice(0, 2)
        .map((row, at) => ({ ...row, section: at === 0 ? 'standard' : 'growth' })),
      next: 'end',
    }),
  },
  ...says({
    figures: {
      ...figures,
      青葉精機: '[up] 2,846.0 ▲+1.23% — 0712 スタンダード',
      みなと海運: '[down] 1,204.5 ▼−1.47% — 0418 グロース',
    },
  }),
})

/** Every choice keeps the others; a star is pressed without leaving the row. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play(context) {
    const { args, canvas, userEvent } = context
    const { views, stocks, watchlist, lists, gainers } = say(context)
    const { america } = textsIn('shared')(context)
    onWatch.mockClear()
    const { market, view, order } = args
    const group = (name: string) => within(canvas.getByRole('radiogroup', { name }))
    await expect(
      group(views)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual([stocks, watchlist])
    // Each row has the line of its day.
    const lines = (): number =>
      canvas.getByRole('list', { name: stocks }).querySelectorAll('[role=listitem] svg path').length
    await waitFor(() => expect(lines()).toBeGreaterThan(1))
    await userEvent.click(canvas.getByRole('radio', { name: america }))
    await userEvent.click(group(views).getByRole('radio', { name: watchlist }))
    await userEvent.click(group(lists).getByRole('radio', { name: gainers }))
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'sortPriceDown')
    await expect(args.onChoose.mock.calls).toEqual([
      [{ market: 'usd', view, order }],
      [{ market, view: 'watch', order }],
      [{ market, view, order: { hot: 'gainers' } }],
      [{ market, view, order: { hot: 'turnover', sort: { by: 'price', direction: 'down' } } }],
    ])
    await userEvent.click(canvas.getByRole('button', { name: /青葉精機|Aoba/, pressed: true }))
    await expect(onWatch.mock.calls).toEqual([['0712']])
  },
  ...says(read),
})

/** A tick moves the figures of its row alone, and never its place. */
export const Live = meta.story({
  async play({ canvas }) {
    const first = (await canvas.findByText(/0712/)).closest('[role=listitem]')
    stream.tick({ ...sampleQuote, price: '2851.5', changePercent: '1.42', at: '2026-11-20T14:32:01+09:00' })
    await waitFor(() => expect(first).toHaveTextContent('2,851.5'))
    // Older than what is shown: dropped by nobody else here.
    stream.tick({ ...sampleQuote, price: '1.0', at: '2026-11-20T09:00:00+09:00' })
    await waitFor(() => expect(first).toHaveTextContent('2,846.0'))
  },
})

/** Sorted by a member, the lists of the market are not to be had until the order is the list's again. */
export const Sorted = meta.story({
  args: { order: { hot: 'gainers', sort: { by: 'symbol', direction: 'up' } } },
  async play({ args, canvas, userEvent }) {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'sortList')
    await expect(args.onChoose.mock.calls).toEqual([[{ market: 'jpy', view: 'stocks', order: { hot: 'gainers' } }]])
  },
  ...says({
    ...read,
    actions: { ...read.actions, ランキングを見る: '#/market/stockHot/stockList?market=jpy&list=gainers' },
    texts: [...trading, 'コード順', end],
  }),
})

/** Each order that can be chosen is the one that is read. */
export const Sorts = meta.story({
  async play({ args, canvas, userEvent }) {
    const select = canvas.getByRole('combobox')
    const words = [...select.querySelectorAll('option')].map(({ value }) => value).filter((word) => word !== 'sortList')
    for (const word of words) await userEvent.selectOptions(select, word)
    const sorts = {
      sortSymbol: { by: 'symbol', direction: 'up' },
      sortPriceDown: { by: 'price', direction: 'down' },
      sortPriceUp: { by: 'price', direction: 'up' },
      sortChangeDown: { by: 'changePercent', direction: 'down' },
      sortChangeUp: { by: 'changePercent', direction: 'up' },
      sortVolume: { by: 'volume', direction: 'down' },
      sortTurnover: { by: 'turnover', direction: 'down' },
    }
    await expect(words).toEqual(Object.keys(sorts))
    await expect(args.onChoose.mock.calls).toEqual(
      Object.values(sorts).map((sort) => [{ ...choice, order: { hot: 'turnover', sort } }]),
    )
  },
})

/** What is sorted by the change says which end comes first. */
export const SortedByFalls = meta.story({
  args: { order: { hot: 'turnover', sort: { by: 'changePercent', direction: 'up' } } },
  ...says({ texts: [...trading, '下落率の高い順', end] }),
})

/** Nothing has been traded yet on the first day of a market. */
export const Empty = meta.story({
  args: { stocks: ready({ rows: [], next: 'end' }) },
  ...says({ actions: ranking, texts: [...trading, '一覧の順', '該当する銘柄はありません'] }),
})

export const UnitedStates = meta.story({
  tags: ['vrt'],
  args: { market: 'usd', indices: indices('usd'), stocks: ready({ rows: of('usd'), next: 'end' }) },
  ...says({
    headings,
    figures: {
      'S&P 500': '[up] 6,842.15 ▲+0.39%',
      ダウ平均: '[down] 47,120.60 ▼−0.12%',
      'カブト・ロボティクス': '[down] $184.32 ▼−0.64% — KABU1',
    },
    actions: {
      ...ranking,
      ランキングを見る: '#/market/stockHot/stockList?market=usd&list=turnover',
      'カブト・ロボティクス': stock('KABU1'),
      'ウォッチリストのカブト・ロボティクス': 'button',
    },
    texts: ['米国 取引時間外', '23:30 から', '一覧の順', end],
  }),
})

/** Halted, delisted and not listed yet are words in place of a change. */
export const NotTraded = meta.story({
  args: {
    stocks: ready({
      // Three rows at most: large text leaves no room for more.
      rows: (['halted', 'delisted', 'notListed'] as const).flatMap((state, at) =>
        of('jpy')
          .slice(at, at + 1)
          .map((row) => ({ ...row, quote: { ...row.quote, state } })),
      ),
      next: 'end',
    }),
  },
  ...says({
    figures: {
      ...figures,
      青葉精機: '2,846.0 売買停止 — 0712 プライム',
      みなと海運: '1,204.5 上場廃止 — 0418 プライム',
      兜電子: '5,310 上場前 — 0935 プライム',
    },
  }),
})

export const Loading = meta.story({
  args: { indices: loading(), stocks: loading() },
  ...says({ headings, figures: {}, actions: ranking, notices: [], texts: [...trading, '一覧の順'] }),
})

const lost = refuse('offline', {})

export const Failed = meta.story({
  tags: ['vrt'],
  args: { indices: failed(lost), stocks: failed(lost) },
  async play({ args, canvas, userEvent }) {
    for (const retry of canvas.getAllByRole('button', { name: /もう一度|Try again|再試一次/ }))
      await userEvent.click(retry)
    await expect(args.onRetry.mock.calls).toEqual([['indices'], ['stocks']])
  },
  ...says({
    headings,
    figures: {},
    actions: { ...ranking, もう一度試す: 'button', 'もう一度試す 2': 'button', お問い合わせ: '#/user/kf' },
    notices: [`[neutral] 模擬指数を表示できません。${offline}`, `表示できません ${offline}（offline）`],
  }),
})

/** What could not be read again is grey, with its time. */
export const Stale = meta.story({
  tags: ['vrt'],
  args: {
    stocks: ready(
      { rows: of('jpy').slice(1, 2), next: 'end' },
      { since: Date.parse('2026-11-20T14:28:41+09:00'), refusal: refuse('timeout', {}) },
    ),
  },
  ...says({
    figures: {
      日経平均: figures.日経平均,
      TOPIX: figures.TOPIX,
      みなと海運: '1,204.5 14:28 の値 — 0418 プライム',
    },
    actions: {
      ...ranking,
      もう一度試す: 'button',
      みなと海運: stock('0418'),
      ウォッチリストのみなと海運: 'button',
    },
    notices: [old],
  }),
})

export const Refreshing = meta.story({
  args: { stocks: refreshing({ rows: of('jpy').slice(0, 1), next: 'more' }) },
  async play({ args }) {
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce())
  },
  ...says({
    actions: { ...read.actions, ...firstAlone },
    notices: [],
    texts: [...trading, '一覧の順'],
  }),
})

const watch = { view: 'watch' } as const
const watchRead = {
  headings,
  figures: {
    青葉精機: figures.青葉精機,
    椿製薬: '[up] 4,275 ▲+3.09% — 0166 プライム',
    白川食品: '[up] 1,012.0 ▲+0.35% — 0263 プライム',
  },
  notices: [],
  texts: [...trading, '3銘柄'],
}
const ownRows = { 青葉精機: stock('0712'), 椿製薬: stock('0166'), 白川食品: stock('0263') }
const adding = { 銘柄を追加: '#/home/search' }

export const Watchlist = meta.story({
  tags: ['vrt'],
  args: watch,
  async play(context) {
    await expect(context.canvas.getByRole('list', { name: say(context).watchlist })).toBeVisible()
  },
  ...says({ ...watchRead, actions: { ...nav, '並べ替え・編集': 'button', ...ownRows, ...adding } }),
})

/** Put in another order by a press, and taken off; both are sent as they are pressed. */
export const WatchlistEdited = meta.story({
  tags: ['vrt'],
  args: watch,
  async play(context) {
    const { args, canvas, userEvent } = context
    onWatch.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: say(context).edit }))
    await expect(await canvas.findByRole('list', { name: say(context).watchlist })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: /椿製薬.*上|Move Tsubaki.* up|椿製藥.*上/ }))
    await userEvent.click(canvas.getByRole('button', { name: /白川食品.*外す|Remove Shirakawa|白川食品移出/ }))
    await expect(args.onReorder.mock.calls).toEqual([[['0166', '0712', '0263']]])
    await expect(onWatch.mock.calls).toEqual([['0263']])
  },
  ...says({
    ...watchRead,
    figures: {},
    actions: {
      ...nav,
      完了: 'button',
      青葉精機をウォッチリストから外す: 'button',
      青葉精機を上へ: 'button, disabled',
      青葉精機を下へ: 'button',
      椿製薬をウォッチリストから外す: 'button',
      椿製薬を上へ: 'button',
      椿製薬を下へ: 'button',
      白川食品をウォッチリストから外す: 'button',
      白川食品を上へ: 'button',
      白川食品を下へ: 'button, disabled',
      ...adding,
    },
    texts: [...watchRead.texts, '青葉精機 0712', '椿製薬 0166', '白川食品 0263'],
  }),
})

export const WatchlistEmpty = meta.story({
  tags: ['vrt'],
  args: { ...watch, watched: ready([]) },
  ...says({
    headings,
    figures: {},
    actions: { ...nav, ...adding },
    texts: [
      ...trading,
      'ウォッチリストは空です',
      '銘柄の星をタップすると、ここに並びます。株価の動きを1か所で見られます。',
    ],
  }),
})

export const WatchlistLoading = meta.story({
  args: { ...watch, watched: loading() },
  ...says({ headings, figures: {}, actions: nav, texts: trading }),
})

export const WatchlistFailed = meta.story({
  args: { ...watch, watched: failed(lost) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度|Try again|再試一次/ }))
    await expect(args.onRetry.mock.calls).toEqual([['watched']])
  },
  ...says({
    headings,
    actions: { ...nav, もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    notices: [`表示できません ${offline}（offline）`],
  }),
})

export const WatchlistStale = meta.story({
  args: {
    ...watch,
    watched: ready(own, { since: Date.parse('2026-11-20T14:28:41+09:00'), refusal: refuse('timeout', {}) }),
  },
  ...says({
    ...watchRead,
    figures: {
      青葉精機: '2,846.0 14:28 の値 — 0712 プライム',
      椿製薬: '4,275 14:28 の値 — 0166 プライム',
      白川食品: '1,012.0 14:28 の値 — 0263 プライム',
    },
    actions: { ...nav, もう一度試す: 'button', '並べ替え・編集': 'button', ...ownRows, ...adding },
    notices: [old],
  }),
})
