import {
  loginCall,
  lookAroundCall,
  registerCall,
  resetPasswordCall,
  sampleCode,
  sampleRegistration,
  sampleReset,
  sampleSession,
  sendCodeCall,
  toRegistrationRequest,
  toResetRequest,
} from '@kabuto/domain/session'
import { confirming, done, idle, refused, refuse } from '@kabuto/domain/shared'
import { describe, expect, test } from 'vitest'
import { credentialsAtom } from '../shell/app.ts'
import { bench, fakeStorage, settle, useFakePage } from '../shell/data/testing.ts'
import { accountToLoginAtom, login, lookAround, madeAccountAtom, register, resetPassword, sendCode } from './data.ts'

useFakePage()

const draft = { account: '0000000001', password: 'kabuto2026', agreed: true }
const credentials = { token: 'simulated-token', account: '0000000001', isAdmin: undefined }

/** Nobody yet; all that both storages hold can be looked into. */
function atLogin() {
  const [lasting, ofTab] = [new Map<string, string>(), new Map<string, string>()]
  const room = bench({ lasting: fakeStorage(lasting), tab: fakeStorage(ofTab), account: 'nobody' })
  return { ...room, stored: () => Object.fromEntries([...lasting, ...ofTab]) }
}

describe('a login', () => {
  test('makes a member of who sent it; of what was typed nothing is kept', async () => {
    const { store, server, stored } = atLogin()
    void store.set(login.send, draft)
    await settle()
    expect([server.sent[0]?.path, server.sent[0]?.body]).toEqual([loginCall.path, draft])
    expect(stored()).toEqual({})
    await server.sent[0]?.answer(sampleSession)
    expect(store.get(credentialsAtom)).toEqual(credentials)
    expect(stored()).toEqual({ tokend: 'simulated-token', account: '0000000001' })
  })

  test('that is refused makes a member of nobody', async () => {
    const { store, server, stored } = atLogin()
    void store.set(login.send, draft)
    await settle()
    await server.sent[0]?.refuse('wrongPassword', { left: 4 })
    expect(store.get(login.submissions)()).toEqual(refused([refuse('wrongPassword', { left: 4 })]))
    expect([store.get(credentialsAtom), stored()]).toEqual([undefined, {}])
  })

  test('whose answer is lost may be tried again, and is not tried by itself', async () => {
    const { store, server, stored } = atLogin()
    void store.set(login.send, draft)
    await settle()
    await server.sent[0]?.cut()
    await settle(60_000)
    expect(store.get(login.submissions)()).toEqual(refused([refuse('offline', {})]))
    expect([server.sent.length, stored()]).toEqual([1, {}])
  })
})

test('looking around makes a member of the demo', async () => {
  const { store, server } = atLogin()
  void store.set(lookAround.send, {})
  await settle()
  expect(server.sent[0]?.path).toBe(lookAroundCall.path)
  await server.sent[0]?.answer(sampleSession)
  expect(store.get(credentialsAtom)).toEqual(credentials)
})

describe('a registration', () => {
  test('makes a member, and leaves neither a password nor a number behind', async () => {
    const { store, server, stored } = atLogin()
    store.set(accountToLoginAtom, '0000482715')
    expect(stored()).toEqual({ 'kabuto.drafts.': '{"login":{"account":"0000482715"}}' })
    const request = toRegistrationRequest(sampleRegistration)
    for (let tap = 0; tap < 10; tap += 1) void store.set(register.send, request)
    await settle()
    expect(server.sent.map(({ path, body }) => [path, body])).toEqual([[registerCall.path, request]])
    await server.sent[0]?.answer(sampleSession)
    expect(store.get(credentialsAtom)).toEqual(credentials)
    expect(stored()).toEqual({ tokend: 'simulated-token', account: '0000000001' })
  })

  test('that is refused keeps what was typed for the login', async () => {
    const { store, server, stored } = atLogin()
    store.set(accountToLoginAtom, '0000482715')
    void store.set(register.send, toRegistrationRequest(sampleRegistration))
    await settle()
    await server.sent[0]?.refuse('accountExists')
    expect(store.get(register.submissions)()).toEqual(refused([refuse('accountExists', {})]))
    expect(stored()).toEqual({ 'kabuto.drafts.': '{"login":{"account":"0000482715"}}' })
  })

  test('a number is made by the chance of the machine', () =>
    expect(atLogin().store.set(madeAccountAtom)).toBe('0000500000'))
})

describe('a forgotten password', () => {
  test('a code is of the number that it was asked for', async () => {
    const { store, server } = atLogin()
    void store.set(sendCode.send, { account: '0000000001', purpose: 'resetPassword' })
    void store.set(sendCode.send, { account: '0000000001', purpose: 'resetPassword' })
    await settle()
    expect(server.sent.map(({ path }) => path)).toEqual([sendCodeCall.path])
    await server.sent[0]?.answer(sampleCode)
    const codeOf = store.get(sendCode.submissions)
    expect([codeOf('0000000001'), codeOf('0000000002')]).toEqual([done(sampleCode), idle()])
  })

  test('a lost answer is asked for again under the same key, and nothing of it lies in the storage', async () => {
    const { store, server, stored } = atLogin()
    void store.set(resetPassword.send, toResetRequest(sampleReset))
    await settle()
    await server.sent[0]?.cut()
    expect(store.get(resetPassword.submissions)()).toEqual(confirming())
    expect(stored()).toEqual({})
    await settle(500)
    await server.sent[1]?.answer({})
    expect(store.get(resetPassword.submissions)()).toEqual(done({}))
    expect(server.to(resetPasswordCall.path).map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      'key 1',
      'key 1',
    ])
    expect(store.get(credentialsAtom)).toBeUndefined()
  })
})
