import { defineCall, type Refusal } from '@kabuto/domain/shared'
import { object } from 'valibot'
import { expect, test, vi } from 'vitest'
import { createClient } from './client.ts'

const call = defineCall({
  path: 'user/anything',
  role: 'anyone',
  changes: false,
  input: object({}),
  output: object({}),
  refusals: [],
})

/** Outside a browser there is no page that a path would belong to. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init)
  }
}
vi.stubGlobal('Request', PageRequest)

/** What the client makes of an answer. */
async function refusalFor(body: unknown, status = 200): Promise<Refusal | undefined> {
  const client = createClient({
    fetch: () => Promise.resolve(Response.json(body, { status })),
    wall: () => 0,
    language: () => 'ja',
    credentials: () => undefined,
    onTime: () => undefined,
    onSessionEnd: () => undefined,
  })
  const outcome = await client.send(call, {})
  return outcome.state === 'granted' ? undefined : outcome.refusal
}

test.each([
  [
    'a refusal of ours is taken as it is',
    { refusal: { code: 'belowMinimum', params: { min: '1000' }, field: 'amount' } },
    { code: 'belowMinimum', params: { min: '1000' }, field: 'amount' },
  ],
  [
    'its msg stays',
    { msg: 'too little', refusal: { code: 'belowMinimum', params: { min: '1000' } } },
    { code: 'belowMinimum', params: { min: '1000' }, msg: 'too little' },
  ],
  [
    'without its parameters the msg is all there is',
    { msg: 'too little', refusal: { code: 'belowMinimum', field: 'amount' } },
    { code: 'requestFailed', params: { status: 200 }, field: 'amount', msg: 'too little' },
  ],
  [
    'with other parameters too',
    { msg: 'too little', refusal: { code: 'belowMinimum', params: { min: 1000 } } },
    { code: 'requestFailed', params: { status: 200 }, msg: 'too little' },
  ],
  [
    'a code of theirs',
    { msg: 'no', refusal: { code: 'theirs', params: {} } },
    { code: 'requestFailed', params: { status: 200 }, msg: 'no' },
  ],
  ['no code at all', { msg: 'no' }, { code: 'requestFailed', params: { status: 200 }, msg: 'no' }],
  ['nothing to say', { msg: '  ' }, { code: 'requestFailed', params: { status: 200 } }],
])('%s', async (_, answer, refusal) => expect(await refusalFor({ status: 0, ...answer })).toEqual(refusal))

test('a refusal with a code of HTTP is read the same', async () => {
  expect(
    await refusalFor(
      { status: 0, refusal: { code: 'tooOften', params: { retryAt: '2026-11-20T14:47:00+09:00' } } },
      429,
    ),
  ).toEqual({ code: 'tooOften', params: { retryAt: '2026-11-20T14:47:00+09:00' } })
  expect(await refusalFor({ status: 0, refusal: { code: 'tooOften', params: {} } }, 429)).toEqual({
    code: 'requestFailed',
    params: { status: 429 },
  })
})
