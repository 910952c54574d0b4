import {
  type Call,
  failed,
  type InputOf,
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
import { unwrap } from 'jotai/utils'
import { atomWithQuery } from 'jotai-tanstack-query'
import { accountAtom, languageAtom, servicesAtom } from '../app.ts'
import { toastAtom } from '../pages/toast.ts'
import type { LastAnswer } from '../../ports.ts'
import { keyed } from './keyed.ts'
import { forgetEarly, queryClientAtom } from './queryClient.ts'

/**
 * The default of `freshFor`, in ms: 0, because prices and money change, so that each page that is opened reads again.
 */
const FRESH_FOR_MS = 0

/** The longest wait after a failure, for resources that are read again by an interval. */
const FAILED_AGAIN_MS = 10_000

/** Reading gives the state; writing reads the call again. */
type LoadableAtom<Value> = WritableAtom<Loadable<Value>, [], Promise<void>>

/** What `useResources` takes: an atom with an id that is unique to call and input. */
export type Resource<Value> = { id: string; atom: LoadableAtom<Value> }

export type Reading<Answer, Value> = {
  /** Turns the answer into the value that screens take. */
  value?: (answer: Answer) => Value
  freshFor?: number
  /** For pages that need no login: that a session has ended is not reported. */
  quiet?: boolean
  /** Only shows what other resources of this call have read, and sends nothing. */
  passive?: boolean
  /** Reads again after so many milliseconds, while it is shown. */
  every?: number | ((value: Value | undefined) => number | false)
}

/**
 * The last answer to a call. A failure is kept as data beside the last value and not as the library's error: its error
 * state is reset when a page is left, and the last value with it.
 */
export type CachedAnswer<Answer> = { last: LastAnswer<Answer> | undefined; failure?: Refusal }

/** One cache entry for each call, input and language. */
function keyOf(get: Getter, { path }: Call, input: unknown): QueryKey {
  return [path, input, get(languageAtom)]
}

/** What was read outlasts the page, for a start without a connection: where it is kept, and for whom. */
const keptFor = (get: Getter) => ({ kept: get(servicesAtom).ports.kept, account: get(accountAtom) })

type KeptFor = ReturnType<typeof keptFor>

async function keepLast({ kept, account }: KeptFor, key: QueryKey, last: LastAnswer): Promise<void> {
  const device = await kept?.()
  device?.note(account, key, last)
}

async function keptLast<Any extends Call>({ kept, account }: KeptFor, key: QueryKey, call: Any) {
  const device = await kept?.()
  return device?.read(account, key, call) as Promise<LastAnswer<OutputOf<Any>> | undefined>
}

/** Sends the call; after a failure the previous value is kept beside it. */
function asking<Any extends Call>(get: Getter, call: Any, input: InputOf<Any>, quiet: boolean) {
  const { client, marketNow } = get(servicesAtom)
  const kept = keptFor(get)
  return async (context: QueryFunctionContext): Promise<CachedAnswer<OutputOf<Any>>> => {
    // Not aborted when its page is left: the next page often reads the same, and uses this answer.
    const outcome = await client.send(call, input, { quiet })
    if (outcome.state === 'granted') {
      const last = { value: outcome.value, at: marketNow() }
      void keepLast(kept, context.queryKey, last)
      return { last }
    }
    const before = context.client.getQueryData<CachedAnswer<OutputOf<Any>>>(context.queryKey)
    const isLost = outcome.state === 'lost'
    return {
      last: before?.last ?? (isLost ? await keptLast(kept, context.queryKey, call) : undefined),
      failure: outcome.refusal,
    }
  }
}

/** A kept page may still be mounted after a log-out: calls of members are not sent then. */
function isAllowed(get: Getter, { role }: Call): boolean {
  return role === 'anyone' || get(accountAtom) !== undefined
}

function staleTimeOf(freshFor = FRESH_FOR_MS) {
  return ({ state: { data } }: { state: { data?: CachedAnswer<unknown> | undefined } }): number =>
    data === undefined || data.failure ? 0 : freshFor
}

type Read<Value> = Pick<QueryObserverResult, 'error' | 'fetchStatus'> & { data?: CachedAnswer<Value> | undefined }

function loadableOf<Value>({ data, error, fetchStatus }: Read<Value>): Loadable<Value> {
  // Only a programming error gets here; it is thrown so that the page shows it.
  if (error) throw error
  const failure = fetchStatus === 'paused' ? refuse('offline', {}) : data?.failure
  if (!data?.last) return failure && fetchStatus !== 'fetching' ? failed(failure) : loading()
  const { value, at } = data.last
  return (fetchStatus === 'fetching' ? refreshing : ready)(value, failure && { since: at, refusal: failure })
}

/** The page itself, or the notice of an ended session, already says so. */
const shownElsewhere = new Set<Refusal['code']>(['offline', 'timeout', 'badAnswer', 'sessionEnded'])

/** Shows in a toast why a read failed; once, where several parts of a page fail alike. */
function showFailure(get: Getter, set: Setter, refusal: Refusal | undefined): void {
  if (!refusal || shownElsewhere.has(refusal.code)) return
  const shown = get(toastAtom)
  if (shown?.tone === 'failed' && shown.refusal.code === refusal.code) return
  set(toastAtom, { tone: 'failed', refusal })
}

let count = 0

/** Creates the reads of a call, one `Resource` for each input: `funds({})`, `stock({ symbol })`. */
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
    /** Without a connection from the start: what a visit before has read, which the cache gets too. */
    const restoredAtom = unwrap(
      atom(async (get) => {
        const [client, queryKey] = [get(queryClientAtom), keyOf(get, call, input)]
        const last = await keptLast(keptFor(get), queryKey, call)
        if (last) client.setQueryData<CachedAnswer<OutputOf<Any>>>(queryKey, (known) => known ?? { last })
        return select({ last })
      }),
    )
    count += 1
    return {
      id: `${call.path} ${count}`,
      atom: atom(
        (get) => {
          const read = get(queryAtom) as Read<Value>
          if (read.fetchStatus !== 'paused' || read.data || !get(servicesAtom).ports.kept) return loadableOf(read)
          const data = get(restoredAtom)
          return data ? loadableOf({ ...read, data }) : loading()
        },
        async (get, set) => {
          const [client, queryKey] = [get(queryClientAtom), keyOf(get, call, input)]
          await forgetEarly(get)
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
