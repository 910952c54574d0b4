import { moments } from '@kabuto/domain/shared'
import type { Fault } from '@kabuto/domain/backoffice'
import { type Brokerage, type BrokerageAnswer, type Request as Asked, refusedWith } from '@kabuto/simulator'
import { refuse } from '@kabuto/domain/shared'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPageServer, type PageServer } from './pageServer.ts'

const SITE = 'https://kabuto.example/app/api/vue/'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const full = new Error('full')

let asked: Asked[]
let faults: [string, unknown][]
let answer: () => Promise<BrokerageAnswer>
let price: number
let isLive: boolean
let server: PageServer

const granted = (data: unknown, fault?: Fault): BrokerageAnswer => ({
  http: 200,
  body: { status: 1, msg: '', data },
  now: moments.pictures,
  fault,
})

beforeEach(() => {
  asked = []
  faults = []
  price = 100
  isLive = true
  answer = () => Promise.resolve(granted({ yen: '1' }))
  const brokerage: Brokerage = {
    handle(request) {
      asked.push(request)
      return answer()
    },
    whoIs: async (token) => (token === 'good' && isLive ? { id: 'ann', isAdmin: false } : undefined),
    admit: async ({ token, language }) =>
      token === 'good'
        ? { who: { id: 'ann', isAdmin: false } }
        : refusedWith(refuse('sessionEnded', {}), language, 401),
    picture: async (id) => (id === 'p1' ? { type: 'image/png', bytes: new Uint8Array([1, 2]) } : undefined),
    now: async () => moments.pictures,
    quotes: (symbols) => symbols.map((symbol) => ({ symbol, price }) as never),
  }
  server = createPageServer({
    brokerage,
    refusalOf: (fault) => (fault === full ? refuse('updateFailed', {}) : undefined),
    report: (fault, reference) => faults.push([reference, fault]),
    newReference: () => 'ref1',
  })
})
afterEach(() => server.close())

const post = (path: string, init: RequestInit = {}) =>
  server.fetch(`${SITE}${path}?language=English`, { method: 'POST', body: '{"a":1}', ...init })
const get = (path: string, { token = 'good', signal }: { token?: string; signal?: AbortSignal } = {}) =>
  server.fetch(`${SITE}${path}`, { headers: { token, account: 'ann' }, ...(signal ? { signal } : {}) })
const json = async (response: Response): Promise<unknown> => response.json()
const refusalOf = async (response: Response): Promise<unknown> => {
  const { refusal, msg } = (await response.json()) as { refusal: { code: string }; msg: string }
  return [response.status, refusal.code, msg]
}

describe('a call', () => {
  test('is handed over with its language, its caller and its key, and answered with the market’s time', async () => {
    const headers = { token: 't', account: 'ann', 'idempotency-key': 'k' }
    const response = await post('funds/deposit', { headers })
    expect(asked).toEqual([
      {
        path: 'funds/deposit',
        language: 'en',
        body: { a: 1 },
        token: 't',
        account: 'ann',
        key: 'k',
        device: navigator.userAgent,
      },
    ])
    expect([response.status, response.headers.get('x-kabuto-time')]).toEqual([200, '2026-11-20T05:32:00.000Z'])
    expect(await json(response)).toEqual({ status: 1, msg: '', data: { yen: '1' } })
  })

  test('without a session has no caller', async () => {
    await post('user/login')
    expect(asked).toMatchObject([{ token: undefined, account: undefined, key: undefined }])
  })

  test('that is a form brings its text and its file', async () => {
    const body = new FormData()
    body.append('purpose', 'receipt')
    body.append('file', new Blob([new Uint8Array([7, 8])]))
    await server.fetch(`${SITE}common/upload`, { method: 'POST', body })
    expect(asked).toMatchObject([{ body: { purpose: 'receipt' }, file: new Uint8Array([7, 8]), language: 'ja' }])
  })

  test.each([
    ['is no JSON', 'funds/deposit', { body: '{' }, 400],
    ['comes as a form where none is due', 'funds/deposit', { body: new FormData() }, 400],
    ['is no POST', 'funds/deposit', { method: 'PUT' }, 405],
  ])('that %s is refused and changes nothing', async (_, path, init, http) => {
    expect(await refusalOf(await post(path, init))).toEqual([http, 'requestFailed', expect.stringContaining(`${http}`)])
    expect(asked).toEqual([])
  })

  test('that breaks is answered with a reference, and the reason is reported under it', async () => {
    answer = () => Promise.reject(new Error('the books are torn'))
    expect(await refusalOf(await post('funds/deposit'))).toEqual([500, 'systemBusy', expect.stringContaining('ref1')])
    expect(faults).toEqual([['ref1', new Error('the books are torn')]])
  })

  test('that breaks for a reason that is known is refused with it, and not reported', async () => {
    answer = () => Promise.reject(full)
    expect(await refusalOf(await post('funds/deposit'))).toEqual([200, 'updateFailed', expect.any(String)])
    answer = () => Promise.reject(new Error('another'))
    expect(await refusalOf(await post('funds/deposit'))).toEqual([500, 'systemBusy', expect.any(String)])
    expect(faults).toHaveLength(1)
  })

  test('is given up by whoever no longer waits for it', async () => {
    answer = () => new Promise(() => undefined)
    const giveUp = new AbortController()
    const response = post('funds/deposit', { signal: giveUp.signal })
    giveUp.abort()
    await expect(response).rejects.toMatchObject({ name: 'AbortError' })
    await expect(post('funds/deposit', { signal: giveUp.signal })).rejects.toMatchObject({ name: 'AbortError' })
  })
})

