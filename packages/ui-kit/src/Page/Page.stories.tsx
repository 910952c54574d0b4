import preview from '@kabuto/storybook/preview'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Page } from './Page.tsx'

const words = (
  <Stack>
    <Text as="h1" look="title1">
      取引時間の変更
    </Text>
    <Text>東京市場の取引時間が変わります。注文の受付は、これまでどおりです。</Text>
  </Stack>
)

const meta = preview.meta({ title: 'Kit/Page', component: Page, args: { children: words }, parameters: { layout: 'fullscreen' } })

export const Playground = meta.story({})
export const Surface = meta.story({ args: { ground: 'surface' } })
export const Matrix = meta.story({})
