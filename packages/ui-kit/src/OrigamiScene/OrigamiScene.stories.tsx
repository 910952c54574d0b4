import preview from '@kabuto/storybook/preview'
import { expect } from 'storybook/test'
import { OrigamiScene } from './OrigamiScene.tsx'

const meta = preview.meta({ title: 'Kit/OrigamiScene', component: OrigamiScene })

export const Playground = meta.story({
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
})

export const Matrix = meta.story({ tags: ['vrt'] })
