import { sampleFrozenMember } from '@kabuto/domain/account'
import { sampleNews } from '@kabuto/domain/home'
import {
  type Bar,
  type Book,
  sampleBook,
  sampleCandles,
  sampleDetail,
  sampleQuote,
  sampleQuotes,
  sampleUsInstrument,
  type StockDetail,
  toBar,
} from '@kabuto/domain/market'
import { failed, loading, ready, refreshing, refuse } from '@kabuto/domain/shared'
import { type Dividend, sampleDividends, samplePositions } from '@kabuto/domain/trading'
import type { Live as LiveValue } from '@kabuto/ui-kit'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import { expect, fn, waitFor } from 'storybook/test'
import { sampleStream } from '../../shared/Stock/liveSamples.ts'
import type { ChartChoice, StockParts } from './stockData.ts'
import { StockScreen } from './StockScreen.tsx'

const say = textsIn('stock', 'shared')
const now = Date.parse('2026-11-20T14:32:00+09:00')

const still = (book: Book): LiveValue<Book | undefined> => ({ get: () => book, subscribe: () => () => undefined })

const DAY = 86_400_000
const closes = sampleCandles.map(toBar)
/** A candle a day up to the one of the quote, made of the samples' minutes. */
const days: readonly Bar[] = closes.slice(-40).map((bar, at) => {
  const isLast = at === 39
  const day = Date.parse('2026-11-20T09:00:00+09:00') - (39 - at) * DAY
  return isLast
    ? { at: day, open: 2818, high: 2853.5, low: 2809, close: 2846, volume: 1_284_300 }
    : { ...bar, at: day, volume: bar.volume * 200 }
})

const parts: StockParts = {
  chart: ready({ candles: days, older: 'end' }),
  book: ready(still(sampleBook)),
  own: ready(samplePositions.filter(({ id }) => id === 'p1')),
  news: ready(sampleNews.filter(({ symbols }) => symbols.includes('0712'))),
  dividends: ready(sampleDividends),
}

const lost = refuse('offline', {})
const chart: ChartChoice = { interval: '1d', indicators: ['average'] }
const onWatch = fn()

