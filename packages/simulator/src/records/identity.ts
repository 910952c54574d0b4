import type { Collections } from '../rows/collections.ts'
import type { AccountContext } from '../engine/context.ts'

export type IdentityRow = Collections['identities']

const unknown: Omit<IdentityRow, 'id'> = {
  state: 'unverified',
  name: '',
  nameKana: '',
  idNumber: '',
  fullNumber: '',
  front: null,
  back: null,
  submittedAt: null,
  decidedAt: null,
  lastRejection: null,
}

export async function identityOf({ work, account }: Pick<AccountContext, 'work' | 'account'>): Promise<IdentityRow> {
  return (await work.get('identities', account)) ?? { id: account, ...unknown }
}
