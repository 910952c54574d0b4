import preview from '@kabuto/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { Board, Example, Fact, Facts, Pairs, Rows, useSamples } from '../base/board.tsx'
import { liveSample, touches } from '../base/liveSample.ts'
import { StaleFigures } from '../base/stale.ts'
import { Text } from '../Text/Text.tsx'
import { Change } from './Change.tsx'

const meta = preview.meta({ title: 'Kit/Change', component: Change, args: { amount: 34.5, percent: 1.23 } })

export const Playground = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('上昇 プラス34.5 プラス1.23パーセント')).toBeInTheDocument()
    await expect(canvas.getByText(/\+34\.5（\+1\.23%）/).closest('[aria-hidden="true"]')).not.toBeNull()
  },
})

export const Down = meta.story({ name: '下落', args: { amount: -18, percent: -1.47 } })
export const Flat = meta.story({ name: '変わらず', args: { amount: undefined, percent: 0 } })
export const Unknown = meta.story({ name: '値がない', args: { amount: null, percent: null } })
export const PercentOnly = meta.story({ name: '割合だけ', args: { amount: undefined, percent: -1.47 } })
export const OneDecimal = meta.story({
  name: '小数1桁（フォロー）',
  args: { amount: undefined, percent: 12.34, percentDecimals: 1 },
})
export const Sizes = meta.story({
  name: '大きさ',
  render: (args) => (
    <Rows>
      <Change {...args} size="medium" />
      <Change {...args} size="small" />
      <Change {...args} size="tiny" />
    </Rows>
  ),
})

export const Stale = meta.story({
  name: '古い値',
  render: (args) => (
    <Rows>
      <StaleFigures value>
        <Change {...args} />
      </StaleFigures>
      <Text tone="secondary">0</Text>
      <Change {...args} />
    </Rows>
  ),
  async play({ canvas }) {
    const [stale, fresh] = canvas.getAllByText(/\+34\.5/).map((words) => getComputedStyle(words).color)
    await expect(stale).toBe(getComputedStyle(canvas.getByText('0')).color)
    await expect(fresh).not.toBe(stale)
  },
})

export const Huge = meta.story({ name: '大きすぎる値', args: { amount: 1e30, percent: -1e308 } })

const move = liveSample<{ amount?: unknown; percent?: unknown }>({ amount: 34.5, percent: 1.23 })

/** A tick changes one text; where it turns, its mark and its attribute too. */
export const Live = meta.story({
  name: '動く値',
  args: { amount: undefined, percent: undefined, live: move },
  async play({ canvas, canvasElement }) {
    await move.set({ amount: 34.5, percent: 1.23 })
    await expect(await touches(canvasElement, () => move.set({ amount: 35, percent: 1.25 }))).toEqual(['characterData'])
    await expect(canvas.getByText(/\+35\.0（\+1\.25%）/)).toBeVisible()
    await move.set({ amount: -18, percent: -1.47 })
    await expect(canvas.getByText('▼')).toBeVisible()
    await expect(canvasElement.querySelector('[data-direction]')).toHaveAttribute('data-direction', 'down')
    await waitFor(() => expect(canvas.getByText('下落 マイナス18.0 マイナス1.47パーセント')).toBeInTheDocument())
    await move.set({})
    await expect(canvas.getByText('―')).toBeVisible()
    await move.set({ amount: 34.5, percent: 1.23 })
  },
})

// Which hue means up is the member's choice, an attribute of the page and never a prop.
const conventions = [
  { price: 'japan', name: 'japan（既定）' },
  { price: 'west', name: 'west' },
] as const

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: { colours: '値動きの色', change: '変化', percent: '割合', flat: '変わらず', none: '値がない' },
      en: { colours: 'Price colours', change: 'Change', percent: 'Percent', flat: 'Unchanged', none: 'No value' },
      'zh-Hant': { colours: '漲跌顏色', change: '漲跌', percent: '漲跌幅', flat: '持平', none: '無數值' },
    })
    return (
      <>
        <Board title="Change">
          <Facts>
            <Fact name={words.change}>
              <Change amount={34.5} percent={1.23} />
            </Fact>
            <Fact name={words.change}>
              <Change amount={-1284.5} percent={-11.47} />
            </Fact>
            <Fact name={words.percent}>
              <Change percent={1.23} size="medium" />
            </Fact>
            <Fact name={words.flat}>
              <Change percent={0} size="small" />
            </Fact>
            <Fact name={words.none}>
              <Change />
            </Fact>
          </Facts>
        </Board>
        <Board title={words.colours}>
          <Pairs>
            {conventions.map(({ price, name }) => (
              <div key={price} data-price={price}>
                <Example name={name}>
                  <Rows>
                    <Change percent={1.23} />
                    <Change percent={-1.47} />
                    <Change percent={0} />
                  </Rows>
                </Example>
              </div>
            ))}
          </Pairs>
        </Board>
      </>
    )
  },
})
