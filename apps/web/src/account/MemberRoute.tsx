import { mapped, valueOf } from '@kabuto/domain/shared'
import { MemberScreen } from '@kabuto/screens/account'
import { useAtomValue } from 'jotai'
import { useMarketTime } from '../shell/clock.ts'
import { funds, member } from '../shell/data/shared.ts'
import { useMutation } from '../shell/data/useMutation.ts'
import { useResources } from '../shell/data/useResources.ts'
import { siteConfigAtom } from '../shell/siteConfig.ts'
import { applicationCounts, cardCount, logout, unreadCount } from './data.ts'

export function MemberRoute() {
  const who = useResources({ member: member({}) })
  const money = useResources({ funds: funds({}) })
  const cards = useResources({ count: cardCount({}) })
  const notices = useResources({ unread: unreadCount({}) })
  const offers = useResources({ counts: applicationCounts({}) })
  const config = valueOf(useAtomValue(siteConfigAtom))
  const { submission, send } = useMutation(logout)
  return (
    <MemberScreen
      data={{
        member: mapped(who.data, (parts) => parts.member),
        funds: mapped(money.data, (parts) => parts.funds),
        counts: {
          cards: mapped(cards.data, ({ count }) => count),
          unread: mapped(notices.data, ({ unread }) => unread),
          applications: mapped(offers.data, ({ counts }) => counts),
        },
      }}
      version={config?.version}
      now={useMarketTime()}
      logout={submission}
      onLogout={() => send({})}
      onRetry={() => {
        for (const part of [who, money, cards, notices, offers]) void part.again()
      }}
    />
  )
}
