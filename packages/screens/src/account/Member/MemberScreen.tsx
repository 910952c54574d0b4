import type { Member } from '@kabuto/domain/account'
import { creditRuleOf, type FundsSummary } from '@kabuto/domain/funds'
import { hrefTo } from '@kabuto/domain/paths'
import { type Instant, type Loadable, type Submission, valueOf } from '@kabuto/domain/shared'
import {
  Banner,
  Button,
  Card,
  KeyValueList,
  List,
  ListRow,
  Money,
  NavAction,
  NavBar,
  Page,
  Section,
  Stack,
  Text,
} from '@kabuto/ui-kit'
import { BellIcon, SettingsIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { Face } from './Face.tsx'
import { Credit } from './Credit.tsx'
import { groups } from './entries.ts'
import type { OwnFace } from './ownFace.ts'
import { Permissions } from './Permissions.tsx'
import { Standing } from './Standing.tsx'
import { Total } from './Total.tsx'
import { type MemberCounts, useRowValues } from './useRowValues.tsx'
import { Who } from './Who.tsx'

type MemberScreenProps = {
  /** Each part is read by itself, and fails by itself. */
  data: { member: Loadable<Member>; funds: Loadable<FundsSummary>; counts: MemberCounts }
  /** Of the server, where it is known. */
  version: string | undefined
  face: OwnFace
  now: Instant
  logout: Submission<unknown>
  onLogout: () => void
  onRetry: () => void
}

/** Who is logged in, what they have and may do, the ways to everything of theirs, and the way out. */
export function MemberScreen({ data, version, face, now, logout, onLogout, onRetry }: MemberScreenProps) {
  const { t } = useTranslation(['account', 'shared'])
  const values = useRowValues({ ...data, version })
  const [member, funds] = [valueOf(data.member), valueOf(data.funds)]
  const unread = valueOf(data.counts.unread) ?? 0
  const missing = Object.values(data.counts).some(({ state }) => state === 'failed')
  return (
    <Page
      bleed
      nav={
        <NavBar
          title={t('memberTitle')}
          actions={
            <>
              <NavAction icon={BellIcon} label={t('entryNotices')} href={hrefTo('notices')} unread={unread > 0} />
              <NavAction icon={SettingsIcon} label={t('entrySettings')} href={hrefTo('settings')} />
            </>
          }
        />
      }
    >
      <Section ground="surface">
        <Stack gap="4">
          <Await data={data.member} onRetry={onRetry} skeleton={<Who member={undefined} src={undefined} />}>
            {(value) => <Who member={value} src={face.src} />}
          </Await>
          <Await data={data.funds} onRetry={onRetry} skeleton={<Total funds={undefined} />}>
            {(value) => <Total funds={value} />}
          </Await>
        </Stack>
      </Section>
      <Section>
        <Stack gap="3">
          {member && <Standing member={member} now={now} />}
          {data.funds.state !== 'failed' && (
            <Credit credit={funds?.credit} teaching={member !== undefined && creditRuleOf(member) !== undefined} />
          )}
          {missing && (
            <Banner tone="progress" action={{ label: t('shared:retry'), onPress: onRetry }}>
              {t('countsMissing')}
            </Banner>
          )}
          {groups.map(({ word, entries }) => (
            <List key={word} label={t(word)} card>
              {word === 'groupAccount' && data.member.state !== 'failed' && <Face member={member} face={face} />}
              {entries.map(({ screen, word: entry, icon }) => (
                <ListRow key={screen} icon={icon} title={t(entry)} value={values[screen]} href={hrefTo(screen)} />
              ))}
              {word === 'groupAccount' && data.member.state !== 'failed' && (
                <Permissions member={member} now={now} waiting={<Money loading size="tiny" />} />
              )}
            </List>
          ))}
        </Stack>
      </Section>
      <Section>
        <Stack gap="6">
          {data.member.state !== 'failed' && (
            <Card>
              <KeyValueList
                items={[
                  {
                    label: t('inviteCode'),
                    note: t('inviteCodeNote'),
                    value: member ? member.inviteCode : <Money loading />,
                    copy: member?.inviteCode,
                  },
                ]}
              />
            </Card>
          )}
          <Button kind="line" loading={logout.state === 'sending'} onClick={onLogout}>
            {t('memberLogout')}
          </Button>
          {/* Below the button, which it must not move when it comes. */}
          {member?.isDemo && (
            <Text look="caption" tone="secondary" short>
              {t('memberDemo')}
            </Text>
          )}
        </Stack>
      </Section>
    </Page>
  )
}
