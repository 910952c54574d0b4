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
import type { MemberDesk } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { closeSessions, isLive } from '../../engine/sessions.ts'
import { forgive, tryingSecret } from '../../engine/tries.ts'
import { cleanImage } from './cleanImage.ts'
import { memberShown } from './member.ts'
import { forget, ownUpload } from '../../records/uploads.ts'

export const updateMember = memberHandler(updateMemberCall, async (desk, { avatar, lang }) => {
  const { work, member } = desk
  if (typeof avatar === 'string' && !(await ownUpload(desk, avatar, ['avatar'])))
    return { refusal: refuse('notFound', { what: avatar }, 'avatar') }
  const after = { ...member, ...(avatar === undefined ? {} : { avatar }), ...(lang === undefined ? {} : { lang }) }
  work.put('members', after)
  // The face before is shown nowhere any more.
  if (member.avatar && after.avatar !== member.avatar) await forget(desk, member.avatar)
  return { data: await memberShown(desk, after) }
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
  desk: MemberDesk,
  password: string,
  field: 'oldPassword' | 'password',
): Promise<Refusal | undefined> {
  const { member } = desk
  return tryingSecret(
    desk,
    `login:${member.id}`,
    () => desk.matchesSecret(password, member.passwordHash),
    (left) => refuse('originalPasswordWrong', { left }, field),
  )
}

/** Whoever else was logged in has to do so again, with the new one. */
export const changePassword = memberHandler(changePasswordCall, async (desk, draft) => {
  const { work, member, digest, token } = desk
  const [refusal] = checkPasswordChange({ ...draft, passwordAgain: draft.newPassword })
  if (refusal) return { refusal }
  const request = toPasswordRequest({ ...draft, passwordAgain: draft.newPassword })
  const wrong = await triedPassword(desk, request.oldPassword, 'oldPassword')
  if (wrong) return { refusal: wrong }
  work.put('members', { ...member, passwordHash: await desk.hashSecret(request.newPassword) })
  await closeSessions(desk, member.id, await digest(token))
  return { data: {} }
})

function provenBy(
  desk: MemberDesk,
  { password, oldPassword = '' }: { password?: string | undefined; oldPassword?: string | undefined },
): Promise<Refusal | undefined> {
  const { member } = desk
  if (password !== undefined) return triedPassword(desk, password, 'password')
  return tryingSecret(
    desk,
    `fund:${member.id}`,
    () => desk.matchesSecret(oldPassword, member.fundPasswordHash),
    (left) => refuse('fundPasswordWrong', { left }, 'oldPassword'),
  )
}

export const setFundPassword = memberHandler(
  setFundPasswordCall,
  async (desk, { fundPassword, oldPassword = '', password = '' }) => {
    const { work, member } = desk
    const draft = { fundPassword, fundPasswordAgain: fundPassword, oldPassword, password }
    const known = { fundPasswordSet: member.fundPasswordHash !== '' }
    const [refusal] = checkFundPassword(draft, known)
    if (refusal) return { refusal }
    const request = toFundPasswordRequest(draft)
    const wrong = await provenBy(desk, request)
    if (wrong) return { refusal: wrong }
    await forgive(desk, `fund:${member.id}`)
    work.put('members', { ...member, fundPasswordHash: await desk.hashSecret(request.fundPassword) })
    return { data: { outcome: fundPasswordOutcome(request, known) } }
  },
)

function uploadFailed(reason: 'empty' | 'type' | 'broken'): { refusal: Refusal } {
  return { refusal: refuse('uploadFailed', { reason, max: '5MB' }) }
}

/** The host hands the bytes of the file over beside what the contract knows. */
export const upload = memberHandler(uploadCall, async (desk, { purpose }) => {
  const { work, account, newId, now, file, files } = desk
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
