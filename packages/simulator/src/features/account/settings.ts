import {
  changePasswordCall,
  checkFundPassword,
  fundPasswordOutcome,
  checkPasswordChange,
  checkUpload,
  endSessionCall,
  sessionsCall,
  setFundPasswordCall,
  sniffImage,
  toFundPasswordRequest,
  toPasswordRequest,
  updateMemberCall,
  uploadCall,
} from '@kabuto/domain/account'
import { type Refusal, refuse, toIso } from '@kabuto/domain/shared'
import type { MemberContext } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { closeSessions, isLive } from '../../engine/sessions.ts'
import { checkSecret, clearAttempts } from '../../engine/tries.ts'
import { cleanImage } from './cleanImage.ts'
import { toMemberInfo } from './member.ts'
import { deleteUpload, ownUpload } from '../../records/uploads.ts'

export const updateMember = memberHandler(updateMemberCall, async (context, { avatar, lang }) => {
  const { work, member } = context
  if (typeof avatar === 'string' && !(await ownUpload(context, avatar, ['avatar'])))
    return { refusal: refuse('notFound', { what: avatar }, 'avatar') }
  const after = { ...member, ...(avatar === undefined ? {} : { avatar }), ...(lang === undefined ? {} : { lang }) }
  work.put('members', after)
  // The former picture is not used any more.
  if (member.avatar && after.avatar !== member.avatar) await deleteUpload(context, member.avatar)
  return { data: await toMemberInfo(context, after) }
})

export const sessions = memberHandler(sessionsCall, async ({ work, account, token, digest, wall }) => {
  const own = await digest(token)
  const live = (await work.ownedBy('sessions', account)).filter((session) => isLive(session, wall))
  return {
    data: live
      .toSorted((one, other) => other.seenAt - one.seenAt)
      .map(({ id, device, openedAt, seenAt, expiresAt }) => ({
        id,
        device,
        openedAt: toIso(openedAt),
        seenAt: toIso(seenAt),
        expiresAt: toIso(expiresAt),
        current: id === own,
      })),
  }
})

export const endSession = memberHandler(endSessionCall, async ({ work, account }, { id }) => {
  const session = await work.get('sessions', id)
  if (session?.account !== account) return { refusal: refuse('notFound', { what: id }) }
  work.remove('sessions', id)
  return { data: {} }
})

function triedPassword(
  context: MemberContext,
  password: string,
  field: 'oldPassword' | 'password',
): Promise<Refusal | undefined> {
  const { member } = context
  return checkSecret(
    context,
    `login:${member.id}`,
    () => context.matchesSecret(password, member.passwordHash),
    (left) => refuse('originalPasswordWrong', { left }, field),
  )
}

/** All other sessions of the member end. */
export const changePassword = memberHandler(changePasswordCall, async (context, draft) => {
  const { work, member, digest, token } = context
  const [refusal] = checkPasswordChange({ ...draft, passwordAgain: draft.newPassword })
  if (refusal) return { refusal }
  const request = toPasswordRequest({ ...draft, passwordAgain: draft.newPassword })
  const wrong = await triedPassword(context, request.oldPassword, 'oldPassword')
  if (wrong) return { refusal: wrong }
  work.put('members', { ...member, passwordHash: await context.hashSecret(request.newPassword) })
  await closeSessions(context, member.id, await digest(token))
  return { data: {} }
})

function provenBy(
  context: MemberContext,
  { password, oldPassword = '' }: { password?: string | undefined; oldPassword?: string | undefined },
): Promise<Refusal | undefined> {
  const { member } = context
  if (password !== undefined) return triedPassword(context, password, 'password')
  return checkSecret(
    context,
    `fund:${member.id}`,
    () => context.matchesSecret(oldPassword, member.fundPasswordHash),
    (left) => refuse('fundPasswordWrong', { left }, 'oldPassword'),
  )
}

export const setFundPassword = memberHandler(
  setFundPasswordCall,
  async (context, { fundPassword, oldPassword = '', password = '' }) => {
    const { work, member } = context
    const draft = { fundPassword, fundPasswordAgain: fundPassword, oldPassword, password }
    const known = { fundPasswordSet: member.fundPasswordHash !== '' }
    const [refusal] = checkFundPassword(draft, known)
    if (refusal) return { refusal }
    const request = toFundPasswordRequest(draft)
    const wrong = await provenBy(context, request)
    if (wrong) return { refusal: wrong }
    await clearAttempts(context, `fund:${member.id}`)
    work.put('members', { ...member, fundPasswordHash: await context.hashSecret(request.fundPassword) })
    return { data: { outcome: fundPasswordOutcome(request, known) } }
  },
)

function uploadFailed(reason: 'empty' | 'type' | 'broken'): { refusal: Refusal } {
  return { refusal: refuse('uploadFailed', { reason, max: '5MB' }) }
}

/** The host passes the bytes of the file beside the input. */
export const upload = memberHandler(uploadCall, async (context, { purpose }) => {
  const { work, account, newId, now, file, files } = context
  if (!file) return uploadFailed('empty')
  const [refusal] = checkUpload(file)
  if (refusal) return { refusal }
  const [type, clean] = [sniffImage(file), cleanImage(file)]
  if (!type || !clean) return uploadFailed('broken')
  const id = newId()
  await files.put(id, clean)
  work.put('uploads', { id, account, purpose, type, bytes: clean.length, at: now }, account)
  return { data: { id } }
})
