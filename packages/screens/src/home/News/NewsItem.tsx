import type { News } from '@kabuto/domain/home'
import type { Stock } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import { NewsCard } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { quoteTime } from '../../shared/Stock/quoteTime.ts'
import { standings } from '../../shared/Stock/standings.ts'

type NewsItemProps = {
  news: News
  /** As far as they have been read. */
  stocks: ReadonlyMap<string, Stock>
  read: boolean
}

/** One piece of news with the stocks that it names, and how they move once that is known. */
export function NewsItem({ news, stocks, read }: NewsItemProps) {
  const { id, title, category, publishedAt, source, symbols, names } = news
  const { t } = useTranslation(['news', 'shared'])
  return (
    <NewsCard
      plain
      title={title}
      time={quoteTime(publishedAt)}
      category={t(category)}
      source={source}
      read={read}
      href={hrefTo('news', { id })}
      stocks={symbols.map((symbol, at) => {
        const quote = stocks.get(symbol)?.quote
        const standing = quote && standings[quote.state]
        return {
          name: names[at] ?? symbol,
          href: hrefTo('stock', { symbol }),
          percent: quote?.changePercent,
          standing: standing && t(`shared:${standing}`),
        }
      })}
    />
  )
}
