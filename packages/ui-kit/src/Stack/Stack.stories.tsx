import preview from '@kabuto/storybook/preview'
import { Text } from '../Text/Text.tsx'
import type { Gap } from './gaps.ts'
import { Stack } from './Stack.tsx'

const meta = preview.meta({ title: 'Kit/Stack', component: Stack, args: { children: null } })

const lines = (
  <>
    <Text>総資産</Text>
    <Text>買付余力</Text>
    <Text>出金可能額</Text>
  </>
)

export const Playground = meta.story({ args: { gap: '3', children: lines } })

/** Each as wide as its text. */
export const Start = meta.story({ name: '左よせ', args: { gap: '3', align: 'start', children: lines } })

const gaps: Gap[] = ['0', '1', '2', '3', '4', '6', '8']

export const Matrix = meta.story({
  tags: ['vrt'],
  render: () => (
    <Stack gap="8">
      {gaps.map((gap) => (
        <Stack key={gap} gap={gap}>
          <Text look="caption" tone="secondary">{`gap ${gap}`}</Text>
          {lines}
        </Stack>
      ))}
    </Stack>
  ),
})
