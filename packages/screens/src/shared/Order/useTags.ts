import type { Position } from '@kabuto/domain/trading'
import type { PositionRowProps } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

type Tagged = Pick<Position, 'side' | 'leverage' | 'origin' | 'type' | 'state'>

/** Side and leverage of a position, of an order its kind too. */
export function useTags(): (position: Tagged, withType?: boolean) => PositionRowProps['tags'] {
  const { t } = useTranslation('trading')
  return ({ side, leverage, origin, type, state }, withType = state === 'pendingOrder') => [
    { label: t(side), side: side === 'long' ? 'buy' : 'sell' },
    ...(withType ? [{ label: t(type) }] : []),
    { label: t('times', { n: leverage }) },
    ...(origin === 'dayTrade' ? [{ label: t('dayTrade') }] : []),
  ]
}
