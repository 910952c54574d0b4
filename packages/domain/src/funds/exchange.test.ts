import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAbove, isBelow, minus, plus, times } from '../shared/amount/money.ts'
import { inFullWidth, codesOf } from '../testing.ts'
import { exchangeCall } from './contract.ts'
import {
  checkExchange,
  contextOfExchange,
  emptyExchange,
  type ExchangeContext,
  type ExchangeDraft,
  exchanged,
  exchangePreview,
  ratesAround,
  toExchangeRequest,
} from './exchange.ts'
import { sampleExchangeContext, sampleExchangeDraft, sampleFunds, sampleNow, sampleRate } from './samples.ts'

const refusals = (draft: Partial<ExchangeDraft>, context: Partial<ExchangeContext> = {}) =>
  checkExchange({ ...sampleExchangeDraft, ...draft }, { ...sampleExchangeContext, ...context })
/** Currencies and rate are chosen, the amount is typed. */
const wide = (draft: Partial<ExchangeDraft>): Partial<ExchangeDraft> => ({
  ...draft,
  ...(draft.amount === undefined ? {} : inFullWidth({ amount: draft.amount })),
})
const dollars = { from: 'USD', to: 'JPY' } as const
const refusal = (code: string, params: object = {}, field = 'amount') => ({ code, params, field })

describe('checkExchange', () => {
  test.each<[Partial<ExchangeDraft>, object[]]>([
    [{}, []],
    [{ amount: '' }, [refusal('required', { field: 'amount' })]],
    [{ amount: '1' }, [refusal('belowMinimum', { min: '2' })]],
    [{ amount: '2' }, []],
    [{ amount: '3,420,000' }, []],
    [
      { amount: '3420001' },
      [refusal('insufficientAvailable', { need: '3420001', have: '3420000', reserved: '893535', of: 'available' })],
    ],
    [
      { amount: '4313535' },
      [refusal('insufficientAvailable', { need: '4313535', have: '3420000', reserved: '893535', of: 'available' })],
    ],
    [{ amount: '4313536' }, [refusal('insufficientBalance', { need: '4313536', have: '4313535' })]],
    [{ amount: '500.5' }, [refusal('notWholeNumber')]],
    [{ amount: '-500' }, [refusal('amountFormat', { field: 'amount' })]],
    [{ amount: 'NaN' }, [refusal('amountFormat', { field: 'amount' })]],
    [{ amount: '1e309' }, [refusal('amountFormat', { field: 'amount' })]],
    [{ ...dollars, amount: '0.009' }, [refusal('amountFormat', { field: 'amount' })]],
    [{ ...dollars, amount: '0' }, [refusal('belowMinimum', { min: '0.01', unit: 'USD' })]],
    [{ ...dollars, amount: '0.01' }, []],
    [{ ...dollars, amount: '43475.86' }, []],
    [
      { ...dollars, amount: '43475.87' },
      [refusal('insufficientBalance', { need: '43475.87', have: '43475.86', unit: 'USD' })],
    ],
    [{ to: 'JPY' }, [refusal('sameCurrency', {}, 'to')]],
    [{ ...dollars, to: 'USD', amount: '1' }, [refusal('sameCurrency', {}, 'to')]],
    [
      { from: '', to: '' },
      [refusal('required', { field: 'from' }, 'from'), refusal('required', { field: 'to' }, 'to')],
    ],
    [{ from: 'EUR' }, [refusal('required', { field: 'from' }, 'from')]],
    [{ to: 'constructor' }, [refusal('required', { field: 'to' }, 'to')]],
    [{ quoteId: 'q0' }, [refusal('quoteExpired', {}, 'quoteId')]],
  ])('%j is refused for %j, in full width too', (changed, expected) => {
    expect(refusals(changed)).toEqual(expected)
    expect(refusals(wide(changed))).toEqual(expected)
  })

  test('dollars that are reserved are told in dollars', () => {
    const balances = { ...sampleExchangeContext.balances, USD: { all: '100', available: '40' } }
    expect(refusals({ ...dollars, amount: '40.01' }, { balances })).toEqual([
      refusal('insufficientAvailable', { need: '40.01', have: '40', reserved: '60', of: 'available', unit: 'USD' }),
    ])
  })

  test.each([
    ['2026-11-20T14:32:39.999+09:00', []],
    ['2026-11-20T14:32:40+09:00', ['quoteExpired']],
  ])('a quote until 14:32:40 at %s of real time gives %j', (wall, expected) => {
    expect(refusals({}, { wall: Date.parse(wall), now: sampleNow + 86_400_000 }).map(({ code }) => code)).toEqual(
      expected,
    )
  })

  test('the least is rounded up to a yen that gives a cent', () => {
    expect(refusals({ amount: '1' }, { quote: { ...sampleRate, ...ratesAround('134.00') } })).toEqual([
      refusal('belowMinimum', { min: '2' }),
    ])
  })

  test('without a quote a yen is asked for at least, and a quote', () => {
    expect(refusals({ amount: '0' }, { quote: undefined })).toEqual([
      refusal('belowMinimum', { min: '1' }),
      refusal('quoteExpired', {}, 'quoteId'),
    ])
  })

  test('a freeze comes first', () => {
    const frozen = { reason: '本人確認の再審査', since: '2026-11-18T00:00:00+09:00' }
    expect(codesOf(refusals(emptyExchange, { blocks: { frozen } }))).toEqual([
      'accountFrozen',
      'required amount',
      'quoteExpired quoteId',
    ])
    expect(refusals({ ...emptyExchange, amount: '500' }, { quote: { ...sampleRate, quoteId: '' } })).toEqual([])
  })

  test('whatever is typed is answered by codes that the call knows, and width does not matter', () => {
    const typed = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.stringMatching(/^-?\d{0,17}[.,e]?\d{0,3}$/))
    const chosen = fc.oneof(fc.constantFrom('JPY', 'USD'), fc.string())
    const known: readonly string[] = exchangeCall.refusals
    fc.assert(
      fc.property(fc.record({ from: chosen, to: chosen, amount: typed, quoteId: fc.string() }), (draft) => {
        const found = refusals(draft)
        expect(refusals(wide(draft))).toEqual(found)
        expect(found.filter(({ code }) => !known.includes(code))).toEqual([])
      }),
      { seed: 4 },
    )
  })
})

