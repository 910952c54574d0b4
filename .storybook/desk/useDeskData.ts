import { useEffect, useState } from 'react'
import type { DeskData } from './deskData.ts'

/** Beside the workshop's own files, where `pnpm desk` puts it. */
const FILE = 'desk/data.json'

export type Collected =
  { kind: 'reading' } | { kind: 'none' } | { kind: 'unreadable' } | { kind: 'there'; data: DeskData }

async function read(signal: AbortSignal): Promise<Collected> {
  const response = await fetch(new URL(FILE, document.baseURI), { signal })
  if (!response.ok) return { kind: 'none' }
  return { kind: 'there', data: (await response.json()) as DeskData }
}

/** What was collected from the stories of this workshop. */
export function useDeskData(): Collected {
  const [collected, setCollected] = useState<Collected>({ kind: 'reading' })
  useEffect(() => {
    const leaving = new AbortController()
    read(leaving.signal).then(setCollected, () => {
      if (!leaving.signal.aborted) setCollected({ kind: 'unreadable' })
    })
    return () => leaving.abort()
  }, [])
  return collected
}
