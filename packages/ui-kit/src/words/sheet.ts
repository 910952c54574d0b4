import { word } from '../word.ts'

export const close = /* @__PURE__ */ word('閉じる', 'Close', '關閉')
