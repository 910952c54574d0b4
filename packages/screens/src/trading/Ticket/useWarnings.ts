import { formatMoney } from '@kabuto/domain/shared'
import { currencyOf, type Preview } from '@kabuto/domain/trading'
import { useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import type { TicketData } from './ticketData.ts'

/** What an order may be sent with, but not without a second look. */
export function useWarnings(preview: Preview | null, { detail, quote }: TicketData): string[] {
  const { t } = useTranslation('ticket')
  const locale = useKitLocale()
  const price = (value: string): string =>
    formatMoney(value, { currency: currencyOf(detail.instrument.market), locale, decimals: quote.decimals })
  return (preview?.warnings ?? []).map((warning) => {
    switch (warning.kind) {
      case 'sizeOfVolume':
        return t('warnVolume', { percent: warning.percent })
      case 'farFromLast':
        return t('warnFar', { percent: warning.percent, last: price(warning.last) })
      case 'reservedAtLimit':
        return t('warnReserved', { price: price(warning.price) })
    }
  })
}
