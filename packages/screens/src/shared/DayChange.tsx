import type { FundsSummary } from '@kabuto/domain/funds'
import { minus, percentOf } from '@kabuto/domain/shared'
import { Change, Money, Row, Text } from '@kabuto/ui-kit'

type DayChangeProps = { label: string; funds?: Pick<FundsSummary, 'total' | 'dayChange'> | undefined }

/** How all that one has has moved since yesterday, in the same form on every page. */
export function DayChange({ label, funds }: DayChangeProps) {
  return (
    <Row align="baseline" gap="2">
      <Text as="span" look="sub" tone="secondary">
        {label}
      </Text>
      {funds ? (
        <Change
          own
          amount={funds.dayChange}
          percent={percentOf(funds.dayChange, minus(funds.total, funds.dayChange))}
          currency="JPY"
          size="small"
        />
      ) : (
        <Money loading size="small" />
      )}
    </Row>
  )
}
