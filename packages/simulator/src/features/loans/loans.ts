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
import { type Decided, decidesAt, type Decision } from '../../reviews/rules.ts'
import type { Collections } from '../../rows/collections.ts'
import type { AccountContext, MemberContext } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { nextOrder } from '../../engine/ids.ts'
import { netAgainstUnsettled } from '../../books/ledger/cash.ts'
import { post, transfer } from '../../books/ledger/journal.ts'
import { pageOfList } from '../../engine/pages.ts'
import { cashFor } from '../../books/positions/held.ts'

const bothOf = async ({ work, account }: Pick<AccountContext, 'work' | 'account'>) => ({
  loans: await work.ownedBy('loans', account),
  topUps: await work.ownedBy('topUps', account),
})

/** What is owed grows by the day, so it is computed for each answer. */
function toLoan(loan: Loan, { now }: Pick<AccountContext, 'now'>): Loan {
  return loan.state === 'passed' ? { ...loan, ...owedAt(loan, now) } : loan
}

async function creditFor(context: MemberContext) {
  const { loans, topUps } = await bothOf(context)
  return { loans, topUps, credit: creditOf(loans, topUps, { now: context.now, score: context.member.creditScore }) }
}

export const loans = memberHandler(loansCall, async (context, { cursor, id }) => {
  const { loans: all, topUps, credit } = await creditFor(context)
  const repayments = await context.work.ownedBy('repayments', context.account)
  const records = [...all.map((loan) => toLoan(loan, context)), ...topUps, ...repayments].toSorted((one, other) =>
    one.id < other.id ? 1 : -1,
  )
  if (id === undefined) return { data: { credit, ...pageOfList(records, cursor) } }
  const record = records.find((other) => other.id === id)
  return record ? { data: { credit, items: [record], next: null } } : { refusal: refuse('notFound', { what: id }) }
})

async function request(context: MemberContext, amount: string) {
  return {
    ...(await nextOrder(context)),
    amount,
    appliedAt: toIso(context.now),
    reviewedAt: await decidesAt(context),
    state: 'pending' as const,
  }
}

async function ask(
  context: MemberContext,
  kind: 'loan' | 'creditTopUp',
  { appliedAt, reviewedAt, ...rest }: Loan | CreditTopUp,
): Promise<void> {
  await enqueue(context, kind, {
    id: rest.id,
    orderNumber: rest.orderNumber,
    amount: rest.amount,
    submittedAt: appliedAt,
    decidesAt: reviewedAt,
    images: [],
  })
}

export const applyLoan = memberHandler(applyLoanCall, async (context, draft) => {
  const { work, account, now, member } = context
  const { loans: before, credit } = await creditFor(context)
  const [refusal] = checkLoan(draft, { now, blocks: member.blocks, loans: before, borrowable: credit.borrowable })
  if (refusal) return { refusal }
  const loan: Loan = {
    kind: 'loan',
    ...(await request(context, toLoanRequest(draft).amount)),
    principal: '0',
    carried: '0',
    accruesFrom: null,
    due: null,
    interest: '0',
    owed: '0',
    repaidAt: null,
  }
  work.put('loans', loan, account)
  await ask(context, 'loan', loan)
  return { data: loan }
})

export const topUpCredit = memberHandler(topUpCreditCall, async (context, draft) => {
  const { work, account, now, member } = context
  const { topUps } = await bothOf(context)
  const [refusal] = checkTopUp(draft, { now, blocks: member.blocks, topUps })
  if (refusal) return { refusal }
  const topUp: CreditTopUp = { kind: 'creditTopUp', ...(await request(context, toLoanRequest(draft).amount)) }
  work.put('topUps', topUp, account)
  await ask(context, 'creditTopUp', topUp)
  return { data: topUp }
})

/** A repayment pays the interest first and the loan with the rest. */
export const repayLoan = memberHandler(repayLoanCall, async (context, draft) => {
  const { work, account, now, member } = context
  const { loans: all } = await bothOf(context)
  const { all: cash, available } = await cashFor(context, 'JPY')
  const [refusal] = checkRepayment(draft, { now, blocks: member.blocks, loans: all, funds: { cash, available } })
  const before = all.find(({ id }) => id === draft.id)
  if (refusal || !before) return { refusal: refusal ?? refuse('notFound', { what: draft.id }) }
  const { amount } = toRepaymentRequest(draft)
  const step = repaid(before, amount, now)
  if ('refusal' in step) return step
  const repayment: Repayment = {
    kind: 'repayment',
    ...(await nextOrder(context)),
    loanId: before.id,
    loanNumber: before.orderNumber,
    ...step.parts,
    at: toIso(now),
  }
  work.put('loans', step.loan)
  work.put('repayments', repayment, account)
  await post(context, 'repayment', before.id, [
    ...transfer({ from: 'available', to: 'loan', amount: repayment.principal }),
    ...transfer({ from: 'available', to: 'interest', amount: repayment.interest }),
  ])
  await netAgainstUnsettled(context, 'JPY', before.id)
  return { data: { loan: step.loan, repayment } }
})

export async function decideLoan(
  context: AccountContext,
  loan: Collections['loans'],
  decision: Decision,
): Promise<Decided> {
  const step = advance(loanMachine, loan.state, decision)
  if ('refusal' in step) return step
  if (decision.on === 'reject')
    context.work.put('loans', { ...loan, state: step.to, reason: decision.reason, reviewedAt: toIso(context.now) })
  else {
    const given = lent(loan, context.now)
    if ('refusal' in given) return given
    context.work.put('loans', given.loan)
    await post(context, 'loan', loan.id, transfer({ from: 'loan', to: 'available', amount: loan.amount }))
  }
  await dequeue(context, 'loan', { id: loan.id, submittedAt: loan.appliedAt })
  return step
}

/** A higher limit moves no money. */
export async function decideTopUp(
  context: AccountContext,
  topUp: Collections['topUps'],
  decision: Decision,
): Promise<Decided> {
  const step = advance(creditTopUpMachine, topUp.state, decision)
  if ('refusal' in step) return step
  context.work.put('topUps', {
    ...topUp,
    state: step.to,
    reviewedAt: toIso(context.now),
    ...(decision.on === 'reject' ? { reason: decision.reason } : {}),
  })
  await dequeue(context, 'creditTopUp', { id: topUp.id, submittedAt: topUp.appliedAt })
  return step
}
