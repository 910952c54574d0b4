import { word } from '../word.ts'

export const tableOf = /* @__PURE__ */ word('表：{{heads}}', 'Table: {{heads}}', '表格：{{heads}}')
