import type { CreditTopUp, Loan, Repayment } from '@kabuto/domain/loans'
import { beforeEach, describe, expect, test } from 'vitest'
import { settleLater } from '../../books/ledger/cash.ts'
import { faultsIn } from '../../books/ledger/checks.ts'
import { balancesOf, post, transfer } from '../../books/ledger/journal.ts'
import { at, called, MEMBER, memberBooks } from '../../books/testing.ts'
import type { MemberContext } from '../../engine/context.ts'
import { applyLoan, decideLoan, decideTopUp, loans, repayLoan, topUpCredit } from './loans.ts'

let context: MemberContext
beforeEach(async () => {
  context = await memberBooks()
})

const inYen = async () => (await balancesOf(context)).JPY
const queue = async () => (await context.work.all('queue')).map(({ item }) => item)
const lastEntry = async () => (await context.work.ownedBy('entries', MEMBER)).at(-1)
const applied = async (amount = '365,000') => (await called(applyLoan, context, { amount })) as Loan
const asked = async (amount = '500,000') => (await called(topUpCredit, context, { amount })) as CreditTopUp
const answer = (input: object = {}) => called(loans, context, input)
const reviewedAt = '2026-11-20T14:33:00+09:00'
const review = { appliedAt: '2026-11-20T14:32:00+09:00', reviewedAt, state: 'pending' }

/** 365,000 yen that were lent on the 20th; today is the 24th. */
async function running(): Promise<Loan> {
  const { id } = await applied()
  const loan = await context.work.get('loans', id)
  if (!loan) throw new Error('nothing was applied for')
  await decideLoan(context, loan, { on: 'approve' })
  context = { ...context, now: at('24T10:00:00') }
  const given = await context.work.get('loans', id)
  if (!given) throw new Error('nothing was lent')
  return given
}

const repaidBy = async (id: string, amount: string) =>
  (await called(repayLoan, context, { id, amount })) as { loan: Loan; repayment: Repayment }

describe('a loan', () => {
  test('that is applied for waits for its review and lends nothing yet', async () => {
    const loan = await applied()
    expect(loan).toEqual({
      kind: 'loan',
      id: loan.id,
      orderNumber: 'KB20261120-000001',
      amount: '365000',
      ...review,
      principal: '0',
      carried: '0',
      accruesFrom: null,
      due: null,
      interest: '0',
      owed: '0',
      repaidAt: null,
    })
    expect(await queue()).toEqual([
      {
        kind: 'loan',
        account: MEMBER,
        name: '森 花子',
        id: loan.id,
        orderNumber: 'KB20261120-000001',
        amount: '365000',
        submittedAt: review.appliedAt,
        decidesAt: reviewedAt,
        images: [],
      },
    ])
    expect(await inYen()).toEqual({})
    expect(await answer()).toMatchObject({
      credit: { score: 82, limit: '1000000', borrowed: '0', pending: '365000', borrowable: '635000' },
      items: [{ id: loan.id, owed: '0' }],
    })
    expect(await applied('1')).toBe('loanPending')
  })

  test('beyond the limit is refused', async () => {
    expect(await applied('1000001')).toBe('loanLimit of amount')
    expect(await context.work.ownedBy('loans', MEMBER)).toEqual([])
  })

  test('that passes is lent on that day, and due after thirty', async () => {
    const { id } = await running()
    expect(await context.work.get('loans', id)).toMatchObject({
      state: 'passed',
      principal: '365000',
      accruesFrom: '2026-11-20',
      due: '2026-12-20',
    })
    expect(await inYen()).toEqual({ loan: '-365000', available: '365000' })
    expect(await lastEntry()).toMatchObject({ cause: 'loan', record: id })
    expect(await queue()).toEqual([])
    expect(faultsIn(context.work.touched())).toEqual([])
  })

  test('that is rejected says why and lends nothing; it is decided once', async () => {
    const loan = await applied()
    context = { ...context, now: at('20T14:32:30') }
    expect(await decideLoan(context, loan, { on: 'reject', reason: '信用の確認' })).toMatchObject({ to: 'rejected' })
    const after = await context.work.get('loans', loan.id)
    expect(after).toEqual({ ...loan, state: 'rejected', reason: '信用の確認', reviewedAt: '2026-11-20T14:32:30+09:00' })
    expect([await inYen(), await queue()]).toEqual([{}, []])
    expect(await decideLoan(context, { ...loan, state: 'rejected' }, { on: 'approve' })).toHaveProperty('refusal')
    expect(await decideLoan(context, { ...loan, state: 'rejected' }, { on: 'reject', reason: 'x' })).toHaveProperty(
      'refusal',
    )
    expect([await inYen(), await context.work.get('loans', loan.id)]).toEqual([{}, after])
  })

  test('grows by its interest every day', async () => {
    const { id } = await running()
    // 15 % a year of 365,000 are 150 a day, for four days.
    const credit = { borrowed: '365000', interest: '600', owed: '365600', due: '2026-12-20' }
    expect(await answer()).toMatchObject({ credit, items: [{ id, interest: '600', owed: '365600' }] })
  })

  test('is repaid interest first, and the rest off what was lent', async () => {
    const { id, orderNumber } = await running()
    const { loan, repayment } = await repaidBy(id, '1,000')
    expect(repayment).toEqual({
      kind: 'repayment',
      id: repayment.id,
      orderNumber: 'KB20261124-000002',
      loanId: id,
      loanNumber: orderNumber,
      amount: '1000',
      principal: '400',
      interest: '600',
      at: '2026-11-24T10:00:00+09:00',
    })
    expect(loan).toMatchObject({ id, state: 'passed', principal: '364600', interest: '0', owed: '364600' })
    expect(await context.work.get('loans', id)).toEqual(loan)
    expect(await inYen()).toEqual({ loan: '-364600', available: '364000', interest: '600' })
    expect(await lastEntry()).toMatchObject({ cause: 'repayment', record: id })
    expect(await answer()).toMatchObject({ items: [{ id: repayment.id }, { id }] })
    expect(await answer({ id: repayment.id })).toMatchObject({ items: [repayment], next: null })
    expect(await answer({ id: 'nobody’s' })).toBe('notFound')
    expect(faultsIn(context.work.touched())).toEqual([])
  })

  test('that is paid back owes nothing more, and cannot be paid again', async () => {
    const { id } = await running()
    await post(context, 'deposit', 'd1', transfer({ from: 'outside', to: 'available', amount: '1000' }))
    expect((await repaidBy(id, '365600')).loan).toMatchObject({
      state: 'repaid',
      owed: '0',
      repaidAt: '2026-11-24T10:00:00+09:00',
    })
    expect(await inYen()).toMatchObject({ loan: '0', available: '400', interest: '600' })
    expect(await answer()).toMatchObject({ credit: { borrowed: '0', owed: '0', due: null } })
    expect(await repaidBy(id, '1')).toBe('illegalState')
  })

  test('is the one that is repaid, whatever others there were before', async () => {
    const { id, ...loan } = await running()
    context.work.put('loans', { ...loan, id: '0', state: 'repaid', principal: '0', owed: '0' }, MEMBER)
    expect((await repaidBy(id, '1000')).loan).toMatchObject({ id, principal: '364600' })
  })

  test('cannot be paid back with more than is owed or there is, nor where there is none', async () => {
    const { id } = await running()
    expect(await repaidBy(id, '365601')).toBe('repayAboveOwed of amount')
    await post(context, 'fees', 'f1', transfer({ from: 'available', to: 'fees', amount: '365000' }))
    expect(await repaidBy(id, '1')).toContain('insufficient')
    expect(await repaidBy('nobody’s', '1')).toBe('notFound')
  })

  test('can be paid back with proceeds that are not settled', async () => {
    const { id } = await running()
    const part = { symbol: '0712', settles: '2026-11-25', from: at('25T00:00:00'), amount: '365000' }
    await settleLater(context, 'sale', 's1', { currency: 'JPY', parts: [part] })
    await repaidBy(id, '1000')
    expect(await context.work.ownedBy('unsettled', MEMBER)).toMatchObject([{ amount: '364000' }])
  })
})

