import type { NewsCategory, Passage } from '@kabuto/domain/home'
import { hrefTo } from '@kabuto/domain/paths'
import type { Language } from '@kabuto/domain/shared'
import { namedInstruments } from '../market/instruments/named.ts'
import type { Article, Part } from './news/article.ts'
import { companyNews } from './news/company.ts'
import { economyNews } from './news/economy.ts'
import { marketNews } from './news/market.ts'
import { serviceNews } from './news/service.ts'
import { worldNews } from './news/world.ts'
import { link, list, paragraph } from '../rows/passages.ts'
import type { NewsEntry } from '../rows/content.ts'

const priceOf: Record<Language, (name: string) => string> = {
  ja: (name) => `${name}の株価`,
  en: (name) => `${name}: price`,
  'zh-Hant': (name) => `${name}股價`,
}

function toPassage(part: Part): Passage {
  if (typeof part === 'string') return paragraph(part)
  return Array.isArray(part) ? list(...part) : part
}

function stockLink(symbol: string, language: Language): Passage {
  const names = namedInstruments.find(({ instrument }) => instrument.symbol === symbol)?.instrument.names
  if (!names) throw new Error(`the news tells of ${symbol}, which has no name`)
  return link(priceOf[language](language === 'zh-Hant' ? names.zhHant : names[language]), hrefTo('stock', { symbol }))
}

function entryOf({ body, ...article }: Article, category: NewsCategory): NewsEntry {
  const [first] = article.symbols
  const passages = (language: Language): Passage[] => [
    ...body[language].map(toPassage),
    ...(first === undefined ? [] : [stockLink(first, language)]),
  ]
  return { ...article, category, body: { ja: passages('ja'), en: passages('en'), 'zh-Hant': passages('zh-Hant') } }
}

const articles: Record<NewsCategory, readonly Article[]> = {
  market: marketNews,
  company: companyNews,
  economy: economyNews,
  world: worldNews,
  service: serviceNews,
}

/** Written for the simulation, about companies that do not exist. */
export const news: readonly NewsEntry[] = (Object.keys(articles) as NewsCategory[]).flatMap((category) =>
  articles[category].map((article) => entryOf(article, category)),
)
