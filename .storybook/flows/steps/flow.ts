import type { ScreenName } from '@kabuto/domain/paths'
import type { ClockTarget } from '@kabuto/domain/account'
import type { Language, moments } from '@kabuto/domain/shared'
import type { Words, WordSpace } from '@kabuto/screens/words'
import type { Plan } from '@kabuto/simulator'

/** A message of a feature: `funds:amount`. */
export type WordKey = { [Space in WordSpace]: `${Space}:${keyof Words[Space] & string}` }[WordSpace]

/**
 * Someone who uses the app by what they read on it. In a real browser it is Playwright's page (e2e/flows.test.ts), in
 * the workshop the app inside a story: the steps are written once. Names are whole, texts may be a part of what is
 * read; of several that are visible the first one is meant.
 */
export type Actor = {
  language: Language
  /** A message in the actor's language. */
  word: (key: WordKey, values?: Record<string, string | number>) => string
  /** A message, whatever stands for its parameters: `patternOf` its template. */
  like: (key: WordKey) => RegExp
  /** Goes to a page by its address, as a link does, and waits until it has taken the place of the page before. */
  at: (screen: ScreenName, query?: Record<string, string>) => Promise<void>
  /** Presses the button of that name. */
  press: (name: string | RegExp) => Promise<void>
  /** Presses the button of that name in the open dialog or alert dialog; the page below may have one alike. */
  agree: (name: string) => Promise<void>
  /**
   * Presses that button of the dialog until the heading is shown. A price may move between two looks; then it is shown
   * and has to be agreed to anew. Pressing it twice orders once.
   */
  insist: (name: string, heading: string) => Promise<void>
  /** Follows the link of that name. */
  follow: (name: string | RegExp) => Promise<void>
  /**
   * Types into the field of that label, which is no radio button and no box; what was there is replaced, and the field
   * is left.
   */
  type: (label: string, text: string) => Promise<void>
  /** Opens the picker whose name begins with the label, types into its search box and presses Enter. */
  choose: (label: string, search: string) => Promise<void>
  /** Chooses the radio button of that name. */
  pick: (name: string) => Promise<void>
  /** Ticks the one box of the page. */
  tick: () => Promise<void>
  /** Waits until the text is read somewhere on the page; what was typed is none. */
  reads: (text: string | RegExp) => Promise<void>
  /** As `reads`, and gives the whole of the innermost text. */
  finds: (pattern: RegExp) => Promise<string>
  /** Waits for a heading. */
  shown: (heading: string) => Promise<void>
  /** Turns the simulated clock on. */
  turnClock: (to: ClockTarget) => Promise<void>
}

export type Step = {
  name: Record<Language, string>
  act: (actor: Actor) => Promise<void>
}

/** A journey of the product: who walks it, from which past and at what time, and each step with its name. */
export type Flow = {
  id: string
  name: Record<Language, string>
  who: 'member' | 'visitor'
  plan: Plan
  instant: keyof typeof moments
  steps: readonly Step[]
}

/** What a template with parameters in it, as a message is written, can become; more may be read around it. */
export function patternOf(template: string): RegExp {
  const parts = template.split(/\{\{\w+\}\}/).map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  return new RegExp(parts.join('.+'))
}

/** The path of an address after the "#". Another path is another page, while a tab or a filter is in the query. */
export function pathOf(address: string): string {
  return (address.split('#')[1] ?? '').split('?')[0] ?? ''
}
