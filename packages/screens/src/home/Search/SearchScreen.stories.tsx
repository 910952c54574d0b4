import { sampleHits, sampleInstruments, sampleQuotes, sampleStocks, type SearchHit } from '@kabuto/domain/market'
import { failed, loading, ready, refreshing, refuse } from '@kabuto/domain/shared'
import { List } from '@kabuto/ui-kit'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { HitRow } from './HitRow.tsx'
import { SearchScreen } from './SearchScreen.tsx'

const words = textsIn('search')

/** Samples as they would be found. */
function hits(matched: SearchHit['matched'], ...symbols: string[]): SearchHit[] {
  return sampleInstruments.flatMap(({ symbol, names, market, kind, sector }) =>
    symbols.includes(symbol) ? [{ symbol, names, market, kind, sector, matched }] : [],
  )
}

const prices = ready(sampleQuotes)
const watched = ['0935']
const onWatch = fn()
const history = sampleStocks.filter(({ symbol }) => ['0712', 'KABU1'].includes(symbol))

const back = { 戻る: '#/home/index' }
const field = { 検索: '' }
const typed = (text: string) => ({ fields: { 検索: text }, actions: { ...back, 入力を消す: 'button' } })

const kabuto = {
  figures: {
    兜電子: '[up] 5,310 ▲+1.18% — 0935 カブトデンシ',
    カブト模擬225上場投信: '[up] 49,120 ▲+0.68% — 0A1B カブトモギ225ジョウジョウトウシン',
    'カブト・ロボティクス': '[down] $184.32 ▼−0.64% — KABU1 カブトロボティクス',
  },
  actions: {
    兜電子: '#/market/marketDetail?symbol=0935',
    ウォッチリストの兜電子: 'button, on',
    カブト模擬225上場投信: '#/market/marketDetail?symbol=0A1B',
    ウォッチリストのカブト模擬225上場投信: 'button',
    'カブト・ロボティクス': '#/market/marketDetail?symbol=KABU1',
    'ウォッチリストのカブト・ロボティクス': 'button',
  },
}

const read = {
  ...typed('かぶと'),
  headings: ['検索', '「かぶと」に一致 3件'],
  figures: kabuto.figures,
  actions: { ...typed('かぶと').actions, ...kabuto.actions },
  texts: ['現在値（模擬）・前日比'],
  notices: [],
}

const examples = {
  figures: { '0712': '銘柄コード', あおば: 'かな', aoba: 'ローマ字' },
  actions: { '0712': 'button', あおば: 'button', aoba: 'button' },
}

/** The parts that are marked, in their order. */
const marks = (root: HTMLElement): string[] => [...root.querySelectorAll('mark')].map(({ textContent }) => textContent)

const meta = preview.meta({
  title: 'Screens/Home/Search',
  component: SearchScreen,
  args: {
    text: 'かぶと',
    onText: fn(),
    found: ready({ text: 'かぶと', hits: sampleHits, prices }),
    history: ready([]),
    watching: { isWatched: (symbol) => watched.includes(symbol), onWatch },
    onOpen: fn(),
    onForget: fn(),
    onRetry: fn(),
  },
  // A link of a story leads nowhere.
  decorators: [
    (Story) => (
      <div onClickCapture={(event) => event.preventDefault()}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
})

/** The reading is why it was found; a star is pressed without leaving the row. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play({ args, canvas, canvasElement, userEvent, globals }) {
    onWatch.mockClear()
    await expect(marks(canvasElement)).toEqual(['カブト', 'カブト', 'カブト'])
    const stars = canvas.getAllByRole('button', { pressed: false })
    await userEvent.click(stars[0] ?? canvasElement)
    await userEvent.click(canvas.getByRole('button', { pressed: true }))
    await expect(onWatch.mock.calls).toEqual([['0A1B'], ['0935']])
    await expect(args.onOpen).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('link', { name: /0935/ }))
    await expect(args.onOpen.mock.calls).toEqual([['0935']])
    const { searchHint } = words({ globals })
    const { search } = textsIn('titles')({ globals })
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleName(search)
    await expect(canvas.getByRole('searchbox')).toHaveAttribute('placeholder', searchHint)
  },
  ...says({ ...read, groups: ['検索', '見つかった銘柄'] }),
})

/** While the next letters are asked for, the previous results are kept. */
export const Refreshing = meta.story({
  args: { text: 'かぶとで', found: refreshing({ text: 'かぶと', hits: sampleHits, prices }) },
  ...says({ ...read, fields: { 検索: 'かぶとで' } }),
})

export const Loading = meta.story({
  args: { found: loading() },
  ...says({ ...typed('かぶと'), headings: ['検索'], figures: {}, texts: [] }),
})

/** The names are shown at once, their prices come. */
export const PricesAwaited = meta.story({
  args: { found: ready({ text: 'かぶと', hits: sampleHits, prices: loading() }) },
  ...says({
    ...read,
    figures: {
      兜電子: '0935 カブトデンシ',
      カブト模擬225上場投信: '0A1B カブトモギ225ジョウジョウトウシン',
      'カブト・ロボティクス': 'KABU1 カブトロボティクス',
    },
  }),
})

const lost = refuse('timeout', {})

/** Without prices a hit still leads on; without the lists nothing can be starred. */
export const PricesFailed = meta.story({
  tags: ['vrt'],
  args: { found: ready({ text: 'かぶと', hits: sampleHits, prices: failed(lost) }), watching: undefined },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度試す|Try again|再試一次/ }))
    await expect(args.onRetry.mock.calls).toEqual([['prices']])
  },
  ...says({
    ...read,
    figures: {
      兜電子: '[unknown] ― ― — 0935 カブトデンシ',
      カブト模擬225上場投信: '[unknown] ― ― — 0A1B カブトモギ225ジョウジョウトウシン',
      'カブト・ロボティクス': '[unknown] ― ― — KABU1 カブトロボティクス',
    },
    actions: {
      ...typed('').actions,
      もう一度試す: 'button',
      兜電子: '#/market/marketDetail?symbol=0935',
      カブト模擬225上場投信: '#/market/marketDetail?symbol=0A1B',
      'カブト・ロボティクス': '#/market/marketDetail?symbol=KABU1',
    },
    notices: ['[neutral] 価格を表示できません。応答に時間がかかっています。もう一度お試しください。'],
  }),
})

