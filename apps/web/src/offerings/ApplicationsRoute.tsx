import { mapped, valueOf } from '@kabuto/domain/shared'
import { ApplicationsScreen } from '@kabuto/screens/offerings'
import { useSetAtom } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import { useMarketTime } from '../shell/data/clock.ts'
import { useResources } from '../shell/data/useResources.ts'
import { applications } from './data.ts'
import { useNextSteps } from './useNextSteps.ts'

const list = applications({})

export function ApplicationsRoute() {
  const { data, again } = useResources({ list })
  const more = useSetAtom(list.more)
  const [query] = useSearchParams()
  const asked = query.get('record') ?? undefined
  useNextSteps(valueOf(data)?.list.rows ?? [])
  return (
    <ApplicationsScreen
      // A way out of a refusal leads to another record of this very page.
      key={asked}
      data={mapped(data, (parts) => parts.list)}
      now={useMarketTime()}
      openRecord={asked}
      onMore={() => void more()}
      onRetry={() => void again()}
    />
  )
}
