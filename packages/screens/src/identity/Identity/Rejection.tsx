import type { Instant } from '@kabuto/domain/shared'
import { Banner, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { recordTime } from '../../shared/recordTime.ts'

/** Why it was rejected, when, and that it can be sent again. */
export function Rejection({ reason, at, now }: { reason: string; at: string; now: Instant }) {
  const { t } = useTranslation('identity')
  const locale = useKitLocale()
  return (
    <div aria-live="polite">
      <Banner tone="danger">
        <strong>{t('rejectedTitle', { time: recordTime(at, locale, now) })}</strong>
        <br />
        {t('rejectedReason', { reason })}
        <br />
        {t('rejectedWay')}
      </Banner>
    </div>
  )
}
