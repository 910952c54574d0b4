import { marketClock } from '@kabuto/domain/market'
import type { Instant, Market, SessionKind } from '@kabuto/domain/shared'
import { type SessionTone, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

/** What each session is called, its tone, and which time matters: its own end, the close or the next opening. */
const sessions = {
  closed: ['sessionClosed', 'closed', 'opening'],
  orderEntry: ['sessionOrderEntry', 'break', 'opening'],
  openingAuction: ['sessionOpeningAuction', 'open', 'end'],
  morning: ['sessionMorning', 'open', 'end'],
  lunch: ['sessionLunch', 'break', 'opening'],
  afternoon: ['sessionAfternoon', 'open', 'close'],
  preClosing: ['sessionPreClosing', 'break', 'end'],
  closingAuction: ['sessionClosingAuction', 'open', 'end'],
  pre: ['sessionPre', 'afterHours', 'end'],
  regular: ['sessionRegular', 'open', 'end'],
  after: ['sessionAfter', 'afterHours', 'end'],
} as const satisfies Record<SessionKind, readonly [string, SessionTone, 'end' | 'close' | 'opening']>

/** The session of a market in words, and until when it lasts. */
export function useSession(market: Market, now: Instant) {
  const { t } = useTranslation('shared')
  const locale = useKitLocale()
  const { kind, holiday, ...clock } = marketClock(market, now)
  const [word, tone, which] = sessions[kind]
  return {
    kind,
    tone,
    session: holiday && kind === 'closed' ? t('sessionHoliday', { name: holiday[locale] }) : t(word),
    which,
    at: Date.parse({ end: clock.to, close: clock.nextClose, opening: clock.nextOpen }[which]),
  }
}
