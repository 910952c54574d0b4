import { logoutCall } from '@kabuto/domain/session'
import { defineCall, moments, type Refusal } from '@kabuto/domain/shared'
import { object, picklist, string } from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Client, createClient } from './client.ts'
import { PageRequest } from './testing.ts'
import type { AskedEarly } from './earlyAnswers.ts'
import type { Credentials } from '../session/session.ts'

const base = { changes: false, refusals: [] } as const
const call = defineCall({ ...base, path: 'user/anything', role: 'anyone', input: object({}), output: object({}) })
const other = defineCall({ ...base, path: 'user/other', role: 'anyone', input: object({}), output: object({}) })
const stream = defineCall({
  ...base,
  method: 'GET',
  path: 'market/anything',
  role: 'member',
  input: object({ symbols: string() }),
  output: object({ price: string() }),
})
const upload = defineCall({
  ...base,
  path: 'common/anything',
  role: 'member',
  changes: true,
  input: object({ purpose: picklist(['proof']) }),
  output: object({ id: string() }),
})

beforeEach(() => void vi.stubGlobal('Request', PageRequest))
afterEach(() => void vi.useRealTimers())

const mine: Credentials = { token: 'mine', account: '0000000001', isAdmin: '1' }

/** A client with a session, and all that it sent and was told. */
function room(answer: (request: Request) => Response | Promise<Response>, first?: AskedEarly) {
  const sent: Request[] = []
  const onTime = vi.fn<(offset: number) => void>()
  const onSessionEnd = vi.fn<(refusal: Refusal) => void>()
  let credentials: Credentials | undefined = mine
  const client = createClient({
    async fetch(input, init) {
      const request = new PageRequest(input, init)
      request.signal.throwIfAborted()
      sent.push(request.clone())
      return answer(request)
    },
    wall: () => moments.pictures,
    language: () => 'zh-Hant',
    credentials: () => credentials,
    first,
    onTime,
    onSessionEnd,
  })
  const become = (next: Credentials | undefined): void => void (credentials = next)
  return { client, sent, onTime, onSessionEnd, become }
}

/** What the client makes of an answer. */
async function refusalFor(body: unknown, status = 200): Promise<Refusal | undefined> {
  const { client } = room(() => Response.json(body, { status }))
  const outcome = await client.send(call, {})
  return outcome.state === 'granted' ? undefined : outcome.refusal
}

describe('a refusal', () => {
  test.each([
    [
      'of ours is taken as it is',
      { refusal: { code: 'belowMinimum', params: { min: '1000' }, field: 'amount' } },
      { code: 'belowMinimum', params: { min: '1000' }, field: 'amount' },
    ],
    [
      'keeps its msg',
      { msg: 'too little', refusal: { code: 'belowMinimum', params: { min: '1000' } } },
      { code: 'belowMinimum', params: { min: '1000' }, msg: 'too little' },
    ],
    [
      'without its parameters is its msg',
      { msg: 'too little', refusal: { code: 'belowMinimum', field: 'amount' } },
      { code: 'requestFailed', params: { status: 200 }, field: 'amount', msg: 'too little' },
    ],
    [
      'with other parameters too',
      { msg: 'too little', refusal: { code: 'belowMinimum', params: { min: 1000 } } },
      { code: 'requestFailed', params: { status: 200 }, msg: 'too little' },
    ],
    [
      'with a code of theirs',
      { msg: 'no', refusal: { code: 'theirs', params: {} } },
      { code: 'requestFailed', params: { status: 200 }, msg: 'no' },
    ],
    ['without a code', { msg: 'no' }, { code: 'requestFailed', params: { status: 200 }, msg: 'no' }],
    ['with nothing to say', { msg: '  ' }, { code: 'requestFailed', params: { status: 200 } }],
  ])('%s', async (_, answer, refusal) => expect(await refusalFor({ status: 0, ...answer })).toEqual(refusal))

  test('with a code of HTTP is read the same', async () => {
    const retryAt = '2026-11-20T14:47:00+09:00'
    expect(await refusalFor({ status: 0, refusal: { code: 'tooOften', params: { retryAt } } }, 429)).toEqual({
      code: 'tooOften',
      params: { retryAt },
    })
    expect(await refusalFor({ status: 0, refusal: { code: 'tooOften', params: {} } }, 429)).toEqual({
      code: 'requestFailed',
      params: { status: 429 },
    })
  })
})

