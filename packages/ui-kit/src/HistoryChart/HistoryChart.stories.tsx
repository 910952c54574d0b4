import preview from '@kabuto/storybook/preview'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { Board, Example, Rows, useSamples } from '../base/board.tsx'
import { Drawing } from '../chart/Drawing.tsx'
import { expectHarmless, expectSameHeight, hostileName, moveTo, plotOf, settled } from '../chart/settled.ts'
import { HistoryChart, type HistoryChartProps } from './HistoryChart.tsx'
import { sampleHistory } from './samples.ts'

const points = sampleHistory(90)

const Box = styled.div`
  position: relative;
  height: 180px;
`

const sample: HistoryChartProps = { label: '総資産の推移', points, currency: 'JPY' }

const meta = preview.meta({ title: 'Kit/HistoryChart', component: HistoryChart, args: sample })

export const Playground = meta.story({
  async play({ canvas, canvasElement }) {
    const slider = canvas.getByRole<HTMLInputElement>('slider', { name: '総資産の推移' })
    await expect(plotOf(slider).offsetHeight).toBe(180)
    const before = canvasElement.scrollHeight
    await settled(canvasElement)
    await expect(canvasElement.scrollHeight).toBe(before)
    await expect(slider).toHaveAttribute('aria-valuetext', '11/20（金） 12,846,320円')
    await expect(slider).toHaveAccessibleDescription(
      /^8\/23（日）から11\/20（金）まで。最低.+円、最高.+円、最後12,846,320円。最大の下落−\d+\.\d\d%$/,
    )
    await expect(canvas.getByText('最大の下落')).toBeVisible()
  },
})

/** The platform's slider has the keys; Escape goes back to the last day, and so does leaving it. */
export const Keyboard = meta.story({
  name: 'キーボードで読む',
  async play({ canvas, canvasElement, userEvent }) {
    await settled(canvasElement)
    const slider = canvas.getByRole<HTMLInputElement>('slider')
    canvas.getByRole('button', { name: '表で見る' }).focus()
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await expect([slider.type, slider.min, slider.max]).toEqual(['range', '0', '89'])
    await moveTo(slider, 88)
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^11\/19（木） /))
    await expect(canvas.getAllByText('11/19（木）')[0]).toBeVisible()
    await moveTo(slider, 0)
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^8\/23（日） /))
    await userEvent.keyboard('{Escape}')
    await expect(slider).toHaveAttribute('aria-valuetext', '11/20（金） 12,846,320円')
    await moveTo(slider, 3)
    await userEvent.tab()
    await expect(slider).toHaveValue('89')
  },
})

/** A finger reads where it is; when the page takes it to scroll, the chart stops reading. */
export const Touch = meta.story({
  name: '指で読む',
  async play({ canvas, canvasElement }) {
    await settled(canvasElement)
    const slider = canvas.getByRole<HTMLInputElement>('slider')
    await expect(getComputedStyle(plotOf(slider)).touchAction).toBe('pan-y')
    const { left, top, width } = plotOf(slider).getBoundingClientRect()
    const finger = (share: number) => ({
      pointerType: 'touch',
      clientX: left + width * share,
      clientY: top + 20,
      bubbles: true,
    })
    await fireEvent.pointerDown(plotOf(slider), finger(0))
    await waitFor(() => expect(slider).toHaveValue('0'))
    await fireEvent.pointerMove(plotOf(slider), finger(0.5))
    await waitFor(() => expect(['44', '45']).toContain(slider.value))
    await fireEvent.pointerUp(plotOf(slider), finger(0.5))
    await fireEvent.pointerLeave(plotOf(slider), finger(0.5))
    await waitFor(() => expect(['44', '45']).toContain(slider.value))
    await fireEvent.pointerDown(plotOf(slider), finger(0.2))
    await fireEvent.pointerCancel(plotOf(slider), finger(0.2))
    await waitFor(() => expect(slider).toHaveValue('89'))
  },
})

/** The equal of the picture: all days, the newest first. */
export const Table = meta.story({
  name: '表',
  args: { points: [...points, { day: '2026-11-21', value: 'なし' }] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '表で見る' }))
    const rows = canvas.getAllByRole<HTMLTableRowElement>('row')
    await expect([...(rows[0]?.cells ?? [])].map((cell) => cell.innerText)).toEqual(['日付', '金額', '高値から'])
    await expect([...(rows[1]?.cells ?? [])].map((cell) => cell.innerText)).toEqual(['11/21（土）', '―', '―'])
    await expect(rows[2]).toHaveTextContent('11/20（金）12,846,320円')
    await expect(rows).toHaveLength(51)
    await expect(canvas.queryByRole('slider')).toBeNull()
  },
})

/** The engine draws into the very box that the lines, the finger and the read point are laid over. */
export const Exact = meta.story({
  name: '線と点が重なる',
  args: {
    points: [
      { day: '2026-11-18', value: 100 },
      { day: '2026-11-19', value: 0 },
      { day: '2026-11-20', value: 50 },
    ],
    currency: undefined,
    decimals: 0,
  },
  async play({ canvas, canvasElement }) {
    await settled(canvasElement)
    const plot = plotOf(canvas.getByRole('slider')).getBoundingClientRect()
    const line = canvasElement.querySelector('path.apexcharts-line')?.getBoundingClientRect() ?? new DOMRect()
    for (const side of ['left', 'right', 'top', 'bottom'] as const)
      await expect(Math.abs(line[side] - plot[side])).toBeLessThanOrEqual(1)
  },
})

