import { describe, expect, test } from 'vitest'
import { combine, failed, type Loadable, loading, mapped, ready, refreshing, staleOf, valueOf } from './loadable.ts'
import { refuse } from './refusal/refusal.ts'

const offline = refuse('offline', {})
const timeout = refuse('timeout', {})
const atNine = { since: Date.parse('2026-11-20T09:00:00+09:00'), refusal: offline }
const atTen = { since: Date.parse('2026-11-20T10:00:00+09:00'), refusal: timeout }

describe('several as one', () => {
  const cases: [what: string, one: Loadable<number>, two: Loadable<string>, both: Loadable<unknown>][] = [
    ['all there', ready(1), ready('a'), ready({ one: 1, two: 'a' })],
    ['one still on its way', ready(1), loading(), loading()],
    ['the other still on its way', loading(), refreshing('a'), loading()],
    ['one asked again', refreshing(1), ready('a'), refreshing({ one: 1, two: 'a' })],
    ['one without a value', failed(offline), ready('a'), failed(offline)],
    ['no value wins over one on its way', loading(), failed(timeout), failed(timeout)],
    ['one stale', ready(1, atNine), ready('a'), ready({ one: 1, two: 'a' }, atNine)],
    ['the other stale', ready(1), ready('a', atTen), ready({ one: 1, two: 'a' }, atTen)],
    ['both: the older', ready(1, atNine), ready('a', atTen), ready({ one: 1, two: 'a' }, atNine)],
    ['both, the other way round', ready(1, atTen), refreshing('a', atNine), refreshing({ one: 1, two: 'a' }, atNine)],
  ]
  test.each(cases)('%s', (_, one, two, both) => {
    expect(combine({ one, two })).toEqual(both)
  })
})

test('what is there to show', () => {
  expect([loading<number>(), failed<number>(offline), ready(1), refreshing(2)].map(valueOf)).toEqual([
    undefined,
    undefined,
    1,
    2,
  ])
})

test('how stale a value is, is known only of one that is there', () => {
  const all = [loading<number>(), failed<number>(offline), ready(1), ready(1, atNine), refreshing(2, atTen)]
  expect(all.map(staleOf)).toEqual([undefined, undefined, undefined, atNine, atTen])
})

const twice = (value: number): number => value * 2

test('another value keeps the state, and how stale it is', () => {
  expect(mapped(ready(2, atNine), twice)).toEqual(ready(4, atNine))
  expect(mapped(refreshing(2), twice)).toEqual(refreshing(4))
  expect(mapped(loading<number>(), twice)).toEqual(loading())
  expect(mapped(failed<number>(offline), twice)).toEqual(failed(offline))
})
