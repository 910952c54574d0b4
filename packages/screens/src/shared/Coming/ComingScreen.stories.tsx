import { paths } from '@kabuto/domain/paths'
import preview from '@kabuto/storybook/preview'
import { ComingScreen } from './ComingScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Shared/Coming',
  component: ComingScreen,
  args: { name: 'stock' as const },
  argTypes: { name: { control: 'select', options: Object.keys(paths) } },
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({ tags: ['vrt'] })

export const LongTitle = meta.story({ args: { name: 'applications' } })
