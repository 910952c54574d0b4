import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  atLeastZero,
  decimalsOf,
  isAbove,
  isBelow,
  isMultiple,
  isSame,
  larger,
  minus,
  negated,
  percentOf,
  plus,
  quotient,
  rounded,
  type Rounding,
  smaller,
  split,
  sum,
  times,
  toYen,
} from './money.ts'

const SEED = 20_261_120
const roundings: Rounding[] = ['halfAwayFromZero', 'halfEven', 'towardZero', 'awayFromZero', 'floor', 'ceiling']

/** Up to fifteen digits and eight decimals, as they stand on the wire. */
const amounts = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: 8 }))
  .map(([digits, decimals]) => new Decimal(String(digits)).div(new Decimal(10).pow(decimals)).toFixed())

describe('rounding', () => {
  test.each<[Rounding, string, number, string]>([
    ['halfAwayFromZero', '0.5', 0, '1'],
    ['halfAwayFromZero', '-0.5', 0, '-1'],
    ['halfAwayFromZero', '0.49', 0, '0'],
    ['halfEven', '0.5', 0, '0'],
    ['halfEven', '1.5', 0, '2'],
    ['towardZero', '1.99', 0, '1'],
    ['towardZero', '-1.99', 0, '-1'],
    ['awayFromZero', '1.01', 0, '2'],
    ['awayFromZero', '-1.01', 0, '-2'],
    ['awayFromZero', '1', 0, '1'],
    ['floor', '-1.01', 0, '-2'],
    ['floor', '1.99', 0, '1'],
    ['ceiling', '-1.99', 0, '-1'],
    ['ceiling', '1.01', 0, '2'],
    ['ceiling', '-0.4', 0, '0'],
    ['halfAwayFromZero', '1.005', 2, '1.01'],
    ['towardZero', '12', 2, '12'],
  ])('%s of %s to %i decimals is %s', (rounding, amount, decimals, expected) =>
    expect(rounded(amount, decimals, rounding)).toBe(expected),
  )

  test.each([
    ['1.4', '1'],
    ['1.5', '2'],
    ['-1.5', '-2'],
    ['-0.4', '0'],
  ])('%s is displayed as %s yen', (amount, yen) => expect(toYen(amount)).toBe(yen))
})

describe('arithmetic on amounts', () => {
  test('in decimals, never in floats', () => {
    expect(plus('0.1', '0.2')).toBe('0.3')
    expect(minus('1', '0.9')).toBe('0.1')
    expect(times('1.1', '3')).toBe('3.3')
    expect(negated('5')).toBe('-5')
    expect(negated('0')).toBe('0')
    expect(sum([])).toBe('0')
    expect(sum(['1', '2.5', '-0.5'])).toBe('3')
  })

  test('comparisons take both sides of a boundary', () => {
    expect([
      isAbove('2', '1'),
      isAbove('1', '1'),
      isBelow('1', '2'),
      isBelow('1', '1'),
      isSame('1.0', '1'),
      isSame('1', '2'),
    ]).toEqual([true, false, true, false, true, false])
    expect([smaller('1', '2'), smaller('2', '1'), larger('1', '2'), larger('2', '1')]).toEqual(['1', '1', '2', '2'])
    expect([atLeastZero('-0.1'), atLeastZero('0'), atLeastZero('0.1')]).toEqual(['0', '0', '0.1'])
    expect([isMultiple('300', '100'), isMultiple('350', '100'), isMultiple('0.3', '0.1')]).toEqual([true, false, true])
  })

  test('a quotient is worked out before it is rounded; by zero there is none', () => {
    expect(quotient('1', '3', 4, 'halfAwayFromZero')).toBe('0.3333')
    expect(quotient('2', '3', 4, 'awayFromZero')).toBe('0.6667')
    expect(quotient('1', '0', 2, 'floor')).toBeUndefined()
    expect(quotient('-1', '8', 2, 'floor')).toBe('-0.13')
    // Many nines would look like the next number with few digits.
    expect(quotient('29999999999999999999', '10000000000000000000', 0, 'towardZero')).toBe('2')
  })

  test('per cent of a whole', () => {
    expect(percentOf('1', '3')).toBe('33.3333')
    expect(percentOf('1', '0')).toBeUndefined()
  })

  test('a currency has its smallest part', () => expect(decimalsOf).toEqual({ JPY: 0, USD: 2 }))
})

const text = (value: Decimal): string => (value.isZero() ? '0' : value.toFixed())

