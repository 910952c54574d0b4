import type { Instant } from '@kabuto/domain/shared'
import { openingAnchor, turnClock } from '../clock.ts'
import type { Desk } from '../handler.ts'
import { marketOf } from '../market.ts'
import { faultsIn } from '../ledger/checks.ts'
import type { Ports } from '../ports.ts'
import { beginWork } from '../work.ts'
import { plantMember, type Plan, secretsOf } from './plant.ts'

export type Seed = { config: { id: string; value: string }[]; members: { id: string; scenario: Plan }[] }

/** Plants empty books: the site's settings, the clock, the members with their scenarios. One commit, so it is all there or not at all. */
export async function plantBooks(ports: Ports, seed: Seed, marketTime?: Instant): Promise<void> {
  const work = beginWork(ports.store)
  const wall = ports.wall()
  const now = marketTime ?? openingAnchor(wall).market
  turnClock(work, now, wall)
  work.put('secrets', { id: 'quotes', value: ports.newId() })
  for (const row of seed.config) work.put('config', row)
  const desk: Desk = { ...ports, market: marketOf(ports), work, now, wall, language: 'ja' }
  const secrets = await secretsOf(desk)
  for (const { id, scenario } of seed.members) await plantMember(desk, id, scenario, secrets)
  const faults = faultsIn(work.touched())
  if (faults.length > 0) throw new Error(`the scenarios do not add up: ${faults.join('; ')}`)
  if (!(await ports.store.commit(work.changes()))) throw new Error('the books were not empty')
}
