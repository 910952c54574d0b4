import { type Envelope, type Language, type Refusal, type RefusalTable, refusalWords, SUCCESS } from '@kabuto/domain/shared'
import { en } from '@kabuto/domain/refusals/en'
import { ja } from '@kabuto/domain/refusals/ja'
import { zhHant } from '@kabuto/domain/refusals/zhHant'

/** What goes back: the code of HTTP, the envelope, and the time on the market it was answered at. */
export type Answer = { http: number; body: Envelope }

const tables: Record<Language, RefusalTable> = { ja, en, 'zh-Hant': zhHant }

export function granted(data: unknown, msg = ''): Answer {
  return { http: 200, body: { status: SUCCESS, msg, data } }
}

/** A refusal of the business is HTTP 200 (decisions §4); the rest says what went wrong with the request itself. */
export function refusedWith(refusal: Refusal, language: Language, http = 200): Answer {
  const { code, params, field } = refusal
  const msg = refusalWords(refusal, tables[language], language)
  return { http, body: { status: 0, msg, refusal: { code, params, ...(field === undefined ? {} : { field }) } } }
}
