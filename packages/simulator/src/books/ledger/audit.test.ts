import type { Amount } from '@kabuto/domain/shared'
import { describe, expect, test } from 'vitest'
import { memoryStore } from '../../engine/memoryStore.ts'
import type { Store } from '../../engine/store.ts'
import type { CollectionName } from '../../rows/collections.ts'
import { audit, auditMember } from './audit.ts'

const MEMBER = '0000000001'

type Written = [CollectionName, Record<string, unknown> & { id: string }]

async function books(rows: readonly Written[], owner = MEMBER): Promise<Store> {
  const store = memoryStore()
  await store.commit(
    rows.map(([collection, row]) => ({ collection, id: row.id, owner, due: undefined, row, expected: 0 })),
  )
  return store
}

function paid(id: string, amount: Amount, to = amount): Written {
  const postings = [
    { account: 'outside', currency: 'JPY', amount: `-${amount}` },
    { account: 'available', currency: 'JPY', amount: to },
  ]
  return ['entries', { id, cause: 'deposit', record: id, at: 0, postings }]
}

const balances = (JPY: Record<string, Amount>, USD: Record<string, Amount> = {}): Written => [
  'balances',
  { id: MEMBER, JPY, USD },
]

describe('an audit of a member’s books', () => {
  test('finds nothing in books that nobody has written', async () => {
    expect(await auditMember(memoryStore(), MEMBER)).toEqual([])
  })

  test('adds up all entries, also those after the first thousand', async () => {
    const entries = Array.from({ length: 2001 }, (_, index) => paid(String(index).padStart(4, '0'), '1'))
    expect(
      await auditMember(await books([...entries, balances({ outside: '-2001', available: '2001' })]), MEMBER),
    ).toEqual([])
  })

  test('tells of an entry that does not balance', async () => {
    const store = await books([paid('e1', '100', '101'), balances({ outside: '-100', available: '101' })])
    expect(await auditMember(store, MEMBER)).toEqual([`entry e1 of ${MEMBER} does not balance`])
  })

  test('tells of balances that were not posted, in yen and in dollars', async () => {
    const store = await books([paid('e1', '100'), balances({ outside: '-100', available: '90' }, { fees: '3' })])
    expect(await auditMember(store, MEMBER)).toEqual([
      `${MEMBER} JPY available: 90 stands, 100 was posted`,
      `${MEMBER} USD fees: 3 stands, 0 was posted`,
    ])
  })

  test('tells of a balance that is missing', async () => {
    expect(await auditMember(await books([paid('e1', '100')]), MEMBER)).toEqual([
      `${MEMBER} JPY available: 0 stands, 100 was posted`,
      `${MEMBER} JPY outside: 0 stands, -100 was posted`,
    ])
  })

  test('tells of cash below zero', async () => {
    const postings = [
      { account: 'outside', currency: 'USD', amount: '4' },
      { account: 'available', currency: 'USD', amount: '-4' },
    ]
    const taken: Written = ['entries', { id: 'e1', cause: 'fees', record: 'e1', at: 0, postings }]
    const store = await books([taken, balances({}, { outside: '4', available: '-4' })])
    expect(await auditMember(store, MEMBER)).toEqual([`${MEMBER} has less than no USD`])
  })

  const stock = { market: 'jpy', leverage: 1, closed: null, side: 'long', state: 'holding' }
  const claiming: [string, Written, string][] = [
    ['frozen', ['withdrawals', { id: 'r', state: 'pending', amount: '30' }], 'frozen'],
    ['frozen', ['blockApplications', { id: 'r', state: 'pending', amount: '30' }], 'frozen'],
    ['frozen', ['raiseApplications', { id: 'r', state: 'pending', amount: '30' }], 'frozen'],
    ['unsettled', ['unsettled', { id: 'r', currency: 'JPY', amount: '30' }], 'unsettled'],
    ['stakes', ['followOrders', { id: 'r', state: 'inProgress', amount: '30' }], 'stakes'],
    ['stakes', ['holdings', { id: 'r', state: 'inProgress', amount: '30' }], 'stakes'],
    ['loan', ['loans', { id: 'r', state: 'passed', principal: '-30' }], 'loan'],
    [
      'shares',
      ['ipoApplications', { id: 'r', state: 'paymentComplete', booked: false, amountSubscribed: '30' }],
      'shares',
    ],
    ['shares', ['positions', { id: 'r', ...stock, opened: { value: '30', margin: '0' } }], 'shares'],
    ['margin', ['positions', { id: 'r', ...stock, leverage: 3, opened: { value: '90', margin: '30' } }], 'margin'],
  ]
  test.each(claiming)('compares %s with the records of %j', async (_, record, account) => {
    const postings = [
      { account: 'outside', currency: 'JPY', amount: '-30' },
      { account, currency: 'JPY', amount: '30' },
    ]
    const entry: Written = ['entries', { id: 'e1', cause: 'deposit', record: 'r', at: 0, postings }]
    const stands = balances({ outside: '-30', [account]: '30' })
    expect(await auditMember(await books([entry, stands, record]), MEMBER)).toEqual([])
    expect(await auditMember(await books([entry, stands]), MEMBER)).toEqual([
      `${MEMBER} JPY ${account}: 30 stands, 0 is claimed`,
    ])
    expect(await auditMember(await books([record]), MEMBER)).toEqual([
      `${MEMBER} JPY ${account}: 0 stands, 30 is claimed`,
    ])
  })
})

test('an audit of all books tells the faults of every member', async () => {
  const store = await books([
    ['members', { id: '0000000001' }],
    ['members', { id: '0000000002' }],
    balances({ available: '1' }),
  ])
  await store.commit([
    {
      collection: 'balances',
      id: '0000000002',
      owner: '0000000002',
      due: undefined,
      row: { id: '0000000002', JPY: { fees: '2' }, USD: {} } as never,
      expected: 0,
    },
  ])
  expect(await audit(store)).toEqual([
    '0000000001 JPY available: 1 stands, 0 was posted',
    '0000000002 JPY fees: 2 stands, 0 was posted',
  ])
})