/** Asks under a fault on demand, and notes how that ended. */
function playing(fault: Fault) {
  answer = () => Promise.resolve(granted({}, fault))
  const settled = vi.fn<(outcome: unknown) => void>()
  void post('funds/deposit').then(settled, settled)
  return settled
}

describe('a fault on demand', () => {
  const lost = expect.toSatisfy(
    (reason) => reason instanceof TypeError && reason.message === 'Failed to fetch',
  ) as unknown
  test('comes late', async () => {
    const settled = playing({ call: '*', fault: 'latency', ms: 3000 })
    await vi.advanceTimersByTimeAsync(2999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled.mock.calls).toEqual([[expect.objectContaining({ status: 200 })]])
  })

  test('is silent for longer than any client waits, and then breaks off', async () => {
    const settled = playing({ call: '*', fault: 'timeout' })
    await vi.advanceTimersByTimeAsync(29_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled.mock.calls).toEqual([[lost]])
  })

  test('breaks the connection, and is no fault of ours', async () => {
    const settled = playing({ call: '*', fault: 'offline' })
    await vi.advanceTimersByTimeAsync(0)
    expect(settled.mock.calls).toEqual([[lost]])
    expect(faults).toEqual([])
  })

  test('answers half', async () => {
    answer = () => Promise.resolve(granted({}, { call: '*', fault: 'malformed' }))
    const response = await post('funds/deposit')
    expect([response.status, await response.text()]).toEqual([200, '{"status":1,"data":'])
  })
})

describe('a picture', () => {
  test('goes to its owner', async () => {
    const response = await get('common/upload/p1')
    expect([response.headers.get('content-type'), new Uint8Array(await response.arrayBuffer())]).toEqual([
      'image/png',
      new Uint8Array([1, 2]),
    ])
  })

  test('that is not there is not found', async () => {
    expect(await refusalOf(await get('common/upload/p2'))).toEqual([404, 'notFound', expect.any(String)])
  })

  test('goes to nobody without a session', async () => {
    expect(await refusalOf(await get('common/upload/p1', { token: 'bad' }))).toEqual([
      401,
      'sessionEnded',
      expect.any(String),
    ])
  })
})

async function reading(symbols = '0712', init: { signal?: AbortSignal } = {}) {
  const response = await get(`market/stream?symbols=${symbols}`, init)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  return { response, next: () => reader?.read() }
}

describe('the stream of prices', () => {
  test('brings the price and then each change of it', async () => {
    const { response, next } = await reading()
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    await vi.advanceTimersByTimeAsync(250)
    expect(await next()).toEqual({ done: false, value: 'data: {"symbol":"0712","price":100}\n\n' })
    await vi.advanceTimersByTimeAsync(250)
    price = 101
    await vi.advanceTimersByTimeAsync(250)
    expect(await next()).toEqual({ done: false, value: 'data: {"symbol":"0712","price":101}\n\n' })
  })

  test('ends when its reader aborts, and with it the clock', async () => {
    const giveUp = new AbortController()
    await reading('0712', { signal: giveUp.signal })
    expect(vi.getTimerCount()).toBe(1)
    giveUp.abort()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('ends when its reader cancels', async () => {
    const response = await get('market/stream?symbols=0712')
    await response.body?.cancel()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('ends with the session, and when the server closes', async () => {
    const { next } = await reading()
    await vi.advanceTimersByTimeAsync(250)
    await next()
    isLive = false
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await next()).toEqual({ done: false, value: ':\n\n' })
    expect(await next()).toEqual({ done: true, value: undefined })
    isLive = true
    const other = await reading()
    server.close()
    expect(await other.next()).toEqual({ done: true, value: undefined })
  })

  test('leaves prices out for a reader who is far behind, and brings the latest later', async () => {
    const { next } = await reading()
    for (let count = 0; count < 200; count += 1) {
      price += 1
      await vi.advanceTimersByTimeAsync(250)
    }
    let read = 0
    for (let last = 0; last < 300; read += 1) {
      last = (JSON.parse(String((await next())?.value).replace('data: ', '')) as { price: number }).price
      await vi.advanceTimersByTimeAsync(250)
    }
    expect(read).toBeLessThan(100)
  })

  test.each([
    ['no symbol', 'a b', 'good', [400, 'requestFailed', expect.any(String)]],
    ['a session that has ended', '0712', 'bad', [401, 'sessionEnded', expect.any(String)]],
  ])('is refused for %s', async (_, symbols, token, refused) => {
    expect(await refusalOf(await get(`market/stream?symbols=${encodeURIComponent(symbols)}`, { token }))).toEqual(
      refused,
    )
  })

  test('is refused to who has ten open', async () => {
    for (let count = 0; count < 10; count += 1) await reading()
    expect(await refusalOf(await get('market/stream?symbols=0712'))).toEqual([429, 'streamsFull', expect.any(String)])
  })
})
