import type { Withdrawal } from '@kabuto/domain/funds'
import { formatMoment } from '@kabuto/domain/shared'
import { type TimelineEntry, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { recordTime } from '../../shared/recordTime.ts'

type Reviewed = Pick<Withdrawal, 'state' | 'submittedAt' | 'decidedAt' | 'reason'>

/** What became of a record so far, and what comes next. */
export function useRecordProgress({ state, submittedAt, decidedAt, reason }: Reviewed): TimelineEntry[] {
  const { t } = useTranslation('records')
  const locale = useKitLocale()
  const submitted = { id: 'submitted', title: t('recordSubmitted'), time: recordTime(submittedAt, locale) } as const
  if (state === 'pending') {
    const expected = t('progressExpected', { time: formatMoment(Date.parse(decidedAt), locale) })
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
      time: recordTime(decidedAt, locale),
      note: reason,
      progress: state === 'rejected' ? 'failed' : 'done',
    },
  ]
}
