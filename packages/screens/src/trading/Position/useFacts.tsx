import { formatDay, type Instant } from '@kabuto/domain/shared'
import { figuresAt, isHeld, isOnMargin, type Position } from '@kabuto/domain/trading'
import { type KeyValue, Money, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { livePosition } from '../../shared/Order/livePosition.ts'
import { StateBadge } from '../../shared/Order/StateBadge.tsx'
import { recordTime } from '../../shared/recordTime.ts'
import type { LiveQuotes } from '../../shared/Stock/liveQuote.ts'

const only = (holds: boolean, fact: () => KeyValue): KeyValue[] => (holds ? [fact()] : [])

/** Every field of a position (specification §3); what it has not yet is left out. */
export function useFacts(position: Position, now: Instant, quotes: LiveQuotes | undefined): KeyValue[] {
  const { t } = useTranslation(['position', 'trading'])
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const { currency, decimals, orderNumber, orderedAt, buyAt, sellAt, settlesOn, originalMargin, profit } = position
  const live = livePosition(quotes, position)
  const price = (value: unknown) => <Money value={value} currency={currency} decimals={decimals} masked={false} />
  const own = (value: unknown) => <Money value={value} currency={currency} />
  const time = (at: string): string => t('simulated', { time: recordTime(at, locale) })
  const wasOpened = buyAt !== null
  const held = isHeld(position)

  return [
    { label: t('reference'), value: orderNumber, copy: orderNumber },
    { label: t('state'), value: <StateBadge position={position} /> },
    { label: t('side'), value: t(`trading:${position.side}`) },
    { label: t('trading:orderType'), value: t(`trading:${position.type}`) },
    ...only(position.limitPrice !== null, () => ({ label: t('limitPrice'), value: price(position.limitPrice) })),
    { label: t('leverage'), value: t('trading:times', { n: position.leverage }) },
    { label: t('trading:sessionLabel'), value: t(`trading:session_${position.session}`) },
    {
      label: t('quantityHeld'),
      value: t('trading:shares', { n: ownMoney(position.quantity, { decimals: 0 }) }),
    },
    { label: t('orderedAt'), value: time(orderedAt) },
    ...only(position.expiresAt !== null, () => ({
      label: t('expiresAt'),
      value: t('simulated', { time: recordTime(position.expiresAt ?? '', locale) }),
    })),
    ...only(wasOpened, () => ({ label: t('buyAt'), value: time(buyAt ?? '') })),
    ...only(wasOpened, () => ({
      label: t(position.side === 'long' ? 'cost' : 'costShort'),
      value: price(position.buyPrice),
    })),
    ...only(wasOpened, () => ({ label: t('openValue'), value: own(position.openValue) })),
    ...only(wasOpened, () =>
      isOnMargin(position)
        ? { label: t('margin'), value: own(originalMargin) }
        : { label: t('margin'), value: own('0'), note: t('noMargin') },
    ),
    ...only(held, () => ({
      label: t('marketValue'),
      value: (
        <Money
          value={position.marketValue}
          live={
            live && {
              get: () => figuresAt(position, live.price.get()).marketValue,
              subscribe: live.price.subscribe,
            }
          }
          currency={currency}
        />
      ),
    })),
    ...only(sellAt !== null, () => ({ label: t('sellAt'), value: time(sellAt ?? '') })),
    ...only(sellAt !== null, () => ({ label: t('sellPrice'), value: price(position.sellPrice) })),
    ...only(sellAt !== null, () => ({
      label: t('result'),
      value: <Money value={profit} currency={currency} signed coloured />,
    })),
    ...only(position.state === 'cancelled' && position.endedAt !== null, () => ({
      label: t('endedAt'),
      value: time(position.endedAt ?? ''),
    })),
    ...only(settlesOn !== null, () => ({
      label: t('settlesOn'),
      value: formatDay(settlesOn ?? '', locale, { now }),
    })),
  ]
}
