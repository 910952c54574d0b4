import { createMarket } from '../../packages/simulator/src/market/createMarket.ts'
import { sideBySide } from '../sideBySide.ts'

// node bench/simulator/quotes.ts: what the market answers on one core, each figure worked out from the seed and none of
// them stored.

const market = createMarket('kabuto')
const OPENING = Date.parse('2026-11-20T09:00:00+09:00')
const NOON = Date.parse('2026-11-20T14:32:00+09:00')
const SESSION = 390 * 60_000
const SECOND = 1000
const DAY = 86_400_000

const tokyo = market.instruments('jpy').map(({ symbol }) => symbol)

/**
 * Nobody asks twice for the same instant, so nothing but the day is at hand: quarter-seconds all over the session, in
 * no order.
 */
let asked = 0
let days = 0
let kept = 0

function next(): number {
  asked += 1
  return OPENING + ((asked * 7_919_250) % SESSION)
}

const rates = sideBySide({
  quote() {
    for (let round = 0; round < 5; round += 1)
      for (const symbol of tokyo) kept += market.quote(symbol, next())?.volume ?? 0
    return 5 * tokyo.length
  },
  'quote of one instant'() {
    const at = next()
    for (let round = 0; round < 5; round += 1) for (const symbol of tokyo) kept += market.quote(symbol, at)?.volume ?? 0
    return 5 * tokyo.length
  },
  'quote on a day nobody has asked for'() {
    days += 1
    for (const symbol of tokyo) kept += market.quote(symbol, NOON - days * DAY)?.volume ?? 0
    return tokyo.length
  },
  'first touch within a day'() {
    for (const symbol of tokyo)
      kept +=
        market.firstFill(
          { symbol, session: 'regular', buys: true, limit: market.quoted(symbol, NOON)?.bid ?? undefined },
          NOON,
          NOON + 4 * DAY,
        )?.size ?? 0
    return tokyo.length
  },
  'minute candles, 500 at a time'() {
    for (const symbol of tokyo.slice(0, 50)) kept += market.candles(symbol, '1m', next(), 500).length
    return 50 * 500
  },
  'daily candles, 500 at a time'() {
    for (const symbol of tokyo.slice(0, 50)) kept += market.candles(symbol, '1d', next(), 500).length
    return 50 * 500
  },
  'both indices of Tokyo'() {
    for (let round = 0; round < 10; round += 1) kept += market.indices('jpy', next()).length
    return 10
  },
})

for (const [name, rate] of Object.entries(rates))
  console.log(`${name.padEnd(36)} ${Math.round(rate).toLocaleString('en').padStart(12)} a second`)
const ranking = (tokyo.length / rates['quote of one instant']) * SECOND
console.log(`all ${tokyo.length.toLocaleString('en')} of Tokyo for a list: ${ranking.toFixed(0)} ms`)
console.log(`quote: at least 200,000 a second (${rates.quote >= 200_000 ? 'held' : 'missed'})`)
process.exitCode = rates.quote >= 200_000 && kept > 0 ? 0 : 1