describe('a million samples against decimal.js', () => {
  const Exact = Decimal.clone({ precision: 80 })
  const modes = {
    halfAwayFromZero: Decimal.ROUND_HALF_UP,
    halfEven: Decimal.ROUND_HALF_EVEN,
    towardZero: Decimal.ROUND_DOWN,
    awayFromZero: Decimal.ROUND_UP,
    floor: Decimal.ROUND_FLOOR,
    ceiling: Decimal.ROUND_CEIL,
  } as const
  test('sums, differences, products, quotients and every rounding agree', () => {
    let state = SEED
    const next = (below: number): number => {
      state = (state * 48_271) % 2_147_483_647
      return state % below
    }
    const amount = (): string =>
      `${next(2) ? '-' : ''}${next(10 ** next(9))}${next(1_000_000)}.${String(next(10_000)).padStart(4, '0')}`
    let disagreements = 0
    const agree = (ours: string | undefined, theirs: Decimal): void => {
      if (ours !== text(theirs)) disagreements += 1
    }
    for (let index = 0; index < 100_000; index += 1) {
      const [one, other] = [amount(), amount()]
      const [a, b] = [new Exact(one), new Exact(other)]
      agree(text(new Exact(plus(one, other))), a.plus(b))
      agree(text(new Exact(minus(one, other))), a.minus(b))
      agree(text(new Exact(times(one, other))), a.times(b))
      if (!b.isZero())
        agree(quotient(one, other, 4, 'halfAwayFromZero'), a.div(b).toDecimalPlaces(4, Decimal.ROUND_HALF_UP))
      for (const rounding of roundings)
        agree(rounded(one, index % 5, rounding), a.toDecimalPlaces(index % 5, modes[rounding]))
    }
    expect(disagreements).toBe(0)
  })
})

describe('splitting', () => {
  test.each([
    ['100', ['1', '1', '1'], ['33', '33', '34']],
    ['100', ['1', '0', '0'], ['100', '0', '0']],
    ['100', ['1', '2', '0'], ['33', '67', '0']],
    ['100', ['0', '3', '3'], ['0', '50', '50']],
    ['-100', ['1', '1', '1'], ['-33', '-33', '-34']],
    ['100', ['0', '0'], ['0', '100']],
    ['100', [], []],
    ['10', ['1', '-1'], ['0', '10']],
  ])('%s by %j is %j', (amount, weights, shares) => expect(split(amount, weights, 0, 'towardZero')).toEqual(shares))

  test('conserves money under any weights and rounding rule', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.array(amounts, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...roundings),
        fc.constantFrom(0, 2),
        (amount, weights, rounding, decimals) => {
          expect(isSame(sum(split(amount, weights, decimals, rounding)), amount)).toBe(true)
        },
      ),
      { seed: SEED, numRuns: 500 },
    )
  })
})

test('plus and minus undo each other', () => {
  const undone = fc.property(amounts, amounts, (one, other) => {
    expect(isSame(minus(plus(one, other), other), one)).toBe(true)
  })
  fc.assert(undone, { seed: SEED })
})

describe('comparing by digits', () => {
  const forms = fc.oneof(
    amounts,
    fc.constantFrom(
      '0',
      '0.0',
      '0.00',
      '-0',
      '-0.0',
      '1',
      '1.0',
      '1.00',
      '1.01',
      '0.5',
      '0.50',
      '007',
      '7',
      '7.10',
      '7.1',
      '7.01',
      '-7',
      '-7.0',
      '10',
      '9.99',
    ),
  )

  test('agrees with decimal.js for every form of an amount', () => {
    const same = fc.property(forms, forms, (one, other) => {
      const sign = new Decimal(one).cmp(new Decimal(other))
      expect([isAbove(one, other), isBelow(one, other), isSame(one, other)]).toEqual([sign > 0, sign < 0, sign === 0])
    })
    fc.assert(same, { seed: SEED, numRuns: 3000 })
  })

  test('whole numbers at the edge of what is exact', () => {
    expect(plus('999999999999999', '999999999999999')).toBe('1999999999999998')
    expect(times('999999999999999', '999999999999999')).toBe('999999999999998000000000000001')
    expect(times('94906265', '94906265')).toBe('9007199136250225')
    expect(times('94906267', '94906267')).toBe('9007199515875289')
    expect(minus('-999999999999999', '999999999999999')).toBe('-1999999999999998')
    expect(plus('9007199254740993', '1')).toBe('9007199254740994')
    expect(times('-5', '0')).toBe('0')
  })
})
