import { word } from '../base/word.ts'

export const offline = /* @__PURE__ */ word(
  '通信できません。電波が戻ると送信できます',
  'No connection. You can send once it is back',
  '無法連線，恢復後即可送出',
)
export const sending = /* @__PURE__ */ word('送信中', 'Sending', '傳送中')
