import type { ScreenName } from '@kabuto/domain/paths'
import type { ClockTarget } from '@kabuto/domain/account'
import type { Language, moments } from '@kabuto/domain/shared'
import type { Words, WordSpace } from '@kabuto/screens/words'
import type { Plan } from '@kabuto/simulator'

/** A message of a feature: `funds:amount`. */
export type WordKey = { [Space in WordSpace]: `${Space}:${keyof Words[Space] & string}` }[WordSpace]

/**
 * Someone who uses the app by what they read on it. In a real browser it is Playwright's page (e2e/flows.test.ts), in
 * the workshop the app inside a story: the steps are written once.
 */
export type Actor = {
  language: Language
  /** A message in the actor's language. */
  word: (key: WordKey, values?: Record<string, string | number>) => string
  /** Goes to a page by its address, as a link does. */
  at: (screen: ScreenName, query?: Record<string, string>) => Promise<void>
  /** Presses the button of that name. */
  press: (name: string) => Promise<void>
  /** Follows the link of that name. */
  follow: (name: string) => Promise<void>
  /** Types into the field of that label; what was there is replaced. */
  type: (label: string, text: string) => Promise<void>
  /** Ticks the one box of the page. */
  tick: () => Promise<void>
  /** Waits until the text is read somewhere on the page. */
  reads: (text: string) => Promise<void>
  /** Waits for a heading. */
  shown: (heading: string) => Promise<void>
  /** Turns the simulated clock on. */
  turnClock: (to: ClockTarget) => Promise<void>
}

type Step = {
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
