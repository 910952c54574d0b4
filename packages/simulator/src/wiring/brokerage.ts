import { failureOf, type Fault, faultOf } from '@kabuto/domain/backoffice'
import type { Quote } from '@kabuto/domain/market'
import { type Call, type Instant, type Language, type Refusal, refuse, tooOften } from '@kabuto/domain/shared'
import { safeParse } from 'valibot'
import { type Answer, refusedWith } from '../engine/answer.ts'
import { catchUp } from '../engine/catchUp.ts'
import { marketTime } from '../engine/clock.ts'
import { withCursor, withPlace } from '../engine/cursors.ts'
import type { Ask, Desk, Member, MemberDesk } from '../engine/context.ts'
import type { Handler, Result } from '../engine/handler.ts'
import { dueEvents } from './dueEvents.ts'
import { handlers } from './handlers.ts'
import { faultsIn } from '../books/ledger/checks.ts'
import { createGate, usualLimits } from '../engine/limits.ts'
import { marketOf } from '../market/marketOf.ts'
import { answered, once } from '../engine/idempotency.ts'
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
  /** The same key, the same effect: a call that changes something is done once, however often it arrives. */
  key?: string | undefined
  /** From what somebody logs in, as far as it tells. */
  device?: string | undefined
  /** What came along with an upload. */
  file?: Uint8Array | undefined
  /** Where it came from, to count what has no session. */
  address?: string | undefined
}

/** A fault on demand is for the host to play: it is the one who can be late or fall silent. */
export type Told = Answer & { now: Instant; fault?: Fault | undefined }

type Known = Pick<Member, 'id' | 'isAdmin'>

export type Brokerage = {
  handle: (request: Request) => Promise<Told>
  /** Who has a live session. */
  whoIs: (token: string | undefined, account?: string) => Promise<Known | undefined>
  /** The same for what is no call, a stream or a picture: counted as a read, and answered where nobody is let in. */
  admit: (request: Omit<Request, 'path' | 'body'>) => Promise<{ who: Known } | Answer>
  /** An uploaded picture, for its owner and for an admin. */
  picture: (id: string, who: Known) => Promise<{ type: string; bytes: Uint8Array } | undefined>
  now: () => Promise<Instant>
  quotes: (symbols: readonly string[], now: Instant) => Quote[]
}

const byPath = new Map<string, Handler>(handlers.map((handler) => [handler.call.path, handler]))

/** So many times another writer may be faster before we say that we are busy. */
const RETRIES = 200
const LONGEST_KEY = 255

/** `keeper`: under whose keys an answer is remembered, where it is. */
type Seat = {
  call: Call
  carryOut: (input: object) => Promise<Result<unknown>>
  keeper: (input: object) => Promise<string | undefined>
  owner: string
  isAdmin: boolean
}
/** One call as it is carried out; `fails` where a fault on demand lets it. */
type Order = { handler: Handler; request: Request; input: object; fails?: Refusal | undefined }
type Try = { answer: Answer; now: Instant } | 'again'

