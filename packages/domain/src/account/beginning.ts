import type { Language } from '../shared/language.ts'
import { toHalfWidth } from '../shared/input/input.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import { checkScenario, rogueWords, type ScenarioDraft } from './scenarios.ts'

/** The word typed to confirm a reset, in any of our languages. */
export const anewWords: Record<Language, string> = { ja: 'やり直す', en: 'start over', 'zh-Hant': '重新開始' }

export function wordsToBegin({ scenario }: Pick<ScenarioDraft, 'scenario'>): Record<Language, string> {
  return scenario === 'rogue' ? rogueWords : anewWords
}

/** The page asks for a word whatever the scenario is; a call of somebody's own needs it for the teaching one alone. */
export function checkBeginning(draft: ScenarioDraft): Refusal[] {
  const typed = toHalfWidth(draft.text).toLowerCase()
  const isTyped = Object.values(wordsToBegin(draft)).includes(typed)
  return draft.scenario === 'banned' || isTyped ? checkScenario(draft) : [refuse('required', { field: 'text' }, 'text')]
}
