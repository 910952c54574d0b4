import { formatMoney } from '@kabuto/domain/shared'
import { useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

type Lots = { lots: number; lotSize: number }

/** Lots with the shares in them. What is the member's own is masked with everything else that is. */
export function useLots(own = true): (lots: Lots) => string {
  const { t } = useTranslation('offerings')
  const ownMoney = useOwnMoney()
  const count = (n: number): string => (own ? ownMoney(n, { decimals: 0 }) : formatMoney(n, { decimals: 0 }))
  return ({ lots, lotSize }) => t('lotsShares', { n: count(lots), shares: count(lots * lotSize) })
}
