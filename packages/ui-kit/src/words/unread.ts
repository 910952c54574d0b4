import { word } from '../word.ts'

export const unread = /* @__PURE__ */ word('未読あり', 'Unread', '有未讀')
