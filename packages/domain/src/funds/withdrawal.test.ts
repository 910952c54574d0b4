import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleFunds, sampleWithdrawalContext } from './samples.ts'
import { fundsSummary } from './summary.ts'
import {
  checkWithdrawal,
  emptyWithdrawal,
  toWithdrawalRequest,
  type WithdrawalContext,
  type WithdrawalDraft,
} from './withdrawal.ts'
import { withdrawable } from './withdrawable.ts'
import { sum } from '../shared/amount/money.ts'
import { inFullWidth, codesOf, toFullWidth } from '../testing.ts'
import { withdrawCall } from './contract.ts'

const draft: WithdrawalDraft = { amount: '500000', cardId: 'c1', fundPassword: '20260712' }

const codes = (changed: Partial<WithdrawalDraft> = {}, context: Partial<WithdrawalContext> = {}): string[] =>
  codesOf(checkWithdrawal({ ...draft, ...changed }, { ...sampleWithdrawalContext, ...context }))

describe('checkWithdrawal', () => {
  test('a good one is not refused', () => expect(codes()).toEqual([]))

  test.each([
    ['999', ['belowMinimum amount']],
    ['1000', []],
    ['2918400', []],
    ['2918401', ['insufficientAvailable amount']],
    ['4313535', ['insufficientAvailable amount']],
    ['4313536', ['insufficientBalance amount']],
    ['50000000', ['insufficientBalance amount']],
    ['50000001', ['withdrawalMax amount']],
    ['', ['required amount']],
    ['0', ['belowMinimum amount']],
    ['-1', ['amountFormat amount']],
    ['1e16', ['amountFormat amount']],
    ['abc', ['amountFormat amount']],
    ['1000.5', ['notWholeNumber amount']],
  ])('an amount of %s gives %j', (amount, expected) => {
    expect(codes({ amount })).toEqual(expected)
    expect(codes({ amount: toFullWidth(amount) })).toEqual(expected)
  })

  test('what is short is short of what can be withdrawn, not of what can be spent', () => {
    expect(checkWithdrawal({ ...draft, amount: '2918401' }, sampleWithdrawalContext)).toEqual([
      {
        code: 'insufficientAvailable',
        params: { need: '2918401', have: '2918400', reserved: '1395135' },
        field: 'amount',
      },
    ])
  })

  test('what a member can do nothing about comes first, then what to do first, then the form', () => {
    const all: Partial<WithdrawalContext> = {
      withdrawBarred: { reason: '口座名義の確認', since: '2026-11-18T00:00:00+09:00' },
      identityVerified: false,
      cardIds: [],
      now: Date.parse('2026-11-23T10:00:00+09:00'),
      pendingId: 'w1',
    }
    expect(codes({ amount: '', fundPassword: '' }, all)).toEqual([
      'withdrawBarred',
      'identityRequired',
      'cardMissing',
      'outsideWindow',
      'fundOperationPending',
      'required amount',
      'required fundPassword',
    ])
    expect(codes({ fundPassword: '' }, { fundPasswordSet: false })).toEqual(['fundPasswordMissing'])
  })

  test.each([
    [{ score: 59, need: 60 }, ['creditTooLow']],
    [{ score: 60, need: 60 }, []],
    [undefined, []],
  ])('the credit score counts only under a rule: %j gives %j', (creditRule, expected) =>
    expect(codes({}, { creditRule })).toEqual(expected),
  )

  test.each(['', ' ', '　', ' 　 '])('a fund password of %j is none', (fundPassword) =>
    expect(codes({ fundPassword })).toEqual(['required fundPassword']),
  )

  test('the one in review is named', () => {
    expect(checkWithdrawal(draft, { ...sampleWithdrawalContext, pendingId: 'w1' })).toEqual([
      { code: 'fundOperationPending', params: { id: 'w1', kind: 'withdrawal' } },
    ])
  })

  test('a bar ends when its time has come', () => {
    const until = '2026-11-20T14:32:00+09:00'
    expect(
      codes({}, { withdrawBarred: { reason: '口座名義の確認', since: '2026-11-18T00:00:00+09:00', until } }),
    ).toEqual([])
  })

  test('whatever is typed is answered by codes that the call knows, and width does not matter', () => {
    const typed = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.stringMatching(/^-?\d{0,17}[.,e]?\d{0,3}$/))
    const known: readonly string[] = withdrawCall.refusals
    fc.assert(
      fc.property(fc.record({ amount: typed, fundPassword: typed }), (changed) => {
        expect(codes(inFullWidth(changed))).toEqual(codes(changed))
        expect(
          codes({ ...changed, cardId: changed.amount }).filter((code) => !known.includes(code.split(' ')[0] ?? '')),
        ).toEqual([])
      }),
      { seed: 4 },
    )
  })

  test('an empty form asks for everything', () =>
    expect(codes(emptyWithdrawal)).toEqual(['required cardId', 'required amount', 'required fundPassword']))

  test('a card of somebody else is no card', () => expect(codes({ cardId: 'x' })).toEqual(['required cardId']))
})