describe('a higher limit', () => {
  test('waits for its review, one at a time, and moves no money', async () => {
    const topUp = await asked()
    const made = { kind: 'creditTopUp', id: topUp.id, orderNumber: 'KB20261120-000001', amount: '500000', ...review }
    expect(topUp).toEqual(made)
    expect(await queue()).toMatchObject([{ kind: 'creditTopUp', id: topUp.id, amount: '500000' }])
    expect(await asked()).toBe('fundOperationPending')
    context = { ...context, now: at('20T14:33:00') }
    expect(await decideTopUp(context, topUp, { on: 'approve' })).toMatchObject({ to: 'passed' })
    expect(await context.work.get('topUps', topUp.id)).toEqual({ ...made, state: 'passed' })
    expect(await answer()).toMatchObject({ credit: { limit: '1500000' }, items: [{ id: topUp.id }] })
    expect([await queue(), await inYen()]).toEqual([[], {}])
    expect(await decideTopUp(context, { ...topUp, state: 'passed' }, { on: 'reject', reason: 'x' })).toHaveProperty(
      'refusal',
    )
    expect(await context.work.get('topUps', topUp.id)).toEqual({ ...made, state: 'passed' })
  })

  test('that is rejected says why', async () => {
    const topUp = await asked()
    expect(await decideTopUp(context, topUp, { on: 'reject', reason: '信用の確認' })).toMatchObject({ to: 'rejected' })
    expect(await context.work.get('topUps', topUp.id)).toMatchObject({ state: 'rejected', reason: '信用の確認' })
    expect(await answer()).toMatchObject({ credit: { limit: '1000000' } })
  })
})

test('loans, repayments and higher limits stand together, the newest first', async () => {
  context.work.put('loans', { id: 'z', state: 'rejected' } as never, MEMBER)
  context.work.put('topUps', { id: 'm', state: 'rejected' } as never, MEMBER)
  context.work.put('repayments', { id: 'a' } as never, MEMBER)
  expect(await answer()).toMatchObject({ items: [{ id: 'z' }, { id: 'm' }, { id: 'a' }] })
})

test('loans come in pages, the newest first', async () => {
  for (let index = 10; index < 61; index += 1)
    context.work.put('repayments', { id: `r${index}`, kind: 'repayment', loanId: 'l' } as never, MEMBER)
  const first = (await answer()) as { items: Repayment[]; next: string }
  expect(first.items.map(({ id }) => id).slice(0, 2)).toEqual(['r60', 'r59'])
  expect(first.items).toHaveLength(50)
  expect(await answer({ cursor: first.next })).toMatchObject({ items: [{ id: 'r10' }], next: null })
})
