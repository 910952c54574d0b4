import { formatPercent } from '@kabuto/domain/shared'
import type { OrderDraft, Preview } from '@kabuto/domain/trading'
import { Card, Fees, KeyValueList, Money, Stack, Text } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { useFees } from '../../shared/Order/useFees.tsx'

/** What opening costs, line by line with its rule, and the margin that it takes. */
export function DayTradeCosts({ draft, preview }: { draft: OrderDraft; preview: Preview | null }) {
  const { t } = useTranslation(['dayTrading', 'order'])
  const fees = useFees(
    preview
      ? {
          market: preview.currency === 'USD' ? 'usd' : 'jpy',
          side: draft.side,
          leverage: 1,
          intent: 'open',
          origin: draft.origin,
          feeLines: preview.feeLines,
        }
      : undefined,
  )
  const money = (amount: string | undefined) => (
    <Money value={amount} currency={preview?.currency ?? 'JPY'} masked={false} />
  )
  return (
    <Card>
      <Stack gap="2">
        <Text as="h2" look="headline">
          {t('costs')}
        </Text>
        <KeyValueList
          items={[
            { label: t('value'), value: money(preview?.value) },
            { label: t('margin'), note: t('marginNote'), value: money(preview?.margin), tone: 'strong' },
            {
              label: t('ratio'),
              value: preview?.marginRatio ? formatPercent(preview.marginRatio.after, { decimals: 2 }) : undefined,
            },
          ]}
        />
        {preview && <Fees items={fees} total={{ label: t('order:feesTotal'), value: money(preview.fees) }} />}
      </Stack>
    </Card>
  )
}
