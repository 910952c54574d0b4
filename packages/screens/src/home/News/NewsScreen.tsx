import { type News, newsCategories } from '@kabuto/domain/home'
import { nameIn, type Stock } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import { formatDay, type Instant, type Loadable, tokyoTime } from '@kabuto/domain/shared'
import {
  Banner,
  Card,
  Chips,
  EmptyState,
  InfiniteList,
  List,
  ListHead,
  NavAction,
  NavBar,
  NewsCardSkeleton,
  Page,
  Section,
  useKitLocale,
} from '@kabuto/ui-kit'
import { NewspaperIcon, SearchIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { NewsItem } from './NewsItem.tsx'
import type { ListedNews, NewsTopic } from './newsData.ts'

type NewsScreenProps = {
  topic: NewsTopic
  data: Loadable<ListedNews>
  /** Of the stocks that are named, those that are known by now. */
  stocks: ReadonlyMap<string, Stock>
  /** On this device. */
  isRead: (id: string) => boolean
  /** The time of the simulated markets. */
  now: Instant
  onTopic: (topic: NewsTopic) => void
  onMore: () => void
  onRetry: () => void
}

/** A title of two lines, or of one with a stock below it. */
const ROW = 125

const dayOf = ({ publishedAt }: News): string => tokyoTime(Date.parse(publishedAt)).day

/** News of the simulated markets, by topic and by day, the newest first. */
export function NewsScreen({ topic, data, stocks, isRead, now, onTopic, onMore, onRetry }: NewsScreenProps) {
  const { t } = useTranslation(['news', 'titles'])
  const locale = useKitLocale()
  const { category, symbol } = topic
  const about = symbol === undefined ? undefined : stocks.get(symbol)
  const titleOf = (news: News): string => {
    const day = dayOf(news)
    const name = formatDay(day, locale, { now })
    return day === tokyoTime(now).day ? t('today', { day: name }) : name
  }
  return (
    <Page
      bleed
      nav={
        <NavBar
          pair={[
            { label: t('titles:quotes'), href: hrefTo('quotes'), current: false },
            { label: t('titles:news'), href: hrefTo('news'), current: true },
          ]}
          actions={<NavAction icon={SearchIcon} label={t('titles:search')} href={hrefTo('search')} />}
        />
      }
    >
      <Chips
        label={t('categories')}
        value={category ?? 'all'}
        onChange={(chosen) => onTopic({ symbol, category: chosen === 'all' ? undefined : chosen })}
        options={(['all', ...newsCategories] as const).map((value) => ({ value, label: t(value) }))}
      />
      {symbol !== undefined && (
        <Section>
          <Banner tone="info" action={{ label: t('allNews'), onPress: () => onTopic({ category }) }}>
            {t('about', { name: about ? nameIn(about.names, locale) : symbol })}
          </Banner>
        </Section>
      )}
      <Await data={data} onRetry={onRetry} skeleton={<NewsSkeleton />} bleed>
        {({ rows, next }) =>
          rows.length === 0 && next === 'end' ? (
            <Section>
              <Card>
                <EmptyState icon={NewspaperIcon} title={t('none')} text={t('noneText')} />
              </Card>
            </Section>
          ) : (
            <div>
              {rows[0] && <ListHead title={titleOf(rows[0])} note={t('invented')} />}
              <InfiniteList
                label={t('titles:news')}
                rows={rows}
                rowKey={({ id }) => id}
                rowHeight={ROW}
                next={next}
                onMore={onMore}
                skeleton={<NewsCardSkeleton />}
              >
                {(news, at) => {
                  const before = rows[at - 1]
                  return (
                    <>
                      {before && dayOf(before) !== dayOf(news) && <ListHead title={titleOf(news)} />}
                      <NewsItem news={news} stocks={stocks} read={isRead(news.id)} />
                    </>
                  )
                }}
              </InfiniteList>
            </div>
          )
        }
      </Await>
    </Page>
  )
}

function NewsSkeleton() {
  return (
    <List>
      {Array.from({ length: 6 }, (_, at) => (
        <NewsCardSkeleton key={at} />
      ))}
    </List>
  )
}
