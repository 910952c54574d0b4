import { foremostNotice, type Notice } from '@kabuto/domain/home'
import type { Instant, Loadable } from '@kabuto/domain/shared'
import { List, Section, Skeleton } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { AwaitPart, type AwaitPartProps } from '../../shared/AwaitPart.tsx'
import { NoticeItem } from '../Notices/NoticeItem.tsx'

export type HomeNotices = { items: readonly Notice[]; unread: number }

type NoticeRowProps = Pick<AwaitPartProps<never>, 'onRetry' | 'hushed'> & {
  notices: Loadable<HomeNotices>
  now: Instant | undefined
}

/** The one notice that comes first. */
export function NoticeRow({ notices, now, ...part }: NoticeRowProps) {
  const { t } = useTranslation(['home', 'titles'])
  return (
    <Section>
      <AwaitPart data={notices} name={t('titles:notices')} skeleton={<Skeleton card shape="row" />} {...part}>
        {({ items }) => {
          const notice = foremostNotice(items)
          if (!notice) return null
          return (
            <List label={t('titles:notices')} card>
              <NoticeItem notice={notice} now={now} />
            </List>
          )
        }}
      </AwaitPart>
    </Section>
  )
}
