import type { News } from '@kabuto/domain/home'
import { hrefTo } from '@kabuto/domain/paths'
import type { Loadable } from '@kabuto/domain/shared'
import { useTranslation } from 'react-i18next'
import type { AwaitPartProps } from '../../shared/AwaitPart.tsx'
import { NewestNews } from '../../shared/NewestNews.tsx'

type StockNewsProps = Pick<AwaitPartProps<never>, 'onRetry' | 'hushed'> & {
  symbol: string
  news: Loadable<readonly News[]>
}

/** The newest three of this stock, and the way to all of them. */
export function StockNews({ symbol, news, ...part }: StockNewsProps) {
  const { t } = useTranslation('stock')
  return (
    <NewestNews
      title={t('news')}
      news={news}
      link={{ label: t('allNews'), href: hrefTo('news', { symbol }) }}
      none={t('noNews')}
      sub={(newest) => t('newsSub', newest)}
      {...part}
    />
  )
}
