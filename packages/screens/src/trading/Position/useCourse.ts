import { formatClock, formatDay, formatMoney, type Instant, minuteOf, tokyoTime } from '@kabuto/domain/shared'
import type { Position } from '@kabuto/domain/trading'
import { type TimelineEntry, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { clockOf } from '../../shared/Order/clockOf.ts'
import { recordTime } from '../../shared/recordTime.ts'

const cancelled = {
  member: 'stepCancelled',
  expiry: 'stepExpired',
  sessionEnd: 'stepSessionEnd',
  marginCall: 'stepBackOffice',
  backOffice: 'stepBackOffice',
} as const
const closed = {
  member: 'stepClosed',
  expiry: 'stepClosed',
  sessionEnd: 'stepDayEnd',
  marginCall: 'stepForced',
  backOffice: 'stepClosed',
} as const

/** What has happened to a position and what will, from the order to the settlement. */
export function useCourse(position: Position, now: Instant): TimelineEntry[] {
  const { t } = useTranslation('position')
  const locale = useKitLocale()
  const { state, currency, decimals, orderedAt, expiresAt, buyAt, buyPrice, fills, closing, lock, endedAt } = position
  const price = (value: string | null): string => formatMoney(value, { currency, decimals, locale })
  const today = tokyoTime(now).day
  // Of another day the day too: a clock alone would be taken for today's.
  const time = (at: string | null): string | undefined => {
    if (at === null) return undefined
    const instant = Date.parse(at)
    return tokyoTime(instant).day === today ? formatClock(minuteOf(instant)) : recordTime(at, locale)
  }
  const until = (at: string): string => t('stepUntil', { time: clockOf(at, locale, now) })
  const by = position.endedBy ?? 'member'

  const ordered: TimelineEntry = { id: 'ordered', title: t('stepOrdered'), time: time(orderedAt), progress: 'done' }
  if (state === 'pendingOrder')
    return [
      ordered,
      { id: 'waits', title: t('stepWaits'), time: expiresAt === null ? undefined : until(expiresAt), progress: 'now' },
      { id: 'close', title: t('stepClose'), progress: 'todo' },
    ]
  if (state === 'cancelled')
    return [ordered, { id: 'ended', title: t(cancelled[by]), time: time(endedAt), progress: 'failed' }]

  const hasEnded = state === 'sold' || state === 'closed'
  const filled: TimelineEntry = {
    id: 'filled',
    // After the end its fills are those of the sale too.
    title: hasEnded
      ? t('stepOpened', { price: price(buyPrice) })
      : t('stepFilled', { price: price(buyPrice), n: fills }),
    time: time(buyAt),
    progress: 'done',
  }
  if (hasEnded)
    return [
      ordered,
      filled,
      {
        id: 'closed',
        title: t(closed[by], { price: price(position.sellPrice) }),
        time: time(position.sellAt),
        progress: 'done',
      },
      {
        id: 'settles',
        title: t('stepSettles'),
        time: position.settlesOn === null ? undefined : formatDay(position.settlesOn, locale, { now }),
        progress: position.settlesOn !== null && position.settlesOn <= today ? 'done' : 'now',
      },
    ]
  return [
    ordered,
    filled,
    ...(lock && state === 'holding'
      ? [{ id: 'lock', title: t(`lock_${lock.rule}`), time: until(lock.until), progress: 'now' } as const]
      : []),
    ...(closing
      ? [
          {
            id: 'closing',
            title: t('stepClosing'),
            time: time(closing.orderedAt),
            note: expiresAt === null ? undefined : until(expiresAt),
            progress: 'now',
          } as const,
        ]
      : []),
    { id: 'close', title: t('stepClose'), progress: 'todo' },
  ]
}
