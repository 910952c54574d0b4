import { word } from '../base/word.ts'

export const automatic = /* @__PURE__ */ word('自動応答', 'Automatic reply', '自動回覆')
export const fromMe = /* @__PURE__ */ word('自分の発言', 'You wrote', '我的訊息')
export const notSent = /* @__PURE__ */ word('送信できませんでした', 'Not sent', '未送出')
export const read = /* @__PURE__ */ word('既読', 'Read', '已讀')
export const resend = /* @__PURE__ */ word('再送', 'Send again', '重新傳送')
