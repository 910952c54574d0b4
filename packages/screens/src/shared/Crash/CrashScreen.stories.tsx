import preview from '@kabuto/storybook/preview'
import { expect, fn } from 'storybook/test'
import { CrashScreen } from './CrashScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Shared/Crash',
  component: CrashScreen,
  args: { kind: 'crashed' as const, onReload: fn() },
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({
  tags: ['vrt'],
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
})

export const NewRelease = meta.story({ args: { kind: 'newRelease' } })
