import type { CreditTopUp, Loan } from '@kabuto/domain/loans'
import { hrefTo } from '@kabuto/domain/paths'
import { formatMoment } from '@kabuto/domain/shared'
import { Money, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { Receipt } from '../../shared/Receipt.tsx'
import { LoanFacts } from './LoanFacts.tsx'

type LoanReceiptProps = { record: Loan | CreditTopUp; repaid?: boolean }

/** What was asked for or paid back, and what happens next. */
export function LoanReceipt({ record, repaid = false }: LoanReceiptProps) {
  const { t } = useTranslation('loans')
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const time = formatMoment(Date.parse(record.reviewedAt), locale)

  function outcome(): string {
    if (repaid && record.kind === 'loan')
      return record.state === 'repaid'
        ? t('doneRepayAll')
        : t('doneRepayRest', { amount: ownMoney(record.owed, { currency: 'JPY' }) })
    if (record.state !== 'pending') return t('doneBorrowDecided')
    return t(record.kind === 'loan' ? 'doneBorrowText' : 'doneTopUpText', { time })
  }
  const asked = record.kind === 'loan' ? 'doneBorrow' : 'doneTopUp'

  return (
    <Receipt
      title={t('title')}
      lead={t(repaid ? 'doneRepay' : asked)}
      figure={!repaid && <Money value={record.amount} currency="JPY" size="large" />}
      outcome={outcome()}
      facts={<LoanFacts record={record} />}
      back={{ label: t('toFunds'), href: hrefTo('funds') }}
    />
  )
}
