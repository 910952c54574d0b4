import { type Call, refuse } from '@kabuto/domain/shared'
import { looksSecret } from '@kabuto/domain/support'
import { type Answer, granted, refusedWith } from './answer.ts'
import type { RequestContext } from './context.ts'
import type { Result } from './handler.ts'

type Sent = { path: string; key?: string | undefined; file?: Uint8Array | undefined }

const secrets = new Set(['password', 'oldPassword', 'newPassword', 'fundPassword', 'code'])

/** Distinguishes files that are sent under the same key. It needs no protection: forging it gains nothing. */
function checksum(file: Uint8Array): string {
  return `${file.length}:${file.reduce((sum, byte) => (Math.imul(sum, 16_777_619) ^ byte) >>> 0, 2_166_136_261)}`
}

/** Passwords have fields of their own, or were typed into a text by mistake. */
function isSecret([name, value]: [string, unknown]): boolean {
  return secrets.has(name) || (name === 'text' && typeof value === 'string' && looksSecret(value) !== undefined)
}

/** The input without secrets, to tell a repeated request from another one with the same key. */
function fingerprintText({ path, file }: Sent, input: object): string {
  return JSON.stringify([
    path,
    Object.entries(input).filter((entry) => !isSecret(entry)),
    ...(file ? [checksum(file)] : []),
  ])
}

export function toAnswer(
  result: Result<unknown>,
  call: Call,
  { language, now }: Pick<RequestContext, 'language' | 'now'>,
): Answer {
  return 'refusal' in result ? refusedWith(result.refusal, language, 200, now) : granted(result.data, call, language)
}

/**
 * Runs a call that changes something once for each idempotency key. The answer is stored in the same commit as the
 * change, and a repeated request gets the stored answer. Keys belong to the member and not to the session, so that a
 * retry after a new login does not run the call again.
 */
export async function idempotentAnswer(
  context: RequestContext,
  call: Call,
  owner: string,
  sent: Sent,
  input: object,
  carryOut: () => Promise<Result<unknown>>,
): Promise<Answer> {
  const { work, language, digest } = context
  const { path, key } = sent
  const id = await digest(`${owner}:${key}`)
  const fingerprint = await digest(fingerprintText(sent, input))
  const before = await work.get('answers', id)
  if (before?.path === path && before.fingerprint === fingerprint) return { http: before.http, body: before.body }
  if (before) return refusedWith(refuse('idempotencyMismatch', {}), language)
  const changesBefore = work.changes().length
  const result = await carryOut()
  const answer = toAnswer(result, call, context)
  // A refusal that changed nothing is not stored: the same request may be granted later.
  if ('data' in result || work.changes().length > changesBefore)
    work.put('answers', { id, path, fingerprint, ...answer, at: context.wall }, owner)
  return answer
}
