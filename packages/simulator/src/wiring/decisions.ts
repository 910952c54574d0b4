import type { ReviewKind } from '@kabuto/domain/backoffice'
import { decideAppeal } from '../features/account/appeals.ts'
import { decideBlock } from '../features/blocks/decide.ts'
import type { CollectionName, Collections } from '../rows/collections.ts'
import { decideDeposit } from '../features/funds/deposit.ts'
import { decideWithdrawal } from '../features/funds/withdraw.ts'
import type { AccountContext, DueEvents } from '../engine/context.ts'
import { decideIdentity } from '../features/identity/identity.ts'
import { decideLoan, decideTopUp } from '../features/loans/loans.ts'
import { decideRaise } from '../features/offerings/raises.ts'
import { type Decide, type Decided, type Decision, decisionFor } from '../reviews/rules.ts'

type Reviewer<Name extends CollectionName> = {
  collection: Name
  carryOut: (context: AccountContext, row: Collections[Name], decision: Decision) => Promise<Decided>
}

function reviewer<Name extends CollectionName>(collection: Name, carryOut: Reviewer<Name>['carryOut']): Reviewer<Name> {
  return { collection, carryOut }
}

/** For each kind of review the collection of its records, and how a decision is carried out. */
const reviewers = {
  deposit: reviewer('deposits', decideDeposit),
  withdrawal: reviewer('withdrawals', decideWithdrawal),
  loan: reviewer('loans', decideLoan),
  creditTopUp: reviewer('topUps', decideTopUp),
  identity: reviewer('identities', decideIdentity),
  block: reviewer('blockApplications', decideBlock),
  raise: reviewer('raiseApplications', decideRaise),
  appeal: reviewer('appeals', decideAppeal),
} as const satisfies Record<ReviewKind, unknown>

export const decide: Decide = async (context, kind, id, decision) => {
  const { collection, carryOut } = reviewers[kind] as Reviewer<CollectionName>
  const row = await context.work.get(collection, id)
  return row && carryOut(context, row, decision)
}

/** Due event of a pending review: if nobody has decided in time, the rules do. */
function byRule(kind: ReviewKind): (context: AccountContext, row: { id: string }) => Promise<void> {
  return async (context, { id }) => {
    await decide(context, kind, id, await decisionFor(context, kind))
  }
}

export const reviewsDue: DueEvents = {
  deposits: byRule('deposit'),
  withdrawals: byRule('withdrawal'),
  loans: byRule('loan'),
  topUps: byRule('creditTopUp'),
  identities: byRule('identity'),
  blockApplications: byRule('block'),
  raiseApplications: byRule('raise'),
  appeals: byRule('appeal'),
}
