import { object, optional } from 'valibot'
import { symbolSchema } from '../market/symbol.ts'
import { defineCall } from '../shared/wire/call.ts'
import { countSchema, cursorSchema, idSchema, pageOf } from '../shared/wire/schemas.ts'
import {
  newsCategorySchema,
  newsDetailSchema,
  newsSchema,
  noticeDetailSchema,
  noticeSchema,
  productNameSchema,
  productPageSchema,
} from './entities.ts'

/** Newest first; `unread` counts all of them, not only this page. */
export const noticesCall = defineCall({
  path: 'common/notices',
  role: 'member',
  changes: false,
  input: object({ cursor: cursorSchema }),
  output: object({ ...pageOf(noticeSchema).entries, unread: countSchema }),
  refusals: [],
})

export const noticeDetailCall = defineCall({
  path: 'common/noticeDetail',
  role: 'member',
  changes: false,
  input: object({ id: idSchema }),
  output: noticeDetailSchema,
  refusals: ['notFound'],
})

export const readNoticeCall = defineCall({
  path: 'common/readNotice',
  role: 'member',
  changes: true,
  input: object({ id: idSchema }),
  output: object({ unread: countSchema }),
  refusals: ['notFound'],
})

export const newsCall = defineCall({
  path: 'common/news',
  role: 'member',
  changes: false,
  input: object({ category: optional(newsCategorySchema), symbol: optional(symbolSchema), cursor: cursorSchema }),
  output: pageOf(newsSchema),
  refusals: [],
})

export const newsDetailCall = defineCall({
  path: 'common/newsDetail',
  role: 'member',
  changes: false,
  input: object({ id: idSchema }),
  output: newsDetailSchema,
  refusals: ['notFound'],
})

export const productCall = defineCall({
  path: 'common/product',
  role: 'member',
  changes: false,
  input: object({ product: productNameSchema }),
  output: productPageSchema,
  refusals: ['notFound'],
})
