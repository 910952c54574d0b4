import type { Amount, Currency } from '@kabuto/domain/shared'
import { describe, expect, test } from 'vitest'
import type { AccountContext } from '../../engine/context.ts'
import { booksOf } from '../testing.ts'
import { inAccount, type JournalEntry, type LedgerAccount } from '../../rows/accounts.ts'
import { availableIn, cashIn, netAgainstUnsettled, settledIn, settleLater, waiveBelowZero } from './cash.ts'
import { faultsIn } from './checks.ts'
import { balancesOf, post, transfer } from './journal.ts'

const MEMBER = '0000000001'
const at = (day: string): number => Date.parse(`${day}T00:00:00+09:00`)

async function paidIn(amount: Amount, currency: Currency = 'JPY'): Promise<AccountContext> {
  const context = booksOf(MEMBER)
  await post(context, 'deposit', 'd1', transfer({ from: 'outside', to: 'available', amount, currency }))
  return context
}

const sale = (amount: Amount, settles: string, symbol = '0712') => ({ symbol, settles, from: at(settles), amount })

const move = (context: AccountContext, from: LedgerAccount, to: LedgerAccount, amount: Amount): Promise<void> =>
  post(context, 'orderHeld', 'o1', transfer({ from, to, amount }))

const entriesOf = async ({ work }: AccountContext): Promise<JournalEntry[]> => work.ownedBy('entries', MEMBER)

async function unsettledOf({ work }: AccountContext): Promise<string[]> {
  const rows = await work.ownedBy('unsettled', MEMBER)
  return rows.map(({ amount, settles, currency }) => `${amount} ${currency} ${settles}`).toSorted()
}

describe('cash', () => {
  test('is what can be used, what is held and what is put up as margin', async () => {
    const context = await paidIn('1000')
    await move(context, 'available', 'frozen', '200')
    await move(context, 'available', 'margin', '300')
    const balances = await balancesOf(context)
    expect([cashIn(balances, 'JPY'), cashIn(balances, 'USD')]).toEqual(['1000', '0'])
    expect(await availableIn(context, 'JPY')).toBe('500')
    expect(await availableIn(context, 'USD')).toBe('0')
  })

  test('is settled but for proceeds whose day has not come', async () => {
    const context = await paidIn('1000')
    await settleLater(context, 'sale', 's1', { currency: 'JPY', parts: [sale('400', '2026-11-25')] })
    expect(settledIn(await balancesOf(context), 'JPY')).toBe('600')
  })
})

describe('proceeds', () => {
  test('settle each on its own day, in their currency', async () => {
    const context = await paidIn('1000', 'USD')
    const parts = [sale('7', '2026-11-25'), sale('3', '2026-11-24')]
    await settleLater(context, 'stakeEnded', 's1', { currency: 'USD', parts })
    expect(await unsettledOf(context)).toEqual(['3 USD 2026-11-24', '7 USD 2026-11-25'])
    expect((await entriesOf(context)).slice(1)).toMatchObject(
      ['7', '3'].map((amount) => ({
        cause: 'stakeEnded',
        record: 's1',
        postings: [
          { account: 'clearing', currency: 'USD', amount: `-${amount}` },
          { account: 'unsettled', currency: 'USD', amount },
        ],
      })),
    )
    expect(context.work.touched().filter(({ owner }) => owner !== MEMBER)).toEqual([])
    expect(await context.work.firstDue(MEMBER, Infinity)).toMatchObject({ due: at('2026-11-24') })
    // Dollars that were not paid in would be a fault; these were.
    expect(faultsIn(context.work.touched())).toEqual([])
  })
})

/** 1,000 yen of which 100 + 500 + 300 are not settled: on the 25th, the 24th and the 26th. */
async function afterSales(): Promise<AccountContext> {
  const context = await paidIn('1000')
  const parts = [
    sale('100', '2026-11-25', '0001'),
    sale('500', '2026-11-24', '0002'),
    sale('300', '2026-11-26', '0003'),
  ]
  await settleLater(context, 'sale', 's1', { currency: 'JPY', parts })
  return context
}

/** What is netted when so much has just been paid. */
async function netted(context: AccountContext, paid: Amount): Promise<string[]> {
  await move(context, 'available', 'stakes', paid)
  const parts = await netAgainstUnsettled(context, 'JPY', 'p1')
  return parts.map(({ amount, symbol, settles, from }) => `${amount} ${symbol} ${settles} ${from === at(settles)}`)
}

