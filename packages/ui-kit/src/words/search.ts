import { word } from '../base/word.ts'

export const clearText = /* @__PURE__ */ word('入力を消す', 'Clear', '清除輸入')
