import preview from '@kabuto/storybook/preview'
import { expect } from 'storybook/test'
import { Board, Example, Pairs, useSamples } from '../base/board.tsx'
import { Seal } from './Seal.tsx'

const meta = preview.meta({ title: 'Kit/Seal', component: Seal, args: { text: '模擬注文' } })

export const Playground = meta.story({})

export const Labelled = meta.story({
  name: '読み上げのことば',
  args: { label: '模擬の注文です。実際のお金は動きません。' },
  async play({ canvas }) {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('模擬の注文です。実際のお金は動きません。')
  },
})

export const Decorative = meta.story({
  name: '飾り（読み上げない）',
  args: { decorative: true },
  async play({ canvas }) {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const seals = useSamples({
      ja: ['模擬注文', '模擬', '見本', '教材'],
      en: ['Sim order', 'Sim', 'Sample', 'Lesson'],
      'zh-Hant': ['模擬委託', '模擬', '樣本', '教材'],
    })
    return (
      <Board title="Seal">
        <Pairs>
          {seals.map((text) => (
            <Example key={text} name={text}>
              <Seal text={text} />
            </Example>
          ))}
        </Pairs>
      </Board>
    )
  },
})
