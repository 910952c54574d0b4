import { sampleMember } from '@kabuto/domain/account'
import { type ProductPage, sampleEtfPage, sampleHoursPage } from '@kabuto/domain/home'
import { sampleQuotes, sampleStocks } from '@kabuto/domain/market'
import { failed, loading, ready, refreshing, refuse, valueOf } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor } from 'storybook/test'
import { sampleStream } from '../../shared/Stock/liveSamples.ts'
import type { ProductChoice, ProductParts } from './productData.ts'
import { ProductScreen } from './ProductScreen.tsx'

const say = textsIn('product')
const now = Date.parse('2026-11-20T14:32:00+09:00')
const funds = sampleStocks.filter(({ kind }) => kind === 'etf')
const traded = sampleStocks.filter(({ market }) => market === 'jpy').slice(0, 2)
const american = sampleStocks.filter(({ market }) => market === 'usd')
const stream = sampleStream()
const onWatch = fn()

const etf: ProductChoice = { product: 'etf', market: 'jpy' }
const after: ProductChoice = { product: 'aftermarket', market: 'jpy' }
const parts: ProductParts = { page: ready(sampleEtfPage), stocks: ready(funds) }
const afterParts: ProductParts = { page: ready(sampleHoursPage), stocks: ready(traded) }

const stock = (symbol: string): string => `#/market/marketDetail?symbol=${symbol}`
const ticket = (symbol: string, session: string): string => `#/market/marketBuy?symbol=${symbol}&session=${session}`
const star = (name: string): string => `ウォッチリストの${name}`

const hours = {
  '東京 通常': '9:00–11:30、12:30–15:30',
  '東京 時間外': '8:20–9:00、17:00–23:59',
  '米国 通常': '23:30–6:00',
  '米国 時間外': '18:00–23:30、6:00–10:00',
}
const costs = {
  東京の買付手数料: '99円 — 100,000円の場合・約定代金で決まる現物の手数料表によります。',
  米国の買付手数料: '$4.95 — $1,000.00の場合・約定代金の0.495%、上限22ドル。',
  印紙税: '0円 — 300,000円の場合・有価証券取引税は1999年に廃止されたため、かかりません。',
}
const terms = { 売買単位: '東京は1口または10口、米国は1口', 受渡し: '東京は2営業日後、米国は現地の1営業日後' }
const fund = { カブト模擬225上場投信: '[up] 49,120 ▲+0.68% — 0A1B' }
const trading = ['東京 後場 取引中', '15:30 まで', '米国 取引時間外', '23:30 から']
const spring = '米国は2027/3/14（日）に夏時間になり、どれも1時間早まります。'

type Hours = { season: string; now: string; markets: readonly string[]; change: string }
const winter: Hours = { season: '冬', now: '14:32', markets: trading, change: spring }
/** What is read of the hours, with the picture of them. */
const hoursTexts = ({ season, now: time, markets, change }: Hours): string[] => [
  `日本時間・${season}・模擬時刻`,
  ...markets,
  `いま ${time}`,
  '東京',
  '米国',
  '0',
  '6',
  '12',
  '18',
  '24',
  '時間外は指値・1倍だけです。',
  change,
]
const textsOf = ({ about, risks, rules }: ProductPage, of: Partial<Hours> = {}): string[] => [
  ...about.flatMap((passage) => (passage.kind === 'paragraph' ? [passage.text] : [])),
  ...hoursTexts({ ...winter, ...of }),
  ...risks,
  ...rules,
]
const sections = ['取引できる時間', '費用（模擬）', 'リスク', '決まり', '条件']
const headings = ['ETF', 'ETF（上場投資信託）', ...sections, '銘柄', '時間外の取引']
const leave = { 戻る: '#/home/index', 銘柄を検索: '#/home/search' }
const ways = {
  ...leave,
  開場前: '#/home/DetailsPage?product=premarket',
  引け後: '#/home/DetailsPage?product=aftermarket',
}
const rows = { カブト模擬225上場投信: stock('0A1B'), [star('カブト模擬225上場投信')]: 'button, on' }
const read = {
  headings,
  figures: { ...hours, ...costs, ...terms, ...fund },
  actions: { ...ways, ...rows },
  notices: [],
  texts: [...textsOf(sampleEtfPage), '1本'],
}

