import { formatClock, formatDay, formatMoment, type Instant, minuteOf } from '@kabuto/domain/shared'
import type { Position } from '@kabuto/domain/trading'
import { Banner, Row, Stack, Text, useKitLocale } from '@kabuto/ui-kit'
import { LockIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { clockOf } from '../shared/Order/clockOf.ts'

type LockCardProps = {
  position: Pick<Position, 'lock' | 'buyAt' | 'lockedThrough' | 'issueDay'>
  now: Instant
}

/** From when it can be sold, by which rule, and the day that it is counted from. */
export function LockCard({ position: { lock, buyAt, lockedThrough, issueDay }, now }: LockCardProps) {
  const { t } = useTranslation('position')
  const locale = useKitLocale()
  if (!lock) return null
  const day = { closedPeriod: lockedThrough, issueDate: issueDay, minutes: null, sameDay: null, tPlus1: null }[
    lock.rule
  ]
  return (
    <Banner tone="progress" icon={LockIcon}>
      <Stack gap="1">
        <Row justify="between">
          <Text as="span" look="bodyStrong">
            {t('lockTitle', { time: clockOf(lock.until, locale, now) })}
          </Text>
          <span>{t('clockNow', { time: formatClock(minuteOf(now)) })}</span>
        </Row>
        <span>
          {t(`lockOf_${lock.rule}`, {
            time: buyAt === null ? '' : formatMoment(Date.parse(buyAt), locale, { now }),
            day: day === null ? '' : formatDay(day, locale, { now }),
          })}
        </span>
      </Stack>
    </Banner>
  )
}
