import type { BlockApplication } from '@kabuto/domain/blocks'
import { formatMoment, type Instant, tokyoTime } from '@kabuto/domain/shared'
import { bookedSellableFrom } from '@kabuto/domain/trading'
import { type TimelineEntry, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { recordTime } from '../../shared/recordTime.ts'

/** What has happened to an application for a block and what will. */
export function useBlockCourse(application: BlockApplication, now: Instant): TimelineEntry[] {
  const { t } = useTranslation('blocks')
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const { state, appliedAt, decidedAt, lockedThrough } = application
  const amount = ownMoney(application.amount, { currency: 'JPY' })
  const time = recordTime(appliedAt, locale, now)
  const begun: TimelineEntry[] = [
    { id: 'applied', title: t('step_applied'), time, progress: 'done' },
    { id: 'held', title: t('step_held', { amount }), time, progress: 'done' },
  ]
  const decided = recordTime(decidedAt, locale, now)
  if (state === 'rejected')
    return [
      ...begun,
      { id: 'rejected', title: t('step_rejected'), time: decided, progress: 'failed' },
      { id: 'returned', title: t('step_returned', { amount }), time: decided, progress: 'done' },
    ]
  const from = bookedSellableFrom({ origin: 'block', day: tokyoTime(Date.parse(decidedAt)).day, lockedThrough })
  const isPassed = state === 'passed'
  const sell: TimelineEntry = {
    id: 'sell',
    title: t('step_sell'),
    time: formatMoment(from, locale, { now }),
    progress: !isPassed ? 'todo' : now >= from ? 'done' : 'now',
  }
  if (isPassed) return [...begun, { id: 'passed', title: t('step_passed'), time: decided, progress: 'done' }, sell]
  return [
    ...begun,
    {
      id: 'review',
      title: t('step_review'),
      time: t('around', { time: formatMoment(Date.parse(decidedAt), locale, { now }) }),
      progress: 'now',
    },
    { id: 'passed', title: t('step_toPass'), progress: 'todo' },
    sell,
  ]
}
