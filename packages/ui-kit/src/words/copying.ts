import { word } from '../base/word.ts'

export const copied = /* @__PURE__ */ word('コピーしました', 'Copied', '已複製')
export const copy = /* @__PURE__ */ word('{{label}}をコピー', 'Copy {{label}}', '複製{{label}}')
export const notCopied = /* @__PURE__ */ word(
  'コピーできませんでした。長押しで選べます。',
  'Could not copy. Select it by a long press.',
  '無法複製，請長按選取。',
)
