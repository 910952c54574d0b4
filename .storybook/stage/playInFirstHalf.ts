import type { Preview } from '@storybook/react-vite'
import { within } from 'storybook/test'

/** Side by side every element is there twice, so a play function is given the light half only. */
export const playInFirstHalf: NonNullable<Preview['mount']> = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui
  const render = context['renderToCanvas'] as () => Promise<void>
  await render()
  const half = context.canvasElement.querySelector<HTMLElement>('[data-layout][data-theme]')
  if (half) {
    context.canvasElement = half
    context.canvas = within(half)
  }
  return context.canvas
}
