import { mapped } from '@kabuto/domain/shared'
import { FollowsScreen } from '@kabuto/screens/follow'
import { useSetAtom } from 'jotai'
import { useMarketTime } from '../shell/data/clock.ts'
import { useMutation } from '../shell/data/useMutation.ts'
import { useResources } from '../shell/data/useResources.ts'
import { changeLossLimit, endFollow, followOrders } from './data.ts'

const list = followOrders({})

export function FollowsRoute() {
  const { data, again } = useResources({ list })
  const more = useSetAtom(list.more)
  const end = useMutation(endFollow)
  const change = useMutation(changeLossLimit)
  return (
    <FollowsScreen
      data={mapped(data, (parts) => parts.list)}
      now={useMarketTime()}
      ending={end.of}
      changing={change.of}
      onEnd={(id) => end.send({ id })}
      onLimit={change.send}
      onMore={() => void more()}
      onRetry={() => void again()}
    />
  )
}
