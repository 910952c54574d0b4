import {
  type Call,
  failed,
  type InputOf,
  type Instant,
  type Loadable,
  loading,
  type OutputOf,
  ready,
  type Refusal,
  refreshing,
  refuse,
} from '@kabuto/domain/shared'
import { hashKey, type QueryFunctionContext, type QueryKey, type QueryObserverResult } from '@tanstack/query-core'
import { atom, type Getter, type Setter, type WritableAtom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { accountAtom, languageAtom, servicesAtom } from '../app.ts'
import { toastAtom } from '../pages/toast.ts'
import { keyed } from './keyed.ts'
import { queryClientAtom } from './queryClient.ts'

/**
 * How old a value may be before a page that is shown reads it again: prices and money move, so each page reads its own.
 */
const FRESH_FOR_MS = 0

/** What is read again by itself and failed does not wait longer than what is read most often of a page's prices. */
const FAILED_AGAIN_MS = 10_000

/** Reads give what is there to show; a write reads again. */
type LoadableAtom<Value> = WritableAtom<Loadable<Value>, [], Promise<void>>

/** What a route can ask `useResources` for. */
export type Resource<Value> = { id: string; atom: LoadableAtom<Value> }

export type Reading<Answer, Value> = {
  /** What screens need of the answer. */
  value?: (answer: Answer) => Value
  freshFor?: number
  /** The page is open to anybody: a session that has ended is no news there. */
  quiet?: boolean
  /** Takes what others have read, and asks for nothing itself. */
  passive?: boolean
  /** Reads again by itself after so many milliseconds, while it is shown. */
  every?: number | ((value: Value | undefined) => number | false)
}

/**
 * The last answer to a call. A failure is kept as data beside the last value and not as the library's error: its error
 * state is reset when a page is left, and the last value with it.
 */
export type CachedAnswer<Answer> = { last: { value: Answer; at: Instant } | undefined; failure?: Refusal }

/** One entry of the member's cache a call and input, in each language. */
function keyOf(get: Getter, { path }: Call, input: unknown): QueryKey {
  return [path, input, get(languageAtom)]
}

/** Asks, and where the answer fails keeps the one before. */
function asking<Any extends Call>(get: Getter, call: Any, input: InputOf<Any>, quiet: boolean) {
  const { client, marketNow } = get(servicesAtom)
  return async (context: QueryFunctionContext): Promise<CachedAnswer<OutputOf<Any>>> => {
    // Not aborted when its page is left: the next page often asks for the same, and takes the answer that is on its
    // way.
    const outcome = await client.send(call, input, { quiet })
    if (outcome.state === 'granted') return { last: { value: outcome.value, at: marketNow() } }
    const before = context.client.getQueryData<CachedAnswer<OutputOf<Any>>>(context.queryKey)
    return { last: before?.last, failure: outcome.refusal }
  }
}

/** After a log-out a page that is kept may still ask: there is nobody to ask for. */
function isAllowed(get: Getter, { role }: Call): boolean {
  return role === 'anyone' || get(accountAtom) !== undefined
}

function staleTimeOf(freshFor = FRESH_FOR_MS) {
  return ({ state: { data } }: { state: { data?: CachedAnswer<unknown> | undefined } }): number =>
    data === undefined || data.failure ? 0 : freshFor
}

function loadableOf<Value>({ data, error, fetchStatus }: QueryObserverResult<CachedAnswer<Value>>): Loadable<Value> {
  // Only a fault of ours gets here: the page breaks where it can be seen.
  if (error) throw error
  const failure = fetchStatus === 'paused' ? refuse('offline', {}) : data?.failure
  if (!data?.last) return failure && fetchStatus !== 'fetching' ? failed(failure) : loading()
  const { value, at } = data.last
  return (fetchStatus === 'fetching' ? refreshing : ready)(value, failure && { since: at, refusal: failure })
}

/** The page itself, or the notice of an ended session, already says so. */
const shownElsewhere = new Set<Refusal['code']>(['offline', 'timeout', 'badAnswer', 'sessionEnded'])

/** Why a read failed that a member asked for; several parts of a page that fail alike say it once. */
function showFailure(get: Getter, set: Setter, refusal: Refusal | undefined): void {
  if (!refusal || shownElsewhere.has(refusal.code)) return
  const shown = get(toastAtom)
  if (shown?.tone === 'failed' && shown.refusal.code === refusal.code) return
  set(toastAtom, { tone: 'failed', refusal })
}

let count = 0

/** Reads a call, with one `Resource` for each input: `funds({})`, `stock({ symbol })`. */
export function resource<Any extends Call, Value = OutputOf<Any>>(
  call: Any,
  { value, freshFor, quiet = false, passive = false, every = false as never }: Reading<OutputOf<Any>, Value> = {},
): (input: InputOf<Any>) => Resource<Value> {
  const byInput = keyed<Resource<Value>>()
  const toValue = value ?? ((answer: OutputOf<Any>) => answer as unknown as Value)
  const select = ({ last, ...rest }: CachedAnswer<OutputOf<Any>>): CachedAnswer<Value> => ({
    ...rest,
    last: last && { ...last, value: toValue(last.value) },
  })
  const refetchInterval = everyOf(every, select)

  function made(input: InputOf<Any>): Resource<Value> {
    const queryAtom = atomWithQuery(
      (get) => ({
        queryKey: keyOf(get, call, input),
        queryFn: asking(get, call, input, quiet),
        enabled: !passive && isAllowed(get, call),
        staleTime: staleTimeOf(freshFor),
        refetchInterval,
        select,
      }),
      (get) => get(queryClientAtom),
    )
    count += 1
    return {
      id: `${call.path} ${count}`,
      atom: atom(
        (get) => loadableOf(get(queryAtom) as QueryObserverResult<CachedAnswer<Value>>),
        async (get, set) => {
          const [client, queryKey] = [get(queryClientAtom), keyOf(get, call, input)]
          await client.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false })
          showFailure(get, set, client.getQueryData<CachedAnswer<unknown>>(queryKey)?.failure)
        },
      ),
    }
  }
  return (input) => byInput(hashKey([input]), () => made(input))
}

function everyOf<Answer, Value>(
  every: number | false | ((value: Value | undefined) => number | false),
  select: (cached: CachedAnswer<Answer>) => CachedAnswer<Value>,
) {
  return ({ state: { data } }: { state: { data?: CachedAnswer<Answer> | undefined } }): number | false => {
    const wait = typeof every === 'function' ? every(data && select(data).last?.value) : every
    return wait !== false && data?.failure ? Math.min(wait, FAILED_AGAIN_MS) : wait
  }
}
