import { useEffect, useState } from 'react'

/** How long a search waits after the last key. */
const PAUSE_MS = 250

/** The text, once the member has stopped typing for a moment (a debounce). */
export function useAfterPause(text: string): string {
  const [after, setAfter] = useState(text)
  useEffect(() => {
    const pause = setTimeout(() => setAfter(text), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [text])
  return text === '' ? text : after
}
