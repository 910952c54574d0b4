import { samplePortfolios } from '@kabuto/domain/follow'
import { failed, idle, loading, moments, ready, refuse } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import { expect, fn, within } from 'storybook/test'
import { PortfoliosPage } from './PortfoliosPage.tsx'

const say = textsIn('follow')

const meta = preview.meta({
  title: 'Screens/Follow/Portfolios',
  component: PortfoliosPage,
  args: {
    data: ready(samplePortfolios),
    now: moments.pictures,
    leaving: () => idle(),
    onLeave: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

/** One's own can be left, value and costs told first; its limit stands. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play(context) {
    const { args, canvas, userEvent } = context
    const { end, change } = say(context)
    await expect(canvas.queryByRole('button', { name: change })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: end }))
    await userEvent.click(within(await canvas.findByRole('alertdialog')).getByRole('button', { name: end }))
    await expect(args.onLeave.mock.calls).toEqual([['ah-1']])
  },
  ...says({ headings: ['AI運用', 'あなたの運用', '分散三点', 'モデル運用', '分散三点'] }),
})

export const Empty = meta.story({
  args: { data: ready({ portfolios: [], holdings: [] }) },
  ...says({ headings: ['AI運用', 'モデル運用'], figures: {} }),
})

export const Loading = meta.story({ args: { data: loading() }, ...says({ headings: ['AI運用'], figures: {} }) })

export const Failed = meta.story({
  args: { data: failed(refuse('timeout', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度試す|Try again|再試一次/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
