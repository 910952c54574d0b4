import { failureOf, type Fault, faultOf } from '@kabuto/domain/backoffice'
import type { Quote } from '@kabuto/domain/market'
import { type Call, type Instant, type Language, type Refusal, refuse, tooOften } from '@kabuto/domain/shared'
import { safeParse } from 'valibot'
import { type Answer, refusedWith } from '../engine/answer.ts'
import { catchUp } from '../engine/catchUp.ts'
import { marketTime } from '../engine/clock.ts'
import { withCursor, withPlace } from '../engine/cursors.ts'
import type { Ask, Member, MemberContext, RequestContext } from '../engine/context.ts'
import type { Handler, Result } from '../engine/handler.ts'
import { dueEvents } from './dueEvents.ts'
import { handlers } from './handlers.ts'
import { faultsIn } from '../books/ledger/checks.ts'
import { createRateLimiter, usualLimits } from '../engine/limits.ts'
import { marketOf } from '../market/marketOf.ts'
import { idempotentAnswer, toAnswer } from '../engine/idempotency.ts'
import type { Ports } from '../engine/ports.ts'
import { createQueues } from '../engine/queues.ts'
import { banOf, memberOfSession } from '../engine/sessions.ts'
import { beginWork, type Work } from '../engine/work.ts'

export type Request = {
  path: string
  body: unknown
  language: Language
  token?: string | undefined
  account?: string | undefined
  /** The idempotency key: a call that changes something runs once for each key, however often it is sent. */
  key?: string | undefined
  /** The device of the caller, if it says so. */
  device?: string | undefined
  /** The bytes of an upload. */
  file?: Uint8Array | undefined
  /** The address of the caller: requests without a session are counted by it. */
  address?: string | undefined
}

/** An answer with the market's time. A fault on demand is for the host to play: only it can be late or fall silent. */
export type BrokerageAnswer = Answer & { now: Instant; fault?: Fault | undefined }

type KnownMember = Pick<Member, 'id' | 'isAdmin'>

export type Brokerage = {
  handle: (request: Request) => Promise<BrokerageAnswer>
  /** Who has a live session. */
  whoIs: (token: string | undefined, account?: string) => Promise<KnownMember | undefined>
  /** The same for a stream or a picture, which are no calls: counted as a read, with the answer where it is refused. */
  admit: (request: Omit<Request, 'path' | 'body'>) => Promise<{ who: KnownMember } | Answer>
  /** An uploaded picture, for its owner and for an admin. */
  picture: (id: string, who: KnownMember) => Promise<{ type: string; bytes: Uint8Array } | undefined>
  now: () => Promise<Instant>
  quotes: (symbols: readonly string[], now: Instant) => Quote[]
}

const byPath = new Map<string, Handler>(handlers.map((handler) => [handler.call.path, handler]))

/** A request runs so many times at the most before its version conflicts count as a failure. */
const MAX_ATTEMPTS = 200
const LONGEST_KEY = 255

/** `answerOwner`: under whose idempotency keys the answer is stored; nobody's where it is not stored. */
type Caller = {
  call: Call
  run: (input: object) => Promise<Result<unknown>>
  answerOwner: (input: object) => Promise<string | undefined>
  owner: string
  isAdmin: boolean
}
/** A request whose input is valid; `fails` where the back office has planted a failure. */
type ParsedRequest = { handler: Handler; request: Request; input: object; fails?: Refusal | undefined }
type Attempt = { answer: Answer; now: Instant } | 'conflict'

