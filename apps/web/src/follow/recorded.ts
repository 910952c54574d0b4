import { done, type Submission } from '@kabuto/domain/shared'

/** The same submission, whose record is told in another form. */
export function recorded<Sent, Told>(submission: Submission<Sent>, toTold: (record: Sent) => Told): Submission<Told> {
  return submission.state === 'done' ? done(toTold(submission.record)) : submission
}
