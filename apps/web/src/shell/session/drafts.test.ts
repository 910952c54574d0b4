import { expect, test } from 'vitest'
import { fakeStorage } from '../data/testing.ts'
import { draftsOf, forgetDrafts } from './drafts.ts'
import { memoryOver } from '../device/memory.ts'

function tab() {
  const kept = new Map<string, string>()
  return { memory: memoryOver(() => fakeStorage(kept)), kept }
}

test('what one member has half typed is theirs, form by form, until it is taken away', () => {
  const { memory, kept } = tab()
  const mine = draftsOf(memory, '0000000001')
  mine.write('withdraw', { amount: '500' })
  mine.write('deposit', { amount: '700' })
  expect(mine.read('withdraw')).toEqual({ amount: '500' })
  expect(draftsOf(memory, '0000000001').read('deposit')).toEqual({ amount: '700' })
  expect(draftsOf(memory, '0000000002').read('withdraw')).toBeUndefined()
  expect(draftsOf(memory, undefined).read('withdraw')).toBeUndefined()
  mine.write('withdraw', undefined)
  mine.write('deposit', undefined)
  expect([...kept]).toEqual([])
})

test('junk in the storage is no draft', () => {
  const { memory, kept } = tab()
  for (const junk of ['{half', '12', 'null', '"text"']) {
    kept.set('kabuto.drafts.0000000001', junk)
    expect(draftsOf(memory, '0000000001').read('withdraw')).toBeUndefined()
    draftsOf(memory, '0000000001').write('deposit', { amount: '700' })
    expect([...kept]).toEqual([['kabuto.drafts.0000000001', '{"deposit":{"amount":"700"}}']])
  }
})

test('what nobody has half typed is under no account', () => {
  const { memory, kept } = tab()
  draftsOf(memory, undefined).write('register', { name: 'x' })
  expect([...kept.keys()]).toEqual(['kabuto.drafts.'])
})

test('a log-out leaves nothing of that member', () => {
  const { memory, kept } = tab()
  draftsOf(memory, '0000000001').write('withdraw', { amount: '500' })
  draftsOf(memory, '0000000002').write('withdraw', { amount: '900' })
  forgetDrafts(memory, '0000000001')
  expect([...kept.keys()]).toEqual(['kabuto.drafts.0000000002'])
})