const badAnswer = { state: 'lost', refusal: { code: 'badAnswer' } }
const failed = (state: 'lost' | 'refused', status: number) => ({
  state,
  refusal: { code: 'requestFailed', params: { status } },
})

/** What becomes of whatever a server could answer. */
describe('an answer', () => {
  test.each([
    [
      '200 with what the contract says',
      200,
      '{"status":1,"msg":"m","data":{}}',
      { state: 'granted', value: {}, msg: 'm' },
    ],
    ['200 with other data', 200, '{"status":1,"msg":"m","data":"x"}', badAnswer],
    ['200 with no envelope', 200, '{"data":{}}', badAnswer],
    ['200 with a list', 200, '[]', badAnswer],
    ['200 with null', 200, 'null', badAnswer],
    ['200 with HTML', 200, '<html>', badAnswer],
    ['200 with nothing', 200, '', badAnswer],
    ['200 with a refusal', 200, '{"status":0,"msg":""}', failed('refused', 200)],
    ['400 with nothing', 400, '', failed('refused', 400)],
    ['404 with HTML', 404, '<html>', failed('refused', 404)],
    ['499 with nothing', 499, '', failed('refused', 499)],
    ['500 with HTML', 500, '<html>', failed('lost', 500)],
    ['502 with text', 502, 'Bad gateway', failed('lost', 502)],
    ['503 with a success', 503, '{"status":1,"msg":"m","data":{}}', failed('lost', 503)],
    ['500 with a refusal', 500, '{"status":0,"msg":""}', failed('refused', 500)],
  ])('of %s', async (_, status, body, outcome) => {
    const { client } = room(() => new Response(body, { status, headers: { 'content-type': 'application/json' } }))
    expect(await client.send(call, {})).toMatchObject(outcome)
  })

  test('that does not come within ten seconds is lost', async () => {
    vi.useFakeTimers()
    const { client } = room(() => new Promise<Response>(() => undefined))
    const outcome = client.send(call, {})
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await outcome).toEqual({ state: 'lost', refusal: { code: 'timeout', params: {} } })
  })

  test('whose words cannot be had is its msg', async () => {
    vi.doMock('@kabuto/domain/refusalWords', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    const refusal = { code: 'belowMinimum', params: { min: '1000' } }
    expect(await refusalFor({ status: 0, msg: 'too little', refusal })).toEqual({
      code: 'requestFailed',
      params: { status: 200 },
      msg: 'too little',
    })
    vi.doUnmock('@kabuto/domain/refusalWords')
  })
})

