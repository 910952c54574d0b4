import { type RefObject, use, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { ModalLayers } from './layers.ts'

type ModalOptions = { open: boolean; onClose: () => void; locked: boolean }

type Modal = {
  ref: RefObject<HTMLDialogElement | null>
  /** Open, or still on its way out. */
  shown: boolean
}

/**
 * A native modal `<dialog>` that follows `open`. What closes it (Esc, the scrim, a phone's back gesture) only asks, by
 * `onClose`; while locked it does not even ask. It is closed too when its page is hidden or gone. An element with
 * `data-first` gets the focus.
 */
export function useModal({ open, onClose, locked }: ModalOptions): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const [kept, setKept] = useState(open)
  if (open && !kept) setKept(true)

  const layers = use(ModalLayers)

  const askToClose = useEffectEvent(() => {
    if (!locked) onClose()
    return !locked
  })
  const closeWithPage = useEffectEvent(() => {
    if (open) onClose()
  })
  const refuseKey = useEffectEvent((event: KeyboardEvent) => {
    if (locked && event.key === 'Escape') event.preventDefault()
  })
  // The browser may close it without asking: on the second Esc, or by a form inside.
  const afterClose = useEffectEvent((dialog: HTMLDialogElement) => {
    if (locked) dialog.showModal()
    else onClose()
  })

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return undefined
    const listening = new AbortController()
    const { signal } = listening
    let pressedOutside = false
    dialog.addEventListener('keydown', refuseKey, { signal })
    dialog.addEventListener(
      'pointerdown',
      (event) => {
        pressedOutside = event.target === dialog
      },
      { signal },
    )
    dialog.addEventListener(
      'click',
      (event) => {
        if (event.target === dialog && pressedOutside) askToClose()
      },
      { signal },
    )
    dialog.addEventListener(
      'cancel',
      (event) => {
        if (event.target !== dialog) return
        event.preventDefault()
        askToClose()
      },
      { signal },
    )
    dialog.addEventListener(
      'close',
      (event) => {
        // Opened again meanwhile: that was of the opening before.
        if (event.target === dialog && !dialog.open) afterClose(dialog)
      },
      { signal },
    )
    dialog.showModal()
    // The whole rather than its close button, so that its title is what is read out first.
    const first = dialog.querySelector<HTMLElement>('[data-first]') ?? dialog
    // Often the browser has chosen the same; to choose again would style the page again.
    if (document.activeElement !== first) first.focus()
    const leave = layers?.open(askToClose)
    return () => {
      leave?.()
      // Before close(), which would otherwise report a closing that nobody asked for.
      listening.abort()
      dialog.close()
      // Still there and still wanted: its page is hidden. By then development, which runs each effect twice, has opened
      // it again.
      queueMicrotask(() => {
        if (!dialog.open && dialog.isConnected) closeWithPage()
      })
      void Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished)).then(() => setKept(false))
    }
  }, [open, layers])

  return { ref, shown: open || kept }
}