describe('what is given', () => {
  test('is a quarter of a yen a dollar from the middle on either side', () => {
    expect(ratesAround('154.20')).toEqual({ mid: '154.20', buy: '154.45', sell: '153.95', spread: '0.25' })
  })

  // The first is the mock's.
  test.each([
    ['JPY', '500000', { rate: '154.45', proceeds: '3237.29', difference: '809' }],
    ['JPY', '1', { rate: '154.45', proceeds: '0', difference: '0' }],
    ['JPY', '2', { rate: '154.45', proceeds: '0.01', difference: '0' }],
    ['JPY', '15445', { rate: '154.45', proceeds: '100', difference: '25' }],
    ['USD', '100', { rate: '153.95', proceeds: '15395', difference: '25' }],
    ['USD', '0.01', { rate: '153.95', proceeds: '1', difference: '0' }],
    ['USD', '1.99', { rate: '153.95', proceeds: '306', difference: '0' }],
    ['USD', '2', { rate: '153.95', proceeds: '307', difference: '1' }],
  ] as const)('for %s %s is %j', (from, amount, given) => expect(exchanged(from, amount, sampleRate)).toEqual(given))

  test('is nothing at a rate of nothing', () =>
    expect(exchanged('JPY', '500', { buy: '0', sell: '0', spread: '0' }).proceeds).toBe('0'))

  test('is rounded down by less than a cent or a yen, whatever the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 50_000_000 }), fc.integer({ min: 5_000, max: 30_000 }), (units, cents) => {
        const quote = ratesAround(times(String(cents), '0.01'))
        const yen = exchanged('JPY', String(units), quote)
        expect(isAbove(times(yen.proceeds, quote.buy), String(units))).toBe(false)
        expect(isAbove(times(plus(yen.proceeds, '0.01'), quote.buy), String(units))).toBe(true)
        const back = exchanged('USD', times(String(units), '0.01'), quote)
        const exact = times(times(String(units), '0.01'), quote.sell)
        expect(isAbove(back.proceeds, exact)).toBe(false)
        expect(isBelow(minus(exact, back.proceeds), '1')).toBe(true)
      }),
      { seed: 4 },
    )
  })
})

test.each([
  [{ amount: '５００，０００' }, { from: 'JPY', to: 'USD', amount: '500000', quoteId: 'q1' }],
  [
    { ...dollars, amount: '１００．５０' },
    { from: 'USD', to: 'JPY', amount: '100.5', quoteId: 'q1' },
  ],
  [
    { from: '', to: '' },
    { from: 'JPY', to: 'USD', amount: '500000', quoteId: 'q1' },
  ],
])('%j is sent as %j', (draft, sent) => expect(toExchangeRequest({ ...sampleExchangeDraft, ...draft })).toEqual(sent))

describe('what a phone tells before an exchange', () => {
  const frozen = { reason: '本人確認の再審査', since: '2026-11-18T00:00:00+09:00' }

  test('is checked against what it has read; the quote holds until the server says otherwise', () => {
    const facts = { now: sampleNow, member: { blocks: { frozen } }, funds: sampleFunds, rate: sampleRate }
    expect(contextOfExchange(facts)).toEqual({
      ...sampleExchangeContext,
      wall: Date.parse(sampleRate.validUntil) - 1,
      blocks: { frozen },
    })
  })

  test.each<[Partial<ExchangeDraft>, object | undefined]>([
    [
      {},
      {
        rate: '154.45',
        proceeds: '3237.29',
        difference: '809',
        before: { JPY: '3420000', USD: '43475.86' },
        after: { JPY: '2920000', USD: '46713.15' },
      },
    ],
    [
      { ...dollars, amount: '１，０００．５' },
      {
        rate: '153.95',
        proceeds: '154026',
        difference: '250',
        before: { JPY: '3420000', USD: '43475.86' },
        after: { JPY: '3574026', USD: '42475.36' },
      },
    ],
    [{ amount: '' }, undefined],
    [{ amount: '3420001' }, undefined],
    [{ from: 'EUR' }, undefined],
  ])('%j comes to %j', (draft, expected) => {
    expect(exchangePreview({ ...sampleExchangeDraft, ...draft }, sampleExchangeContext)).toEqual(expected)
  })

  test('nothing without a quote', () => {
    expect(exchangePreview(sampleExchangeDraft, { ...sampleExchangeContext, quote: undefined })).toBeUndefined()
  })
})