describe('what goes along', () => {
  test('who asks, in which language, under which key', async () => {
    const { client, sent } = room(() => Response.json({ status: 1, msg: '', data: {} }))
    await client.send(call, {}, { key: 'k1' })
    const { headers, url } = sent[0] ?? new PageRequest('/')
    expect(new URL(url).searchParams.get('language')).toBe('China')
    expect(['token', 'account', 'isadmin', 'idempotency-key'].map((name) => headers.get(name))).toEqual([
      'mine',
      '0000000001',
      '1',
      'k1',
    ])
  })

  test('the market’s time comes back with every answer, a refusal too', async () => {
    const headers = { 'x-kabuto-time': '2026-11-20T14:33:00+09:00' }
    const granted = room(() => Response.json({ status: 1, msg: '', data: {} }, { headers }))
    await granted.client.send(call, {})
    const refused = room(() => Response.json({ status: 0, msg: '' }, { status: 429, headers }))
    await refused.client.send(call, {})
    expect([granted.onTime.mock.lastCall, refused.onTime.mock.lastCall]).toEqual([[60_000], [60_000]])
  })

  test('a 401 ends the session that was sent', async () => {
    const dead = room(() => Response.json({ status: 0, msg: '' }, { status: 401 }))
    await dead.client.send(call, {})
    expect(dead.onSessionEnd.mock.calls).toEqual([[{ code: 'requestFailed', params: { status: 401 } }]])
  })

  test.each([
    ['another login', { ...mine, token: 'another' }],
    ['a log-out', undefined],
  ])('a 401 that comes after %s ends nothing', async (_, next) => {
    const late = room(() => {
      late.become(next)
      return Response.json({ status: 0, msg: '' }, { status: 401 })
    })
    const outcome = await late.client.send(call, {})
    expect(outcome).toEqual({ state: 'refused', refusal: { code: 'requestFailed', params: { status: 401 } } })
    expect(late.onSessionEnd).not.toHaveBeenCalled()
  })

  test('a 401 while a log-out is under way ends nothing: the log-out itself does, or says why it could not', async () => {
    const answer = Promise.withResolvers<Response>()
    const { client, onSessionEnd } = room(({ url }) =>
      url.includes(logoutCall.path) ? answer.promise : Response.json({ status: 0, msg: '' }, { status: 401 }),
    )
    const leaving = client.send(logoutCall, {})
    await client.send(call, {})
    expect(onSessionEnd).not.toHaveBeenCalled()
    answer.resolve(Response.json({ status: 1, msg: '', data: {} }))
    await leaving
    await client.send(call, {})
    expect(onSessionEnd).toHaveBeenCalledTimes(1)
  })

  test('a 401 while any other call is under way ends the session', async () => {
    const { client, onSessionEnd } = room(({ url }) =>
      url.includes(upload.path) ? new Promise(() => undefined) : Response.json({ status: 0, msg: '' }, { status: 401 }),
    )
    void client.send(upload, { purpose: 'proof' })
    await client.send(call, {})
    expect(onSessionEnd).toHaveBeenCalledTimes(1)
  })

  test('a 401 to the log-out itself ends the session', async () => {
    const { client, onSessionEnd } = room(() => Response.json({ status: 0, msg: '' }, { status: 401 }))
    await client.send(logoutCall, {})
    expect(onSessionEnd).toHaveBeenCalledTimes(1)
  })

  test('a 401 for nobody ends no session', async () => {
    const nobody = room(() => Response.json({ status: 0, msg: '' }, { status: 401 }))
    nobody.become(undefined)
    await nobody.client.send(call, {})
    expect(nobody.onSessionEnd).not.toHaveBeenCalled()
  })

  test.each([200, 400, 403, 404, 413, 429, 500, 503])('an answer with %i ends no session', async (status) => {
    const { client, onSessionEnd } = room(() => Response.json({ status: 0, msg: '' }, { status }))
    await client.send(call, {})
    expect(onSessionEnd).not.toHaveBeenCalled()
  })

  test('a line that breaks ends no session', async () => {
    const { client, onSessionEnd } = room(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await client.send(call, {})).toEqual({ state: 'lost', refusal: { code: 'offline', params: {} } })
    expect(onSessionEnd).not.toHaveBeenCalled()
  })

  test('nobody asks without a session, a member not as an administrator', async () => {
    const names = ['token', 'account', 'isadmin', 'idempotency-key']
    const { client, sent, become } = room(() => Response.json({ status: 1, msg: '', data: {} }))
    become({ ...mine, isAdmin: undefined })
    await client.send(call, {})
    become(undefined)
    await client.send(call, {})
    expect(sent.map(({ headers }) => names.map((name) => headers.get(name)))).toEqual([
      ['mine', '0000000001', null, null],
      [null, null, null, null],
    ])
  })

  test.each([
    ['no time', {}],
    ['something else', { 'x-kabuto-time': 'noon' }],
  ])('with %s in the answer the clock stays as it is', async (_, headers) => {
    const { client, onTime } = room(() => Response.json({ status: 1, msg: '', data: {} }, { headers }))
    await client.send(call, {})
    expect(onTime).not.toHaveBeenCalled()
  })
})

