import { type Language, stateNames, type StateTone, toneOfState } from '@kabuto/domain/shared'
import { screenWords } from '../screenWords.ts'

/** Badges whose word is the word of a state in another tone than the state’s. */
export function statusTones(body: HTMLElement, language: Language): string[] {
  const tones = new Map<string, StateTone>(
    stateNames.map((state) => [screenWords[language].t(`refusals:state_${state}`), toneOfState[state]] as const),
  )
  return [...body.querySelectorAll<HTMLElement>('span[data-tone]')].flatMap((badge) => {
    const word = (badge.textContent ?? '').trim()
    const tone = tones.get(word)
    const { tone: shown } = badge.dataset
    return tone === undefined || tone === shown ? [] : [`“${word}” is ${shown ?? 'plain'}, and its state is ${tone}`]
  })
}
