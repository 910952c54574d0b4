import { useEffect, useState } from 'react'
import type { DeskData } from './deskData.ts'

export type Collected<Data = DeskData> =
  { kind: 'reading' } | { kind: 'none' } | { kind: 'unreadable' } | { kind: 'there'; data: Data }

async function read<Data>(file: string, signal: AbortSignal): Promise<Collected<Data>> {
  const response = await fetch(new URL(file, document.baseURI), { signal })
  if (!response.ok) return { kind: 'none' }
  return { kind: 'there', data: (await response.json()) as Data }
}

/** A file that a command has put beside the workshop's own. */
export function useCollected<Data>(file: string): Collected<Data> {
  const [collected, setCollected] = useState<Collected<Data>>({ kind: 'reading' })
  useEffect(() => {
    const leaving = new AbortController()
    read<Data>(file, leaving.signal).then(setCollected, () => {
      if (!leaving.signal.aborted) setCollected({ kind: 'unreadable' })
    })
    return () => leaving.abort()
  }, [file])
  return collected
}

/** What `pnpm desk` has collected from the stories of this workshop. */
export const useDeskData = (): Collected => useCollected('desk/data.json')
