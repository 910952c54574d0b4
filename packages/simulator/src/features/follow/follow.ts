import {
  byLargestFall,
  changeLossLimitCall,
  checkEnd,
  checkFollow,
  checkLeave,
  checkLossLimitChange,
  endFollowCall,
  followCall,
  followCosts,
  type FollowOrder,
  followOrdersCall,
  type FollowProduct,
  followProductCall,
  joinPortfolioCall,
  leavePortfolioCall,
  type Portfolio,
  type PortfolioHolding,
  portfoliosCall,
  productState,
  termEnd,
  toFollowRequest,
  type Trader,
  tradersCall,
} from '@kabuto/domain/follow'
import { amountToSend, minus, refuse, toIso } from '@kabuto/domain/shared'
import type { Collections } from '../../rows/collections.ts'
import type { MemberContext, RequestContext } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { nextOrder } from '../../engine/ids.ts'
import { netAgainstUnsettled } from '../../books/ledger/cash.ts'
import { post, transfer } from '../../books/ledger/journal.ts'
import { pageOfList } from '../../engine/pages.ts'
import { cashFor } from '../../books/positions/held.ts'
import { recordOf, valueOfStake } from '../../products/baskets/baskets.ts'
import { roundAt } from '../../products/baskets/rounds.ts'
import { nameOf } from '../../books/positions/views.ts'
import {
  type Basket,
  type PortfolioEntry,
  portfolios as portfolioEntries,
  type TraderEntry,
  traders as traderEntries,
} from '../../products/baskets/catalogue.ts'
import { portfolioTerms, productTerms, valued } from '../../products/baskets/stakes.ts'
import { nextCheck, payBack } from './ending.ts'

type Product = TraderEntry['products'][number]

const SEAT_ACCOUNT = 'モギ席'
const DAY = 24 * 60 * 60_000

function toTerms(
  { now, language }: RequestContext,
  { costs, risks, minimum, termDays, rounds }: Pick<Product, 'costs' | 'risks' | 'minimum' | 'termDays' | 'rounds'>,
) {
  const round = roundAt(rounds, now)
  return {
    state: productState(round, now),
    minimum,
    termDays,
    ...round,
    costs: costs.map(({ name, percentAYear, rule }) => ({ name: name[language], percentAYear, rule: rule[language] })),
    risks: risks.map((risk) => risk[language]),
  }
}

function toHoldings(context: RequestContext, basket: Basket): Portfolio['holdings'] {
  return basket.map(([symbol, percent]) => ({ symbol, name: nameOf(context, symbol), percent: String(percent) }))
}

/** What the least stake would have gained over a term until now, after costs. */
function profitOfTerm(context: RequestContext, { basket, costs, minimum, termDays }: Product): string {
  const value = valueOfStake(context, basket, { amount: minimum, from: context.now - termDays * DAY, now: context.now })
  return minus(minus(value, followCosts(minimum, costs, termDays)), minimum)
}

function toProduct(context: RequestContext, product: Product): Omit<FollowProduct, 'leadTrader'> {
  const { id, name, fundSize, termDays, basket } = product
  return {
    id,
    name: name[context.language],
    fundSize,
    profit: profitOfTerm(context, product),
    holdingDays: termDays,
    holdings: toHoldings(context, basket),
    ...recordOf(context, id, [{ ...product, amount: fundSize }], context.now),
    ...toTerms(context, product),
  }
}

/** All products of a trader together, each by the money in it. */
function toLeadTrader(
  context: RequestContext,
  { id, name, style, products }: TraderEntry,
): FollowProduct['leadTrader'] {
  const sleeves = products.map((product) => ({ ...product, amount: product.fundSize }))
  return {
    id,
    name: name[context.language],
    seatAccount: SEAT_ACCOUNT,
    style: style[context.language],
    ...recordOf(context, id, sleeves, context.now),
  }
}

export const traders = memberHandler(tradersCall, async (context) => ({
  data: byLargestFall(
    traderEntries.map((trader): Trader => ({
      ...toLeadTrader(context, trader),
      products: trader.products.map((product) => toProduct(context, product)),
    })),
  ),
}))

function leadOf(productId: string): { trader: TraderEntry; product: Product } | undefined {
  const trader = traderEntries.find(({ products }) => products.some(({ id }) => id === productId))
  const product = trader?.products.find(({ id }) => id === productId)
  return trader && product && { trader, product }
}

export const followProduct = memberHandler(followProductCall, async (context, { id }) => {
  const found = leadOf(id)
  return found
    ? { data: { ...toProduct(context, found.product), leadTrader: toLeadTrader(context, found.trader) } }
    : { refusal: refuse('notFound', { what: id }) }
})

type Terms = Pick<Product, 'minimum' | 'termDays' | 'rounds'>
type Draft = { id: string; amount: string; lossLimit: string }

/** The common fields of both kinds of stake; books the money for it. */
async function staked(
  context: MemberContext,
  { id, amount: typed, lossLimit: limit }: Draft,
  { termDays, rounds }: Terms,
) {
  const { now } = context
  const { endsAt: productEndsAt } = roundAt(rounds, now)
  const { amount, lossLimit } = toFollowRequest(id, { amount: typed, lossLimit: limit })
  const endsAt = termEnd(now, termDays)
  const stake = {
    ...(await nextOrder(context)),
    amount,
    value: amount,
    profit: '0',
    costs: '0',
    startedAt: toIso(now),
    endsAt,
    productEndsAt,
    endedAt: null,
    lossLimit,
    state: 'inProgress' as const,
    endedBy: null,
    next: nextCheck(now, [endsAt, productEndsAt]),
  }
  await post(context, 'staked', stake.id, transfer({ from: 'available', to: 'stakes', amount }))
  return { ...stake, proceeds: await netAgainstUnsettled(context, 'JPY', stake.id) }
}

