import preview from '@kabuto/storybook/preview'
import { expect } from 'storybook/test'
import { useSamples } from '../base/board.tsx'
import { CircleCheckIcon } from '../icons.ts'
import { Row } from '../Row/Row.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'
import { Text } from '../Text/Text.tsx'
import { Card } from './Card.tsx'

function Allotment() {
  const words = useSamples({
    ja: { name: 'みずなら酒造', won: '当選 100株', market: '0644　東証グロース・食料品' },
    en: { name: 'Mizunara Brewing', won: 'Allotted 100', market: '0644　TSE Growth, food' },
    'zh-Hant': { name: '水楢酒造', won: '中籤 100 股', market: '0644　東證 Growth・食品' },
  })
  return (
    <>
      <Row justify="between">
        <Text as="span" look="bodyStrong">
          {words.name}
        </Text>
        <StatusBadge tone="success" icon={CircleCheckIcon}>
          {words.won}
        </StatusBadge>
      </Row>
      <Text look="caption" tone="secondary">
        {words.market}
      </Text>
    </>
  )
}

const meta = preview.meta({ title: 'Kit/Card', component: Card, args: { children: <Allotment /> } })

export const Playground = meta.story({})

export const Tappable = meta.story({
  name: '押せる',
  args: { href: '#/market/subscribe' },
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /みずなら酒造/ })).toHaveFocus()
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: () => (
    <Stack>
      <Card>
        <Allotment />
      </Card>
      <Card href="#/market/subscribe">
        <Allotment />
      </Card>
    </Stack>
  ),
})
