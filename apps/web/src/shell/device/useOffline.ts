import { useSyncExternalStore } from 'react'

function watch(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** What the browser says: `true` is certain, but calls may fail although it says `false`. */
export function useOffline(): boolean {
  return useSyncExternalStore(watch, () => !navigator.onLine)
}
