import type { News } from '@kabuto/domain/home'
import { hrefTo } from '@kabuto/domain/paths'
import { formatMoment, type Loadable } from '@kabuto/domain/shared'
import { Card, List, ListRow, Section, Skeleton, Text, useKitLocale } from '@kabuto/ui-kit'
import { AwaitPart, type AwaitPartProps } from './AwaitPart.tsx'

const MOST = 3

type NewestNewsProps = Pick<AwaitPartProps<never>, 'onRetry' | 'hushed'> & {
  title: string
  news: Loadable<readonly News[]>
  /** The way to all of them. */
  link: { label: string; href: string }
  /** Where there are none. */
  none: string
  /** From whom an article is, and from when. */
  sub: (newest: { source: string; time: string }) => string
}

/** The newest three, and the way to all of them. */
export function NewestNews({ title, news, link, none, sub, ...part }: NewestNewsProps) {
  const locale = useKitLocale()
  return (
    <Section title={title} link={link}>
      <AwaitPart data={news} name={title} skeleton={<Skeleton card shape="row" count={MOST} />} {...part}>
        {(read) =>
          read.length === 0 ? (
            <Card>
              <Text look="sub" tone="secondary">
                {none}
              </Text>
            </Card>
          ) : (
            <List label={title} card>
              {read.slice(0, MOST).map(({ id, title: headline, source, publishedAt }) => (
                <ListRow
                  key={id}
                  title={headline}
                  sub={sub({ source, time: formatMoment(Date.parse(publishedAt), locale) })}
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
