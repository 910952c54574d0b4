import type { ProductName, ProductPage } from '@kabuto/domain/home'
import { nameIn } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import type { Language } from '@kabuto/domain/shared'
import { portfolios } from '../../products/baskets/catalogue.ts'
import { recordOf } from '../../products/baskets/baskets.ts'
import type { RequestContext } from '../../engine/context.ts'
import { raisesNow } from '../../products/raises.ts'

type Item = ProductPage['items'][number]

/** As many as a page shows without a list of its own. */
const MOST = 12

const fallen: Record<Language, (percent: string, losing: number, months: number) => string> = {
  ja: (percent, losing, months) => `最大下落 ${percent}%・負けた月 ${losing}/${months}`,
  en: (percent, losing, months) => `Largest fall ${percent}%, ${losing} of ${months} months lost`,
  'zh-Hant': (percent, losing, months) => `最大跌幅 ${percent}%・虧損月數 ${losing}/${months}`,
}

const until: Record<Language, (day: string) => string> = {
  ja: (day) => `申込みは${day}まで`,
  en: (day) => `Apply by ${day}`,
  'zh-Hant': (day) => `申購至${day}`,
}

function funds({ market, language }: RequestContext): Item[] {
  const all = [...market.instruments('jpy'), ...market.instruments('usd')].filter(
    ({ kind, delistedOn }) => kind === 'etf' && delistedOn === undefined,
  )
  return all.slice(0, MOST).map((instrument) => ({
    id: instrument.symbol,
    name: nameIn(instrument.names, language),
    note: instrument.symbol,
    href: hrefTo('stock', { symbol: instrument.symbol }),
  }))
}

function models(context: RequestContext): Item[] {
  return portfolios.map((entry) => {
    const { id, name, minimum } = entry
    const { largestFall, losingMonths, months } = recordOf(context, id, [{ ...entry, amount: minimum }], context.now)
    return {
      id,
      name: name[context.language],
      note: fallen[context.language](largestFall, losingMonths, months),
      href: hrefTo('product', { product: 'ai', id }),
    }
  })
}

async function placements(context: RequestContext): Promise<Item[]> {
  const open = (await raisesNow(context)).filter(({ state }) => state !== 'ended')
  return open.map(({ id, names, deadline }) => ({
    id,
    name: nameIn(names, context.language),
    note: until[context.language](deadline.slice(0, 10)),
    href: hrefTo('product', { product: 'fundraising', id }),
  }))
}

/** What can be joined or bought of a product now. */
export async function itemsOf(context: RequestContext, product: ProductName): Promise<Item[]> {
  if (product === 'etf') return funds(context)
  if (product === 'ai') return models(context)
  return product === 'fundraising' ? placements(context) : []
}
