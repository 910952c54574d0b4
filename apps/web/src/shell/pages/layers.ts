import type { Layers } from '@kabuto/ui-kit'

/** The history that layers live in. */
export type LayerHistory = {
  /** How many layers the entry that is shown has. */
  here: () => number
  /** A new entry for the same page, with so many layers. */
  push: (layers: number) => void
  back: (steps: number) => void
  /** Once everything that happens at the same time has happened. */
  later: (task: () => void) => void
}

/**
 * Keeps the history in step with the sheets and dialogs that are open: each has an entry, a way back closes the
 * uppermost, and an entry whose layer is gone is left. `cameBack` is to be called after each way back or forward.
 */
export function createLayers({ here, push, back, later }: LayerHistory): Layers & { cameBack: () => void } {
  const open: (() => boolean)[] = []
  /** So many of them have an entry. One that has opened just now has none yet: no way back is meant for it. */
  let entered = 0
  /** A browser steps back later than it is asked to; until then the entry that is shown is an old one. */
  let isLeaving = false

  function settle(): void {
    if (isLeaving) return
    const surplus = here() - open.length
    if (surplus > 0) {
      isLeaving = true
      back(surplus)
    }
    for (let layers = here() + 1; layers <= open.length; layers += 1) push(layers)
    entered = open.length
  }

  function remove(layer: () => boolean): void {
    const at = open.indexOf(layer)
    if (at === -1) return
    open.splice(at, 1)
    if (at < entered) entered -= 1
  }

  return {
    open(onBack) {
      open.push(onBack)
      later(settle)
      return () => {
        remove(onBack)
        later(settle)
      }
    },
    cameBack() {
      if (isLeaving) {
        // Our own step: nobody has asked for anything to be closed.
        isLeaving = false
        later(settle)
        return
      }
      // From the uppermost down. One that is sending stays, with all below it.
      while (entered > here()) {
        const top = open[entered - 1]
        if (top?.()) {
          remove(top)
          continue
        }
        // At once, or a second quick step back would leave the page.
        settle()
        return
      }
      later(settle)
    },
  }
}

type Entry = { idx?: number; layers?: number } | null

const entry = (): Entry => history.state as Entry

/** Entries that look to the router like its own: it numbers them by `idx` and keeps what it does not know. */
export const browserHistory: LayerHistory = {
  here: () => entry()?.layers ?? 0,
  push: (layers) => history.pushState({ ...entry(), idx: (entry()?.idx ?? 0) + 1, layers }, ''),
  back: (steps) => history.go(-steps),
  later: (task) => void setTimeout(task),
}

/** Whether the entry that is shown belongs to a sheet or dialog, and not to the page below. */
export const isLayer = (): boolean => browserHistory.here() > 0

/** Whether there is a page of ours to go back to. */
export const hasPageBefore = (): boolean => (entry()?.idx ?? 0) > browserHistory.here()
