import { shownHeading } from '@kabuto/ui-kit'

/** The focused element is gone; its replacement is read out from its beginning. */
export function focusHeading(): void {
  const heading = shownHeading()
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
