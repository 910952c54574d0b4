import { describe, expect, test } from 'vitest'
import { servicesAtom } from '../app.ts'
import { dropIntent, hasIntents, type Intent, keepIntent, keptIntents } from './intents.ts'
import { bench, fakeStorage } from './testing.ts'

const KEY = 'kabuto.sent'

function servicesOver(rows: Map<string, string>) {
  return bench({ tab: fakeStorage(rows) }).store.get(servicesAtom)
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
    const services = servicesOver(rows)
    expect([hasIntents(services), keptIntents(services)]).toEqual([false, []])
    for (const key of ['a', 'b', 'c']) keepIntent(services, intent(key))
    dropIntent(services, 'b')
    const reloaded = servicesOver(rows)
    expect([hasIntents(reloaded), keptIntents(reloaded)]).toEqual([true, [intent('a'), intent('c')]])
    dropIntent(services, 'a')
    dropIntent(services, 'c')
    expect([hasIntents(services), keptIntents(services), rows.size]).toEqual([false, [], 0])
  })

  test('is kept once under its key', () => {
    const services = servicesOver(new Map())
    for (const amount of ['500', '600']) keepIntent(services, intent('a', amount))
    keepIntent(services, intent('b'))
    expect(keptIntents(services)).toEqual([intent('a', '600'), intent('b')])
  })

  test('by nobody in particular is kept without an account', () => {
    const services = servicesOver(new Map())
    keepIntent(services, { ...intent('a'), account: undefined })
    expect(keptIntents(services).map(({ account }) => account)).toEqual([undefined])
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
    expect(keptIntents(servicesOver(new Map([[KEY, text]])))).toEqual([])
  })

  test('is read from among what is none', () => {
    const services = servicesOver(new Map([[KEY, JSON.stringify([1, intent('a'), null])]]))
    expect(keptIntents(services)).toEqual([intent('a')])
  })
})
