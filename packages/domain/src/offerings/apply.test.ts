import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isMultiple, minus } from '../shared/amount/money.ts'
import { toFullWidth } from '../testing.ts'
import {
  checkAbstain,
  checkIpoApplication,
  checkIpoPayment,
  checkIpoWithdrawal,
  type IpoContext,
  lotsAmount,
  offerState,
  type PayContext,
} from './apply.ts'
import { verifyDraw } from './draw.ts'
import type { IpoApplication, Offer, Raise } from './entities.ts'
import { ipoApplicationMachine } from './machines.ts'
import { checkRaise, lotPrice, mostToRaise, type RaiseContext, raiseState } from './raise.ts'
import { sampleDrawn, sampleIpoApplications, sampleOffers, sampleRaise, sampleRaiseApplications } from './samples.ts'
import { moments } from '../shared/time/moments.ts'

const [offer] = sampleOffers as [Offer, ...Offer[]]
const now = moments.pictures
const at = (text: string): { now: number } => ({ now: Date.parse(`${text}+09:00`) })
const illegal = (state: string) => ({ code: 'illegalState', params: { state, allowed: ['awaitingDraw'] } })
const block = { reason: '調査', since: '2026-11-18T00:00:00+09:00' }

const context: IpoContext = { now, blocks: {}, offer, identityVerified: true, existing: undefined }
const codes = (lots: string, around: Partial<IpoContext> = {}, replaces?: string): string[] =>
  checkIpoApplication({ lots, replaces }, { ...context, ...around }).map(({ code }) => code)

test.each([
  ['2026-11-16T23:59:59', 'toBeSubscribed'],
  ['2026-11-17T00:00:00', 'subscribing'],
  ['2026-11-24T10:59:59', 'subscribing'],
  ['2026-11-24T11:00:00', 'ended'],
])('at %s an offer is %s', (time, state) => expect(offerState(offer, at(time).now)).toBe(state))

describe('applying', () => {
  test.each([
    ['1', []],
    ['10', []],
    ['0', ['belowMinimum']],
    ['11', ['aboveMaximum']],
    ['', ['required']],
    ['1.5', ['notWholeNumber']],
    ['x', ['amountFormat']],
  ])('%s lots give %j', (lots, expected) => {
    expect(codes(lots)).toEqual(expected)
    expect(codes(toFullWidth(lots))).toEqual(expected)
  })

  test('before and after its time', () => {
    expect(codes('1', at('2026-11-16T23:59:59'))).toEqual(['illegalState'])
    expect(codes('1', at('2026-11-24T11:00:00'))).toEqual(['deadlinePassed'])
  })

  test('once a member, but it can be changed', () => {
    expect(codes('1', { existing: { id: 'ia-1' } })).toEqual(['alreadyApplied'])
    expect(codes('1', { existing: { id: 'ia-1' } }, 'ia-1')).toEqual([])
    expect(codes('1', { existing: { id: 'ia-1' } }, 'ia-2')).toEqual(['alreadyApplied'])
  })

  test('in order of what can be done about it', () => {
    expect(
      codes('0', {
        blocks: { frozen: block },
        identityVerified: false,
        existing: { id: 'x' },
        ...at('2026-11-24T11:00:00'),
      }),
    ).toEqual(['accountFrozen', 'identityRequired', 'deadlinePassed', 'alreadyApplied', 'belowMinimum'])
  })
})

test.each([
  ['0', {}, { code: 'belowMinimum', params: { min: '1', unit: 'lots' }, field: 'lots' }],
  ['11', {}, { code: 'aboveMaximum', params: { max: '10', unit: 'lots' }, field: 'lots' }],
  ['', {}, { code: 'required', params: { field: 'lots' }, field: 'lots' }],
  [
    '1',
    at('2026-11-16T23:59:59'),
    { code: 'illegalState', params: { state: 'toBeSubscribed', allowed: ['subscribing'] } },
  ],
  ['1', at('2026-11-24T11:00:00'), { code: 'deadlinePassed', params: { at: '2026-11-24T11:00:00+09:00' } }],
  ['1', { existing: { id: 'ia-1' } }, { code: 'alreadyApplied', params: { max: 1, id: 'ia-1' } }],
] as const)('%s lots with %j are refused as %j', (lots, around, refusal) => {
  expect(checkIpoApplication({ lots, replaces: undefined }, { ...context, ...around })).toEqual([refusal])
})

