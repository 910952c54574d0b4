import { checkScenario, resetSimulationCall } from '@kabuto/domain/account'
import { type Scenario, toIso } from '@kabuto/domain/shared'
import type { AccountContext } from '../../engine/context.ts'
import { type Handler, memberHandler } from '../../engine/handler.ts'

type Restart = (context: AccountContext, scenario: Scenario) => Promise<void>

/** New books with the past that was asked for; the old books go to the archive. `restart` comes in from `wiring`. */
export const resetSimulation = (restart: Restart): Handler =>
  memberHandler(resetSimulationCall, async (context, { scenario, text = '' }) => {
    const [refusal] = checkScenario({ scenario, text })
    if (refusal) return { refusal }
    await restart(context, scenario)
    return { data: { scenario, now: toIso(context.now) } }
  })
