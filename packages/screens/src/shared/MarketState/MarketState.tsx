import { formatClock, formatMoment, type Instant, type Market, tokyoTime } from '@kabuto/domain/shared'
import { SessionClock, Text, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { useSession } from './useSession.ts'

const markets = { jpy: 'marketTokyo', usd: 'marketNewYork' } as const

type MarketStateProps = {
  market: Market
  /** Not known yet in the first frame, before the app is there. */
  now: Instant | undefined
}

/** What a market does now and until when, by the clock of the simulation. */
export function MarketState({ market, now }: MarketStateProps) {
  const { t } = useTranslation('shared')
  return now === undefined ? (
    <Text look="sub">{t(markets[market], { session: '…' })}</Text>
  ) : (
    <StateAt market={market} now={now} />
  )
}

function StateAt({ market, now }: { market: Market; now: Instant }) {
  const { t } = useTranslation('shared')
  const locale = useKitLocale()
  const { session, tone, which, at } = useSession(market, now)
  const isToday = tokyoTime(at).day === tokyoTime(now).day
  return (
    <SessionClock
      session={t(markets[market], { session })}
      tone={tone}
      next={t(which === 'opening' ? 'sessionFrom' : 'sessionUntil', {
        time: isToday ? formatClock(at) : formatMoment(at, locale),
      })}
    />
  )
}
