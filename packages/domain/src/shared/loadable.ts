import type { Refusal } from './refusal/refusal.ts'
import type { Instant } from './time/zone.ts'

/** A value that could not be read again: from when it is, by the market's clock, and what went wrong since. */
export type Stale = { since: Instant; refusal: Refusal }

/** What a screen gets instead of a bare value: the four states it must be able to show. */
export type Loadable<Value> =
  | { state: 'loading' }
  | { state: 'ready'; value: Value; stale?: Stale }
  | { state: 'refreshing'; value: Value; stale?: Stale }
  | { state: 'failed'; refusal: Refusal }

export function loading<Value>(): Loadable<Value> {
  return { state: 'loading' }
}

export function ready<Value>(value: Value, stale?: Stale): Loadable<Value> {
  return { state: 'ready', value, ...(stale && { stale }) }
}

/** Being read again, with the last value still shown. */
export function refreshing<Value>(value: Value, stale?: Stale): Loadable<Value> {
  return { state: 'refreshing', value, ...(stale && { stale }) }
}

export function failed<Value>(refusal: Refusal): Loadable<Value> {
  return { state: 'failed', refusal }
}

/** The value to show, also while it is read again. */
export function valueOf<Value>(loadable: Loadable<Value>): Value | undefined {
  return loadable.state === 'ready' || loadable.state === 'refreshing' ? loadable.value : undefined
}

/** From when the value to show is, and why there is no newer one; nothing where it is of now. */
export function staleOf(loadable: Loadable<unknown>): Stale | undefined {
  return loadable.state === 'ready' || loadable.state === 'refreshing' ? loadable.stale : undefined
}

/** The same states of another value that follows from it. */
export function mapped<Value, Other>(loadable: Loadable<Value>, toOther: (value: Value) => Other): Loadable<Other> {
  return loadable.state === 'ready' || loadable.state === 'refreshing'
    ? { ...loadable, value: toOther(loadable.value) }
    : loadable
}

type ValuesOf<Parts extends Record<string, Loadable<unknown>>> = {
  [Name in keyof Parts]: Parts[Name] extends Loadable<infer Value> ? Value : never
}

const older = (one: Stale | undefined, other: Stale | undefined): Stale | undefined =>
  one && other ? (one.since <= other.since ? one : other) : (one ?? other)

/** Several as one: failed if one has failed without a value, ready once all have a value, as stale as the oldest. */
export function combine<Parts extends Record<string, Loadable<unknown>>>(parts: Parts): Loadable<ValuesOf<Parts>> {
  const values: Record<string, unknown> = {}
  let state: 'ready' | 'refreshing' | 'loading' = 'ready'
  let stale: Stale | undefined
  for (const [name, part] of Object.entries(parts)) {
    if (part.state === 'failed') return part
    if (part.state === 'loading') state = 'loading'
    else {
      values[name] = part.value
      stale = older(stale, part.stale)
      if (part.state === 'refreshing' && state === 'ready') state = 'refreshing'
    }
  }
  if (state === 'loading') return loading()
  return (state === 'ready' ? ready : refreshing)(values as ValuesOf<Parts>, stale)
}
