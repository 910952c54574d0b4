import { withOwn } from '@kabuto/domain/offerings'
import { mapped, valueOf } from '@kabuto/domain/shared'
import { OfferingsScreen, type OfferingTab, offeringTabs } from '@kabuto/screens/offerings'
import { useMarketTime } from '../shell/clock.ts'
import { useResources } from '../shell/data/useResources.ts'
import { useChosen } from '../shell/useChosen.ts'
import { applications, offers } from './data.ts'
import { useNextSteps } from './useNextSteps.ts'

const own = applications({})

const tabOf = (query: URLSearchParams): OfferingTab => offeringTabs.find((tab) => tab === query.get('stage')) ?? 'all'

export function OfferingsRoute() {
  const { data, again } = useResources({ offers: offers({}), own })
  const [tab, setTab] = useChosen(tabOf)
  useNextSteps(valueOf(data)?.own.rows ?? [])
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
