import { mapped, valueOf } from '@kabuto/domain/shared'
import { MemberScreen } from '@kabuto/screens/account'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useMarketTime } from '../shell/data/clock.ts'
import { funds, member } from '../shell/data/shared.ts'
import { useDone, useMutation } from '../shell/data/useMutation.ts'
import { usePicture } from '../shell/data/usePicture.ts'
import { useResources } from '../shell/data/useResources.ts'
import { siteConfigAtom } from '../shell/data/siteConfig.ts'
import { cardCount, faceUpload, logout, unreadCount, updateMember } from './data.ts'
import { applicationCounts } from './offers.ts'
import { useFace } from './useFace.ts'

export function MemberRoute() {
  const who = useResources({ member: member({}) })
  const money = useResources({ funds: funds({}) })
  const cards = useResources({ count: cardCount({}) })
  const notices = useResources({ unread: unreadCount({}) })
  const offers = useResources({ counts: applicationCounts({}) })
  const config = valueOf(useAtomValue(siteConfigAtom))
  const { submission, send } = useMutation(logout)
  const saving = useMutation(updateMember)
  const picturing = usePicture(faceUpload)
  const src = useFace(valueOf(who.data)?.member.avatar)
  const sent = picturing.submission.state === 'done' ? picturing.submission.record.id : undefined
  const { send: save } = saving
  const { onRemove: forget } = picturing
  useEffect(() => {
    if (sent !== undefined) save({ avatar: sent })
  }, [sent, save])
  useDone(saving, forget)
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
      face={{ src, picturing, saving: saving.submission, onRemove: () => save({ avatar: null }) }}
      now={useMarketTime()}
      logout={submission}
      onLogout={() => send({})}
      onRetry={() => {
        for (const part of [who, money, cards, notices, offers]) void part.again()
      }}
    />
  )
}
