import { type Call, type Instant, type Language, refuse } from '@kabuto/domain/shared'
import { safeParse } from 'valibot'
import { advanceClock, memberInfo } from './account/member.ts'
import { type Answer, granted, refusedWith } from './answer.ts'
import { cards } from './cards/cards.ts'
import { marketTime } from './clock.ts'
import { records, summary } from './funds/reads.ts'
import { cancelWithdrawal, withdraw } from './funds/withdraw.ts'
import type { Desk, Handler, Result } from './handler.ts'
import type { Ports } from './ports.ts'
import { login, logout, lookAround } from './session/login.ts'
import { memberOfSession } from './session/sessions.ts'
import { siteConfig } from './session/siteConfig.ts'
import { beginWork } from './work.ts'

export type Request = {
  path: string
  body: unknown
  language: Language
  token?: string | undefined
  account?: string | undefined
  /** The same key, the same effect: a call that changes something is done once, however often it arrives. */
  key?: string | undefined
}
export type Brokerage = { handle: (request: Request) => Promise<Answer & { now: Instant }> }

const handlers: readonly Handler[] = [siteConfig, login, lookAround, logout, memberInfo, advanceClock, cards, summary, records, withdraw, cancelWithdrawal]
const byPath = new Map<string, Handler>(handlers.map((handler) => [handler.call.path, handler]))

/** So many times another writer may be faster before we say that we are busy. */
const RETRIES = 20
const LONGEST_KEY = 255

const secrets = new Set(['password', 'oldPassword', 'newPassword', 'fundPassword', 'code'])

/** What was sent, to tell a repeated call from another one under its key. Secrets leave no trace. */
function fingerprintText(path: string, input: object): string {
  return JSON.stringify([path, Object.entries(input).filter(([name]) => !secrets.has(name))])
}

type Seat = { call: Call; carryOut: (input: object) => Promise<Result<unknown>>; owner: string }
type Try = { answer: Answer; now: Instant } | 'again'

/** Who asks, where a call asks for that; `undefined` where there is no live session. */
async function seated(handler: Handler, desk: Desk, { token, account }: Request): Promise<Seat | undefined> {
  if (handler.who === 'anyone') return { call: handler.call, carryOut: (input) => handler.run(desk, input as never), owner: '' }
  const member = token ? await memberOfSession(desk, token, account) : undefined
  return member && token ? { call: handler.call, carryOut: (input) => handler.run({ ...desk, member, token }, input as never), owner: member.id } : undefined
}

function answered(result: Result<unknown>, call: Call, language: Language): Answer {
  return 'refusal' in result ? refusedWith(result.refusal, language) : granted(result.data, call, language)
}

function inputOf(call: Call, { body, key }: Request): object | undefined {
  const parsed = safeParse(call.input, body)
  const keyed = !call.changes || (key !== undefined && key.length > 0 && key.length <= LONGEST_KEY)
  return parsed.success && keyed ? (parsed.output as object) : undefined
}

/** A broker that runs in Node and in a page alike: everything it needs comes in through ports. */
export function createBrokerage(ports: Ports): Brokerage {
  /** A call that changes something, under its key: the answer of the first time, or the call carried out and its answer kept with it. */
  async function once({ call, carryOut, owner }: Seat, desk: Desk, input: object, { path, key }: Request): Promise<Answer> {
    const { work, language } = desk
    // By member and not by session, so that a call is done once even when a new login comes between.
    const id = await ports.digest(`${owner}:${key}`)
    const fingerprint = await ports.digest(fingerprintText(path, input))
    const before = await work.get('answers', id)
    if (before?.path === path && before.fingerprint === fingerprint) return { http: before.http, body: before.body }
    if (before) return refusedWith(refuse('idempotencyMismatch', {}), language)
    const noted = work.changes().length
    const answer = answered(await carryOut(input), call, language)
    // A refusal that changed nothing need not be remembered: asked again it may well be granted.
    if (work.changes().length > noted) work.put('answers', { id, path, fingerprint, ...answer, at: desk.wall })
    return answer
  }

  async function tryOnce(handler: Handler, request: Request, input: object): Promise<Try> {
    const work = beginWork(ports.store)
    const wall = ports.wall()
    const now = await marketTime(work, wall)
    const desk = { ...ports, work, now, wall, language: request.language }
    const seat = await seated(handler, desk, request)
    if (!seat) return { answer: refusedWith(refuse('sessionEnded', {}), request.language, 401), now }
    // A login opens one more session at most, and its answer holds a token that must not lie in the books.
    const keeps = handler.call.changes && handler.call.role !== 'anyone'
    const answer = keeps ? await once(seat, desk, input, request) : answered(await seat.carryOut(input), handler.call, request.language)
    const changes = work.changes()
    return changes.length === 0 || (await ports.store.commit(changes)) ? { answer, now } : 'again'
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
