import { styled } from 'styled-components'
import { k } from '../tokens/k.ts'

/** One line over the whole width: a seal of one letter and a sentence. */
export const Bar = styled.aside`
  position: relative;
  z-index: ${k.z.sim};
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${k.space[2]};
  min-height: ${k.part.simBar.height};
  padding: 2px ${k.space[3]};
  background: ${k.part.simBar.bg};
  color: ${k.part.simBar.text};
  font: ${k.type.micro};
  /* Breaks at ・ and at spaces, never inside a word. */
  word-break: keep-all;
  & > span {
    display: inline-grid;
    flex: none;
    place-items: center;
    width: 1rem;
    height: 1rem;
    border: 1px solid ${k.sim.seal};
    border-radius: 3px;
    color: ${k.sim.seal};
    font: ${k.type.microStrong};
    line-height: 1;
  }
`
