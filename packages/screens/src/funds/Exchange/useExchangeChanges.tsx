import type { Exchanged, ExchangeContext } from '@kabuto/domain/funds'
import type { Currency } from '@kabuto/domain/shared'
import { type CompareBeforeAfterProps, Money } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

/** What can be spent of each currency, now and afterwards. */
export function useExchangeChanges(
  balances: ExchangeContext['balances'],
  preview: Exchanged | undefined,
): CompareBeforeAfterProps {
  const { t } = useTranslation('exchange')
  const change = (currency: Currency) => ({
    before: <Money value={balances[currency].available} currency={currency} />,
    after: <Money value={preview?.after[currency]} currency={currency} />,
  })
  return {
    items: [
      { label: t('poolJpy'), ...change('JPY') },
      { label: t('poolUsd'), ...change('USD') },
    ],
    words: { changes: t('changes'), after: t('afterwards') },
  }
}
