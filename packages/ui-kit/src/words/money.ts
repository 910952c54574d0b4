import { word } from '../base/word.ts'

export const masked = /* @__PURE__ */ word('非表示', 'Hidden', '已隱藏')
export const minusAmount = /* @__PURE__ */ word('マイナス{{amount}}', 'minus {{amount}}', '負{{amount}}')
export const noValue = /* @__PURE__ */ word('値なし', 'No value', '無數值')
export const plusAmount = /* @__PURE__ */ word('プラス{{amount}}', 'plus {{amount}}', '正{{amount}}')