describe('paying for what was won', () => {
  const application = { state: 'won', winningLots: 2, payDeadline: '2026-11-30T12:00:00+09:00' } as const
  const paying: PayContext = { now, blocks: {}, offer, application, cash: { all: '400000', available: '304000' } }
  const pay = (lots: string, around: Partial<PayContext> = {}): string[] =>
    checkIpoPayment(lots, { ...paying, ...around }).map(({ code }) => code)

  test('lots have their price', () => expect(lotsAmount(offer, 2)).toBe('304000'))

  test.each([
    ['2', []],
    ['1', []],
    ['3', ['aboveMaximum']],
    ['0', ['belowMinimum']],
    ['', ['required']],
  ])('%s lots give %j', (lots, expected) => expect(pay(lots)).toEqual(expected))

  test('is refused with what the card needs: until when it could be paid, and which field is short', () => {
    expect(checkIpoPayment('1', { ...paying, ...at('2026-11-30T12:00:00') })).toEqual([
      { code: 'deadlinePassed', params: { at: application.payDeadline } },
    ])
    expect(checkIpoPayment('2', { ...paying, cash: { all: '303999', available: '303999' } })).toEqual([
      { code: 'insufficientBalance', params: { need: '304000', have: '303999' }, field: 'lots' },
    ])
  })

  test('takes available cash', () => {
    expect(pay('2', { cash: { all: '400000', available: '303999' } })).toEqual(['insufficientAvailable'])
    expect(pay('2', { cash: { all: '303999', available: '303999' } })).toEqual(['insufficientBalance'])
  })

  test('until its deadline, and only what was won', () => {
    expect(pay('1', at('2026-11-30T11:59:59'))).toEqual([])
    expect(pay('1', at('2026-11-30T12:00:00'))).toEqual(['deadlinePassed'])
    expect(
      pay('1', { application: { ...application, state: 'awaitingDraw' }, blocks: { tradeBarred: block } }),
    ).toEqual(['tradeBarred', 'illegalState'])
    expect(pay('1', { application: { ...application, winningLots: null } })).toEqual(['aboveMaximum'])
  })

  test.each([
    ['won', '2026-11-30T11:59:59', []],
    ['won', '2026-11-30T12:00:00', ['deadlinePassed']],
    ['notWon', '2026-11-25T00:00:00', ['illegalState']],
    ['paymentComplete', '2026-11-25T00:00:00', ['illegalState']],
  ] as const)('giving up in state %s at %s gives %j', (state, time, expected) =>
    expect(checkAbstain({ ...application, state }, at(time).now).map(({ code }) => code)).toEqual(expected),
  )

  test('every state has its sample, with the lots and the deadline of its offer', () => {
    expect(new Set(sampleIpoApplications.map(({ state }) => state))).toEqual(new Set(ipoApplicationMachine.states))
    expect(sampleIpoApplications.map(({ lotSize, deadline }) => [lotSize, deadline])).toEqual(
      sampleIpoApplications.map(() => [offer.lotSize, offer.deadline]),
    )
  })
})

describe('an application is withdrawn', () => {
  const withdraw = (state: IpoApplication['state'], time: string) =>
    checkIpoWithdrawal({ state, deadline: offer.deadline }, at(time).now)
  const passed = { code: 'deadlinePassed', params: { at: offer.deadline } }

  test.each([
    ['awaitingDraw', '2026-11-24T10:59:59', []],
    ['awaitingDraw', '2026-11-24T11:00:00', [passed]],
    ['cancelled', '2026-11-20T00:00:00', [illegal('cancelled')]],
    ['won', '2026-11-25T00:00:00', [illegal('won')]],
    ['notWon', '2026-11-25T00:00:00', [illegal('notWon')]],
  ] as const)('while it is %s, at %s: %j', (state, time, refusals) => expect(withdraw(state, time)).toEqual(refusals))
})

