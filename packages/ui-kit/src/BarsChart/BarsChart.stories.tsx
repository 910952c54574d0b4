import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { Board, Example, Rows, useSamples } from '../base/board.tsx'
import { expectHarmless, expectSameHeight, hostileName, moveTo, plotOf, settled } from '../chart/settled.ts'
import { BarsChart, type BarsChartProps } from './BarsChart.tsx'

const profits = [38_400, -21_050, 64_800, 112_300, -8640, 0, 45_120, -96_400, 30_250, 71_900, -12_480, 84_210]
const nameOf = (at: number) => (at === 0 ? '2025年12月' : `2026年${at}月`)
const bars = profits.map((value, at) => ({ name: nameOf(at), value }))

const sample: BarsChartProps = { label: '月ごとの損益', bars, currency: 'JPY' }

const meta = preview.meta({ title: 'Kit/BarsChart', component: BarsChart, args: sample })

export const Playground = meta.story({
  async play({ canvas, canvasElement }) {
    await settled(canvasElement, 12)
    const slider = canvas.getByRole<HTMLInputElement>('slider', { name: '月ごとの損益' })
    await expect(plotOf(slider).offsetHeight).toBe(180)
    await expect(slider).toHaveAttribute('aria-valuetext', '2026年11月 84,210円')
    await expect(slider).toHaveAccessibleDescription(
      '2025年12月から2026年11月まで。最低2026年7月 マイナス96,400円、最高2026年3月 112,300円、最後84,210円',
    )
    await expect(canvas.getByText('▲')).toBeVisible()
  },
})

export const Keyboard = meta.story({
  name: 'キーボードで読む',
  async play({ canvas, canvasElement, userEvent }) {
    await settled(canvasElement, 12)
    const slider = canvas.getByRole<HTMLInputElement>('slider')
    slider.focus()
    await moveTo(slider, 10)
    await expect(slider).toHaveAttribute('aria-valuetext', '2026年10月 マイナス12,480円')
    await expect(canvas.getByText('▼')).toBeVisible()
    await expect(canvas.getByText(/−12,480円/)).toBeVisible()
    await moveTo(slider, 0)
    await expect(slider).toHaveAttribute('aria-valuetext', '2025年12月 38,400円')
    await userEvent.keyboard('{Escape}')
    await expect(slider).toHaveValue('11')
  },
})

/** The cell under the finger is the bar that is read. */
export const Touch = meta.story({
  name: '指で読む',
  async play({ canvas, canvasElement }) {
    await settled(canvasElement, 12)
    const slider = canvas.getByRole<HTMLInputElement>('slider')
    await expect(getComputedStyle(plotOf(slider)).touchAction).toBe('pan-y')
    const shapes = [...canvasElement.querySelectorAll('.apexcharts-bar-area')]
    for (const at of [0, 3, 7]) {
      const { left, right, top } = shapes[at]?.getBoundingClientRect() ?? new DOMRect()
      await fireEvent.pointerDown(plotOf(slider), { pointerType: 'touch', clientX: (left + right) / 2, clientY: top })
      await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining(nameOf(at)))
    }
  },
})

/** Without colour nothing is lost: a gain is above the zero line, a loss below it. */
export const Signs = meta.story({
  name: '利益は上、損失は下',
  async play({ canvasElement }) {
    await settled(canvasElement, 12)
    const shapes = [...canvasElement.querySelectorAll('.apexcharts-bar-area')]
    const gain = shapes[0]?.getBoundingClientRect()
    const loss = shapes[1]?.getBoundingClientRect()
    await expect(Math.abs((gain?.bottom ?? 0) - (loss?.top ?? 9))).toBeLessThan(1)
    await expect(getComputedStyle(shapes[0] ?? canvasElement).fill).not.toBe(
      getComputedStyle(shapes[1] ?? canvasElement).fill,
    )
  },
})

/** Theme and price colours are CSS: the engine does not know them and does not draw again. */
export const Colours = meta.story({
  name: '色は描き直さずに替わる',
  async play({ canvasElement }) {
    await settled(canvasElement, 12)
    const [gain, loss] = canvasElement.querySelectorAll('.apexcharts-bar-area')
    const fills = () => [gain, loss].map((shape) => shape && getComputedStyle(shape).fill)
    const japan = fills()
    document.documentElement.dataset['price'] = 'west'
    await expect(fills()).toEqual(japan.toReversed())
    document.documentElement.dataset['price'] = 'japan'
    await expect(gain).toBeInTheDocument()
  },
})

function Swapped(props: BarsChartProps) {
  const [after, setAfter] = useState(false)
  return (
    <>
      <BarsChart
        {...props}
        bars={
          after
            ? [
                { name: '10月', value: -40 },
                { name: '11月', value: -100 },
              ]
            : props.bars
        }
      />
      <button type="button" onClick={() => setAfter(true)}>
        替える
      </button>
    </>
  )
}

