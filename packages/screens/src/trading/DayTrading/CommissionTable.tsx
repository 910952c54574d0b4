import { calendarOf, formatDay, formatLarge, formatMoney, type Instant, tradeDayAt } from '@kabuto/domain/shared'
import { marginCommissionTable, type Preview } from '@kabuto/domain/trading'
import { Card, KeyValueList, Money, Stack, Text, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

/** The table of commissions on margin, with the step that this order is in. */
export function CommissionTable({ now, preview }: { now: Instant; preview: Preview | null }) {
  const { t } = useTranslation('dayTrading')
  const locale = useKitLocale()
  const { steps, since } = marginCommissionTable(tradeDayAt(calendarOf.jpy, now))
  const own = preview?.feeLines.find(({ rule }) => rule === 'jpMarginCommission')?.rate
  const yen = (amount: string): string =>
    locale === 'en' ? formatMoney(amount, { decimals: 0 }) : formatLarge(amount, locale)
  return (
    <Card>
      <Stack gap="2">
        <Text as="h2" look="headline">
          {t('table')}
        </Text>
        <KeyValueList
          items={steps.map((step) => {
            const [label, rate] =
              'upTo' in step
                ? [t('upTo', { amount: yen(step.upTo) }), `≤${step.upTo}`]
                : [t('above', { amount: yen(step.above) }), `>${step.above}`]
            const isOwn = rate === own
            return {
              label,
              aside: isOwn ? t('thisOrder') : undefined,
              tone: isOwn ? 'strong' : undefined,
              value: <Money value={step.fee} currency="JPY" masked={false} />,
            }
          })}
        />
        <Text look="caption" tone="secondary" short>
          {t('tableNote', { day: formatDay(since, locale, { year: true }) })}
        </Text>
      </Stack>
    </Card>
  )
}
