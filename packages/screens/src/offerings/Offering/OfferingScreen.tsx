import { bodyPart, fetchedPart } from '@kabuto/ui-kit'
import { standing } from '@kabuto/domain/offerings'
import { hrefTo } from '@kabuto/domain/paths'
import { valueOf } from '@kabuto/domain/shared'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { OfferMissing } from '../../shared/Offer/OfferMissing.tsx'
import { OfferSkeleton } from '../../shared/Offer/OfferSkeleton.tsx'
import { type OfferingScreenProps, stepOf } from './offeringData.ts'
import { OfferingFrame } from './OfferingFrame.tsx'

export type { OfferingData } from './offeringData.ts'

/** Fetched beside the data, and drawn with it. */
const ApplyForm = bodyPart(async () => (await import('./ApplyForm.tsx')).ApplyForm)
const PayForm = fetchedPart(async () => (await import('./PayForm.tsx')).PayForm)
const ReadOffering = bodyPart(async () => (await import('./ReadOffering.tsx')).ReadOffering)
const OfferingReceipt = fetchedPart(async () => (await import('./OfferingReceipt.tsx')).OfferingReceipt)

/** One new issue: what it is, what can be lost, applying, paying and declining, and the draw to be checked. */
export function OfferingScreen(props: OfferingScreenProps) {
  const { data, apply, pay, abstain, withdraw, act, onRetry } = props
  const { t } = useTranslation('offerings')
  const known = valueOf(data)
  const done = [pay.submission, apply.submission].find(({ state }) => state === 'done')
  if (known && done?.state === 'done') return <OfferingReceipt application={done.record} now={known.now} />
  if (!known || data.state === 'failed')
    return (
      <OfferingFrame>
        {data.state === 'failed' && data.refusal.code === 'notFound' ? (
          <OfferMissing
            title={t('missing')}
            text={t('missingText')}
            action={{ label: t('toOfferings'), href: hrefTo('offerings') }}
          />
        ) : (
          <Await data={data} onRetry={onRetry} skeleton={<OfferSkeleton />} bleed>
            {() => null}
          </Await>
        )}
      </OfferingFrame>
    )
  const step = stepOf(known)
  const application = standing(known.application)
  const waiting = (
    <OfferingFrame>
      <OfferSkeleton />
    </OfferingFrame>
  )
  return (
    <>
      {step === 'apply' && (
        <ApplyForm
          meanwhile={waiting}
          key={application?.id ?? known.offer.id}
          data={known}
          apply={apply}
          withdraw={withdraw}
          onRetry={onRetry}
        />
      )}
      {step === 'pay' && application && (
        <PayForm
          meanwhile={waiting}
          data={known}
          application={application}
          pay={pay}
          abstain={abstain}
          act={act}
          onRetry={onRetry}
        />
      )}
      {step === 'read' && (
        <ReadOffering meanwhile={waiting} data={known} sent={[apply.submission, pay.submission, abstain.submission]} />
      )}
    </>
  )
}
