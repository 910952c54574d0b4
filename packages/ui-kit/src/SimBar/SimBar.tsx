import { memo } from 'react'
import { styled } from 'styled-components'
import { k } from '../tokens/k.ts'
import { useKitWords } from '../useKitWords.ts'
import * as say from '../words.ts'

const Bar = styled.aside`
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

/**
 * The mark that everything here is simulated. It stands at the top of every screen and above every scrim; it takes no
 * props, because no app, theme or server may change or hide it.
 */
export const SimBar = memo(function SimBar() {
  const words = useKitWords({ simulation: say.simulation, simulationSeal: say.simulationSeal })
  return (
    <Bar>
      <span aria-hidden="true">{words.simulationSeal}</span>
      {words.simulation}
    </Bar>
  )
})
