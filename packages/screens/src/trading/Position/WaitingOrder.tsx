import { formatMoney, type Instant } from '@kabuto/domain/shared'
import type { Position } from '@kabuto/domain/trading'
import { Card, KeyValueList, Section, Stack, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { clockOf } from '../../shared/Order/clockOf.ts'
import { CancelOrder, type Cancelling } from '../CancelOrder.tsx'

type WaitingOrderProps = Cancelling & { position: Position; now: Instant; onReload: () => void }

/** The order that waits, to open or to close, and the way to take it back. */
export function WaitingOrder({ position, now, ...cancelling }: WaitingOrderProps) {
  const { t } = useTranslation(['position', 'trading'])
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const { closing, state, currency, decimals, expiresAt } = position
  const order =
    closing ??
    (state === 'pendingOrder'
      ? {
          orderNumber: position.orderNumber,
          type: position.type,
          price: position.limitPrice,
          quantity: position.quantity,
        }
      : undefined)
  if (!order) return null
  return (
    <Section title={t('waiting')}>
      <Card>
        <Stack gap="3">
          <KeyValueList
            items={[
              { label: t('reference'), value: order.orderNumber, copy: order.orderNumber },
              { label: t('trading:orderType'), value: t(`trading:${order.type}`) },
              ...(order.price === null
                ? []
                : [{ label: t('limitPrice'), value: formatMoney(order.price, { currency, decimals, locale }) }]),
              {
                label: t('trading:quantity'),
                value: t('trading:shares', { n: ownMoney(order.quantity, { decimals: 0 }) }),
              },
              {
                label: t('expiresAt'),
                value: expiresAt === null ? undefined : t('simulated', { time: clockOf(expiresAt, locale, now) }),
              },
            ]}
          />
          <CancelOrder position={position} {...cancelling} />
        </Stack>
      </Card>
    </Section>
  )
}
