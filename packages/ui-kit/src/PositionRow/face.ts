import { styled } from 'styled-components'
import { rowLine } from '../base/rows.ts'
import { gutter } from '../base/space.ts'
import { k } from '../tokens/k.ts'

export const Item = styled.li`
  ${rowLine}
  container-type: inline-size;
`

export const Face = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  padding: 14px ${gutter};
  color: ${k.text.primary};
  text-decoration: none;
  &:is(a):active {
    background: ${k.bg.pressed};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

// In rem: with large text the result is below the name.
export const Head = styled.div`
  --figure-room: calc(100cqi - ${gutter} * 2 - 6rem);
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${k.space[1]} ${k.space[3]};
  @container (width < 17rem) {
    --figure-room: calc(100cqi - ${gutter} * 2 - 2rem);
  }
`

export const Names = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1 1 5.25rem;
  gap: ${k.space[1]};
  min-width: 0;
`

export const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${k.space[2]};
  font: ${k.type.bodyStrong};
  & > * {
    min-width: 0;
  }
  span + span {
    color: ${k.text.secondary};
    font: ${k.type.caption};
  }
`

export const Result = styled.div`
  display: grid;
  justify-items: end;
  gap: 3px;
  max-width: 100%;
  margin-inline-start: auto;
  text-align: end;
`

// The parts of a position are less prominent than its result.
export const Parts = styled.div`
  && dd {
    position: relative;
    font: ${k.type.numSm};
  }
`

export const Actions = styled.div`
  padding: 0 ${gutter} 14px;
`
