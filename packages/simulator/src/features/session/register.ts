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
import type { RequestContext } from '../../engine/context.ts'
import { openHandler } from '../../engine/handler.ts'
import { closeSessions, openSession } from '../../engine/sessions.ts'
import { clearAttempts } from '../../engine/tries.ts'

const MINUTE = 60_000

/** The public codes, and the typed one if it is a member's. */
async function inviteCodesFor({ work }: RequestContext, typed: string): Promise<string[]> {
  const own = await work.get('inviteCodes', typed)
  return [...publicInviteCodes, ...(own ? [own.id] : [])]
}

export const register = openHandler(registerCall, async (context, draft) => {
  const request = toRegistrationRequest({ ...draft, passwordAgain: draft.password })
  const inviteCodes = await inviteCodesFor(context, request.inviteCode)
  const [refusal] = checkRegistration({ ...draft, passwordAgain: draft.password }, { inviteCodes })
  if (refusal) return { refusal }
  const { account, password } = request
  if (await context.work.get('members', account)) return { refusal: refuse('accountExists', {}, 'account') }
  await createMember(context, { account, passwordHash: await context.hashSecret(password), scenario: 'fresh' })
  return { data: await openSession(context, { id: account, isAdmin: false }, context.device) }
})

const CODE_SPACE = 1_000_000

/** Six digits out of an id that nobody can guess. */
function codeOf(id: string): string {
  const number = Array.from(id).reduce((sum, letter) => (sum * 33 + (letter.codePointAt(0) ?? 0)) % CODE_SPACE, 5)
  return String(number).padStart(codeRule.digits, '0')
}

/** No message is ever sent: the code comes back, to be shown as a simulated SMS. */
export const sendCode = openHandler(sendCodeCall, async (context, draft) => {
  const [refusal] = checkCodeRequest(draft)
  if (refusal) return { refusal }
  const { account } = toCodeRequest(draft)
  if (!(await context.work.get('members', account))) return { refusal: refuse('accountNotFound', {}, 'account') }
  const code = codeOf(context.newId())
  const expiresAt = context.wall + codeRule.minutes * MINUTE
  // Read first, because an earlier code is replaced.
  await context.work.get('codes', account)
  context.work.put('codes', {
    id: account,
    hash: await context.digest(`${account}:${code}`),
    expiresAt,
    left: codeRule.tries,
  })
  return { data: { code, expiresAt: toIso(expiresAt), left: codeRule.tries } }
})

/** A wrong code costs a try; a used, expired or never sent code is always wrong. */
async function codeRefusal(
  { work, wall, digest }: RequestContext,
  account: string,
  code: string,
): Promise<Refusal | undefined> {
  const sent = await work.get('codes', account)
  if (!sent || sent.expiresAt <= wall || sent.left <= 0) return refuse('codeWrong', { left: 0 }, 'code')
  if ((await digest(`${account}:${code}`)) === sent.hash) return undefined
  work.put('codes', { ...sent, left: sent.left - 1 })
  return refuse('codeWrong', { left: sent.left - 1 }, 'code')
}

export const resetPassword = openHandler(
  resetPasswordCall,
  async (context, draft) => {
    const { work } = context
    const request = toResetRequest({ ...draft, passwordAgain: draft.password })
    const [refusal] = checkReset({ ...draft, passwordAgain: draft.password })
    if (refusal) return { refusal }
    const member = await work.get('members', request.account)
    if (!member) return { refusal: refuse('accountNotFound', {}, 'account') }
    const wrong = await codeRefusal(context, request.account, request.code)
    if (wrong) return { refusal: wrong }
    work.remove('codes', request.account)
    await clearAttempts(context, `login:${member.id}`)
    work.put('members', { ...member, passwordHash: await context.hashSecret(request.password) })
    await closeSessions(context, member.id)
    return { data: {} }
  },
  // A retry after a lost answer gets the stored answer: the code is used up by then.
  (_, draft) => Promise.resolve(toCodeRequest(draft).account),
)
