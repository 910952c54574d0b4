import { memberCall, sampleMember, setFundPasswordCall } from '@kabuto/domain/account'
import { confirming, done } from '@kabuto/domain/shared'
import { expect, test } from 'vitest'
import { bench, fakeStorage, settle, useFakePage } from '../shell/data/testing.ts'
import { member } from '../shell/data/shared.ts'
import { setFundPassword } from './fundPassword.ts'

useFakePage()

test.each([
  ['changed', { fundPassword: '20270301', oldPassword: '20260712' }],
  ['reset', { fundPassword: '20270301', password: 'kabuto2026' }],
])(
  'a lost answer is asked for again, no password is kept, and the member is read again: %s',
  async (outcome, request) => {
    const kept = new Map<string, string>()
    const { store, server, show } = bench({ tab: fakeStorage(kept) })
    server.always(memberCall.path, () => sampleMember)
    await show(member({}).atom)
    await settle()
    server.sent.length = 0
    void store.set(setFundPassword.send, request)
    await settle()
    expect(server.sent[0]?.body).toEqual(request)
    await server.sent[0]?.cut()
    expect(store.get(setFundPassword.submissions)()).toEqual(confirming())
    const left = [...kept.values()].join()
    expect(left).toContain(setFundPasswordCall.path)
    for (const secret of Object.values(request)) expect(left).not.toContain(secret)
    await settle(500)
    await server.sent[1]?.answer({ outcome }, '変更しました。')
    await settle()
    expect(store.get(setFundPassword.submissions)()).toEqual(done({ outcome }))
    expect(server.sent.map(({ path }) => path)).toEqual([
      setFundPasswordCall.path,
      setFundPasswordCall.path,
      memberCall.path,
    ])
    expect(server.sent[1]?.headers.get('idempotency-key')).toBe(server.sent[0]?.headers.get('idempotency-key'))
  },
)
