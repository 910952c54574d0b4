import { useSyncExternalStore } from 'react'

function watch(tell: () => void): () => void {
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}

/** As the browser knows it: without a network it is sure, with one a call may still not come through. */
export function useOffline(): boolean {
  return useSyncExternalStore(watch, () => !navigator.onLine)
}
