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
import { type Language, refuse, toIso } from '@kabuto/domain/shared'
import type { Collections } from '../../rows/collections.ts'
import type { MemberDesk } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { cut } from '../../engine/pages.ts'
import { costOf } from './costs.ts'
import { dailyNews } from './dailyNews.ts'
import { holidayNotices } from './holidayNotices.ts'
import { itemsOf } from './items.ts'

type NoticeRow = Collections['notices']
type NewsRow = Collections['news']

function latestFirst(one: { publishedAt: number; id: string }, other: { publishedAt: number; id: string }): number {
  return other.publishedAt - one.publishedAt || (one.id < other.id ? -1 : 1)
}

/** What was told by now, the newest first, with what this member has read. */
async function noticesOf({
  work,
  account,
  now,
}: MemberDesk): Promise<{ rows: NoticeRow[]; read: ReadonlySet<string> }> {
  const toAll = await work.all('notices')
  const planted = [...toAll, ...(await work.ownedBy('memberNotices', account))]
  const last = Math.max(...toAll.map(({ publishedAt }) => publishedAt))
  const rows = [...planted.filter(({ publishedAt }) => publishedAt <= now), ...holidayNotices(now, last)]
  return { rows: rows.toSorted(latestFirst), read: new Set((await work.get('readNotices', account))?.ids) }
}

function noticeShown(
  { id, title, importance, publishedAt }: NoticeRow,
  read: ReadonlySet<string>,
  language: Language,
): Notice {
  return { id, title: title[language], importance, publishedAt: toIso(publishedAt), read: read.has(id) }
}

function unreadOf(rows: readonly NoticeRow[], read: ReadonlySet<string>, language: Language): number {
  return unreadCount(rows.map((row) => noticeShown(row, read, language)))
}

export const notices = memberHandler(noticesCall, async (desk, { cursor }) => {
  const { rows, read } = await noticesOf(desk)
  const { items, next } = cut(rows, cursor)
  return {
    data: {
      items: items.map((row) => noticeShown(row, read, desk.language)),
      next,
      unread: unreadOf(rows, read, desk.language),
    },
  }
})

export const noticeDetail = memberHandler(noticeDetailCall, async (desk, { id }) => {
  const { rows, read } = await noticesOf(desk)
  const at = rows.findIndex((row) => row.id === id)
  const [row, following] = [rows[at], rows[at + 1]]
  if (!row) return { refusal: refuse('notFound', { what: id }) }
  const next: NoticeDetail['next'] = following ? { id: following.id, title: following.title[desk.language] } : null
  return { data: { ...noticeShown(row, read, desk.language), body: row.body[desk.language], next } }
})

export const readNotice = memberHandler(readNoticeCall, async (desk, { id }) => {
  const { work, account, language } = desk
  const { rows, read } = await noticesOf(desk)
  if (!rows.some((row) => row.id === id)) return { refusal: refuse('notFound', { what: id }) }
  if (!read.has(id)) work.put('readNotices', { id: account, ids: [...read, id] }, account)
  return { data: { unread: unreadOf(rows, new Set([...read, id]), language) } }
})

const sources: Record<Language, string> = { ja: 'カブト模擬通信', en: 'Kabuto Mock Wire', 'zh-Hant': 'Kabuto模擬通訊' }

function newsShown({ id, title, category, publishedAt, symbols }: NewsRow, language: Language): News {
  return {
    id,
    title: title[language],
    category,
    publishedAt: toIso(publishedAt),
    source: sources[language],
    symbols: [...symbols],
  }
}

/** What was planted, and what the days since then have brought, by now. */
async function newsOf({ work, market, now }: MemberDesk): Promise<NewsRow[]> {
  const planted = await work.all('news')
  const last = Math.max(...planted.map(({ publishedAt }) => publishedAt))
  return [...planted.filter(({ publishedAt }) => publishedAt <= now), ...dailyNews(market, now, last)]
}

export const news = memberHandler(newsCall, async (desk, { category, symbol, cursor }) => {
  const rows = (await newsOf(desk)).filter(
    (row) =>
      (category === undefined || row.category === category) && (symbol === undefined || row.symbols.includes(symbol)),
  )
  const { items, next } = cut(rows.toSorted(latestFirst), cursor)
  return { data: { items: items.map((row) => newsShown(row, desk.language)), next } }
})

export const newsDetail = memberHandler(newsDetailCall, async (desk, { id }) => {
  const row = (await newsOf(desk)).find((one) => one.id === id)
  return row
    ? { data: { ...newsShown(row, desk.language), body: row.body[desk.language] } }
    : { refusal: refuse('notFound', { what: id }) }
})

export const product = memberHandler(productCall, async (desk, { product: id }) => {
  const { work, language } = desk
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
        ...costOf(cost, desk.now),
        rule: cost.rule[language],
      })),
      risks: row.risks.map((risk) => risk[language]),
      rules: row.rules.map((rule) => rule[language]),
      items: await itemsOf(desk, row.id),
    },
  }
})
