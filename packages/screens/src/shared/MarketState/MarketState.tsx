import { marketClock } from '@kabuto/domain/market'
import {
  formatClock,
  formatMoment,
  type Instant,
  type Market,
  type SessionKind,
  tokyoTime,
} from '@kabuto/domain/shared'
import { SessionClock, type SessionTone, Text, useKitLocale } from '@kabuto/ui-kit'
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

const markets = { jpy: 'marketTokyo', usd: 'marketNewYork' } as const

type MarketStateProps = {
  market: Market
  /** Not known yet, where the page stands before the app is there. */
  now: Instant | undefined
}

/** What a market does now and until when, by the clock of the simulation. */
export function MarketState({ market, now }: MarketStateProps) {
  const { t } = useTranslation('shared')
  const locale = useKitLocale()
  if (now === undefined) return <Text look="sub">{t(markets[market], { session: '…' })}</Text>
  const { kind, holiday, ...clock } = marketClock(market, now)
  const [word, tone, which] = sessions[kind]
  const at = Date.parse({ end: clock.to, close: clock.nextClose, opening: clock.nextOpen }[which])
  const isToday = tokyoTime(at).day === tokyoTime(now).day
  return (
    <SessionClock
      session={t(markets[market], {
        session: holiday && kind === 'closed' ? t('sessionHoliday', { name: holiday[locale] }) : t(word),
      })}
      tone={tone}
      next={t(which === 'opening' ? 'sessionFrom' : 'sessionUntil', {
        time: isToday ? formatClock(at) : formatMoment(at, locale),
      })}
    />
  )
}
