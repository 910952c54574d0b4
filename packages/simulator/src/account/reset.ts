import { checkScenario, resetSimulationCall } from '@kabuto/domain/account'
import { toIso } from '@kabuto/domain/shared'
import { memberHandler } from '../handler.ts'
import { startAnew } from '../scenarios/anew.ts'

/** Fresh books with the past that was asked for; the books of until now are kept in the archive. */
export const resetSimulation = memberHandler(resetSimulationCall, async (desk, { scenario, text = '' }) => {
  const [refusal] = checkScenario({ scenario, text })
  if (refusal) return { refusal }
  await startAnew(desk, scenario)
  return { data: { scenario, now: toIso(desk.now) } }
})
