import type { Member } from '@kabuto/domain/account'
import type { FundsSummary } from '@kabuto/domain/funds'
import type { Book, Stock } from '@kabuto/domain/market'
import type { Instant, Loadable, Submission } from '@kabuto/domain/shared'
import type { DayTrade, OrderDraft, Preview, Side } from '@kabuto/domain/trading'
import type { Live, NextPage } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import type { LiveQuotes } from '../../shared/Stock/liveQuote.ts'
import type { Cancelling } from '../CancelOrder.tsx'
import type { OrderData, Review } from '../Order/orderData.ts'

/** The specification's order. */
export const dayTradingTabs = ['order', 'transaction', 'transactionDetails', 'alreadyApplied'] as const
export type DayTradingTab = (typeof dayTradingTabs)[number]
/** Those that list applications. */
export type DayTradeList = Exclude<DayTradingTab, 'order'>

/** What the address asks for; without a symbol one is chosen first. */
export type AskedDayTrade = { symbol: string; side: Side; quantity: string }

/** Day trades as far as they have been read. */
export type ListedDayTrades = { rows: readonly DayTrade[]; next: NextPage }

/** Japanese stocks to choose from: those that a text finds, or without one those that are traded most. */
export type StockChoice = {
  text: string
  stocks: Loadable<readonly Stock[]>
  onText: (text: string) => void
  onRetry: () => void
}

/** What the form works with. */
export type Ordering = {
  data: Loadable<OrderData>
  book: Loadable<Live<Book | undefined>>
  review: Review
  submission: Submission<DayTrade>
  /** The order, and the terms that were read with the last tap. */
  onSend: (draft: OrderDraft, agreed: Preview) => void
  /** Back from the confirmation to the fields. */
  onEdit: () => void
  /** Only on the member's own machine. */
  onAdvanceClock: (() => void) | undefined
  onRetry: () => void
}

export type DayTradeLists = Cancelling & {
  /** All that are open: the count of their tab. */
  open: Loadable<ListedDayTrades>
  /** Of the tab that is shown. */
  list: Loadable<ListedDayTrades>
  /** Nothing before it is known. */
  account: (Pick<Member, 'blocks'> & Pick<FundsSummary, 'margin'>) | undefined
  onMore: () => void
  onRetry: () => void
}

export type DayTradingScreenProps = {
  tab: DayTradingTab
  asked: AskedDayTrade
  now: Instant
  /** Nothing before the stream is there. */
  quotes: LiveQuotes | undefined
  ordering: Ordering
  lists: DayTradeLists
  /** A StockChooser, where no stock is chosen yet; it reads by itself. */
  chooser: ReactNode
  onTab: (tab: DayTradingTab) => void
}
