import { array, boolean, type InferOutput, literal, nullable, object, picklist, string, variant } from 'valibot'
import { symbolSchema } from '../market/symbol.ts'
import { hrefSchema, linkSchema } from '../shared/wire/link.ts'
import { amountSchema, currencySchema, idSchema, timeSchema } from '../shared/wire/schemas.ts'

/** Text comes as parts that a screen draws, never as HTML: nothing in it can run. */
const passageSchema = variant('kind', [
  object({ kind: literal('paragraph'), text: string() }),
  object({ kind: literal('list'), items: array(string()) }),
  object({ kind: literal('table'), head: array(string()), rows: array(array(string())) }),
  object({ kind: literal('link'), ...linkSchema.entries }),
])

/** `mustRead` is shown above all else until it is read. */
export const noticeSchema = object({
  id: idSchema,
  title: string(),
  importance: picklist(['mustRead', 'normal']),
  publishedAt: timeSchema,
  read: boolean(),
})
export const noticeDetailSchema = object({
  ...noticeSchema.entries,
  body: array(passageSchema),
  next: nullable(object({ id: idSchema, title: string() })),
})

export const newsCategories = ['market', 'company', 'economy', 'world', 'service'] as const
export type NewsCategory = (typeof newsCategories)[number]
export const newsCategorySchema = picklist(newsCategories)

/** Written for the simulation, about companies that do not exist. */
export const newsSchema = object({
  id: idSchema,
  title: string(),
  category: newsCategorySchema,
  publishedAt: timeSchema,
  source: string(),
  symbols: array(symbolSchema),
  /** Of each of them, so that a list needs no second call to name them. */
  names: array(string()),
})
export const newsDetailSchema = object({ ...newsSchema.entries, body: array(passageSchema) })

export const productNames = ['etf', 'ai', 'fundraising', 'premarket', 'aftermarket'] as const
export type ProductName = (typeof productNames)[number]
export const productNameSchema = picklist(productNames)

const termSchema = object({ name: string(), value: string() })
/**
 * What something costs for an amount that is named, with the rule it comes from: never a bare per cent (decisions §1).
 */
const costSchema = object({
  name: string(),
  currency: currencySchema,
  example: amountSchema,
  cost: amountSchema,
  rule: string(),
})
/** What can be joined or bought, and where. */
const itemSchema = object({ id: idSchema, name: string(), note: string(), href: hrefSchema })

export const productPageSchema = object({
  product: productNameSchema,
  title: string(),
  about: array(passageSchema),
  terms: array(termSchema),
  costs: array(costSchema),
  risks: array(string()),
  rules: array(string()),
  items: array(itemSchema),
})

export type Passage = InferOutput<typeof passageSchema>
export type Notice = InferOutput<typeof noticeSchema>
export type NoticeDetail = InferOutput<typeof noticeDetailSchema>
export type News = InferOutput<typeof newsSchema>
export type NewsDetail = InferOutput<typeof newsDetailSchema>
export type ProductPage = InferOutput<typeof productPageSchema>
