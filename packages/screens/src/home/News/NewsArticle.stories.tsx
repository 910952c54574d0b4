import { sampleNews, sampleNewsDetail } from '@kabuto/domain/home'
import { sampleNow } from '@kabuto/domain/funds'
import { sampleQuote, sampleStocks } from '@kabuto/domain/market'
import { failed, loading, ready, refreshing, refuse } from '@kabuto/domain/shared'
import { PageBottom } from '@kabuto/ui-kit'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { expect, fn, waitFor } from 'storybook/test'
import { MainMenu } from '../../shared/MainMenu/MainMenu.tsx'
import { sampleStream } from '../../shared/Stock/liveSamples.ts'
import { NewsArticle } from './NewsArticle.tsx'

const stream = sampleStream()
const back = { 戻る: '#/home/moreNews' }
const lost = refuse('offline', {})

const meta = preview.meta({
  title: 'Screens/Home/NewsArticle',
  component: NewsArticle,
  beforeEach: stream.begin,
  args: {
    article: ready(sampleNewsDetail),
    stocks: ready(sampleStocks.slice(0, 1)),
    others: ready(sampleNews.slice(1)),
    now: sampleNow,
    quotes: stream.quotes,
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

const headings = ['ニュース', '青葉精機、精密減速機の新工場を稼働', '関連銘柄', '青葉精機のほかのニュース']

/** The article itself: what it is, from whom and when, that all of it is invented. */
const texts = [
  '企業',
  '2026/11/20（金）13:40（模擬時刻）',
  '模擬',
  'カブト模擬通信',
  '架空の配信元・記事も会社も模擬です',
  '青葉精機（0712）は20日、産業用ロボット向け減速機の新工場を稼働したと発表した。同社も工場も架空のものである。',
  '年間の生産能力は約1.4倍',
  '投資額は82億円',
  '記事は架空です。売買をすすめるものではありません。',
]

/** The stock moves with the stream; nothing here buys or sells. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play({ canvas }) {
    const row = canvas.getAllByRole('listitem').find((each) => /0712/.test(each.textContent))
    stream.tick({ ...sampleQuote, price: '2851.5', changePercent: '1.42', at: '2026-11-20T14:32:01+09:00' })
    await waitFor(() => expect(row).toHaveTextContent('2,851.5'))
    await expect(canvas.queryAllByRole('button')).toEqual([])
  },
  ...says({
    headings,
    figures: {
      '10月の模擬物価指数、前年同月比2.1%上昇': '11/20（金）8:50 経済',
      '模擬日経平均は続伸、機械株に買い': '11/20（金）11:35 市場',
      '模擬米国株は反落、ロボット関連に利益確定の売り': '11/20（金）6:20 海外',
      青葉精機: '[up] 2,851.5 ▲+1.42% — 0712',
    },
    actions: {
      '10月の模擬物価指数、前年同月比2.1%上昇': '#/home/moreNews?id=w3',
      戻る: '#/home/moreNews',
      '模擬日経平均は続伸、機械株に買い': '#/home/moreNews?id=w2',
      '模擬米国株は反落、ロボット関連に利益確定の売り': '#/home/moreNews?id=w4',
      青葉精機: '#/market/marketDetail?symbol=0712',
      青葉精機の株価: '#/market/marketDetail?symbol=0712',
    },
    texts,
    notices: [],
  }),
})

export const Refreshing = meta.story({ args: { article: refreshing(sampleNewsDetail) }, ...says({ headings }) })

export const Loading = meta.story({
  args: { article: loading() },
  ...says({ headings: ['ニュース'], figures: {}, actions: back, texts: [] }),
})

export const Failed = meta.story({
  args: { article: failed(lost) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度試す|Try again|再試一次/ }))
    await expect(args.onRetry.mock.calls).toEqual([['article']])
  },
  ...says({
    headings: ['ニュース'],
    figures: {},
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
  }),
})

/** The article is read although its stocks and the other news are not there. */
export const PartsFailed = meta.story({
  args: { stocks: failed(lost), others: failed(lost) },
  async play({ args, canvas, userEvent }) {
    for (const retry of canvas.getAllByRole('button')) await userEvent.click(retry)
    await expect(args.onRetry.mock.calls).toEqual([['stocks'], ['others']])
  },
  ...says({
    headings: headings.slice(0, 3),
    figures: {},
    actions: {
      もう一度試す: 'button',
      'もう一度試す 2': 'button',
      戻る: '#/home/moreNews',
      青葉精機の株価: '#/market/marketDetail?symbol=0712',
    },
    texts,
    notices: [
      '[neutral] 関連銘柄を表示できません。通信できません。電波の良い場所で、もう一度お試しください。',
      '[neutral] ほかのニュースを表示できません。通信できません。電波の良い場所で、もう一度お試しください。',
    ],
  }),
})

export const PartsLoading = meta.story({
  args: { stocks: loading(), others: loading() },
  ...says({
    headings: headings.slice(0, 3),
    figures: {},
    actions: { 戻る: '#/home/moreNews', 青葉精機の株価: '#/market/marketDetail?symbol=0712' },
    texts,
    notices: [],
  }),
})

/** No stock is named, and nothing else is shown. */
export const NoStocks = meta.story({
  args: { article: ready({ ...sampleNewsDetail, symbols: [], names: [] }), stocks: ready([]), others: ready([]) },
  ...says({
    headings: headings.slice(0, 2),
    figures: {},
    actions: { 戻る: '#/home/moreNews', 青葉精機の株価: '#/market/marketDetail?symbol=0712' },
    texts,
    notices: [],
  }),
})

/** Another site is named before one leaves, and only over https; what is markup is read as text. */
export const Elsewhere = meta.story({
  args: {
    article: ready({
      ...sampleNewsDetail,
      title: '<b>見出し</b>',
      body: [
        { kind: 'paragraph', text: '<img src=x onerror="window.pwned = true">' },
        { kind: 'link', label: '暦の出典', href: 'https://example.com/calendar' },
      ],
    }),
    others: ready([]),
  },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('link', { name: /暦の出典\s*example\.com/ })).toHaveAttribute('rel', 'noreferrer')
    await expect(canvasElement.querySelector('img, article b')).toBeNull()
  },
  ...says({
    headings: ['ニュース', '<b>見出し</b>', '関連銘柄'],
    actions: {
      ...back,
      '暦の出典 example.com': 'https://example.com/calendar',
      青葉精機: '#/market/marketDetail?symbol=0712',
    },
    texts: [...texts.slice(0, 5), '<img src=x onerror="window.pwned = true">', ...texts.slice(-1)],
  }),
})

export const Missing = meta.story({
  tags: ['vrt'],
  args: { article: failed(refuse('notFound', { what: 'w9' })) },
  ...says({
    headings: ['ニュース'],
    figures: {},
    actions: { ...back, ニュースの一覧へ: '#/home/moreNews' },
    notices: [],
    texts: ['記事が見つかりません', '掲載が終わったか、アドレスに誤りがあります。'],
  }),
})
