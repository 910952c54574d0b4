import { expect, fireEvent, waitFor } from 'storybook/test'

/** For stories only: until the engine's chunk has loaded and drawn. Pictures taken during loading would differ. */
export async function settled(canvasElement: HTMLElement, count = 1): Promise<void> {
  await waitFor(() =>
    expect(canvasElement.querySelectorAll('svg.apexcharts-svg path[d]').length).toBeGreaterThanOrEqual(count),
  )
}

/** Nothing that was given to a chart became markup, and nothing of it ran. */
export async function expectHarmless(canvasElement: HTMLElement): Promise<void> {
  await expect(canvasElement.querySelectorAll('img, script, iframe, b')).toHaveLength(0)
  await expect(document.documentElement).not.toHaveAttribute('data-ran')
}

export const hostileName =
  '"><img src=x onerror="document.documentElement.dataset.ran=1">' +
  '<script>document.documentElement.dataset.ran=1</script>'

/** What an arrow key or a screen reader's gesture does to the platform's slider. */
export async function moveTo(slider: HTMLElement, place: number): Promise<void> {
  await fireEvent.change(slider, { target: { value: String(place) } })
}

/** Where the finger goes: the plot around the slider. */
export function plotOf(slider: HTMLElement): HTMLElement {
  return slider.parentElement ?? slider
}

/** A loaded chart takes the space reserved for it: a loading chart is above the same one loaded. */
export async function expectSameHeight(canvasElement: HTMLElement): Promise<void> {
  await settled(canvasElement)
  // Letters that no story before it had may still be on their way.
  await document.fonts.ready
  const chart = canvasElement.querySelector('figure')
  const waiting = chart?.previousElementSibling
  await expect(waiting).toHaveTextContent('読み込み中')
  await expect(Math.abs(Number(waiting?.clientHeight) - Number(chart?.clientHeight))).toBeLessThanOrEqual(4)
}
