import type { Member } from '@kabuto/domain/account'
import type { Identity, IdentityDraft, submitIdentityCall } from '@kabuto/domain/identity'
import type { InputOf, Instant, Loadable, Submission } from '@kabuto/domain/shared'
import type { Picturing } from '../../shared/picture.ts'

export type IdentityData = { identity: Identity; blocks: Member['blocks'] }

/** The two pictures of an identity card. */
export const sides = ['front', 'back'] as const
export type Side = (typeof sides)[number]
export type Pictures = Record<Side, Picturing>

/** The built-in picture of each side: nobody's data. */
export const samples: Record<Side, string> = { front: 'sample-front', back: 'sample-back' }

function pictureOf(side: Side, chosen: string, { submission }: Picturing): string {
  if (submission.state === 'done') return submission.record.id
  // One that is on its way, or that did not arrive, is not there.
  return submission.state === 'idle' && chosen === samples[side] ? chosen : ''
}

/** What was typed, with the pictures of one's own in place of the samples. */
export function withPictures(draft: IdentityDraft, pictures: Pictures): IdentityDraft {
  return {
    ...draft,
    front: pictureOf('front', draft.front, pictures.front),
    back: pictureOf('back', draft.back, pictures.back),
  }
}

/** What was sent on this page, as long as nothing newer has been read: a rejection ends it. */
export function standing(identity: Identity, submission: Submission<Identity>): Identity {
  if (submission.state !== 'done') return identity
  return identity.submittedAt === submission.record.submittedAt ? identity : submission.record
}

export type IdentityScreenProps = {
  data: Loadable<IdentityData>
  now: Instant
  pictures: Pictures
  submission: Submission<Identity>
  onSubmit: (request: InputOf<typeof submitIdentityCall>) => void
  /** The number of an identity card that nobody has. */
  onMakeNumber: () => string
  onRetry: () => void
}