/** Other values, another scale: the drawing follows. */
export const OtherValues = meta.story({
  name: '値が替わる',
  render: (args) => <Swapped {...args} />,
  async play({ canvas, canvasElement, userEvent }) {
    await settled(canvasElement, 12)
    await userEvent.click(canvas.getByRole('button', { name: '替える' }))
    await waitFor(() => expect(canvasElement.querySelectorAll('.apexcharts-bar-area')).toHaveLength(2))
    const plot = plotOf(canvas.getByRole('slider')).getBoundingClientRect()
    const deepest = canvasElement.querySelectorAll('.apexcharts-bar-area')[1]?.getBoundingClientRect() ?? new DOMRect()
    await expect(Math.abs(deepest.top - plot.top)).toBeLessThanOrEqual(1)
    await expect(Math.abs(deepest.bottom - plot.bottom)).toBeLessThanOrEqual(1)
  },
})

export const Table = meta.story({
  name: '表',
  args: { bars: [...bars, { name: '2026年12月', value: Number.NaN }] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '表で見る' }))
    const rows = canvas.getAllByRole<HTMLTableRowElement>('row')
    await expect(rows.slice(0, 4).map((row) => [...row.cells].map((cell) => cell.innerText).join('|'))).toEqual([
      '期間|金額',
      '2026年12月|―',
      '2026年11月|+84,210円',
      '2026年10月|−12,480円',
    ])
  },
})

export const Losses = meta.story({
  name: '損失だけ',
  args: { bars: bars.map(({ name, value }) => ({ name, value: -Math.abs(value) - 1000 })) },
})
export const One = meta.story({
  name: '一つだけ',
  args: { bars: bars.slice(-1) },
  async play({ canvasElement }) {
    await settled(canvasElement)
    const tallest = Math.max(
      ...[...canvasElement.querySelectorAll('.apexcharts-bar-area')].map(
        (shape) => shape.getBoundingClientRect().height,
      ),
    )
    await expect(tallest).toBeGreaterThan(90)
  },
})
export const Empty = meta.story({ name: '記録がない', args: { bars: [] } })

export const Loading = meta.story({
  name: '読み込み中（高さは変わらない）',
  render: (args) => (
    <Rows>
      <BarsChart {...args} loading />
      <BarsChart {...args} />
    </Rows>
  ),
  play: ({ canvasElement }) => expectSameHeight(canvasElement),
})

export const Masked = meta.story({
  name: '伏せる',
  args: { masked: true },
  async play({ canvasElement }) {
    await settled(canvasElement, 12)
    await expect(canvasElement).not.toHaveTextContent(/\d,\d|万/)
  },
})

export const Largest = meta.story({
  name: 'いちばん大きい額',
  args: { bars: bars.map(({ name, value }) => ({ name, value: value < 0 ? '-999999999999' : '999999999999' })) },
})

/** Many are grouped under one name, and their sum is read. */
export const Long = meta.story({
  name: '5,000本',
  args: {
    bars: Array.from({ length: 5000 }, (_, at) => ({
      name: `第${at + 1}週`,
      value: 100 + Math.round(Math.sin(at / 160) * 900),
    })),
  },
  async play({ canvas, canvasElement }) {
    await settled(canvasElement)
    const slider = canvas.getByRole<HTMLInputElement>('slider')
    await expect(Number(slider.max)).toBeLessThan(120)
    await moveTo(slider, 0)
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^第1週〜第42週 9,015円$/))
  },
})

export const Hostile = meta.story({
  name: 'おかしな値',
  args: {
    label: hostileName,
    bars: [
      { name: hostileName, value: 1e308 },
      { name: 'שלום 🪖', value: '-1' },
      { name: 'x'.repeat(10_000), value: hostileName },
      { name: hostileName, value: -5000 },
    ],
  },
  async play({ canvas, canvasElement, userEvent }) {
    await settled(canvasElement)
    await moveTo(canvas.getByRole('slider'), 0)
    await expectHarmless(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await expectHarmless(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await settled(canvasElement)
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        label: '月ごとの損益',
        months: '12か月',
        losses: '損失だけ',
        one: '一つだけ',
        none: '記録がない',
        loading: '読み込み中',
        name: (at: number) => nameOf(at),
      },
      en: {
        label: 'Profit by month',
        months: '12 months',
        losses: 'Losses only',
        one: 'One bar',
        none: 'No records',
        loading: 'Loading',
        name: (at: number) =>
          at === 0
            ? 'Dec 2025'
            : `${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'][at - 1]} 2026`,
      },
      'zh-Hant': {
        label: '每月損益',
        months: '12個月',
        losses: '僅虧損',
        one: '僅一筆',
        none: '尚無紀錄',
        loading: '載入中',
        name: (at: number) => nameOf(at),
      },
    })
    const named = bars.map(({ value }, at) => ({ name: words.name(at), value }))
    return (
      <Board title="BarsChart">
        <Rows>
          <Example name={words.months}>
            <BarsChart label={words.label} bars={named} currency="JPY" />
          </Example>
          <Example name={words.losses}>
            <BarsChart
              label={`${words.label} 2`}
              bars={named.map(({ name, value }) => ({ name, value: -Math.abs(value) - 1000 }))}
              currency="JPY"
            />
          </Example>
          <Example name={words.one}>
            <BarsChart label={`${words.label} 3`} bars={named.slice(-1)} currency="JPY" />
          </Example>
          <Example name={words.none}>
            <BarsChart label={`${words.label} 4`} bars={[]} />
          </Example>
          <Example name={words.loading}>
            <BarsChart label={`${words.label} 5`} bars={[]} loading />
          </Example>
        </Rows>
      </Board>
    )
  },
  async play({ canvasElement }) {
    await settled(canvasElement, 25)
  },
})
