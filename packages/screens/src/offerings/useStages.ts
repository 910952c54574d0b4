import type { OwnOffer } from '@kabuto/domain/offerings'
import { formatDay, formatMoment, type Instant, tokyoTime } from '@kabuto/domain/shared'
import { type Step, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

type Ends = { apply: boolean; draw: boolean; pay: boolean; list: boolean }

/** What is behind an offer by the clock, and behind an application by what became of it. */
function endedOf({ offer, application }: OwnOffer, now: Instant): Ends {
  const isAfter = (time: string): boolean => now >= Date.parse(time)
  const list = tokyoTime(now).day >= offer.issueDate
  if (!application)
    return { apply: isAfter(offer.deadline), draw: isAfter(offer.draw.at), pay: isAfter(offer.payDeadline), list }
  const { state } = application
  return {
    apply: true,
    draw: state !== 'awaitingDraw',
    pay: state !== 'awaitingDraw' && state !== 'won',
    list,
  }
}

/** The four steps of an offer with their times, as far as it or the member's application has come. */
export function useStages(own: OwnOffer, now: Instant): Step[] {
  const { t } = useTranslation('offerings')
  const locale = useKitLocale()
  const { offer, application } = own
  const at = (time: string): string => formatMoment(Date.parse(time), locale, { now })
  const ended = endedOf(own, now)
  const isBefore = !application && now < Date.parse(offer.subscriptionFrom)
  const steps = [
    ['apply', isBefore ? at(offer.subscriptionFrom) : at(offer.deadline)],
    ['draw', at(offer.draw.at)],
    ['pay', at(offer.payDeadline)],
    ['list', formatDay(offer.issueDate, locale, { now })],
  ] as const
  const current = steps.find(([name]) => !ended[name])?.[0]
  return steps.map(([name, time]) => ({
    label: t(`stage_${name}`),
    time,
    progress: ended[name] ? 'done' : name === current && !isBefore ? 'now' : 'todo',
  }))
}
