import preview from '@kabuto/storybook/preview'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { List } from '../List/List.tsx'
import { ListRow } from '../ListRow/ListRow.tsx'
import { Money } from '../Money/Money.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Skeleton, type SkeletonProps } from './Skeleton.tsx'

const sample: SkeletonProps = { shape: 'line', count: 3 }

const meta = preview.meta({ title: 'Kit/Skeleton', component: Skeleton, args: sample })

export const Playground = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('読み込み中')).toBeInTheDocument()
  },
})

export const Figure = meta.story({ name: '大きな数', args: { shape: 'figure', count: 1 } })
export const RowShape = meta.story({ name: '行', args: { shape: 'row', count: 3 } })
export const Block = meta.story({ name: '面', args: { shape: 'block', count: 2 } })

/** When the content loads, nothing jumps: each shape is as high as what it replaces. */
export const SameHeight = meta.story({
  name: '高さは変わらない',
  render: () => (
    <>
      <Skeleton shape="figure" />
      <div>
        <Money value={12846320} currency="JPY" size="display" />
      </div>
      <Skeleton shape="line" />
      <Text>買付余力</Text>
      <Skeleton shape="row" />
      <List>
        <ListRow title="銀行口座" />
      </List>
    </>
  ),
  async play({ canvasElement }) {
    const heights = [...canvasElement.children].map((part) => part.getBoundingClientRect().height)
    await expect(heights).toHaveLength(6)
    for (let at = 0; at < 6; at += 2)
      await expect(Math.abs((heights[at] ?? 0) - (heights[at + 1] ?? 9))).toBeLessThanOrEqual(2)
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: () => (
    <Stack>
      <Skeleton shape="figure" />
      <Skeleton shape="line" count={3} />
      <Card>
        <Skeleton shape="line" count={2} />
      </Card>
      <List>
        <li>
          <Skeleton shape="row" count={2} />
        </li>
      </List>
      <Skeleton shape="block" />
      <Money value={null} currency="JPY" size="large" loading />
    </Stack>
  ),
})
