import preview from '@kabuto/storybook/preview'
import { expect } from 'storybook/test'
import { Board, Rows, useSamples } from '../base/board.tsx'
import { Money } from '../Money/Money.tsx'
import type { Gap } from '../Stack/gaps.ts'
import { Text } from '../Text/Text.tsx'
import { Row } from './Row.tsx'

const line = (
  <>
    <Text as="span">買付余力</Text>
    <Money value={3420000} currency="JPY" />
  </>
)

const meta = preview.meta({ title: 'Kit/Row', component: Row, args: { children: line } })

export const Playground = meta.story({})

export const Between = meta.story({
  name: '両端',
  args: { justify: 'between', align: 'baseline' },
  async play({ canvas, canvasElement }) {
    const right = canvas.getByText('3,420,000円').parentElement?.getBoundingClientRect().right ?? 0
    await expect(right).toBeCloseTo(canvasElement.getBoundingClientRect().right, 0)
  },
})

export const End = meta.story({ name: '右よせ', args: { justify: 'end' } })

const gaps: Gap[] = ['0', '1', '2', '3', '4', '6', '8']

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({ ja: '買付余力', en: 'Buying power', 'zh-Hant': '購買力' })
    return (
      <Board title="Row">
        <Rows>
          {(['start', 'between', 'end'] as const).map((justify) => (
            <Row key={justify} justify={justify} align="baseline">
              <Text as="span">{words}</Text>
              <Money value={3420000} currency="JPY" />
            </Row>
          ))}
          {gaps.map((gap) => (
            <Row key={gap} gap={gap}>
              <Text as="span">{words}</Text>
              <Text as="span" tone="secondary">{`gap ${gap}`}</Text>
            </Row>
          ))}
        </Rows>
      </Board>
    )
  },
})
