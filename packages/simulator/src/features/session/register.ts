import {
  checkRegistration,
  checkCodeRequest,
  checkReset,
  codeRule,
  publicInviteCodes,
  registerCall,
  resetPasswordCall,
  sendCodeCall,
  toRegistrationRequest,
  toCodeRequest,
  toResetRequest,
} from '@kabuto/domain/session'
import { type Refusal, refuse, toIso } from '@kabuto/domain/shared'
import { createMember } from '../../books/worth/newMember.ts'
import type { Desk } from '../../engine/context.ts'
import { openHandler } from '../../engine/handler.ts'
import { closeSessions, openSession } from '../../engine/sessions.ts'
import { forgive } from '../../engine/tries.ts'

const MINUTE = 60_000

/** The public codes, and the member's own that was typed, where there is one. */
async function inviteCodesFor({ work }: Desk, typed: string): Promise<string[]> {
  const own = await work.get('inviteCodes', typed)
  return [...publicInviteCodes, ...(own ? [own.id] : [])]
}

export const register = openHandler(registerCall, async (desk, draft) => {
  const request = toRegistrationRequest({ ...draft, passwordAgain: draft.password })
  const inviteCodes = await inviteCodesFor(desk, request.inviteCode)
  const [refusal] = checkRegistration({ ...draft, passwordAgain: draft.password }, { inviteCodes })
  if (refusal) return { refusal }
  const { account, password } = request
  if (await desk.work.get('members', account)) return { refusal: refuse('accountExists', {}, 'account') }
  await createMember(desk, { account, passwordHash: await desk.hashSecret(password), scenario: 'fresh' })
  return { data: await openSession(desk, { id: account, isAdmin: false }, desk.device) }
})

const CODE_SPACE = 1_000_000

/** Six digits out of an id that nobody can guess. */
function codeOf(id: string): string {
  const number = Array.from(id).reduce((sum, letter) => (sum * 33 + (letter.codePointAt(0) ?? 0)) % CODE_SPACE, 5)
  return String(number).padStart(codeRule.digits, '0')
}

/** No message is ever sent: the code comes back, to be shown as a simulated SMS. */
export const sendCode = openHandler(sendCodeCall, async (desk, draft) => {
  const [refusal] = checkCodeRequest(draft)
  if (refusal) return { refusal }
  const { account } = toCodeRequest(draft)
  if (!(await desk.work.get('members', account))) return { refusal: refuse('accountNotFound', {}, 'account') }
  const code = codeOf(desk.newId())
  const expiresAt = desk.wall + codeRule.minutes * MINUTE
  // One before it is replaced, so it has to be known.
  await desk.work.get('codes', account)
  desk.work.put('codes', {
    id: account,
    hash: await desk.digest(`${account}:${code}`),
    expiresAt,
    left: codeRule.tries,
  })
  return { data: { code, expiresAt: toIso(expiresAt), left: codeRule.tries } }
})

/** A wrong code costs a try; one that is spent, too old or never sent is wrong, whatever is typed. */
async function codeRefusal({ work, wall, digest }: Desk, account: string, code: string): Promise<Refusal | undefined> {
  const sent = await work.get('codes', account)
  if (!sent || sent.expiresAt <= wall || sent.left <= 0) return refuse('codeWrong', { left: 0 }, 'code')
  if ((await digest(`${account}:${code}`)) === sent.hash) return undefined
  work.put('codes', { ...sent, left: sent.left - 1 })
  return refuse('codeWrong', { left: sent.left - 1 }, 'code')
}

export const resetPassword = openHandler(
  resetPasswordCall,
  async (desk, draft) => {
    const { work } = desk
    const request = toResetRequest({ ...draft, passwordAgain: draft.password })
    const [refusal] = checkReset({ ...draft, passwordAgain: draft.password })
    if (refusal) return { refusal }
    const member = await work.get('members', request.account)
    if (!member) return { refusal: refuse('accountNotFound', {}, 'account') }
    const wrong = await codeRefusal(desk, request.account, request.code)
    if (wrong) return { refusal: wrong }
    work.remove('codes', request.account)
    await forgive(desk, `login:${member.id}`)
    work.put('members', { ...member, passwordHash: await desk.hashSecret(request.password) })
    await closeSessions(desk, member.id)
    return { data: {} }
  },
  // Asked for again after a lost answer it is answered as before: the code is spent by then.
  (_, draft) => Promise.resolve(toCodeRequest(draft).account),
)
