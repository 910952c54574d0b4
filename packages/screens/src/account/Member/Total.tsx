import type { FundsSummary } from '@kabuto/domain/funds'
import { hrefTo } from '@kabuto/domain/paths'
import { Button, Money, Row, Text } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

/** All that one has, beside the way to what went in and out. */
export function Total({ funds }: { funds: FundsSummary | undefined }) {
  const { t } = useTranslation('account')
  return (
    <Row gap="3" justify="between">
      <div>
        <Text look="caption" tone="secondary">
          {t('memberTotal')}
        </Text>
        <Money value={funds?.total} currency="JPY" size="large" loading={!funds} />
      </div>
      <Button kind="soft" size="medium" href={hrefTo('funds')}>
        {t('memberRecords')}
      </Button>
    </Row>
  )
}
