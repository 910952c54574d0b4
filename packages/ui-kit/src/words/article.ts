import { word } from '../base/word.ts'

/** Between the heads of its columns. */
export const tableHeads = /* @__PURE__ */ word('・', ', ', '、')
export const tableOf = /* @__PURE__ */ word('表：{{heads}}', 'Table: {{heads}}', '表格：{{heads}}')
