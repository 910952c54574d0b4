import { standing } from '@kabuto/domain/offerings'
import { hrefTo } from '@kabuto/domain/paths'
import { formatDay, formatMoment, type Submission, tokyoTime } from '@kabuto/domain/shared'
import { ActionBar, Banner, Button, type BannerTone, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { Course } from '../../shared/Offer/Course.tsx'
import { OfferAnswer } from '../../shared/Offer/OfferAnswer.tsx'
import { OfferPart } from '../../shared/Offer/OfferPart.tsx'
import { refusalsOf } from '../../shared/refusalsOf.ts'
import { ApplicationFacts } from '../ApplicationFacts.tsx'
import { sellableFrom } from '../sellableFrom.ts'
import { useApplicationCourse } from '../useApplicationCourse.ts'
import type { OfferingData } from './offeringData.ts'
import { OfferingBody } from './OfferingBody.tsx'
import { OfferingFrame } from './OfferingFrame.tsx'
import { OfferingHead } from './OfferingHead.tsx'

type ReadOfferingProps = {
  data: OfferingData
  /** Requests sent while the form was still open: their refusals are still shown. */
  sent: readonly Submission<unknown>[]
}

/** An offer about which nothing can be done now: not open yet, over, or waiting. */
export function ReadOffering({ data, sent }: ReadOfferingProps) {
  const { t } = useTranslation(['offerings', 'offer'])
  const locale = useKitLocale()
  const { offer, now } = data
  const application = standing(data.application)
  const at = (time: string): string => formatMoment(Date.parse(time), locale, { now })
  const isListed = application?.state === 'paymentComplete' && tokyoTime(now).day >= offer.issueDate

  function banner(): { tone: BannerTone; text: string } {
    if (!application)
      return offer.state === 'toBeSubscribed'
        ? { tone: 'info', text: t('offer:toOpen', { time: at(offer.subscriptionFrom) }) }
        : { tone: 'neutral', text: t('offer:closed', { time: at(offer.deadline) }) }
    const { state } = application
    if (state === 'awaitingDraw') return { tone: 'progress', text: t('told_awaitingDraw', { time: at(offer.draw.at) }) }
    if (state === 'paymentComplete')
      return {
        tone: 'success',
        text: t('told_paymentComplete', {
          day: formatDay(offer.issueDate, locale, { now }),
          from: sellableFrom(offer, locale, now),
        }),
      }
    return { tone: 'neutral', text: t(state === 'notWon' || state === 'abstained' ? `told_${state}` : 'told_unpaid') }
  }

  const { tone, text } = banner()
  return (
    <OfferingFrame
      bottom={
        isListed && (
          <ActionBar>
            <Button href={hrefTo('positions', { tab: 'placing' })}>{t('toPlacing')}</Button>
          </ActionBar>
        )
      }
    >
      <OfferingHead data={data} />
      <OfferingBody data={data}>
        <Banner tone={tone}>{text}</Banner>
        <OfferAnswer submissions={sent} refusals={sent.flatMap(refusalsOf)} now={now} />
        {application && <OwnCourse application={application} data={data} />}
      </OfferingBody>
    </OfferingFrame>
  )
}

type OwnCourseProps = { data: OfferingData; application: NonNullable<OfferingData['application']> }

function OwnCourse({ data, application }: OwnCourseProps) {
  const { t } = useTranslation('offerings')
  const course = useApplicationCourse(application, data.now)
  return (
    <>
      <Course entries={course} />
      <OfferPart title={t('own')}>
        <ApplicationFacts application={application} drawn={data.drawn} />
      </OfferPart>
    </>
  )
}
