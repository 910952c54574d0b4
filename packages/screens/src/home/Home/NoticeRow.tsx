import { foremostNotice, type Notice } from '@kabuto/domain/home'
import { hrefTo } from '@kabuto/domain/paths'
import { formatMoment, type Instant, type Loadable } from '@kabuto/domain/shared'
import { List, ListRow, Section, Skeleton, StatusBadge, useKitLocale } from '@kabuto/ui-kit'
import { CircleAlertIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { AwaitPart, type AwaitPartProps } from '../../shared/AwaitPart.tsx'

export type HomeNotices = { items: readonly Notice[]; unread: number }

type NoticeRowProps = Pick<AwaitPartProps<never>, 'onRetry' | 'hushed'> & {
  notices: Loadable<HomeNotices>
  now: Instant | undefined
}

/** The one notice that comes first. */
export function NoticeRow({ notices, now, ...part }: NoticeRowProps) {
  const { t } = useTranslation('home')
  const locale = useKitLocale()
  return (
    <Section>
      <AwaitPart data={notices} name={t('notices')} skeleton={<Skeleton card shape="row" />} {...part}>
        {({ items }) => {
          const notice = foremostNotice(items)
          if (!notice) return null
          const { id, title, importance, publishedAt, read } = notice
          return (
            <List label={t('notices')} card>
              <ListRow
                title={title}
                sub={formatMoment(Date.parse(publishedAt), locale, { now })}
                badge={
                  importance === 'mustRead' &&
                  !read && (
                    <StatusBadge tone="danger" icon={CircleAlertIcon}>
                      {t('mustRead')}
                    </StatusBadge>
                  )
                }
                href={hrefTo('notice', { id })}
              />
            </List>
          )
        }}
      </AwaitPart>
    </Section>
  )
}