/** The time of the prices is shown once. */
export const PricesStale = meta.story({
  args: {
    found: ready({
      text: 'かぶと',
      hits: sampleHits,
      prices: ready(sampleQuotes, { since: Date.parse('2026-11-20T14:05:41+09:00'), refusal: lost }),
    }),
  },
  ...says({
    ...read,
    actions: { ...read.actions, もう一度試す: 'button' },
    notices: [
      '[progress] 11/20（金）14:05（模擬時刻）の内容です。更新できませんでした。応答に時間がかかっています。もう一度お試しください。',
    ],
  }),
})

export const Failed = meta.story({
  args: { found: failed(refuse('offline', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度試す|Try again|再試一次/ }))
    await expect(args.onRetry.mock.calls).toEqual([['found']])
  },
  ...says({
    ...typed('かぶと'),
    headings: ['検索'],
    figures: {},
    actions: { ...typed('').actions, もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
  }),
})

/** A text that is no word of the page. */
const inRomaji = sampleStocks.slice(0, 1).map((stock) => ({ ...stock, symbol: 'minatokaiun' }))

const each: [SearchHit['matched'], text: string, symbol: string][] = [
  ['code', '71', '0712'],
  ['kanji', '椿製藥', '0166'],
  ['kanji', '白川', '0263'],
  ['romaji', 'minatokaiun', '0418'],
  ['english', 'tele', '0824'],
]

/** A code is highlighted in its place, a name in its own language too; all else is shown beside the code. */
export const FoundBy = meta.story({
  // What is typed is given; the rest are words of the page.
  args: {
    text: 'tele',
    found: ready({ text: '白川', hits: hits('english', '0824'), prices }),
    history: ready([...sampleStocks, ...inRomaji]),
  },
  render: ({ onOpen }) => (
    <List label="0712">
      {each.map(([matched, text, symbol]) =>
        hits(matched, symbol).map((hit) => (
          <HitRow
            key={text}
            hit={hit}
            text={text}
            quote={sampleQuotes.find((quote) => quote.symbol === symbol)}
            loading={false}
            watching={undefined}
            onOpen={onOpen}
          />
        )),
      )}
    </List>
  ),
  async play({ canvasElement }) {
    await expect(marks(canvasElement)).toEqual(['71', '椿製藥', '白川', 'minatokaiun', 'Tele'])
  },
  ...says({
    figures: {
      青葉精機: '[up] 2,846.0 ▲+1.23% — 0712',
      椿製薬: '[up] 4,275 ▲+3.09% — 0166 椿製藥',
      白川食品: '[up] 1,012.0 ▲+0.35% — 0263',
      みなと海運: '[down] 1,204.5 ▼−1.47% — 0418 minatokaiun',
      朝霧通信: '[down] 712.8 ▼−0.29% — 0824 Asagiri Telecom',
    },
  }),
})

