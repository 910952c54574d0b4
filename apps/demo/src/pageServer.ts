import { type Envelope, type Language, languageAsked, type Refusal, refuse } from '@kabuto/domain/shared'
import {
  type Brokerage,
  type BrokerageAnswer,
  createQuoteStream,
  refusedWith,
  type Sink,
  statusOfRefused,
} from '@kabuto/simulator'

const PREFIX = '/api/vue/'
const PICTURES = 'common/upload/'
const STREAM = 'market/stream'
const UPLOAD = 'common/upload'

/** Longer than any client waits. */
const TIMEOUT_MS = 30_000
/** Events that a reader may leave unread before prices are left out. */
const MOST_WAITING = 64

/** The brokerage behind a `fetch` of its own: nothing leaves the page. */
export type PageServer = { fetch: typeof fetch; close: () => void }

type Parts = {
  brokerage: Brokerage
  /** What a fault means that is none of ours: a full device. */
  refusalOf?: (fault: unknown) => Refusal | undefined
  /** Our own faults, with the reference that the answer names. */
  report: (fault: unknown, reference: string) => void
  newReference: () => string
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

function everyMs(ms: number, run: () => Promise<void>): () => void {
  const timer = setInterval(() => void run(), ms)
  return () => clearInterval(timer)
}

function json(http: number, body: Envelope, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status: http, headers })
}

function refusal(http: number, language: Language): Response {
  return json(http, refusedWith(refuse('requestFailed', { status: http }), language).body)
}

/** A broken connection, as `fetch` reports it. */
class ConnectionLost extends TypeError {
  constructor() {
    super('Failed to fetch')
  }
}

type Sent = { body: unknown; file?: Uint8Array }

async function formOf(request: Request): Promise<Sent> {
  const body: Record<string, string> = {}
  let file = new Uint8Array()
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string') body[name] = value
    else if (name === 'file') file = new Uint8Array(await value.arrayBuffer())
  }
  return { body, file }
}

/** `undefined` where the body is neither JSON nor a form. */
async function bodyOf(request: Request, path: string): Promise<Sent | undefined> {
  try {
    const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') === true
    return path === UPLOAD && isForm ? await formOf(request) : { body: await request.json() }
  } catch {
    return undefined
  }
}

function callerOf({ headers }: Request) {
  return { token: headers.get('token') ?? undefined, account: headers.get('account') ?? undefined }
}

/** An answer that never comes, a broken one, or the late one: only a host can play these. */
async function played({ fault, http, body, now }: BrokerageAnswer): Promise<Response> {
  if (fault?.fault === 'latency') await wait(fault.ms)
  if (fault?.fault === 'timeout') await wait(TIMEOUT_MS)
  if (fault?.fault === 'offline' || fault?.fault === 'timeout') throw new ConnectionLost()
  const time = { 'x-kabuto-time': new Date(now).toISOString() }
  if (fault?.fault === 'malformed') return new Response('{"status":1,"data":', { status: 200, headers: time })
  return json(http, body, time)
}

/** The promise, or the error of `fetch` for a caller who no longer waits. */
function unlessAborted<Value>(answer: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    answer.then(resolve, reject)
  })
}

/** Hosts the brokerage inside the page, as apps/fixture hosts it on Node. */
export function createPageServer({ brokerage, refusalOf, report, newReference }: Parts): PageServer {
  const stream = createQuoteStream({
    brokerage,
    every: everyMs,
    report: (fault) => report(fault, 'stream'),
  })

  async function call(request: Request, path: string, language: Language): Promise<Response> {
    if (request.method !== 'POST') return refusal(405, language)
    const sent = await bodyOf(request, path)
    if (!sent) return refusal(400, language)
    return played(
      await brokerage.handle({
        path,
        language,
        ...sent,
        ...callerOf(request),
        key: request.headers.get('idempotency-key') ?? undefined,
        device: navigator.userAgent,
      }),
    )
  }

  async function picture(request: Request, id: string, language: Language): Promise<Response> {
    const admitted = await brokerage.admit({ ...callerOf(request), language })
    if ('http' in admitted) return json(admitted.http, admitted.body)
    const found = await brokerage.picture(id, admitted.who)
    if (!found) return json(404, refusedWith(refuse('notFound', { what: id }), language).body)
    return new Response(new Uint8Array(found.bytes), { headers: { 'content-type': found.type } })
  }

  async function listen(request: Request, typed: string, language: Language): Promise<Response> {
    const { token, account } = callerOf(request)
    const admitted = await brokerage.admit({ token, account, language })
    if ('http' in admitted) return json(admitted.http, admitted.body)
    let body: ReadableStream<Uint8Array> | undefined
    const refused = stream.listen({
      member: admitted.who.id,
      isLive: async () => (await brokerage.whoIs(token, account)) !== undefined,
      typed,
      open(leave) {
        const [readable, sink] = textStream(request.signal, leave)
        body = readable
        return sink
      },
    })
    if (!refused) return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
    return json(statusOfRefused(refused), refusedWith(refused, language).body)
  }

  async function answer(request: Request, { pathname, searchParams }: URL, language: Language): Promise<Response> {
    const path = pathname.slice(pathname.indexOf(PREFIX) + PREFIX.length)
    if (request.method === 'GET' && path === STREAM) return listen(request, searchParams.get('symbols') ?? '', language)
    if (request.method === 'GET' && path.startsWith(PICTURES))
      return picture(request, path.slice(PICTURES.length), language)
    return call(request, path, language)
  }

  async function answerSafely(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const language = languageAsked(url.searchParams.get('language'))
    try {
      return await answer(request, url, language)
    } catch (fault) {
      if (fault instanceof ConnectionLost) throw fault
      const known = refusalOf?.(fault)
      if (known) return json(200, refusedWith(known, language).body)
      const reference = newReference()
      report(fault, reference)
      return json(500, refusedWith(refuse('systemBusy', { reference }), language).body)
    }
  }

  return {
    async fetch(input, init) {
      const request = new Request(input, init)
      return unlessAborted(answerSafely(request), request.signal)
    },
    close: () => stream.close(),
  }
}

/** A stream of text, and the end of it where text goes in. */
function textStream(signal: AbortSignal, leave: () => void): [ReadableStream<Uint8Array>, Sink] {
  const encoder = new TextEncoder()
  let hasEnded = false
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  function end(): void {
    if (hasEnded) return
    hasEnded = true
    controller?.close()
    leave()
  }
  const readable = new ReadableStream<Uint8Array>(
    {
      start(opened) {
        controller = opened
        signal.addEventListener('abort', end, { once: true })
      },
      cancel() {
        hasEnded = true
        leave()
      },
    },
    new CountQueuingStrategy({ highWaterMark: MOST_WAITING }),
  )
  return [
    readable,
    {
      write: (text) => controller?.enqueue(encoder.encode(text)),
      isFull: () => (controller?.desiredSize ?? 0) <= 0,
      end,
    },
  ]
}
