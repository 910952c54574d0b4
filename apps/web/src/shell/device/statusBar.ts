import { nativeHost, type StatusBar } from './nativeHost.ts'

const DARK = '(prefers-color-scheme: dark)'

/** `#fff` as `#ffffff`, which native apps can read. */
export function sixDigits(colour: string): string {
  return colour.trim().replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3')
}

/** The colour of the bars at the top, and text that can be read on it. */
function lookOf(page: Window): StatusBar {
  const root = page.document.documentElement
  const isDark = (root.dataset['theme'] ?? (page.matchMedia(DARK).matches ? 'dark' : 'light')) === 'dark'
  const colour = page.getComputedStyle(root).getPropertyValue('--k-nav-bar-bg')
  return { colour: sixDigits(colour), text: isDark ? 'light' : 'dark' }
}

/** Gives the status bar the colour of the top bar, white in the light theme (specification §2); follows the theme. */
export function followTheme(page: Window & typeof globalThis): () => void {
  let lastLook: string | undefined
  function update(): void {
    const look = lookOf(page)
    if (JSON.stringify(look) === lastLook) return
    lastLook = JSON.stringify(look)
    for (const meta of page.document.querySelectorAll('meta[name=theme-color]'))
      meta.setAttribute('content', look.colour)
    nativeHost(page)?.statusBar(look)
  }
  update()
  const watch = new page.MutationObserver(update)
  watch.observe(page.document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  const dark = page.matchMedia(DARK)
  dark.addEventListener('change', update)
  return () => {
    watch.disconnect()
    dark.removeEventListener('change', update)
  }
}
