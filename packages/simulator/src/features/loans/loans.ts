import {
  applyLoanCall,
  checkLoan,
  checkRepayment,
  checkTopUp,
  creditOf,
  type CreditTopUp,
  creditTopUpMachine,
  lent,
  type Loan,
  loanMachine,
  loansCall,
  owedAt,
  repaid,
  type Repayment,
  repayLoanCall,
  topUpCreditCall,
  toLoanRequest,
  toRepaymentRequest,
} from '@kabuto/domain/loans'
import { advance, refuse, toIso } from '@kabuto/domain/shared'
import { dequeue, enqueue } from '../../reviews/queue.ts'
import { type Decided, type Decision, decidesAt } from '../../reviews/rules.ts'
import type { Collections } from '../../rows/collections.ts'
import type { Books, MemberDesk } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { nextOrder } from '../../engine/ids.ts'
import { netAgainstUnsettled } from '../../books/ledger/cash.ts'
import { moved, post } from '../../books/ledger/journal.ts'
import { cut } from '../../engine/pages.ts'
import { cashFor } from '../../books/positions/held.ts'

const bothOf = async ({ work, account }: Pick<Books, 'work' | 'account'>) => ({
  loans: await work.ownedBy('loans', account),
  topUps: await work.ownedBy('topUps', account),
})

/** What is owed grows by the day, so it is worked out when it is told. */
function shown(loan: Loan, { now }: Pick<Books, 'now'>): Loan {
  return loan.state === 'passed' ? { ...loan, ...owedAt(loan, now) } : loan
}

async function creditFor(desk: MemberDesk) {
  const { loans, topUps } = await bothOf(desk)
  return { loans, topUps, credit: creditOf(loans, topUps, { now: desk.now, score: desk.member.creditScore }) }
}

export const loans = memberHandler(loansCall, async (desk, { cursor, id }) => {
  const { loans: all, topUps, credit } = await creditFor(desk)
  const repayments = await desk.work.ownedBy('repayments', desk.account)
  const records = [...all.map((loan) => shown(loan, desk)), ...topUps, ...repayments].toSorted((one, other) =>
    one.id < other.id ? 1 : -1,
  )
  if (id === undefined) return { data: { credit, ...cut(records, cursor) } }
  const record = records.find((other) => other.id === id)
  return record ? { data: { credit, items: [record], next: null } } : { refusal: refuse('notFound', { what: id }) }
})

async function request(desk: MemberDesk, amount: string) {
  return {
    ...(await nextOrder(desk)),
    amount,
    appliedAt: toIso(desk.now),
    reviewedAt: await decidesAt(desk),
    state: 'pending' as const,
  }
}

async function ask(
  desk: MemberDesk,
  kind: 'loan' | 'creditTopUp',
  { appliedAt, reviewedAt, ...rest }: Loan | CreditTopUp,
): Promise<void> {
  await enqueue(desk, kind, {
    id: rest.id,
    orderNumber: rest.orderNumber,
    amount: rest.amount,
    submittedAt: appliedAt,
    decidesAt: reviewedAt,
    images: [],
  })
}

export const applyLoan = memberHandler(applyLoanCall, async (desk, draft) => {
  const { work, account, now, member } = desk
  const { loans: before, credit } = await creditFor(desk)
  const [refusal] = checkLoan(draft, { now, blocks: member.blocks, loans: before, borrowable: credit.borrowable })
  if (refusal) return { refusal }
  const loan: Loan = {
    kind: 'loan',
    ...(await request(desk, toLoanRequest(draft).amount)),
    principal: '0',
    carried: '0',
    accruesFrom: null,
    due: null,
    interest: '0',
    owed: '0',
    repaidAt: null,
  }
  work.put('loans', loan, account)
  await ask(desk, 'loan', loan)
  return { data: loan }
})

export const topUpCredit = memberHandler(topUpCreditCall, async (desk, draft) => {
  const { work, account, now, member } = desk
  const { topUps } = await bothOf(desk)
  const [refusal] = checkTopUp(draft, { now, blocks: member.blocks, topUps })
  if (refusal) return { refusal }
  const topUp: CreditTopUp = { kind: 'creditTopUp', ...(await request(desk, toLoanRequest(draft).amount)) }
  work.put('topUps', topUp, account)
  await ask(desk, 'creditTopUp', topUp)
  return { data: topUp }
})

/** Interest is paid first; what goes off the loan itself is the rest. */
export const repayLoan = memberHandler(repayLoanCall, async (desk, draft) => {
  const { work, account, now, member } = desk
  const { loans: all } = await bothOf(desk)
  const { all: cash, available } = await cashFor(desk, 'JPY')
  const [refusal] = checkRepayment(draft, { now, blocks: member.blocks, loans: all, funds: { cash, available } })
  const before = all.find(({ id }) => id === draft.id)
  if (refusal || !before) return { refusal: refusal ?? refuse('notFound', { what: draft.id }) }
  const { amount } = toRepaymentRequest(draft)
  const step = repaid(before, amount, now)
  if ('refusal' in step) return step
  const repayment: Repayment = {
    kind: 'repayment',
    ...(await nextOrder(desk)),
    loanId: before.id,
    loanNumber: before.orderNumber,
    ...step.parts,
    at: toIso(now),
  }
  work.put('loans', step.loan)
  work.put('repayments', repayment, account)
  await post(desk, 'repayment', before.id, [
    ...moved({ from: 'available', to: 'loan', amount: repayment.principal }),
    ...moved({ from: 'available', to: 'interest', amount: repayment.interest }),
  ])
  await netAgainstUnsettled(desk, 'JPY', before.id)
  return { data: { loan: step.loan, repayment } }
})

export async function decideLoan(books: Books, loan: Collections['loans'], decision: Decision): Promise<Decided> {
  const step = advance(loanMachine, loan.state, decision)
  if ('refusal' in step) return step
  if (decision.on === 'reject')
    books.work.put('loans', { ...loan, state: step.to, reason: decision.reason, reviewedAt: toIso(books.now) })
  else {
    const given = lent(loan, books.now)
    if ('refusal' in given) return given
    books.work.put('loans', given.loan)
    await post(books, 'loan', loan.id, moved({ from: 'loan', to: 'available', amount: loan.amount }))
  }
  await dequeue(books, 'loan', { id: loan.id, submittedAt: loan.appliedAt })
  return step
}

/** A higher limit moves no money. */
export async function decideTopUp(books: Books, topUp: Collections['topUps'], decision: Decision): Promise<Decided> {
  const step = advance(creditTopUpMachine, topUp.state, decision)
  if ('refusal' in step) return step
  books.work.put('topUps', {
    ...topUp,
    state: step.to,
    reviewedAt: toIso(books.now),
    ...(decision.on === 'reject' ? { reason: decision.reason } : {}),
  })
  await dequeue(books, 'creditTopUp', { id: topUp.id, submittedAt: topUp.appliedAt })
  return step
}
