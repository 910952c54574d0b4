import type { IpoApplication } from '@kabuto/domain/offerings'
import { formatDay, formatMoment, type Instant, tokyoTime } from '@kabuto/domain/shared'
import { bookedSellableFrom } from '@kabuto/domain/trading'
import { type TimelineEntry, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { recordTime } from '../shared/recordTime.ts'

/** What has happened to an application for an IPO and what will. */
export function useApplicationCourse(application: IpoApplication, now: Instant): TimelineEntry[] {
  const { t } = useTranslation('offerings')
  const locale = useKitLocale()
  const { state, appliedAt, draw, payDeadline, issueDate, winningLots, paidLots } = application
  const at = (time: string): string => formatMoment(Date.parse(time), locale, { now })
  const applied: TimelineEntry = {
    id: 'applied',
    title: t('step_applied'),
    time: recordTime(appliedAt, locale, now),
    progress: 'done',
  }
  if (state === 'cancelled') return [applied, { id: 'cancelled', title: t('step_cancelled'), progress: 'failed' }]
  if (state === 'notWon') return [applied, { id: 'draw', title: t('step_notWon'), time: at(draw.at), progress: 'done' }]

  const waits = state === 'awaitingDraw'
  const drawn: TimelineEntry = {
    id: 'draw',
    title: waits ? t('step_draw') : t('step_won', { n: winningLots ?? 0 }),
    time: at(draw.at),
    progress: waits ? 'now' : 'done',
  }
  if (state === 'abstained') return [applied, drawn, { id: 'abstained', title: t('step_abstained'), progress: 'done' }]
  if (state === 'unpaid')
    return [applied, drawn, { id: 'unpaid', title: t('step_unpaid'), time: at(payDeadline), progress: 'failed' }]

  const isPaid = state === 'paymentComplete'
  const isListed = isPaid && tokyoTime(now).day >= issueDate
  const sellable = bookedSellableFrom({ origin: 'ipo', day: issueDate })
  return [
    applied,
    drawn,
    isPaid
      ? { id: 'paid', title: t('step_paid', { n: paidLots ?? 0 }), progress: 'done' }
      : { id: 'pay', title: t('step_pay'), time: at(payDeadline), progress: waits ? 'todo' : 'now' },
    {
      id: 'list',
      title: t('step_list'),
      time: formatDay(issueDate, locale, { now }),
      progress: isListed ? 'done' : isPaid ? 'now' : 'todo',
    },
    {
      id: 'sell',
      title: t('step_sell'),
      time: formatMoment(sellable, locale, { now }),
      progress: !isListed ? 'todo' : now >= sellable ? 'done' : 'now',
    },
  ]
}
