import type { Channel } from '@kabuto/domain/funds'
import { hrefTo } from '@kabuto/domain/paths'
import { type Instant } from '@kabuto/domain/shared'
import { Card, KeyValueList, Link, Row, Stack, Text, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { accountKinds } from '../../shared/accountKinds.ts'
import { recordTime } from '../../shared/recordTime.ts'

/** The one account there is, with the time it is shown at and why it never changes. */
export function PayInAccount({ channel, now }: { channel: Channel; now: Instant }) {
  const { t } = useTranslation(['deposit', 'records'])
  const locale = useKitLocale()
  const { bankName, bankCode, branchName, accountKind, number, holder } = channel
  return (
    <Card>
      <Stack gap="2">
        <Row justify="between">
          <Text as="h2" look="bodyStrong">
            {t('account')}
          </Text>
          <Link href={hrefTo('depositChannel', { channel: channel.id })}>{t('channelChange')}</Link>
        </Row>
        <Text look="sub" tone="secondary">
          {t('accountOnly')}
        </Text>
        <KeyValueList
          items={[
            { label: t('channel'), value: channel.name },
            {
              label: t('bank'),
              note: branchName,
              value: t('bankValue', { bank: bankName, code: bankCode }),
              copy: `${bankName} ${bankCode} ${branchName}`,
            },
            {
              label: t('number'),
              value: t('numberValue', { kind: t(accountKinds[accountKind]), number }),
              copy: number,
            },
            { label: t('holder'), value: holder, copy: holder },
          ]}
        />
        <Text look="caption" tone="secondary">
          {t('accountTime', { time: recordTime(now, locale) })}
        </Text>
        <Text look="caption" tone="secondary">
          {t('accountWarning')}
        </Text>
      </Stack>
    </Card>
  )
}
