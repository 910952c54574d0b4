import preview from '@kabuto/storybook/preview'
import { expect, fireEvent } from 'storybook/test'
import { Board, Example, Rows, useSamples } from '../base/board.tsx'
import { expectHarmless, expectSameHeight, hostileName, moveTo, plotOf, settled } from '../chart/settled.ts'
import { AllocationDonut, type AllocationDonutProps } from './AllocationDonut.tsx'

const amounts = [6_703_978, 4_313_000, 2_058_300, 74_000]
const slices = ['米ドル', '円', '日本株（現物）', '信用の評価損益'].map((name, at) => ({
  name,
  value: amounts[at] ?? 0,
}))

const sample: AllocationDonutProps = { label: '資産の内訳', slices, currency: 'JPY' }

const meta = preview.meta({ title: 'Kit/AllocationDonut', component: AllocationDonut, args: sample })

export const Playground = meta.story({
  async play({ canvas, canvasElement }) {
    await settled(canvasElement, 4)
    const slider = canvas.getByRole<HTMLInputElement>('slider', { name: '資産の内訳' })
    await expect([plotOf(slider).offsetWidth, plotOf(slider).offsetHeight]).toEqual([120, 120])
    await expect(slider).toHaveAttribute('aria-valuetext', '選択なし')
    await expect(slider).toHaveAccessibleDescription('米ドル 51.0% 円 32.8% 日本株（現物） 15.6% 信用の評価損益 0.6%')
    const shapes = [...canvasElement.querySelectorAll('.apexcharts-pie-area')]
    // Four colours and the gaps between them.
    await expect(new Set(shapes.map((shape) => getComputedStyle(shape).fill)).size).toBe(5)
    const ring = shapes[0]?.getBoundingClientRect()
    await expect(Math.abs((ring?.top ?? 0) - plotOf(slider).getBoundingClientRect().top)).toBeLessThanOrEqual(1)
    await expect(Math.abs((ring?.right ?? 0) - plotOf(slider).getBoundingClientRect().right)).toBeLessThanOrEqual(1)
  },
})

/** A press shows how much; another one, the hole or a press elsewhere deselects. */
export const Selected = meta.story({
  name: '選んだ部分',
  async play({ canvas, canvasElement }) {
    await settled(canvasElement, 4)
    const slider = canvas.getByRole<HTMLInputElement>('slider')
    const { left, top } = plotOf(slider).getBoundingClientRect()
    const press = (x: number, y: number) =>
      fireEvent.pointerDown(plotOf(slider), { pointerType: 'touch', clientX: left + x, clientY: top + y })
    await press(60, 60)
    await expect(slider).toHaveValue('0')
    await press(110, 60)
    await expect(slider).toHaveAttribute('aria-valuetext', '米ドル 51.0% 6,703,978円')
    await press(110, 60)
    await expect(slider).toHaveValue('0')
    await press(10, 60)
    await expect(slider).toHaveAttribute('aria-valuetext', '円 32.8% 4,313,000円')
    await expect(
      canvas.getByText('4,313,000', { exact: false, selector: '[aria-hidden] *, [aria-hidden]' }),
    ).toBeVisible()
  },
})

export const Keyboard = meta.story({
  name: 'キーボードで選ぶ',
  async play({ canvas, canvasElement, userEvent }) {
    await settled(canvasElement, 4)
    const slider = canvas.getByRole<HTMLInputElement>('slider')
    slider.focus()
    await moveTo(slider, 2)
    await expect(slider).toHaveAttribute('aria-valuetext', '円 32.8% 4,313,000円')
    await expect(slider.max).toBe('4')
    await moveTo(slider, 4)
    await expect(slider).toHaveAttribute('aria-valuetext', '信用の評価損益 0.6% 74,000円')
    await userEvent.keyboard('{Escape}')
    await expect(slider).toHaveValue('0')
    await moveTo(slider, 1)
    await moveTo(slider, 0)
    await expect(slider).toHaveAttribute('aria-valuetext', '選択なし')
  },
})

export const Table = meta.story({
  name: '表',
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '表で見る' }))
    const rows = canvas.getAllByRole<HTMLTableRowElement>('row')
    await expect(rows.map((row) => [...row.cells].map((cell) => cell.innerText).join('|'))).toEqual([
      '内訳|金額|割合',
      '米ドル|6,703,978円|51.0%',
      '円|4,313,000円|32.8%',
      '日本株（現物）|2,058,300円|15.6%',
      '信用の評価損益|74,000円|0.6%',
    ])
  },
})

