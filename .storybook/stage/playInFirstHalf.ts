import type { Preview } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { isPictured } from '../modes.ts'
import { nextFrame } from './nextFrame.ts'

/**
 * Until what was drawn stands as it will: the browser asks for its letters once it has laid it out, and what follows
 * from a size is done with the frame after.
 */
async function settled(): Promise<void> {
  document.body.getBoundingClientRect()
  await document.fonts.ready
  await nextFrame()
  await nextFrame()
}

/**
 * Side by side every element is there twice, so a play function is given the light half only. In a story that is
 * pictured it begins once all stands: what a play scrolls would else be pictured here or there.
 */
export const playInFirstHalf: NonNullable<Preview['mount']> = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui
  const render = context['renderToCanvas'] as () => Promise<void>
  await render()
  if (isPictured(context.tags)) await settled()
  const half = context.canvasElement.querySelector<HTMLElement>('[data-layout][data-theme]')
  if (half) {
    context.canvasElement = half
    context.canvas = within(half)
  }
  return context.canvas
}
