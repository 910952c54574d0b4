import { word } from '../base/word.ts'

export const after = /* @__PURE__ */ word('変更後', 'After', '變更後')
export const before = /* @__PURE__ */ word('いま', 'Now', '目前')
export const changes = /* @__PURE__ */ word('変わること', 'What changes', '變更項目')
