import type { Refusal, Submission } from '@kabuto/domain/shared'

const none: readonly Refusal[] = []

/** Why the last sending was refused; the same empty list each time, so that a form sees no change. */
export function refusalsOf(submission: Submission<unknown>): readonly Refusal[] {
  return submission.state === 'refused' ? submission.refusals : none
}
