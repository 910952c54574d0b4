import type { Deposit } from '@kabuto/domain/funds'
import { hrefTo } from '@kabuto/domain/paths'
import { formatMoment } from '@kabuto/domain/shared'
import { Money, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { DepositFacts } from '../Record/DepositFacts.tsx'
import { Receipt } from '../../shared/Receipt.tsx'

const outcomes = { pending: 'doneReview', passed: 'donePassed', rejected: 'doneRejected' } as const

/** The deposit requested, and what happens next. */
export function DepositReceipt({ record }: { record: Deposit }) {
  const { t } = useTranslation(['deposit', 'records'])
  const locale = useKitLocale()
  return (
    <Receipt
      title={t('doneTitle')}
      lead={t('doneLead')}
      figure={<Money value={record.amount} currency="JPY" size="large" />}
      outcome={t(outcomes[record.state], { time: formatMoment(Date.parse(record.decidedAt), locale) })}
      facts={<DepositFacts record={record} />}
      back={{ label: t('records:toFunds'), href: hrefTo('funds') }}
    />
  )
}
