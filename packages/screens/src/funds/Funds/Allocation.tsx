import type { FundsSummary } from '@kabuto/domain/funds'
import type { Instant } from '@kabuto/domain/shared'
import { AllocationDonut, Card, KeyValueList, Section, Stack } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { useLines } from '../Breakdown/useLines.tsx'

/** What the total is made of: as a ring of what is owned, and line by line with what is owed. */
export function Allocation({ funds, now }: { funds?: FundsSummary; now?: Instant }) {
  const { t } = useTranslation('funds')
  const lines = useLines(now)
  const slices = funds
    ? [
        { name: t('lineUsd'), value: funds.usd.inYen },
        { name: t('lineCash'), value: funds.cash },
        { name: t('lineShares'), value: funds.shares },
        { name: t('lineStakes'), value: funds.stakes },
        { name: t('lineLots'), value: funds.lots },
        { name: t('lineMarginProfit'), value: funds.marginProfit },
      ].filter(({ value }) => Number(value) > 0)
    : []
  return (
    <Section title={t('breakdown')}>
      <Card>
        <Stack gap="3">
          <AllocationDonut label={t('breakdown')} slices={slices} currency="JPY" loading={funds === undefined} />
          {funds && <KeyValueList items={lines.total(funds)} />}
        </Stack>
      </Card>
    </Section>
  )
}
