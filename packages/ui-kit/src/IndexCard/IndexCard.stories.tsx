import preview from '@kabuto/storybook/preview'
import { expect } from 'storybook/test'
import { Board, useSamples } from '../base/board.tsx'
import { Section } from '../Section/Section.tsx'
import { Rail } from '../Rail/Rail.tsx'
import { IndexCard } from './IndexCard.tsx'

const day = [48010, 48042, 47985, 48102, 48180, 48150, 48260, 48312.4]

const meta = preview.meta({
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
  title: 'Kit/IndexCard',
  component: IndexCard,
  args: { name: '日経平均', value: '48312.40', percent: '0.68', day, base: 47985.15, href: '#/market/market' },
  render: (args) => (
    <Rail label="指数">
      <IndexCard {...args} />
    </Rail>
  ),
})

/** One link, named by what it shows: the line says the same as the change. */
export const Playground = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('日経平均 48,312.40 上昇 プラス0.68パーセント')
  },
})
export const Down = meta.story({
  args: { name: 'TOPIX', value: '3341.82', percent: '-0.31', day: [3352, 3349, 3350, 3345, 3341.82], base: 3352.1 },
})
export const Flat = meta.story({ args: { percent: '0', day: [], value: '48312.40' } })
export const Unknown = meta.story({ name: '値がない', args: { value: undefined, percent: undefined, day: [] } })

/** As high as the loaded card, whose day is higher than its name. */
export const Loading = meta.story({
  args: { loading: true },
  async play({ canvas }) {
    const { height, paddingBlock } = getComputedStyle(canvas.getByRole('link'))
    const room = Number.parseFloat(height) - 2 * Number.parseFloat(paddingBlock)
    await expect(room).toBeGreaterThanOrEqual(72)
  },
})

export const LongWords = meta.story({
  name: '長いことば',
  args: { name: '非常に長い名前をもつ模擬指数', value: '123456789012.34', percent: '1234567.89' },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: { nikkei: '日経平均', topix: 'TOPIX', dow: 'ダウ平均', sp: 'S&P 500' },
      en: { nikkei: 'Nikkei 225', topix: 'TOPIX', dow: 'Dow Jones', sp: 'S&P 500' },
      'zh-Hant': { nikkei: '日經平均', topix: 'TOPIX', dow: '道瓊指數', sp: 'S&P 500' },
    })
    return (
      <Board title="IndexCard">
        <Rail label="IndexCard">
          <IndexCard name={words.nikkei} value="48312.40" percent="0.68" day={day} base={47985.15} href="#1" />
          <IndexCard name={words.topix} value="3341.82" percent="-0.31" day={day.toReversed()} base={48312} href="#2" />
          <IndexCard name={words.dow} value="47120.60" percent="0" day={day} base={48312.4} href="#3" />
          <IndexCard name={words.sp} value={undefined} percent={undefined} href="#4" />
          <IndexCard name={words.topix} loading href="#5" />
        </Rail>
      </Board>
    )
  },
})