const meta = preview.meta({
  title: 'Screens/Market/Stock',
  component: StockScreen,
  args: {
    symbol: '0712',
    data: ready(sampleDetail),
    parts,
    blocks: {},
    chart,
    now,
    quotes: undefined,
    watching: { isWatched: () => true, onWatch },
    onChart: fn(),
    onOlder: fn(),
    onPick: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

/** Once the engine has drawn: it comes in a chunk of its own. */
const plotted = (canvasElement: HTMLElement): Promise<HTMLInputElement> =>
  waitFor(async () => {
    const slider = canvasElement.querySelector<HTMLInputElement>('input[type=range]')
    await expect(slider).toHaveAttribute('aria-valuetext')
    return slider as HTMLInputElement
  })

/** A press on something below the fold has scrolled the page, and may still do so; it is read from its top. */
async function toTop(first: HTMLElement): Promise<void> {
  await waitFor(async () => {
    scrollTo({ top: 0, behavior: 'instant' })
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(scrollY).toBe(0)
  })
}

const bar = { 戻る: '#/market/market', お知らせ: '#/home/notice', ウォッチリストの青葉精機: 'button, on' }
const tabs = { チャート: 'tab, on', 板: 'tab', 会社情報: 'tab', ニュース: 'tab', 配当: 'tab' }
const studies = {
  移動平均: 'button, on',
  指数平滑: 'button',
  ボリンジャー: 'button',
  RSI: 'button',
  MACD: 'button',
}
const TradingView = 'https://www.tradingview.com/'
const asks = [
  '2,851.0',
  '2,850.5',
  '2,850.0',
  '2,849.5',
  '2,849.0',
  '2,848.5',
  '2,848.0',
  '2,847.5',
  '2,847.0',
  '2,846.5',
]
const bids = [
  '2,845.5',
  '2,845.0',
  '2,844.5',
  '2,844.0',
  '2,843.5',
  '2,843.0',
  '2,842.5',
  '2,842.0',
  '2,841.5',
  '2,841.0',
]
const levels = Object.fromEntries([...asks, ...bids].map((price) => [price, 'button']))
const holding = '買い KB20261119-003902 +3,175円 ▲+1.13% 数量 100株 取得単価 2,811.5円 評価額 284,600円'
const own = { 取引を見る: '#/position/position', [holding]: '#/position/positionDetail?id=p1' }
const news = {
  すべて見る: '#/home/moreNews?symbol=0712',
  '青葉精機、精密減速機の新工場を稼働': '#/home/moreNews?id=w1',
  '模擬日経平均は続伸、機械株に買い': '#/home/moreNews?id=w2',
}
const orders = { 売る: '#/market/marketBuy?symbol=0712&side=short', 買う: '#/market/marketBuy?symbol=0712&side=long' }

const head = { '0712 東証プライム': '2,846.0円 [up] ▲+34.5（+1.23%）' }
const today = {
  始値: '2,818.0',
  高値: '2,853.5',
  安値: '2,809.0',
  前日終値: '2,811.5',
  売気配: '2,846.5',
  買気配: '2,845.5',
  出来高: '1,284,300 株',
  売買代金: '3,650,000,000円',
  値幅制限: '2,311.5〜3,312.0円 — 基準値 2,811.5円',
  呼値: '0.5円 — いまの価格帯の値',
  売買単位: '100株',
}
const company = {
  業種: '機械',
  本社: '宮城県 青葉市（架空）',
  設立: '1961年',
  従業員: '4,820人',
  上場: '1988/4/11（月）',
  発行済株式数: '1.8億株',
  時価総額: '5,191.1億円',
}
const forecasts = {
  '2027/3/30（火） 権利落ち': '38円 — 支払日 2027/6/28（月）（予想）',
  '2026/9/29（火） 権利落ち': '38円 — 支払日 2026/12/14（月）（予想）',
  '2026/3/30（月） 権利落ち': '38円 — 支払日 2026/6/15（月）（支払済み）',
  '1年の配当': '[strong] 76円',
  配当利回り: '2.67% — 1年の配当を株価で割った値',
}
const paid = {
  ...forecasts,
  空売りで支払った配当相当額: '−3,800円',
  あなたが受け取る予定の配当: '3,800円',
}
const reported = {
  '青葉精機、精密減速機の新工場を稼働': 'カブト模擬通信 11/20（金）13:40',
  '模擬日経平均は続伸、機械株に買い': 'カブト模擬通信 11/20（金）11:35',
}
const last = { 現在値: '2,846.0 [up] ▲+34.5' }

const headings = ['青葉精機', '今日の値動き', '板', 'あなたの保有・注文', '会社情報', 'ニュース', '配当']
const figures = { ...head, ...today, ...last, ...company, ...reported, ...paid }
const actions = {
  ...bar,
  ...tabs,
  表で見る: 'button',
  TradingView,
  ...studies,
  ...levels,
  ...own,
  ...news,
  ...orders,
}
const read = { headings, figures, actions, notices: [] as string[] }
/** Prices of the market, and what is worked out from them, are nobody's own. */
const market = { publicAmounts: ['2846', '34.5', '2818', '2853.5', '2809', '2811.5', '2846.5', '2845.5', '3650000000'] }

/** Each part is chosen by its tab, read and pressed. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play(context) {
    const { args, canvas, canvasElement, userEvent } = context
    const words = say(context)
    await plotted(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: words.rsi }))
    await userEvent.click(canvas.getByRole('button', { name: words.exponential }))
    await userEvent.click(canvas.getByRole('button', { name: words.average }))
    await userEvent.click(canvas.getByRole('radio', { name: words.minutes5 }))
    await expect(args.onChart.mock.calls).toEqual([
      [{ interval: '1d', indicators: ['average', 'rsi'] }],
      [{ interval: '1d', indicators: ['exponential'] }],
      [{ interval: '1d', indicators: [] }],
      [{ interval: '5m', indicators: ['average'] }],
    ])
    await userEvent.click(canvas.getByRole('button', { name: /^2,847\.0/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^2,845\.5/ }))
    await expect(args.onPick.mock.calls).toEqual([['2847'], ['2845.5']])
    onWatch.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: /青葉精機|Aoba/, pressed: true }))
    await expect(onWatch.mock.calls).toEqual([['0712']])
    await toTop(canvas.getByRole('tab', { name: words.chart }))
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveTextContent(/0712/))
  },
  ...says(read, market),
})

const [due, paidForShort] = sampleDividends

/** Held, sold and sold short: what was received is not set off against what was paid, now or later. */
export const DividendsOfBothSides = meta.story({
  args: {
    parts: {
      ...parts,
      dividends: ready<readonly Dividend[]>(
        due && paidForShort
          ? [
              due,
              paidForShort,
              { ...due, id: 'v3', state: 'paid', amount: '7600' },
              { ...paidForShort, id: 'v4', state: 'due', amount: '-1900' },
              { ...due, id: 'v5', amount: '3700' },
            ]
          : [],
      ),
    },
  },
  ...says({
    figures: {
      ...figures,
      あなたが受け取った配当: '7,600円',
      空売りで支払った配当相当額: '−3,800円',
      あなたが受け取る予定の配当: '7,500円',
      空売りで支払う予定の配当相当額: '−1,900円',
    },
  }),
})

const stream = sampleStream()

/** A quote moves the head, the day, the board, the newest candle and what the member holds. */
export const Live = meta.story({
  args: { quotes: stream.quotes, parts: { ...parts, news: ready([]), dividends: ready([]) } },
  beforeEach: stream.begin,
  async play({ canvas, canvasElement }) {
    stream.tick(sampleQuote)
    const slider = await plotted(canvasElement)
    stream.tick({
      ...sampleQuote,
      price: '2851',
      change: '39.5',
      changePercent: '1.40',
      high: '2854',
      volume: 1_290_000,
      bid: '2850.5',
      ask: '2851.5',
      at: '2026-11-20T14:32:01+09:00',
    })
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/2,851\.0.*129/)))
    // Older than what is shown, or of another stock: nothing moves.
    stream.tick({ ...sampleQuote, price: '1', at: '2026-11-20T14:00:00+09:00' })
    stream.tick({ ...(sampleQuotes[1] ?? sampleQuote), price: '2' })
    await waitFor(() => expect(canvas.getAllByText('2,846.0').length).toBeGreaterThan(1))
    stream.tick({
      ...sampleQuote,
      price: '2851',
      change: '39.5',
      changePercent: '1.40',
      high: '2854',
      volume: 1_290_000,
      bid: '2850.5',
      ask: '2851.5',
      at: '2026-11-20T14:32:02+09:00',
    })
    await waitFor(() => expect(canvas.queryByText('2,846.0')).toBeNull())
  },
  ...says({
    figures: {
      '0712 東証プライム': '2,851.0円 [up] ▲+39.5（+1.40%）',
      ...today,
      高値: '2,854.0',
      売気配: '2,851.5',
      買気配: '2,850.5',
      出来高: '1,290,000 株',
      現在値: '2,851.0 [up] ▲+39.5',
      ...company,
      ...forecasts,
    },
  }),
})

