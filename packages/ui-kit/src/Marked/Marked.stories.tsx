import preview from '@kabuto/storybook/preview'
import { expect } from 'storybook/test'
import { Board, Rows, useSamples } from '../base/board.tsx'
import { Text } from '../Text/Text.tsx'
import { Marked } from './Marked.tsx'

const meta = preview.meta({
  title: 'Kit/Marked',
  component: Marked,
  args: { text: 'ツバキセイヤク', from: 5, to: 7 },
  render: (args) => (
    <Text>
      <Marked {...args} />
    </Text>
  ),
})

/** Read as one word; the part is seen by its weight and its line too. */
export const Playground = meta.story({
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/^ツバキセイヤク$/)
    const mark = canvasElement.querySelector('mark')
    await expect(mark).toHaveTextContent(/^ヤク$/)
    const { fontWeight, textDecorationLine } = getComputedStyle(mark ?? canvasElement)
    await expect([fontWeight, textDecorationLine]).toEqual(['600', 'underline'])
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const [begin, whole] = useSamples({
      ja: ['青葉精機', '0712'],
      en: ['Aoba Precision', '0712'],
      'zh-Hant': ['青葉精機', '0712'],
    })
    return (
      <Board title="Marked">
        <Rows>
          <Text>
            <Marked text={begin ?? ''} from={0} to={2} />
          </Text>
          <Text look="caption" tone="secondary">
            <Marked text={whole ?? ''} from={0} to={4} />
          </Text>
        </Rows>
      </Board>
    )
  },
})
