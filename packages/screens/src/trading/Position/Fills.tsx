import { hrefTo } from '@kabuto/domain/paths'
import { formatDay, formatMoney, type Instant, type Loadable } from '@kabuto/domain/shared'
import type { Fill, Position } from '@kabuto/domain/trading'
import { Card, List, ListRow, Money, Section, Skeleton, Stack, Text, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { AwaitPart } from '../../shared/AwaitPart.tsx'
import { MoreRows } from '../../shared/MoreRows.tsx'
import { recordTime } from '../../shared/recordTime.ts'
import type { ListedFills } from './positionData.ts'

type FillsProps = {
  fills: Loadable<ListedFills>
  position: Pick<Position, 'decimals'>
  now: Instant
  onMore: () => void
  onRetry: () => void
}

/** Every part in which it was opened and closed, and the way to its reports. */
export function Fills({ fills, position, now, onMore, onRetry }: FillsProps) {
  const { t } = useTranslation('position')
  return (
    <Section title={t('fills')} link={{ label: t('reports'), href: hrefTo('documents') }}>
      <AwaitPart data={fills} name={t('fills')} onRetry={onRetry} skeleton={<Skeleton card shape="row" count={2} />}>
        {({ rows, next }) =>
          rows.length === 0 && next === 'end' ? (
            <Card>
              <Text look="sub" tone="secondary">
                {t('fillsNone')}
              </Text>
            </Card>
          ) : (
            <Stack gap="3">
              <List label={t('fills')} card>
                {rows.map((fill) => (
                  <FillRow key={fill.id} fill={fill} decimals={position.decimals} now={now} />
                ))}
              </List>
              <MoreRows next={next} onMore={onMore} />
            </Stack>
          )
        }
      </AwaitPart>
    </Section>
  )
}

function FillRow({ fill, decimals, now }: { fill: Fill; decimals: number; now: Instant }) {
  const { t } = useTranslation(['position', 'trading'])
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const { intent, quantity, price, value, currency, at, settlesOn } = fill
  return (
    <ListRow
      title={t('fillTitle', {
        quantity: t('trading:shares', { n: ownMoney(quantity, { decimals: 0 }) }),
        price: formatMoney(price, { currency, decimals, locale }),
      })}
      sub={t('fillSub', {
        kind: t(intent === 'open' ? 'fillOpen' : 'fillClose'),
        time: recordTime(at, locale),
        day: formatDay(settlesOn, locale, { now }),
      })}
      value={<Money value={value} currency={currency} size="small" />}
    />
  )
}
