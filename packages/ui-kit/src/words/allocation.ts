import { word } from '../base/word.ts'

export const allocationHint = /* @__PURE__ */ word('タップで金額を表示', 'Tap to see the amount', '點選顯示金額')
export const nothingSelected = /* @__PURE__ */ word('選択なし', 'Nothing selected', '未選取')
export const otherParts = /* @__PURE__ */ word('その他', 'Other', '其他')
export const partHead = /* @__PURE__ */ word('内訳', 'Part', '項目')
export const shareHead = /* @__PURE__ */ word('割合', 'Share', '占比')
