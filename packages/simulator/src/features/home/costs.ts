import { followCosts } from '@kabuto/domain/follow'
import type { ProductPage } from '@kabuto/domain/home'
import { type Amount, type Day, type Market, newYorkTime, tokyoTime } from '@kabuto/domain/shared'
import { currencyOf, type FeeLine, orderFees, totalOf } from '@kabuto/domain/trading'
import type { ProductEntry } from '../../rows/content.ts'
import type { RequestContext } from '../../engine/context.ts'
import { portfolios } from '../../products/baskets/catalogue.ts'

type CostEntry = ProductEntry['costs'][number]
type Worked = Pick<ProductPage['costs'][number], 'currency' | 'cost'>

const dayIn = (market: Market, now: RequestContext['now']): Day =>
  (market === 'usd' ? newYorkTime(now) : tokyoTime(now)).day

function inYen(cost: Amount): Worked {
  return { currency: 'JPY', cost }
}

/** What something costs for its example, by the rules that charge it on this day. */
export function costOf({ example, charge }: CostEntry, now: RequestContext['now']): Worked {
  const feesOf = (market: Market, intent: 'open' | 'close', quantity: number): FeeLine[] =>
    orderFees({
      market,
      intent,
      sells: intent === 'close',
      onMargin: false,
      value: example,
      quantity,
      day: dayIn(market, now),
    })
  switch (charge.of) {
    case 'order':
      return {
        currency: currencyOf(charge.market),
        cost: totalOf(feesOf(charge.market, charge.intent, charge.quantity)),
      }
    case 'stampDuty':
      return inYen(totalOf(feesOf('jpy', 'open', 1).filter(({ fee }) => fee === 'stampDuty')))
    case 'portfolio': {
      const portfolio = portfolios.find(({ id }) => id === charge.id)
      if (!portfolio) throw new Error(`no portfolio ${charge.id}`)
      return inYen(followCosts(example, portfolio.costs, portfolio.termDays))
    }
    case 'nothing':
      return inYen('0')
  }
}