describe('a payment', () => {
  test('uses settled cash first', async () => {
    const context = await afterSales()
    expect(await netted(context, '100')).toEqual([])
    expect(await unsettledOf(context)).toHaveLength(3)
  })

  test('uses the earliest proceeds next, a part of them if that is enough', async () => {
    const context = await afterSales()
    expect(await netted(context, '300')).toEqual(['200 0002 2026-11-24 true'])
    expect(await unsettledOf(context)).toEqual(['100 JPY 2026-11-25', '300 JPY 2026-11-24', '300 JPY 2026-11-26'])
    expect((await entriesOf(context)).at(-1)).toMatchObject({
      cause: 'netted',
      record: 'p1',
      postings: [
        { account: 'unsettled', currency: 'JPY', amount: '-200' },
        { account: 'clearing', currency: 'JPY', amount: '200' },
      ],
    })
    expect(settledIn(await balancesOf(context), 'JPY')).toBe('0')
  })

  test('uses proceeds up whole, one after the other', async () => {
    const context = await afterSales()
    expect(await netted(context, '600')).toEqual(['500 0002 2026-11-24 true'])
    expect(await unsettledOf(context)).toEqual(['100 JPY 2026-11-25', '300 JPY 2026-11-26'])
    const more = await afterSales()
    expect(await netted(more, '750')).toEqual([
      '500 0002 2026-11-24 true',
      '100 0001 2026-11-25 true',
      '50 0003 2026-11-26 true',
    ])
    expect(await unsettledOf(more)).toEqual(['250 JPY 2026-11-26'])
  })

  test('in dollars leaves proceeds in yen alone', async () => {
    const context = await afterSales()
    await post(context, 'deposit', 'd2', transfer({ from: 'outside', to: 'available', amount: '9', currency: 'USD' }))
    await settleLater(context, 'sale', 's2', { currency: 'USD', parts: [sale('4', '2026-11-23')] })
    await post(context, 'staked', 'p2', transfer({ from: 'available', to: 'stakes', amount: '6', currency: 'USD' }))
    expect(await netAgainstUnsettled(context, 'USD', 'p2')).toMatchObject([{ amount: '1', settles: '2026-11-23' }])
    expect(await unsettledOf(context)).toContain('3 USD 2026-11-23')
    expect(await unsettledOf(context)).toContain('500 JPY 2026-11-24')
    expect(await netted(context, '250')).toEqual(['150 0002 2026-11-24 true'])
  })

  test('leaves settled what a pending withdrawal will take in cash, in yen only', async () => {
    const context = await afterSales()
    const pending = { id: 'w1', state: 'pending', amount: '60', decidedAt: '2026-11-20T14:33:00+09:00' }
    context.work.put('withdrawals', pending as never, MEMBER)
    await move(context, 'available', 'frozen', '60')
    expect(await netted(context, '50')).toEqual(['10 0002 2026-11-24 true'])
    await post(context, 'deposit', 'd2', transfer({ from: 'outside', to: 'available', amount: '9', currency: 'USD' }))
    await settleLater(context, 'sale', 's2', { currency: 'USD', parts: [sale('4', '2026-11-23')] })
    expect(await netAgainstUnsettled(context, 'USD', 'p2')).toEqual([])
  })
})

describe('a debt to the simulation', () => {
  test('is waived: cash ends at zero, and what was waived is told', async () => {
    const context = await paidIn('1000')
    await move(context, 'available', 'result', '1300')
    expect(await waiveBelowZero(context, 'JPY', 'p1')).toBe('300')
    expect((await entriesOf(context)).at(-1)).toMatchObject({ cause: 'waived', record: 'p1' })
    const balances = await balancesOf(context)
    expect([inAccount(balances, 'JPY', 'available'), inAccount(balances, 'JPY', 'outside')]).toEqual(['0', '-1300'])
  })

  test('in dollars is waived in dollars; where there is none nothing is booked', async () => {
    const context = await paidIn('1000')
    expect(await waiveBelowZero(context, 'JPY', 'p1')).toBe('0')
    expect(await entriesOf(context)).toHaveLength(1)
    await post(context, 'fees', 'f1', transfer({ from: 'available', to: 'fees', amount: '2.5', currency: 'USD' }))
    expect(await waiveBelowZero(context, 'USD', 'p1')).toBe('2.5')
    expect(await availableIn(context, 'USD')).toBe('0')
    expect(await availableIn(context, 'JPY')).toBe('1000')
  })
})

describe('an entry', () => {
  test('is booked at its time, for its owner, without what is zero', async () => {
    const context = booksOf(MEMBER, at('2026-11-20'))
    await post(context, 'sale', 's1', [
      ...transfer({ from: 'shares', to: 'available', amount: '500' }),
      ...transfer({ from: 'available', to: 'fees', amount: '0' }),
    ])
    expect(await entriesOf(context)).toMatchObject([{ cause: 'sale', record: 's1', at: at('2026-11-20') }])
    expect((await entriesOf(context))[0]?.postings).toEqual([
      { account: 'shares', currency: 'JPY', amount: '-500' },
      { account: 'available', currency: 'JPY', amount: '500' },
    ])
    expect(await balancesOf(context)).toEqual({ id: MEMBER, JPY: { shares: '-500', available: '500' }, USD: {} })
    expect(await context.work.ownedBy('balances', MEMBER)).toHaveLength(1)
  })

  test('of nothing is none', async () => {
    const context = booksOf(MEMBER)
    await post(context, 'fees', 'f1', transfer({ from: 'available', to: 'fees', amount: '0' }))
    expect(context.work.changes()).toEqual([])
    expect(await balancesOf(context)).toEqual({ JPY: {}, USD: {} })
  })

  test('that does not balance is refused, and says what is left over', async () => {
    const context = booksOf(MEMBER)
    const postings = [{ account: 'available', currency: 'JPY', amount: '5' }] as const
    await expect(post(context, 'sale', 's1', postings)).rejects.toThrow('sale of s1 does not balance: {"JPY":"5"}')
    expect(context.work.changes()).toEqual([])
  })
})