describe('a file', () => {
  test('goes as a form, with the session and the key', async () => {
    const { client, sent } = room(() => Response.json({ status: 1, msg: '', data: { id: 'u1' } }))
    const file = new Blob(['bytes'], { type: 'image/png' })
    const outcome = await client.upload(upload, { purpose: 'proof' }, file, { key: 'k1' })
    const form = await (sent[0] ?? new PageRequest('/')).formData()
    expect(outcome).toEqual({ state: 'granted', value: { id: 'u1' }, msg: '' })
    expect(form.get('purpose')).toBe('proof')
    expect(await (form.get('file') as File).text()).toBe('bytes')
    expect(sent[0]?.headers.get('idempotency-key')).toBe('k1')
    expect(sent[0]?.headers.get('token')).toBe('mine')
  })

  test('that is too large is refused with its reason', async () => {
    const refusal = { code: 'uploadFailed', params: { reason: 'size', max: '5MB' } }
    const { client } = room(() => Response.json({ status: 0, msg: '', refusal }, { status: 413 }))
    expect(await client.upload(upload, { purpose: 'proof' }, new Blob([]))).toEqual({ state: 'refused', refusal })
  })
})

describe('a picture', () => {
  test('is asked for with the session', async () => {
    const { client, sent } = room(() => new Response('bytes', { headers: { 'content-type': 'image/png' } }))
    const outcome = await client.picture('a/b')
    expect(outcome).toMatchObject({ state: 'granted', msg: '' })
    expect(outcome.state === 'granted' && (await outcome.value.text())).toBe('bytes')
    expect(new URL(sent[0]?.url ?? '').pathname).toBe('/api/vue/common/upload/a%2Fb')
    expect(sent[0]?.headers.get('token')).toBe('mine')
  })

  test('of somebody else is not found', async () => {
    const refusal = { code: 'notFound', params: { what: 'u1' } }
    const { client } = room(() => Response.json({ status: 0, msg: '', refusal }, { status: 404 }))
    expect(await client.picture('u1')).toEqual({ state: 'refused', refusal })
  })
})

/** A stream that brings this text and ends. */
async function heard(body: string, init?: ResponseInit) {
  const values: unknown[] = []
  const onUnreadable = vi.fn<() => void>()
  const { client, sent } = room(() => new Response(body, init))
  const { signal } = new AbortController()
  const outcome = await client.listen(
    stream,
    { symbols: '0712,0A1B' },
    { signal, onValue: (value) => values.push(value), onUnreadable },
  )
  return { values, unreadable: onUnreadable.mock.calls.length, outcome, sent }
}

