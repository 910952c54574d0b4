import preview from '@kabuto/storybook/preview'
import { Stack } from '../Stack/Stack.tsx'
import { Text, type TextLook } from './Text.tsx'

const meta = preview.meta({
  title: 'Kit/Text',
  component: Text,
  args: { children: '実際のお金を使わずに練習できます。' },
})

export const Playground = meta.story({})
export const Secondary = meta.story({ args: { tone: 'secondary' } })
export const Brand = meta.story({ args: { tone: 'brand', look: 'headline' } })
export const Short = meta.story({
  name: '文節で折り返す',
  args: { short: true, children: '先に本人確認をしてください。確認が終わると、カードを登録できます。' },
})

const looks: TextLook[] = ['title1', 'title2', 'headline', 'body', 'bodyStrong', 'sub', 'caption', 'micro']

export const Matrix = meta.story({
  tags: ['vrt'],
  render: () => (
    <Stack>
      {looks.map((look) => (
        <Text key={look} look={look}>{`${look}　注文内容の確認 12,846,320`}</Text>
      ))}
    </Stack>
  ),
})
