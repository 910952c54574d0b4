import { expect, test } from 'vitest'
import { sampleDeposits, sampleWithdrawals } from '../funds/samples.ts'
import { sampleFills } from '../trading/samples.ts'
import { cashTotal, documentsIn, feesOf, receiptOf, reportOf } from './documents.ts'

const [fill] = sampleFills
if (!fill) throw new Error('no fill')
const cash = { ...fill, leverage: 1, side: 'long', intent: 'open', origin: 'continuous', value: '1000' } as const
const fee = (amount: string) => fill.feeLines.slice(0, 1).map((line) => ({ ...line, amount }))

test.each([
  ['a purchase takes its value and its fees', { ...cash, feeLines: fee('5') }, '-1005', 'buy'],
  ['a sale gives its value less its fees', { ...cash, intent: 'close', feeLines: fee('5') }, '995', 'sell'],
  ['on margin an opening takes its fees alone', { ...cash, leverage: 2, feeLines: fee('5') }, '-5', 'buy'],
  [
    'on margin a close is told with its position',
    { ...cash, leverage: 2, intent: 'close', feeLines: [] },
    null,
    'sell',
  ],
  ['a short sale takes its fees', { ...cash, side: 'short', feeLines: fee('5') }, '-5', 'sell'],
] as const)('%s', (_, given, moved, what) => {
  const report = reportOf({ ...given, feeLines: [...given.feeLines] })
  expect([report.cash, report.what]).toEqual([moved, what])
})

test('all fees of a fill are told together', () => expect(feesOf({ feeLines: [...fee('5'), ...fee('7')] })).toBe('12'))

test('money moves with what has passed alone', () => {
  const receipts = [...sampleDeposits, ...sampleWithdrawals].map((record) => ({ record, receipt: receiptOf(record) }))
  for (const { record, receipt } of receipts) {
    const moved = record.kind === 'deposit' ? record.amount : `-${record.amount}`
    expect(receipt.cash).toBe(record.state === 'passed' ? moved : null)
  }
})

test('of a month, the newest first, with what all of it has moved', () => {
  const [one] = sampleDeposits
  if (!one) throw new Error('no deposit')
  const at = (id: string, day: string) =>
    receiptOf({ ...one, id, state: 'passed', amount: '10', submittedAt: `${day}T10:00:00+09:00` })
  const all = [at('a', '2026-10-31'), at('b', '2026-11-01'), at('c', '2026-11-20')]
  expect(documentsIn(all, '2026-11').map(({ id }) => id)).toEqual(['c', 'b'])
  expect(documentsIn(all, undefined).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  expect([cashTotal(all, 'JPY'), cashTotal(all, 'USD')]).toEqual(['30', '0'])
})
