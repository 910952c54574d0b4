import preview from '@kabuto/storybook/preview'
import { expect, within } from 'storybook/test'
import { Board, useSamples } from '../base/board.tsx'
import { Article, type ArticleBlock } from './Article.tsx'

const blocks: ArticleBlock[] = [
  {
    kind: 'paragraph',
    text: '青葉精機（0712）は20日、産業用ロボット向け減速機の新工場を稼働したと発表した。同社も工場も架空のものである。',
  },
  { kind: 'list', items: ['年間の生産能力は約1.4倍', '投資額は82億円'] },
  { kind: 'paragraph', text: '立ち上げの費用がかさみ、今期の利益への寄与は小さいという。会社の見込みは次の通り。' },
  {
    kind: 'table',
    head: ['', '稼働前', '稼働後'],
    rows: [
      ['年間の生産能力', '32万台', '45万台'],
      ['今期の立ち上げ費用', '', '6億円'],
      ['営業利益の見込み', '148億円', '146億円'],
    ],
  },
  { kind: 'link', label: '青葉精機の株価', href: '#/market/marketDetail?symbol=0712' },
]

const meta = preview.meta({ title: 'Kit/Article', component: Article, args: { blocks } })

/** Paragraphs, a list, a table whose rows and columns have names, and a way on: each in its place. */
export const Playground = meta.story({
  async play({ canvas, userEvent }) {
    const article = canvas.getByRole('article')
    await expect([...article.children].map(({ tagName }) => tagName)).toEqual(['P', 'UL', 'P', 'DIV', 'A'])
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '年間の生産能力は約1.4倍',
      '投資額は82億円',
    ])
    const table = within(canvas.getByRole('table', { name: '表：稼働前・稼働後' }))
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['稼働前', '稼働後'])
    await expect(table.getByRole('row', { name: '営業利益の見込み 148億円 146億円' })).toBeVisible()
    await expect(table.getByRole('row', { name: '今期の立ち上げ費用 値なし 6億円' })).toBeVisible()
    const link = canvas.getByRole('link', { name: '青葉精機の株価' })
    await expect(link).toHaveAttribute('href', '#/market/marketDetail?symbol=0712')
    await expect(link).not.toHaveAttribute('target')
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44)
    // The table can be scrolled by keys.
    await userEvent.tab()
    await expect(canvas.getByRole('group', { name: '表：稼働前・稼働後' })).toHaveFocus()
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
})

/** The host is shown before one leaves; the app stays open. */
export const Outside = meta.story({
  name: '外へのリンク',
  args: { blocks: [{ kind: 'link', label: '暦の出典', href: 'https://example.com/calendar?year=2026' }] },
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: /^暦の出典\s*example\.com\s*新しいタブで開きます$/ })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noreferrer')
  },
})

const unsafe = [
  'javascript:window.pwned=true',
  ' javascript:window.pwned=true',
  'JaVaScRiPt:window.pwned=true',
  'data:text/html,<script>window.pwned=true</script>',
  'http://example.com',
  '//example.com',
  'https://',
  'https://kabuto.example@evil.example/login',
  'file:///etc/passwd',
  '#x',
  '',
]

/** What leads neither into this app nor over https is read, and cannot be pressed. */
export const Unsafe = meta.story({
  name: '安全でない行き先',
  args: { blocks: unsafe.map((href, at) => ({ kind: 'link', label: `行き先 ${at + 1}`, href })) },
  async play({ canvas }) {
    await expect(canvas.queryAllByRole('link')).toEqual([])
    await expect(canvas.getAllByText(/^行き先 \d+$/)).toHaveLength(unsafe.length)
  },
})

const table: ArticleBlock = {
  kind: 'table',
  head: ['日付', '入出金の受付', '東京市場'],
  rows: [
    ['11/20（金）', '9:30–19:30', '通常どおり'],
    ['11/23（月・祝）', '休止', '休場'],
    ['11/24（火）'],
    ['11/25（水）', '9:30–19:30', '通常どおり', '一つ多い'],
  ],
}

/** A row that is too short or too long keeps its columns; a table that is too wide scrolls by itself. */
export const Uneven = meta.story({
  name: 'そろわない表',
  args: { blocks: [table] },
  async play({ canvas, canvasElement }) {
    const cells = canvas.getAllByRole('row').map((row) => row.children.length)
    await expect(new Set(cells)).toEqual(new Set([4]))
    await expect(canvas.getByRole('row', { name: '11/24（火） 値なし 値なし 値なし' })).toBeVisible()
    canvasElement.style.width = '200px'
    const frame = canvas.getByRole('group')
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth)
    await expect(frame.getBoundingClientRect().width).toBeLessThanOrEqual(200)
    canvasElement.style.width = ''
  },
})

export const Hostile = meta.story({
  name: 'おかしな値',
  args: {
    blocks: [
      { kind: 'paragraph', text: '<img src=x onerror="window.pwned = true">' },
      { kind: 'paragraph', text: 'x'.repeat(500) },
      { kind: 'list', items: ['', '長'.repeat(300), 'x'.repeat(300), '<script>window.pwned = true</script>'] },
      { kind: 'table', head: [], rows: [] },
      { kind: 'table', head: ['x'.repeat(80)], rows: [['長'.repeat(80), 'x'.repeat(80)]] },
      { kind: 'link', label: '長'.repeat(200), href: `https://${'x'.repeat(60)}.${'y'.repeat(60)}.example` },
    ],
  },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('img, script')).toBeNull()
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const samples = useSamples<ArticleBlock[]>({
      ja: [...blocks, { kind: 'link', label: '暦の出典', href: 'https://example.com/calendar' }],
      en: [
        {
          kind: 'paragraph',
          text:
            'Aoba Precision (0712) said on the 20th that it has started a new plant for speed reducers. The ' +
            'company and the plant are invented.',
        },
        { kind: 'list', items: ['Capacity up about 1.4 times', '¥8.2 billion invested'] },
        {
          kind: 'table',
          head: ['', 'Before', 'After'],
          rows: [
            ['Capacity a year', '320,000', '450,000'],
            ['Start-up costs', '', '¥600M'],
            ['Operating profit', '¥14.8B', '¥14.6B'],
          ],
        },
        { kind: 'link', label: 'Price of Aoba Precision', href: '#/market/marketDetail?symbol=0712' },
        { kind: 'link', label: 'Source of the calendar', href: 'https://example.com/calendar' },
      ],
      'zh-Hant': [
        {
          kind: 'paragraph',
          text: '青葉精機（0712）20日宣布，工業機器人用減速機的新工廠已投產。該公司與工廠皆為虛構。',
        },
        { kind: 'list', items: ['年產能約為1.4倍', '投資額為82億日圓'] },
        {
          kind: 'table',
          head: ['', '投產前', '投產後'],
          rows: [
            ['年產能', '32萬台', '45萬台'],
            ['本期啟用費用', '', '6億日圓'],
            ['營業利益預估', '148億日圓', '146億日圓'],
          ],
        },
        { kind: 'link', label: '青葉精機的股價', href: '#/market/marketDetail?symbol=0712' },
        { kind: 'link', label: '日曆來源', href: 'https://example.com/calendar' },
      ],
    })
    return (
      <Board title="Article">
        <Article blocks={samples} />
      </Board>
    )
  },
})
