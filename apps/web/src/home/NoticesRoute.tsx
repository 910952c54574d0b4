import { mapped } from '@kabuto/domain/shared'
import { NoticesScreen } from '@kabuto/screens/home'
import { useSetAtom } from 'jotai'
import { useMarketTime } from '../shell/data/clock.ts'
import { useResources } from '../shell/data/useResources.ts'
import { noticePages, notices } from './data.ts'

const list = noticePages({})
// The same answer: its first page, and how many of all are unread.
const first = notices({})

export function NoticesRoute() {
  const { data, again } = useResources({ list, first })
  const more = useSetAtom(list.more)
  return (
    <NoticesScreen
      data={mapped(data, (parts) => ({ ...parts.list, unread: parts.first.unread }))}
      now={useMarketTime()}
      onMore={() => void more()}
      onRetry={() => void again()}
    />
  )
}
