import type { CreditTopUp, Loan, Repayment } from '@kabuto/domain/loans'
import { hrefTo } from '@kabuto/domain/paths'
import { formatMoment } from '@kabuto/domain/shared'
import { Money, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { Receipt } from '../../shared/Receipt.tsx'
import { LoanFacts } from './LoanFacts.tsx'

/** A repayment comes with its loan as it goes on. */
type LoanReceiptProps = { record: Loan | CreditTopUp; loan?: undefined } | { record: Repayment; loan: Loan }

const leads = { loan: 'doneBorrow', creditTopUp: 'doneTopUp', repayment: 'doneRepay' } as const

/** The loan requested or repaid, and what happens next. */
export function LoanReceipt({ record, loan }: LoanReceiptProps) {
  const { t } = useTranslation('loans')
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()

  function outcome(): string {
    if (loan)
      return loan.state === 'repaid'
        ? t('doneRepayAll')
        : t('doneRepayRest', { amount: ownMoney(loan.owed, { currency: 'JPY' }) })
    if (record.state !== 'pending') return t('doneBorrowDecided')
    const time = formatMoment(Date.parse(record.reviewedAt), locale)
    return t(record.kind === 'loan' ? 'doneBorrowText' : 'doneTopUpText', { time })
  }

  return (
    <Receipt
      title={t('title')}
      lead={t(leads[record.kind])}
      figure={<Money value={record.amount} currency="JPY" size="large" />}
      outcome={outcome()}
      facts={<LoanFacts record={record} />}
      back={{ label: t('toFunds'), href: hrefTo('funds') }}
    />
  )
}
