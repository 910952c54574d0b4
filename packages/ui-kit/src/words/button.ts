import { word } from '../word.ts'

export const sending = /* @__PURE__ */ word('送信中', 'Sending', '傳送中')
