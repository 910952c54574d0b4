import { type Language, languages, stateNames, type StateTone, toneOfState } from '@kabuto/domain/shared'
import { screenWords } from '../screenWords.ts'

/** The tones of each word that names a state; two states may have the same word. */
function tonesIn(language: Language): Map<string, StateTone[]> {
  const tones = new Map<string, StateTone[]>()
  for (const state of stateNames) {
    const word = screenWords[language].t(`refusals:state_${state}`)
    tones.set(word, [...(tones.get(word) ?? []), toneOfState[state]])
  }
  return tones
}

const tonesByLanguage = new Map(languages.map((language) => [language, tonesIn(language)]))

/** Badges whose word is the word of a state in another tone than the state’s. */
export function statusTones(body: HTMLElement, language: Language): string[] {
  return [...body.querySelectorAll<HTMLElement>('span[data-tone]')].flatMap((badge) => {
    const word = (badge.textContent ?? '').trim()
    const known: string[] = tonesByLanguage.get(language)?.get(word) ?? []
    const { tone = 'plain' } = badge.dataset
    const fits = known.length === 0 || known.includes(tone)
    return fits ? [] : [`“${word}” is ${tone}, and its state is ${known.join(' or ')}`]
  })
}
