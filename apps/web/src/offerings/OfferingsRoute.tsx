import { withOwn } from '@kabuto/domain/offerings'
import { mapped, valueOf } from '@kabuto/domain/shared'
import { OfferingsScreen, type OfferingTab, offeringTabs } from '@kabuto/screens/offerings'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useMarketTime } from '../shell/data/clock.ts'
import { useResources } from '../shell/data/useResources.ts'
import { useChosen } from '../shell/pages/useChosen.ts'
import { applications, offers } from './data.ts'
import { useNextSteps } from './useNextSteps.ts'

const own = applications({})

const tabOf = (query: URLSearchParams): OfferingTab => offeringTabs.find((tab) => tab === query.get('stage')) ?? 'all'

export function OfferingsRoute() {
  const { data, again } = useResources({ offers: offers({}), own })
  const [tab, setTab] = useChosen(tabOf)
  const mine = valueOf(data)?.own
  const more = useSetAtom(own.more)
  useNextSteps(mine?.rows ?? [])
  // The oldest applications are shown at their offers too.
  useEffect(() => {
    if (mine?.next === 'more') void more()
  }, [mine?.next, more])
  return (
    <OfferingsScreen
      data={mapped(data, (parts) => withOwn(parts.offers, parts.own.rows))}
      now={useMarketTime()}
      tab={tab}
      onTab={setTab}
      onRetry={() => void again()}
    />
  )
}
