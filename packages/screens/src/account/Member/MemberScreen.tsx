import type { Member } from '@kabuto/domain/account'
import { hrefTo } from '@kabuto/domain/paths'
import { type Loadable, type Submission, toneOfState } from '@kabuto/domain/shared'
import { Button, List, ListRow, NavBar, Page, Row, Section, Skeleton, Stack, StatusBadge, Text } from '@kabuto/ui-kit'
import { CircleDashedIcon, HourglassIcon, type IconShape, ShieldCheckIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { groups } from './entries.ts'

type MemberScreenProps = {
  data: Loadable<Member>
  logout: Submission<unknown>
  onLogout: () => void
  onRetry: () => void
}

type Badge = { icon: IconShape; word: 'identityUnverified' | 'identityUnderReview' | 'identityVerified' }

const badges: Record<Member['identity'], Badge> = {
  unverified: { icon: CircleDashedIcon, word: 'identityUnverified' },
  underReview: { icon: HourglassIcon, word: 'identityUnderReview' },
  verified: { icon: ShieldCheckIcon, word: 'identityVerified' },
}

/** Who is logged in, the ways to everything of theirs, and the way out. */
export function MemberScreen({ data, logout, onLogout, onRetry }: MemberScreenProps) {
  const { t } = useTranslation('account')
  return (
    <Page bleed nav={<NavBar title={t('memberTitle')} />}>
      <Section ground="surface">
        <Await data={data} onRetry={onRetry} skeleton={<Skeleton shape="line" count={2} />}>
          {(member) => <Who member={member} />}
        </Await>
      </Section>
      {groups.map(({ word, entries }) => (
        <Stack key={word} gap="0">
          <Section title={t(word)}>{null}</Section>
          <List label={t(word)}>
            {entries.map(({ screen, word: entry, icon }) => (
              <ListRow key={screen} icon={icon} title={t(entry)} href={hrefTo(screen)} />
            ))}
          </List>
        </Stack>
      ))}
      <Section>
        <Button kind="line" loading={logout.state === 'sending'} onClick={onLogout}>
          {t('memberLogout')}
        </Button>
      </Section>
    </Page>
  )
}

function Who({ member: { name, account, identity, isDemo } }: { member: Member }) {
  const { t } = useTranslation('account')
  const { icon, word } = badges[identity]
  return (
    <Stack gap="1">
      <Row gap="2" justify="between" wrap>
        <Text as="h2" look="title2">
          {name}
        </Text>
        <StatusBadge tone={toneOfState[identity]} icon={icon}>
          {t(word)}
        </StatusBadge>
      </Row>
      <Text look="sub" tone="secondary">
        {t('memberAccount', { account })}
      </Text>
      {isDemo && (
        <Text look="caption" tone="secondary" short>
          {t('memberDemo')}
        </Text>
      )}
    </Stack>
  )
}
