import { expect, test } from 'vitest'
import { type FirstAsked, firstAnswers } from './firstAnswers.ts'

const BEGUN = 1_000_000
const info = { path: 'user/info', input: {} }
const tokyo = { path: 'market/indices', input: { market: 'jpy' } }
const newYork = { path: 'market/indices', input: { market: 'usd' } }
const mine = { token: 't1', account: '0000000001', isAdmin: undefined }
const asker = { language: 'ja', credentials: mine, now: BEGUN + 800 } as const

const askedFor = (changes: Partial<FirstAsked> = {}): FirstAsked => ({
  begun: BEGUN,
  language: 'ja',
  token: 't1',
  account: '0000000001',
  reads: [info, tokyo, newYork],
  batch: Promise.resolve({
    answers: [{ status: 1, data: 'me' }, null, { status: 1, data: 'New York' }],
    time: '2026-11-20T05:32:00.000Z',
    at: BEGUN + 300,
  }),
  ...changes,
})

test('a read gets its own answer, as it came, and only once', async () => {
  const first = firstAnswers(askedFor())
  const arrived = { http: 200, time: '2026-11-20T05:32:00.000Z', at: BEGUN + 300 }
  expect(await first(newYork, asker)).toEqual({ answer: { status: 1, data: 'New York' }, ...arrived })
  expect(await first(info, asker)).toEqual({ answer: { status: 1, data: 'me' }, ...arrived })
  expect(await first(info, asker)).toBeUndefined()
})

test.each([
  ['that was left out', tokyo, {}],
  ['that was not asked for', { path: 'user/info', input: { more: true } }, {}],
  ['in another language', info, { language: 'en' }],
  ['of another member', info, { credentials: { ...mine, account: '0000000002' } }],
  ['of another session', info, { credentials: { ...mine, token: 't2' } }],
  ['after a log-out', info, { credentials: undefined }],
  ['ten seconds later', info, { now: BEGUN + 10_001 }],
] as const)('a read %s is asked for by itself', async (_, read, changes) => {
  expect(await firstAnswers(askedFor())(read, { ...asker, ...changes })).toBeUndefined()
})

test('a read of ten seconds ago is still taken, and so is one of nobody for nobody', async () => {
  expect(await firstAnswers(askedFor())(info, { ...asker, now: BEGUN + 10_000 })).toBeDefined()
  const ofNobody = askedFor({ token: undefined, account: undefined })
  expect(await firstAnswers(ofNobody)(info, { ...asker, credentials: undefined })).toBeDefined()
})

test('without an answer, and where nothing was asked for, each read is asked for by itself', async () => {
  expect(await firstAnswers(askedFor({ batch: Promise.resolve(undefined) }))(info, asker)).toBeUndefined()
  expect(await firstAnswers(undefined)(info, asker)).toBeUndefined()
})