describe('fund-raising', () => {
  const raising: RaiseContext = {
    now,
    blocks: {},
    raise: sampleRaise satisfies Raise,
    identityVerified: true,
    pending: undefined,
    cash: { all: '6000000', available: '5500000' },
  }
  const raise = (amount: string, around: Partial<RaiseContext> = {}): string[] =>
    checkRaise(amount, { ...raising, ...around }).map(({ code }) => code)

  const wide = { cash: { all: '900000000', available: '900000000' } }
  const left = (yen: string): Partial<RaiseContext> => ({
    ...wide,
    raise: { ...sampleRaise, raised: minus(sampleRaise.target, yen) },
  })
  const unit = [{ code: 'unitSize', params: { unit: 100, step: '88000' }, field: 'amount' }]

  test.each<[string, object[], Partial<RaiseContext>?]>([
    ['88000', []],
    ['87999', [{ code: 'belowMinimum', params: { min: '88000' }, field: 'amount' }]],
    ['88001', unit],
    ['100,001', unit],
    ['176,000', []],
    ['175120', unit],
    ['4400000', []],
    ['4488000', [{ code: 'aboveMaximum', params: { max: '4400000' }, field: 'amount' }]],
    ['', [{ code: 'required', params: { field: 'amount' }, field: 'amount' }]],
    ['x', [{ code: 'amountFormat', params: { field: 'amount' }, field: 'amount' }]],
    ['88000.5', [{ code: 'notWholeNumber', params: {}, field: 'amount' }]],
    ['264000', [], left('264000')],
    ['352000', [{ code: 'aboveMaximum', params: { max: '264000' }, field: 'amount' }], left('264000')],
    ['352000', [{ code: 'aboveMaximum', params: { max: '264000' }, field: 'amount' }], left('351999')],
    ['88000', [], left('88000')],
    ['88000', [{ code: 'illegalState', params: { state: 'ended', allowed: ['subscribing'] } }], left('87999')],
    ['88000', [{ code: 'illegalState', params: { state: 'ended', allowed: ['subscribing'] } }], left('-88000')],
  ])('%s yen give %j, in full width too', (amount, expected, around = {}) => {
    expect(checkRaise(amount, { ...raising, ...around })).toEqual(expected)
    expect(checkRaise(toFullWidth(amount), { ...raising, ...around })).toEqual(expected)
  })

  test('in its time, one in review, from available cash, by the verified', () => {
    expect(raise('88000', at('2026-11-16T08:59:59'))).toEqual(['illegalState'])
    expect(checkRaise('88000', { ...raising, ...at('2026-11-27T15:00:00') })).toEqual([
      { code: 'deadlinePassed', params: { at: raising.raise.deadline } },
    ])
    expect(checkRaise('88000', { ...raising, pending: { id: 'ra-1' } })).toEqual([
      { code: 'fundOperationPending', params: { id: 'ra-1', kind: 'raise' } },
    ])
    expect(raise('176000', { cash: { all: '300000', available: '175999' } })).toEqual(['insufficientAvailable'])
    expect(raise('176000', { identityVerified: false, blocks: { frozen: block } })).toEqual([
      'accountFrozen',
      'identityRequired',
    ])
  })

  test.each<[string, Raise['state'], Partial<RaiseContext>?]>([
    ['2026-11-16T08:59:59', 'toBeSubscribed'],
    ['2026-11-16T09:00:00', 'subscribing'],
    ['2026-11-27T14:59:59', 'subscribing'],
    ['2026-11-27T15:00:00', 'ended'],
    ['2026-11-20T14:32:00', 'subscribing', left('88000')],
    ['2026-11-20T14:32:00', 'ended', left('87999')],
    ['2026-11-16T08:59:59', 'toBeSubscribed', left('0')],
  ])('at %s it is %s, as far as there is anything left', (time, state, around = {}) =>
    expect(raiseState(around.raise ?? sampleRaise, at(time).now)).toBe(state),
  )

  test('the samples are of whole lots, of one company, as it stands now', () => {
    expect(raiseState(sampleRaise, now)).toBe(sampleRaise.state)
    expect(new Set(sampleRaiseApplications.map(({ symbol, names: { ja } }) => `${symbol} ${ja}`))).toEqual(
      new Set([`${sampleRaise.symbol} ${sampleRaise.names.ja}`]),
    )
    const { minimum, maximum, target, raised } = sampleRaise
    const amounts = [
      minimum,
      maximum,
      target,
      raised,
      ...sampleRaiseApplications.flatMap(({ amount, allotted }) => (allotted === null ? [amount] : [amount, allotted])),
    ]
    expect(amounts.filter((amount) => !isMultiple(amount, lotPrice(sampleRaise)))).toEqual([])
    expect(mostToRaise(sampleRaise)).toBe(maximum)
  })
})

test('the offer that has ended can be drawn again from what its page tells', () => {
  const ended = sampleOffers.filter(({ state }) => state === 'ended')
  const verified = ended.map(({ id, totalLots, draw: { seedHash, ticketsHash, seed, entropy } }) =>
    verifyDraw({
      offerId: id,
      totalLots,
      seedHash,
      ticketsHash: ticketsHash ?? '',
      seed: seed ?? '',
      entropy: entropy ?? '',
      ...sampleDrawn,
    }),
  )
  expect(verified).toEqual([{ fair: true }])
  expect(sampleOffers.map((one) => offerState(one, now))).toEqual(sampleOffers.map(({ state }) => state))
})

test('never throws, whatever is typed', () => {
  const total = fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
    expect(Array.isArray(checkIpoApplication({ lots: text, replaces: text }, context))).toBe(true)
    expect(
      Array.isArray(
        checkRaise(text, {
          now,
          blocks: {},
          raise: sampleRaise,
          identityVerified: true,
          pending: undefined,
          cash: { all: '1', available: '1' },
        }),
      ),
    ).toBe(true)
  })
  fc.assert(total, { seed: 20_261_120 })
})
