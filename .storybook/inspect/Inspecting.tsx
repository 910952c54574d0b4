import { useEffect } from 'react'

/** How many stories ask for it: a page of documentation shows several. */
let wanted = 0
let stop: (() => void) | undefined

async function start(): Promise<void> {
  const { startInspector } = await import('./inspector.ts')
  if (wanted > 0) stop ??= startInspector()
}

/** Whether things of a story can be pointed at; what that takes is fetched when it is first wanted. */
export function Inspecting({ isOn }: { isOn: boolean }) {
  useEffect(() => {
    if (!isOn) return undefined
    wanted += 1
    void start()
    return () => {
      wanted -= 1
      if (wanted > 0) return
      stop?.()
      stop = undefined
    }
  }, [isOn])
  return null
}
