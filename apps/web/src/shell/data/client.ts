import {
  type Call,
  envelope,
  type InputOf,
  type Language,
  type OutputOf,
  readAnswer,
  type Refusal,
  refuse,
  serverLanguages,
  SUCCESS,
} from '@kabuto/domain/shared'
import { logoutCall } from '@kabuto/domain/session'
import ky, { isHTTPError, isTimeoutError } from 'ky'
import { safeParse } from 'valibot'
import type { Ports } from '../../ports.ts'
import { type Arrived, type AskedEarly, type EarlyAnswers, earlyAnswers } from './earlyAnswers.ts'
import { parsedJson } from './json.ts'
import type { Credentials } from '../session/session.ts'

/** Specification §7 and §9. */
const TIMEOUT = 10_000

/** `lost`: no usable answer came, so it is unknown whether the server did it. */
export type Outcome<Value> =
  | { state: 'granted'; value: Value; msg: string }
  | { state: 'refused'; refusal: Refusal }
  | { state: 'lost'; refusal: Refusal }

type Failed = Exclude<Outcome<never>, { state: 'granted' }>

export type ClientDependencies = {
  fetch: Ports['fetch']
  wall: Ports['wall']
  language: () => Language
  credentials: () => Credentials | undefined
  /** What the page requested before the app had loaded. */
  first: AskedEarly | undefined
  /** Called with the offset of the market's clock, which each answer carries. */
  onTime: (offset: number) => void
  /** Called when the server no longer accepts the current session. */
  onSessionEnd: (refusal: Refusal) => void
}

type Options = {
  key?: string | undefined
  signal?: AbortSignal | undefined
  /** For pages that need no login: that a session has ended is not reported. */
  quiet?: boolean | undefined
}

type Listening<Value> = {
  signal: AbortSignal
  onValue: (value: Value) => void
  /** Called for a message that does not match the contract. */
  onUnreadable: () => void
}

/** Every request to the server goes through here. No function throws: each error becomes a refusal. */
export type Client = {
  send: <Any extends Call>(call: Any, input: InputOf<Any>, options?: Options) => Promise<Outcome<OutputOf<Any>>>
  /** Sends a file, with the input of the call as form fields. */
  upload: <Any extends Call>(
    call: Any,
    input: InputOf<Any>,
    file: Blob,
    options?: Options,
  ) => Promise<Outcome<OutputOf<Any>>>
  /** Reads a stream until it ends or is aborted. */
  listen: <Any extends Call>(
    call: Any,
    input: InputOf<Any>,
    listening: Listening<OutputOf<Any>>,
  ) => Promise<Outcome<undefined>>
  /** Answers to reads that nobody has sent yet. */
  early: () => Promise<EarlyAnswers | undefined>
  /** An uploaded picture. An `img` with its address would not do: the request needs the session's headers. */
  picture: (id: string, options?: Pick<Options, 'signal'>) => Promise<Outcome<Blob>>
}

/** Loaded when a stream is opened: no page needs it to start. */
const loadEvents = () => import('./events.ts')

/** Loaded with the words, after the first page. Without a connection it is missing, but so is any refusal to read. */
const loadReader = () => import('@kabuto/domain/refusalWords').catch(() => undefined)

/**
 * The refusal in an envelope. Another server may send only `status` and `msg`, or parameters that do not fit the code:
 * then only the msg is shown.
 */
async function refusalOf(answer: unknown, http: number): Promise<Refusal | undefined> {
  const read = safeParse(envelope, answer)
  if (!read.success || read.output.status === SUCCESS) return undefined
  const { msg, refusal } = read.output
  const said = {
    ...(refusal?.field === undefined ? {} : { field: refusal.field }),
    ...(msg.trim() === '' ? {} : { msg }),
  }
  const known = refusal && (await loadReader())?.readRefusal(refusal.code, refusal.params)
  return { ...(known ?? refuse('requestFailed', { status: http })), ...said }
}

async function faultOf(fault: unknown): Promise<Failed> {
  if (isTimeoutError(fault)) return { state: 'lost', refusal: refuse('timeout', {}) }
  if (!isHTTPError(fault))
    return { state: 'lost', refusal: refuse(fault instanceof SyntaxError ? 'badAnswer' : 'offline', {}) }
  const refusal = await refusalOf(fault.data, fault.response.status)
  if (refusal) return { state: 'refused', refusal }
  // A 5xx may come from a gateway, which does not know whether the server has handled the call.
  const outcome = fault.response.status >= 500 ? 'lost' : 'refused'
  return { state: outcome, refusal: refuse('requestFailed', { status: fault.response.status }) }
}

