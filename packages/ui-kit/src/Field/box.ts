import { css, styled } from 'styled-components'
import { widthInEm } from '../base/figureWidth.ts'
import { k } from '../tokens/k.ts'

/** The edge and the background of every box that takes a value. */
export const boxFace = css`
  border: ${k.border.control} solid ${k.part.field.line};
  border-radius: ${k.part.field.radius};
  background: ${k.part.field.bg};
  &[data-state='error'] {
    border-color: ${k.part.field.lineError};
    box-shadow: inset 0 0 0 1px ${k.part.field.lineError};
  }
  &[data-state='readonly'],
  &[data-state='disabled'] {
    border-color: transparent;
    background: ${k.bg.sunken};
  }
`

export const Box = styled.div`
  display: flex;
  align-items: center;
  column-gap: 6px;
  /* Keeps its height when the value in it shrinks. */
  min-height: max(${k.part.field.height}, 1.5rem + 18px);
  padding-inline-end: 14px;
  color: ${k.text.secondary};
  contain: inline-size;
  /* A container is styled by itself, after the page has been laid out: only where there is a value to shrink. */
  &[data-filled] {
    container-type: inline-size;
  }
  ${boxFace}
  &:has(input:focus) {
    outline: ${k.border.focus} solid ${k.line.focus};
    outline-offset: calc(-1 * ${k.border.focus});
  }
  &[data-state='error']:has(input:focus) {
    outline-offset: 2px;
  }
`

export const Input = styled.input`
  flex: 1;
  align-self: stretch;
  width: 100%;
  min-width: 0;
  padding: ${k.space[2]} 2px ${k.space[2]} 14px;
  border: 0;
  border-radius: inherit;
  background: none;
  color: ${k.text.primary};
  /* Large text on a narrow screen: a number shrinks before it is cut off, to 16 px, below which an iPhone zooms in. */
  font-size: clamp(16px, (100cqi - 24px - var(--aside-width)) / var(--value-width), var(--value-size, 1rem));
  line-height: 1.5;
  text-overflow: ellipsis;
  appearance: none;
  &::placeholder {
    color: ${k.text.tertiary};
    font-weight: 400;
    opacity: 1;
  }
  &:focus-visible {
    outline: none;
  }
  &[aria-disabled='true'] {
    color: ${k.text.disabled};
  }
  &[data-size='large'] {
    --value-size: 1.25rem;
    font-weight: 600;
    line-height: 1.4;
  }
`

export const Suffix = styled.span`
  flex: 0 1 auto;
  min-width: 0;
  max-width: 40%;
  font: ${k.type.sub};
`

/** Beside a value: words of 13 px, and icons or paddings. */
type Aside = { words?: readonly string[] | undefined; rem?: number | undefined; px?: number | undefined }

/** How much space a value needs and how much is taken beside it, so that it can shrink to fit. */
export function widthsOf(shown: string, { words = [], rem = 0, px = 0 }: Aside) {
  // Each of them takes 40 % of the box at most, and then breaks.
  const taken = words.map((text) => `min(${widthInEm(text) * 0.8125}rem, 40cqi) + `).join('')
  return {
    '--value-width': Math.max(1, widthInEm(shown)),
    '--aside-width': `calc(${taken}${rem}rem + ${px}px)`,
  }
}
