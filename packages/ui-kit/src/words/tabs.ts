import { word } from '../base/word.ts'

export const items = /* @__PURE__ */ word('{{count}}件', '{{count}} items', '{{count}}筆')
