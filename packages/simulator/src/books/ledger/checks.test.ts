import type { Amount, Currency } from '@kabuto/domain/shared'
import { describe, expect, test } from 'vitest'
import { memoryStore } from '../../engine/memoryStore.ts'
import { beginWork, type Work } from '../../engine/work.ts'
import type { LedgerAccount } from '../../rows/accounts.ts'
import type { CollectionName } from '../../rows/collections.ts'
import { faultsIn } from './checks.ts'
import { claimsOf } from './claims.ts'

const MEMBER = '0000000001'
const OTHER = '0000000002'
const NOW = Date.parse('2026-11-20T14:32:00+09:00')

type Amounts = Partial<Record<LedgerAccount, Amount>>

function balances(JPY: Amounts, USD: Amounts = {}, id = MEMBER): never {
  return { id, JPY, USD } as never
}

function entry(id: string, amounts: Amounts, currency: Currency = 'JPY'): never {
  const postings = Object.entries(amounts).map(([account, amount]) => ({ account, currency, amount }))
  return { id, cause: 'deposit', record: 'r', at: NOW, postings } as never
}

/** The faults of what one unit of work writes, over books in which another one has written before. */
async function faults(write: (work: Work) => void | Promise<void>, before?: (work: Work) => void): Promise<string[]> {
  const store = memoryStore()
  const earlier = beginWork(store)
  before?.(earlier)
  expect(faultsIn(earlier.touched())).toEqual([])
  await store.commit(earlier.changes())
  const work = beginWork(store)
  await write(work)
  return faultsIn(work.touched())
}

/** 0000000001 has paid in 1,000 yen. */
function paidIn(work: Work): void {
  work.put('entries', entry('e1', { outside: '-1000', available: '1000' }), MEMBER)
  work.put('balances', balances({ outside: '-1000', available: '1000' }), MEMBER)
}

const withdrawal = (state: string): never => ({ id: 'w1', state, amount: '300', decidedAt: '2026-11-20' }) as never

/** 300 of 1,000 yen are held for a withdrawal. */
function held(work: Work): void {
  work.put('entries', entry('e1', { outside: '-1000', available: '700', frozen: '300' }), MEMBER)
  work.put('balances', balances({ outside: '-1000', available: '700', frozen: '300' }), MEMBER)
  work.put('withdrawals', withdrawal('pending'), MEMBER)
}

/** The member has called it off. */
async function released(work: Work): Promise<void> {
  await work.get('balances', MEMBER)
  await work.get('withdrawals', 'w1')
  work.put('entries', entry('e2', { frozen: '-300', available: '300' }), MEMBER)
  work.put('balances', balances({ outside: '-1000', available: '1000' }), MEMBER)
  work.put('withdrawals', withdrawal('cancelled'))
}

/** As when a simulation begins anew. */
async function moved(work: Work): Promise<void> {
  for (const row of await work.ownedBy('entries', MEMBER)) work.put('entries', row, 'archive')
  await work.get('balances', MEMBER)
  work.remove('balances', MEMBER)
  work.put('balances', balances({ outside: '-1000', available: '1000' }, {}, 'archive'), 'archive')
}

/** The first entry gets another cause. */
async function otherwise(work: Work): Promise<void> {
  const [row] = await work.ownedBy('entries', MEMBER)
  if (row) work.put('entries', { ...row, cause: 'opening' }, MEMBER)
}

describe('what one unit of work may write', () => {
  test('an entry with its balances', async () => {
    expect(await faults(paidIn)).toEqual([])
  })

  test('a hold with the record that it is for, and its release with the end of the record', async () => {
    expect(await faults(released, held)).toEqual([])
  })

  test('books that move whole to another owner', async () => {
    expect(await faults(moved, paidIn)).toEqual([])
  })
})

