import { moments } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { expect, fn } from 'storybook/test'
import { PulledPage, type PulledPageProps } from './PulledPage.tsx'

const sample: PulledPageProps = { reading: { state: 'done', at: moments.pictures }, onRefresh: fn() }

const meta = preview.meta({
  title: 'Screens/Shared/PulledPage',
  component: PulledPage,
  args: sample,
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('14:32 に更新しました')).toBeVisible()
  },
})

export const Failed = meta.story({
  args: { reading: { state: 'failed', at: moments.pictures } },
  async play({ canvas }) {
    await expect(canvas.getByText(/更新できませんでした/)).toBeVisible()
  },
})
