import { expect } from 'storybook/test'
import { type Reading, readPage } from './reading.ts'

/** What is named is compared as a whole; `undefined` in a table takes one entry out of what is spread into it. */
export type Says = Partial<{
  [Part in keyof Reading]: Reading[Part] extends string[] ? string[] : Record<string, string | undefined>
}>

/** Amounts that are not the member's own and so are shown under the mask too: a fee, a limit, a rate. Digits only. */
type Also = { publicAmounts?: readonly string[] }

/**
 * What a member reads when the story is at its end, in Japanese: `meta.story({ args, ...says({ figures, notices }) })`.
 * The walk through the looks compares it, and demands the same structure in the other languages.
 */
export function says(expected: Says, also: Also = {}): { parameters: { says: Says } & Also } {
  return { parameters: { says: expected, ...also } }
}

/** Compares what a story is to say with its page as it is now. */
export async function expectSaid(body: HTMLElement, { says: expected }: { says?: Says }): Promise<void> {
  if (!expected) return
  const reading = readPage(body)
  const asked = Object.keys(expected) as (keyof Reading)[]
  await expect(Object.fromEntries(asked.map((name) => [name, reading[name]]))).toEqual(expected)
}
