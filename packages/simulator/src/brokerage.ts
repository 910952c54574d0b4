import { type Call, type Instant, type Language, refuse } from '@kabuto/domain/shared'
import { safeParse } from 'valibot'
import { type Answer, granted, refusedWith } from './answer.ts'
import { bringUpTo } from './catchUp.ts'
import { marketTime } from './clock.ts'
import type { Desk, Handler, MemberDesk, Result } from './handler.ts'
import { handlers } from './handlers.ts'
import { faultsIn } from './ledger/checks.ts'
import { marketOf } from './market.ts'
import type { Ports } from './ports.ts'
import { memberOfSession } from './shared/sessions.ts'
import { beginWork, type Work } from './work.ts'

export type Request = {
  path: string
  body: unknown
  language: Language
  token?: string | undefined
  account?: string | undefined
  /** The same key, the same effect: a call that changes something is done once, however often it arrives. */
  key?: string | undefined
  device?: string | undefined
  file?: Uint8Array | undefined
}
export type Brokerage = { handle: (request: Request) => Promise<Answer & { now: Instant }> }

const byPath = new Map<string, Handler>(handlers.map((handler) => [handler.call.path, handler]))

/** So many times another writer may be faster before we say that we are busy. */
const RETRIES = 20
const LONGEST_KEY = 255

const secrets = new Set(['password', 'oldPassword', 'newPassword', 'fundPassword', 'code'])

/** What was sent, to tell a repeated call from another one under its key. Secrets leave no trace. */
function fingerprintText({ path, file }: Request, input: object): string {
  return JSON.stringify([path, Object.entries(input).filter(([name]) => !secrets.has(name)), ...(file ? [checksum(file)] : [])])
}

/** To tell one file from another that is sent under the same key; nothing hangs on it that anybody could gain. */
function checksum(file: Uint8Array): string {
  return `${file.length}:${file.reduce((sum, byte) => (Math.imul(sum, 16_777_619) ^ byte) >>> 0, 2_166_136_261)}`
}

type Seat = { call: Call; carryOut: (input: object) => Promise<Result<unknown>>; owner: string; isAdmin: boolean }
type Try = { answer: Answer; now: Instant } | 'again'

/** Who asks, where a call asks for that; `undefined` where there is no live session. */
async function seated(handler: Handler, desk: Desk, { token, account }: Request): Promise<Seat | undefined> {
  if (handler.who === 'anyone') return { call: handler.call, carryOut: (input) => handler.run({ ...desk, token }, input as never), owner: '', isAdmin: false }
  const member = token ? await memberOfSession(desk, token, account) : undefined
  if (!member || !token) return undefined
  await bringUpTo(desk, member.id)
  // Something that fell due may have changed the member as well.
  const now = (await desk.work.get('members', member.id)) ?? member
  const seat: MemberDesk = { ...desk, member: now, token, account: member.id }
  return { call: handler.call, carryOut: (input) => handler.run(seat, input as never), owner: member.id, isAdmin: member.isAdmin }
}

function answered(result: Result<unknown>, call: Call, language: Language): Answer {
  return 'refusal' in result ? refusedWith(result.refusal, language) : granted(result.data, call, language)
}

function inputOf(call: Call, { body, key }: Request): object | undefined {
  const parsed = safeParse(call.input, body)
  const keyed = !call.changes || (key !== undefined && key.length > 0 && key.length <= LONGEST_KEY)
  return parsed.success && keyed ? (parsed.output as object) : undefined
}

/** Nothing that would break the books is ever written: a fault here is ours, and the member is told that nothing has changed. */
function assertSound(work: Work, path: string): void {
  const faults = faultsIn(work.touched())
  if (faults.length > 0) throw new Error(`${path} would break the books: ${faults.join('; ')}`)
}

/** A broker that runs in Node and in a page alike: everything it needs comes in through ports. */
export function createBrokerage(ports: Ports): Brokerage {
  const market = marketOf(ports)

  /** A call that changes something, under its key: the answer of the first time, or the call carried out and its answer kept with it. */
  async function once({ call, carryOut, owner }: Seat, desk: Desk, input: object, request: Request): Promise<Answer> {
    const { work, language } = desk
    const { path, key } = request
    // By member and not by session, so that a call is done once even when a new login comes between.
    const id = await ports.digest(`${owner}:${key}`)
    const fingerprint = await ports.digest(fingerprintText(request, input))
    const before = await work.get('answers', id)
    if (before?.path === path && before.fingerprint === fingerprint) return { http: before.http, body: before.body }
    if (before) return refusedWith(refuse('idempotencyMismatch', {}), language)
    const noted = work.changes().length
    const result = await carryOut(input)
    const answer = answered(result, call, language)
    // A refusal that changed nothing need not be remembered: asked again it may well be granted.
    if ('data' in result || work.changes().length > noted) work.put('answers', { id, path, fingerprint, ...answer, at: desk.wall })
    return answer
  }

  async function tryOnce(handler: Handler, request: Request, input: object): Promise<Try> {
    const work = beginWork(ports.store)
    const wall = ports.wall()
    const now = await marketTime(work, wall)
    const { language, device, file } = request
    const desk: Desk = { ...ports, market, work, now, wall, language, device, file }
    const seat = await seated(handler, desk, request)
    if (!seat) return { answer: refusedWith(refuse('sessionEnded', {}), request.language, 401), now }
    if (handler.call.role === 'admin' && !seat.isAdmin) return { answer: refusedWith(refuse('notAllowed', {}), request.language, 403), now }
    // A login opens one more session at most, and its answer holds a token that must not lie in the books.
    const keeps = handler.call.changes && handler.call.role !== 'anyone'
    const answer = keeps ? await once(seat, desk, input, request) : answered(await seat.carryOut(input), handler.call, request.language)
    assertSound(work, request.path)
    const changes = work.changes()
    if (changes.length > 0 && !(await ports.store.commit(changes))) return 'again'
    await removeFiles(work)
    return { answer, now }
  }

  /** The bytes of an upload go when its row is gone for good. */
  async function removeFiles(work: Work): Promise<void> {
    for (const { collection, id, row } of work.touched()) if (collection === 'uploads' && row === undefined) await ports.files.remove(id)
  }

  async function untilWritten(handler: Handler, request: Request, input: object): Promise<Answer & { now: Instant }> {
    for (let attempt = 0; attempt < RETRIES; attempt += 1) {
      const tried = await tryOnce(handler, request, input)
      if (tried !== 'again') return { ...tried.answer, now: tried.now }
    }
    throw new Error(`${request.path} found another writer faster ${RETRIES} times`)
  }

  return {
    async handle(request) {
      const { path, language } = request
      const handler = byPath.get(path)
      const input = handler && inputOf(handler.call, request)
      if (handler && input) return untilWritten(handler, request, input)
      const now = await marketTime(beginWork(ports.store), ports.wall())
      const answer = handler
        ? refusedWith(refuse('requestFailed', { status: 400 }), language, 400)
        : refusedWith(refuse('notFound', { what: path }, 'path'), language, 404)
      return { ...answer, now }
    },
  }
}
