import { css } from 'styled-components'
import { writeData } from './write.ts'
import { k } from '../tokens/k.ts'

/** The tint is shown for the first part of a second; what is left is the pause, in which further ticks do not tint. */
const SHOWN = 480
const SECOND = 1000

/**
 * The soft tint behind a figure that has just moved. It comes and goes without a fade: an animation would cost more
 * than all writing of
 * figures (bench/kit/list.ts). Reduced motion turns it off.
 */
export const tickTint = css`
  isolation: isolate;
  @media (prefers-reduced-motion: no-preference) {
    &:is([data-tick='up'], [data-tick='down'])::before {
      position: absolute;
      inset: -1px -4px;
      z-index: -1;
      border-radius: ${k.radius.xs};
      background: ${k.price.up.softBg};
      content: '';
      pointer-events: none;
    }
    &[data-tick='down']::before {
      background: ${k.price.down.softBg};
    }
  }
`

/** Tints once; as long as that lasts, and the pause after it, further ticks do not. */
export function tint(element: HTMLElement | null, before: unknown, now: unknown): void {
  if (!element || element.hasAttribute('data-tick')) return
  const moved = Number(now) - Number(before)
  // With NaN, before or now, it is neither.
  if (!(Math.abs(moved) > 0)) return
  writeData(element, 'data-tick', moved > 0 ? 'up' : 'down')
  setTimeout(() => writeData(element, 'data-tick', 'rest'), SHOWN)
  setTimeout(() => writeData(element, 'data-tick', undefined), SECOND)
}
