import { checkRepayment, owedAt, toRepaymentRequest } from '@kabuto/domain/loans'
import { formatDay, minus, smaller } from '@kabuto/domain/shared'
import {
  Banner,
  Card,
  CompareBeforeAfter,
  EmptyState,
  KeyValueList,
  Money,
  Picker,
  Stack,
  useKitLocale,
  useOwnMoney,
} from '@kabuto/ui-kit'
import { HandCoinsIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { AmountOf } from './AmountOf.tsx'
import { isLate, type LoansData, withLoan } from './loansData.ts'
import type { Act } from './useAct.ts'

/** Which loan, how much of it, and what is left of it and of the cash. */
export function Repay({ act, data }: { act: Act; data: LoansData }) {
  const { t } = useTranslation('loans')
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const { contexts, running } = data
  const { now, funds } = contexts.repayment
  const draft = withLoan(act.form.draft, data)
  const loan = running.find(({ id }) => id === draft.id)
  if (!loan)
    return (
      <Card>
        <EmptyState icon={HandCoinsIcon} title={t('repayNone')} text={t('repayNoneText')} />
      </Card>
    )
  const { principal, interest, owed } = owedAt(loan, now)
  const holds = checkRepayment(draft, contexts.repayment).length === 0
  const { amount } = toRepaymentRequest(draft)
  const yen = (value: string): string => ownMoney(value, { currency: 'JPY' })
  const afterwards = (before: string) => ({
    before: <Money value={before} currency="JPY" />,
    after: <Money value={holds ? minus(before, amount) : undefined} currency="JPY" />,
  })
  const day = (due: string | null): string => (due === null ? '' : formatDay(due, locale, { now }))
  return (
    <Stack gap="3">
      {isLate(loan, data) && <Banner tone="danger">{t('overdue')}</Banner>}
      {running.length > 1 && (
        <Picker
          label={t('repayWhich')}
          name="id"
          placeholder={t('repayWhich')}
          value={loan.id}
          onChange={(id) => act.form.set('id', id)}
          options={running.map((one) => ({
            value: one.id,
            label: t('repayOption', { amount: yen(owedAt(one, now).owed), day: day(one.due) }),
            sub: one.orderNumber,
          }))}
        />
      )}
      <AmountOf
        act={act}
        label={t('repayAmount')}
        note={t('repayOwed', { amount: yen(owed) })}
        required={t('repayRequired')}
        all={smaller(owed, funds.available)}
      />
      <Card>
        <KeyValueList
          items={[
            { label: t('owedPrincipal'), value: <Money value={principal} currency="JPY" /> },
            { label: t('owedInterest'), value: <Money value={interest} currency="JPY" /> },
            { label: t('owedDue'), value: day(loan.due) },
          ]}
        />
      </Card>
      <Card>
        <CompareBeforeAfter
          words={{ after: t('afterRepaying') }}
          items={[
            { label: t('owedTotal'), ...afterwards(owed), tone: 'strong' },
            { label: t('power'), ...afterwards(funds.available) },
          ]}
        />
      </Card>
    </Stack>
  )
}
