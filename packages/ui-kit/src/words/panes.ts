import { word } from '../base/word.ts'

export const pane = /* @__PURE__ */ word(
  '{{count}}枚のうち{{at}}枚目',
  '{{at}} of {{count}}',
  '共 {{count}} 頁，第 {{at}} 頁',
)
