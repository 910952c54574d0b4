import type { Member } from '@kabuto/domain/account'
import { toneOfState } from '@kabuto/domain/shared'
import { Avatar, CopyPress, Money, Row, StatusBadge, Text } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { identityLooks } from './identity.ts'

/** Who is logged in. Without a member the same parts wait. */
export function Who({ member, src }: { member: Member | undefined; src: string | undefined }) {
  const { t } = useTranslation('account')
  // Nobody has a name before the identity check.
  const name = member && (member.name || t('memberNameless'))
  return (
    <Row gap="2" justify="between">
      <Row gap="3" wrap={false}>
        <Avatar name={name ?? ''} src={member?.avatar ? src : undefined} size="large" loading={!member} decorative />
        <div>
          <Text as="h2" look="headline">
            {name ?? <Money loading />}
          </Text>
          <Text look="sub" tone="secondary">
            {member ? t('memberAccount', { account: member.account }) : <Money loading />}
            {member && <CopyPress label={t('memberNumber')} text={member.account} />}
          </Text>
        </div>
      </Row>
      {member && (
        <StatusBadge tone={toneOfState[member.identity]} icon={identityLooks[member.identity].icon}>
          {t(identityLooks[member.identity].word)}
        </StatusBadge>
      )}
    </Row>
  )
}