export function createClient(dependencies: ClientDependencies): Client {
  const { fetch, wall, language, credentials, first, onTime, onSessionEnd } = dependencies
  const early = earlyAnswers(first)
  const api = ky.create({ prefix: '/api/vue/', timeout: TIMEOUT, retry: 0, fetch })

  function headers(key?: string): Record<string, string> {
    const who = credentials()
    return {
      ...(who ? { token: who.token, account: who.account } : {}),
      ...(who?.isAdmin ? { isadmin: who.isAdmin } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    }
  }

  const optionsOf = ({ key, signal }: Options) => ({
    searchParams: { language: serverLanguages[language()] },
    headers: headers(key),
    ...(signal ? { signal } : {}),
  })

  function hearTime(time: string | null, at: number): void {
    const serverTime = new Date(time ?? NaN).getTime()
    if (!Number.isNaN(serverTime)) onTime(serverTime - at)
  }

  const hear = (response: Response): void => hearTime(response.headers.get('x-kabuto-time'), wall())

  /** Sends the call, or takes the answer to a read where it was requested early. */
  async function arrived<Any extends Call>(call: Any, input: InputOf<Any>, options: Options): Promise<Arrived> {
    const read = { path: call.path, input: input as object }
    const asker = { language: language(), credentials: credentials(), now: wall() }
    const answer = call.changes ? undefined : await early.take(read, asker)
    return answer ?? answerOf(await api.post(call.path, { json: input, ...optionsOf(options) }))
  }

  /** Whatever was requested before a change, or while it was under way, may be older than it. */
  async function noting<Value>({ changes }: Call, ask: () => Promise<Value>): Promise<Value> {
    if (changes) early.forget()
    try {
      return await ask()
    } finally {
      if (changes) early.forget()
    }
  }

  async function answerOf(response: Response): Promise<Arrived> {
    const at = wall()
    return { answer: await response.json(), http: response.status, time: response.headers.get('x-kabuto-time'), at }
  }

  async function granted<Any extends Call>(call: Any, arrival: Arrived): Promise<Outcome<OutputOf<Any>>> {
    const { answer, http, time, at } = arrival
    hearTime(time, at)
    const refusal = await refusalOf(answer, http)
    if (refusal) return { state: 'refused', refusal }
    const read = readAnswer(envelope, answer)
    if ('refusal' in read) return { state: 'lost', refusal: read.refusal }
    const data = readAnswer(call.output, read.value.data)
    if ('refusal' in data) return { state: 'lost', refusal: data.refusal }
    return { state: 'granted', value: data.value, msg: read.value.msg }
  }

  let logOutsUnderWay = 0

  async function asked<Value>(ask: () => Promise<Outcome<Value>>, quiet = false): Promise<Outcome<Value>> {
    const alive = credentials()
    try {
      return await ask()
    } catch (fault) {
      if (isHTTPError(fault)) hear(fault.response)
      const outcome = await faultOf(fault)
      // A late 401 must not end the session of a login that came after the call. While a log-out is under way it is to
      // be expected: only the answer to the log-out itself ends the session then.
      const isOver = isHTTPError(fault) && fault.response.status === 401 && logOutsUnderWay === 0
      if (isOver && !quiet && alive && credentials()?.token === alive.token) onSessionEnd(outcome.refusal)
      return outcome
    }
  }

  async function loggingOut<Value>(ask: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
    logOutsUnderWay += 1
    try {
      return await ask()
    } finally {
      logOutsUnderWay -= 1
    }
  }

  return {
    early: async () => early,

    send: (call, input, options = {}) => {
      const ask = () => noting(call, async () => granted(call, await arrived(call, input, options)))
      return asked(call.path === logoutCall.path ? () => loggingOut(ask) : ask, options.quiet)
    },

    upload: (call, input, file, options = {}) =>
      asked(() =>
        noting(call, async () => {
          const body = new FormData()
          for (const [name, value] of Object.entries(input as Record<string, string>)) body.append(name, value)
          body.append('file', file)
          return granted(call, await answerOf(await api.post(call.path, { body, ...optionsOf(options) })))
        }),
      ),

    listen: (call, input, { signal, onValue, onUnreadable }) =>
      asked(async () => {
        const { searchParams, ...options } = optionsOf({ signal })
        const query = { ...searchParams, ...(input as Record<string, string>) }
        // A stream may stay open without limit.
        const response = await api.get(call.path, { ...options, searchParams: query, timeout: false })
        hear(response)
        if (response.body) {
          const { readEvents } = await loadEvents()
          await readEvents(response.body, (text) => {
            const read = readAnswer(call.output, parsedJson(text))
            if ('value' in read) onValue(read.value)
            else onUnreadable()
          })
        }
        return { state: 'granted', value: undefined, msg: '' }
      }),

    picture: (id, options = {}) =>
      asked(async () => {
        const response = await api.get(`common/upload/${encodeURIComponent(id)}`, optionsOf(options))
        return { state: 'granted', value: await response.blob(), msg: '' }
      }),
  }
}
