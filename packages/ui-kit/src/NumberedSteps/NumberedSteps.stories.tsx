import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { expect, within } from 'storybook/test'
import { Banner } from '../Banner/Banner.tsx'
import { Board, useSamples } from '../base/board.tsx'
import { NumberedSteps } from './NumberedSteps.tsx'

const meta = preview.meta({
  title: 'Kit/NumberedSteps',
  component: NumberedSteps,
  args: {
    steps: [
      { title: '押す前に、費用を', children: <Banner tone="neutral">275円</Banner> },
      { title: '買ったら、売れる時刻を', children: <Banner tone="neutral">14:47</Banner> },
    ],
  },
})

export const Playground = meta.story({
  async play({ canvas }) {
    const steps = within(canvas.getByRole('list')).getAllByRole('listitem')
    await expect(steps.map(({ textContent }) => textContent)).toEqual([
      '1押す前に、費用を275円',
      '2買ったら、売れる時刻を14:47',
    ])
  },
  ...says({ headings: ['押す前に、費用を', '買ったら、売れる時刻を'] }),
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: ['押す前に、費用を1円まで', '275円', '買ったら、売れる時刻を', '14:47 から売却できます'],
      en: ['Before you tap, every cost', '¥275', 'Once bought, when you can sell', 'You can sell from 14:47'],
      'zh-Hant': ['點選之前，列出所有費用', '275日圓', '買進之後，告知何時可賣', '14:47 起可賣出'],
    })
    const [first = '', cost, second = '', time] = words
    return (
      <Board title="NumberedSteps">
        <NumberedSteps
          steps={[
            { title: first, children: <Banner tone="neutral">{cost}</Banner> },
            { title: second, children: <Banner tone="neutral">{time}</Banner> },
          ]}
        />
      </Board>
    )
  },
})