const kaiwa: SearchHit = {
  symbol: '0712',
  names: { ja: '貝湾工業', kana: 'カイワンコウギョウ', en: 'Kaiwan Industries', zhHant: '貝灣工業' },
  market: 'jpy',
  kind: 'stock',
  sector: 'machinery',
  matched: 'kana',
}

/** What was typed with one mistake is shown as such, below what was found letter for letter. */
export const Near = meta.story({
  tags: ['vrt'],
  args: {
    text: 'カイウン',
    found: ready({ text: 'カイウン', hits: [...hits('kana', '0418'), kaiwa], prices }),
  },
  async play({ canvasElement }) {
    await expect(marks(canvasElement)).toEqual(['カイウン', 'カイワン'])
  },
  ...says({
    ...typed('カイウン'),
    headings: ['検索', '「カイウン」に一致 1件', '似た名前の銘柄'],
    figures: {
      みなと海運: '[down] 1,204.5 ▼−1.47% — 0418 ミナトカイウン',
      貝湾工業: '[up] 2,846.0 ▲+1.23% — 0712 カイワンコウギョウ',
    },
    actions: {
      ...typed('').actions,
      みなと海運: '#/market/marketDetail?symbol=0418',
      ウォッチリストのみなと海運: 'button',
      貝湾工業: '#/market/marketDetail?symbol=0712',
      ウォッチリストの貝湾工業: 'button',
    },
    groups: ['検索', '見つかった銘柄', '似た名前の銘柄'],
    texts: ['現在値（模擬）・前日比'],
  }),
})

export const OnlyNear = meta.story({
  args: { text: 'あおは', found: ready({ text: 'あおは', hits: hits('kana', '0712'), prices }) },
  async play({ canvasElement }) {
    await expect(marks(canvasElement)).toEqual(['アオバ'])
  },
  ...says({
    ...typed('あおは'),
    headings: ['検索', '「あおは」に似た名前の銘柄'],
    figures: { 青葉精機: '[up] 2,846.0 ▲+1.23% — 0712 アオバセイキ' },
    actions: {
      ...typed('').actions,
      青葉精機: '#/market/marketDetail?symbol=0712',
      ウォッチリストの青葉精機: 'button',
    },
    texts: ['現在値（模擬）・前日比'],
  }),
})

const standing = (symbol: string, state: 'halted' | 'delisted' | 'notListed') =>
  sampleQuotes.filter((quote) => quote.symbol === symbol).map((quote) => ({ ...quote, state }))

const standings = {
  figures: {
    兜電子: '5,310 上場前 — 0935 カブトデンシ',
    北杜電力: '1,543 売買停止 — 0527',
    白川食品: '1,012.0 上場廃止 — 0263',
  },
  actions: {
    兜電子: '#/market/marketDetail?symbol=0935',
    北杜電力: '#/market/marketDetail?symbol=0527',
    白川食品: '#/market/marketDetail?symbol=0263',
  },
}
/** Found, and without a price yet: as many more as are shown. */
const names = Array.from({ length: 47 }, (_, at) => ({
  name: at === 0 ? '朝霧通信' : `朝霧通信 ${at + 1}`,
  symbol: `0X${at}`,
}))
const unpriced = {
  figures: Object.fromEntries(names.map(({ name, symbol }) => [name, `[unknown] ― ― — ${symbol}`])),
  actions: Object.fromEntries(names.map(({ name, symbol }) => [name, `#/market/marketDetail?symbol=${symbol}`])),
}

/** A word replaces the change where there is none; fifty are shown as a part of more. */
export const Standings = meta.story({
  tags: ['vrt'],
  args: {
    text: 'カブ',
    found: ready({
      text: 'カブ',
      hits: [
        ...hits('kana', '0935', '0263', '0527'),
        ...Array.from({ length: 47 }, (_, at) =>
          hits('kana', '0824').map((hit) => ({ ...hit, symbol: `0X${at}` })),
        ).flat(),
      ],
      prices: ready([...standing('0935', 'notListed'), ...standing('0527', 'halted'), ...standing('0263', 'delisted')]),
    }),
    watching: undefined,
  },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(/50/)
    const rows = within(canvasElement).getAllByRole('listitem').slice(0, 3)
    await expect(
      rows.map(({ textContent }) =>
        /売買停止|上場廃止|上場前|Halted|Delisted|Not listed yet|暫停交易|已下市|尚未上市/.test(textContent),
      ),
    ).toEqual([true, true, true])
  },
  ...says({
    ...typed('カブ'),
    headings: ['検索', '「カブ」に一致 50件まで'],
    figures: { ...standings.figures, ...unpriced.figures },
    actions: { ...typed('カブ').actions, ...standings.actions, ...unpriced.actions },
    texts: ['現在値（模擬）・前日比'],
    notices: [],
  }),
})

