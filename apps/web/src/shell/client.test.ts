import { defineCall, type Refusal } from '@kabuto/domain/shared'
import { object, picklist, string } from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createClient } from './client.ts'
import { PageRequest } from './data/testing.ts'

const base = { changes: false, refusals: [] } as const
const call = defineCall({ ...base, path: 'user/anything', role: 'anyone', input: object({}), output: object({}) })
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

/** A client with a session, and all that it sent and was told. */
function room(answer: (request: Request) => Response | Promise<Response>) {
  const sent: Request[] = []
  const onTime = vi.fn<(offset: number) => void>()
  const onSessionEnd = vi.fn<() => void>()
  let token = 'mine'
  const client = createClient({
    async fetch(input, init) {
      const request = new PageRequest(input, init)
      request.signal.throwIfAborted()
      sent.push(request.clone())
      return answer(request)
    },
    wall: () => Date.parse('2026-11-20T14:32:00+09:00'),
    language: () => 'zh-Hant',
    credentials: () => ({ token, account: '0000000001', isAdmin: '1' }),
    onTime,
    onSessionEnd,
  })
  return { client, sent, onTime, onSessionEnd, logInAgain: () => (token = 'another') }
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

  test('a 401 ends the session that was sent, and no other', async () => {
    const dead = room(() => Response.json({ status: 0, msg: '' }, { status: 401 }))
    await dead.client.send(call, {})
    expect(dead.onSessionEnd).toHaveBeenCalledOnce()
    const late = room(() => {
      late.logInAgain()
      return Response.json({ status: 0, msg: '' }, { status: 401 })
    })
    await late.client.send(call, {})
    expect(late.onSessionEnd).not.toHaveBeenCalled()
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
    expect(outcome.state).toBe('granted')
    expect(sent[0]?.method).toBe('GET')
    expect(new URL(sent[0]?.url ?? '').searchParams.get('symbols')).toBe('0712,0A1B')
    expect(sent[0]?.headers.get('token')).toBe('mine')
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
