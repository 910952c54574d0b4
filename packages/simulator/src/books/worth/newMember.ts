import { OPENING_YEN } from '@kabuto/domain/session'
import type { Scenario } from '@kabuto/domain/shared'
import { balancesOf, post, transfer } from '../ledger/journal.ts'
import type { AccountContext, Member, RequestContext } from '../../engine/context.ts'
import { beginDays } from './days.ts'

const INVITE_LETTERS = 8

type Newcomer = {
  account: string
  name?: string
  passwordHash: string
  fundPasswordHash?: string
  scenario: Scenario
  opening?: string
  isDemo?: boolean
  isAdmin?: boolean
  inviteCode?: string
}

const FIRST_SCORE = 82

/** Creates a member with empty books and the opening balance (模擬資金). */
export async function createMember(
  context: RequestContext,
  {
    account,
    name = '',
    passwordHash,
    fundPasswordHash = '',
    scenario,
    opening = OPENING_YEN,
    isDemo = false,
    isAdmin = false,
    inviteCode: ownCode,
  }: Newcomer,
): Promise<AccountContext> {
  const { work, newId, now, language } = context
  const inviteCode = ownCode ?? newId().slice(0, INVITE_LETTERS).toUpperCase()
  const member: Member = {
    id: account,
    name,
    identity: 'unverified',
    avatar: null,
    lang: language,
    inviteCode,
    seatAccount: null,
    creditScore: FIRST_SCORE,
    isDemo,
    scenario,
    blocks: {},
    passwordHash,
    fundPasswordHash,
    isAdmin,
    joinedAt: now,
  }
  const opened = { ...context, account }
  work.put('members', member, account)
  if (ownCode === undefined) work.put('inviteCodes', { id: inviteCode, account })
  await post(opened, 'opening', account, transfer({ from: 'outside', to: 'available', amount: opening }))
  // Who begins with nothing has balances too.
  work.put('balances', { id: account, ...(await balancesOf(opened)) }, account)
  await beginDays(opened)
  return opened
}