export const Long = meta.story({
  name: '5,000日',
  args: { points: sampleHistory(5000) },
  async play({ canvas, canvasElement }) {
    await settled(canvasElement)
    const path = canvasElement.querySelector('path.apexcharts-line')?.getAttribute('d') ?? ''
    await expect(path.match(/[LC]/g)?.length).toBeLessThanOrEqual(130)
    await expect(Number(canvas.getByRole<HTMLInputElement>('slider').max)).toBeLessThan(130)
  },
})

export const One = meta.story({
  name: '一つだけ',
  args: { points: points.slice(-1) },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '11/20（金） 12,846,320円')
    await expect(canvasElement.querySelector('.apexcharts-svg')).toBeNull()
  },
})

export const Empty = meta.story({ name: '記録がない', args: { points: [] } })
export const OwnWords = meta.story({
  name: 'ことばを替える',
  args: { points: [], words: { noFigures: '運用はまだ始まっていません。入金するとここに総資産の推移が出ます。' } },
})

export const Loading = meta.story({
  name: '読み込み中（高さは変わらない）',
  render: (args) => (
    <Rows>
      <HistoryChart {...args} loading />
      <HistoryChart {...args} />
    </Rows>
  ),
  play: ({ canvasElement }) => expectSameHeight(canvasElement),
})

export const Masked = meta.story({
  name: '伏せる',
  args: { masked: true },
  async play({ canvas, canvasElement }) {
    await settled(canvasElement)
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '11/20（金） 非表示')
    await expect(canvasElement).not.toHaveTextContent(/\d,\d|万/)
  },
})

export const Level = meta.story({
  name: '変わらない',
  args: { points: points.map(({ day }) => ({ day, value: '3000000' })) },
})
export const Below = meta.story({
  name: 'ゼロを下回る',
  args: { points: points.map(({ day }, at) => ({ day, value: 500_000 - at * 20_000 })) },
})
export const Largest = meta.story({
  name: 'いちばん大きい額',
  args: { points: points.map(({ day }, at) => ({ day, value: 999_999_999_999 - (90 - at) * 5_000_000_000 })) },
})
export const Dollars = meta.story({
  name: 'ドル',
  args: { currency: 'USD', points: points.map(({ day, value }) => ({ day, value: Number(value) / 154.2 })) },
})

export const Hostile = meta.story({
  name: 'おかしな値',
  args: {
    label: hostileName,
    points: [
      { day: hostileName, value: 1 },
      { day: '2026-11-18', value: Number.NaN },
      { day: '2026-02-31', value: 1e308 },
      { day: '', value: hostileName },
      { day: '2026-11-20', value: '-999999999999' },
    ],
  },
  async play({ canvas, canvasElement, userEvent }) {
    await settled(canvasElement)
    await moveTo(canvas.getByRole('slider'), 1)
    await expectHarmless(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await expectHarmless(canvasElement)
  },
})

function Broken(): never {
  throw new Error('the chunk did not come')
}

/** Offline after an update: the screen still works, and the table says the same. */
export const Failed = meta.story({
  name: '図が届かない',
  render: () => (
    <Box>
      <Drawing>
        <Broken />
      </Drawing>
    </Box>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('図を表示できませんでした。表で見られます。')).toBeVisible()
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        label: '総資産の推移',
        days: '90日',
        years: '5,000日',
        one: '一つだけ',
        none: '記録がない',
        loading: '読み込み中',
        masked: '伏せる',
      },
      en: {
        label: 'Total assets over time',
        days: '90 days',
        years: '5,000 days',
        one: 'One point',
        none: 'No records',
        loading: 'Loading',
        masked: 'Masked',
      },
      'zh-Hant': {
        label: '總資產走勢',
        days: '90天',
        years: '5,000天',
        one: '僅一筆',
        none: '尚無紀錄',
        loading: '載入中',
        masked: '隱藏',
      },
    })
    return (
      <Board title="HistoryChart">
        <Rows>
          <Example name={words.days}>
            <HistoryChart label={words.label} points={points} currency="JPY" />
          </Example>
          <Example name={words.years}>
            <HistoryChart label={`${words.label} 2`} points={sampleHistory(5000)} currency="JPY" />
          </Example>
          <Example name={words.masked}>
            <HistoryChart label={`${words.label} 3`} points={points} currency="JPY" masked />
          </Example>
          <Example name={words.one}>
            <HistoryChart label={`${words.label} 4`} points={points.slice(-1)} currency="JPY" />
          </Example>
          <Example name={words.none}>
            <HistoryChart label={`${words.label} 5`} points={[]} />
          </Example>
          <Example name={words.loading}>
            <HistoryChart label={`${words.label} 6`} points={[]} loading />
          </Example>
        </Rows>
      </Board>
    )
  },
  async play({ canvasElement }) {
    await settled(canvasElement, 3)
  },
})
