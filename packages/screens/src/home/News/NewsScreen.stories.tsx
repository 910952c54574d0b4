import { sampleNews } from '@kabuto/domain/home'
import { sampleStocks } from '@kabuto/domain/market'
import { failed, loading, ready, refreshing, refuse } from '@kabuto/domain/shared'
import { sampleNow } from '@kabuto/domain/funds'
import { PageBottom } from '@kabuto/ui-kit'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import { expect, fn, waitFor, within } from 'storybook/test'
import { MainMenu } from '../../shared/MainMenu/MainMenu.tsx'
import type { ListedNews } from './newsData.ts'
import { NewsScreen } from './NewsScreen.tsx'

const say = textsIn('news')
const bySymbol = new Map(sampleStocks.map((stock) => [stock.symbol, stock]))
const stocks = new Map([...bySymbol].filter(([symbol]) => ['0712', '0418', 'KABU1'].includes(symbol)))
/** More would not be there at once with large text: the list makes only the rows that are near. */
const data: ListedNews = { rows: sampleNews.filter(({ id }) => ['w1', 'w3', 'w5'].includes(id)), next: 'end' }
const first = '青葉精機、精密減速機の新工場を稼働'
const last = '取引報告書の書式を見やすくしました'

const meta = preview.meta({
  title: 'Screens/Home/News',
  component: NewsScreen,
  args: {
    topic: {},
    data: ready(data),
    stocks,
    isRead: (id) => id === 'w3',
    now: sampleNow,
    onTopic: fn(),
    onMore: fn(),
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

const nav = { マーケット: '#/market/market', 検索: '#/home/search' }
const factory = `${first} 13:40 企業 カブト模擬通信`
/** Each piece with its page, and the stock that it names with its change of the day. */
const firstRow = {
  [factory]: '#/home/moreNews?id=w1',
  '青葉精機 ▲+1.23%': '#/market/marketDetail?symbol=0712',
}
const rows = {
  ...firstRow,
  '10月の模擬物価指数、前年同月比2.1%上昇 8:50 経済 カブト模擬通信 既読': '#/home/moreNews?id=w3',
  '取引報告書の書式を見やすくしました 10:00 サービス カブト模擬通信': '#/home/moreNews?id=w5',
}
const read = {
  headings: ['ニュース', '11/20（金） 今日', '11/18（水）'],
  figures: {},
  actions: { ...nav, ...rows },
  notices: [] as string[],
  texts: ['会社も記事も架空です', 'これ以上はありません'],
  groups: ['分野', 'ニュース'],
}
/** Under a banner large text leaves room for one piece only. */
const single: ListedNews = { rows: data.rows.slice(0, 1), next: 'end' }
const singleRead = {
  ...read,
  headings: ['ニュース', '11/20（金） 今日'],
  actions: { ...nav, ...firstRow },
}
const ofStock = { ...singleRead, actions: { ...singleRead.actions, すべてのニュース: 'button' } }
const bare = { headings: ['ニュース'], groups: ['分野'] }

/** Rows are there once the list knows how high they are. */
const come = (title: string) => ({
  async play({ canvas }: { canvas: { findByText: (text: string) => Promise<unknown> } }) {
    await canvas.findByText(title)
  },
})

export const Ready = meta.story({
  tags: ['vrt'],
  async play(context) {
    const { args, canvas, userEvent } = context
    const { categories, all, market, company, economy, world, service } = say(context)
    await canvas.findByText(last)
    const topics = within(canvas.getByRole('radiogroup', { name: categories })).getAllByRole('radio')
    await expect(topics.map((radio) => radio.closest('label')?.textContent)).toEqual([
      all,
      market,
      company,
      economy,
      world,
      service,
    ])
    await userEvent.click(canvas.getByRole('radio', { name: company }))
    await expect(args.onTopic.mock.calls).toEqual([[{ symbol: undefined, category: 'company' }]])
    await expect(args.onMore).not.toHaveBeenCalled()
    const here = within(canvas.getByRole('heading', { level: 1 })).getByRole('link')
    await expect(here).toHaveAttribute('href', '#/home/moreNews')
  },
  ...says(read),
})

/** One topic of one stock; all topics and all stocks are a press away, each alone. */
export const OfStock = meta.story({
  args: { topic: { symbol: '0712', category: 'company' }, data: ready(single) },
  async play(context) {
    const { args, canvas, userEvent } = context
    const { all, allNews } = say(context)
    await canvas.findByText(first)
    await userEvent.click(canvas.getByRole('button', { name: allNews }))
    await userEvent.click(canvas.getByRole('radio', { name: all }))
    await expect(args.onTopic.mock.calls).toEqual([
      [{ category: 'company' }],
      [{ symbol: '0712', category: undefined }],
    ])
  },
  ...says({ ...ofStock, notices: ['[info] 青葉精機のニュースだけを表示しています。'] }),
})

/** Before its name is known a stock is called by its symbol. */
export const OfUnknownStock = meta.story({
  args: { topic: { symbol: '0379' }, data: ready(single) },
  ...come(first),
  ...says({ ...ofStock, notices: ['[info] 0379のニュースだけを表示しています。'] }),
})

/** The stocks are named before it is known how they move, and leave room for that. */
export const Unpriced = meta.story({
  args: { data: ready(single), stocks: new Map() },
  ...come(first),
  ...says({
    ...singleRead,
    actions: { ...nav, [factory]: '#/home/moreNews?id=w1', 青葉精機: '#/market/marketDetail?symbol=0712' },
  }),
})

/** A stock that is not traded says so; one of last year has its year. */
export const Halted = meta.story({
  args: {
    data: ready({ rows: sampleNews.slice(0, 1), next: 'end' }),
    stocks: new Map(
      sampleStocks.slice(0, 1).map((stock) => {
        return [stock.symbol, { ...stock, quote: { ...stock.quote, state: 'halted' as const } }]
      }),
    ),
    now: Date.parse('2027-01-06T10:00:00+09:00'),
  },
  async play({ canvas }) {
    await canvas.findByText(sampleNews[0]?.title ?? '')
  },
  ...says({
    ...read,
    headings: ['ニュース', '2026/11/20（金）'],
    actions: {
      ...nav,
      [factory]: '#/home/moreNews?id=w1',
      '青葉精機 売買停止': '#/market/marketDetail?symbol=0712',
    },
  }),
})

export const Refreshing = meta.story({ args: { data: refreshing(data) }, ...come(last), ...says(read) })

export const Loading = meta.story({ args: { data: loading() }, ...says({ ...bare, figures: {}, actions: nav }) })

export const Failed = meta.story({
  args: { data: failed(refuse('timeout', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度試す|Try again|再試一次/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    ...bare,
    actions: { ...nav, もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    notices: ['表示できません 応答に時間がかかっています。もう一度お試しください。（timeout）'],
  }),
})

export const Stale = meta.story({
  args: { data: ready(single, { since: Date.parse('2026-11-20T14:05:41+09:00'), refusal: refuse('offline', {}) }) },
  ...come(first),
  ...says({
    ...singleRead,
    actions: { ...singleRead.actions, もう一度試す: 'button' },
    notices: [
      '[progress] 11/20（金）14:05（模擬時刻）の内容です。更新できませんでした。通信できません。電波の良い場所で、もう一度お試しください。',
    ],
  }),
})

/** The next page is asked for once, and again where it failed. */
export const More = meta.story({
  args: { data: ready({ ...data, next: 'more' }) },
  async play({ args, canvas }) {
    await canvas.findByText(last)
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce())
  },
  ...says({ ...read, texts: ['会社も記事も架空です'] }),
})

export const MoreFailed = meta.story({
  args: { data: ready({ ...data, next: 'failed' }) },
  async play({ args, canvas, userEvent }) {
    await canvas.findByText(last)
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
  ...says({
    ...read,
    actions: { ...read.actions, もう一度: 'button' },
    texts: ['会社も記事も架空です', '続きを読み込めませんでした'],
  }),
})

export const Empty = meta.story({
  args: { topic: { category: 'world' }, data: ready({ rows: [], next: 'end' }) },
  ...says({
    ...bare,
    figures: {},
    actions: nav,
    texts: ['この分野のニュースはありません', 'ほかの分野を選ぶと読めます。'],
  }),
})
