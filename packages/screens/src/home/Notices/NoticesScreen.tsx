import { mustRead, type Notice } from '@kabuto/domain/home'
import { hrefTo } from '@kabuto/domain/paths'
import { formatMonth, type Instant, type Loadable, tokyoTime, valueOf } from '@kabuto/domain/shared'
import {
  Card,
  EmptyState,
  InfiniteList,
  List,
  ListHead,
  NavBar,
  type NextPage,
  Page,
  Section,
  Skeleton,
  useKitLocale,
} from '@kabuto/ui-kit'
import { BellIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { NoticeItem } from './NoticeItem.tsx'

/** As far as they have been read; `unread` counts all of them. */
export type NoticesData = { rows: readonly Notice[]; next: NextPage; unread: number }

type NoticesScreenProps = {
  data: Loadable<NoticesData>
  /** The time of the simulated markets. */
  now: Instant
  onMore: () => void
  onRetry: () => void
}

const monthOf = ({ publishedAt }: Notice): string => tokyoTime(Date.parse(publishedAt)).day.slice(0, 7)

/** Kabuto's notices: those that must be read on top until they are, the rest by month, the newest first. */
export function NoticesScreen({ data, now, onMore, onRetry }: NoticesScreenProps) {
  const { t } = useTranslation(['notices', 'titles'])
  const unread = valueOf(data)?.unread
  return (
    <Page
      bleed
      nav={
        <NavBar
          title={t('titles:notices')}
          subtitle={unread === undefined ? undefined : unread > 0 ? t('unreadCount', { n: unread }) : t('allRead')}
          back={{ href: hrefTo('home') }}
        />
      }
    >
      <Await data={data} onRetry={onRetry} skeleton={<NoticesSkeleton />} bleed>
        {(read) => <NoticeLists {...read} now={now} onMore={onMore} />}
      </Await>
    </Page>
  )
}

type NoticeListsProps = NoticesData & Pick<NoticesScreenProps, 'now' | 'onMore'>

function NoticeLists({ rows, next, now, onMore }: NoticeListsProps) {
  const { t } = useTranslation(['notices', 'titles'])
  const locale = useKitLocale()
  const foremost = mustRead(rows)
  const others = rows.filter((notice) => !foremost.includes(notice))
  if (rows.length === 0) {
    return (
      <Section>
        <Card>
          <EmptyState icon={BellIcon} title={t('noNotices')} text={t('noNoticesText')} />
        </Card>
      </Section>
    )
  }
  return (
    <>
      {foremost.length > 0 && (
        <Section title={t('mustRead')} note={t('mustReadNote')}>
          <List label={t('mustRead')} card>
            {foremost.map((notice) => (
              <NoticeItem key={notice.id} notice={notice} now={now} />
            ))}
          </List>
        </Section>
      )}
      <InfiniteList label={t('titles:notices')} rows={others} rowKey={({ id }) => id} next={next} onMore={onMore}>
        {(notice, at) => {
          const before = others[at - 1]
          const isFirst = before === undefined || monthOf(before) !== monthOf(notice)
          return (
            <>
              {isFirst && (
                <ListHead
                  title={formatMonth(`${monthOf(notice)}-01`, locale)}
                  note={before === undefined ? t('newestFirst') : undefined}
                />
              )}
              <NoticeItem notice={notice} now={now} />
            </>
          )
        }}
      </InfiniteList>
    </>
  )
}

/** As many as a phone shows. */
function NoticesSkeleton() {
  return (
    <Section>
      <Skeleton card shape="row" count={9} />
    </Section>
  )
}
