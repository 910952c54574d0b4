import { flushSync } from 'react-dom'
import { forcedLook } from './forcedLook.ts'
import { applyLook, type Look } from './look.ts'
import { nextFrame } from './nextFrame.ts'

/** Puts the mounted story under a look, whatever the toolbar says. */
export function putUnder(look: Look): void {
  flushSync(() => forcedLook.force(look))
  applyLook(look, document.documentElement)
}

/** The same, and waits for its fonts. */
export async function showLook(look: Look): Promise<void> {
  putUnder(look)
  // Fonts of another language are asked for by the layout, and only then is `ready` a new promise.
  document.body.getBoundingClientRect()
  await document.fonts.ready
}

/** Until the page has been drawn: only then does a part know that its box has another size. */
export async function drawn(): Promise<void> {
  await nextFrame()
  await nextFrame()
}

/** Frames within which a list that has rows draws the first of them. */
const FRAMES = 60

/** A list that holds only the rows in sight finds out frame by frame how many they are now. */
export async function allRows(body: HTMLElement): Promise<void> {
  const count = (): number => body.querySelectorAll('[aria-posinset]').length
  const isUndrawn = (): boolean =>
    [...body.querySelectorAll<HTMLElement>('[role=list]')].some(
      // Its height is asked for last: for it the page is laid out.
      (list) => list.style.contain.includes('size') && list.children.length === 0 && list.clientHeight > 0,
    )
  for (let frame = 0; frame < FRAMES && isUndrawn(); frame += 1) await drawn()
  for (let before = 0; before !== count();) {
    before = count()
    await drawn()
  }
}
