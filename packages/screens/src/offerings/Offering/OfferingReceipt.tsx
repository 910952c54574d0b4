import { type IpoApplication, lotsAmount } from '@kabuto/domain/offerings'
import { hrefTo } from '@kabuto/domain/paths'
import { formatDay, formatMoment, type Instant } from '@kabuto/domain/shared'
import { Money, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { Receipt } from '../../shared/Receipt.tsx'
import { ApplicationFacts } from '../ApplicationFacts.tsx'
import { sellableFrom } from '../sellableFrom.ts'

type OfferingReceiptProps = { application: IpoApplication; now: Instant }

/** What was applied for or paid, and what happens next. */
export function OfferingReceipt({ application, now }: OfferingReceiptProps) {
  const { t } = useTranslation('offerings')
  const locale = useKitLocale()
  const { lots, paidLots, draw, issueDate } = application
  return (
    <Receipt
      title={t('doneTitle')}
      lead={t(paidLots === null ? 'doneApply' : 'donePay')}
      figure={<Money value={lotsAmount(application, paidLots ?? lots)} currency="JPY" size="large" />}
      outcome={
        paidLots === null
          ? t('doneApplyText', { time: formatMoment(Date.parse(draw.at), locale, { now }) })
          : t('donePayText', {
              day: formatDay(issueDate, locale, { now }),
              from: sellableFrom(application, locale, now),
            })
      }
      facts={<ApplicationFacts application={application} />}
      back={{ label: t('toApplications'), href: hrefTo('applications') }}
    />
  )
}
