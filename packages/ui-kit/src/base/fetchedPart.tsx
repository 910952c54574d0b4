import { type ComponentType, type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react'

type Shown<Props> = { Part: ComponentType<Props> } | { fault: unknown } | undefined

type How = {
  /** In its place until it is there. */
  meanwhile?: ReactNode
  /** Comes first even where the code is there: the part is rendered behind it, in slices, so that a tap is answered. */
  framed?: boolean
}

const loads = new Set<Promise<unknown>>()

function counted<Loaded>(load: Promise<Loaded>): Promise<Loaded> {
  const end = (): void => void loads.delete(load)
  loads.add(load)
  load.then(end, end)
  return load
}

/** Once the code of every part whose load has begun is there, or has failed: what can wait is fetched behind it. */
export async function partsFetched(): Promise<void> {
  while (loads.size > 0) await Promise.allSettled(loads)
}

/**
 * A part whose code is fetched when it is first shown, or ahead by `fetch`, but not before `due`. It is shown as soon
 * as it is there: React's own `lazy` would hold it back for up to 300 ms, so that nothing flickers. Until then
 * `meanwhile` is in its place.
 */
export function fetchedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  usually?: ReactNode,
  due?: () => Promise<void>,
) {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined

  async function begin(): Promise<void> {
    try {
      if (due) await due()
      loaded = await counted(load())
    } finally {
      loading = undefined
    }
  }

  /** Callers during the load wait for the same one; a failed load is retried. */
  async function fetch(): Promise<void> {
    if (!loaded) await (loading ??= begin())
  }

  function Fetched({ meanwhile = usually, framed = false, ...props }: Props & How): ReactNode {
    const [shown, setShown] = useState<Shown<Props>>(loaded && { Part: loaded })
    const isMissing = shown === undefined
    const isDue = useDeferredValue(true, !framed)
    useEffect(() => {
      if (!isMissing) return
      let isWanted = true
      // In slices: a whole page drawn at once would let no tap through.
      const show = (now: Shown<Props>): void => startTransition(() => (isWanted ? setShown(now) : undefined))
      fetch().then(
        () => show(loaded && { Part: loaded }),
        (fault: unknown) => show({ fault }),
      )
      return () => {
        isWanted = false
      }
    }, [isMissing])
    if (!shown || !isDue) return meanwhile
    // The nearest boundary says what is wrong; shown again, the part is fetched again.
    if ('fault' in shown) throw shown.fault
    return <shown.Part {...(props as unknown as Props)} />
  }

  return Object.assign(Fetched, { fetch })
}

const bodies: (() => Promise<void>)[] = []
/** A part without which its page is not whole: who fetches the page ahead fetches this with `fetchBodies`. */
export function bodyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, usually?: ReactNode) {
  const Body = fetchedPart(load, usually)
  bodies.push(Body.fetch)
  return Body
}

/** The bodies of all pages whose own code is there. */
export async function fetchBodies(): Promise<void> {
  await Promise.all(bodies.map((fetch) => fetch()))
}
