import type { Member } from '@kabuto/domain/account'
import type { FundsSummary } from '@kabuto/domain/funds'
import type { Fill, Position } from '@kabuto/domain/trading'
import type { Instant, Loadable } from '@kabuto/domain/shared'
import type { NextPage } from '@kabuto/ui-kit'
import type { LiveQuotes } from '../../shared/Stock/liveQuote.ts'
import type { Cancelling } from '../CancelOrder.tsx'
import type { Selling } from '../Sell/SellSheet.tsx'

export type PositionData = { position: Position; account: Pick<Member, 'blocks'> & Pick<FundsSummary, 'margin'> }

/** Fills of a position as far as they have been read. */
export type ListedFills = { rows: readonly Fill[]; next: NextPage }

export type PositionScreenProps = Cancelling & {
  data: Loadable<PositionData>
  fills: Loadable<ListedFills>
  now: Instant
  /** Nothing before the stream is there. */
  quotes: LiveQuotes | undefined
  /** What the sheet of a sale works with; it is read once `onWant` says that somebody may sell. */
  selling: Selling
  /** The sheet is open from the start. */
  closes?: boolean
  onWant: () => void
  onMoreFills: () => void
  onRetry: () => void
}
