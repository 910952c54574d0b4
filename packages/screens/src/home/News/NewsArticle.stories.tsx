import { sampleNews, sampleNewsDetail } from '@kabuto/domain/home'
import { sampleNow } from '@kabuto/domain/funds'
import { sampleQuote, sampleStocks } from '@kabuto/domain/market'
import { failed, loading, ready, refreshing, refuse } from '@kabuto/domain/shared'
import { PageBottom } from '@kabuto/ui-kit'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { expect, fn, waitFor } from 'storybook/test'
import { SampleTabBar } from '../../shared/SampleTabBar.tsx'
import { sampleStream } from '../../shared/Stock/liveSamples.ts'
import { NewsArticle } from './NewsArticle.tsx'

const stream = sampleStream()
const back = { 戻る: '#/home/moreNews' }
const lost = refuse('offline', {})

const meta = preview.meta({
  title: 'Screens/Home/NewsArticle',
  component: NewsArticle,
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
      <PageBottom value={<SampleTabBar current="quotes" />}>
        <Story />
      </PageBottom>
    ),
  ],
  parameters: { layout: 'fullscreen' },
})

const headings = ['ニュース', '青葉精機、精密減速機の新工場を稼働', '関連銘柄', '青葉精機のほかのニュース']

/** The stock moves with the stream; nothing here buys or sells. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play({ canvas }) {
    const row = canvas.getAllByRole('listitem').find((each) => /0712/.test(each.textContent))
    stream.tick({ ...sampleQuote, price: '2851.5', changePercent: '1.42', at: '2026-11-20T14:32:01+09:00' })
    await waitFor(() => expect(row).toHaveTextContent('2,851.5'))
    await expect(canvas.queryAllByRole('button')).toEqual([])
    stream.tick({ ...sampleQuote, at: '2026-11-20T14:32:02+09:00' })
  },
  ...says({ headings }),
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
  ...says({ headings: headings.slice(0, 3) }),
})

export const PartsLoading = meta.story({
  args: { stocks: loading(), others: loading() },
  ...says({ headings: headings.slice(0, 3) }),
})

/** No stock is named, and nothing else is told. */
export const NoStocks = meta.story({
  args: { article: ready({ ...sampleNewsDetail, symbols: [] }), stocks: ready([]), others: ready([]) },
  ...says({ headings: headings.slice(0, 2) }),
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
  ...says({ headings: ['ニュース', '<b>見出し</b>', '関連銘柄'] }),
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
