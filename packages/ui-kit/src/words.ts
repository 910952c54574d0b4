import { type Language, translation } from '@kabuto/domain/shared'
import { useKitLocale } from './locale.ts'

const ja = {
  loading: '読み込み中',
  masked: '非表示',
  minusAmount: 'マイナス{{amount}}',
  noValue: '値なし',
  plusAmount: 'プラス{{amount}}',
  sending: '送信中',
  simulation: 'シミュレーション取引・実際のお金は動きません',
  simulationSeal: '模',
} as const

export type KitWord = keyof typeof ja

/** The `words` prop of a component: those of its own words that a screen may say differently. */
export type WordsOf<Names extends KitWord> = Partial<Record<Names, string>>

const en = translation<typeof ja>()({
  loading: 'Loading',
  masked: 'Hidden',
  minusAmount: 'minus {{amount}}',
  noValue: 'No value',
  plusAmount: 'plus {{amount}}',
  sending: 'Sending',
  simulation: 'Simulated trading. No real money moves.',
  simulationSeal: 'S',
})

const zhHant = translation<typeof ja>()({
  loading: '載入中',
  masked: '已隱藏',
  minusAmount: '負{{amount}}',
  noValue: '無數值',
  plusAmount: '正{{amount}}',
  sending: '傳送中',
  simulation: '模擬交易・不會動用真實資金',
  simulationSeal: '模',
})

/** The kit's own words. Any of them can be replaced by a prop of the component that shows it. */
export const kitWords: Record<Language, Record<KitWord, string>> = { ja, en, 'zh-Hant': zhHant }

export function useKitWords(own: WordsOf<KitWord> = {}): Record<KitWord, string> {
  return { ...kitWords[useKitLocale()], ...own }
}
