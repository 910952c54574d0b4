import { formatMoney } from '@kabuto/domain/shared'
import type { Preview, Position } from '@kabuto/domain/trading'
import { useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

/** What is worth a second look before an order is sent, as sentences. */
export function useWarnings(): (preview: Preview, decimals: Position['decimals']) => string[] {
  const { t } = useTranslation('trading')
  const locale = useKitLocale()
  return ({ warnings, currency }, decimals) => {
    const price = (value: string): string => formatMoney(value, { currency, decimals, locale })
    return warnings.map((warning) => {
      switch (warning.kind) {
        case 'sizeOfVolume':
          return t('warn_sizeOfVolume', { percent: warning.percent })
        case 'farFromLast':
          return t('warn_farFromLast', { percent: warning.percent, last: price(warning.last) })
        case 'reservedAtLimit':
          return t('warn_reservedAtLimit', { price: price(warning.price) })
      }
    })
  }
}
