import { type ReactNode, useSyncExternalStore } from 'react'

// A toast outside an open modal is visible but not announced and cannot be pressed: it has to be in the topmost one.
const outlets: symbol[] = []
let view: ReactNode
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A modal opens; until the function it returns is called, toasts go there. */
export function enterStage(outlet: symbol): () => void {
  outlets.push(outlet)
  tell()
  return () => {
    outlets.splice(outlets.indexOf(outlet), 1)
    tell()
  }
}

export function showOnStage(toast: ReactNode): () => void {
  view = toast
  tell()
  return () => {
    view = undefined
    tell()
  }
}

/** The topmost modal, or none. Without `wanted` never a change: a modal opens without rendering the caller. */
export function useStage(wanted: boolean): symbol | undefined {
  return useSyncExternalStore(subscribe, () => (wanted ? outlets.at(-1) : undefined))
}

/** What the topmost modal has to show; nothing for all others. */
export function useStageView(outlet: symbol): ReactNode {
  return useSyncExternalStore(subscribe, () => (outlets.at(-1) === outlet ? view : undefined))
}
