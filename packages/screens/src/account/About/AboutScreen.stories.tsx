import { sampleSiteConfig } from '@kabuto/domain/session'
import { failed, loading, ready, refreshing, refuse } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { expect, fn } from 'storybook/test'
import { AboutScreen } from './AboutScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Account/About',
  component: AboutScreen,
  args: { data: ready(sampleSiteConfig), onRetry: fn() },
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({})

export const Loading = meta.story({ args: { data: loading() } })

export const Failed = meta.story({
  args: { data: failed(refuse('offline', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Refreshing = meta.story({ args: { data: refreshing(sampleSiteConfig) } })
