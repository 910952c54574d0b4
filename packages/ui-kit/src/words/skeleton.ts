import { word } from '../base/word.ts'

export const loading = /* @__PURE__ */ word('読み込み中', 'Loading', '載入中')
