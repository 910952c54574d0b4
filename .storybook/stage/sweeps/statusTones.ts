import { type Language, stateNames, type StateTone, toneOfState } from '@kabuto/domain/shared'
import { screenWords } from '../screenWords.ts'

/** Badges whose word is the word of a state in another tone than the state’s. */
export function statusTones(body: HTMLElement, language: Language): string[] {
  // Two states may have the same word.
  const tones = new Map<string, StateTone[]>()
  for (const state of stateNames) {
    const word = screenWords[language].t(`refusals:state_${state}`)
    tones.set(word, [...(tones.get(word) ?? []), toneOfState[state]])
  }
  return [...body.querySelectorAll<HTMLElement>('span[data-tone]')].flatMap((badge) => {
    const word = (badge.textContent ?? '').trim()
    const known: string[] = tones.get(word) ?? []
    const { tone = 'plain' } = badge.dataset
    const fits = known.length === 0 || known.includes(tone)
    return fits ? [] : [`“${word}” is ${tone}, and its state is ${known.join(' or ')}`]
  })
}
