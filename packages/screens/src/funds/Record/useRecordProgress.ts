import type { Withdrawal } from '@kabuto/domain/funds'
import { formatMoment, type Instant } from '@kabuto/domain/shared'
import { type TimelineEntry, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { recordTime } from '../../shared/recordTime.ts'

type Reviewed = Pick<Withdrawal, 'state' | 'submittedAt' | 'decidedAt' | 'reason'>

/** What became of a record so far, and what comes next. */
export function useRecordProgress({ state, submittedAt, decidedAt, reason }: Reviewed, now: Instant): TimelineEntry[] {
  const { t } = useTranslation('records')
  const locale = useKitLocale()
  const at = (time: string): string => recordTime(time, locale, now)
  const submitted = { id: 'submitted', title: t('recordSubmitted'), time: at(submittedAt) } as const
  if (state === 'pending') {
    const expected = t('progressExpected', { time: formatMoment(Date.parse(decidedAt), locale, { now }) })
    return [
      { ...submitted, progress: 'done' },
      { id: 'review', title: t('state_pending'), time: expected, progress: 'now' },
    ]
  }
  return [
    { ...submitted, progress: 'done' },
    {
      id: 'decided',
      title: t(`state_${state}`),
      time: at(decidedAt),
      note: reason,
      progress: state === 'rejected' ? 'failed' : 'done',
    },
  ]
}