const afterHeadings = ['時間外取引', '取引後の時間外取引', ...sections, '売買代金の多い銘柄']
const afterCosts = {
  東京の買付手数料: '275円 — 280,000円の場合・約定代金で決まる現物の手数料表によります。',
  米国の買付手数料: costs.米国の買付手数料,
}
const afterFigures = { ...hours, ...afterCosts, 注文の種類: '指値のみ・1倍のみ' }
const afterStocks = {
  青葉精機: '[up] 2,846.0 ▲+1.23% — 0712 プライム',
  みなと海運: '[down] 1,204.5 ▼−1.47% — 0418 プライム',
}
const stars = { [star('青葉精機')]: 'button, on', [star('みなと海運')]: 'button' }
const choose = '銘柄を選ぶと、引け後の注文票が開きます。'
const afterRead = {
  headings: afterHeadings,
  figures: { ...afterFigures, ...afterStocks },
  actions: { ...leave, 青葉精機: ticket('0712', 'after'), みなと海運: ticket('0418', 'after'), ...stars },
  notices: [],
  texts: [...textsOf(sampleHoursPage), `この時間帯の次の受付は、11/20（金）17:00からです（模擬時刻）。 ${choose}`],
}

type Shown = Pick<StoryContext, 'canvas' | 'globals'> & { args: { parts: ProductParts } }

/** The stocks, which are fetched later, are there; a part that was not read shows nothing. */
async function there({ args, canvas, globals }: Shown): Promise<void> {
  await canvas.findByRole('radiogroup', { name: textsIn('shared')({ globals }).markets })
  if (valueOf(args.parts.page)) await canvas.findByRole('heading', { name: say({ globals }).hoursTitle })
}

