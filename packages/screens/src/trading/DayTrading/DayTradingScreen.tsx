import { bodyPart, fetchedPart } from '@kabuto/ui-kit'
import { useState } from 'react'
import { Await } from '../../shared/Await.tsx'
import { isMissing, MissingStock, OrderSkeleton } from '../Order/OrderFrames.tsx'
import { PositionSkeletons } from '../Positions/PositionSkeletons.tsx'
import { DayTradingPage } from './DayTradingPage.tsx'
import type { DayTradingScreenProps } from './dayTradingData.ts'

export {
  type AskedDayTrade,
  type DayTradeLists,
  type DayTradingScreenProps,
  type DayTradingTab,
  dayTradingTabs,
  type ListedDayTrades,
  type Ordering,
  type StockChoice,
} from './dayTradingData.ts'

const DayTradeForm = bodyPart(async () => (await import('./DayTradeForm.tsx')).DayTradeForm)
const DayTradeReceipt = fetchedPart(async () => (await import('./DayTradeReceipt.tsx')).DayTradeReceipt)
const DayTradeList = bodyPart(async () => (await import('./DayTradeList.tsx')).DayTradeList)

/** Trades of one day: the order with all that it costs, what is open, what was closed and all applications. */
export function DayTradingScreen(props: DayTradingScreenProps) {
  const { tab, asked, now, quotes, ordering, lists, chooser, onTab } = props
  const { data, submission } = ordering
  const canOrder = asked.symbol !== '' && (data.state === 'ready' || data.state === 'refreshing')
  // The form comes with its own tab: around a list that is in use already, it would draw the whole page anew. Once
  // there it is kept under the other tabs, with its input.
  const [hasForm, setHasForm] = useState(false)
  if (canOrder && tab === 'order' && !hasForm) setHasForm(true)
  if (submission.state === 'done') return <DayTradeReceipt trade={submission.record} now={now} />
  const list = tab !== 'order' && (
    <DayTradeList meanwhile={<PositionSkeletons />} tab={tab} now={now} quotes={quotes} {...lists} />
  )
  const page = { tab, lists, onTab }
  if (canOrder && hasForm)
    return (
      <DayTradeForm
        meanwhile={
          // Its heading takes no focus: that of the form is about to come.
          <div aria-busy="true">
            <DayTradingPage {...page}>{list || <OrderSkeleton />}</DayTradingPage>
          </div>
        }
        asked={asked}
        quotes={quotes}
        ordering={ordering}
        data={data}
        {...page}
      >
        {list}
      </DayTradeForm>
    )
  return (
    <DayTradingPage {...page}>
      {list ||
        (asked.symbol === '' ? (
          chooser
        ) : isMissing(data) ? (
          <MissingStock symbol={asked.symbol} />
        ) : (
          <Await data={data} onRetry={ordering.onRetry} skeleton={<OrderSkeleton />} bleed>
            {() => null}
          </Await>
        ))}
    </DayTradingPage>
  )
}
