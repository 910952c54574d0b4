/** Specification §9. */
const EXIT_WITHIN_MS = 1000

type Ways = {
  /** Whether there is a sheet to close or a page of this app to go back to. */
  hasWayBack: () => boolean
  goBack: () => void
  now: () => number
  /** Says that another press closes the app. */
  warn: () => void
  exit: () => void
}

/** The back button of the native app: goes back while it can; then two presses within a second close the app. */
export function createBackButton({ hasWayBack, goBack, now, warn, exit }: Ways) {
  let isOnTheWay = false
  let warnedAt = -Infinity
  return {
    press(): void {
      // Going back is asynchronous; a press before it is done is ignored.
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
    /** Call it when a step back is done. */
    arrived(): void {
      isOnTheWay = false
    },
  }
}
