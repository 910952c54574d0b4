import { nameIn, type Stock } from '@kabuto/domain/market'
import { ReorderList, RowAction, useKitLocale } from '@kabuto/ui-kit'
import { XIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'

type WatchlistOrderProps = {
  stocks: readonly Stock[]
  onReorder: (symbols: readonly string[]) => void
  /** Nothing where it is not known what is watched. */
  onUnwatch: ((symbol: string) => void) | undefined
}

/** The watchlist while it is put in order. */
export function WatchlistOrder({ stocks, onReorder, onUnwatch }: WatchlistOrderProps) {
  const { t } = useTranslation('market')
  const locale = useKitLocale()
  return (
    <ReorderList
      label={t('watchlist')}
      items={stocks.map(({ symbol, names }) => {
        const name = nameIn(names, locale)
        return {
          id: symbol,
          name,
          sub: symbol,
          action: onUnwatch && (
            <RowAction icon={XIcon} label={t('unwatch', { name })} onPress={() => onUnwatch(symbol)} />
          ),
        }
      })}
      onOrder={onReorder}
    />
  )
}
