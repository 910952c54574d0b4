import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { servicesAtom } from '../shell/app.ts'

/** A local URL of an uploaded picture; without it the first letter of the name is shown. */
export function useFace(id: string | null | undefined): string | undefined {
  const { client } = useAtomValue(servicesAtom)
  const [shown, setShown] = useState<{ id: string; src: string }>()
  useEffect(() => {
    if (!id) return undefined
    const stop = new AbortController()
    let src: string | undefined
    async function fetchIt(): Promise<void> {
      const outcome = await client.picture(id as string, { signal: stop.signal })
      if (outcome.state !== 'granted' || stop.signal.aborted) return
      src = URL.createObjectURL(outcome.value)
      setShown({ id: id as string, src })
    }
    void fetchIt()
    return () => {
      stop.abort()
      if (src !== undefined) URL.revokeObjectURL(src)
    }
  }, [client, id])
  return shown && shown.id === id ? shown.src : undefined
}
