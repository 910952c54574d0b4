import type { NoticeDetail } from '@kabuto/domain/home'
import { hrefTo } from '@kabuto/domain/paths'
import { formatMoment, type Loadable } from '@kabuto/domain/shared'
import {
  Article,
  Card,
  EmptyState,
  List,
  ListRow,
  NavBar,
  Page,
  Row,
  Section,
  Skeleton,
  Stack,
  Text,
  useKitLocale,
} from '@kabuto/ui-kit'
import { BellIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { Important } from '../Notices/Important.tsx'

type NoticeScreenProps = { data: Loadable<NoticeDetail>; onRetry: () => void }

/** One notice with all that it says, and the way to the one before it. */
export function NoticeScreen({ data, onRetry }: NoticeScreenProps) {
  const { t } = useTranslation('notices')
  return (
    <Page bleed nav={<NavBar title={t('noticeTitle')} back={{ href: hrefTo('notices') }} />}>
      {data.state === 'failed' && data.refusal.code === 'notFound' ? (
        <Missing />
      ) : (
        <Await data={data} onRetry={onRetry} skeleton={<NoticeSkeleton />} bleed>
          {(notice) => <NoticeBody {...notice} />}
        </Await>
      )}
    </Page>
  )
}

function NoticeBody({ title, importance, publishedAt, body, next }: NoticeDetail) {
  const { t } = useTranslation(['notices', 'shared'])
  const locale = useKitLocale()
  return (
    <>
      <Section ground="surface">
        <Stack gap="4">
          <Stack gap="2">
            <Row gap="2">
              {importance === 'mustRead' && <Important />}
              <Text as="span" look="caption" tone="secondary">
                {t('shared:simTime', { time: formatMoment(Date.parse(publishedAt), locale, { year: true }) })}
              </Text>
            </Row>
            <Text as="h2" look="title2" short>
              {title}
            </Text>
          </Stack>
          <Article blocks={body} />
          <Text look="sub" tone="secondary" short>
            {t('noticeFoot')}
          </Text>
        </Stack>
      </Section>
      {next && (
        <Section>
          <List card>
            <ListRow lead={t('nextNotice')} title={next.title} href={hrefTo('notice', { id: next.id })} />
          </List>
        </Section>
      )}
    </>
  )
}

/** Taken back, or an address with a mistake in it. */
function Missing() {
  const { t } = useTranslation('notices')
  return (
    <Section>
      <Card>
        <EmptyState
          icon={BellIcon}
          title={t('noticeMissing')}
          text={t('noticeMissingText')}
          action={{ label: t('toNotices'), href: hrefTo('notices') }}
        />
      </Card>
    </Section>
  )
}

function NoticeSkeleton() {
  return (
    <Section ground="surface">
      <Stack gap="4">
        <Skeleton shape="line" count={2} />
        <Skeleton shape="line" count={4} />
        <Skeleton shape="block" />
      </Stack>
    </Section>
  )
}
