import { css, styled } from 'styled-components'
import { boxFace } from '../Field/box.ts'
import { k } from '../tokens/k.ts'

export const Box = styled.div`
  display: flex;
  min-height: max(${k.part.field.height}, 1.5rem + 18px);
  color: ${k.text.secondary};
  ${boxFace}
  &:has(input:focus) {
    outline: ${k.border.focus} solid ${k.line.focus};
    outline-offset: calc(-1 * ${k.border.focus});
  }
  &[data-state='error']:has(input:focus) {
    outline-offset: 2px;
  }
  & > svg {
    align-self: center;
    margin-inline-end: 14px;
  }
`

export const Middle = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  align-items: stretch;
  min-width: 0;
  overflow: clip;
  container-type: inline-size;
`

// The number shrinks to fit; only the longest of all fall below the 16 px under which an iPhone zooms in.
const valueSize = css`
  font-size: clamp(12px, (100cqi - var(--aside-width) - 20px) / var(--value-width), 1.25rem);
  font-weight: 600;
`

const narrow = '@container (width < 5.5rem)'

export const Input = styled.input`
  ${valueSize}
  width: 100%;
  min-width: 0;
  padding: 0 calc(var(--aside-width) + ${k.space[2]}) 0 ${k.space[1]};
  border: 0;
  border-radius: ${k.radius.sm};
  background: none;
  color: ${k.text.primary};
  line-height: 1.4;
  text-align: center;
  appearance: none;
  &:focus-visible {
    outline: none;
  }
  &[aria-disabled='true'] {
    color: ${k.text.disabled};
  }
  ${narrow} {
    --aside-width: -12px;
    padding: ${k.space[1]} ${k.space[1]} 0;
  }
`

// Lies over the input and repeats its value unseen, so that the unit is right behind the digits; with large text
// below.
export const Unit = styled.span`
  position: absolute;
  inset: 0 ${k.space[1]};
  display: flex;
  align-items: center;
  justify-content: center;
  overflow: hidden;
  white-space: pre;
  pointer-events: none;
  & > span:first-child {
    ${valueSize}
    min-width: 0;
    overflow: hidden;
    visibility: hidden;
  }
  & > span:last-child {
    flex: none;
    width: var(--aside-width);
    margin-inline-start: ${k.space[1]};
    overflow: hidden;
    text-overflow: ellipsis;
    font: ${k.type.sub};
  }
  ${narrow} {
    position: static;
    padding-block-end: ${k.space[1]};
    & > span:first-child {
      display: none;
    }
    & > span:last-child {
      width: auto;
      max-width: 100%;
      margin: 0;
    }
  }
`
