import { hrefTo } from '@kabuto/domain/paths'
import type { Instant } from '@kabuto/domain/shared'
import type { DayTrade } from '@kabuto/domain/trading'
import { Button, Card, Columns, KeyValueList, Stack, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { clockOf } from '../../shared/Order/clockOf.ts'
import { recordTime } from '../../shared/recordTime.ts'
import { CancelOrder, type Cancelling } from '../CancelOrder.tsx'
import { closerOf } from './closerOf.ts'
import { TradeHead } from './TradeHead.tsx'

type ApplicationProps = Cancelling & { trade: DayTrade; now: Instant; onReload: () => void }

/** The application, its state, and why. */
export function Application({ trade, now, ...cancelling }: ApplicationProps) {
  const { t } = useTranslation(['dayTrading', 'trading', 'shared'])
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const { id, names, state, reason, quantity, appliedAt, closesAt, orderNumber } = trade
  const details = (
    <Button kind="line" size="medium" href={hrefTo('position', { id })}>
      {t('details')}
    </Button>
  )
  return (
    <Card>
      <Stack gap="3">
        <TradeHead trade={trade} />
        <KeyValueList
          items={[
            { label: t('appliedAt'), value: t('shared:simTime', { time: recordTime(appliedAt, locale) }) },
            {
              label: t('trading:quantity'),
              value: t('trading:shares', { n: ownMoney(quantity, { decimals: 0 }) }),
            },
            ...(state === 'applied' || state === 'open'
              ? [
                  {
                    label: t('closesLine'),
                    value: t('shared:simTime', { time: clockOf(closesAt, locale, now) }),
                  },
                ]
              : []),
            ...(state === 'closed' ? [{ label: t('closedBy'), value: t(closerOf(trade)) }] : []),
            ...(state === 'refused' && reason ? [{ label: t('reason'), value: t(`reason_${reason}`) }] : []),
            { label: t('reference'), value: orderNumber, copy: orderNumber },
          ]}
        />
        {state === 'applied' ? (
          <Columns>
            {details}
            <CancelOrder position={{ id, names, quantity, state: 'pendingOrder' }} {...cancelling} />
          </Columns>
        ) : (
          details
        )}
      </Stack>
    </Card>
  )
}