const meta = preview.meta({
  title: 'Screens/Home/Product',
  component: ProductScreen,
  beforeEach: stream.begin,
  args: {
    choice: etf,
    parts,
    blocks: sampleMember.blocks,
    now,
    quotes: stream.quotes,
    watching: { isWatched: (symbol) => ['0A1B', '0712'].includes(symbol), onWatch },
    onChoose: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
  play: there,
})

/** What it costs and what can go wrong is shown before what can be bought. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play(context) {
    const { args, canvas, userEvent } = context
    await there(context)
    onWatch.mockClear()
    const [, america] = await canvas.findAllByRole('radio')
    await userEvent.click(america ?? canvas.getByRole('main'))
    await expect(args.onChoose.mock.calls).toEqual([[{ product: 'etf', market: 'usd' }]])
    await userEvent.click(canvas.getByRole('button', { pressed: true }))
    await expect(onWatch.mock.calls).toEqual([['0A1B']])
  },
  ...says(read),
})

/** Its price moves, and nothing else. */
export const Live = meta.story({
  async play(context) {
    const { canvas } = context
    await there(context)
    const quote = sampleQuotes.find(({ symbol }) => symbol === '0A1B')
    await canvas.findByRole('button', { pressed: true })
    const row = canvas.getAllByRole('listitem').find(({ textContent }) => textContent.includes('0A1B'))
    if (quote) stream.tick({ ...quote, price: '49310', changePercent: '1.07', at: '2026-11-20T14:32:01+09:00' })
    await waitFor(() => expect(row).toHaveTextContent('49,310'))
    await expect(row).toHaveTextContent('1.07')
  },
})

/** The way to an order leads to the session of the page. */
export const AfterMarket = meta.story({
  tags: ['vrt'],
  args: { choice: after, parts: afterParts },
  async play(context) {
    const { args, canvas, userEvent } = context
    await there(context)
    await canvas.findByRole('button', { pressed: true })
    const [pre, , , america] = canvas.getAllByRole('radio')
    await userEvent.click(pre ?? canvas.getByRole('main'))
    await userEvent.click(america ?? canvas.getByRole('main'))
    await expect(args.onChoose.mock.calls).toEqual([
      [{ product: 'premarket', market: 'jpy' }],
      [{ product: 'aftermarket', market: 'usd' }],
    ])
  },
  ...says(afterRead),
})

/** While its orders are taken, until when. */
export const Night = meta.story({
  args: { choice: after, parts: afterParts, now: Date.parse('2026-11-20T18:00:00+09:00') },
  ...says({
    ...afterRead,
    texts: [
      ...textsOf(sampleHoursPage, {
        now: '18:00',
        markets: ['東京 時間外（引け後）', '23:59 まで', '米国 時間外（開場前）', '23:30 まで'],
      }),
      `この時間帯の注文は、11/20（金）23:59まで受け付けています（模擬時刻）。 ${choose}`,
    ],
  }),
})

export const PreMarket = meta.story({
  args: {
    choice: { product: 'premarket', market: 'usd' },
    parts: { page: ready({ ...sampleHoursPage, title: '取引前の時間外取引' }), stocks: ready(american) },
  },
  ...says({
    ...afterRead,
    headings: ['時間外取引', '取引前の時間外取引', ...sections, '売買代金の多い銘柄'],
    figures: { ...afterFigures, 'カブト・ロボティクス': '[down] $184.32 ▼−0.64% — KABU1' },
    actions: {
      ...leave,
      'カブト・ロボティクス': ticket('KABU1', 'pre'),
      [star('カブト・ロボティクス')]: 'button',
    },
    texts: [
      ...textsOf(sampleHoursPage),
      'この時間帯の次の受付は、11/20（金）18:00からです（模擬時刻）。 銘柄を選ぶと、開場前の注文票が開きます。',
    ],
  }),
})

const summerHours = { '米国 通常': '22:30–5:00', '米国 時間外': '17:00–22:30、5:00–9:00' }

/** On the last day of daylight saving the hours are those of summer, and the change is shown with its day. */
export const Summer = meta.story({
  args: { now: Date.parse('2026-10-30T14:32:00+09:00') },
  ...says({
    ...read,
    figures: { ...read.figures, ...summerHours },
    texts: [
      ...textsOf(sampleEtfPage, {
        season: '夏',
        markets: [...trading.slice(0, 3), '22:30 から'],
        change: '米国は11/1（日）に夏時間が終わり、どれも1時間遅くなります。',
      }),
      '1本',
    ],
  }),
})

/** Over the weekend the hours are those of Monday already. */
export const AfterTheChange = meta.story({
  args: { now: Date.parse('2026-11-01T20:00:00+09:00') },
  ...says({
    ...read,
    figures: {
      '東京 通常': '9:00–11:30、12:30–15:30 — 11/2（月）の時間',
      '東京 時間外': '8:20–9:00、17:00–23:59 — 11/2（月）の時間',
      '米国 通常': '23:30–6:00 — 11/2（月）の時間',
      '米国 時間外': '18:00–23:30、6:00–10:00 — 11/2（月）の時間',
      ...costs,
      ...terms,
      ...fund,
    },
    texts: [
      ...textsOf(sampleEtfPage, {
        now: '20:00',
        markets: ['東京 取引時間外', '11/2（月）9:00 から', '米国 取引時間外', '11/2（月）23:30 から'],
      }),
      '1本',
    ],
  }),
})

/** Tokyo rests, and says why; the hours of its next day are shown with that day. */
export const Holiday = meta.story({
  tags: ['vrt'],
  args: { now: Date.parse('2026-11-23T10:30:00+09:00'), choice: after, parts: afterParts },
  ...says({
    ...afterRead,
    figures: {
      ...afterRead.figures,
      '東京 通常': `${hours['東京 通常']} — 11/24（火）の時間`,
      '東京 時間外': `${hours['東京 時間外']} — 11/24（火）の時間`,
      '米国 通常': `${hours['米国 通常']} — 11/23（月）の時間`,
      '米国 時間外': `${hours['米国 時間外']} — 11/23（月）の時間`,
    },
    texts: [
      ...textsOf(sampleHoursPage, {
        now: '10:30',
        markets: ['東京 休場（勤労感謝の日）', '11/24（火）9:00 から', '米国 取引時間外', '23:30 から'],
      }),
      `この時間帯の次の受付は、11/24（火）17:00からです（模擬時刻）。 ${choose}`,
    ],
  }),
})

const block = { reason: '本人確認の再審査', since: '2026-11-18T09:00:00+09:00' }

/** A member who may place no order sees why; the rows lead to the stocks, and not to a ticket that refuses. */
export const Frozen = meta.story({
  tags: ['vrt'],
  args: { choice: after, parts: afterParts, blocks: { ...sampleMember.blocks, frozen: block } },
  ...says({
    ...afterRead,
    actions: { ...leave, お問い合わせ: '#/user/kf', 青葉精機: stock('0712'), みなと海運: stock('0418'), ...stars },
    notices: [
      '[danger] 本人確認の再審査のため、11/18（水）9:00から凍結中です（模擬時刻）。出金、注文の取消、お問い合わせはできます。',
    ],
    texts: textsOf(sampleHoursPage),
  }),
})

export const TradeBarred = meta.story({
  args: { choice: after, parts: afterParts, blocks: { ...sampleMember.blocks, tradeBarred: block } },
  ...says({
    ...afterRead,
    actions: { ...leave, お問い合わせ: '#/user/kf', 青葉精機: stock('0712'), みなと海運: stock('0418'), ...stars },
    notices: [
      '[danger] 本人確認の再審査のため、11/18（水）9:00から注文と申込みを停止しています（模擬時刻）。注文の取消はできます。',
    ],
    texts: textsOf(sampleHoursPage),
  }),
})

/** Neither what is watched nor who asks is known yet. */
export const Loading = meta.story({
  // Stocks that were read first wait for the content above them.
  args: { parts: { page: loading(), stocks: ready(funds) }, blocks: undefined, watching: undefined },
  ...says({ headings: ['ETF', '銘柄', '時間外の取引'], figures: {}, actions: ways, notices: [] }),
})

const lost = refuse('offline', {})
const offline = '通信できません。電波の良い場所で、もう一度お試しください。'
const retryIn = /もう一度|Try again|再試一次/

/** Nothing can be read: said once. */
export const Failed = meta.story({
  args: { parts: { page: failed(lost), stocks: failed(lost) } },
  async play(context) {
    const { args, canvas, userEvent } = context
    await there(context)
    await userEvent.click(canvas.getByRole('button', { name: retryIn }))
    await expect(args.onRetry.mock.calls).toEqual([['page']])
  },
  ...says({
    headings: ['ETF', '銘柄', '時間外の取引'],
    figures: {},
    actions: { ...ways, もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    notices: [`表示できません ${offline}（offline）`],
  }),
})

export const StocksFailed = meta.story({
  args: { parts: { ...parts, stocks: failed(lost) } },
  async play(context) {
    const { args, canvas, userEvent } = context
    await there(context)
    await userEvent.click(await canvas.findByRole('button', { name: retryIn }))
    await expect(args.onRetry.mock.calls).toEqual([['stocks']])
  },
  ...says({
    ...read,
    figures: { ...hours, ...costs, ...terms },
    actions: { ...ways, もう一度試す: 'button' },
    notices: [`[neutral] 銘柄の値段を表示できません。${offline}`],
    texts: textsOf(sampleEtfPage),
  }),
})

const stale = { since: Date.parse('2026-11-20T14:28:41+09:00'), refusal: lost }

/** Without a connection the data read before is kept, with its time; prices are grey. */
export const Stale = meta.story({
  tags: ['vrt'],
  args: { parts: { page: ready(sampleEtfPage, stale), stocks: ready(funds, stale) } },
  async play(context) {
    const { args, canvas, userEvent } = context
    await there(context)
    await userEvent.click(canvas.getByRole('button', { name: retryIn }))
    await expect(args.onRetry.mock.calls).toEqual([['page']])
  },
  ...says({
    ...read,
    figures: { ...hours, ...costs, ...terms, カブト模擬225上場投信: '49,120 14:28 の値 — 0A1B' },
    actions: { ...read.actions, もう一度試す: 'button' },
    notices: [`[progress] 11/20（金）14:28（模擬時刻）の内容です。更新できませんでした。${offline}`],
  }),
})

/** Prices alone are old. */
export const StocksStale = meta.story({
  args: { parts: { ...parts, stocks: ready(funds, stale) } },
  ...says({
    ...read,
    figures: { ...hours, ...costs, ...terms, カブト模擬225上場投信: '49,120 14:28 の値 — 0A1B' },
    actions: { ...read.actions, もう一度試す: 'button' },
    notices: [`[progress] 11/20（金）14:28（模擬時刻）の内容です。更新できませんでした。${offline}`],
  }),
})

export const Refreshing = meta.story({
  args: { parts: { page: refreshing(sampleEtfPage), stocks: refreshing(funds) } },
  ...says(read),
})
