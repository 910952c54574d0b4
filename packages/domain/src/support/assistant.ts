import type { Language } from '../shared/language.ts'
import type { TextLink } from '../shared/wire/link.ts'
import { fill } from '../shared/refusal/words.ts'
import type { Intent } from './entities.ts'
import { plainText } from './plain.ts'

/** How much of a pattern the question contains: all of its parts, in any place, or nothing. */
function foundOf(pattern: string, asked: string, language: Language): number {
  const parts = pattern.split('&').map((part) => plainText(part, language))
  return parts.every((part) => asked.includes(part)) ? parts.join('').length : 0
}

/**
 * The intent whose longest pattern the text contains, however it is written; of patterns of one length, the first
 * one. The text contains `a&b` if it contains both.
 */
export function matchIntent(text: string, intents: readonly Intent[], language: Language): Intent | undefined {
  const asked = plainText(text, language)
  let [found, longest]: [Intent | undefined, number] = [undefined, 0]
  for (const intent of intents) {
    const length = Math.max(...intent.patterns[language].map((pattern) => foundOf(pattern, asked, language)))
    if (length > longest) [found, longest] = [intent, length]
  }
  return found
}

export type Answer = { text: string; links: TextLink[] }

/** What the assistant says. `fallback` is the intent for all that it cannot help with: it says so (decisions §1). */
export function answerTo(
  text: string,
  { intents, fallback }: { intents: readonly Intent[]; fallback: Intent },
  language: Language,
  figures: Record<string, string>,
): Answer {
  const { answer, links } = matchIntent(text, intents, language) ?? fallback
  return {
    text: fill<string>(answer[language], figures),
    links: links.map(({ label, href }) => ({ label: label[language], href })),
  }
}
