import type { ProductName, ProductPage } from '@kabuto/domain/home'
import type { Stock } from '@kabuto/domain/market'
import type { Loadable, Market, OrderSession } from '@kabuto/domain/shared'

/** The products that are traded by the hour of the day. */
export type TradedProduct = Exclude<ProductName, 'ai' | 'fundraising'>

/** The session that an order of a product is for; an ETF is traded in each. */
export const sessionOf = {
  etf: undefined,
  premarket: 'pre',
  aftermarket: 'after',
} as const satisfies Record<TradedProduct, OrderSession | undefined>

export type ProductChoice = { product: TradedProduct; market: Market }

export type ProductParts = {
  page: Loadable<ProductPage>
  /** The stocks of the chosen market that can be traded, as far as they are listed here. */
  stocks: Loadable<readonly Stock[]>
}
export type ProductPart = keyof ProductParts
