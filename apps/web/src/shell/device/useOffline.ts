import { useSyncExternalStore } from 'react'

function watch(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** As the browser knows it: without a network it is sure, with one a call may still not come through. */
export function useOffline(): boolean {
  return useSyncExternalStore(watch, () => !navigator.onLine)
}