/** Who calls; `undefined` where the call needs a session and there is no live one. */
async function callerOf(
  handler: Handler,
  context: RequestContext,
  { token, account }: Request,
  ask: Ask,
): Promise<Caller | undefined> {
  if (handler.who === 'anyone') {
    const visitor = { ...context, token, ask }
    return {
      call: handler.call,
      run: (input) => handler.run(visitor, input as never),
      answerOwner: async (input) => handler.answerOwner?.(visitor, input as never),
      owner: '',
      isAdmin: false,
    }
  }
  const member = token ? await memberOfSession(context, token, account) : undefined
  if (!member || !token) return undefined
  await catchUp(context, member.id)
  // Something that fell due may have changed the member as well.
  const now = (await context.work.get('members', member.id)) ?? member
  const own: MemberContext = { ...context, member: now, token, account: member.id }
  return {
    call: handler.call,
    run: (input) => handler.run(own, input as never),
    answerOwner: async () => member.id,
    owner: member.id,
    isAdmin: member.isAdmin,
  }
}

function inputOf(call: Call, { body, key }: Request): object | undefined {
  const parsed = safeParse(call.input, body)
  const keyed = !call.changes || (key !== undefined && key.length > 0 && key.length <= LONGEST_KEY)
  return parsed.success && keyed ? withPlace(call, parsed.output as object) : undefined
}

function paged(result: Result<unknown>, call: Call): Result<unknown> {
  return 'data' in result ? { data: withCursor(call, result.data) } : result
}

/** What would break the books is never written: it is a fault of the program, and the request changes nothing. */
function assertSound(work: Work, path: string): void {
  const faults = faultsIn(work.touched())
  if (faults.length > 0) throw new Error(`${path} would break the books: ${faults.join('; ')}`)
}

/** 401: no session, one that has ended, or one whose member is banned; the refusal of the latter says so. */
async function loggedOut(
  context: RequestContext,
  { token, account, language }: Omit<Request, 'path' | 'body'>,
): Promise<Answer> {
  const ban = token === undefined ? undefined : await banOf(context, token, account)
  return refusedWith(ban ?? refuse('sessionEnded', {}), language, 401, context.now)
}

/** Faults on demand that are an answer of their own; the others are for the host. */
function playedAnswer({ fault }: Fault, language: Language): Answer | undefined {
  if (fault === 'unauthorized') return refusedWith(refuse('sessionEnded', {}), language, 401)
  return fault === 'serverError' ? refusedWith(refuse('systemBusy', { reference: 'fault' }), language, 503) : undefined
}

