import { word } from '../base/word.ts'

export const letters = /* @__PURE__ */ word('{{n}} / {{limit}}文字', '{{n}} / {{limit}} letters', '{{n}} / {{limit}}字')
export const send = /* @__PURE__ */ word('送信', 'Send', '傳送')
export const tooLong = /* @__PURE__ */ word(
  '{{limit}}文字までです。あと{{n}}文字減らしてください。',
  'At most {{limit}} letters. Remove {{n}}.',
  '最多{{limit}}字，請再減少{{n}}字。',
)
export const writeFirst = /* @__PURE__ */ word(
  '入力すると送信できます。',
  'Write something to send.',
  '輸入後即可傳送。',
)
