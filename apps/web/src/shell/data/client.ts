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
import ky, { isHTTPError, isTimeoutError } from 'ky'
import { safeParse } from 'valibot'
import type { Ports } from '../../ports.ts'
import type { Arrived, FirstAnswers } from './firstAnswers.ts'
import { parsedJson } from './json.ts'
import type { Credentials } from '../session/session.ts'

/** Specification §7 and §9. */
const TIMEOUT = 10_000

/** `lost`: nobody knows whether the server has done it. */
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
  /** What was asked for before the app was there. */
  first: FirstAnswers
  /** The market's time came with an answer. */
  onTime: (offset: number) => void
  /** A session that was alive is no longer. */
  onSessionEnd: (refusal: Refusal) => void
}

type Options = {
  key?: string | undefined
  signal?: AbortSignal | undefined
  /** Asked on a page that is open to anybody: that a session has ended is no news there. */
  quiet?: boolean | undefined
}

type Listening<Value> = {
  signal: AbortSignal
  onValue: (value: Value) => void
  /** Something came that is not what the contract says. */
  onUnreadable: () => void
}

/** Whatever is asked of the server goes through here. No function throws: what goes wrong is a refusal with words. */
export type Client = {
  send: <Any extends Call>(call: Any, input: InputOf<Any>, options?: Options) => Promise<Outcome<OutputOf<Any>>>
  /** A file, with what the call says beside it. */
  upload: <Any extends Call>(
    call: Any,
    input: InputOf<Any>,
    file: Blob,
    options?: Options,
  ) => Promise<Outcome<OutputOf<Any>>>
  /** Hears a stream until it ends or is stopped. */
  listen: <Any extends Call>(
    call: Any,
    input: InputOf<Any>,
    listening: Listening<OutputOf<Any>>,
  ) => Promise<Outcome<undefined>>
  /** An uploaded picture, which a bare address would not show: it asks for the session. */
  picture: (id: string, options?: Pick<Options, 'signal'>) => Promise<Outcome<Blob>>
}

/** No page begins with a stream. */
const loadEvents = () => import('./events.ts')

/** Comes with the words, after the first page; without a connection there is nothing to read either. */
const loadReader = () => import('@kabuto/domain/refusalWords').catch(() => undefined)

/**
 * The refusal of an envelope; a server that is not ours may send only `status` and `msg`, or not what the code says:
 * then the msg is all there is to say.
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
  // A gateway that answers for the server does not know what the server has done.
  const outcome = fault.response.status >= 500 ? 'lost' : 'refused'
  return { state: outcome, refusal: refuse('requestFailed', { status: fault.response.status }) }
}

export function createClient(dependencies: ClientDependencies): Client {
  const { fetch, wall, language, credentials, first, onTime, onSessionEnd } = dependencies
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

  /** By itself, unless the page has asked for it before the app was there. */
  async function arrived<Any extends Call>(call: Any, input: InputOf<Any>, options: Options): Promise<Arrived> {
    const asker = { language: language(), credentials: credentials(), now: wall() }
    const early = call.changes ? undefined : await first({ path: call.path, input: input as object }, asker)
    if (early) return early
    return answerOf(await api.post(call.path, { json: input, ...optionsOf(options) }))
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

  async function asked<Value>(ask: () => Promise<Outcome<Value>>, quiet = false): Promise<Outcome<Value>> {
    const alive = credentials()
    try {
      return await ask()
    } catch (fault) {
      if (isHTTPError(fault)) hear(fault.response)
      const outcome = await faultOf(fault)
      // Only the session that was sent may be ended by the answer.
      const isOver = isHTTPError(fault) && fault.response.status === 401
      if (isOver && !quiet && alive && credentials()?.token === alive.token) onSessionEnd(outcome.refusal)
      return outcome
    }
  }

  return {
    send: (call, input, options = {}) =>
      asked(async () => granted(call, await arrived(call, input, options)), options.quiet),

    upload: (call, input, file, options = {}) =>
      asked(async () => {
        const body = new FormData()
        for (const [name, value] of Object.entries(input as Record<string, string>)) body.append(name, value)
        body.append('file', file)
        return granted(call, await answerOf(await api.post(call.path, { body, ...optionsOf(options) })))
      }),

    listen: (call, input, { signal, onValue, onUnreadable }) =>
      asked(async () => {
        const { searchParams, ...options } = optionsOf({ signal })
        const query = { ...searchParams, ...(input as Record<string, string>) }
        // A stream goes on for as long as it is heard.
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
