import { useEffect, useState } from 'react'

/** So long nothing more is typed before it is asked for. */
const PAUSE_MS = 250

/** What was typed, once nothing more is typed for a moment. */
export function useAfterPause(text: string): string {
  const [after, setAfter] = useState(text)
  useEffect(() => {
    const pause = setTimeout(() => setAfter(text), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [text])
  return text === '' ? text : after
}
