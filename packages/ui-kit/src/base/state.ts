import { styled } from 'styled-components'
import { k } from '../tokens/k.ts'

/** What is shown in place of a list or a whole screen: nothing yet, or nothing because of a failure. */
export const State = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  padding: ${k.space[8]} ${k.space[6]};
  color: ${k.text.secondary};
  font: ${k.type.sub};
  text-align: center;
  text-wrap: balance;
  word-break: auto-phrase;
  & > svg {
    width: 2rem;
    height: 2rem;
    margin-block-end: ${k.space[2]};
    color: ${k.text.tertiary};
  }
`

export const StateTitle = styled.p`
  margin-block-end: ${k.space[1]};
  color: ${k.text.primary};
  font: ${k.type.bodyStrong};
`

export const StateAction = styled.div`
  margin-block-start: 14px;
`
