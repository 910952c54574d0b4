import { drawn } from '../showLook.ts'
import { describe, isBar, isShown, modalIn } from './handsAndEars.ts'

/** What a window of 1280 × 1024 is at 400 %. */
const ZOOMED = { width: 320, height: 256 }
/** The rest is for the page. */
const MOST_COVERED = ZOOMED.height / 2

type Span = [top: number, bottom: number]

const spanOf = (element: Element): Span => {
  const { top, bottom } = element.getBoundingClientRect()
  return [Math.max(0, top), Math.min(ZOOMED.height, bottom)]
}

/** How much of the screen is covered by what stays while the page is scrolled. */
function covered(body: HTMLElement): number {
  const bars = [...body.querySelectorAll('*')].filter((element) => isBar(element) && isShown(element))
  const spans = bars.map(spanOf).filter(([top, bottom]) => bottom > top)
  const { sum } = spans
    .toSorted(([a], [b]) => a - b)
    .reduce(
      ({ sum: before, end }, [top, bottom]) => ({
        sum: before + Math.max(0, bottom - Math.max(top, end)),
        end: Math.max(end, bottom),
      }),
      { sum: 0, end: 0 },
    )
  return Math.round(sum)
}

function cutOff(modal: HTMLElement): string[] {
  const { top, bottom } = modal.getBoundingClientRect()
  return top >= 0 && bottom <= ZOOMED.height ? [] : [`is cut off at 400 %: ${describe(modal)}`]
}

/** At 400 % a page keeps half of the screen at least, and a sheet all of it within the screen. */
export async function lostWhenZoomed(body: HTMLElement): Promise<string[]> {
  const { page } = await import('vitest/browser')
  const { innerWidth, innerHeight, scrollX, scrollY } = window
  await page.viewport(ZOOMED.width, ZOOMED.height)
  try {
    window.scrollTo(0, document.documentElement.scrollHeight / 2)
    await drawn()
    const modal = modalIn(body)
    if (modal) return cutOff(modal)
    const px = covered(body)
    return px <= MOST_COVERED ? [] : [`bars cover ${px} of ${ZOOMED.height} px at 400 %`]
  } finally {
    await page.viewport(innerWidth, innerHeight)
    window.scrollTo(scrollX, scrollY)
  }
}
