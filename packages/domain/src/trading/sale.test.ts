import { describe, expect, test } from 'vitest'
import { sampleDetail } from '../market/samples.ts'
import { samplePositions, sampleWeighed } from './samples.ts'
import { isOpened, wholeSale } from './opened.ts'
import { contextOfSale } from './sale.ts'
import { weighSell } from './previewSell.ts'
import { now } from './testing.ts'

const opened = samplePositions.filter(isOpened)
const [held] = opened
const { funds } = sampleWeighed
if (!held) throw new Error('no sample is held')

const around = (changed: Partial<typeof held> = {}) =>
  contextOfSale({ now, blocks: {}, position: { ...held, ...changed }, stock: sampleDetail, funds })

test('only what was bought can be sold', () => {
  expect(opened.map(({ id }) => id)).toEqual(['p1', 'p3', 'p4', 'p5', 'p7'])
  expect(isOpened({ ...held, buyPrice: null })).toBe(false)
})

describe('the context of a sale', () => {
  test('takes its facts from the position', () => {
    expect(around().rules.facts).toEqual({ lastOpened: Date.parse('2026-11-19T10:04:12+09:00') })
    expect(around({ lockedThrough: '2026-12-01', issueDay: '2026-11-25' }).rules.facts).toMatchObject({
      lockedThrough: '2026-12-01',
      issueDay: '2026-11-25',
    })
    expect(around().rules.issue).toEqual({ held: 100, lockedToday: 0 })
  })

  test('works interest out anew', () => {
    const leveraged = opened.find(({ id }) => id === 'p3')
    expect(leveraged?.feeLines.map(({ rule }) => rule)).toContain('marginInterest')
    expect(around(leveraged).figures.position.feeLines.map(({ rule }) => rule)).toEqual([
      'jpMarginCommission',
      'stampDuty',
    ])
  })

  test('weighs the whole of it at the market', () => {
    const { rules, figures } = around()
    const { preview, refusals, most } = weighSell(wholeSale(held), rules, figures)
    expect(refusals).toEqual([])
    expect(most).toEqual({ quantity: 100, bound: 'shares' })
    // 2,845.5 × 100 − 275, and of the profit the fee of the purchase too.
    expect(preview).toMatchObject({ value: '284550', fees: '275', total: '284275', profit: '2850' })
    expect(preview?.available).toEqual({ before: '3420000', after: '3704275' })
  })

  test('with less than all, at a limit', () => {
    const { rules, figures } = around({ quantity: 300, openValue: '843450' })
    const draft = { ...wholeSale({ quantity: 200 }), type: 'limit' as const, price: '2900' }
    expect(weighSell(draft, rules, figures).preview).toMatchObject({ value: '580000', total: '579465' })
  })
})
