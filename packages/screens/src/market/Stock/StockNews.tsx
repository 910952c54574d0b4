import type { News } from '@kabuto/domain/home'
import { hrefTo } from '@kabuto/domain/paths'
import { formatMoment, type Loadable } from '@kabuto/domain/shared'
import { Card, List, ListRow, Section, Skeleton, Text, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { AwaitPart, type AwaitPartProps } from '../../shared/AwaitPart.tsx'

const MOST = 3

type StockNewsProps = Pick<AwaitPartProps<never>, 'onRetry' | 'hushed'> & {
  symbol: string
  news: Loadable<readonly News[]>
}

/** The newest three of this stock, and the way to all of them. */
export function StockNews({ symbol, news, ...part }: StockNewsProps) {
  const { t } = useTranslation('stock')
  const locale = useKitLocale()
  return (
    <Section title={t('news')} link={{ label: t('allNews'), href: hrefTo('news', { symbol }) }}>
      <AwaitPart data={news} name={t('news')} {...part} skeleton={<Skeleton card shape="row" count={MOST} />}>
        {(read) =>
          read.length === 0 ? (
            <Card>
              <Text look="sub" tone="secondary">
                {t('noNews')}
              </Text>
            </Card>
          ) : (
            <List label={t('news')} card>
              {read.slice(0, MOST).map(({ id, title, source, publishedAt }) => (
                <ListRow
                  key={id}
                  title={title}
                  sub={t('newsSub', { source, time: formatMoment(Date.parse(publishedAt), locale) })}
                  href={hrefTo('news', { id })}
                />
              ))}
            </List>
          )
        }
      </AwaitPart>
    </Section>
  )
}
