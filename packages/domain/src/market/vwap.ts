import type { Day } from '../shared/time/days.ts'
import { localTime, type Zone } from '../shared/time/zone.ts'
import type { Indicator } from './indicator.ts'

export type VwapState = { day: Day; turnover: number; volume: number; value: number | undefined }

/**
 * The mean price of a day by volume, begun anew on each day of the market; a candle counts at the mean of high, low and
 * close.
 */
export function vwap(zone: Zone): Indicator<VwapState> {
  return {
    empty: { day: '', turnover: 0, volume: 0, value: undefined },
    next: (state, { at, high, low, close, volume }) => {
      const { day } = localTime(zone, at)
      const before = day === state.day ? state : { turnover: 0, volume: 0 }
      const turnover = before.turnover + ((high + low + close) / 3) * volume
      const traded = before.volume + volume
      return { day, turnover, volume: traded, value: traded === 0 ? undefined : turnover / traded }
    },
  }
}
