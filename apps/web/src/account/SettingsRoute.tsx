import { type Instant, mapped, tokyoTime, valueOf } from '@kabuto/domain/shared'
import { type DeviceData, SettingsScreen } from '@kabuto/screens/account'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { useMarketTime } from '../shell/data/clock.ts'
import { funds, member } from '../shell/data/shared.ts'
import { useMutation } from '../shell/data/useMutation.ts'
import { useResources } from '../shell/data/useResources.ts'
import { looksAtom } from '../shell/device/looks.ts'
import { useDeviceBooks } from '../shell/device/useDeviceBooks.ts'
import { beginAnew, endSession, logout, sessions, turnClock } from './data.ts'
import { draws } from './offers.ts'

const firstAfter = (now: Instant, times: readonly Instant[] = []): Instant | undefined =>
  times.filter((time) => time > now).toSorted((one, other) => one - other)[0]

function useDeviceData(): DeviceData | undefined {
  const books = useDeviceBooks()
  const [deleting, setDeleting] = useState<DeviceData['deleting']>('no')
  if (!books) return undefined
  const { deleteAll, now } = books
  return {
    place: now === 'memory' ? 'memory' : 'kept',
    deleting,
    onDelete() {
      setDeleting('underWay')
      deleteAll(() => setDeleting('blocked')).catch(() => setDeleting('failed'))
    },
  }
}

export function SettingsRoute() {
  const [looks, look] = useAtom(looksAtom)
  const who = useResources({ member: member({}) })
  const sessionList = useResources({ sessions: sessions({}) })
  const plan = useResources({ funds: funds({}), draws: draws({}) })
  const [turn, end, out, anew] = [
    useMutation(turnClock),
    useMutation(endSession),
    useMutation(logout),
    useMutation(beginAnew),
  ]
  const now = useMarketTime()
  const known = valueOf(plan.data)
  const unsettled = known && [...known.funds.unsettled, ...known.funds.usd.unsettled]
  return (
    <SettingsScreen
      looks={looks}
      onLook={look}
      data={{
        member: mapped(who.data, (parts) => parts.member),
        sessions: mapped(sessionList.data, (parts) => parts.sessions),
      }}
      clock={{
        now,
        plan: {
          settlement: unsettled
            ?.map(({ settles }) => settles)
            .filter((day) => day > tokyoTime(now).day)
            .toSorted()[0],
          draw: firstAfter(now, known?.draws),
        },
        of: turn.of,
        onTurn: (to) => turn.send({ to }),
      }}
      ending={{
        of: end.of,
        onEnd: ({ id, current }) => (current ? out.send({}) : end.send({ id })),
        onReload: () => void sessionList.again(),
      }}
      device={useDeviceData()}
      beginning={{ submission: anew.submission, onBegin: anew.send }}
      onRetry={() => {
        for (const part of [who, sessionList, plan]) void part.again()
      }}
    />
  )
}
