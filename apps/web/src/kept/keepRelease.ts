import { Workbox } from 'workbox-window'
import type { KeepRelease } from '../ports.ts'

/** Keeps the release of the page on the device, by the worker of the build (worker/serviceWorker.ts). */
export const keepRelease: KeepRelease = async (onNewer) => {
  // While the app is developed there is no release; and a page that came over plain http may keep none.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
  const worker = new Workbox('/sw.js')
  let isTaking = false
  // The first one that a page gets is its own release.
  let isKept = Boolean(navigator.serviceWorker.controller)
  worker.addEventListener('waiting', onNewer)
  worker.addEventListener('controlling', () => {
    if (isTaking) location.reload()
    // It was taken in another tab: what this page fetches later may be gone.
    else if (isKept) onNewer()
    isKept = true
  })
  const registration = await worker.register()
  return {
    check: () => worker.update(),
    take() {
      isTaking = true
      if (registration?.waiting) worker.messageSkipWaiting()
      else location.reload()
    },
  }
}
