import { word } from '../base/word.ts'

export const basis = /* @__PURE__ */ word('根拠：{{source}}', 'Rule: {{source}}', '依據：{{source}}')
export const others = /* @__PURE__ */ word('ほか{{count}}件', '{{count}} more', '另有 {{count}} 項')
