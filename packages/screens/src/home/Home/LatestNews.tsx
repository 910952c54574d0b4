import type { News } from '@kabuto/domain/home'
import { hrefTo } from '@kabuto/domain/paths'
import type { Loadable } from '@kabuto/domain/shared'
import { useTranslation } from 'react-i18next'
import type { AwaitPartProps } from '../../shared/AwaitPart.tsx'
import { NewestNews } from '../../shared/NewestNews.tsx'

type LatestNewsProps = Pick<AwaitPartProps<never>, 'onRetry' | 'hushed'> & { news: Loadable<readonly News[]> }

/** The newest three, and the way to all of them. */
export function LatestNews({ news, ...part }: LatestNewsProps) {
  const { t } = useTranslation('home')
  return (
    <NewestNews
      title={t('latestNews')}
      news={news}
      link={{ label: t('allNews'), href: hrefTo('news') }}
      none={t('noNews')}
      sub={(newest) => t('newsSub', newest)}
      {...part}
    />
  )
}
