import type { DayTrade } from '@kabuto/domain/trading'
import type { PositionRowProps } from '@kabuto/ui-kit'
import { useTags } from '../../shared/Order/useTags.ts'

/** The same as of a position: every day trade goes in whole, at the market. */
export function useTradeTags(): (trade: Pick<DayTrade, 'side'>) => PositionRowProps['tags'] {
  const tags = useTags()
  return ({ side }) => tags({ side, leverage: 1, origin: 'dayTrade', type: 'market', state: 'holding' })
}
