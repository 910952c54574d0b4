import { checkLogin, loginCall, logoutCall, lookAroundCall, toLoginRequest } from '@kabuto/domain/session'
import { checkBlocks, refuse } from '@kabuto/domain/shared'
import type { RequestContext } from '../../engine/context.ts'
import { type Handler, memberHandler, openHandler } from '../../engine/handler.ts'
import { checkSecret } from '../../engine/tries.ts'
import { closeSession, openSession } from '../../engine/sessions.ts'

/** Checked for unknown members too, so that both answers take the same time. */
const UNKNOWN_MEMBER_HASH = 'scrypt$00$00'

export const login = openHandler(loginCall, async (context, draft) => {
  const [refusal] = checkLogin(draft)
  if (refusal) return { refusal }
  const { account, password } = toLoginRequest(draft)
  const member = await context.work.get('members', account)
  const matches = (): Promise<boolean> => context.matchesSecret(password, member?.passwordHash ?? UNKNOWN_MEMBER_HASH)
  // Unknown numbers are counted and answered alike, so that nobody learns who is a member.
  const wrong = await checkSecret(context, `login:${account}`, matches, (left) => refuse('wrongPassword', { left }))
  if (wrong) return { refusal: wrong }
  if (!member) return { refusal: refuse('loginFailed', {}) }
  const [ban] = checkBlocks(member.blocks, 'login', context.now)
  return ban ? { refusal: ban } : { data: await openSession(context, member, context.device) }
})

/** Ten digits that begin with 9 and belong to nobody yet. */
function throwAwayAccount(id: string): string {
  const digits = Array.from(id).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000_000, 7)
  return `9${String(digits).padStart(9, '0')}`
}

type PlantMember = (context: RequestContext, account: string, plan: 'typical') => Promise<void>

/** A new member with a past. Pasts are made of calls of all features, so the function comes in from `wiring`. */
export const lookAround = (plantMember: PlantMember): Handler =>
  openHandler(lookAroundCall, async (context) => {
    const account = throwAwayAccount(context.newId())
    if (await context.work.get('members', account)) return { refusal: refuse('loginFailed', {}) }
    await plantMember(context, account, 'typical')
    return { data: await openSession(context, { id: account, isAdmin: false }, context.device) }
  })

export const logout = memberHandler(logoutCall, async (context) => {
  await closeSession(context, context.token)
  return { data: {} }
})
