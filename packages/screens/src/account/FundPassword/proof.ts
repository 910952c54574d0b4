import type { FundPasswordDraft } from '@kabuto/domain/account'

/** By which password one proves who asks: the fund password of until now, or the login password. */
export type Proof = 'old' | 'login'

/** What was typed, without the proof that is not to be seen now. */
export function meant(draft: FundPasswordDraft, proof: Proof): FundPasswordDraft {
  return proof === 'old' ? { ...draft, password: '' } : { ...draft, oldPassword: '' }
}
