import type { SentCode } from '@kabuto/domain/session'
import { formatMoment, type Submission } from '@kabuto/domain/shared'
import { Banner, Stack, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import { refusalsOf } from '../../shared/refusalsOf.ts'

type SmsBannerProps = { sent: SentCode; code: Submission<SentCode>; onPut: () => void }

/** What would arrive on a phone. Locks and codes run by the real clock, and it says so. */
export function SmsBanner({ sent, code, onPut }: SmsBannerProps) {
  const { t } = useTranslation('joining')
  const locale = useKitLocale()
  const time = formatMoment(Date.parse(sent.expiresAt), locale)
  return (
    <Stack gap="2">
      <output>
        <Banner tone="info" action={{ label: t('smsFill'), onPress: onPut }}>
          <b>{t('sms', { code: sent.code })}</b>
          <br />
          {t('smsRule', { time, left: sent.left })}
        </Banner>
      </output>
      <RefusalLater refusals={refusalsOf(code)} />
    </Stack>
  )
}
