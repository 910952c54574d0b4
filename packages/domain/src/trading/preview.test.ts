import { minus } from '../shared/amount/money.ts'
import { describe, expect, test } from 'vitest'
import { checkOrder } from './order.ts'
import { previewOrder, type PreviewContext, weighOrder } from './preview.ts'
import { daysHeld, feeLinesOfPart, partOf, previewSell, type SellPreviewContext, weighSell } from './previewSell.ts'
import { context, dollarInstrument, draft, instrument, newYorkNow, now, sellContext, sellDraft } from './testing.ts'
import { orderFees } from './fees.ts'

const around: PreviewContext = {
  now,
  instrument,
  quote: context.quote,
  cash: context.cash,
  margin: { cash: '3420000', collateral: '0', positions: [] },
  sameDay: context.sameDay,
  held: 0,
}

describe('an opening order', () => {
  test('tells value, each fee, what is left, when it settles and when it can be sold', () => {
    expect(previewOrder(draft, around)).toEqual({
      intent: 'open',
      currency: 'JPY',
      price: '2846',
      value: '284600',
      feeLines: orderFees({
        market: 'jpy',
        intent: 'open',
        sells: false,
        onMargin: false,
        value: '284600',
        quantity: 100,
        day: '2026-11-20',
      }),
      fees: '275',
      total: '284875',
      margin: '0',
      settlesOn: '2026-11-25',
      available: { before: '3420000', after: '3135125' },
      marginRatio: null,
      earliestSell: { until: '2026-11-20T14:47:00+09:00', rule: 'minutes' },
      profit: null,
      taxEstimate: '0',
      warnings: [],
    })
  })

  test('on credit freezes its margin and shows the ratio before and after', () => {
    expect(previewOrder({ ...draft, leverage: 2, quantity: '200' }, around)).toMatchObject({
      margin: '284600',
      fees: '385',
      total: '284985',
      marginRatio: { before: null, after: '600.77' },
      earliestSell: null,
    })
    const open: PreviewContext = {
      ...around,
      margin: {
        cash: '1000000',
        collateral: '0',
        positions: [{ side: 'long', quantity: 100, openPrice: '2000', lastPrice: '2000', costs: '0' }],
      },
    }
    // Sold short for more than its limit at once, it is secured by what it is sold for.
    expect(previewOrder({ ...draft, side: 'short', price: '2800' }, open)).toMatchObject({
      price: '2800',
      margin: '284550',
    })
    expect(previewOrder({ ...draft, side: 'short' }, open)).toMatchObject({
      marginRatio: { before: '500', after: '206.31' },
    })
  })

  test('what is no order yet has no preview', () => {
    expect(previewOrder({ ...draft, quantity: '' }, around)).toBeUndefined()
    expect(previewOrder({ ...draft, price: '' }, around)).toBeUndefined()
    expect(previewOrder({ ...draft, leverage: 7 }, around)).toBeUndefined()
    expect(previewOrder({ ...draft, type: 'market', session: 'after' }, around)).toBeUndefined()
  })

  test.each([
    ['50000', []],
    ['50100', [{ kind: 'sizeOfVolume', percent: '5' }]],
    ['60000', [{ kind: 'sizeOfVolume', percent: '6' }]],
  ])('%s shares of a million traded warn %j', (quantity, expected) =>
    expect(previewOrder({ ...draft, quantity }, around)?.warnings).toEqual(expected),
  )

  test('a day trade goes in whole, however large it is', () => {
    const large = { ...draft, quantity: '60000', type: 'market', price: '', origin: 'dayTrade' } as const
    expect(previewOrder(large, around)?.warnings).toEqual([])
  })

  test('where nothing was traded yet any size is worth a second look', () => {
    expect(previewOrder(draft, { ...around, quote: { ...context.quote, volume: 0 } })?.warnings).toEqual([
      { kind: 'sizeOfVolume', percent: '100' },
    ])
  })

  test.each([
    ['2988', []],
    ['2990', [{ kind: 'farFromLast', percent: '5.1', last: '2846' }]],
    ['2704', []],
    ['2703', [{ kind: 'farFromLast', percent: '5', last: '2846' }]],
    ['2700', [{ kind: 'farFromLast', percent: '5.1', last: '2846' }]],
  ])('a limit of %s against 2846 warns %j', (price, expected) =>
    expect(previewOrder({ ...draft, price }, around)?.warnings).toEqual(expected),
  )

  test('a market order that must wait is reserved at the end of the range', () => {
    const early = { ...around, now: Date.parse('2026-11-20T08:30:00+09:00') }
    expect(previewOrder({ ...draft, type: 'market', price: '' }, early)?.warnings).toEqual([
      { kind: 'reservedAtLimit', price: '3312' },
    ])
    expect(previewOrder({ ...draft, type: 'market', price: '', side: 'short' }, early)?.warnings).toEqual([
      { kind: 'reservedAtLimit', price: '3312' },
    ])
    expect(previewOrder({ ...draft, type: 'market', price: '' }, around)?.warnings).toEqual([])
  })

  test.each([
    ['2026-11-20T16:00:00', '2026-11-26', '2026-11-24T09:15:00+09:00'],
    ['2026-11-20T15:27:00', '2026-11-25', '2026-11-20T15:45:00+09:00'],
    ['2026-11-20T08:30:00', '2026-11-25', '2026-11-20T09:15:00+09:00'],
  ])('entered at %s it settles on %s and can be sold from %s', (time, settlesOn, until) => {
    expect(previewOrder(draft, { ...around, now: Date.parse(`${time}+09:00`) })).toMatchObject({
      settlesOn,
      earliestSell: { until },
    })
  })

  test('a US market order that must wait is reserved at the end of the band', () => {
    const early = {
      ...around,
      now: Date.parse('2026-11-20T08:00:00-05:00'),
      instrument: dollarInstrument,
      quote: { ...context.quote, last: '128.45' },
      cash: { all: '1500', available: '1500' },
    }
    expect(previewOrder({ ...draft, type: 'market', price: '', quantity: '1' }, early)).toMatchObject({
      price: '134.87',
      warnings: [{ kind: 'reservedAtLimit', price: '134.87' }],
    })
    const { luldTier: _, ...untiered } = dollarInstrument
    expect(
      previewOrder({ ...draft, type: 'market', price: '', quantity: '1' }, { ...early, instrument: untiered }),
    ).toMatchObject({ price: '141.3' })
  })

  test('a day trade puts up its whole value as margin and can leave at once', () => {
    expect(previewOrder({ ...draft, origin: 'dayTrade' }, around)).toMatchObject({
      margin: '284600',
      fees: '198',
      earliestSell: null,
    })
  })

  test.each([
    ['what today’s proceeds of the issue pay for stays until the next day', '284599', 0, '2026-11-24T09:00:00+09:00'],
    ['what other money pays for does not', '284600', 0, '2026-11-20T14:47:00+09:00'],
    ['as many shares held from before can go instead', '0', 100, '2026-11-20T14:47:00+09:00'],
    ['fewer cannot', '0', 99, '2026-11-24T09:00:00+09:00'],
  ])('%s', (_, fresh, heldNow, until) => {
    const sameDay = { usable: '3420000', fresh, barred: '0', locked: 0 }
    expect(previewOrder(draft, { ...around, sameDay, held: heldNow })?.earliestSell?.until).toBe(until)
    // Filled on the next day, it goes by that day's money.
    const closed = { ...around, sameDay, held: heldNow, now: Date.parse('2026-11-20T16:00:00+09:00') }
    expect(previewOrder(draft, closed)?.earliestSell?.until).toBe('2026-11-24T09:15:00+09:00')
    expect(previewOrder({ ...draft, leverage: 2 }, { ...around, sameDay, held: heldNow })?.earliestSell).toBeNull()
  })

  test('in dollars with the next day’s settlement', () => {
    const usd = { ...around, now: newYorkNow, instrument: dollarInstrument, cash: { all: '1500', available: '1500' } }
    expect(previewOrder({ ...draft, price: '128.45', quantity: '10' }, usd)).toMatchObject({
      currency: 'USD',
      fees: '6.36',
      total: '1290.86',
      settlesOn: '2026-11-23',
      available: { after: '209.14' },
    })
  })
})

