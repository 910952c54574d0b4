import { describe, expect, test } from 'vitest'
import { stepsFrom, toLots } from './lots.ts'

const least = { value: 100, reason: '最低 100株です。' }
const most = { value: 1000, reason: '最大 1,000株です。' }

describe('one press', () => {
  test.each([
    ['0', { to: '100' }, { to: '0' }],
    ['', { to: '100' }, { to: '0' }],
    ['100', { to: '200' }, { to: '0' }],
    ['150', { to: '200' }, { to: '100' }],
    ['199', { to: '200' }, { to: '100' }],
    ['200', { to: '300' }, { to: '100' }],
    ['-300', { to: '100' }, { to: '0' }],
    ['250.9', { to: '300' }, { to: '200' }],
    ['abc', { to: '100' }, { to: '0' }],
  ])('from “%s” without limits', (value, up, down) => {
    expect(stepsFrom(value, { lot: 100 })).toEqual({ up, down })
  })

  test('goes no further than the largest quantity, and says why', () => {
    expect(stepsFrom('900', { lot: 100, most }).up).toEqual({ to: '1000' })
    expect(stepsFrom('950', { lot: 100, most }).up).toEqual({ to: '1000' })
    expect(stepsFrom('1000', { lot: 100, most }).up).toEqual({ reason: most.reason })
    expect(stepsFrom('1000', { lot: 100, most }).down).toEqual({ to: '900' })
  })

  test('goes no further than the smallest quantity, and says why', () => {
    expect(stepsFrom('200', { lot: 100, least }).down).toEqual({ to: '100' })
    expect(stepsFrom('100', { lot: 100, least }).down).toEqual({ reason: least.reason })
    expect(stepsFrom('150', { lot: 100, least }).down).toEqual({ to: '100' })
  })

  test('from below the smallest quantity leads to it', () => {
    const three = { value: 300, reason: '最低 300株です。' }
    expect(stepsFrom('0', { lot: 100, least: three }).up).toEqual({ to: '300' })
    expect(stepsFrom('300', { lot: 100, least: three }).up).toEqual({ to: '400' })
  })

  test('an endless number is as large as a number is exact', () => {
    expect(stepsFrom('1e400', { lot: 1, most }).up).toEqual({ reason: most.reason })
    expect(stepsFrom('1e400', { lot: 1 }).down).toEqual({ to: String(Number.MAX_SAFE_INTEGER - 1) })
  })
})

test('what is whole stays as it was typed', () => {
  expect(toLots('99999999999999999999', 1)).toBe('99999999999999999999')
})

test.each([
  ['', ''],
  ['0', '0'],
  ['300', '300'],
  ['350', '300'],
  ['399', '300'],
  ['50', '100'],
  ['1', '100'],
  ['12345', '12300'],
])('the whole lots in “%s” are “%s”', (value, lots) => {
  expect(toLots(value, 100)).toBe(lots)
})