/** Who asks, where a call asks for that; `undefined` where there is no live session. */
async function seated(handler: Handler, desk: Desk, { token, account }: Request, ask: Ask): Promise<Seat | undefined> {
  if (handler.who === 'anyone') {
    const visitor = { ...desk, token, ask }
    return {
      call: handler.call,
      carryOut: (input) => handler.run(visitor, input as never),
      keeper: async (input) => handler.keeper?.(visitor, input as never),
      owner: '',
      isAdmin: false,
    }
  }
  const member = token ? await memberOfSession(desk, token, account) : undefined
  if (!member || !token) return undefined
  await catchUp(desk, member.id)
  // Something that fell due may have changed the member as well.
  const now = (await desk.work.get('members', member.id)) ?? member
  const seat: MemberDesk = { ...desk, member: now, token, account: member.id }
  return {
    call: handler.call,
    carryOut: (input) => handler.run(seat, input as never),
    keeper: async () => member.id,
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

/**
 * Nothing that would break the books is ever written: a fault here is ours, and the member is told that nothing has
 * changed.
 */
function assertSound(work: Work, path: string): void {
  const faults = faultsIn(work.touched())
  if (faults.length > 0) throw new Error(`${path} would break the books: ${faults.join('; ')}`)
}

/** 401: no session, a dead one, or one whose member is banned, who is told that. */
async function loggedOut(desk: Desk, { token, account, language }: Omit<Request, 'path' | 'body'>): Promise<Answer> {
  const ban = token === undefined ? undefined : await banOf(desk, token, account)
  return refusedWith(ban ?? refuse('sessionEnded', {}), language, 401, desk.now)
}

/** A fault that can be played with an answer; the others are for the host. */
function playedAnswer({ fault }: Fault, language: Language): Answer | undefined {
  if (fault === 'unauthorized') return refusedWith(refuse('sessionEnded', {}), language, 401)
  return fault === 'serverError' ? refusedWith(refuse('systemBusy', { reference: 'fault' }), language, 503) : undefined
}

/** A broker that runs in Node and in a page alike: everything it needs comes in through ports. */
export function createBrokerage(ports: Ports): Brokerage {
  const market = marketOf(ports)
  const limits = ports.limits ?? usualLimits
  const gate = createGate()
  const queued = createQueues()

  async function deskFor({ language, device, file }: Pick<Request, 'language' | 'device' | 'file'>): Promise<Desk> {
    const work = beginWork(ports.store)
    const wall = ports.wall()
    return { ...ports, market, dueEvents, work, now: await marketTime(work, wall), wall, language, device, file }
  }

  /**
   * Too many in ten seconds: nobody is let in before it is told when to come again. Who has no session is counted by
   * where they are.
   */
  function turnedAway(
    { language, address = '' }: Pick<Request, 'language' | 'address'>,
    owner = '',
    changes = false,
  ): Answer | undefined {
    const kind = owner === '' ? 'address' : changes ? 'changes' : 'reads'
    const wall = ports.wall()
    const { retryAt } = gate.passes(`${kind} ${owner === '' ? address : owner}`, limits[kind], wall)
    return retryAt === undefined ? undefined : refusedWith(tooOften('calls', retryAt, wall), language, 429)
  }

  async function whoIs(token: string | undefined, account?: string): Promise<Known | undefined> {
    const desk = await deskFor({ language: 'ja' })
    return token ? memberOfSession(desk, token, account) : undefined
  }

  /** Each call by its own rules: its own session, its own limit, its own planted fault. */
  function askedFor(request: Request): Ask {
    return async (path, body) => {
      const { http, body: answer, fault } = await handle({ ...request, path, body })
      return http === 200 && !fault ? answer : undefined
    }
  }

  async function answerOf({ handler, request, input, fails }: Order, desk: Desk, isFirst: boolean): Promise<Answer> {
    const { language } = request
    const seat = await seated(handler, desk, request, askedFor(request))
    const away = isFirst ? turnedAway(request, seat?.owner, handler.call.changes) : undefined
    if (away) return away
    if (!seat) return loggedOut(desk, request)
    if (handler.call.role === 'admin' && !seat.isAdmin) return refusedWith(refuse('notAllowed', {}), language, 403)
    if (fails) return refusedWith(fails, language, 200, desk.now)
    const keeper = handler.call.changes ? await seat.keeper(input) : undefined
    if (keeper === undefined) return answered(paged(await seat.carryOut(input), handler.call), handler.call, desk)
    return once(desk, seat.call, keeper, request, input, () => seat.carryOut(input))
  }

  /** The bytes of an upload go when its row is gone for good. */
  async function removeFiles(work: Work): Promise<void> {
    for (const { collection, id, row } of work.touched())
      if (collection === 'uploads' && row === undefined) await ports.files.remove(id)
  }

  async function tryOnce(order: Order, isFirst: boolean): Promise<Try> {
    const { request } = order
    const desk = await deskFor(request)
    const { work } = desk
    const answer = await answerOf(order, desk, isFirst)
    assertSound(work, request.path)
    const changes = work.changes()
    if (changes.length > 0 && !(await ports.store.commit(changes))) return 'again'
    await removeFiles(work)
    return { answer, now: desk.now }
  }

  async function untilWritten(order: Order): Promise<Told> {
    for (let attempt = 0; attempt < RETRIES; attempt += 1) {
      const tried = await tryOnce(order, attempt === 0)
      if (tried !== 'again') return { ...tried.answer, now: tried.now }
    }
    throw new Error(`${order.request.path} found another writer faster ${RETRIES} times`)
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

  async function allowed(handler: Handler, request: Request, input: object): Promise<Told> {
    const fault = await faultFor(handler)
    const played = fault && playedAnswer(fault, request.language)
    if (played) return { ...played, now: await now(), fault }
    const fails = fault?.fault === 'failed' ? failureOf(handler.call) : undefined
    const carryOut = (): Promise<Told> => untilWritten({ handler, request, input, fails })
    const told = handler.call.changes && request.token ? await queued(request.token, carryOut) : await carryOut()
    return { ...told, fault }
  }

  async function handle(request: Request): Promise<Told> {
    const { path, language } = request
    const handler = byPath.get(path)
    const input = handler && inputOf(handler.call, request)
    if (handler && input) return allowed(handler, request, input)
    const away = turnedAway(request)
    if (away) return { ...away, now: await now() }
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
      const away = turnedAway(request, who?.id)
      if (away) return away
      return who ? { who } : loggedOut(await deskFor(request), request)
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
