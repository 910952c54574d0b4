import { nameIn } from '@kabuto/domain/market'
import type { DayTrade } from '@kabuto/domain/trading'
import { Row, Stack, Tag, Text, useKitLocale } from '@kabuto/ui-kit'
import { DayTradeBadge } from './DayTradeBadge.tsx'
import { useTradeTags } from './useTradeTags.ts'

/** What it is and its state. */
export function TradeHead({ trade }: { trade: DayTrade }) {
  const locale = useKitLocale()
  const tags = useTradeTags()
  const { names, symbol, state } = trade
  return (
    <Stack gap="1">
      <Row justify="between">
        <Text as="h2" look="headline">
          {nameIn(names, locale)}{' '}
          <Text as="span" look="sub" tone="secondary">
            {symbol}
          </Text>
        </Text>
        <DayTradeBadge state={state} />
      </Row>
      <Row gap="1">
        {tags(trade).map(({ label, side }) => (
          <Tag key={label} side={side}>
            {label}
          </Tag>
        ))}
      </Row>
    </Stack>
  )
}
