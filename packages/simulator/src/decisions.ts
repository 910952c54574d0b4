import type { ReviewKind } from '@kabuto/domain/backoffice'
import { decideAppeal } from './account/appeals.ts'
import { decideBlock } from './blocks/decide.ts'
import type { CollectionName, Collections } from './collections.ts'
import { decideDeposit } from './funds/deposit.ts'
import { decideWithdrawal } from './funds/withdraw.ts'
import type { Books } from './handler.ts'
import { decideIdentity } from './identity/identity.ts'
import { decideLoan, decideTopUp } from './loans/loans.ts'
import { decideRaise } from './offerings/raises.ts'
import { type Decided, type Decision, decisionFor } from './reviews/rules.ts'

type Reviewer<Name extends CollectionName> = {
  collection: Name
  carryOut: (books: Books, row: Collections[Name], decision: Decision) => Promise<Decided>
}

function reviewer<Name extends CollectionName>(collection: Name, carryOut: Reviewer<Name>['carryOut']): Reviewer<Name> {
  return { collection, carryOut }
}

/** Who decides about what, by its kind. */
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

export async function decide(
  books: Books,
  kind: ReviewKind,
  id: string,
  decision: Decision,
): Promise<Decided | undefined> {
  const { collection, carryOut } = reviewers[kind] as Reviewer<CollectionName>
  const row = await books.work.get(collection, id)
  return row && carryOut(books, row, decision)
}

type Happening<Name extends CollectionName> = (books: Books, row: Collections[Name]) => Promise<void>

/** When nobody has decided in time, the rules do. */
function byRule(kind: ReviewKind): (books: Books, row: { id: string }) => Promise<void> {
  return async (books, { id }) => {
    await decide(books, kind, id, await decisionFor(books, kind))
  }
}

export const reviewsDue: { [Name in CollectionName]?: Happening<Name> } = {
  deposits: byRule('deposit'),
  withdrawals: byRule('withdrawal'),
  loans: byRule('loan'),
  topUps: byRule('creditTopUp'),
  identities: byRule('identity'),
  blockApplications: byRule('block'),
  raiseApplications: byRule('raise'),
  appeals: byRule('appeal'),
}
