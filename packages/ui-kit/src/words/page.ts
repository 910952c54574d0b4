import { word } from '../base/word.ts'

export const pageActions = /* @__PURE__ */ word('このページの操作', 'Actions of this page', '本頁的操作')