describe('what no unit of work may write', () => {
  test('an entry that gives more than it takes', async () => {
    expect(
      await faults((work) => {
        work.put('entries', entry('e1', { outside: '-1000', available: '1005' }), MEMBER)
        work.put('balances', balances({ outside: '-1000', available: '1005' }), MEMBER)
      }),
    ).toEqual(['e1 is off by 5 JPY'])
  })

  test('a balance without an entry', async () => {
    expect(await faults((work) => work.put('balances', balances({ available: '100' }), MEMBER))).toEqual([
      `${MEMBER} JPY available: 100 against 0`,
    ])
  })

  test('an entry without its balances', async () => {
    const written = faults((work) => work.put('entries', entry('e1', { outside: '-7', available: '7' }, 'USD'), MEMBER))
    expect(await written).toEqual([`${MEMBER} USD outside: 0 against -7`, `${MEMBER} USD available: 0 against 7`])
  })

  test('an entry of one member in the balances of another', async () => {
    expect(
      await faults((work) => {
        work.put('entries', entry('e1', { outside: '-7', available: '7' }), MEMBER)
        work.put('balances', balances({ outside: '-7', available: '7' }, {}, OTHER), OTHER)
      }),
    ).toEqual([
      `${OTHER} JPY available: 7 against 0`,
      `${OTHER} JPY outside: -7 against 0`,
      `${MEMBER} JPY outside: 0 against -7`,
      `${MEMBER} JPY available: 0 against 7`,
    ])
  })

  test('a balance that changes by more than the entry says', async () => {
    const more = async (work: Work): Promise<void> => {
      await work.get('balances', MEMBER)
      work.put('entries', entry('e2', { outside: '-50', available: '50' }), MEMBER)
      work.put('balances', balances({ outside: '-1050', available: '1060' }), MEMBER)
    }
    expect(await faults(more, paidIn)).toEqual([`${MEMBER} JPY available: 60 against 50`])
  })

  test('a hold that no record asks for', async () => {
    expect(
      await faults((work) => {
        work.put('entries', entry('e1', { outside: '-300', frozen: '300' }), MEMBER)
        work.put('balances', balances({ outside: '-300', frozen: '300' }), MEMBER)
      }),
    ).toEqual([`${MEMBER} JPY frozen: 300 against 0`])
  })

  test('a record whose hold was not booked', async () => {
    expect(await faults((work) => work.put('withdrawals', withdrawal('pending'), MEMBER))).toEqual([
      `${MEMBER} JPY frozen: 0 against 300`,
    ])
  })

  test('available cash below zero, in either currency', async () => {
    expect(
      await faults((work) => {
        work.put('entries', entry('e1', { outside: '1', available: '-1' }), MEMBER)
        work.put('entries', entry('e2', { outside: '2', available: '-2' }, 'USD'), MEMBER)
        work.put('balances', balances({ outside: '1', available: '-1' }, { outside: '2', available: '-2' }), MEMBER)
      }),
    ).toEqual([`${MEMBER} has less than no JPY`, `${MEMBER} has less than no USD`])
  })

  test('an entry that was written before and says something else now', async () => {
    expect(await faults(otherwise, paidIn)).toEqual(['entry e1 was changed'])
  })

  test('an entry that is taken away', async () => {
    const taken = async (work: Work): Promise<void> => {
      await work.ownedBy('entries', MEMBER)
      work.remove('entries', 'e1')
    }
    expect(await faults(taken, paidIn)).toEqual([
      `${MEMBER} JPY outside: 0 against 1000`,
      `${MEMBER} JPY available: 0 against -1000`,
      'entry e1 was changed',
    ])
  })
})

describe('what a record claims', () => {
  const rows: [string, CollectionName, object, LedgerAccount[]][] = [
    ['a pending withdrawal its hold', 'withdrawals', { state: 'pending', amount: '5' }, ['frozen']],
    ['a withdrawal that was paid nothing', 'withdrawals', { state: 'passed', amount: '5' }, []],
    ['a pending application for a block its hold', 'blockApplications', { state: 'pending', amount: '5' }, ['frozen']],
    ['a rejected one nothing', 'blockApplications', { state: 'rejected', amount: '5' }, []],
    ['a pending fund-raising its hold', 'raiseApplications', { state: 'pending', amount: '5' }, ['frozen']],
    ['an allotted one nothing', 'raiseApplications', { state: 'allotted', amount: '5' }, []],
    ['a loan that was lent its debt', 'loans', { state: 'passed', principal: '-5' }, ['loan']],
    ['a loan in review nothing', 'loans', { state: 'pending', principal: '-5' }, []],
    ['lots that are paid for what they cost', 'ipoApplications', paidLots('paymentComplete', false), ['shares']],
    ['lots that have become shares nothing', 'ipoApplications', paidLots('paymentComplete', true), []],
    ['lots that were won and not paid nothing', 'ipoApplications', paidLots('won', false), []],
    ['a running follow its stake', 'followOrders', { state: 'inProgress', amount: '5' }, ['stakes']],
    ['one that has ended nothing', 'followOrders', { state: 'ended', amount: '5' }, []],
    ['a running portfolio its stake', 'holdings', { state: 'inProgress', amount: '5' }, ['stakes']],
    ['one that was left nothing', 'holdings', { state: 'ended', amount: '5' }, []],
    ['a record of nothing nothing', 'withdrawals', { state: 'pending', amount: '0' }, []],
    ['a card nothing', 'cards', { amount: '5' }, []],
  ]
  test.each(rows)('%s', (_, collection, row, accounts) => {
    const claims = claimsOf(collection, row as never)
    expect(claims).toEqual(accounts.map((account) => ({ account, currency: 'JPY', amount: '5' })))
  })

  test('proceeds in dollars that are not settled are claimed in dollars', () => {
    expect(claimsOf('unsettled', { currency: 'USD', amount: '7.25' } as never)).toEqual([
      { account: 'unsettled', currency: 'USD', amount: '7.25' },
    ])
  })

  test('a record that is gone claims nothing', () => {
    expect(claimsOf('withdrawals', undefined)).toEqual([])
  })
})

function paidLots(state: string, booked: boolean): object {
  return { state, booked, amountSubscribed: '5' }
}
