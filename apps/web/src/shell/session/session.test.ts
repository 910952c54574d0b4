import { describe, expect, test } from 'vitest'
import { fakeStorage } from '../data/testing.ts'
import { memoryOver } from '../device/memory.ts'
import {
  changeByOtherTab,
  changeWhileFrozen,
  type Credentials,
  credentialsOf,
  keepCredentials,
  readCredentials,
} from './session.ts'

/** What stands in the storage; the native shell reads the same keys. */
function memoryOf(rows: Record<string, string>) {
  const kept = new Map(Object.entries(rows))
  return { memory: memoryOver(() => fakeStorage(kept)), kept: () => Object.fromEntries(kept) }
}

const both: [what: string, rows: Record<string, string>, credentials: Credentials][] = [
  [
    'an administrator',
    { tokend: 't1', account: '0000000001', is_admin: '1' },
    { token: 't1', account: '0000000001', isAdmin: '1' },
  ],
  ['a member', { tokend: 't1', account: '0000000001' }, { token: 't1', account: '0000000001', isAdmin: undefined }],
]

describe('the storage', () => {
  test.each(both)('holds the session of %s under the keys of the specification', (_, rows, credentials) => {
    expect(readCredentials(memoryOf(rows).memory)).toEqual(credentials)
    // Whatever the one before has left there is written over.
    const { memory, kept } = memoryOf({ tokend: 'old', account: 'old', is_admin: 'old', lang: 'en' })
    keepCredentials(memory, credentials)
    expect(kept()).toEqual({ ...rows, lang: 'en' })
  })

  test('holds nothing of a session after it', () => {
    const { memory, kept } = memoryOf({ tokend: 't1', account: '0000000001', is_admin: '1', lang: 'en' })
    keepCredentials(memory, undefined)
    expect(kept()).toEqual({ lang: 'en' })
  })

  test.each([
    ['nothing', {}],
    ['a token of nobody', { tokend: 't1' }],
    ['an account without a token', { account: '0000000001' }],
    ['an empty token', { tokend: '', account: '0000000001' }],
    ['an empty account', { tokend: 't1', account: '' }],
    ['an administrator alone', { is_admin: '1' }],
  ])('that holds %s holds no session', (_, rows) => {
    expect(readCredentials(memoryOf(rows).memory)).toBeUndefined()
  })
})

test('the answer of a login is what the calls need of it', () => {
  const session = { token: 't1', account: '0000000001', expiresAt: '2026-11-21T14:32:00+09:00' }
  expect(credentialsOf(session)).toEqual({ token: 't1', account: '0000000001', isAdmin: undefined })
  expect(credentialsOf({ ...session, is_admin: '1' }).isAdmin).toBe('1')
})

describe('another tab', () => {
  const mine: Credentials = { token: 't1', account: '0000000001', isAdmin: undefined }
  const other: Credentials = { token: 't2', account: '0000000002', isAdmin: undefined }
  const gone = { key: 'tokend', oldValue: 't1', newValue: null }
  const came = { key: 'account', oldValue: null, newValue: '0000000001' }

  test.each([
    ['logs out who is logged in here too', gone, { mine, kept: undefined }, 'loggedOut'],
    ['logs out another member', { ...gone, oldValue: 't2' }, { mine, kept: undefined }, undefined],
    ['takes a token away where nobody is logged in', gone, { mine: undefined, kept: undefined }, undefined],
    ['takes something else away that reads alike', { ...gone, key: 'before' }, { mine, kept: undefined }, undefined],
    ['logs somebody in where nobody is', came, { mine: undefined, kept: mine }, 'loggedIn'],
    ['logs another member in', came, { mine, kept: other }, undefined],
    ['has written the token and not yet the account', came, { mine: undefined, kept: undefined }, undefined],
    ['logs in anew', { key: 'tokend', oldValue: 't1', newValue: 't3' }, { mine, kept: mine }, undefined],
    ['chooses another language', { key: 'lang', oldValue: 'ja', newValue: null }, { mine, kept: mine }, undefined],
  ] as const)('%s', (_, event, credentials, change) => {
    expect(changeByOtherTab(event, credentials)).toBe(change)
  })
})

describe('a page that comes back from the memory of the browser', () => {
  const other: Credentials = { token: 't2', account: '0000000002', isAdmin: undefined }
  const [mine, again] = [other, { ...other }].map((each) => ({ ...each, token: 't1', account: '0000000001' }))
  test.each([
    ['with the session that it left with', { mine, kept: again }, undefined],
    ['after a log-out', { mine, kept: undefined }, 'loggedOut'],
    ['after the log-in of another member', { mine, kept: other }, 'loggedIn'],
    ['after a log-in where nobody was', { mine: undefined, kept: other }, 'loggedIn'],
    ['to nobody, as before', { mine: undefined, kept: undefined }, undefined],
  ])('%s', (_, sessions, change) => {
    expect(changeWhileFrozen(sessions)).toBe(change)
  })
})