/** Of eight the four largest are kept, the others become one. */
export const Many = meta.story({
  name: '六つ以上',
  args: {
    slices: ['日本株', '米国株', 'ETF', '円', '米ドル', '信用', 'IPO', '貸株'].map((name, at) => ({
      name,
      value: 800 - at * 90,
    })),
  },
  async play({ canvas, canvasElement }) {
    await settled(canvasElement, 5)
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      '日本株',
      '米国株',
      'ETF',
      '円',
      'その他',
    ])
  },
})

export const OneSlice = meta.story({
  name: '一つだけ',
  args: {
    slices: [
      { name: '円', value: '4313000' },
      { name: '米ドル', value: 0 },
    ],
  },
  async play({ canvas, canvasElement }) {
    await settled(canvasElement)
    await expect(canvas.getAllByRole('definition').map((share) => share.textContent)).toEqual(['100.0%', '0.0%'])
  },
})

export const Empty = meta.story({ name: '何もない', args: { slices: [{ name: '円', value: 0 }] } })

export const Loading = meta.story({
  name: '読み込み中（高さは変わらない）',
  render: (args) => (
    <Rows>
      <AllocationDonut {...args} loading />
      <AllocationDonut {...args} />
    </Rows>
  ),
  play: ({ canvasElement }) => expectSameHeight(canvasElement),
})

export const Masked = meta.story({
  name: '伏せる',
  args: { masked: true },
  async play({ canvas, canvasElement }) {
    await settled(canvasElement, 4)
    await moveTo(canvas.getByRole('slider'), 1)
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '米ドル 51.0% 非表示')
    await expect(canvasElement).not.toHaveTextContent(/\d,\d/)
  },
})

export const LongNames = meta.story({
  name: '長い名前と大きい額',
  args: {
    slices: [
      { name: '新株予約権付社債および外国投資信託受益証券', value: '999999999999' },
      { name: 'Foreign investment trust beneficiary certificates', value: 1 },
      { name: '外國投資信託受益憑證', value: 5e11 },
    ],
  },
  async play({ canvas, canvasElement }) {
    await settled(canvasElement, 3)
    await moveTo(canvas.getByRole('slider'), 1)
  },
})

export const Hostile = meta.story({
  name: 'おかしな値',
  args: {
    label: hostileName,
    slices: [
      { name: hostileName, value: 1e308 },
      { name: 'x'.repeat(10_000), value: -5 },
      { name: 'שלום 🪖', value: Number.NaN },
      { name: hostileName, value: '12' },
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

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        label: '資産の内訳',
        names: ['日本株', '米国株', 'ETF', '現金', '信用'],
        four: '四つ',
        five: '五つ',
        one: '一つだけ',
        none: '何もない',
        loading: '読み込み中',
      },
      en: {
        label: 'Allocation',
        names: ['Japan shares', 'US shares', 'ETFs', 'Cash', 'Margin'],
        four: 'Four',
        five: 'Five',
        one: 'One',
        none: 'Nothing',
        loading: 'Loading',
      },
      'zh-Hant': {
        label: '資產配置',
        names: ['日股', '美股', 'ETF', '現金', '信用'],
        four: '四項',
        five: '五項',
        one: '僅一項',
        none: '無資料',
        loading: '載入中',
      },
    })
    const of = (...values: number[]) => values.map((value, at) => ({ name: words.names[at] ?? '', value }))
    return (
      <Board title="AllocationDonut">
        <Rows>
          <Example name={words.four}>
            <AllocationDonut label={words.label} slices={of(43, 27, 18, 12)} />
          </Example>
          <Example name={words.five}>
            <AllocationDonut label={`${words.label} 2`} slices={of(38, 25, 18, 12, 7)} />
          </Example>
          <Example name={words.one}>
            <AllocationDonut label={`${words.label} 3`} slices={of(1)} />
          </Example>
          <Example name={words.none}>
            <AllocationDonut label={`${words.label} 4`} slices={[]} />
          </Example>
          <Example name={words.loading}>
            <AllocationDonut label={`${words.label} 5`} slices={[]} loading />
          </Example>
        </Rows>
      </Board>
    )
  },
  async play({ canvasElement }) {
    await settled(canvasElement, 19)
  },
})
