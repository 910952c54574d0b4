import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balanceOf, type Entry, entryOf, imbalanceOf, movement } from './posting.ts'

test('an entry exists only balanced, currency by currency', () => {
  const yen = movement('available', 'frozen', { currency: 'JPY', amount: '500000' })
  expect(entryOf('withdrawal', yen)).toEqual({ entry: { cause: 'withdrawal', postings: yen } })
  expect(
    entryOf('exchange', [
      { account: 'available', currency: 'JPY', amount: '-15420' },
      { account: 'available', currency: 'USD', amount: '15420' },
    ]),
  ).toEqual({
    imbalance: { JPY: '-15420', USD: '15420' },
  })
})

test('a movement takes from one account what it gives to the other', () => {
  expect(movement('a', 'b', { currency: 'USD', amount: '1.50' })).toEqual([
    { account: 'a', currency: 'USD', amount: '-1.5' },
    { account: 'b', currency: 'USD', amount: '1.50' },
  ])
})

test('a balance is the sum of its postings in its currency', () => {
  const entries: Entry[] = [
    {
      cause: 'deposit',
      postings: [
        ...movement('world', 'available', { currency: 'JPY', amount: '1000' }),
        ...movement('world', 'available', { currency: 'USD', amount: '2' }),
      ],
    },
    { cause: 'hold', postings: movement('available', 'frozen', { currency: 'JPY', amount: '300' }) },
  ]
  expect([
    balanceOf(entries, 'available', 'JPY'),
    balanceOf(entries, 'frozen', 'JPY'),
    balanceOf(entries, 'available', 'USD'),
    balanceOf(entries, 'loan', 'JPY'),
  ]).toEqual(['700', '300', '2', '0'])
})

test('whatever is moved about, all accounts together hold nothing', () => {
  const accounts = fc.constantFrom('available', 'frozen', 'unsettled', 'world')
  const amounts = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => String(cents / 100))
  const movements = fc.array(
    fc.record({
      from: accounts,
      to: accounts,
      currency: fc.constantFrom('JPY' as const, 'USD' as const),
      amount: amounts,
    }),
  )
  fc.assert(
    fc.property(movements, (moves) => {
      const postings = moves.flatMap(({ from, to, currency, amount }) => movement(from, to, { currency, amount }))
      expect(imbalanceOf(postings)).toEqual({})
    }),
    { seed: 7 },
  )
})
