import type { Draft, Mistake } from '../pages/peer/content.ts'

/** What a kit whose fields take a message, or none, asks for. */
export function textOf(mistakes: readonly Mistake[], name: keyof Draft): string | undefined {
  return mistakes.find(({ field }) => field === name)?.text
}
