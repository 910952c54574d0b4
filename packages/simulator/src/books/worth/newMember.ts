import { OPENING_YEN } from '@kabuto/domain/session'
import type { Scenario } from '@kabuto/domain/shared'
import { balancesOf, moved, post } from '../ledger/journal.ts'
import type { Books, Desk, Member } from '../../engine/context.ts'
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

/** A member begins with empty books and 模擬資金 from outside; all that follows are calls. */
export async function createMember(
  desk: Desk,
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
): Promise<Books> {
  const { work, newId, now, language } = desk
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
  const books = { ...desk, account }
  work.put('members', member, account)
  if (ownCode === undefined) work.put('inviteCodes', { id: inviteCode, account })
  await post(books, 'opening', account, moved({ from: 'outside', to: 'available', amount: opening }))
  if (!('JPY' in ((await work.get('balances', account)) ?? {})))
    work.put('balances', { id: account, ...(await balancesOf(books)) }, account)
  await beginDays(books)
  return books
}