describe('a closing order', () => {
  const bought = orderFees({
    market: 'jpy',
    intent: 'open',
    sells: false,
    onMargin: false,
    value: '284600',
    quantity: 100,
    day: '2026-11-19',
  })
  const held: SellPreviewContext = {
    ...around,
    position: {
      side: 'long',
      leverage: 1,
      origin: 'continuous',
      quantity: 100,
      originalMargin: '0',
      openPrice: '2846',
      openValue: '284600',
      openedAt: Date.parse('2026-11-19T10:04:00+09:00'),
      feeLines: bought,
    },
  }

  test('of cash shares brings its value less the fee, with the gain and its tax as an estimate', () => {
    expect(previewSell({ ...sellDraft, price: '2880.5' }, held)).toMatchObject({
      intent: 'close',
      value: '288050',
      fees: '275',
      total: '287775',
      margin: '0',
      profit: '2900',
      taxEstimate: '589',
      settlesOn: '2026-11-25',
      available: { before: '3420000', after: '3707775' },
      earliestSell: null,
      marginRatio: null,
    })
  })

  test('of a part carries its part of the opening fees', () => {
    // Of fills at several prices a part has its share of what they came to, and no part of a yen.
    expect(
      previewSell(
        { ...sellDraft, price: '2880.5' },
        {
          ...held,
          position: { ...held.position, quantity: 300, openPrice: '2846.3333', openValue: '853901', feeLines: [] },
        },
      )?.profit,
    ).toBe(minus(minus('288050', '284633'), previewSell({ ...sellDraft, price: '2880.5' }, held)?.fees ?? ''))
    expect(
      previewSell(
        { ...sellDraft, price: '2880.5' },
        { ...held, position: { ...held.position, quantity: 200, openValue: '569200' } },
      ),
    ).toMatchObject({ profit: '3038' })
  })

  test('on credit frees the margin, settles the gain and charges the interest', () => {
    const leveraged: SellPreviewContext = {
      ...held,
      position: {
        ...held.position,
        leverage: 2,
        originalMargin: '142300',
        openedAt: Date.parse('2026-11-12T10:00:00+09:00'),
      },
    }
    expect(previewSell({ ...sellDraft, price: '2880.5' }, leveraged)).toMatchObject({
      margin: '142300',
      fees: '407',
      total: '145343',
      profit: '2768',
    })
    const short: SellPreviewContext = {
      ...leveraged,
      position: { ...leveraged.position, side: 'short', leverage: 1, originalMargin: '284600' },
    }
    expect(previewSell({ ...sellDraft, price: '2880.5' }, short)).toMatchObject({
      margin: '284600',
      fees: '278',
      total: '280872',
      profit: '-4003',
      taxEstimate: '0',
    })
  })

  test('what is no order yet has no preview', () => {
    expect(previewSell({ ...sellDraft, quantity: '1' }, held)).toBeUndefined()
    expect(previewSell({ ...sellDraft, price: 'x' }, held)).toBeUndefined()
    expect(previewSell({ ...sellDraft, quantity: '200' }, held)).toBeUndefined()
  })

  test.each([
    ['2026-11-20', '2026-11-20', 1],
    ['2026-11-12', '2026-11-20', 9],
    ['2026-11-21', '2026-11-20', 1],
  ])('from %s to %s are %i days', (from, to, days) => expect(daysHeld(from, to)).toBe(days))
})

