import { loginCall, lookAroundCall, sampleSession } from '@kabuto/domain/session'
import { refused, refuse } from '@kabuto/domain/shared'
import { describe, expect, test } from 'vitest'
import { credentialsAtom } from '../shell/app.ts'
import { bench, fakeStorage, settle, useFakePage } from '../shell/data/testing.ts'
import { login, lookAround } from './data.ts'

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
