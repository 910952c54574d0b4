import { describe, expect, test } from 'vitest'
import { type AskedEarly, earlyAnswers } from './earlyAnswers.ts'

const BEGUN = 1_000_000
const info = { path: 'user/info', input: {} }
const tokyo = { path: 'market/indices', input: { market: 'jpy' } }
const newYork = { path: 'market/indices', input: { market: 'usd' } }
const mine = { token: 't1', account: '0000000001', isAdmin: undefined }
const asker = { language: 'ja', credentials: mine, now: BEGUN + 800 } as const

const askedFor = (changes: Partial<AskedEarly> = {}): AskedEarly => ({
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
  const { take } = earlyAnswers(askedFor())
  const arrived = { http: 200, time: '2026-11-20T05:32:00.000Z', at: BEGUN + 300 }
  expect(await take(newYork, asker)).toEqual({ answer: { status: 1, data: 'New York' }, ...arrived })
  expect(await take(info, asker)).toEqual({ answer: { status: 1, data: 'me' }, ...arrived })
  expect(await take(info, asker)).toBeUndefined()
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
  expect(await earlyAnswers(askedFor()).take(read, { ...asker, ...changes })).toBeUndefined()
})

test('a read of ten seconds ago is still taken, and so is one of nobody for nobody', async () => {
  expect(await earlyAnswers(askedFor()).take(info, { ...asker, now: BEGUN + 10_000 })).toBeDefined()
  const ofNobody = askedFor({ token: undefined, account: undefined })
  expect(await earlyAnswers(ofNobody).take(info, { ...asker, credentials: undefined })).toBeDefined()
})

test('without an answer, and where nothing was asked for, each read is asked for by itself', async () => {
  expect(await earlyAnswers(askedFor({ batch: Promise.resolve(undefined) })).take(info, asker)).toBeUndefined()
  expect(await earlyAnswers(undefined).take(info, asker)).toBeUndefined()
})

/** Answers that were requested ahead of the next page. */
function next() {
  const early = earlyAnswers(undefined)
  early.add(askedFor())
  return early
}

describe('what was requested ahead of the next page', () => {
  test('is taken within two seconds, and not later', async () => {
    expect(await next().take(info, { ...asker, now: BEGUN + 2000 })).toMatchObject({ answer: { data: 'me' } })
    expect(await next().take(info, { ...asker, now: BEGUN + 2001 })).toBeUndefined()
  })

  test('is known to be on its way until it is taken or too old', async () => {
    const early = next()
    expect([early.has(info, BEGUN), early.has(info, BEGUN + 2000), early.has(info, BEGUN + 2001)]).toEqual([
      true,
      true,
      false,
    ])
    expect(early.has({ path: 'user/info', input: { more: true } }, BEGUN)).toBe(false)
    await early.take(info, asker)
    expect(early.has(info, BEGUN)).toBe(false)
  })

  test('is given up where something has changed since', async () => {
    const early = next()
    early.forget()
    expect(await early.take(info, asker)).toBeUndefined()
  })

  test('is taken in place of what the first page has left', async () => {
    const early = earlyAnswers(askedFor())
    const answers = [{ status: 1, data: 'newer' }]
    early.add(askedFor({ reads: [info], batch: Promise.resolve({ answers, time: null, at: BEGUN + 500 }) }))
    expect(await early.take(info, asker)).toMatchObject({ answer: { data: 'newer' }, at: BEGUN + 500 })
  })

  test('stays while another page is touched', async () => {
    const early = next()
    early.add(askedFor({ begun: BEGUN + 2000, reads: [tokyo] }))
    expect(await early.take(info, asker)).toMatchObject({ answer: { data: 'me' } })
  })

  test('is dropped when it has grown old and the next page is touched', async () => {
    const early = next()
    early.add(askedFor({ begun: BEGUN + 2001, reads: [tokyo] }))
    // Even for one who would still take it.
    expect(await early.take(info, { ...asker, now: BEGUN })).toBeUndefined()
  })
})