/** The bar takes the price once the head has gone under it, and the tab of what is read is marked. */
export const Scrolled = meta.story({
  async play(context) {
    const { canvas, canvasElement, userEvent } = context
    const words = say(context)
    await plotted(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: words.company }))
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveTextContent(/2,846\.0.*1\.23/))
    await expect(canvas.getByRole('tab', { name: words.company })).toHaveAttribute('aria-selected', 'true')
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: words.company }).getBoundingClientRect().top).toBeLessThan(
        innerHeight,
      ),
    )
    await toTop(canvas.getByRole('tab', { name: words.chart }))
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveTextContent(/0712/))
  },
})

/** Bands and the course of the day by volume are shown in one place, RSI and MACD in another. */
export const Indicators = meta.story({
  args: { chart: { interval: '5m', indicators: ['exponential', 'vwap', 'macd'] } },
  async play(context) {
    const { args, canvas, canvasElement, userEvent } = context
    const words = say(context)
    await plotted(canvasElement)
    for (const name of ['MACD', words.signal, words.oscillator])
      await expect(canvas.getAllByText(name)[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: words.bands }))
    await userEvent.click(canvas.getByRole('button', { name: words.rsi }))
    await expect(args.onChart.mock.calls).toEqual([
      [{ interval: '5m', indicators: ['exponential', 'macd', 'bands'] }],
      [{ interval: '5m', indicators: ['exponential', 'vwap', 'rsi'] }],
    ])
  },
  ...says({
    actions: { ...actions, 移動平均: 'button', 指数平滑: 'button, on', VWAP: 'button, on', MACD: 'button, on' },
  }),
})

