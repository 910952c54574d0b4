import type { Refusal } from './refusal/refusal.ts'

/**
 * The state of something that is sent. `confirming`: the answer was lost, so it is sent again under the same key until
 * the result is known; the server does it only once.
 */
export type Submission<Done> =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'confirming' }
  | { state: 'refused'; refusals: readonly Refusal[] }
  | { state: 'done'; record: Done }

const nothingSent = { state: 'idle' } as const

/** Always the same object: a form that asks before it sends recognises an answer by its identity. */
export function idle<Done>(): Submission<Done> {
  return nothingSent
}

export function sending<Done>(): Submission<Done> {
  return { state: 'sending' }
}

export function confirming<Done>(): Submission<Done> {
  return { state: 'confirming' }
}

export function refused<Done>(refusals: readonly Refusal[]): Submission<Done> {
  return { state: 'refused', refusals }
}

export function done<Done>(record: Done): Submission<Done> {
  return { state: 'done', record }
}

/** Sent and not answered yet, or sent again after a lost answer. */
export function isUnderWay({ state }: Pick<Submission<unknown>, 'state'>): boolean {
  return state === 'sending' || state === 'confirming'
}
