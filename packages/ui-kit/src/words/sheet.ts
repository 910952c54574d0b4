import { word } from '../base/word.ts'

export const close = /* @__PURE__ */ word('閉じる', 'Close', '關閉')
