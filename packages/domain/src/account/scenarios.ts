import type { Language } from '../shared/language.ts'
import { toHalfWidth } from '../shared/input/input.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import type { Scenario } from '../shared/scenarios.ts'

/** Where the simulated clock can be turned to: never back. */
export const clockTargets = ['minutes15', 'fundsOpen', 'tokyoOpen', 'newYorkOpen', 'settlement', 'draw'] as const
export type ClockTarget = (typeof clockTargets)[number]

export type ScenarioDraft = { scenario: Scenario; text: string }

export const rogueWords: Record<Language, string> = { ja: '悪質業者', en: 'rogue broker', 'zh-Hant': '惡質業者' }

/**
 * Decisions §8: the teaching scenario only by typed confirmation. Nobody shuts themselves out: banned is for the back
 * office to give.
 */
export function checkScenario({ scenario, text }: ScenarioDraft): Refusal[] {
  if (scenario === 'banned') return [refuse('notAllowed', {})]
  const typed = toHalfWidth(text).toLowerCase()
  return scenario === 'rogue' && !Object.values(rogueWords).includes(typed)
    ? [refuse('required', { field: 'text' }, 'text')]
    : []
}
