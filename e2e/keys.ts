import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { focusOf } from './browser.ts'

// A page that nobody touches: each stop can be seen, and is identified by its role and its name.

type Way = 'Tab' | 'Shift+Tab'

const unseen = / without a ring$| outside of the screen$| below /

/** A pattern, or how it begins. */
const isIt = (focus: string | undefined, what: string | RegExp): boolean =>
  typeof what === 'string' ? focus?.startsWith(what) === true : what.test(focus ?? '')

/** Now, or once the page that comes has taken it; it can be seen. */
export async function hasFocus(page: Page, what: string | RegExp): Promise<void> {
  await expect
    .poll(() => focusOf(page))
    .toSatisfy((focus: string) => isIt(focus, what) && !unseen.test(focus), `${what}`)
}

/** A role and mostly a name; not the `nothing` and `part of the page` of `focusOf`. */
const named = /^(?!nothing$|part of )([a-z]+)(?: "([^"]*))?/

/** The heading of a page has the focus before its content has come: only then is there something to walk to. */
async function isThere(page: Page, what: string | RegExp): Promise<void> {
  const [, role, name] = named.exec(typeof what === 'string' ? what : '') ?? []
  if (role === undefined) return
  await page
    .getByRole(role as Parameters<Page['getByRole']>[0], name === undefined ? {} : { name })
    .first()
    .waitFor()
}

/** Presses the key until that has the focus, and says what had it on the way. Each of these can be seen. */
export async function reach(page: Page, what: string | RegExp, key: Way = 'Tab'): Promise<string[]> {
  await isThere(page, what)
  const stops: string[] = []
  while (!isIt(stops.at(-1), what)) {
    // Past the last one the browser's own bars have it.
    if (stops.filter((stop) => stop === 'nothing').length > 1) throw new Error(`No ${what} among ${stops.join(', ')}`)
    await page.keyboard.press(key)
    await expect.poll(() => focusOf(page)).not.toMatch(unseen)
    stops.push(await focusOf(page))
  }
  return stops
}

export async function press(page: Page, what: string | RegExp, key: Way = 'Tab'): Promise<void> {
  await reach(page, what, key)
  await page.keyboard.press('Enter')
}

export async function write(page: Page, what: string, text: string): Promise<void> {
  await reach(page, what)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

type Modal = { opener: string; focused: string; stops: string[] }

/** Opens it with Enter: it has the focus, Tab stays within, and Esc leads back to what opened it. */
export async function tryModal(page: Page, { opener, focused, stops }: Modal): Promise<void> {
  await press(page, opener)
  await hasFocus(page, focused)
  await reach(page, stops.at(-1) ?? '')
  // Out into the browser's own bars, and in again. One that scrolls is a stop of its own.
  await page.keyboard.press('Tab')
  await hasFocus(page, 'nothing')
  const round = await reach(page, stops.at(-1) ?? '')
  expect(round.filter((stop) => !/^\w*dialog /.test(stop))).toEqual(stops)
  await page.keyboard.press('Escape')
  await hasFocus(page, opener)
  await expect.poll(() => page.evaluate(() => (history.state as { layers?: number } | null)?.layers)).toBe(undefined)
}
