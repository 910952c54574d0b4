import { word } from '../base/word.ts'

export const notRead = /* @__PURE__ */ word('未読', 'Unread', '未讀')
export const unread = /* @__PURE__ */ word('未読あり', 'Unread', '有未讀')