/** The brokerage, in Node and in a page alike: everything it needs from outside comes in through ports. */
export function createBrokerage(ports: Ports): Brokerage {
  const market = marketOf(ports)
  const limits = ports.limits ?? usualLimits
  const limiter = createRateLimiter()
  const queued = createQueues()

  async function contextFor({
    language,
    device,
    file,
  }: Pick<Request, 'language' | 'device' | 'file'>): Promise<RequestContext> {
    const work = beginWork(ports.store)
    const wall = ports.wall()
    return { ...ports, market, dueEvents, work, now: await marketTime(work, wall), wall, language, device, file }
  }

  /** The refusal of a caller with too many calls in ten seconds. Without a session they are counted by address. */
  function rateLimited(
    { language, address = '' }: Pick<Request, 'language' | 'address'>,
    owner = '',
    changes = false,
  ): Answer | undefined {
    const kind = owner === '' ? 'address' : changes ? 'changes' : 'reads'
    const wall = ports.wall()
    const { retryAt } = limiter.passes(`${kind} ${owner === '' ? address : owner}`, limits[kind], wall)
    return retryAt === undefined ? undefined : refusedWith(tooOften('calls', retryAt, wall), language, 429)
  }

  async function whoIs(token: string | undefined, account?: string): Promise<KnownMember | undefined> {
    const context = await contextFor({ language: 'ja' })
    return token ? memberOfSession(context, token, account) : undefined
  }

  /** Each call by its own rules: its own session, its own limit, its own planted fault. */
  function askerFor(request: Request): Ask {
    return async (path, body) => {
      const { http, body: answer, fault } = await handle({ ...request, path, body })
      return http === 200 && !fault ? answer : undefined
    }
  }

  async function answerOf(
    { handler, request, input, fails }: ParsedRequest,
    context: RequestContext,
    isFirst: boolean,
  ): Promise<Answer> {
    const { language } = request
    const caller = await callerOf(handler, context, request, askerFor(request))
    const limited = isFirst ? rateLimited(request, caller?.owner, handler.call.changes) : undefined
    if (limited) return limited
    if (!caller) return loggedOut(context, request)
    if (handler.call.role === 'admin' && !caller.isAdmin) return refusedWith(refuse('notAllowed', {}), language, 403)
    if (fails) return refusedWith(fails, language, 200, context.now)
    const answerOwner = handler.call.changes ? await caller.answerOwner(input) : undefined
    if (answerOwner === undefined) return toAnswer(paged(await caller.run(input), handler.call), handler.call, context)
    return idempotentAnswer(context, caller.call, answerOwner, request, input, () => caller.run(input))
  }

  /** The bytes of an upload go when its row is gone for good. */
  async function removeFiles(work: Work): Promise<void> {
    for (const { collection, id, row } of work.touched())
      if (collection === 'uploads' && row === undefined) await ports.files.remove(id)
  }

  async function attempt(parsed: ParsedRequest, isFirst: boolean): Promise<Attempt> {
    const { request } = parsed
    const context = await contextFor(request)
    const { work } = context
    const answer = await answerOf(parsed, context, isFirst)
    assertSound(work, request.path)
    const changes = work.changes()
    if (changes.length > 0 && !(await ports.store.commit(changes))) return 'conflict'
    await removeFiles(work)
    return { answer, now: context.now }
  }

  /** Retries a request after a version conflict: it runs again on what is stored by then. */
  async function withRetries(parsed: ParsedRequest): Promise<BrokerageAnswer> {
    for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
      const outcome = await attempt(parsed, count === 0)
      if (outcome !== 'conflict') return { ...outcome.answer, now: outcome.now }
    }
    throw new Error(`${parsed.request.path} found another writer faster ${MAX_ATTEMPTS} times`)
  }

  async function faultFor(handler: Handler): Promise<Fault | undefined> {
    if (handler.call.role === 'admin') return undefined
    const rows = await beginWork(ports.store).all('faults')
    return faultOf(
      rows.map(({ fault }) => fault),
      handler.call.path,
    )
  }

  async function now(): Promise<Instant> {
    return marketTime(beginWork(ports.store), ports.wall())
  }

  async function answerParsed(handler: Handler, request: Request, input: object): Promise<BrokerageAnswer> {
    const fault = await faultFor(handler)
    const played = fault && playedAnswer(fault, request.language)
    if (played) return { ...played, now: await now(), fault }
    const fails = fault?.fault === 'failed' ? failureOf(handler.call) : undefined
    const run = (): Promise<BrokerageAnswer> => withRetries({ handler, request, input, fails })
    const answer = handler.call.changes && request.token ? await queued(request.token, run) : await run()
    return { ...answer, fault }
  }

  async function handle(request: Request): Promise<BrokerageAnswer> {
    const { path, language } = request
    const handler = byPath.get(path)
    const input = handler && inputOf(handler.call, request)
    if (handler && input) return answerParsed(handler, request, input)
    const limited = rateLimited(request)
    if (limited) return { ...limited, now: await now() }
    const answer = handler
      ? refusedWith(refuse('requestFailed', { status: 400 }), language, 400)
      : refusedWith(refuse('notFound', { what: path }, 'path'), language, 404)
    return { ...answer, now: await now() }
  }

  return {
    now,
    quotes: (symbols, at) => symbols.flatMap((symbol) => market.quote(symbol, at) ?? []),
    whoIs,
    async admit(request) {
      const who = await whoIs(request.token, request.account)
      const limited = rateLimited(request, who?.id)
      if (limited) return limited
      return who ? { who } : loggedOut(await contextFor(request), request)
    },
    async picture(id, who) {
      const upload = await beginWork(ports.store).get('uploads', id)
      if (!upload || (upload.account !== who.id && !who.isAdmin)) return undefined
      const bytes = await ports.files.get(id)
      return bytes && { type: upload.type, bytes }
    },
    handle,
  }
}
