import { type Language, translation } from '@kabuto/domain/shared'
import { useKitLocale } from './locale.ts'

const ja = {
  sending: '送信中',
  simulation: 'シミュレーション取引・実際のお金は動きません',
  simulationSeal: '模',
} as const

export type KitWord = keyof typeof ja

const en = translation<typeof ja>()({
  sending: 'Sending',
  simulation: 'Simulated trading. No real money moves.',
  simulationSeal: 'S',
})

const zhHant = translation<typeof ja>()({
  sending: '傳送中',
  simulation: '模擬交易・不會動用真實資金',
  simulationSeal: '模',
})

/** The kit's own words. Any of them can be replaced by a prop of the component that shows it. */
export const kitWords: Record<Language, Record<KitWord, string>> = { ja, en, 'zh-Hant': zhHant }

export function useKitWords(): Record<KitWord, string> {
  return kitWords[useKitLocale()]
}
