import { useSyncExternalStore } from 'react'

type Bar = 'sim' | 'nav' | 'bottom'

const heightOf = (bar: Bar): string => `--k-${bar}-height`
const bottomHeight = heightOf('bottom')

const names = new WeakMap<Element, string>()
/** The bar of each name that came last. */
const standing = new Map<string, Element>()
let observer: ResizeObserver | undefined

/** A bottom bar that takes more of the screen than this, with large text on a small phone, scrolls with the page. */
const MOST_OF_SCREEN = 0.3

const KEYBOARD = '--k-keyboard-height'

/** Some browsers lay the keyboard over the page instead of making it smaller: what is at the bottom rises by it. */
export const keyboardHeight = `var(${KEYBOARD}, 0px)`

function followKeyboard(view: VisualViewport): void {
  function tell(): void {
    // Who has zoomed in sees less of the page, and no keyboard.
    const covered = view.scale > 1 ? 0 : Math.max(0, Math.round(innerHeight - view.offsetTop - view.height))
    const { style } = document.documentElement
    if (covered === 0) style.removeProperty(KEYBOARD)
    else style.setProperty(KEYBOARD, `${covered}px`)
  }
  view.addEventListener('resize', tell)
  view.addEventListener('scroll', tell)
}

/**
 * One for all bars, and with the sizes that it reports: each property restyles the whole page, and reading a size after
 * another bar has written would do so at once.
 */
function observerOfBars(): ResizeObserver {
  if (!observer && visualViewport) followKeyboard(visualViewport)
  observer ??= new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const name = names.get(target)
      const size = Math.round(borderBoxSize[0]?.blockSize ?? 0)
      // Never the SimBar: nothing may begin above its lower edge.
      const isTall = name === bottomHeight && size > innerHeight * MOST_OF_SCREEN
      target.toggleAttribute('data-tall', isTall)
      const height = `${isTall ? 0 : size}px`
      const { style } = document.documentElement
      if (name !== undefined && style.getPropertyValue(name) !== height) style.setProperty(name, height)
    }
  })
  return observer
}

/** Gives the page the height of a bar, for what must not be under it: backdrops, toasts and a focused field. */
function measuring(bar: Bar) {
  const name = heightOf(bar)
  return function measure(element: HTMLElement | null): (() => void) | undefined {
    if (!element) return undefined
    names.set(element, name)
    standing.set(name, element)
    observerOfBars().observe(element)
    return () => {
      observerOfBars().unobserve(element)
      // After the bars of the next page have come: mostly they are as high, and nothing is to be styled anew.
      queueMicrotask(() => {
        if (standing.get(name) !== element) return
        standing.delete(name)
        document.documentElement.style.removeProperty(name)
      })
    }
  }
}

export const measureSim = measuring('sim')
export const measureNav = measuring('nav')
export const measureBottom = measuring('bottom')

/** Where the SimBar ends: nothing modal may begin above this line. */
export const belowSimBar = 'var(--k-sim-height, calc(env(safe-area-inset-top) + 1.5rem))'

/** Where the NavBar ends. */
export const belowNavBar = `calc(${belowSimBar} + var(--k-nav-height, 0px))`

/** The upper edge of the action bar or the tab bar. */
export const aboveBottomBar = 'var(--k-bottom-height, env(safe-area-inset-bottom))'

let scrolledBy = 0
const listeners = new Set<() => void>()
let isHeard = false

function readScroll(): void {
  scrolledBy = scrollY
  for (const tell of listeners) tell()
}

/** Read once and then observed, for all: reading it for each new caller would lay out the page. */
function onScroll(tell: () => void): () => void {
  listeners.add(tell)
  if (!isHeard) {
    isHeard = true
    addEventListener('scroll', readScroll, { passive: true })
    readScroll()
  }
  return () => listeners.delete(tell)
}

/**
 * Whether something of the page, or more than so much of it, has gone under the bars at its top. As last reported:
 * to ask in a render lays out the page.
 */
export function useScrolled(past = 0): boolean {
  return useSyncExternalStore(
    onScroll,
    () => scrolledBy > past,
    () => false,
  )
}
