import type { News } from '@kabuto/domain/home'
import { nameIn, type Stock } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import { NewsCard, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { quoteTime } from '../../shared/Stock/quoteTime.ts'
import { standings } from '../../shared/Stock/standings.ts'

type NewsItemProps = { news: News; stocks: ReadonlyMap<string, Stock>; read: boolean }

/** One piece of news with the stocks that it names, by their codes until they are known. */
export function NewsItem({ news: { id, title, category, publishedAt, source, symbols }, stocks, read }: NewsItemProps) {
  const { t } = useTranslation(['news', 'shared'])
  const locale = useKitLocale()
  return (
    <NewsCard
      plain
      title={title}
      time={quoteTime(publishedAt)}
      category={t(category)}
      source={source}
      read={read}
      href={hrefTo('news', { id })}
      stocks={symbols.map((symbol) => {
        const stock = stocks.get(symbol)
        const standing = stock && standings[stock.quote.state]
        return {
          name: stock ? nameIn(stock.names, locale) : symbol,
          href: hrefTo('stock', { symbol }),
          percent: stock?.quote.changePercent,
          standing: standing && t(`shared:${standing}`),
        }
      })}
    />
  )
}
