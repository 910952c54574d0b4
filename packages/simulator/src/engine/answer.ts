import { parse } from 'valibot'
import {
  type Call,
  type Envelope,
  fixOf,
  type Instant,
  type Language,
  type Refusal,
  type RefusalTable,
  refusalWords,
  SUCCESS,
  type SuccessTable,
} from '@kabuto/domain/shared'
import { en } from '@kabuto/domain/refusals/en'
import { ja } from '@kabuto/domain/refusals/ja'
import { zhHant } from '@kabuto/domain/refusals/zhHant'
import { en as doneEn } from '@kabuto/domain/successes/en'
import { ja as doneJa } from '@kabuto/domain/successes/ja'
import { zhHant as doneZhHant } from '@kabuto/domain/successes/zhHant'

/** What goes back: the code of HTTP, the envelope, and the time on the market it was answered at. */
export type Answer = { http: number; body: Envelope }

const tables: Record<Language, RefusalTable> = { ja, en, 'zh-Hant': zhHant }
const successes: Record<Language, SuccessTable> = { ja: doneJa, en: doneEn, 'zh-Hant': doneZhHant }

/** What a call did well is told by its success, in the language asked for. */
export function granted(
  data: unknown,
  { success, output }: Pick<Call, 'success' | 'output'>,
  language: Language,
): Answer {
  // Only what the contract names leaves the brokerage; what does not fit it is a fault of ours and never an answer.
  return {
    http: 200,
    body: { status: SUCCESS, msg: success ? successes[language][success] : '', data: parse(output, data) },
  }
}

/** A refusal of the business is HTTP 200 (decisions §4); the rest says what went wrong with the request itself. */
export function refusedWith(refusal: Refusal, language: Language, http = 200, now?: Instant): Answer {
  const { code, params, field } = refusal
  const msg = refusalWords(refusal, tables[language], language, now)
  const fix = fixOf(refusal)
  return {
    http,
    body: {
      status: 0,
      msg,
      refusal: { code, params, ...(field === undefined ? {} : { field }), ...(fix ? { fix } : {}) },
    },
  }
}
