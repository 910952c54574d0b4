import { css, styled } from 'styled-components'
import { forcedChosen, forcedEdge } from '../base/forced.ts'
import { k } from '../tokens/k.ts'

/** What is pressed: 44 high, its pill 32. */
export const chipTarget = css`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  min-width: ${k.size.touchMin};
  max-width: 100%;
  min-height: ${k.size.touchMin};
  padding-block: 6px;
  cursor: pointer;
  &:is([aria-disabled='true'], :has([aria-disabled='true'])) {
    cursor: default;
  }
`

export const Pill = styled.span`
  display: inline-flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  gap: ${k.space[1]};
  min-width: 0;
  min-height: 32px;
  padding: 0.25rem 14px;
  border-radius: 16px;
  box-shadow: inset 0 0 0 1px ${k.line.hairline};
  background: ${k.bg.surface};
  color: ${k.text.secondary};
  font: ${k.type.sub};
  line-height: 1.3;
  text-align: center;
  transition: background-color ${k.motion.press};
  ${forcedEdge}
  :active > & {
    background: ${k.bg.pressed};
  }
  :is([aria-pressed='true'], :has(:checked)) > & {
    box-shadow: inset 0 0 0 1px ${k.text.brand};
    background: ${k.bg.selected};
    color: ${k.text.brand};
    font-weight: 600;
    ${forcedChosen}
  }
  :is([aria-disabled='true'], :has([aria-disabled='true'])) > & {
    box-shadow: none;
    background: ${k.action.disabledBg};
    color: ${k.text.disabled};
  }
  :is(:focus-visible, :has(:focus-visible)) > & {
    outline: ${k.border.focus} solid ${k.line.focus};
    outline-offset: 2px;
  }
`

/** Takes its place with the weight it has when chosen, so that nothing beside it moves. */
export const Label = styled.span`
  display: grid;
  min-width: 0;
  &::after {
    height: 0;
    overflow: hidden;
    visibility: hidden;
    font-weight: 600;
    content: attr(data-label) / '';
  }
`

export const ChipReason = styled.p`
  color: ${k.text.secondary};
  font: ${k.type.caption};
  text-wrap: pretty;
  word-break: auto-phrase;
`
