import { type Call, refuse } from '@kabuto/domain/shared'
import { looksSecret } from '@kabuto/domain/support'
import { type Answer, granted, refusedWith } from './answer.ts'
import type { Desk } from './context.ts'
import type { Result } from './handler.ts'

type Asked = { path: string; key?: string | undefined; file?: Uint8Array | undefined }

const secrets = new Set(['password', 'oldPassword', 'newPassword', 'fundPassword', 'code'])

/** To tell one file from another that is sent under the same key; nothing hangs on it that anybody could gain. */
function checksum(file: Uint8Array): string {
  return `${file.length}:${file.reduce((sum, byte) => (Math.imul(sum, 16_777_619) ^ byte) >>> 0, 2_166_136_261)}`
}

/** A password has a name of its own, or was typed where none is asked for. */
function isSecret([name, value]: [string, unknown]): boolean {
  return secrets.has(name) || (name === 'text' && typeof value === 'string' && looksSecret(value) !== undefined)
}

/** What was sent, to tell a repeated call from another one under its key. Secrets leave no trace. */
function fingerprintText({ path, file }: Asked, input: object): string {
  return JSON.stringify([
    path,
    Object.entries(input).filter((entry) => !isSecret(entry)),
    ...(file ? [checksum(file)] : []),
  ])
}

export function answered(
  result: Result<unknown>,
  call: Call,
  { language, now }: Pick<Desk, 'language' | 'now'>,
): Answer {
  return 'refusal' in result ? refusedWith(result.refusal, language, 200, now) : granted(result.data, call, language)
}

/**
 * A call that changes something, under its key: the answer of the first time, or the call carried out and its answer
 * kept with it, in one and the
 * same commit. By member and not by session, so that a call is done once even when a new login comes between.
 */
export async function once(
  desk: Desk,
  call: Call,
  owner: string,
  asked: Asked,
  input: object,
  carryOut: () => Promise<Result<unknown>>,
): Promise<Answer> {
  const { work, language, digest } = desk
  const { path, key } = asked
  const id = await digest(`${owner}:${key}`)
  const fingerprint = await digest(fingerprintText(asked, input))
  const before = await work.get('answers', id)
  if (before?.path === path && before.fingerprint === fingerprint) return { http: before.http, body: before.body }
  if (before) return refusedWith(refuse('idempotencyMismatch', {}), language)
  const noted = work.changes().length
  const result = await carryOut()
  const answer = answered(result, call, desk)
  // A refusal that changed nothing need not be remembered: asked again it may well be granted.
  if ('data' in result || work.changes().length > noted)
    work.put('answers', { id, path, fingerprint, ...answer, at: desk.wall }, owner)
  return answer
}