describe('a stream', () => {
  test('is read by the contract until it ends; what is not of it is counted', async () => {
    const { values, unreadable, outcome, sent } = await heard(
      'data: {"price":"1"}\n\ndata: {"price":1}\n\ndata: no json\n\n:\n\ndata: {"price":"2"}\n\n',
    )
    expect(values).toEqual([{ price: '1' }, { price: '2' }])
    expect(unreadable).toBe(2)
    expect(outcome).toEqual({ state: 'granted', value: undefined, msg: '' })
    expect(sent[0]?.method).toBe('GET')
    expect(new URL(sent[0]?.url ?? '').searchParams.get('symbols')).toBe('0712,0A1B')
    expect(sent[0]?.headers.get('token')).toBe('mine')
  })

  test('that has nothing to bring is one that has ended', async () => {
    const { client } = room(() => new Response(null))
    const listening = { signal: new AbortController().signal, onValue: () => undefined, onUnreadable: () => undefined }
    expect(await client.listen(stream, { symbols: '0712' }, listening)).toMatchObject({ state: 'granted' })
  })

  test('may begin later than any other answer', async () => {
    vi.useFakeTimers()
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { client } = room(() => promise)
    const listening = { signal: new AbortController().signal, onValue: () => undefined, onUnreadable: () => undefined }
    const heardAtLast = client.listen(stream, { symbols: '0712' }, listening)
    await vi.advanceTimersByTimeAsync(11_000)
    resolve(new Response(null))
    expect(await heardAtLast).toMatchObject({ state: 'granted' })
  })

  test('goes on for as long as it brings something, and brings the market’s time', async () => {
    vi.useFakeTimers()
    const encoder = new TextEncoder()
    const headers = { 'x-kabuto-time': '2026-11-20T14:33:00+09:00' }
    let source: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (source = controller) })
    const { client, onTime } = room(() => new Response(body, { headers }))
    const values: unknown[] = []
    const listening = client.listen(
      stream,
      { symbols: '0712' },
      {
        signal: new AbortController().signal,
        onValue: (value) => values.push(value),
        onUnreadable: () => undefined,
      },
    )
    for (let minute = 0; minute < 60; minute += 1) {
      await vi.advanceTimersByTimeAsync(39_999)
      // That the line is open.
      source?.enqueue(encoder.encode(':\n\n'))
    }
    source?.enqueue(encoder.encode('data: {"price":"1"}\n\n'))
    source?.close()
    expect(await listening).toMatchObject({ state: 'granted' })
    expect([values, onTime.mock.calls]).toEqual([[{ price: '1' }], [[60_000]]])
  })

  test('that says nothing for 40 seconds is given up, and its line given back', async () => {
    vi.useFakeTimers()
    const cancel = vi.fn<() => void>()
    const { client } = room(() => new Response(new ReadableStream({ cancel })))
    const outcomes: unknown[] = []
    const listening = client
      .listen(
        stream,
        { symbols: '0712' },
        { signal: new AbortController().signal, onValue: () => undefined, onUnreadable: () => undefined },
      )
      .then((outcome) => outcomes.push(outcome.state))
    await vi.advanceTimersByTimeAsync(39_999)
    expect([outcomes, cancel.mock.calls.length]).toEqual([[], 0])
    await vi.advanceTimersByTimeAsync(1)
    expect([outcomes, cancel.mock.calls.length]).toEqual([['lost'], 1])
    await listening
  })

  test('that is refused says why', async () => {
    const retryAt = '2026-11-20T14:47:00+09:00'
    const answer = JSON.stringify({ status: 0, msg: '', refusal: { code: 'tooOften', params: { retryAt } } })
    const { outcome, values } = await heard(answer, { status: 429, headers: { 'content-type': 'application/json' } })
    expect(outcome).toEqual({ state: 'refused', refusal: { code: 'tooOften', params: { retryAt } } })
    expect(values).toEqual([])
  })

  test('that is stopped ends', async () => {
    const stop = new AbortController()
    const { client } = room(({ signal }) => {
      const body = new ReadableStream({
        start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
      })
      return new Response(body)
    })
    const listening = client.listen(
      stream,
      { symbols: '0712' },
      { signal: stop.signal, onValue: () => undefined, onUnreadable: () => undefined },
    )
    stop.abort()
    expect((await listening).state).toBe('lost')
  })
})

const read = { path: call.path, input: {} }

/** Requested by the page before the app was there, and answered so. */
const askedFirst = (answer: object, time: string | null, at: number): AskedEarly => ({
  begun: moments.pictures,
  language: 'zh-Hant',
  token: mine.token,
  account: mine.account,
  reads: [read],
  batch: Promise.resolve({ answers: [answer], time, at }),
})

