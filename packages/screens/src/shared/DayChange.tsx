import { type Amount, minus, percentOf } from '@kabuto/domain/shared'
import { Change, Row, Text } from '@kabuto/ui-kit'

type DayChangeProps = { label: string; total: Amount; dayChange: Amount }

/** How all that one has has moved since yesterday, in the same form on every page. */
export function DayChange({ label, total, dayChange }: DayChangeProps) {
  return (
    <Row align="baseline" gap="2">
      <Text as="span" look="sub" tone="secondary">
        {label}
      </Text>
      <Change
        own
        amount={dayChange}
        percent={percentOf(dayChange, minus(total, dayChange))}
        currency="JPY"
        size="small"
      />
    </Row>
  )
}
