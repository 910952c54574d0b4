import type { Member } from '@kabuto/domain/account'
import type { FundsSummary } from '@kabuto/domain/funds'
import type { Fill, Position } from '@kabuto/domain/trading'
import type { NextPage } from '@kabuto/ui-kit'

export type PositionData = { position: Position; account: Pick<Member, 'blocks'> & Pick<FundsSummary, 'margin'> }

/** Fills of a position as far as they have been read. */
export type ListedFills = { rows: readonly Fill[]; next: NextPage }
