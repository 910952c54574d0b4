import type { Member } from '@kabuto/domain/account'
import {
  type addCardCall,
  branchNamed,
  type Card,
  type CardContext,
  type CardDraft,
  ownHolder,
  POSTAL_BANK,
} from '@kabuto/domain/cards'
import type { Identity } from '@kabuto/domain/identity'
import type { InputOf, Instant, Loadable, Submission } from '@kabuto/domain/shared'

export type Verified = NonNullable<CardContext['verified']>

export type AddCardData = {
  identity: Identity['state']
  verified: Verified | undefined
  blocks: Member['blocks']
}

export function addCardData({ identity, member }: { identity: Identity; member: Pick<Member, 'blocks'> }): AddCardData {
  const { state, name, nameKana } = identity
  return {
    identity: state,
    verified: state === 'verified' ? { name, nameKana } : undefined,
    blocks: member.blocks,
  }
}

/** Which accounts there are already is known to the server only: of their numbers nothing but the end has come. */
export function contextOf(verified: Verified | undefined): CardContext {
  return { verified, accounts: [] }
}

export const bySymbol = ({ bankCode, postalBy }: CardDraft): boolean =>
  bankCode === POSTAL_BANK && postalBy === 'symbol'

/** The draft without hidden fields, and with the holder that is not typed. */
export function meant(draft: CardDraft, verified: Verified): CardDraft {
  const holder = draft.region === 'jp' ? ownHolder('jp', verified) : draft.holder
  return bySymbol(draft)
    ? { ...draft, holder, branchCode: '', number: '' }
    : { ...draft, holder, postalBy: 'branch', postalSymbol: '', postalNumber: '' }
}

/** The branch is kept if the newly chosen bank has it too. */
export function withBank(draft: CardDraft, bankCode: string): Pick<CardDraft, 'bankCode' | 'branchCode'> {
  const known = branchNamed(bankCode, draft.branchCode) !== undefined
  return { bankCode, branchCode: known ? draft.branchCode : '' }
}

export type AddCardScreenProps = {
  data: Loadable<AddCardData>
  now: Instant
  submission: Submission<Card>
  onSubmit: (request: InputOf<typeof addCardCall>) => void
  /** An account number that is nobody's. */
  onMakeNumber: () => string
  onRetry: () => void
}