export const NoHit = meta.story({
  tags: ['vrt'],
  args: { text: '📈', found: ready({ text: '📈', hits: [], prices: ready([]) }) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /aoba/ }))
    await expect(args.onText.mock.calls).toEqual([['aoba']])
  },
  ...says({
    ...typed('📈'),
    headings: ['検索'],
    figures: examples.figures,
    actions: { ...typed('').actions, ...examples.actions },
    texts: ['一致する銘柄はありません', 'ことばを短くするか、次のように入力してください。'],
  }),
})

/** Nothing typed, nothing looked at: what can be typed. Blanks are nothing. */
export const Empty = meta.story({
  args: { text: ' 　', found: undefined },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /0712/ }))
    await expect(args.onText.mock.calls).toEqual([['0712']])
  },
  ...says({
    headings: ['検索', '入力の例'],
    figures: examples.figures,
    actions: { ...typed('').actions, ...examples.actions },
    texts: [],
    groups: ['検索', '入力の例'],
  }),
})

export const History = meta.story({
  tags: ['vrt'],
  args: { text: '', found: undefined, history: ready(history) },
  async play({ args, canvas, canvasElement, userEvent, globals }) {
    const say = words({ globals })
    const [, second] = canvas.getAllByRole('listitem')
    await userEvent.click(within(second ?? canvasElement).getByRole('button'))
    await userEvent.click(canvas.getByRole('button', { name: say.forgetAll }))
    await expect(args.onForget.mock.calls).toEqual([['KABU1'], []])
    await userEvent.click(canvas.getByRole('link', { name: /0712/ }))
    await expect(args.onOpen.mock.calls).toEqual([['0712']])
  },
  ...says({
    fields: field,
    headings: ['検索', '最近見た銘柄'],
    figures: {
      青葉精機: '[up] 2,846.0 ▲+1.23% — 0712',
      'カブト・ロボティクス': '[down] $184.32 ▼−0.64% — KABU1',
    },
    actions: {
      ...back,
      青葉精機: '#/market/marketDetail?symbol=0712',
      青葉精機を履歴から消す: 'button',
      'カブト・ロボティクス': '#/market/marketDetail?symbol=KABU1',
      'カブト・ロボティクスを履歴から消す': 'button',
      すべて消す: 'button',
    },
    texts: ['この端末にだけ残ります'],
    groups: ['検索', '最近見た銘柄'],
  }),
})

export const HistoryFailed = meta.story({
  args: { text: '', found: undefined, history: failed(lost) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry.mock.calls).toEqual([['history']])
  },
  ...says({
    fields: field,
    actions: { ...back, もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    notices: ['表示できません 応答に時間がかかっています。もう一度お試しください。（timeout）'],
  }),
})

export const HistoryLoading = meta.story({
  args: { text: '', found: undefined, history: loading() },
  ...says({ fields: field, headings: ['検索'], figures: {}, actions: back, texts: [] }),
})

const longest = `<b>$t(title) {{text}}${'あ'.repeat(179)}`

/** As much as the server takes, and whatever is typed is only ever read. */
export const Typing = meta.story({
  args: { text: 'ああ', found: undefined },
  render: function Render(args) {
    const [text, setText] = useState('')
    return (
      <SearchScreen
        {...args}
        text={text}
        onText={setText}
        found={ready({ text, hits: [...hits('kana', '0712')], prices })}
      />
    )
  },
  async play({ canvas, userEvent }) {
    const input = canvas.getByRole('searchbox')
    await userEvent.click(input)
    await userEvent.paste(`<b>$t(title) {{text}}${'あ'.repeat(300)}`)
    await expect(input).toHaveValue(longest)
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('<b>$t(title) {{text}}')
  },
  ...says({
    ...typed(longest),
    headings: ['検索', `「${longest}」に一致 1件`],
    figures: { 青葉精機: '[up] 2,846.0 ▲+1.23% — 0712' },
    actions: {
      ...typed(longest).actions,
      青葉精機: '#/market/marketDetail?symbol=0712',
      ウォッチリストの青葉精機: 'button',
    },
    texts: ['現在値（模擬）・前日比'],
    notices: [],
  }),
})
