import { word } from '../base/word.ts'

export const showPassword = /* @__PURE__ */ word('パスワードを表示', 'Show password', '顯示密碼')