describe('weighing tells the figures beside what stands in the way', () => {
  const all = { ...context, instrument }
  const most = { quantity: 1200, bound: 'money' }

  test.each([
    ['a good order', {}, {}, []],
    ['one that is too dear', { quantity: '1600' }, {}, ['insufficientBalance']],
    ['one of a member who is barred', {}, { blocks: { tradeBarred: { reason: '', since: '' } } }, ['tradeBarred']],
    ['one while the market is closed', {}, { now: Date.parse('2026-11-20T15:31:00+09:00') }, ['marketClosed']],
  ])('%s', (_, typed, changed, codes) => {
    const [order, about] = [
      { ...draft, ...typed },
      { ...all, ...changed },
    ]
    const weighed = weighOrder(order, about)
    expect(weighed).toEqual({ refusals: checkOrder(order, about), preview: previewOrder(order, about), most })
    expect(weighed.preview?.available.before).toBe('3420000')
    expect(weighed.refusals.map(({ code }) => code)).toEqual(codes)
  })

  test('what is no order yet has none, and no most without a price', () => {
    expect(weighOrder({ ...draft, quantity: '' }, all)).toMatchObject({ preview: null, most })
    expect(weighOrder({ ...draft, price: 'x' }, all)).toMatchObject({ preview: null, most: null })
  })

  test('a day trade by its own commission, lock and hours', () => {
    const late = { ...all, now: Date.parse('2026-11-20T15:21:00+09:00') }
    const { preview, refusals } = weighOrder({ ...draft, type: 'market', price: '', origin: 'dayTrade' }, late)
    expect(refusals.map(({ code }) => code)).toEqual(['dayTradeClosed'])
    expect(preview).toMatchObject({ fees: '198', margin: '284650', earliestSell: null })
  })

  test('a sale that is locked has its figures', () => {
    const held = { ...sellContext, facts: { lastOpened: now } }
    const { position } = sellContext
    const figures: SellPreviewContext = {
      ...around,
      position: {
        ...position,
        originalMargin: '0',
        openPrice: '2846',
        openValue: '853800',
        openedAt: now,
        feeLines: [],
      },
    }
    const weighed = weighSell(sellDraft, held, figures)
    expect(weighed).toMatchObject({
      preview: { total: '284725' },
      refusals: [{ code: 'sellLocked', params: { rule: 'minutes' } }],
      most: { quantity: 300, bound: 'shares' },
    })
    expect(weighSell({ ...sellDraft, quantity: '400' }, held, figures).preview).toBeNull()
  })
})

test('parts add up to the whole when each takes its part of what is left', () => {
  const first = partOf('275', 100, 300, 0)
  const second = partOf(String(275 - Number(first)), 100, 200, 0)
  expect([first, second, partOf(String(275 - Number(first) - Number(second)), 100, 100, 0)]).toEqual(['91', '92', '92'])
})

test('a fee that goes with a part of a position goes with what it was worked out from', () => {
  const fee = { rule: 'jpCommission', fee: 'purchase', currency: 'JPY', rate: '≤500000', since: '2019-10-01' } as const
  expect(feeLinesOfPart([{ ...fee, amount: '275', base: '281150' }], 100, 300)).toEqual([
    { ...fee, amount: '91', base: '93716' },
  ])
  expect(feeLinesOfPart([{ ...fee, amount: '184', base: '187434' }], 200, 200)).toEqual([
    { ...fee, amount: '184', base: '187434' },
  ])
})
