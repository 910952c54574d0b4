import { logoutCall } from '@kabuto/domain/session'
import { idle } from '@kabuto/domain/shared'
import { describe, expect, test } from 'vitest'
import { credentialsAtom, loggedOutAtom, machineAtom } from '../shell/app.ts'
import { bench, fakeStorage, settle, useFakePage } from '../shell/data/testing.ts'
import { draftsOf } from '../shell/drafts.ts'
import { toastAtom } from '../shell/toast.ts'
import { logout } from './data.ts'

useFakePage()

/** A member, and all that both storages hold. */
function atMember() {
  const [lasting, ofTab] = [new Map<string, string>(), new Map<string, string>()]
  const room = bench({ lasting: fakeStorage(lasting), tab: fakeStorage(ofTab) })
  return { ...room, stored: () => Object.fromEntries([...lasting, ...ofTab]) }
}

describe('a log-out', () => {
  test('leaves nothing of the session behind, is told, and leads to the start', async () => {
    const { store, server, become, stored } = atMember()
    draftsOf(store.get(machineAtom).ofTab, '0000000001').write('withdraw', { amount: '5000' })
    void store.set(logout.send, {})
    await settle()
    expect([server.sent[0]?.path, server.sent[0]?.headers.get('token')]).toEqual([
      logoutCall.path,
      'token of 0000000001',
    ])
    await server.sent[0]?.answer({})
    expect([store.get(credentialsAtom), stored(), store.get(loggedOutAtom)]).toEqual([undefined, {}, true])
    expect(store.get(toastAtom)).toMatchObject({ tone: 'done', word: 'loggedOut' })
    // What one member sent is not the next one's to see.
    become('0000000002')
    expect(store.get(logout.submissions)()).toEqual(idle())
  })

  test('that is refused leaves one where one was', async () => {
    const { store, server } = atMember()
    void store.set(logout.send, {})
    await settle()
    await server.sent[0]?.refuse('systemBusy', { reference: 'x' }, 503)
    expect([store.get(credentialsAtom)?.account, store.get(loggedOutAtom)]).toEqual(['0000000001', false])
  })
})
