import type { FundsSummary } from '@kabuto/domain/funds'
import { minus, percentOf } from '@kabuto/domain/shared'
import { Change, type Live, Money, Row, Text } from '@kabuto/ui-kit'

type Moved = Pick<FundsSummary, 'total' | 'dayChange'>
type DayChangeProps = {
  label: string
  funds?: Moved | undefined
  /** In place of `funds`, where prices move. */
  live?: Live<Moved> | undefined
}

const changeOf = ({ total, dayChange }: Moved) => ({
  amount: dayChange,
  percent: percentOf(dayChange, minus(total, dayChange)),
})

/** How all that one has has moved since yesterday, in the same form on every page. */
export function DayChange({ label, funds, live }: DayChangeProps) {
  return (
    <Row align="baseline" gap="2">
      <Text as="span" look="sub" tone="secondary">
        {label}
      </Text>
      {funds ? (
        <Change
          own
          {...changeOf(funds)}
          live={live && { get: () => changeOf(live.get()), subscribe: live.subscribe }}
          currency="JPY"
          size="small"
        />
      ) : (
        <Money loading size="small" />
      )}
    </Row>
  )
}