export const Bands = meta.story({
  args: { chart: { interval: '1w', indicators: ['bands', 'rsi'] } },
  async play({ canvas, canvasElement }) {
    await plotted(canvasElement)
    for (const name of ['+2σ', '−2σ', 'RSI 14']) await expect(canvas.getByText(name)).toBeVisible()
  },
})

export const Loading = meta.story({
  args: { data: loading() },
  ...says({ headings: ['銘柄'], figures: { '': '' }, actions: { 戻る: '#/market/market' }, notices: [], texts: [] }),
})

const ahead = sampleStream()

/** The list that led here had its price: the page begins with it, as it moves. */
export const Known = meta.story({
  tags: ['vrt'],
  args: { data: loading(), known: { ...sampleDetail.instrument, quote: sampleDetail.quote }, quotes: ahead.quotes },
  async play({ canvas }) {
    ahead.tick({ ...sampleQuote, price: '2851', change: '39.5', changePercent: '1.40' })
    await expect((await canvas.findAllByText(/2,851\.0/)).length).toBeGreaterThan(0)
  },
  ...says({
    headings: ['青葉精機'],
    figures: { '0712 東証プライム': '2,851.0円 [up] ▲+39.5（+1.40%）' },
    actions: bar,
    notices: [],
    texts: ['[info] 後場 取引中', '14:32 時点・模擬値'],
  }),
})

const noParts: StockParts = {
  chart: loading(),
  book: loading(),
  own: loading(),
  news: loading(),
  dividends: loading(),
}

/** The price is there first. */
export const PartsLoading = meta.story({
  args: { parts: noParts },
  ...says({
    headings,
    figures: {
      ...head,
      ...today,
      ...company,
      ...forecasts,
    },
    actions: {
      ...bar,
      ...tabs,
      表で見る: 'button',
      TradingView,
      ...studies,
      取引を見る: own['取引を見る'],
      すべて見る: news['すべて見る'],
      ...orders,
    },
    notices: [],
  }),
})

export const Failed = meta.story({
  tags: ['vrt'],
  args: { data: failed(lost), parts: noParts },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度|Try again|再試一次/ }))
    await expect(args.onRetry.mock.calls).toEqual([['stock']])
  },
  ...says({
    headings: ['銘柄'],
    figures: {},
    actions: { 戻る: '#/market/market', もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
  }),
})

const offline = '通信できません。電波の良い場所で、もう一度お試しください。'

/** Each part fails alone, and is read again alone. */
export const PartsFailed = meta.story({
  args: {
    parts: { chart: failed(lost), book: failed(lost), own: failed(lost), news: failed(lost), dividends: failed(lost) },
  },
  async play({ args, canvas, userEvent }) {
    for (const retry of await canvas.findAllByRole('button', { name: /もう一度|Try again|再試一次/ }))
      await userEvent.click(retry)
    await expect(args.onRetry.mock.calls).toEqual([['chart'], ['book'], ['own'], ['news'], ['dividends']])
    scrollTo(0, 0)
  },
  ...says({
    notices: ['チャート', '板', 'あなたの保有・注文', 'ニュース', 'あなたが受け取った配当'].map(
      (part) => `[neutral] ${part}を表示できません。${offline}`,
    ),
  }),
})

