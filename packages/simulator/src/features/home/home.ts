import {
  newsCall,
  newsDetailCall,
  type NoticeDetail,
  noticeDetailCall,
  noticesCall,
  type Notice,
  productCall,
  readNoticeCall,
  unreadCount,
  type News,
} from '@kabuto/domain/home'
import { nameIn } from '@kabuto/domain/market'
import { type Language, refuse, toIso } from '@kabuto/domain/shared'
import type { Collections } from '../../rows/collections.ts'
import type { MemberContext } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { pageOfList } from '../../engine/pages.ts'
import { costOf } from './costs.ts'
import { dailyNews } from './dailyNews.ts'
import { holidayNotices } from './holidayNotices.ts'
import { itemsOf } from './items.ts'

type NoticeRow = Collections['notices']
type NewsRow = Collections['news']

function latestFirst(one: { publishedAt: number; id: string }, other: { publishedAt: number; id: string }): number {
  return other.publishedAt - one.publishedAt || (one.id < other.id ? -1 : 1)
}

/** Notices that are published by now, the newest first, and which of them this member has read. */
async function noticesOf({
  work,
  account,
  now,
}: MemberContext): Promise<{ rows: NoticeRow[]; read: ReadonlySet<string> }> {
  const toAll = await work.all('notices')
  const planted = [...toAll, ...(await work.ownedBy('memberNotices', account))]
  const last = Math.max(...toAll.map(({ publishedAt }) => publishedAt))
  const rows = [...planted.filter(({ publishedAt }) => publishedAt <= now), ...holidayNotices(now, last)]
  return { rows: rows.toSorted(latestFirst), read: new Set((await work.get('readNotices', account))?.ids) }
}

function toNotice(
  { id, title, importance, publishedAt }: NoticeRow,
  read: ReadonlySet<string>,
  language: Language,
): Notice {
  return { id, title: title[language], importance, publishedAt: toIso(publishedAt), read: read.has(id) }
}

function unreadOf(rows: readonly NoticeRow[], read: ReadonlySet<string>, language: Language): number {
  return unreadCount(rows.map((row) => toNotice(row, read, language)))
}

export const notices = memberHandler(noticesCall, async (context, { cursor }) => {
  const { rows, read } = await noticesOf(context)
  const { items, next } = pageOfList(rows, cursor)
  return {
    data: {
      items: items.map((row) => toNotice(row, read, context.language)),
      next,
      unread: unreadOf(rows, read, context.language),
    },
  }
})

export const noticeDetail = memberHandler(noticeDetailCall, async (context, { id }) => {
  const { rows, read } = await noticesOf(context)
  const at = rows.findIndex((row) => row.id === id)
  const [row, following] = [rows[at], rows[at + 1]]
  if (!row) return { refusal: refuse('notFound', { what: id }) }
  const next: NoticeDetail['next'] = following ? { id: following.id, title: following.title[context.language] } : null
  return { data: { ...toNotice(row, read, context.language), body: row.body[context.language], next } }
})

export const readNotice = memberHandler(readNoticeCall, async (context, { id }) => {
  const { work, account, language } = context
  const { rows, read } = await noticesOf(context)
  if (!rows.some((row) => row.id === id)) return { refusal: refuse('notFound', { what: id }) }
  if (!read.has(id)) work.put('readNotices', { id: account, ids: [...read, id] }, account)
  return { data: { unread: unreadOf(rows, new Set([...read, id]), language) } }
})

const sources: Record<Language, string> = { ja: 'カブト模擬通信', en: 'Kabuto Mock Wire', 'zh-Hant': 'Kabuto模擬通訊' }

function toNews(
  { id, title, category, publishedAt, symbols }: NewsRow,
  { market, language }: Pick<MemberContext, 'market' | 'language'>,
): News {
  return {
    id,
    title: title[language],
    category,
    publishedAt: toIso(publishedAt),
    source: sources[language],
    symbols: [...symbols],
    names: symbols.map((symbol) => {
      const instrument = market.instrument(symbol)
      return instrument ? nameIn(instrument.names, language) : symbol
    }),
  }
}

/** Planted articles and those of the days since then, as far as they are published. */
async function newsOf({ work, market, now }: MemberContext): Promise<NewsRow[]> {
  const planted = await work.all('news')
  const last = Math.max(...planted.map(({ publishedAt }) => publishedAt))
  return [...planted.filter(({ publishedAt }) => publishedAt <= now), ...dailyNews(market, now, last)]
}

export const news = memberHandler(newsCall, async (context, { category, symbol, cursor }) => {
  const rows = (await newsOf(context)).filter(
    (row) =>
      (category === undefined || row.category === category) && (symbol === undefined || row.symbols.includes(symbol)),
  )
  const { items, next } = pageOfList(rows.toSorted(latestFirst), cursor)
  return { data: { items: items.map((row) => toNews(row, context)), next } }
})

export const newsDetail = memberHandler(newsDetailCall, async (context, { id }) => {
  const row = (await newsOf(context)).find((one) => one.id === id)
  return row
    ? { data: { ...toNews(row, context), body: row.body[context.language] } }
    : { refusal: refuse('notFound', { what: id }) }
})

export const product = memberHandler(productCall, async (context, { product: id }) => {
  const { work, language } = context
  const row = await work.get('products', id)
  if (!row) return { refusal: refuse('notFound', { what: id }) }
  return {
    data: {
      product: row.id,
      title: row.title[language],
      about: row.about[language],
      terms: row.terms.map(({ name, value }) => ({ name: name[language], value: value[language] })),
      costs: row.costs.map((cost) => ({
        name: cost.name[language],
        example: cost.example,
        ...costOf(cost, context.now),
        rule: cost.rule[language],
      })),
      risks: row.risks.map((risk) => risk[language]),
      rules: row.rules.map((rule) => rule[language]),
      items: await itemsOf(context, row.id),
    },
  }
})
