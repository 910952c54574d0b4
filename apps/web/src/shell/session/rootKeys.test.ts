import { expect, test } from 'vitest'
import { fakeStorage } from '../data/testing.ts'
import { memoryOver } from '../device/memory.ts'
import { removeRootKeys } from './rootKeys.ts'

const others = { tokend: 't1', account: '0000000001', is_admin: '1', lang: 'en', 'kabuto.masked': '1', TKLM: 'x' }

test.each([[['tklm', 'zjkm', 'hklm']], [['tklm']], [['zjkm']], [['hklm']], [[]]])(
  'of %j nothing is left, and everything else',
  (names) => {
    const kept = new Map(Object.entries({ ...others, ...Object.fromEntries(names.map((name) => [name, '1'])) }))
    removeRootKeys(memoryOver(() => fakeStorage(kept)))
    expect(Object.fromEntries(kept)).toEqual(others)
  },
)