/** Nothing traded in that time, nothing held, told or paid. */
export const Empty = meta.story({
  args: {
    data: ready({ ...sampleDetail, dividends: [] }),
    parts: {
      chart: ready({ candles: [], older: 'end' }),
      book: ready(still({ ...sampleBook, asks: [], bids: [] })),
      own: ready([]),
      news: ready([]),
      dividends: ready([]),
    },
  },
  ...says({
    headings,
    figures: { ...head, ...today, ...last, ...company },
    actions: {
      ...bar,
      ...tabs,
      表で見る: 'button',
      ...studies,
      取引を見る: own['取引を見る'],
      すべて見る: news['すべて見る'],
      ...orders,
    },
  }),
})

const stale = { since: Date.parse('2026-11-20T14:28:41+09:00'), refusal: refuse('timeout', {}) }
const old =
  '[progress] 11/20（金）14:28（模擬時刻）の内容です。更新できませんでした。応答に時間がかかっています。もう一度お試しください。'

/** What could not be read again is grey, with its time and without a change; the page says so once. */
export const Stale = meta.story({
  tags: ['vrt'],
  args: {
    data: ready(sampleDetail, stale),
    parts: { ...parts, chart: ready({ candles: days, older: 'failed' }, stale) },
  },
  async play(context) {
    const { args, canvas, userEvent } = context
    await canvas.findByRole('link', { name: /TradingView/ })
    const [page, older] = canvas.getAllByRole('button', { name: /^(もう一度|Try again|再試一次|Retry|重試)/ })
    for (const retry of [page, older]) if (retry) await userEvent.click(retry)
    await expect(args.onRetry.mock.calls).toEqual([['stock']])
    await expect(args.onOlder).toHaveBeenCalledOnce()
    await toTop(canvas.getByRole('tab', { name: say(context).chart }))
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveTextContent(/0712/))
  },
  ...says({ notices: [old], figures: { ...figures, '0712 東証プライム': '2,846.0円' } }),
})

/** The price moves, and only the candles are old. */
export const ChartStale = meta.story({
  args: { parts: { ...parts, chart: ready({ candles: days, older: 'end' }, stale) } },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^(もう一度|Try again|再試一次)/ }))
    await expect(args.onRetry.mock.calls).toEqual([['chart']])
  },
  ...says({ notices: [old], figures }),
})

export const Refreshing = meta.story({ args: { data: refreshing(sampleDetail) }, ...says(read, market) })

/** Held on credit, held by a day trade, sold short, and an order that waits. */
export const SeveralTrades = meta.story({
  args: {
    parts: {
      ...parts,
      own: ready(
        samplePositions
          .filter(({ id }) => ['p2', 'p3', 'p4'].includes(id))
          .map((position) => ({ ...position, symbol: '0712', lastPrice: '2846' }))
          .map((position) => (position.id === 'p4' ? { ...position, origin: 'dayTrade' as const } : position)),
      ),
    },
  },
})

const of = (change: Partial<StockDetail['quote']>, instrument: Partial<StockDetail['instrument']> = {}) =>
  ready<StockDetail>({
    ...sampleDetail,
    instrument: { ...sampleDetail.instrument, ...instrument },
    quote: { ...sampleDetail.quote, ...change },
  })
const noBook = ready(still({ ...sampleBook, asks: [], bids: [] }))
const noTrade = { bid: null, ask: null }

