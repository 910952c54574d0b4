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

/** An answer: the HTTP status and the envelope. */
export type Answer = { http: number; body: Envelope }

const tables: Record<Language, RefusalTable> = { ja, en, 'zh-Hant': zhHant }
const successes: Record<Language, SuccessTable> = { ja: doneJa, en: doneEn, 'zh-Hant': doneZhHant }

/** The answer to a call that succeeded, with its success message in the language of the request. */
export function granted(
  data: unknown,
  { success, output }: Pick<Call, 'success' | 'output'>,
  language: Language,
): Answer {
  // Only what the contract names leaves the brokerage; output that does not fit it is a bug and never an answer.
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
