import type { Channel, Deposit, Exchange, FundsSummary, Rate } from '@kabuto/domain/funds'
import { minus, plus, rounded, times } from '@kabuto/domain/shared'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditMember } from '../../books/ledger/audit.ts'
import { bench, clientOf, type MemberClient } from '../../testing.ts'

const MEMBER = '0000000007'

let client: MemberClient
beforeEach(async () => {
  client = await clientOf(await bench(), MEMBER)
})

const funds = async (): Promise<FundsSummary> => (await client.granted('funds/summary')) as FundsSummary
const rate = async (): Promise<Rate> => (await client.granted('funds/rate', { pair: 'USDJPY' })) as Rate

describe('a deposit', () => {
  test('is there after the review, settled, and counts as no gain of the day', async () => {
    const before = await funds()
    const made = (await client.granted('funds/deposit', {
      channel: 'bank',
      amount: '１００，０００',
      proof: 'sample-proof',
    })) as Deposit
    expect(made).toMatchObject({
      state: 'pending',
      amount: '100000',
      bankName: 'カブト模擬銀行',
      number: '0000421',
      proof: 'sample-proof',
    })
    expect(await funds()).toEqual(before)
    client.pass(60_000)
    expect(await funds()).toMatchObject({
      settled: plus(before.settled, '100000'),
      total: plus(before.total, '100000'),
      dayChange: '0',
    })
    expect(await client.granted('funds/records', { kind: 'deposit' })).toMatchObject({
      items: [{ state: 'passed', proof: null }],
    })
  })

  test('of one channel does not keep the other one waiting', async () => {
    await client.granted('funds/deposit', { channel: 'bank', amount: '5000', proof: 'sample-proof' })
    expect(await client.refused('funds/deposit', { channel: 'bank', amount: '5000', proof: 'sample-proof' })).toBe(
      'fundOperationPending',
    )
    expect(
      (await client.ask('funds/deposit', { channel: 'convenience', amount: '5000', proof: 'sample-proof' })).status,
    ).toBe(1)
  })

  test.each([
    [{ proof: '' }, 'proofMissing'],
    [{ proof: 'of somebody else' }, 'proofMissing'],
    [{ proof: 'sample-front' }, 'proofMissing'],
    [{ channel: 'crypto' }, 'required'],
    [{ amount: '999' }, 'belowMinimum'],
    [{ amount: '50000001' }, 'aboveMaximum'],
  ])('with %j is refused: %s', async (changed, code) => {
    expect(
      await client.refused('funds/deposit', { channel: 'bank', amount: '5000', proof: 'sample-proof', ...changed }),
    ).toBe(code)
  })
})

test.each([
  ['ja', '銀行振込（模擬）', 'コンビニ入金（模擬）'],
  ['en', 'Bank transfer (simulated)', 'Convenience store (simulated)'],
  ['zh-Hant', '銀行轉帳（模擬）', '便利商店存款（模擬）'],
] as const)('each way to pay in has a name in %s', async (language, bank, convenience) => {
  const { token } = await client.login(MEMBER)
  const { body } = await client.send('funds/channels', {}, { token, language })
  expect((body.data as Channel[]).map(({ id, name }) => [id, name])).toEqual([
    ['bank', bank],
    ['convenience', convenience],
  ])
})

describe('an exchange', () => {
  test('gives dollars at the quoted rate, names the spread in yen, and balances in both currencies', async () => {
    const quote = await rate()
    const before = await funds()
    const done = (await client.granted('funds/exchange', {
      from: 'JPY',
      to: 'USD',
      amount: '1000000',
      quoteId: quote.quoteId,
    })) as Exchange
    expect(done).toMatchObject({
      rate: plus(quote.mid, '0.25'),
      mid: quote.mid,
      difference: rounded(times(done.proceeds, '0.25'), 0, 'halfAwayFromZero'),
      state: 'passed',
    })
    expect(await funds()).toMatchObject({ settled: minus(before.settled, '1000000'), usd: { amount: done.proceeds } })
    const back = (await client.granted('funds/exchange', {
      from: 'USD',
      to: 'JPY',
      amount: done.proceeds,
      quoteId: (await rate()).quoteId,
    })) as Exchange
    expect(Number(back.proceeds)).toBeLessThan(1_000_000)
    expect(await auditMember(client.store, MEMBER)).toEqual([])
  })

  test('at a quote that ran out, was changed, or was another member’s is refused', async () => {
    const { quoteId } = await rate()
    const send = (id: string) =>
      client.refused('funds/exchange', { from: 'JPY', to: 'USD', amount: '1000', quoteId: id })
    expect(await send(`99${quoteId.slice(3)}`)).toBe('quoteExpired')
    const other = await clientOf(client, '0000000001')
    const { quoteId: theirs } = (await other.granted('funds/rate', { pair: 'USDJPY' })) as Rate
    expect(await send(theirs)).toBe('quoteExpired')
    client.pass(59_999)
    expect((await client.ask('funds/exchange', { from: 'JPY', to: 'USD', amount: '1000', quoteId })).status).toBe(1)
    client.pass(1)
    expect(await send(quoteId)).toBe('quoteExpired')
  })

  test.each([
    [{ to: 'JPY' }, 'sameCurrency'],
    [{ amount: '0' }, 'belowMinimum'],
    [{ amount: '1.5' }, 'notWholeNumber'],
    [{ amount: '10000001' }, 'insufficientBalance'],
    [{ from: 'USD', to: 'JPY', amount: '1' }, 'insufficientBalance'],
  ])('with %j is refused: %s', async (changed, code) => {
    const { quoteId } = await rate()
    expect(
      await client.refused('funds/exchange', { from: 'JPY', to: 'USD', amount: '1000', quoteId, ...changed }),
    ).toBe(code)
  })
})

test('the history has a total for each day that ended, and today as far as it has come', async () => {
  const typical = await clientOf(client, '0000000001')
  const days = (await typical.granted('funds/history', { days: 10 })) as { day: string; total: string }[]
  expect(days.map(({ day }) => day)).toEqual(
    ['11', '12', '13', '14', '15', '16', '17', '18', '19', '20'].map((day) => `2026-11-${day}`),
  )
  expect(days.at(-1)?.total).toBe(((await typical.granted('funds/summary')) as FundsSummary).total)
})
