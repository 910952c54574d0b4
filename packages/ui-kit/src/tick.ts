import type { AnimationEvent } from 'react'
import { css, keyframes } from 'styled-components'
import { writeData } from './live.ts'
import { k } from './tokens/k.ts'

// 480 of 1000 ms: what is left is the pause, so that no clock has to be asked.
const fade = keyframes`
  from { opacity: 1; }
  48%, to { opacity: 0; }
`

/** The soft tint behind a figure that has just moved. It moves nothing itself; reduced motion turns it off (base.css). */
export const tickTint = css`
  isolation: isolate;
  &::before {
    position: absolute;
    inset: -1px -4px;
    z-index: -1;
    border-radius: ${k.radius.xs};
    opacity: 0;
    content: '';
    pointer-events: none;
  }
  &[data-tick='up']::before {
    background: ${k.price.up.softBg};
    animation: ${fade} 1s ${k.easing.exit};
  }
  &[data-tick='down']::before {
    background: ${k.price.down.softBg};
    animation: ${fade} 1s ${k.easing.exit};
  }
`

/** Tints once; as long as that lasts, and the pause after it, further ticks do not. */
export function tint(element: HTMLElement | null, before: unknown, now: unknown): void {
  if (before === now || !element || element.hasAttribute('data-tick')) return
  const moved = Number(now) - Number(before)
  // NaN, what was no number before or is none now, is neither.
  if (moved > 0) writeData(element, 'data-tick', 'up')
  else if (moved < 0) writeData(element, 'data-tick', 'down')
}

export function endTint({ currentTarget }: AnimationEvent<HTMLElement>): void {
  writeData(currentTarget, 'data-tick', undefined)
}
