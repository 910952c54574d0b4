import type { ProductName, ProductPage } from '@kabuto/domain/home'
import { nameIn } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import type { Language } from '@kabuto/domain/shared'
import { portfolios } from '../../products/baskets/catalogue.ts'
import { recordOf } from '../../products/baskets/baskets.ts'
import type { Desk } from '../../engine/context.ts'
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

function funds({ market, language }: Desk): Item[] {
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

function models(desk: Desk): Item[] {
  return portfolios.map((entry) => {
    const { id, name, minimum } = entry
    const { largestFall, losingMonths, months } = recordOf(desk, id, [{ ...entry, amount: minimum }], desk.now)
    return {
      id,
      name: name[desk.language],
      note: fallen[desk.language](largestFall, losingMonths, months),
      href: hrefTo('product', { product: 'ai', id }),
    }
  })
}

async function placements(desk: Desk): Promise<Item[]> {
  const open = (await raisesNow(desk)).filter(({ state }) => state !== 'ended')
  return open.map(({ id, names, deadline }) => ({
    id,
    name: nameIn(names, desk.language),
    note: until[desk.language](deadline.slice(0, 10)),
    href: hrefTo('product', { product: 'fundraising', id }),
  }))
}

/** What can be joined or bought of a product now. */
export async function itemsOf(desk: Desk, product: ProductName): Promise<Item[]> {
  if (product === 'etf') return funds(desk)
  if (product === 'ai') return models(desk)
  return product === 'fundraising' ? placements(desk) : []
}
