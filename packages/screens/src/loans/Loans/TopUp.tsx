import { checkTopUp, loanTerms, toLoanRequest } from '@kabuto/domain/loans'
import { formatMoney, plus } from '@kabuto/domain/shared'
import { Card, CompareBeforeAfter, KeyValueList, Money, Stack, Text, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { AmountOf } from './AmountOf.tsx'
import type { LoansData } from './loansData.ts'
import type { Act } from './useAct.ts'

/** By how much the limit is to grow. */
export function TopUp({ act, data: { credit, contexts } }: { act: Act; data: LoansData }) {
  const { t } = useTranslation('loans')
  const locale = useKitLocale()
  const { draft } = act.form
  const holds = checkTopUp(draft, contexts.topUp).length === 0
  const after = holds ? plus(credit.limit, toLoanRequest(draft).amount) : undefined
  return (
    <Stack gap="3">
      <AmountOf
        act={act}
        label={t('topUpAmount')}
        note={t('topUpMost', { amount: formatMoney(loanTerms.largestTopUp, { currency: 'JPY', locale }) })}
        required={t('topUpRequired')}
      />
      <Card>
        <Stack gap="2">
          <CompareBeforeAfter
            words={{ after: t('afterApproval') }}
            items={[
              {
                label: t('creditLimit'),
                before: <Money value={credit.limit} currency="JPY" />,
                after: <Money value={after} currency="JPY" />,
                tone: 'strong',
              },
            ]}
          />
          <KeyValueList items={[{ label: t('review'), note: t('reviewWho'), value: t('reviewTime') }]} />
          <Text look="caption" tone="secondary" short>
            {t('topUpNote')}
          </Text>
        </Stack>
      </Card>
    </Stack>
  )
}
