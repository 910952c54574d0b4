import preview from '@kabuto/storybook/preview'
import { Stack } from '../Stack/Stack.tsx'
import { BrandMark } from './BrandMark.tsx'

const meta = preview.meta({ title: 'Kit/BrandMark', component: BrandMark })

export const Playground = meta.story({ args: { size: 'large' } })

export const Matrix = meta.story({
  tags: ['vrt'],
  render: () => (
    <Stack gap="4">
      <BrandMark />
      <BrandMark size="large" />
    </Stack>
  ),
})
