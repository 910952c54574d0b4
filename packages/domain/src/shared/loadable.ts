import type { Refusal } from './refusal.ts'

/** What a screen gets instead of a bare value: the four states it must be able to show. */
export type Loadable<Value> =
  | { state: 'loading' }
  | { state: 'ready'; value: Value }
  | { state: 'refreshing'; value: Value }
  | { state: 'failed'; refusal: Refusal }

export function loading<Value>(): Loadable<Value> {
  return { state: 'loading' }
}

export function ready<Value>(value: Value): Loadable<Value> {
  return { state: 'ready', value }
}

/** Asked again, with the last value still on screen. */
export function refreshing<Value>(value: Value): Loadable<Value> {
  return { state: 'refreshing', value }
}

export function failed<Value>(refusal: Refusal): Loadable<Value> {
  return { state: 'failed', refusal }
}
