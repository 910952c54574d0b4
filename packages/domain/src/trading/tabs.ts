import { finalStates } from '../shared/machine/machine.ts'
import type { Position, PositionTab } from './entities.ts'
import { positionMachine } from './machines.ts'

type Tabbed = Pick<Position, 'state' | 'kind' | 'origin'>

const ended = new Set(finalStates(positionMachine))

/**
 * Decisions §5: the kinds filter open ones; ETF by instrument, Placing by offers, Auction by auctions and blocks,
 * Competition all else.
 */
function kindTab({ kind, origin }: Tabbed): PositionTab {
  if (kind === 'etf') return 'etf'
  if (origin === 'ipo' || origin === 'raise') return 'placing'
  return origin === 'auction' || origin === 'block' ? 'auction' : 'competition'
}

/** An open position is listed under In progress and under its kind, one that ended under Terminated only. */
export function tabsOf(position: Tabbed): PositionTab[] {
  return ended.has(position.state) ? ['terminated'] : ['inProgress', kindTab(position)]
}
