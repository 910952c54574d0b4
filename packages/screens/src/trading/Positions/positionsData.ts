import type { Member } from '@kabuto/domain/account'
import type { FundsSummary } from '@kabuto/domain/funds'
import type { Position, Positions } from '@kabuto/domain/trading'
import type { NextPage } from '@kabuto/ui-kit'

/** The count of each tab and the totals, with the open positions: their prices move the totals. */
export type PositionFigures = Pick<Positions, 'counts' | 'totals'> & { open: readonly Position[] }

/** Positions of a tab as far as they have been read. */
export type ListedPositions = { rows: readonly Position[]; next: NextPage }

/** What holds for the whole account. */
export type PositionsAccount = Pick<Member, 'blocks'> & Pick<FundsSummary, 'margin'>
