import type { Refusal } from './refusal/refusal.ts'

/**
 * What becomes of something that was sent. `confirming`: the answer was lost, so it is asked for again under the same
 * key until the true state is known; nothing is done twice.
 */
export type Submission<Done> =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'confirming' }
  | { state: 'refused'; refusals: readonly Refusal[] }
  | { state: 'done'; record: Done }

const nothingSent = { state: 'idle' } as const

/** Always the same one: a form that asks before it sends knows an answer by its being another. */
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

/** On its way, or its answer was lost and is asked for again. */
export function isUnderWay({ state }: Pick<Submission<unknown>, 'state'>): boolean {
  return state === 'sending' || state === 'confirming'
}
