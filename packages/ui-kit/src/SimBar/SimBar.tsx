import { memo } from 'react'
import { useKitWords } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import { Bar } from './face.ts'

/**
 * The mark that everything here is simulated. It is at the top of every screen and above every scrim; it takes no
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
