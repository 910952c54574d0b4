import type { Layers } from '@kabuto/ui-kit'

/** What `createLayers` needs of the browser's history. A layer is an open sheet or dialog. */
export type LayerHistory = {
  /** How many layers the current entry has. */
  here: () => number
  /** Adds an entry for the same page, with so many layers. */
  push: (layers: number) => void
  back: (steps: number) => void
  /** Runs a task after the current one, when all changes of this moment are known. */
  later: (task: () => void) => void
}

/**
 * Keeps the history equal to the open sheets and dialogs: each has an entry, going back closes the uppermost, and an
 * entry whose layer was closed otherwise is left by going back. Call `cameBack` after each `popstate`.
 */
export function createLayers({ here, push, back, later }: LayerHistory): Layers & { cameBack: () => void } {
  const open: (() => boolean)[] = []
  /** How many of them have an entry. One that has just opened has none yet, so going back does not close it. */
  let entered = 0
  /** Browsers go back asynchronously: until the popstate, the current entry is the old one. */
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
        // The step back of `settle`, not of the member: nothing is to be closed.
        isLeaving = false
        later(settle)
        return
      }
      // From the uppermost down. A layer that is sending refuses to close, and all below it stay too.
      while (entered > here()) {
        const top = open[entered - 1]
        if (top?.()) {
          remove(top)
          continue
        }
        // Adds its entry again at once, or a second quick step back would leave the page.
        settle()
        return
      }
      later(settle)
    },
  }
}

type Entry = { idx?: number; layers?: number } | null

const entry = (): Entry => history.state as Entry

/** Entries in the form of the router's own: it counts them in `idx` and keeps other fields of the state. */
export const browserHistory: LayerHistory = {
  here: () => entry()?.layers ?? 0,
  push: (layers) => history.pushState({ ...entry(), idx: (entry()?.idx ?? 0) + 1, layers }, ''),
  back: (steps) => history.go(-steps),
  later: (task) => void setTimeout(task),
}

/** Whether the current entry belongs to a sheet or dialog. */
export const isLayer = (): boolean => browserHistory.here() > 0

/** Whether an earlier entry of the history is a page of this app. */
export const hasPageBefore = (): boolean => (entry()?.idx ?? 0) > browserHistory.here()
