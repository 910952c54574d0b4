import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { clockOffsetAtom, machineAtom } from './app.ts'

const TICK_MS = 10_000

/** The time on the simulated market, as the server told it last. Windows and locks go by it, not by the phone's clock. */
export function useMarketTime(): number {
  const offset = useAtomValue(clockOffsetAtom)
  const wall = useAtomValue(machineAtom)?.ports.wall
  const [now, setNow] = useState(() => (wall?.() ?? 0) + offset)
  useEffect(() => {
    function tell(): void {
      setNow((wall?.() ?? 0) + offset)
    }
    // Also at once when the server has told its time: the clock may have been turned to the very opening.
    tell()
    const timer = setInterval(tell, TICK_MS)
    return () => clearInterval(timer)
  }, [wall, offset])
  return now
}
