import { type Call, envelope, type InputOf, type Language, type OutputOf, type Problem, serverLanguages, SUCCESS } from '@kabuto/domain/shared'
import ky, { isHTTPError, isTimeoutError, SchemaValidationError } from 'ky'
import { parse, safeParse, ValiError } from 'valibot'

/** Specification §7 and §9. */
const TIMEOUT = 10_000

const api = ky.create({ prefix: '/api/vue/', timeout: TIMEOUT, retry: 0 })

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; problem: Problem }

function problemOf(fault: unknown): Problem {
  if (isTimeoutError(fault)) return { code: 'timeout' }
  if (isHTTPError(fault)) {
    const answer = safeParse(envelope, fault.data)
    return { code: 'requestFailed', status: fault.response.status, ...(answer.success ? { msg: answer.output.msg } : {}) }
  }
  if (fault instanceof SchemaValidationError || fault instanceof ValiError || fault instanceof SyntaxError) return { code: 'badAnswer' }
  return { code: 'offline' }
}

/** Sends one call. It never throws: whatever goes wrong comes back as a problem with words. */
export async function send<Any extends Call>(
  call: Any,
  input: InputOf<Any>,
  { language, signal }: { language: Language; signal: AbortSignal },
): Promise<Outcome<OutputOf<Any>>> {
  try {
    const answer = await api
      .post(call.path, { json: input, searchParams: { language: serverLanguages[language] }, signal })
      .json(envelope)
    if (answer.status !== SUCCESS) return { ok: false, problem: { code: 'requestFailed', msg: answer.msg } }
    return { ok: true, value: parse(call.output, answer.data) }
  } catch (fault) {
    return { ok: false, problem: problemOf(fault) }
  }
}
