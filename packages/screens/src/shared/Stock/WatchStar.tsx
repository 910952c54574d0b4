import { nameIn, type Names } from '@kabuto/domain/market'
import { RowAction, useKitLocale } from '@kabuto/ui-kit'
import { StarIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'

/** Which stocks are watched, where that is known. */
export type Watching = { isWatched: (symbol: string) => boolean; onWatch: (symbol: string) => void }

type WatchStarProps = { stock: { symbol: string; names: Names }; watching: Watching }

/** Puts a stock on the watchlist or takes it off, without leaving its row. */
export function WatchStar({ stock: { symbol, names }, watching }: WatchStarProps) {
  const { t } = useTranslation('shared')
  const locale = useKitLocale()
  return (
    <RowAction
      icon={StarIcon}
      label={t('watchOf', { name: nameIn(names, locale) })}
      on={watching.isWatched(symbol)}
      onPress={() => watching.onWatch(symbol)}
    />
  )
}