const early = askedFirst(
  { status: 1, msg: '', data: {} },
  '2026-11-20T06:00:00.000Z',
  Date.parse('2026-11-20T14:31:58+09:00'),
)

const refusedEarly = askedFirst(
  { status: 0, msg: 'too little', refusal: { code: 'belowMinimum', params: { min: '1000' } } },
  null,
  0,
)

describe('what the page has asked for before the app was there', () => {
  test('is not asked again, and tells the time by when it came', async () => {
    const { client, sent, onTime } = room(() => Response.error(), early)
    expect(await client.send(call, {})).toEqual({ state: 'granted', value: {}, msg: '' })
    expect(sent).toEqual([])
    expect(onTime.mock.calls).toEqual([[28 * 60_000 + 2000]])
  })

  test('is for reads alone', async () => {
    const { client, sent } = room(() => Response.json({ status: 1, msg: '', data: { id: 'u1' } }), early)
    await client.send(upload, { purpose: 'proof' })
    expect(sent).toHaveLength(1)
  })

  test('is older than a change that was sent meanwhile: then it is asked again', async () => {
    const { client, sent } = room(() => Response.json({ status: 1, msg: '', data: { id: 'u1' } }), early)
    await client.send(upload, { purpose: 'proof' })
    await client.send(call, {})
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/api/vue/common/anything', '/api/vue/user/anything'])
  })

  test('is refused as any other answer is', async () => {
    expect(await room(() => Response.error(), refusedEarly).client.send(call, {})).toMatchObject({
      state: 'refused',
      refusal: { code: 'belowMinimum' },
    })
  })
})

const pathsOf = (sent: Request[]): string[] => sent.map(({ url }) => new URL(url).pathname.replace('/api/vue/', ''))

describe('what was requested ahead of the next page', () => {
  const changed = { status: 1, msg: '', data: { id: 'u1' } }

  test.each([
    ['is taken by the read', async () => undefined, []],
    ['is older than a change', (client: Client) => client.send(upload, { purpose: 'proof' }), [upload.path, call.path]],
    [
      'is older than an upload',
      (client: Client) => client.upload(upload, { purpose: 'proof' }, new Blob(['x'])),
      [upload.path, call.path],
    ],
    ['is older than what is to be read anew', async (client: Client) => (await client.early())?.forget(), [call.path]],
  ])('%s', async (_, later, paths) => {
    const { client, sent } = room(() => Response.json(changed))
    const ahead = await client.early()
    ahead?.add(early)
    await later(client)
    await client.send(call, {})
    expect(pathsOf(sent)).toEqual(paths)
  })

  test('stays for the next read once another one is answered', async () => {
    const { client, sent } = room(() => Response.json({ status: 1, msg: '', data: {} }))
    const ahead = await client.early()
    ahead?.add(early)
    await client.send(other, {})
    await client.send(call, {})
    expect(pathsOf(sent)).toEqual([other.path])
  })

  test('and is asked for while a change is on its way is requested anew', async () => {
    const { client, sent } = room(({ url }) =>
      url.includes(upload.path) ? new Promise(() => undefined) : Response.json({ status: 1, msg: '', data: {} }),
    )
    const ahead = await client.early()
    ahead?.add(early)
    void client.send(upload, { purpose: 'proof' })
    await client.send(call, {})
    expect(pathsOf(sent)).toEqual([upload.path, call.path])
  })

  test('while a change is under way is older than the change', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { client, sent } = room((request) => (request.url.includes(upload.path) ? promise : Response.json(changed)))
    const changing = client.send(upload, { purpose: 'proof' })
    const ahead = await client.early()
    ahead?.add(early)
    resolve(Response.json(changed))
    await changing
    await client.send(call, {})
    expect(pathsOf(sent)).toEqual([upload.path, call.path])
  })
})
