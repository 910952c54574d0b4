import type { News, NewsDetail } from '@kabuto/domain/home'
import { hrefTo } from '@kabuto/domain/paths'
import { formatMoment, type Instant } from '@kabuto/domain/shared'
import {
  Article,
  Card,
  EmptyState,
  List,
  ListRow,
  NavBar,
  Page,
  Row,
  Seal,
  Section,
  Skeleton,
  Stack,
  StockRowSkeleton,
  Tag,
  Text,
  useKitLocale,
} from '@kabuto/ui-kit'
import { NewspaperIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { AwaitPart } from '../../shared/AwaitPart.tsx'
import type { LiveQuotes } from '../../shared/Stock/liveQuote.ts'
import { QuotedStock } from '../../shared/Stock/QuotedStock.tsx'
import type { ArticlePart, ReadArticle } from './newsData.ts'

type NewsArticleProps = ReadArticle & {
  /** The time of the simulated markets. */
  now: Instant
  /** Nothing before the stream is there. */
  quotes: LiveQuotes | undefined
  onRetry: (part: ArticlePart) => void
}

/** One article with the stocks that it names. It informs; it sells nothing. */
export function NewsArticle(props: NewsArticleProps) {
  const { article, onRetry } = props
  const { t } = useTranslation('titles')
  return (
    <Page bleed nav={<NavBar title={t('news')} back={{ href: hrefTo('news') }} />}>
      {article.state === 'failed' && article.refusal.code === 'notFound' ? (
        <Missing />
      ) : (
        <Await data={article} onRetry={() => onRetry('article')} skeleton={<ArticleSkeleton />} bleed>
          {(detail) => <ArticleBody {...props} detail={detail} />}
        </Await>
      )}
    </Page>
  )
}

function ArticleBody({ detail, stocks, others, now, quotes, onRetry }: NewsArticleProps & { detail: NewsDetail }) {
  const { t } = useTranslation(['news', 'shared', 'titles'])
  const locale = useKitLocale()
  const { title, category, publishedAt, source, symbols, names, body } = detail
  return (
    <>
      <Section ground="surface">
        <Stack gap="4">
          <Stack gap="2">
            <Row gap="2">
              <Tag>{t(category)}</Tag>
              <Text as="span" look="caption" tone="secondary">
                {t('shared:simTime', { time: formatMoment(Date.parse(publishedAt), locale, { year: true }) })}
              </Text>
            </Row>
            <Text as="h2" look="title2" short>
              {title}
            </Text>
            <Row gap="3">
              <Seal text={t('shared:seal')} decorative />
              <div>
                <Text look="bodyStrong" short>
                  {source}
                </Text>
                <Text look="caption" tone="secondary" short>
                  {t('wire')}
                </Text>
              </div>
            </Row>
          </Stack>
          <Article blocks={body} />
        </Stack>
      </Section>
      {symbols.length > 0 && (
        <Section title={t('stocks')}>
          <AwaitPart
            data={stocks}
            name={t('stocks')}
            onRetry={() => onRetry('stocks')}
            skeleton={
              <List card>
                <StockRowSkeleton count={symbols.length} />
              </List>
            }
          >
            {(read) => (
              <List label={t('stocks')} card>
                {read.map((stock) => (
                  <QuotedStock key={stock.symbol} stock={stock} quote={stock.quote} quotes={quotes} line={stock.line} />
                ))}
              </List>
            )}
          </AwaitPart>
        </Section>
      )}
      <Others others={others} about={names[0]} now={now} onRetry={() => onRetry('others')} />
      <Section>
        <Text look="sub" tone="secondary" short>
          {t('foot')}
        </Text>
      </Section>
    </>
  )
}

const MOST = 3

type OthersProps = Pick<ReadArticle, 'others'> & {
  /** The stock that they are about, once its name is known. */
  about: string | undefined
  now: Instant
  onRetry: () => void
}

function Others({ others, about, now, onRetry }: OthersProps) {
  const { t } = useTranslation('news')
  const locale = useKitLocale()
  const rowOf = ({ id, title, category, publishedAt }: News) => (
    <ListRow
      key={id}
      lead={t('otherSub', { time: formatMoment(Date.parse(publishedAt), locale, { now }), category: t(category) })}
      title={title}
      href={hrefTo('news', { id })}
    />
  )
  return (
    <AwaitPart data={others} name={t('others')} onRetry={onRetry} skeleton={null}>
      {(read) =>
        read.length > 0 && (
          <Section title={about === undefined ? t('others') : t('othersAbout', { name: about })}>
            <List label={t('others')} card>
              {read.slice(0, MOST).map(rowOf)}
            </List>
          </Section>
        )
      }
    </AwaitPart>
  )
}

/** Taken down, or an address with a mistake in it. */
function Missing() {
  const { t } = useTranslation('news')
  return (
    <Section>
      <Card>
        <EmptyState
          icon={NewspaperIcon}
          title={t('missing')}
          text={t('missingText')}
          action={{ label: t('toNews'), href: hrefTo('news') }}
        />
      </Card>
    </Section>
  )
}

function ArticleSkeleton() {
  return (
    <Section ground="surface">
      <Stack gap="4">
        <Skeleton shape="line" count={2} />
        <Skeleton shape="line" count={6} />
      </Stack>
    </Section>
  )
}
