import type { Market } from '@kabuto/domain/shared'
import { SegmentedTabs } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

/** Japan or the United States. */
export function MarketChoice({ market, onMarket }: { market: Market; onMarket: (market: Market) => void }) {
  const { t } = useTranslation('shared')
  return (
    <SegmentedTabs
      label={t('markets')}
      value={market}
      onChange={onMarket}
      options={[
        { value: 'jpy', label: t('japan') },
        { value: 'usd', label: t('america') },
      ]}
    />
  )
}
