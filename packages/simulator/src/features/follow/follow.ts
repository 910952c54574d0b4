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
import type { Desk, MemberDesk } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { nextOrder } from '../../engine/ids.ts'
import { netAgainstUnsettled } from '../../books/ledger/cash.ts'
import { moved, post } from '../../books/ledger/journal.ts'
import { cut } from '../../engine/pages.ts'
import { cashFor } from '../../books/positions/held.ts'
import { recordOf, valueOfStake } from '../../products/baskets/baskets.ts'
import { roundAt } from '../../products/baskets/rounds.ts'
import { nameOf } from '../../books/positions/shown.ts'
import {
  type Basket,
  type PortfolioEntry,
  portfolios as portfolioEntries,
  type TraderEntry,
  traders as traderEntries,
} from '../../products/baskets/catalogue.ts'
import { portfolioTerms, productTerms, valued } from '../../products/baskets/stakes.ts'
import { nextLook, payBack } from './ending.ts'

type Product = TraderEntry['products'][number]

const SEAT = 'モギ席'
const DAY = 24 * 60 * 60_000

function termsShown(
  { now, language }: Desk,
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

function holdingsShown(desk: Desk, basket: Basket): Portfolio['holdings'] {
  return basket.map(([symbol, percent]) => ({ symbol, name: nameOf(desk, symbol), percent: String(percent) }))
}

/** What the least stake would have gained over a term until now, after costs. */
function profitOfTerm(desk: Desk, { basket, costs, minimum, termDays }: Product): string {
  const value = valueOfStake(desk, basket, { amount: minimum, from: desk.now - termDays * DAY, now: desk.now })
  return minus(minus(value, followCosts(minimum, costs, termDays)), minimum)
}

function productShown(desk: Desk, product: Product): Omit<FollowProduct, 'leadTrader'> {
  const { id, name, fundSize, termDays, basket } = product
  return {
    id,
    name: name[desk.language],
    fundSize,
    profit: profitOfTerm(desk, product),
    holdingDays: termDays,
    holdings: holdingsShown(desk, basket),
    ...recordOf(desk, id, [{ ...product, amount: fundSize }], desk.now),
    ...termsShown(desk, product),
  }
}

/** All products of a trader together, each by the money in it. */
function leadShown(desk: Desk, { id, name, style, products }: TraderEntry): FollowProduct['leadTrader'] {
  const sleeves = products.map((product) => ({ ...product, amount: product.fundSize }))
  return {
    id,
    name: name[desk.language],
    seatAccount: SEAT,
    style: style[desk.language],
    ...recordOf(desk, id, sleeves, desk.now),
  }
}

export const traders = memberHandler(tradersCall, async (desk) => ({
  data: byLargestFall(
    traderEntries.map((trader): Trader => ({
      ...leadShown(desk, trader),
      products: trader.products.map((product) => productShown(desk, product)),
    })),
  ),
}))

function leadOf(productId: string): { trader: TraderEntry; product: Product } | undefined {
  const trader = traderEntries.find(({ products }) => products.some(({ id }) => id === productId))
  const product = trader?.products.find(({ id }) => id === productId)
  return trader && product && { trader, product }
}

export const followProduct = memberHandler(followProductCall, async (desk, { id }) => {
  const found = leadOf(id)
  return found
    ? { data: { ...productShown(desk, found.product), leadTrader: leadShown(desk, found.trader) } }
    : { refusal: refuse('notFound', { what: id }) }
})

type Terms = Pick<Product, 'minimum' | 'termDays' | 'rounds'>
type Draft = { id: string; amount: string; lossLimit: string }

/** What both kinds of stake have in common, and the money for it. */
async function staked(desk: MemberDesk, { id, amount: typed, lossLimit: limit }: Draft, { termDays, rounds }: Terms) {
  const { now } = desk
  const { endsAt: productEndsAt } = roundAt(rounds, now)
  const { amount, lossLimit } = toFollowRequest(id, { amount: typed, lossLimit: limit })
  const endsAt = termEnd(now, termDays)
  const stake = {
    ...(await nextOrder(desk)),
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
    next: nextLook(now, [endsAt, productEndsAt]),
  }
  await post(desk, 'staked', stake.id, moved({ from: 'available', to: 'stakes', amount }))
  return { ...stake, proceeds: await netAgainstUnsettled(desk, 'JPY', stake.id) }
}

async function refusalFor(desk: MemberDesk, draft: Draft, { minimum, rounds }: Terms) {
  return checkFollow(draft, {
    now: desk.now,
    blocks: desk.member.blocks,
    product: { minimum, ...roundAt(rounds, desk.now) },
    cash: await cashFor(desk, 'JPY'),
  })[0]
}

function orderShown(desk: Desk, row: Collections['followOrders']): FollowOrder {
  const [found, terms] = [leadOf(row.productId), productTerms(row.productId)]
  const words = found && {
    productName: found.product.name[desk.language],
    leadTrader: found.trader.name[desk.language],
  }
  const named = { ...row, productEndsAt: row.productEndsAt ?? null, ...words }
  return row.state === 'inProgress' && terms ? valued(desk, named, terms) : named
}

export const follow = memberHandler(followCall, async (desk, draft) => {
  const found = leadOf(draft.id)
  if (!found) return { refusal: refuse('notFound', { what: draft.id }) }
  const refusal = await refusalFor(desk, draft, found.product)
  if (refusal) return { refusal }
  const stake = await staked(desk, draft, found.product)
  const row = { ...stake, productId: draft.id, productName: found.product.name.ja, leadTrader: found.trader.name.ja }
  desk.work.put('followOrders', row, desk.account)
  return { data: orderShown(desk, row) }
})

export const followOrders = memberHandler(followOrdersCall, async (desk, { state, id, cursor }) => {
  const { work, account } = desk
  const one = id === undefined ? undefined : await work.owned('followOrders', id, account)
  if (id !== undefined && !one) return { refusal: refuse('notFound', { what: id }) }
  const rows = one ? [one] : (await work.ownedBy('followOrders', account)).toReversed()
  const { items, next } = cut(
    rows.filter((row) => state === undefined || row.state === state),
    one ? undefined : cursor,
  )
  return { data: { items: items.map((row) => orderShown(desk, row)), next } }
})

export const endFollow = memberHandler(endFollowCall, async (desk, { id }) => {
  const row = await desk.work.owned('followOrders', id, desk.account)
  const terms = row && productTerms(row.productId)
  if (!row || !terms) return { refusal: refuse('notFound', { what: id }) }
  const [refusal] = checkEnd(row)
  if (refusal) return { refusal }
  const ended = {
    ...valued(desk, row, terms),
    state: 'ended' as const,
    endedBy: 'member' as const,
    endedAt: toIso(desk.now),
  }
  desk.work.put('followOrders', ended)
  await payBack(desk, ended)
  return { data: orderShown(desk, ended) }
})

export const changeLossLimit = memberHandler(changeLossLimitCall, async (desk, { id, lossLimit }) => {
  const row = await desk.work.owned('followOrders', id, desk.account)
  if (!row) return { refusal: refuse('notFound', { what: id }) }
  const [refusal] = checkLossLimitChange(lossLimit, row)
  if (refusal) return { refusal }
  const changed = { ...row, lossLimit: amountToSend(lossLimit) }
  desk.work.put('followOrders', changed)
  return { data: orderShown(desk, changed) }
})

function portfolioShown(desk: Desk, entry: PortfolioEntry): Portfolio {
  const { id, name, rule, basket, minimum } = entry
  return {
    id,
    name: name[desk.language],
    rule: rule[desk.language],
    holdings: holdingsShown(desk, basket),
    ...recordOf(desk, id, [{ ...entry, amount: minimum }], desk.now),
    ...termsShown(desk, entry),
  }
}

function holdingShown(desk: Desk, row: Collections['holdings']): PortfolioHolding {
  const entry = portfolioEntries.find(({ id }) => id === row.portfolioId)
  const portfolioName = entry?.name[desk.language] ?? row.portfolioName
  const named = { ...row, productEndsAt: row.productEndsAt ?? null, portfolioName }
  return row.state === 'inProgress' && entry ? valued(desk, named, entry) : named
}

export const portfolios = memberHandler(portfoliosCall, async (desk) => {
  const holdings = await desk.work.ownedBy('holdings', desk.account)
  return {
    data: {
      portfolios: byLargestFall(portfolioEntries.map((entry) => portfolioShown(desk, entry))),
      holdings: holdings.toReversed().map((row) => holdingShown(desk, row)),
    },
  }
})

export const joinPortfolio = memberHandler(joinPortfolioCall, async (desk, draft) => {
  const entry = portfolioEntries.find(({ id }) => id === draft.id)
  if (!entry) return { refusal: refuse('notFound', { what: draft.id }) }
  const refusal = await refusalFor(desk, draft, entry)
  if (refusal) return { refusal }
  const row = { ...(await staked(desk, draft, entry)), portfolioId: entry.id, portfolioName: entry.name.ja }
  desk.work.put('holdings', row, desk.account)
  return { data: holdingShown(desk, row) }
})

export const leavePortfolio = memberHandler(leavePortfolioCall, async (desk, { id }) => {
  const row = await desk.work.owned('holdings', id, desk.account)
  const terms = row && portfolioTerms(row.portfolioId)
  if (!row || !terms) return { refusal: refuse('notFound', { what: id }) }
  const [refusal] = checkLeave(row)
  if (refusal) return { refusal }
  const ended = {
    ...valued(desk, row, terms),
    state: 'ended' as const,
    endedBy: 'member' as const,
    endedAt: toIso(desk.now),
  }
  desk.work.put('holdings', ended)
  await payBack(desk, ended)
  return { data: holdingShown(desk, ended) }
})
