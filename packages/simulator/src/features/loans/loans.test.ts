import type { Loan, Repayment } from '@kabuto/domain/loans'
import type { Weighed } from '@kabuto/domain/trading'
import { beforeEach, expect, test } from 'vitest'
import { auditMember } from '../../books/ledger/audit.ts'
import { bench, clientOf, type MemberClient } from '../../testing.ts'

const MEMBER = '0000000007'
const DAY = 24 * 60 * 60_000

let client: MemberClient
beforeEach(async () => {
  client = await clientOf(await bench(), MEMBER)
})

async function lent(amount: string): Promise<Loan> {
  await client.granted('funds/applyLoan', { amount })
  client.pass(60_000)
  return ((await client.granted('funds/loans')) as { items: Loan[] }).items[0] as Loan
}

test('a loan is paid out after the review, owed from then on, and grows by the day', async () => {
  const loan = await lent('365000')
  expect(loan).toMatchObject({ state: 'passed', principal: '365000', interest: '0', owed: '365000' })
  expect(await client.granted('funds/summary')).toMatchObject({
    settled: '10365000',
    loan: { owed: '365000' },
    total: '10000000',
    withdrawable: '10000000',
  })
  await client.granted('user/advanceClock', { to: 'settlement' })
  const { items } = (await client.granted('funds/loans')) as { items: Loan[] }
  // 15 % a year of 365,000 are 150 a day.
  expect(Number(items[0]?.interest) % 150).toBe(0)
  expect(Number(items[0]?.interest)).toBeGreaterThan(0)
})

test('a repayment pays interest first, in parts or whole, and no more than is owed', async () => {
  const loan = await lent('365000')
  await client.granted('user/advanceClock', { to: 'settlement' })
  const {
    items: [now],
  } = (await client.granted('funds/loans')) as { items: Loan[] }
  expect(await client.ask('funds/repayLoan', { id: loan.id, amount: String(Number(now?.owed) + 1) })).toMatchObject({
    refusal: { code: 'repayAboveOwed', params: { owed: now?.owed } },
  })
  expect(await client.granted('funds/repayLoan', { id: loan.id, amount: '1000' })).toMatchObject({
    loan: { state: 'passed', interest: '0', owed: String(Number(now?.owed) - 1000) },
    repayment: { loanId: loan.id, amount: '1000', interest: now?.interest },
  })
  expect(
    await client.granted('funds/repayLoan', { id: loan.id, amount: String(Number(now?.owed) - 1000) }),
  ).toMatchObject({ loan: { state: 'repaid', owed: '0' }, repayment: { interest: '0' } })
  expect(await client.refused('funds/repayLoan', { id: loan.id, amount: '1' })).toBe('illegalState')
  const { items } = (await client.granted('funds/loans')) as { items: (Repayment | Loan)[] }
  const interest = now?.interest ?? ''
  const rest = String(Number(now?.owed) - 1000)
  const of = { kind: 'repayment', loanId: loan.id, loanNumber: loan.orderNumber }
  expect(items).toMatchObject([
    { ...of, amount: rest, principal: rest, interest: '0' },
    { ...of, amount: '1000', principal: String(1000 - Number(interest)), interest, at: '2026-11-24T00:00:00+09:00' },
    { kind: 'loan', id: loan.id, state: 'repaid' },
  ])
  expect(await client.granted('funds/loans', { id: items[1]?.id })).toMatchObject({ items: [items[1]] })
  expect(await auditMember(client.store, MEMBER)).toEqual([])
})

test('the limit holds, a top-up raises it, and one in review keeps the next one waiting', async () => {
  expect(await client.ask('funds/applyLoan', { amount: '1000001' })).toMatchObject({
    refusal: { code: 'loanLimit', params: { limit: '1000000' } },
  })
  await client.granted('funds/topUpCredit', { amount: '500000' })
  expect(await client.refused('funds/topUpCredit', { amount: '500000' })).toBe('fundOperationPending')
  client.pass(60_000)
  await client.granted('funds/applyLoan', { amount: '1500000' })
  expect(await client.refused('funds/applyLoan', { amount: '1' })).toBe('loanPending')
})

test('an overdue loan stops new ones and nothing else', async () => {
  await lent('1000')
  client.pass(45 * DAY)
  await client.granted('user/advanceClock', { to: 'tokyoOpen' })
  expect(await client.refused('funds/applyLoan', { amount: '1000' })).toBe('loanUnpaid')
  const order = { symbol: '0712', side: 'long', type: 'market', price: '', quantity: '100', leverage: 1 }
  expect(((await client.ask('trade/preview', { ...order, session: 'regular' })).data as Weighed).refusals).toEqual([])
})
