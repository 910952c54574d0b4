import type { Member } from '@kabuto/domain/account'
import { hrefTo } from '@kabuto/domain/paths'
import { checkBlocks, formatMoment, type Instant, memberActions, type Refusal } from '@kabuto/domain/shared'
import { Banner, Card, Stack, Text, useKitLocale } from '@kabuto/ui-kit'
import { HourglassIcon, ShieldIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'

/** Each block once, whatever it stops. */
function refusalsOf({ blocks }: Member, now: Instant): Refusal[] {
  const all = memberActions.flatMap((action) => checkBlocks(blocks, action, now))
  return all.filter(({ code }, at) => all.findIndex((other) => other.code === code) === at)
}

/** The member's restrictions: why, since when, and the way out. Empty for most. */
export function Standing({ member, now }: { member: Member; now: Instant }) {
  const { t } = useTranslation('account')
  const locale = useKitLocale()
  const appeals = Object.values(member.blocks).flatMap((block) => block?.appeal ?? [])
  return (
    <>
      <RefusalLater refusals={refusalsOf(member, now)} now={now} />
      {appeals.map(({ text, sentAt, answer }) => (
        <Card key={sentAt}>
          <Stack gap="2">
            <Text as="h2" look="bodyStrong">
              {t('appeal', { time: formatMoment(Date.parse(sentAt), locale, { now }) })}
            </Text>
            <Text look="sub">{text}</Text>
            <Text look="sub" tone="secondary">
              {answer === undefined ? t('appealWaits') : t('appealAnswer', { answer })}
            </Text>
          </Stack>
        </Card>
      ))}
      {member.identity === 'unverified' && (
        <Banner tone="info" icon={ShieldIcon} action={{ label: t('verify'), href: hrefTo('identity') }}>
          {t('verifyFirst')}
        </Banner>
      )}
      {member.identity === 'underReview' && (
        <Banner tone="progress" icon={HourglassIcon} action={{ label: t('reviewSee'), href: hrefTo('identity') }}>
          {t('reviewRuns')}
        </Banner>
      )}
    </>
  )
}
