import type { Preview } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { nextFrame } from './nextFrame.ts'

/** Until the letters of what was drawn are there: a browser asks for them once it has laid it out. */
async function lettersDrawn(): Promise<void> {
  document.body.getBoundingClientRect()
  if (document.fonts.status === 'loaded') return
  await document.fonts.ready
  // What follows from a size is done with the frame after it.
  await nextFrame()
  await nextFrame()
}

/**
 * Side by side every element is there twice, so a play function is given the light half only. It begins with all
 * letters there: where a row stands that it has scrolled would else depend on when they came.
 */
export const playInFirstHalf: NonNullable<Preview['mount']> = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui
  const render = context['renderToCanvas'] as () => Promise<void>
  await render()
  await lettersDrawn()
  const half = context.canvasElement.querySelector<HTMLElement>('[data-layout][data-theme]')
  if (half) {
    context.canvasElement = half
    context.canvas = within(half)
  }
  return context.canvas
}
