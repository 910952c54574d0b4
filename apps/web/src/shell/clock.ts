import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { clockOffsetAtom, machineAtom } from './app.ts'

const TICK_MS = 10_000

/** The time on the simulated market, as the server told it last. Windows and locks go by it, not by the phone's clock. */
export function useMarketTime(): number {
  const offset = useAtomValue(clockOffsetAtom)
  const wall = useAtomValue(machineAtom)?.ports.wall
  const [now, setNow] = useState(() => wall?.() ?? 0)
  useEffect(() => {
    const timer = setInterval(() => setNow(wall?.() ?? 0), TICK_MS)
    return () => clearInterval(timer)
  }, [wall])
  return now + offset
}
