import { checkLogin, loginCall, logoutCall, lookAroundCall, toLoginRequest } from '@kabuto/domain/session'
import { checkBlocks, refuse } from '@kabuto/domain/shared'
import type { Desk } from '../../engine/context.ts'
import { type Handler, memberHandler, openHandler } from '../../engine/handler.ts'
import { tryingSecret } from '../../engine/tries.ts'
import { closeSession, openSession } from '../../engine/sessions.ts'

/** Checked where there is no such member, so that both answers take the same time. */
const NOBODY = 'scrypt$00$00'

export const login = openHandler(loginCall, async (desk, draft) => {
  const [refusal] = checkLogin(draft)
  if (refusal) return { refusal }
  const { account, password } = toLoginRequest(draft)
  const member = await desk.work.get('members', account)
  const matches = (): Promise<boolean> => desk.matchesSecret(password, member?.passwordHash ?? NOBODY)
  // Unknown numbers are counted and answered alike, so that nobody learns who is a member.
  const wrong = await tryingSecret(desk, `login:${account}`, matches, (left) => refuse('wrongPassword', { left }))
  if (wrong) return { refusal: wrong }
  if (!member) return { refusal: refuse('loginFailed', {}) }
  const [ban] = checkBlocks(member.blocks, 'login', desk.now)
  return ban ? { refusal: ban } : { data: await openSession(desk, member, desk.device) }
})

/** Ten digits that begin with 9 and belong to nobody yet. */
function throwAwayAccount(id: string): string {
  const digits = Array.from(id).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000_000, 7)
  return `9${String(digits).padStart(9, '0')}`
}

type PlantMember = (desk: Desk, account: string, plan: 'typical') => Promise<void>

/** A new member with a past. Pasts are made of calls of all features, so the function comes in from `wiring`. */
export const lookAround = (plantMember: PlantMember): Handler =>
  openHandler(lookAroundCall, async (desk) => {
    const account = throwAwayAccount(desk.newId())
    if (await desk.work.get('members', account)) return { refusal: refuse('loginFailed', {}) }
    await plantMember(desk, account, 'typical')
    return { data: await openSession(desk, { id: account, isAdmin: false }, desk.device) }
  })

export const logout = memberHandler(logoutCall, async (desk) => {
  await closeSession(desk, desk.token)
  return { data: {} }
})
