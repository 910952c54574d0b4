import { checkScenario, resetSimulationCall } from '@kabuto/domain/account'
import { type Scenario, toIso } from '@kabuto/domain/shared'
import type { Books } from '../../engine/context.ts'
import { type Handler, memberHandler } from '../../engine/handler.ts'

type StartAnew = (books: Books, scenario: Scenario) => Promise<void>

/** New books with the past that was asked for; the old books go to the archive. `startAnew` comes in from `wiring`. */
export const resetSimulation = (startAnew: StartAnew): Handler =>
  memberHandler(resetSimulationCall, async (desk, { scenario, text = '' }) => {
    const [refusal] = checkScenario({ scenario, text })
    if (refusal) return { refusal }
    await startAnew(desk, scenario)
    return { data: { scenario, now: toIso(desk.now) } }
  })
