import type { Refusal, Submission } from '@kabuto/domain/shared'
import type { UploadState } from '@kabuto/ui-kit'

/** A member's own picture, once the brokerage has it. `preview` is an address on this phone. */
export type Picture = { id: string; preview: string }

/** What becomes of a picture that is chosen; until then a form goes with the built-in sample, or with none. */
export type Picturing = {
  submission: Submission<Picture>
  onPick: (picture: Blob) => void
  /** Aborts a running upload, and removes a finished one. */
  onRemove: () => void
}

/** Decisions §1: at most 640 pixels leave the phone. */
export const LONGEST_SIDE = 640

type Words = { name: string; without: UploadState; reason: (refusal: Refusal) => string }

export function pictureState(submission: Submission<Picture>, { name, without, reason }: Words): UploadState {
  switch (submission.state) {
    case 'idle':
      return without
    case 'sending':
    case 'confirming':
      return { state: 'sending' }
    case 'refused':
      return { state: 'failed', reason: submission.refusals.map(reason).join(' ') }
    case 'done':
      return { state: 'done', name, preview: submission.record.preview }
  }
}