test.each([
  ['１，０００，０００', '1000000'],
  ['1,000', '1000'],
  [' 5000 ', '5000'],
  ['5000.00', '5000.00'],
  ['-5000', '-5000'],
  ['1000.5', '1000.5'],
  ['abc', 'abc'],
])('an amount typed as %s is sent as %s', (amount, sent) => {
  expect(toWithdrawalRequest({ ...draft, amount }).amount).toBe(sent)
})

const borrowable = (pending: string): string =>
  fundsSummary({ ...sampleFunds, credit: { score: 82, limit: '2000000', borrowed: '300000', pending } }).credit
    .borrowable

describe('the figures of the mocks’ book', () => {
  test('follow from its parts', () => {
    expect(sampleFunds).toMatchObject({
      cash: '4313535',
      frozen: '893535',
      available: '3420000',
      withdrawable: '2918400',
      total: '12846855',
      usd: { inYen: '6703978' },
    })
  })

  test('what can be withdrawn is never below zero', () => {
    const funds = fundsSummary({ ...sampleFunds, settled: '100' })
    expect(funds.withdrawable).toBe('0')
    const lines = withdrawable(funds)
    expect(lines.slice(-2)).toEqual([
      { kind: 'clamped', amount: '1196393' },
      { kind: 'withdrawable', amount: '0' },
    ])
    expect(
      sum(
        lines
          .slice(
            lines.findIndex(({ kind }) => kind === 'settled'),
            -1,
          )
          .map(({ amount }) => amount),
      ),
    ).toBe('0')
  })

  test('without a loan there is no line for it', () => {
    const funds = fundsSummary({ ...sampleFunds, loan: null, holds: [] })
    expect(withdrawable(funds).map(({ kind }) => kind)).toEqual([
      'cash',
      'unsettled',
      'unsettled',
      'settled',
      'withdrawable',
    ])
    expect(funds.total).toBe('13149813')
  })

  const call = { cover: '182400', due: '2026-11-25', closeAt: '2026-11-25T12:30:00+09:00' }

  test('while cover is asked for nothing can be withdrawn, and the lines say that it is kept for it', () => {
    const funds = fundsSummary({ ...sampleFunds, margin: { ratio: '17.42', call } })
    expect(funds.withdrawable).toBe('0')
    expect(withdrawable(funds).slice(-2)).toEqual([
      { kind: 'call', amount: '-2918400' },
      { kind: 'withdrawable', amount: '0' },
    ])
  })

  test('without a position on margin nothing is kept for one', () => {
    const funds = fundsSummary({ ...sampleFunds, settled: '100', margin: null })
    expect(withdrawable(funds).slice(-2)).toMatchObject([{ kind: 'clamped' }, { kind: 'withdrawable', amount: '0' }])
  })

  test('without anything left there is nothing to keep for the cover', () => {
    const empty = { ...sampleFunds, settled: '100', margin: { ratio: '17.42', call } }
    expect(withdrawable(fundsSummary(empty)).slice(-2)).toMatchObject([{ kind: 'clamped' }, { kind: 'withdrawable' }])
  })

  test('dollars are taken apart as yen are, and count with American shares', () => {
    const usd = {
      settled: '40000',
      unsettled: [{ amount: '3000', what: 'KABU', settles: '2026-11-24', tradingDays: 'T+1' as const }],
      holds: [{ id: 'h3', kind: 'order' as const, amount: '1200', what: 'KABU' }],
      shares: '475.86',
      mid: '154.20',
    }
    expect(fundsSummary({ ...sampleFunds, usd })).toMatchObject({
      usd: { cash: '43000', frozen: '1200', available: '41800', amount: '43475.86', inYen: '6703978' },
      total: '12846855',
    })
  })

  test('stakes and paid lots count in the total, each by itself', () => {
    const { shares, total } = fundsSummary({ ...sampleFunds, stakes: '300000', lots: '150000' })
    expect([shares, total]).toEqual(['2058300', '13296855'])
  })

  test('profit is what is left when all is closed', () => {
    expect([sampleFunds.gain, sampleFunds.closingFees, sampleFunds.profit]).toEqual(['128500', '1560', '126940'])
  })

  test('what can be borrowed is the limit less what is lent and what is asked for', () => {
    expect(['0', '200000', '1700000', '1700001'].map(borrowable)).toEqual(['1700000', '1500000', '0', '0'])
  })

  test('why not all of it: each part leads from one total to the next', () => {
    const lines = withdrawable(sampleFunds)
    const amountOf = (kind: string): string => lines.find((line) => line.kind === kind)?.amount ?? ''
    const between = (from: string, to: string): string => {
      const start = lines.findIndex(({ kind }) => kind === from)
      return sum(
        lines
          .slice(
            start,
            lines.findIndex(({ kind }) => kind === to),
          )
          .map(({ amount }) => amount),
      )
    }
    expect(between('cash', 'settled')).toBe(amountOf('settled'))
    expect(between('settled', 'withdrawable')).toBe(amountOf('withdrawable'))
    expect(lines.map(({ kind }) => kind)).toEqual([
      'cash',
      'unsettled',
      'unsettled',
      'settled',
      'hold',
      'hold',
      'loan',
      'withdrawable',
    ])
  })
})
