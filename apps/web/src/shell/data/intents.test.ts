import { describe, expect, test } from 'vitest'
import { machineAtom } from '../app.ts'
import { dropIntent, hasIntents, type Intent, keepIntent, keptIntents } from './intents.ts'
import { bench, fakeStorage } from './testing.ts'

const KEY = 'kabuto.sent'

function machineOver(rows: Map<string, string>) {
  return bench({ tab: fakeStorage(rows) }).store.get(machineAtom)
}

const intent = (key: string, amount = '500'): Intent => ({
  path: 'test/pay',
  subject: 'w1',
  key,
  account: '0000000001',
  input: { amount },
})

describe('what was sent and not answered', () => {
  test('is kept in its order, also over a reload, until its answer is there', () => {
    const rows = new Map<string, string>()
    const machine = machineOver(rows)
    expect([hasIntents(machine), keptIntents(machine)]).toEqual([false, []])
    for (const key of ['a', 'b', 'c']) keepIntent(machine, intent(key))
    dropIntent(machine, 'b')
    const reloaded = machineOver(rows)
    expect([hasIntents(reloaded), keptIntents(reloaded)]).toEqual([true, [intent('a'), intent('c')]])
    dropIntent(machine, 'a')
    dropIntent(machine, 'c')
    expect([hasIntents(machine), keptIntents(machine), rows.size]).toEqual([false, [], 0])
  })

  test('is kept once under its key', () => {
    const machine = machineOver(new Map())
    for (const amount of ['500', '600']) keepIntent(machine, intent('a', amount))
    keepIntent(machine, intent('b'))
    expect(keptIntents(machine)).toEqual([intent('a', '600'), intent('b')])
  })

  test('by nobody in particular is kept without an account', () => {
    const machine = machineOver(new Map())
    keepIntent(machine, { ...intent('a'), account: undefined })
    expect(keptIntents(machine).map(({ account }) => account)).toEqual([undefined])
  })

  test.each([
    ['nothing', ''],
    ['no JSON', 'not json'],
    ['no list', '{"path":"test/pay"}'],
    ['a number', '1'],
    ['rows of another shape', '[1,null,"a",{"path":"test/pay","subject":"","key":"k"}]'],
    ['a row without a key', '[{"path":"test/pay","subject":"w1","account":"0000000001","input":{}}]'],
    ['a row of an input that is none', '[{"path":"test/pay","subject":"w1","key":"k","input":"500"}]'],
  ])('is nothing where the storage holds %s', (_, text) => {
    expect(keptIntents(machineOver(new Map([[KEY, text]])))).toEqual([])
  })

  test('is read from among what is none', () => {
    const machine = machineOver(new Map([[KEY, JSON.stringify([1, intent('a'), null])]]))
    expect(keptIntents(machine)).toEqual([intent('a')])
  })
})
