/** A page that is hidden is never idle. */
const LONGEST_WAIT_MS = 2000
/** Safari has no `requestIdleCallback`. */
const GUESS_MS = 300

/** Once the browser has painted what there is and has nothing left to do: what a page can do without comes after. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, GUESS_MS)
    else requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS })
  })
}
