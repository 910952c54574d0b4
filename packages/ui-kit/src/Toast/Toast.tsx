import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { Pill, type ToastMessage } from './Pill.tsx'
import { showOnStage, useStage } from './stage.ts'

export type ToastProps = {
  /** The one to show now; the app keeps the rest in line. */
  toast?: ToastMessage | undefined
  onEnd: (id: string) => void
  /** In milliseconds; `Infinity` leaves it there. */
  duration?: number | undefined
}

function onVisibility(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}

function usePageHidden(): boolean {
  return useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'hidden',
    () => false,
  )
}

/**
 * What has just happened, for two seconds; it waits while it is pointed at or while nobody sees the page. One in an
 * app.
 * What must be read or answered is a Banner, a RefusalCard or a Dialog.
 */
export function Toast({ toast, onEnd, duration = 2000 }: ToastProps) {
  const [heldId, setHeldId] = useState<string>()
  const hidden = usePageHidden()
  const id = toast?.id
  const running = id !== undefined && heldId !== id && !hidden && Number.isFinite(duration)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!running) return undefined
    const timer = setTimeout(() => end(id), duration)
    return () => clearTimeout(timer)
  }, [running, id, duration])

  const stage = useStage(toast !== undefined)
  useLayoutEffect(() => {
    if (!toast || !stage) return undefined
    return showOnStage(<Pill key={toast.id} toast={toast} onHold={setHeldId} />)
  }, [toast, stage])
  return <output>{toast && !stage && <Pill key={toast.id} toast={toast} onHold={setHeldId} />}</output>
}
