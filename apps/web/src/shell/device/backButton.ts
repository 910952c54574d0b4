/** Specification §9. */
const EXIT_WITHIN_MS = 1000

type Ways = {
  /** Whether a sheet, or a page of ours, lies behind. */
  hasWayBack: () => boolean
  goBack: () => void
  now: () => number
  /** That another press leaves. */
  warn: () => void
  exit: () => void
}

/** The back button of a native shell: a step back while there is one, and then the second of two presses leaves. */
export function createBackButton({ hasWayBack, goBack, now, warn, exit }: Ways) {
  let isOnTheWay = false
  let warnedAt = -Infinity
  return {
    press(): void {
      // A step takes a moment, and the next press is about where it leads.
      if (isOnTheWay) return
      if (hasWayBack()) {
        isOnTheWay = true
        warnedAt = -Infinity
        goBack()
      } else if (now() - warnedAt <= EXIT_WITHIN_MS) exit()
      else {
        warnedAt = now()
        warn()
      }
    },
    /** To be called once a step is done. */
    arrived(): void {
      isOnTheWay = false
    },
  }
}
