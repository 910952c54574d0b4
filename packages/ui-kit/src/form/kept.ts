/** What becomes of a submission; the same refusals are the same list each time. */
export type Progress<Refusal> =
  { state: 'idle' | 'sending' | 'confirming' | 'done' } | { state: 'refused'; refusals: readonly Refusal[] }

/** What is in the fields, and whether a member had a hand in it. */
type Typed<Draft> = { draft: Draft; isTouched: boolean }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * What was kept of a draft, where it still has the form's own fields. One that was on its way by then and whose answer
 * nobody waits for any more has been done: a receipt took the place of its form.
 */
export function keptDraft<Draft extends Record<string, unknown>>(
  empty: Draft,
  kept: unknown,
  { state }: Progress<unknown>,
): Typed<Draft> {
  if (!isObject(kept)) return { draft: empty, isTouched: false }
  if (!('sent' in kept)) return { draft: fitting(empty, kept), isTouched: true }
  if (state === 'idle' || !isObject(kept.sent)) return { draft: empty, isTouched: false }
  return { draft: fitting(empty, kept.sent), isTouched: true }
}

function fitting<Draft extends Record<string, unknown>>(empty: Draft, kept: object): Draft {
  const fits = Object.entries(kept).filter(([name, value]) => typeof value === typeof empty[name])
  return { ...empty, ...Object.fromEntries(fits) }
}

/** The part of a draft that may be kept. */
export function withoutSecrets<Draft extends Record<string, unknown>>(
  draft: Draft,
  secrets: readonly (keyof Draft)[],
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !secrets.includes(name)))
}
