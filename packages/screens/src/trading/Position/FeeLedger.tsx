import { sum } from '@kabuto/domain/shared'
import { isHeld, isOnMargin, type Position } from '@kabuto/domain/trading'
import { Card, KeyValueList, Money, Section, Stack, Text } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { useFeeBasis } from '../../shared/Order/useFeeBasis.ts'
import { useFees } from '../../shared/Order/useFees.tsx'

/** Every yen of fees with its rule, and the total of the four kinds of the specification. */
export function FeeLedger({ position }: { position: Position }) {
  const { t } = useTranslation(['position', 'order'])
  const { feeLines, currency, fees, market, side, leverage, origin } = position
  const basisOf = useFeeBasis()
  // A stamp duty is listed once, however often it was zero.
  const lines = feeLines.filter(
    ({ rule }, at) => rule !== 'stampDuty' || feeLines.findIndex((line) => line.rule === rule) === at,
  )
  const dues = useFees({
    market,
    side,
    leverage,
    intent: isHeld(position) ? 'open' : 'close',
    origin: origin === 'dayTrade' ? origin : undefined,
    feeLines: lines,
  })
  return (
    <Section title={t('fees')} note={t('feesNote')}>
      <Card>
        {lines.length === 0 ? (
          <Text look="sub" tone="secondary" short>
            {t('feesNone')}
          </Text>
        ) : (
          <Stack gap="2">
            <KeyValueList
              items={[
                ...dues.map(({ label, tier, value }, at) => {
                  const line = lines[at]
                  return { label, value, note: line ? t('feeNote', { tier, basis: basisOf(line) }) : tier }
                }),
                {
                  label: t('order:feesTotal'),
                  value: <Money value={sum(Object.values(fees))} currency={currency} masked={false} />,
                  tone: 'strong',
                },
              ]}
            />
            {isHeld(position) && isOnMargin(position) && (
              <Text look="caption" tone="secondary" short>
                {t('feesRunning')}
              </Text>
            )}
          </Stack>
        )}
      </Card>
    </Section>
  )
}
