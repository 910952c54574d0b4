import { word } from '../base/word.ts'

export const moveDown = /* @__PURE__ */ word('{{name}}を下へ', 'Move {{name}} down', '將{{name}}下移')
export const movedTo = /* @__PURE__ */ word(
  '{{name}}を{{place}}番目に移しました（全{{count}}件）。',
  '{{name}} is now {{place}} of {{count}}.',
  '已將{{name}}移至第{{place}}位（共{{count}}筆）。',
)
export const moveUp = /* @__PURE__ */ word('{{name}}を上へ', 'Move {{name}} up', '將{{name}}上移')
