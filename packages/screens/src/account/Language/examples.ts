import type { Language } from '@kabuto/domain/shared'

/** A few of its words each, whatever is shown now: no other language is loaded for them. */
export const examples: Record<Language, { simulation: string; total: string; company: string }> = {
  ja: { simulation: 'シミュレーション取引・実際のお金は動きません', total: '総資産', company: '青葉精機' },
  en: { simulation: 'Simulated trading. No real money moves.', total: 'Total assets', company: 'Aoba Precision' },
  'zh-Hant': { simulation: '模擬交易・不會動用真實資金', total: '總資產', company: '青葉精機' },
}

export const EXAMPLE_TOTAL = '12846320'
export const EXAMPLE_CHANGE = '1.23'
export const EXAMPLE_DAY = '2026-11-20'
