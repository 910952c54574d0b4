import { word } from '../base/word.ts'

export const simulation = /* @__PURE__ */ word(
  'シミュレーション取引・実際のお金は動きません',
  'Simulated trading. No real money moves.',
  '模擬交易・不會動用真實資金',
)
export const simulationSeal = /* @__PURE__ */ word('模', 'S', '模')
