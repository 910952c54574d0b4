import { styled } from 'styled-components'
import { rail } from '../base/rail.ts'
import { gutter } from '../base/space.ts'
import { forcedMark } from '../base/forced.ts'
import { k } from '../tokens/k.ts'

export const Band = styled.div`
  box-shadow: inset 0 -1px ${k.line.hairline};
  background: ${k.bg.surface};
`

// Each tab brings half the distance to the next, so that a short word is as wide as a finger.
const HALF_GAP = '10px'

export const Tabs = styled.div`
  ${rail}
  padding-inline: calc(${gutter} - ${HALF_GAP});
`

export const Tab = styled.button`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: ${k.size.touchMin};
  max-width: 85%;
  min-height: ${k.size.touchMin};
  padding-inline: ${HALF_GAP};
  color: ${k.text.secondary};
  font: ${k.type.sub};
  white-space: nowrap;
  cursor: pointer;
  &[aria-selected='true'] {
    color: ${k.text.primary};
    font-weight: 600;
  }
  &[aria-selected='true']::after {
    position: absolute;
    inset: auto ${HALF_GAP} 0;
    height: 2px;
    background: ${k.line.strong};
    ${forcedMark}
    content: '';
  }
  &:active {
    background: ${k.bg.pressed};
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`

/** Takes its place with the weight it has when chosen, so that nothing beside it moves. */
export const Label = styled.span`
  display: grid;
  min-width: 0;
  & > span,
  &::after {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &::after {
    height: 0;
    visibility: hidden;
    font-weight: 600;
    content: attr(data-label) / '';
  }
`

export const Count = styled.span`
  flex: none;
  min-width: 1.125rem;
  padding: 1px 5px;
  border-radius: 1rem;
  background: ${k.bg.sunken};
  color: ${k.text.secondary};
  font: ${k.type.micro};
`
