/**
 * React makes a few errors while it is evaluated, and V8 reads all of React once more for their traces: 16 to 20 ms
 * of a fast processor before the app begins. So this comes before React, and `keepTraces` once all is evaluated. (A
 * limit of 0 does not help: V8 spares itself the reading only where the limit is no number.)
 */
const errors: { stackTraceLimit?: number | undefined } = Error
const limit = errors.stackTraceLimit
errors.stackTraceLimit = undefined

/** From now on errors have their traces. */
export function keepTraces(): void {
  errors.stackTraceLimit = limit
}
