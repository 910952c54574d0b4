import { word } from '../base/word.ts'

export const back = /* @__PURE__ */ word('戻る', 'Back', '返回')
