import { type Language, translation } from '@kabuto/domain/shared'
import { useKitLocale } from './locale.ts'

const ja = {
  back: '戻る',
  basis: '根拠：{{source}}',
  close: '閉じる',
  code: '（{{code}}）',
  loading: '読み込み中',
  masked: '非表示',
  minusAmount: 'マイナス{{amount}}',
  noValue: '値なし',
  opensOutside: '新しいタブで開きます',
  others: 'ほか{{count}}件',
  pane: '{{count}}枚のうち{{at}}枚目',
  plusAmount: 'プラス{{amount}}',
  sending: '送信中',
  showPassword: 'パスワードを表示',
  simulation: 'シミュレーション取引・実際のお金は動きません',
  simulationSeal: '模',
  unread: '未読あり',
} as const

export type KitWord = keyof typeof ja

/** The `words` prop of a component: those of its own words that a screen may say differently. */
export type WordsOf<Names extends KitWord> = Partial<Record<Names, string>>

const en = translation<typeof ja>()({
  back: 'Back',
  basis: 'Rule: {{source}}',
  close: 'Close',
  code: ' ({{code}})',
  loading: 'Loading',
  masked: 'Hidden',
  minusAmount: 'minus {{amount}}',
  noValue: 'No value',
  opensOutside: 'Opens in a new tab',
  others: '{{count}} more',
  pane: '{{at}} of {{count}}',
  plusAmount: 'plus {{amount}}',
  sending: 'Sending',
  showPassword: 'Show password',
  simulation: 'Simulated trading. No real money moves.',
  simulationSeal: 'S',
  unread: 'Unread',
})

const zhHant = translation<typeof ja>()({
  back: '返回',
  basis: '依據：{{source}}',
  close: '關閉',
  code: '（{{code}}）',
  loading: '載入中',
  masked: '已隱藏',
  minusAmount: '負{{amount}}',
  noValue: '無數值',
  opensOutside: '在新分頁開啟',
  others: '另有 {{count}} 項',
  pane: '共 {{count}} 頁，第 {{at}} 頁',
  plusAmount: '正{{amount}}',
  sending: '傳送中',
  showPassword: '顯示密碼',
  simulation: '模擬交易・不會動用真實資金',
  simulationSeal: '模',
  unread: '有未讀',
})

/** The kit's own words. Any of them can be replaced by a prop of the component that shows it. */
export const kitWords: Record<Language, Record<KitWord, string>> = { ja, en, 'zh-Hant': zhHant }

export function useKitWords(own: WordsOf<KitWord> = {}): Record<KitWord, string> {
  return { ...kitWords[useKitLocale()], ...own }
}
