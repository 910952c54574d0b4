import { formatDay, type Instant, percentOf, tokyoTime } from '@kabuto/domain/shared'
import { Change, List, ListRow, Money, Row, Stack, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { OfferBadge } from '../shared/Offer/OfferBadge.tsx'
import type { Stake } from './managed.ts'

type EndedStakesProps = { stakes: readonly Stake[]; now: Instant }

/** What has ended: why, from when to when, and its result after costs. */
export function EndedStakes({ stakes, now }: EndedStakesProps) {
  const { t } = useTranslation('follow')
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const yen = (figure: string): string => ownMoney(figure, { currency: 'JPY' })
  const dayOf = (time: string): string => formatDay(tokyoTime(Date.parse(time)).day, locale, { now })
  return (
    <List label={t('ended')} card>
      {stakes.map(({ id, name, amount, profit, costs, startedAt, endedAt, endedBy }) => (
        <ListRow
          key={id}
          lead={
            <OfferBadge state="ended">
              {endedBy === null ? undefined : t('endedWith', { by: t(`endedBy_${endedBy}`) })}
            </OfferBadge>
          }
          title={name}
          sub={t('endedSub', {
            from: dayOf(startedAt),
            to: endedAt === null ? '' : dayOf(endedAt),
            amount: yen(amount),
            costs: yen(costs),
          })}
          value={
            <Stack gap="1">
              <Row justify="end">
                <Money value={profit} currency="JPY" signed coloured />
              </Row>
              <Row justify="end">
                <Change percent={percentOf(profit, amount)} size="small" />
              </Row>
            </Stack>
          }
        />
      ))}
    </List>
  )
}
