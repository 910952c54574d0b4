import { readableKana } from '../shared/kana.ts'
import type { Language } from '../shared/language.ts'
import type { TextLink } from '../shared/link.ts'
import { fill } from '../shared/words.ts'
import type { Intent } from './entities.ts'

/**
 * The intent whose longest pattern stands in the text, in any width, case and kana; of patterns of one length, the
 * first one.
 */
export function matchIntent(text: string, intents: readonly Intent[], language: Language): Intent | undefined {
  const asked = readableKana(text)
  let [found, longest]: [Intent | undefined, number] = [undefined, 0]
  for (const intent of intents) {
    for (const pattern of intent.patterns[language].map(readableKana)) {
      if (pattern.length > longest && asked.includes(pattern)) [found, longest] = [intent, pattern.length]
    }
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
