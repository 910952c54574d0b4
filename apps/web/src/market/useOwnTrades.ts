import type { Loadable } from '@kabuto/domain/shared'
import type { Dividend, Position } from '@kabuto/domain/trading'
import { unaskedPages } from '../shell/data/unasked.ts'
import { afterFirstPage } from '../shell/pages/afterFirstPage.ts'
import { useWhole } from './useWhole.ts'

type Read<Row> = { data: Loadable<readonly Row[]>; again: () => Promise<void> }

const positionsLater = unaskedPages<Position>('positions later')
const dividendsLater = unaskedPages<Dividend>('dividends later')

const useTrades = afterFirstPage(() => import('./ownTrades.ts'))

/** All open positions and dividends of a member, once the page is shown. */
export function useOwnTrades(): { own: Read<Position>; dividends: Read<Dividend> } {
  const trades = useTrades()
  return {
    own: useWhole(trades?.openPositions({ tab: 'inProgress' }) ?? positionsLater),
    dividends: useWhole(trades?.ownDividends({}) ?? dividendsLater),
  }
}
