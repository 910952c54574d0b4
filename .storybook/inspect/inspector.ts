import { addons } from 'storybook/preview-api'
import { FOUND, type Found, type Step, STEP } from './finding.ts'
import { findingOf } from './findingOf.ts'
import { distances } from './measure.ts'
import { openOverlay } from './overlay.ts'
import { partsAt } from './parts.ts'

const keys: Record<string, Step> = {
  ArrowUp: 'parent',
  ArrowDown: 'child',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Enter: 'pin',
  Escape: 'release',
}

/** Kept from the story when a person does it: it is looked at and not used. Its own play function still reaches it. */
const uses = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'dblclick',
] as const

/** Where the walk by keys begins. */
const first = (): Element => document.querySelector('#storybook-root > *, .sb-story > *') ?? document.body

function beside(element: Element, step: Step): Element | null {
  if (step === 'parent') return element.parentElement === document.documentElement ? null : element.parentElement
  if (step === 'child') return element.firstElementChild
  if (step === 'previous') return element.previousElementSibling
  if (step === 'next') return element.nextElementSibling
  return null
}

/** Tells the workshop what is pointed at, until it is stopped. */
export function startInspector(): () => void {
  const channel = addons.getChannel()
  const overlay = openOverlay()
  let pointed: Element | undefined
  let pinned: Element | undefined
  /** The other end of a measure, once it is pressed. */
  let held: Element | undefined
  /** A part that was chosen in the panel: of those that begin with its element, so many inner ones are left out. */
  let chosen: { element: Element; inner: number } | undefined
  let isSent = false
  let frame = 0

  const innerOf = (element: Element): number => (chosen?.element === element ? chosen.inner : 0)

  const other = (): Element | undefined => {
    const end = held ?? pointed
    return pinned && end !== pinned ? end : undefined
  }

  /** What is pinned stays in the panel while the pointer goes to the panel; nothing of it is drawn in what it asks. */
  function send(): void {
    const element = pinned ?? pointed
    const finding = element && overlay.without(() => findingOf(element, innerOf(element)))
    // Asked again in the next frame where axe was at work.
    if (element && !finding) return
    isSent = true
    const end = other()
    const found: Found = {
      isPinned: pinned !== undefined,
      ...(finding ? { finding } : {}),
      ...(element && end
        ? { measure: { to: end.localName, ...distances(element.getBoundingClientRect(), end.getBoundingClientRect()) } }
        : {}),
    }
    channel.emit(FOUND, found)
  }

  /** Drawn in every frame: what is pointed at moves and goes. */
  function draw(): void {
    if (pointed?.isConnected === false) point(undefined)
    if (held?.isConnected === false) held = undefined
    if (pinned?.isConnected === false) pinned = undefined
    overlay.draw({ shown: held ?? pointed, pinned })
    if (!isSent) send()
    frame = requestAnimationFrame(draw)
  }

  function point(element: Element | undefined): void {
    if (element === pointed) return
    if (!pinned) chosen = undefined
    pointed = element
    isSent = false
  }

  /** The first press pins, the second measures from it, the third begins anew. */
  function pin(element: Element): void {
    if (pinned && !held && pinned !== element) held = element
    else {
      chosen = undefined
      pinned = element
      held = undefined
    }
    pointed = element
    isSent = false
  }

  function release(): void {
    if (pinned === undefined) channel.emit('updateGlobals', { globals: { inspect: 'off' } })
    pinned = undefined
    held = undefined
    isSent = false
  }

  /** A part around the one in the panel takes its place. */
  function toPart(at: number): void {
    const from = pinned ?? pointed
    const parts = from ? partsAt(from).slice(innerOf(from)) : []
    const element = parts[at]?.element
    if (!element) return
    chosen = { element, inner: partsAt(element).length - (parts.length - at) }
    if (pinned) pinned = element
    held = undefined
    pointed = element
    isSent = false
  }

  function step(to: Step): void {
    if (to === 'release') release()
    else if (to === 'pin') pin(pointed ?? first())
    else if (typeof to === 'object') toPart(to.part)
    else {
      const next = pointed ? beside(pointed, to) : first()
      held = undefined
      if (!next) return
      point(next)
      next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
  }

  function onMove({ target, isTrusted }: Event): void {
    if (!isTrusted) return
    if (!held && target instanceof Element && target !== document.documentElement) point(target)
  }

  /** Nothing is measured to where the pointer left the story. */
  function onLeave(): void {
    if (pinned && !held) point(undefined)
  }

  function onUse(event: Event): void {
    if (!event.isTrusted) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.type === 'click' && event.target instanceof Element) pin(event.target)
  }

  function onKey(event: KeyboardEvent): void {
    if (!event.isTrusted) return
    const to = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key]
    if (to === undefined) return
    event.preventDefault()
    event.stopImmediatePropagation()
    step(to)
  }

  /** Tab goes through what can be pressed, as ever. */
  function onFocus({ target }: FocusEvent): void {
    if (!held && target instanceof Element && target.matches(':focus-visible')) point(target)
  }

  const again = (): void => void (isSent = false)

  addEventListener('pointermove', onMove, true)
  document.documentElement.addEventListener('pointerleave', onLeave)
  addEventListener('keydown', onKey, true)
  addEventListener('focusin', onFocus, true)
  for (const use of uses) addEventListener(use, onUse, { capture: true, passive: false })
  channel.on(STEP, step)
  for (const change of ['globalsUpdated', 'storyRendered', 'storyArgsUpdated']) channel.on(change, again)
  draw()

  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('pointermove', onMove, true)
    document.documentElement.removeEventListener('pointerleave', onLeave)
    removeEventListener('keydown', onKey, true)
    removeEventListener('focusin', onFocus, true)
    for (const use of uses) removeEventListener(use, onUse, { capture: true })
    channel.off(STEP, step)
    for (const change of ['globalsUpdated', 'storyRendered', 'storyArgsUpdated']) channel.off(change, again)
    overlay.remove()
    channel.emit(FOUND, { isPinned: false } satisfies Found)
  }
}