/** Nothing can be ordered, and the bar says why. */
export const Halted = meta.story({
  tags: ['vrt'],
  args: {
    data: of({ state: 'halted', ...noTrade }, { haltedSince: '2026-11-20T13:10:00+09:00' }),
    parts: { ...parts, book: noBook },
  },
  ...says({
    figures: { ...figures, '0712 東証プライム': '2,846.0円', 売気配: '―', 買気配: '―' },
    notices: ['[neutral] 売買停止中のため、板はありません。'],
  }),
})

export const Delisted = meta.story({
  args: {
    data: of({ state: 'delisted', ...noTrade, open: null, high: null, low: null }, { delistedOn: '2026-11-18' }),
    parts: { ...parts, book: noBook, own: ready([]) },
  },
  ...says({ notices: ['[neutral] 売買されていないため、板はありません。'] }),
})

/** Sold short by an order without a price. */
export const ShortAtMarket = meta.story({
  args: {
    parts: {
      ...parts,
      own: ready(
        samplePositions
          .filter(({ id }) => id === 'p3')
          .map((position) => ({
            ...position,
            symbol: '0712',
            side: 'short' as const,
            state: 'pendingOrder' as const,
            type: 'market' as const,
            limitPrice: null,
          })),
      ),
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('成行')).toBeVisible()
    await expect(await canvas.findByText('売り')).toBeVisible()
  },
})

/** Each of the boards in Tokyo; a fund is on none of them. */
export const StandardBoard = meta.story({
  args: { data: of({}, { section: 'standard' }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('banner')).toHaveTextContent(/0712\s東証スタンダード/)
  },
})

export const GrowthBoard = meta.story({
  args: { data: of({}, { section: 'growth' }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('banner')).toHaveTextContent(/0712\s東証グロース/)
  },
})

export const ListedFund = meta.story({
  args: { data: of({}, { section: undefined, sector: 'fund' }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('banner')).toHaveTextContent(/0712\s東証(?!プ|ス|グ)/)
    await expect(await canvas.findByText('上場投信')).toBeVisible()
  },
})

/** Before its first day it has a price that it is issued at, and no candle. */
export const NotListed = meta.story({
  args: {
    data: of({ state: 'notListed', ...noTrade, open: null, high: null, low: null }, { listedOn: '2026-11-26' }),
    parts: { ...parts, chart: ready({ candles: [], older: 'end' }), book: noBook, own: ready([]) },
  },
  ...says({ notices: ['[neutral] 売買されていないため、板はありません。'] }),
})

/** In the evening the book does not move; an order can be prepared. */
export const Closed = meta.story({
  args: { now: Date.parse('2026-11-20T16:10:00+09:00') },
  ...says({ notices: ['[neutral] 取引時間外です。板は 11/24（火）9:00 から動きます。'] }),
})

export const Holiday = meta.story({
  args: { now: Date.parse('2026-11-23T10:00:00+09:00') },
  ...says({ notices: ['[neutral] 取引時間外です。板は 11/24（火）9:00 から動きます。'] }),
})

