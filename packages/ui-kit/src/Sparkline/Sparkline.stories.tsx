import preview from '@kabuto/storybook/preview'
import { expect } from 'storybook/test'
import { Board, Fact, Facts, useSamples } from '../base/board.tsx'
import { Sparkline } from './Sparkline.tsx'
import { sampleDays } from './samples.ts'

const { rising, falling, level } = sampleDays

const meta = preview.meta({ title: 'Kit/Sparkline', component: Sparkline, args: { values: rising, base: 2811.5 } })

export const Playground = meta.story({
  async play({ canvas }) {
    const line = canvas.getByRole('img', { name: '値動き：上昇' })
    await expect(line.offsetWidth).toBe(64)
    await expect(line.offsetHeight).toBe(28)
  },
})

export const Down = meta.story({ name: '下落', args: { values: falling, base: 1222.5 } })
export const Flat = meta.story({ name: '変わらず', args: { values: level, base: 1543 } })

export const None = meta.story({
  name: '値がない',
  args: { values: [], base: 1543 },
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: '値動き：値なし' })).toHaveTextContent('―')
  },
})

export const One = meta.story({ name: '一つだけ', args: { values: [1543], base: 1540 } })

export const Hostile = meta.story({
  name: 'おかしな値',
  args: { values: [Number.NaN, 1e308, -1e308, Number.POSITIVE_INFINITY, 0], base: Number.NaN },
})

export const Hidden = meta.story({
  name: '読み上げない',
  args: { hidden: true },
  async play({ canvas }) {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: ['上昇', '下落', '変わらず', '値がない'],
      en: ['Up', 'Down', 'Unchanged', 'No value'],
      'zh-Hant': ['上漲', '下跌', '持平', '無數值'],
    })
    return (
      <Board title="Sparkline">
        <Facts>
          <Fact name={words[0] ?? ''}>
            <Sparkline values={rising} base={2811.5} />
          </Fact>
          <Fact name={words[1] ?? ''}>
            <Sparkline values={falling} base={1222.5} />
          </Fact>
          <Fact name={words[2] ?? ''}>
            <Sparkline values={level} base={1543} />
          </Fact>
          <Fact name={words[3] ?? ''}>
            <Sparkline values={[]} />
          </Fact>
        </Facts>
      </Board>
    )
  },
})
