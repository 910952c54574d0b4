import type { FundsSummary } from '@kabuto/domain/funds'
import { hrefTo } from '@kabuto/domain/paths'
import { formatPercent } from '@kabuto/domain/shared'
import { Button, Card, KeyValueList, Section, Stack, Text } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

/** The margin ratio of all positions on margin, and the way to raise it. */
export function MarginCard({ margin }: { margin: FundsSummary['margin'] }) {
  const { t } = useTranslation('position')
  return (
    <Section title={t('ratioTitle')}>
      <Card>
        <Stack gap="2">
          <KeyValueList
            items={[
              {
                label: t('ratio'),
                value: margin?.ratio ? formatPercent(margin.ratio, { decimals: 2 }) : undefined,
                tone: 'strong',
              },
            ]}
          />
          <Text look="caption" tone="secondary" short>
            {t('ratioText')}
          </Text>
          <Button kind="line" size="medium" href={hrefTo('deposit')}>
            {t('addMargin')}
          </Button>
        </Stack>
      </Card>
    </Section>
  )
}
