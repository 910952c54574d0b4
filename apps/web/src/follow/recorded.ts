import { done, type Submission } from '@kabuto/domain/shared'

/** The same submission, with its record in another form. */
export function recorded<Sent, Shown>(
  submission: Submission<Sent>,
  toShown: (record: Sent) => Shown,
): Submission<Shown> {
  return submission.state === 'done' ? done(toShown(submission.record)) : submission
}
