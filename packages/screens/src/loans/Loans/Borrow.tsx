import { checkLoan, loanCost, loanTerms, toLoanRequest } from '@kabuto/domain/loans'
import { formatDay, formatMoney } from '@kabuto/domain/shared'
import { Card, KeyValueList, Money, Stack, Text, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { AmountOf } from './AmountOf.tsx'
import type { LoansData } from './loansData.ts'
import type { Act } from './useAct.ts'

/** How much, and what it costs if it is kept until it is due. */
export function Borrow({ act, data: { contexts } }: { act: Act; data: LoansData }) {
  const { t } = useTranslation('loans')
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const { borrowable, now } = contexts.loan
  const { draft } = act.form
  const holds = checkLoan(draft, contexts.loan).length === 0
  const cost = loanCost(holds ? toLoanRequest(draft).amount : '0', now)
  const shown = (value: string) => <Money value={holds ? value : undefined} currency="JPY" masked={false} />
  return (
    <Stack gap="3">
      <AmountOf
        act={act}
        label={t('borrowAmount')}
        note={t('borrowMost', { amount: ownMoney(borrowable, { currency: 'JPY' }) })}
        required={t('borrowRequired')}
      />
      <Card>
        <Stack gap="2">
          <KeyValueList
            items={[
              {
                label: t('terms'),
                value: t('termsValue', { percent: `${loanTerms.yearlyPercent}.0`, days: loanTerms.days }),
              },
              { label: t('interestUntil'), value: shown(cost.interest) },
              {
                label: t('fee'),
                note: t('feeWhy'),
                value: formatMoney('0', { currency: 'JPY', locale }),
              },
              {
                label: t('totalOn', { day: formatDay(cost.due, locale, { now }) }),
                value: shown(cost.total),
                tone: 'total',
              },
              { label: t('review'), note: t('reviewWho'), value: t('reviewTime') },
            ]}
          />
          <Text look="caption" tone="secondary" short>
            {t('anytime')}
          </Text>
        </Stack>
      </Card>
    </Stack>
  )
}
