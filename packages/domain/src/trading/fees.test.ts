import { describe, expect, test } from 'vitest'
import { chargedToday, exactUsFees, holdingFee, marginCommissionTable, orderFees, type Trade } from './fees.ts'
import { feesByKind, totalOf } from './feeSums.ts'

const trade: Trade = {
  market: 'jpy',
  intent: 'open',
  sells: false,
  onMargin: false,
  value: '284600',
  quantity: 100,
  day: '2026-11-20',
}
const dollars: Trade = { ...trade, market: 'usd', value: '1284.50', quantity: 10 }

const feeOf = (changed: Partial<Trade>): string => totalOf(orderFees({ ...trade, ...changed }))

describe('Japanese commission, plan 標準', () => {
  test.each([
    ['50000', '55'],
    ['50001', '99'],
    ['100000', '99'],
    ['100001', '115'],
    ['200000', '115'],
    ['200001', '275'],
    ['500000', '275'],
    ['500001', '535'],
    ['1000000', '535'],
    ['1000001', '640'],
    ['1500000', '640'],
    ['1500001', '1013'],
    ['30000000', '1013'],
    ['30000001', '1070'],
  ])('of %s yen is %s yen', (value, fee) => expect(feeOf({ value })).toBe(fee))

  test.each([
    ['100000', '99'],
    ['100001', '148'],
    ['200000', '148'],
    ['200001', '198'],
    ['500000', '198'],
    ['500001', '385'],
  ])('on margin of %s yen is %s yen', (value, fee) => expect(feeOf({ value, onMargin: true })).toBe(fee))

  test('names its step, its table and the stamp duty of nothing', () => {
    expect(orderFees(trade)).toEqual([
      {
        rule: 'jpCommission',
        fee: 'purchase',
        currency: 'JPY',
        amount: '275',
        base: '284600',
        rate: '≤500000',
        since: '2019-10-01',
      },
      {
        rule: 'stampDuty',
        fee: 'stampDuty',
        currency: 'JPY',
        amount: '0',
        base: '284600',
        rate: '0',
        since: '1999-04-01',
      },
    ])
    expect(orderFees({ ...trade, value: '30000001', intent: 'close' })[0]).toMatchObject({
      fee: 'selling',
      rate: '>30000000',
    })
  })
})

const soldOn = (day: string): string[] =>
  exactUsFees({ ...dollars, intent: 'close', sells: true, day }).map(({ amount }) => amount)
const tafOf = (quantity: number): string | undefined =>
  exactUsFees({ ...dollars, intent: 'close', sells: true, quantity })[2]?.amount

describe('US fees', () => {
  test('a purchase pays commission only, up to the cent', () => {
    expect(orderFees(dollars)).toEqual([
      {
        rule: 'usCommission',
        fee: 'purchase',
        currency: 'USD',
        amount: '6.36',
        base: '1284.50',
        rate: '0.495% ≤ $22',
        since: '2019-10-01',
      },
    ])
  })

  test.each([
    ['4444.44', '22'],
    ['4444.45', '22'],
    ['4400', '21.78'],
    ['100000', '22'],
  ])('commission on $%s is $%s', (value, amount) =>
    expect(orderFees({ ...dollars, value })[0]).toMatchObject({ amount }),
  )

  test('a sale pays the SEC and TAF fees of its day', () => {
    expect(soldOn('2026-11-20')).toEqual(['6.358275', '0.0264607', '0.00195'])
    expect(soldOn('2026-04-03')).toEqual(['6.358275', '0', '0.00195'])
    expect(soldOn('2026-04-04')).toEqual(['6.358275', '0.0264607', '0.00195'])
    expect(soldOn('2025-12-31')).toEqual(['6.358275', '0', '0.00166'])
    expect(soldOn('2025-05-13')).toEqual(['6.358275', '0.0357091', '0.00166'])
  })

  test('exact amounts are kept to be rounded once a day', () =>
    expect(exactUsFees(dollars)).toMatchObject([{ amount: '6.358275', fee: 'purchase' }]))

  test('TAF is capped', () => {
    expect([tafOf(50_205), tafOf(50_206)]).toEqual(['9.789975', '9.79'])
  })

  test('many small fees of a day are rounded up once', () => {
    expect(chargedToday('0', '0.00195')).toBe('0.01')
    expect(chargedToday('0.00195', '0.00195')).toBe('0')
    expect(chargedToday('0.0098', '0.00195')).toBe('0.01')
  })
})

describe('interest', () => {
  test.each([
    ['long', '781000', 1, '63', 'marginInterest'],
    ['long', '781000', 9, '573', 'marginInterest'],
    ['short', '781000', 9, '221', 'shortInterest'],
    ['long', '1000', 1, '0', 'marginInterest'],
  ] as const)('%s, %s yen for %i days is %s yen', (side, value, days, amount, rule) =>
    expect(holdingFee({ side, value, days, day: '2026-11-20' })).toMatchObject({ amount, rule, fee: 'service' }),
  )
})

test('the lines add up to the four fees of the specification', () => {
  const lines = [
    ...orderFees(trade),
    ...orderFees({ ...trade, intent: 'close' }),
    holdingFee({ side: 'long', value: '781000', days: 1, day: '2026-11-20' }),
  ]
  expect(feesByKind(lines)).toEqual({ purchase: '275', selling: '275', stampDuty: '0', service: '63' })
})

test('each line tells its fee, its base, its rate and its table', () => {
  expect(orderFees({ ...dollars, intent: 'close', sells: true })).toEqual([
    {
      rule: 'usCommission',
      fee: 'selling',
      currency: 'USD',
      amount: '6.36',
      base: '1284.50',
      rate: '0.495% ≤ $22',
      since: '2019-10-01',
    },
    {
      rule: 'usSec',
      fee: 'service',
      currency: 'USD',
      amount: '0.03',
      base: '1284.50',
      rate: '$20.60 / 1,000,000',
      since: '2026-04-04',
    },
    {
      rule: 'usTaf',
      fee: 'service',
      currency: 'USD',
      amount: '0.01',
      base: '10',
      rate: '$0.000195 ≤ $9.79',
      since: '2026-01-01',
    },
  ])
  expect(exactUsFees({ ...dollars, intent: 'close', sells: true })[0]).toMatchObject({ fee: 'selling' })
  expect(orderFees({ ...trade, onMargin: true })[0]).toMatchObject({ rule: 'jpMarginCommission', rate: '≤500000' })
  expect(holdingFee({ side: 'long', value: '781000', days: 9, day: '2026-11-20' })).toEqual({
    rule: 'marginInterest',
    fee: 'service',
    currency: 'JPY',
    amount: '573',
    base: '7029000',
    rate: '2.98% / 365',
    since: '2019-07-16',
  })
})

test('the stamp duty has its own kind', () => {
  expect(
    feesByKind([
      { rule: 'stampDuty', fee: 'stampDuty', currency: 'JPY', amount: '7', base: '1', rate: '0', since: '1999-04-01' },
    ]),
  ).toEqual({ purchase: '0', selling: '0', stampDuty: '7', service: '0' })
})

test('the table of margin orders, the last step without an end', () =>
  expect(marginCommissionTable('2026-11-20')).toEqual({
    steps: [
      { upTo: '100000', fee: '99' },
      { upTo: '200000', fee: '148' },
      { upTo: '500000', fee: '198' },
      { above: '500000', fee: '385' },
    ],
    since: '2019-10-01',
  }))
