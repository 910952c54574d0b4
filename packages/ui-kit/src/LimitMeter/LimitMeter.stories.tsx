import preview from '@kabuto/storybook/preview'
import { expect } from 'storybook/test'
import { Board, Example, Rows, useSamples } from '../base/board.tsx'
import { LimitMeter } from './LimitMeter.tsx'

const meta = preview.meta({
  title: 'Kit/LimitMeter',
  component: LimitMeter,
  args: {
    limit: '買付余力 3,420,000円',
    used: (
      <>
        <b>25.0%</b> を使用
      </>
    ),
    share: 0.25,
  },
})

export const Playground = meta.story({
  async play({ canvas }) {
    const meter = canvas.getByRole<HTMLMeterElement>('meter', { name: '買付余力 3,420,000円' })
    await expect(meter.value).toBe(0.25)
    await expect(meter).toHaveAccessibleDescription('25.0% を使用')
    await expect(meter.nextElementSibling?.getBoundingClientRect().height).toBe(6)
  },
})

export const Planned = meta.story({
  name: '注文後の見込み',
  args: { used: '25.0% → 55.0%', planned: 0.3 },
  async play({ canvas }) {
    await expect(canvas.getByRole<HTMLMeterElement>('meter').value).toBe(0.55)
  },
})

const tooMuch = '買付余力を 81,600円 超えています。1,100株以下で入力してください。'

export const Over = meta.story({
  name: '超過',
  args: { used: '102.4%', share: 1.024, over: tooMuch },
  async play({ canvas }) {
    await expect(canvas.getByRole('meter')).toHaveAccessibleDescription(`102.4% ${tooMuch}`)
    await expect(canvas.getByRole<HTMLMeterElement>('meter').value).toBe(1)
  },
})

export const NoNumber = meta.story({
  name: '値がない・負・大きすぎる',
  render: () => (
    <Rows>
      <LimitMeter limit="NaN" used="―" share={Number.NaN} />
      <LimitMeter limit="−1" used="―" share={-1} planned={-4} />
      <LimitMeter limit="¥999,999,999,999" used="9,999%" share={1e12} planned={Infinity} />
    </Rows>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole<HTMLMeterElement>('meter').map(({ value }) => value)).toEqual([0, 0, 1])
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        normal: '通常',
        planned: '注文後の見込み',
        over: '超過',
        limit: '買付余力 3,420,000円',
        used: '25.0% を使用',
        after: '25.0% → 55.0%',
        wrong: '買付余力を 81,600円 超えています。',
      },
      en: {
        normal: 'Normal',
        planned: 'After the order',
        over: 'Over',
        limit: 'Buying power ¥3,420,000',
        used: '25.0% used',
        after: '25.0% → 55.0%',
        wrong: '¥81,600 over your buying power.',
      },
      'zh-Hant': {
        normal: '一般',
        planned: '委託後預估',
        over: '超出',
        limit: '可用資金 3,420,000日圓',
        used: '已使用 25.0%',
        after: '25.0% → 55.0%',
        wrong: '超出可用資金 81,600日圓。',
      },
    })
    return (
      <Board title="LimitMeter">
        <Rows>
          <Example name={words.normal}>
            <LimitMeter limit={words.limit} used={words.used} share={0.25} />
          </Example>
          <Example name={words.planned}>
            <LimitMeter limit={words.limit} used={words.after} share={0.25} planned={0.3} />
          </Example>
          <Example name={words.over}>
            <LimitMeter limit={words.limit} used="102.4%" share={1.024} over={words.wrong} />
          </Example>
        </Rows>
      </Board>
    )
  },
})
