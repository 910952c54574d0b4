import { hrefTo } from '@kabuto/domain/paths'
import { valueOf } from '@kabuto/domain/shared'
import { bodyPart, Money } from '@kabuto/ui-kit'
import { SproutIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { OfferMissing } from '../../shared/Offer/OfferMissing.tsx'
import { OfferSkeleton } from '../../shared/Offer/OfferSkeleton.tsx'
import { Receipt } from '../../shared/Receipt.tsx'
import { RaiseFacts } from './RaiseApplications.tsx'
import { chosen, type RaiseProps } from './raiseData.ts'
import { RaiseFrame } from './RaiseFrame.tsx'

export type { RaiseData } from './raiseData.ts'

/** Fetched beside the data, and drawn with it. */
const RaiseForm = bodyPart(async () => (await import('./RaiseForm.tsx')).RaiseForm)

/** New shares of a listed company at a fixed price: applied for in whole lots, held until it is decided. */
export function RaisePage(props: RaiseProps) {
  const { data, id, submission, onRetry } = props
  const { t } = useTranslation('raise')
  const known = valueOf(data)
  if (submission.state === 'done' && known) {
    const { record } = submission
    return (
      <Receipt
        title={t('title')}
        lead={t('done')}
        figure={<Money value={record.amount} currency="JPY" size="large" />}
        outcome={t('doneText')}
        facts={<RaiseFacts application={record} now={known.now} />}
        back={{ label: t('back'), href: hrefTo('product', { product: 'fundraising', record: record.id }) }}
      />
    )
  }
  const waiting = (
    <RaiseFrame>
      <OfferSkeleton />
    </RaiseFrame>
  )
  if (!known)
    return (
      <RaiseFrame>
        <Await data={data} onRetry={onRetry} skeleton={<OfferSkeleton />} bleed>
          {() => null}
        </Await>
      </RaiseFrame>
    )
  const raise = chosen(known, id)
  if (!raise)
    return (
      <RaiseFrame>
        <OfferMissing icon={SproutIcon} title={t('none')} text={t('noneText')} />
      </RaiseFrame>
    )
  return <RaiseForm meanwhile={waiting} key={raise.id} {...props} data={known} raise={raise} />
}
