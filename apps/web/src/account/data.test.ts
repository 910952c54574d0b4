import {
  advanceClockCall,
  changePasswordCall,
  endSessionCall,
  memberCall,
  sampleMember,
  sampleResetSimulation,
  sampleSessions,
  sessionsCall,
} from '@kabuto/domain/account'
import { offersCall, sampleOffers } from '@kabuto/domain/offerings'
import { logoutCall } from '@kabuto/domain/session'
import { idle, ready } from '@kabuto/domain/shared'
import { describe, expect, test } from 'vitest'
import { credentialsAtom, loggedOutAtom, servicesAtom } from '../shell/app.ts'
import { bench, fakeStorage, settle, useFakePage } from '../shell/data/testing.ts'
import { draftsOf } from '../shell/session/drafts.ts'
import { toastAtom } from '../shell/pages/toast.ts'
import { member } from '../shell/data/shared.ts'
import { beginAnew, changePassword, endSession, logout, sessions, turnClock, updateMember } from './data.ts'
import { draws } from './offers.ts'

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
    draftsOf(store.get(servicesAtom).ofTab, '0000000001').write('withdraw', { amount: '5000' })
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

const reads = (room: ReturnType<typeof bench>): string[] => room.server.sent.map(({ path }) => path)

describe('settings', () => {
  test('a clock that was turned, and a new beginning, make all that was read old', async () => {
    const room = bench()
    room.server.always(memberCall.path, () => sampleMember)
    room.server.always(sessionsCall.path, () => sampleSessions)
    await Promise.all([room.show(member({}).atom), room.show(sessions({}).atom)])
    room.server.sent.length = 0
    void room.store.set(turnClock.send, { to: 'draw' })
    await settle()
    await room.server.sent[0]?.answer({ now: '2026-11-25T18:00:00+09:00' })
    await settle()
    expect(reads(room).toSorted()).toEqual([advanceClockCall.path, memberCall.path, sessionsCall.path])
    expect(room.store.get(toastAtom)).toMatchObject({ tone: 'done', word: 'clockTurned' })

    draftsOf(room.store.get(servicesAtom).ofTab, '0000000001').write('withdraw', { amount: '5000' })
    room.server.sent.length = 0
    void room.store.set(beginAnew.send, { scenario: 'loss', text: 'やり直す' })
    await settle()
    await room.server.sent[0]?.cut()
    expect(room.store.get(beginAnew.submissions)().state).toBe('confirming')
    await settle(500)
    expect(room.server.sent[1]?.headers.get('idempotency-key')).toBe(
      room.server.sent[0]?.headers.get('idempotency-key') ?? '',
    )
    await room.server.sent[1]?.answer(sampleResetSimulation)
    await settle()
    expect(reads(room).slice(2).toSorted()).toEqual([memberCall.path, sessionsCall.path])
    expect(draftsOf(room.store.get(servicesAtom).ofTab, '0000000001').read('withdraw')).toBeUndefined()
  })

  test('a session that was ended is gone from the list', async () => {
    const room = bench()
    room.server.always(sessionsCall.path, () => sampleSessions)
    await room.show(sessions({}).atom)
    void room.store.set(endSession.send, { id: 's2' })
    await settle()
    expect(room.store.get(endSession.submissions)('s2').state).toBe('sending')
    expect(room.store.get(endSession.submissions)('s1').state).toBe('idle')
    await room.server.to(endSessionCall.path)[0]?.answer({})
    await settle()
    expect(room.server.to(sessionsCall.path)).toHaveLength(2)
  })

  test('a password whose answer is lost is confirmed, and lies in no storage', async () => {
    const kept = new Map<string, string>()
    const room = bench({ tab: fakeStorage(kept) })
    void room.store.set(changePassword.send, { oldPassword: 'kabuto2026', newPassword: 'kabuto2027' })
    await settle()
    expect(JSON.stringify([...kept])).toContain(changePasswordCall.path)
    expect(JSON.stringify([...kept])).not.toContain('kabuto202')
    await room.server.sent[0]?.cut()
    expect(room.store.get(changePassword.submissions)().state).toBe('confirming')
  })

  test('the language of the books is the member’s', async () => {
    const room = bench()
    void room.store.set(updateMember.send, { lang: 'en' })
    await settle()
    expect(room.server.sent[0]?.body).toEqual({ lang: 'en' })
  })

  test('the draws of all offers are instants', async () => {
    const room = bench()
    room.server.always(offersCall.path, () => sampleOffers)
    const shown = await room.show(draws({}).atom)
    expect(shown.now()).toEqual(ready(sampleOffers.map(({ draw: { at } }) => Date.parse(at))))
  })
})
