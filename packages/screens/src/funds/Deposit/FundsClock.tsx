import { fundsTimes } from '@kabuto/domain/funds'
import { formatMoment, fundsWindow, holidayName, type Instant, tokyoTime } from '@kabuto/domain/shared'
import { SessionClock, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

/** Whether deposits are taken now; when they are not, from when they are again. */
export function FundsClock({ now }: { now: Instant }) {
  const { t } = useTranslation('deposit')
  const locale = useKitLocale()
  const { open, nextOpen } = fundsWindow(now)
  if (open) return <SessionClock session={t('windowOpen')} tone="open" next={t('windowHours', fundsTimes)} />
  const holiday = holidayName(tokyoTime(now).day, locale)
  return (
    <SessionClock
      session={holiday === undefined ? t('windowClosed') : t('windowHoliday', { name: holiday })}
      tone="closed"
      next={t('windowNext', { time: formatMoment(nextOpen, locale, { now }) })}
    />
  )
}
