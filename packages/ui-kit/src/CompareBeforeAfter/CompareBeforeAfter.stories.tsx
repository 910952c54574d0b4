import preview from '@kabuto/storybook/preview'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { Board, Example, Rows, useSamples } from '../base/board.tsx'
import { FigureMask } from '../base/mask.ts'
import { Money } from '../Money/Money.tsx'
import { CompareBeforeAfter } from './CompareBeforeAfter.tsx'

function yen(value: number | string): ReactNode {
  return <Money value={value} currency="JPY" />
}

const items = [
  { label: '約定代金', before: yen(502500), after: yen(403200) },
  { label: '買付手数料', note: '100万円以下 → 50万円以下', before: yen(535), after: yen(275) },
  { label: '概算の受渡代金', before: yen(503035), after: yen(403475), tone: 'strong' as const },
  { label: '買付余力', before: yen(3420000), after: yen(3519300) },
]

const meta = preview.meta({ title: 'Kit/CompareBeforeAfter', component: CompareBeforeAfter, args: { items } })

/** Each figure says whether it is before or after; both are on the line of their label. */
export const Playground = meta.story({
  async play({ canvas, canvasElement }) {
    const [value, fee] = canvas.getAllByRole('term')
    await expect(value).toHaveTextContent('約定代金')
    await expect(fee).toHaveTextContent('買付手数料100万円以下 → 50万円以下')
    const figures = canvas.getAllByRole('definition')
    await expect(figures).toHaveLength(8)
    await expect(figures[0]).toHaveTextContent(/^いま 502,500円/)
    await expect(figures[1]).toHaveTextContent(/^変更後 403,200円/)
    await expect(canvas.getByText('変わること')).toBeVisible()
    canvasElement.style.width = '343px'
    const [before, after] = [figures[2], figures[3]].map((figure) => figure?.getBoundingClientRect())
    await expect(before?.right).toBeLessThanOrEqual(after?.left ?? 0)
    // The figures end below one another.
    const ends = figures
      .filter((_, at) => at % 2 === 1)
      .map((figure) => Math.round(figure.getBoundingClientRect().right))
    await expect(new Set(ends).size).toBe(1)
    canvasElement.style.width = ''
  },
})

/** With large text the heads are gone, so the screen reader words are visible as well. */
export const Narrow = meta.story({
  name: '狭い所',
  async play({ canvas, canvasElement }) {
    canvasElement.style.width = '220px'
    await expect(canvas.getByText('変わること')).not.toBeVisible()
    const [label, before, after] = [
      canvas.getAllByRole('term')[2],
      canvas.getAllByRole('definition')[4],
      canvas.getAllByRole('definition')[5],
    ].map((element) => element?.getBoundingClientRect())
    await expect(label?.bottom).toBeLessThanOrEqual(before?.top ?? 0)
    await expect(before?.left).toBeLessThan(after?.right ?? 0)
    for (const word of canvas.getAllByText('変更後')) {
      if (word.closest('dd')) await expect(word.offsetWidth).toBeGreaterThan(20)
    }
    canvasElement.style.width = ''
  },
})

export const OwnWords = meta.story({
  name: 'ほかのことば',
  args: {
    items: [{ label: '米ドル', before: '$43,475.86', after: '$46,713.15' }],
    words: { changes: '両替で変わる残高', after: '両替後' },
  },
  async play({ canvas }) {
    await expect(canvas.getByText('両替で変わる残高')).toBeVisible()
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('両替後 $46,713.15')
  },
})

export const Empty = meta.story({
  name: '値がない',
  args: { items: [{ label: '売却できる', before: undefined, after: '12/22（火）から' }] },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('いま ―値なし')
  },
})

/** A line that differs from what was agreed to. */
export const Changed = meta.story({
  name: '変わった値',
  args: { items: [{ label: '買付余力', before: yen(3420000), after: yen(3134725), tone: 'changed' }] },
  async play({ canvas }) {
    const label = canvas.getByRole('term')
    await expect(label.querySelector('svg')).toBeVisible()
    await expect(label.parentElement).toHaveAttribute('data-tone', 'changed')
  },
})

export const Masked = meta.story({
  name: '伏せる',
  render: (args) => (
    <FigureMask value>
      <CompareBeforeAfter {...args} />
    </FigureMask>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement).not.toHaveTextContent(/\d{3}円/)
  },
})

export const Hostile = meta.story({
  name: 'おかしな値',
  args: {
    items: [
      { label: '長'.repeat(200), before: yen(999_999_999_999), after: yen(-999_999_999_999) },
      { label: 'x'.repeat(200), note: 'y'.repeat(200), before: 'x'.repeat(200), after: 'y'.repeat(200) },
      { label: '<img src=x onerror=alert(1)>', before: yen('abc'), after: yen(Number.NaN) },
    ],
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        amend: '注文の変更',
        labels: ['約定代金', '買付手数料', '概算の受渡代金', '買付余力'],
        tier: '100万円以下 → 50万円以下',
        exchange: '両替',
        power: '買付余力',
        dollars: '米ドル',
        after: '両替後',
        queue: '約定の順番',
        now: '14:20 の順',
        last: '1,008.0円の最後',
      },
      en: {
        amend: 'Amend order',
        labels: ['Trade value', 'Commission', 'Estimated amount due', 'Buying power'],
        tier: 'up to ¥1M → up to ¥500K',
        exchange: 'Exchange',
        power: 'Buying power',
        dollars: 'US dollars',
        after: 'After exchange',
        queue: 'Place in the queue',
        now: 'As of 14:20',
        last: 'Last at ¥1,008.0',
      },
      'zh-Hant': {
        amend: '修改委託',
        labels: ['成交金額', '買進手續費', '預估交割金額', '可用資金'],
        tier: '100萬日圓以下 → 50萬日圓以下',
        exchange: '換匯',
        power: '可用資金',
        dollars: '美元',
        after: '換匯後',
        queue: '成交順序',
        now: '依 14:20 的順序',
        last: '1,008.0日圓的最後',
      },
    })
    return (
      <Board title="CompareBeforeAfter">
        <Rows>
          <Example name={words.amend}>
            <CompareBeforeAfter
              items={[
                ...items.map((item, at) => ({
                  ...item,
                  label: words.labels[at] ?? '',
                  note: item.note === undefined ? undefined : words.tier,
                })),
                { label: words.queue, before: words.now, after: words.last, tone: 'changed' as const },
              ]}
            />
          </Example>
          <Example name={words.exchange}>
            <CompareBeforeAfter
              words={{ after: words.after }}
              items={[
                { label: words.power, before: yen(3420000), after: yen(2920000), tone: 'strong' },
                {
                  label: words.dollars,
                  before: <Money value="43475.86" currency="USD" />,
                  after: <Money value="46713.15" currency="USD" />,
                },
              ]}
            />
          </Example>
        </Rows>
      </Board>
    )
  },
})
