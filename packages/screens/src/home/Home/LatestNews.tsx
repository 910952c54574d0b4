import type { News } from '@kabuto/domain/home'
import { hrefTo } from '@kabuto/domain/paths'
import { formatMoment, type Loadable } from '@kabuto/domain/shared'
import { Card, List, ListRow, Section, Skeleton, Text, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { AwaitPart, type AwaitPartProps } from '../../shared/AwaitPart.tsx'

const MOST = 3

type LatestNewsProps = Pick<AwaitPartProps<never>, 'onRetry' | 'hushed'> & { news: Loadable<readonly News[]> }

/** The newest three, and the way to all of them. */
export function LatestNews({ news, ...part }: LatestNewsProps) {
  const { t } = useTranslation('home')
  const locale = useKitLocale()
  return (
    <Section title={t('latestNews')} link={{ label: t('allNews'), href: hrefTo('news') }}>
      <AwaitPart data={news} name={t('latestNews')} skeleton={<Skeleton card shape="row" count={MOST} />} {...part}>
        {(read) =>
          read.length === 0 ? (
            <Card>
              <Text look="sub" tone="secondary">
                {t('noNews')}
              </Text>
            </Card>
          ) : (
            <List label={t('latestNews')} card>
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
