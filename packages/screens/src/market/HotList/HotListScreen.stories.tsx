import { sampleStocks, type Stock } from '@kabuto/domain/market'
import { failed, loading, type Market, ready, refuse } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import { expect, fn, within } from 'storybook/test'
import { sampleStream } from '../../shared/Stock/liveSamples.ts'
import type { ListedStocks } from '../marketData.ts'
import { type HotListChoice, HotListScreen } from './HotListScreen.tsx'

const say = textsIn('market')
const now = Date.parse('2026-11-20T14:32:00+09:00')
/** The price of the last is a minute older than those of the others. */
const older = (stock: Stock): Stock => ({ ...stock, quote: { ...stock.quote, at: '2026-11-20T14:31:00+09:00' } })
const of = (market: Market) => sampleStocks.filter((stock) => stock.market === market).slice(0, 3)

const stock = (symbol: string): string => `#/market/marketDetail?symbol=${symbol}`
const nav = { 戻る: '#/market/market', 検索: '#/home/search' }
const trading = ['東京 後場 取引中', '15:30 まで']
const ranked = '順位は 11/20（金）14:32 現在（模擬時刻）'
const end = 'これ以上はありません'
const headings = ['ランキング', '売買代金の多い順']
const columns = '売買代金・現在値・前日比（模擬）'

const choice: HotListChoice = { market: 'jpy', hot: 'turnover' }

const meta = preview.meta({
  title: 'Screens/Market/HotList',
  component: HotListScreen,
  args: {
    ...choice,
    now,
    stocks: ready<ListedStocks>({ rows: [...of('jpy').slice(0, 2), ...of('jpy').slice(2).map(older)], next: 'end' }),
    quotes: sampleStream().quotes,
    onChoose: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

/** Each choice keeps the other one. A place has the room of the day's line. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play(context) {
    const { args, canvas, userEvent } = context
    const list = canvas.getByRole('list', { name: say(context).turnover })
    await expect(list.querySelector('svg')).toBeNull()
    const [, america] = canvas.getAllByRole('radio')
    await userEvent.click(america ?? canvas.getByRole('main'))
    const lists = within(canvas.getByRole('radiogroup', { name: say(context).lists }))
    await userEvent.click(lists.getByRole('radio', { name: say(context).volume }))
    await expect(args.onChoose.mock.calls).toEqual([
      [{ market: 'usd', hot: 'turnover' }],
      [{ market: 'jpy', hot: 'volume' }],
    ])
  },
  ...says({
    headings,
    actions: {
      ...nav,
      '1 青葉精機 0712 プライム 36.5億円 2,846.0 ▲+1.23%': stock('0712'),
      '2 みなと海運 0418 プライム 25.5億円 1,204.5 ▼−1.47%': stock('0418'),
      '3 兜電子 0935 プライム 21.2億円 5,310 ▲+1.18%': stock('0935'),
    },
    notices: [],
    texts: [...trading, ranked, columns, end],
  }),
})

/** What the change already says is shown once. */
export const Gainers = meta.story({
  tags: ['vrt'],
  args: { hot: 'gainers' },
  ...says({
    headings: ['ランキング', '値上がり率の高い順'],
    actions: {
      ...nav,
      '1 青葉精機 0712 プライム 2,846.0 ▲+1.23%': stock('0712'),
      '2 みなと海運 0418 プライム 1,204.5 ▼−1.47%': stock('0418'),
      '3 兜電子 0935 プライム 5,310 ▲+1.18%': stock('0935'),
    },
    texts: [...trading, ranked, '現在値・前日比（模擬）', end],
  }),
})
export const Losers = meta.story({
  args: { hot: 'losers', stocks: ready<ListedStocks>({ rows: of('jpy').slice(1, 2), next: 'end' }) },
  ...says({
    headings: ['ランキング', '値下がり率の高い順'],
    actions: { ...nav, '1 みなと海運 0418 プライム 1,204.5 ▼−1.47%': stock('0418') },
  }),
})
export const Volume = meta.story({
  args: { hot: 'volume' },
  ...says({
    headings: ['ランキング', '出来高の多い順'],
    actions: {
      ...nav,
      '1 青葉精機 0712 プライム 128万株 2,846.0 ▲+1.23%': stock('0712'),
      '2 みなと海運 0418 プライム 211万株 1,204.5 ▼−1.47%': stock('0418'),
      '3 兜電子 0935 プライム 40万株 5,310 ▲+1.18%': stock('0935'),
    },
    texts: [...trading, ranked, '出来高・現在値・前日比（模擬）', end],
  }),
})
export const UnitedStates = meta.story({
  args: { market: 'usd', stocks: ready({ rows: of('usd'), next: 'end' }) },
  ...says({
    headings,
    actions: { ...nav, '1 カブト・ロボティクス KABU1 10.0億ドル $184.32 ▼−0.64%': stock('KABU1') },
    texts: ['米国 取引時間外', '23:30 から', ranked, columns, end],
  }),
})

export const Loading = meta.story({
  args: { stocks: loading() },
  ...says({ headings, figures: {}, actions: nav, texts: [...trading, columns] }),
})

export const Failed = meta.story({
  args: { stocks: failed(refuse('offline', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度|Try again|再試一次/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    headings,
    actions: { ...nav, もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
  }),
})

/** Grey, with its time; its rank is not updated. */
export const Stale = meta.story({
  tags: ['vrt'],
  args: {
    stocks: ready(
      { rows: of('jpy'), next: 'end' },
      { since: Date.parse('2026-11-20T14:28:41+09:00'), refusal: refuse('timeout', {}) },
    ),
  },
  ...says({
    actions: {
      ...nav,
      もう一度試す: 'button',
      '1 青葉精機 0712 プライム 36.5億円 2,846.0 14:28 の値': stock('0712'),
      '2 みなと海運 0418 プライム 25.5億円 1,204.5 14:28 の値': stock('0418'),
      '3 兜電子 0935 プライム 21.2億円 5,310 14:28 の値': stock('0935'),
    },
    notices: [
      '[progress] 11/20（金）14:28（模擬時刻）の内容です。更新できませんでした。応答に時間がかかっています。もう一度お試しください。',
    ],
  }),
})

/** Nothing has been traded yet on the first day of a market. */
export const Empty = meta.story({
  args: { stocks: ready({ rows: [], next: 'end' }) },
  ...says({ headings, actions: nav, texts: [...trading, columns, '該当する銘柄はありません'] }),
})
