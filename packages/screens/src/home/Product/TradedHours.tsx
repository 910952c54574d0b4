import {
  calendarOf,
  formatClock,
  formatDay,
  type Instant,
  localTime,
  type Market,
  minuteOf,
  newYorkClocks,
  newYorkTime,
  tokyoTime,
  tradingDay,
  type TradingHours,
} from '@kabuto/domain/shared'
import { Card, HoursBar, type HoursLine, type HoursSpan, Section, Stack, Text, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { MarketState } from '../../shared/MarketState/MarketState.tsx'

const markets = [
  ['jpy', 'tokyo'],
  ['usd', 'america'],
] as const
const looks = ['regular', 'extended'] as const

const DAY = 1440

/** On the bar of a day in Tokyo; a night in New York is its end and its beginning. */
function spansOf({ from, to }: TradingHours): HoursSpan[] {
  const [begin, end] = [tokyoTime(from), tokyoTime(to)]
  return begin.day === end.day
    ? [{ from: begin.minutes, to: end.minutes }]
    : [
        { from: begin.minutes, to: DAY },
        { from: 0, to: end.minutes },
      ]
}

/** When both markets trade, in the time of Tokyo, and when that changes next. */
export function TradedHours({ now }: { now: Instant }) {
  const { t } = useTranslation('product')
  const locale = useKitLocale()
  const { summer, changesAt } = newYorkClocks(now)

  function linesOf(market: Market, track: 'tokyo' | 'america'): HoursLine[] {
    const { day, hours } = tradingDay(calendarOf[market], now)
    const isToday = day === localTime(calendarOf[market], now).day
    return looks.map((look) => {
      const own = hours.filter(({ session }) => (session === 'regular') === (look === 'regular'))
      const texts = own.map(({ from, to }) => `${formatClock(from)}–${formatClock(to)}`)
      return {
        track: t(track),
        name: t(look),
        look,
        times: texts.map((text, at) => `${text}${at < texts.length - 1 ? t('andHours') : ''}`),
        note: isToday ? undefined : t('dayOf', { day: formatDay(day, locale, { now }) }),
        spans: own.flatMap(spansOf),
      }
    })
  }

  return (
    <Section title={t('hoursTitle')} note={t('hoursNote', { season: t(summer ? 'summer' : 'winter') })}>
      <Card>
        <Stack gap="3">
          <div>
            <MarketState market="jpy" now={now} />
            <MarketState market="usd" now={now} />
          </div>
          <HoursBar
            lines={markets.flatMap(([market, track]) => linesOf(market, track))}
            now={{ at: tokyoTime(now).minutes, label: t('nowAt', { time: formatClock(minuteOf(now)) }) }}
          />
          <Text look="caption" tone="secondary" short>
            {t('limitOnly')}
          </Text>
          <Text look="caption" tone="secondary" short>
            {t(summer ? 'toWinter' : 'toSummer', { day: formatDay(newYorkTime(changesAt).day, locale, { now }) })}
          </Text>
        </Stack>
      </Card>
    </Section>
  )
}
