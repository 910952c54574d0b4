import { shownHeading } from '@kabuto/ui-kit'

/** What had the focus is gone, and what stands there instead is told from its beginning. */
export function focusHeading(): void {
  const heading = shownHeading()
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