/** Dollars, New York's hours, and no limit of the day. */
export const UnitedStates = meta.story({
  tags: ['vrt'],
  args: {
    symbol: 'KABU1',
    data: ready<StockDetail>({
      ...sampleDetail,
      instrument: sampleUsInstrument,
      quote: sampleQuotes.find(({ symbol }) => symbol === 'KABU1') ?? sampleQuote,
      limit: null,
      dividends: [{ exDay: '2026-12-11', payDay: '2026-12-28', perShare: '0.26', state: 'forecast' }],
    }),
    parts: { ...parts, own: ready([]), news: ready([]), dividends: ready([]) },
    now: Date.parse('2026-11-20T23:40:00+09:00'),
  },
  ...says({
    headings: ['カブト・ロボティクス', ...headings.slice(1)],
    figures: {
      '1年の配当': '[strong] $0.26',
      '2026/12/11（金） 権利落ち': '$0.26 — 支払日 2026/12/28（月）（予想）',
      'KABU1 米国': '$184.32 [down] ▼−1.18（−0.64%）',
      上場: '2009/6/18（木）',
      値幅制限: 'なし — 米国株に1日の値幅の制限はありません',
      出来高: '5,402,118 株',
      前日終値: '$185.50',
      呼値: '$0.01 — いまの価格帯の値',
      売気配: '$184.33',
      売買代金: '$996,100,000',
      売買単位: '1株',
      始値: '$185.50',
      安値: '$184.32',
      従業員: '4,820人',
      時価総額: '$1,681.0億',
      本社: '宮城県 青葉市（架空）',
      業種: '機械',
      現在値: '$184.32 [down] ▼−1.18',
      発行済株式数: '9.1億株',
      設立: '1961年',
      買気配: '$184.31',
      配当利回り: '0.14% — 1年の配当を株価で割った値',
      高値: '$185.50',
    },
    texts: [
      '[info] 取引中',
      '14:32 時点・模擬値',
      '11/19（木）',
      '平均 5本',
      '平均 15本',
      '出来高 128万株',
      '始 2,818.00',
      '高 2,853.50',
      '安 2,809.00',
      '終 2,846.00',
      '陽線（白抜き）',
      '陰線（塗り）',
      'TradingView Lightweight Charts™ © 2025 TradingView, Inc.',
      '模擬値',
      '14:32 時点・模擬値',
      '売数量',
      '気配値',
      '買数量',
      '2,700',
      '6,500',
      '4,100',
      '8,800',
      '3,300',
      '12,000',
      '7,200',
      '5,100',
      '16,400',
      '9,800',
      '9,800',
      '16,400',
      '5,100',
      '7,200',
      '12,000',
      '3,300',
      '8,800',
      '4,100',
      '6,500',
      '2,700',
      '価格をタップすると、その価格の注文票を開きます。',
      'この銘柄の保有と注文はありません。',
      '小型の減速機と精密軸受をつくる架空の会社です。',
      'この銘柄のニュースはまだありません。',
      '1株あたり・税引前',
      'この銘柄の配当はまだ受け取っていません。',
    ],
    notices: [],
  }),
})

const frozen = 'frozen' in sampleFrozenMember.blocks ? sampleFrozenMember.blocks : {}

/** No price of the book leads to a ticket, and neither button. */
const barred = {
  ...actions,
  ...Object.fromEntries(Object.keys(levels).map((price) => [price, undefined])),
  売る: 'link, disabled',
  買う: 'link, disabled',
  お問い合わせ: '#/user/kf',
}

/** Nothing is offered that would be refused; the reason and the way out are shown on the page. */
export const Frozen = meta.story({
  tags: ['vrt'],
  args: { blocks: frozen },
  ...says({
    actions: barred,
  }),
})

export const TradeBarred = meta.story({
  args: { blocks: { tradeBarred: { reason: '注文の取消しの繰り返し', since: '2026-11-18T00:00:00+09:00' } } },
  ...says({
    actions: barred,
    notices: [
      '[danger] 注文の取消しの繰り返しのため、11/18（水）0:00から注文と申込みを停止しています（模擬時刻）。注文の取消はできます。',
    ],
  }),
})

const missing = failed<StockDetail>(refuse('notFound', { what: '0Z9Z' }))

export const Unknown = meta.story({
  args: { symbol: '0Z9Z', data: missing, parts: noParts },
  ...says({
    headings: ['銘柄'],
    figures: {},
    actions: { 戻る: '#/market/market', 銘柄を探す: '#/home/search' },
    texts: ['銘柄が見つかりません', '「0Z9Z」という銘柄はありません。コードや名前で探してください。'],
  }),
})

/** The address names none. */
export const NoSymbol = meta.story({
  args: { symbol: '', data: missing, parts: noParts },
  ...says({ texts: ['銘柄が見つかりません', '銘柄のコードがありません。コードや名前で探してください。'] }),
})

/** Where it is not known what is watched, no star is shown. */
export const NoStar = meta.story({
  args: { watching: undefined, blocks: undefined },
  ...says({ actions: { ...actions, ウォッチリストの青葉精機: undefined } }),
})