async function refusalFor(context: MemberContext, draft: Draft, { minimum, rounds }: Terms) {
  return checkFollow(draft, {
    now: context.now,
    blocks: context.member.blocks,
    product: { minimum, ...roundAt(rounds, context.now) },
    cash: await cashFor(context, 'JPY'),
  })[0]
}

function toFollowOrder(context: RequestContext, row: Collections['followOrders']): FollowOrder {
  const [found, terms] = [leadOf(row.productId), productTerms(row.productId)]
  const words = found && {
    productName: found.product.name[context.language],
    leadTrader: found.trader.name[context.language],
  }
  const named = { ...row, productEndsAt: row.productEndsAt ?? null, ...words }
  return row.state === 'inProgress' && terms ? valued(context, named, terms) : named
}

export const follow = memberHandler(followCall, async (context, draft) => {
  const found = leadOf(draft.id)
  if (!found) return { refusal: refuse('notFound', { what: draft.id }) }
  const refusal = await refusalFor(context, draft, found.product)
  if (refusal) return { refusal }
  const stake = await staked(context, draft, found.product)
  const row = { ...stake, productId: draft.id, productName: found.product.name.ja, leadTrader: found.trader.name.ja }
  context.work.put('followOrders', row, context.account)
  return { data: toFollowOrder(context, row) }
})

export const followOrders = memberHandler(followOrdersCall, async (context, { state, id, cursor }) => {
  const { work, account } = context
  const one = id === undefined ? undefined : await work.owned('followOrders', id, account)
  if (id !== undefined && !one) return { refusal: refuse('notFound', { what: id }) }
  const rows = one ? [one] : (await work.ownedBy('followOrders', account)).toReversed()
  const { items, next } = pageOfList(
    rows.filter((row) => state === undefined || row.state === state),
    one ? undefined : cursor,
  )
  return { data: { items: items.map((row) => toFollowOrder(context, row)), next } }
})

export const endFollow = memberHandler(endFollowCall, async (context, { id }) => {
  const row = await context.work.owned('followOrders', id, context.account)
  const terms = row && productTerms(row.productId)
  if (!row || !terms) return { refusal: refuse('notFound', { what: id }) }
  const [refusal] = checkEnd(row)
  if (refusal) return { refusal }
  const ended = {
    ...valued(context, row, terms),
    state: 'ended' as const,
    endedBy: 'member' as const,
    endedAt: toIso(context.now),
  }
  context.work.put('followOrders', ended)
  await payBack(context, ended)
  return { data: toFollowOrder(context, ended) }
})

export const changeLossLimit = memberHandler(changeLossLimitCall, async (context, { id, lossLimit }) => {
  const row = await context.work.owned('followOrders', id, context.account)
  if (!row) return { refusal: refuse('notFound', { what: id }) }
  const [refusal] = checkLossLimitChange(lossLimit, row)
  if (refusal) return { refusal }
  const changed = { ...row, lossLimit: amountToSend(lossLimit) }
  context.work.put('followOrders', changed)
  return { data: toFollowOrder(context, changed) }
})

function toPortfolio(context: RequestContext, entry: PortfolioEntry): Portfolio {
  const { id, name, rule, basket, minimum } = entry
  return {
    id,
    name: name[context.language],
    rule: rule[context.language],
    holdings: toHoldings(context, basket),
    ...recordOf(context, id, [{ ...entry, amount: minimum }], context.now),
    ...toTerms(context, entry),
  }
}

function toPortfolioHolding(context: RequestContext, row: Collections['holdings']): PortfolioHolding {
  const entry = portfolioEntries.find(({ id }) => id === row.portfolioId)
  const portfolioName = entry?.name[context.language] ?? row.portfolioName
  const named = { ...row, productEndsAt: row.productEndsAt ?? null, portfolioName }
  return row.state === 'inProgress' && entry ? valued(context, named, entry) : named
}

export const portfolios = memberHandler(portfoliosCall, async (context) => {
  const holdings = await context.work.ownedBy('holdings', context.account)
  return {
    data: {
      portfolios: byLargestFall(portfolioEntries.map((entry) => toPortfolio(context, entry))),
      holdings: holdings.toReversed().map((row) => toPortfolioHolding(context, row)),
    },
  }
})

export const joinPortfolio = memberHandler(joinPortfolioCall, async (context, draft) => {
  const entry = portfolioEntries.find(({ id }) => id === draft.id)
  if (!entry) return { refusal: refuse('notFound', { what: draft.id }) }
  const refusal = await refusalFor(context, draft, entry)
  if (refusal) return { refusal }
  const row = { ...(await staked(context, draft, entry)), portfolioId: entry.id, portfolioName: entry.name.ja }
  context.work.put('holdings', row, context.account)
  return { data: toPortfolioHolding(context, row) }
})

export const leavePortfolio = memberHandler(leavePortfolioCall, async (context, { id }) => {
  const row = await context.work.owned('holdings', id, context.account)
  const terms = row && portfolioTerms(row.portfolioId)
  if (!row || !terms) return { refusal: refuse('notFound', { what: id }) }
  const [refusal] = checkLeave(row)
  if (refusal) return { refusal }
  const ended = {
    ...valued(context, row, terms),
    state: 'ended' as const,
    endedBy: 'member' as const,
    endedAt: toIso(context.now),
  }
  context.work.put('holdings', ended)
  await payBack(context, ended)
  return { data: toPortfolioHolding(context, ended) }
})
