import type { FundsSummary } from '@kabuto/domain/funds'
import { minus, percentOf } from '@kabuto/domain/shared'
import { Change, Money, Row, Text } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

/** All that one has, and how it has moved since yesterday. */
export function FundsHead({ funds: { total, dayChange } }: { funds: FundsSummary }) {
  const { t } = useTranslation('funds')
  return (
    <div>
      <Text look="sub" tone="secondary">
        {t('total')}
      </Text>
      <Money value={total} currency="JPY" size="display" />
      <Row align="baseline" gap="2">
        <Text as="span" look="sub" tone="secondary">
          {t('dayChange')}
        </Text>
        <Change
          own
          amount={dayChange}
          percent={percentOf(dayChange, minus(total, dayChange))}
          currency="JPY"
          size="small"
        />
      </Row>
    </div>
  )
}
