import { decimalsIn, formatMoney } from '@kabuto/domain/shared'
import { useKitLocale } from '@kabuto/ui-kit'

/** A price with the decimals that it has: half a yen is shown, and a whole one without decimals. */
export function usePrice(): (price: string) => string {
  const locale = useKitLocale()
  return (price) => formatMoney(price, { currency: 'JPY', locale, decimals: decimalsIn(price) })
}

/** A number of shares, as everybody may read it. */
export const count = (n: number): string => formatMoney(n, { decimals: 0 })
