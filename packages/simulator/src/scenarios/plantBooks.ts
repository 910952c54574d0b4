import type { Instant } from '@kabuto/domain/shared'
import { openingAnchor, turnClock } from '../clock.ts'
import type { Ports } from '../ports.ts'
import { beginWork } from '../work.ts'
import { plantMember, type Scenario } from './plant.ts'

export type Seed = { config: { id: string; value: string }[]; members: { id: string; scenario: Scenario }[] }

/** Plants empty books: the site's settings, the clock, the members with their scenarios. One commit, so it is all there or not at all. */
export async function plantBooks(ports: Ports, seed: Seed, market?: Instant): Promise<void> {
  const work = beginWork(ports.store)
  const wall = ports.wall()
  const now = market ?? openingAnchor(wall).market
  turnClock(work, now, wall)
  for (const row of seed.config) work.put('config', row)
  for (const { id, scenario } of seed.members) await plantMember({ ...ports, work, now, wall, language: 'ja' }, id, scenario)
  if (!(await ports.store.commit(work.changes()))) throw new Error('the books were not empty')
}
