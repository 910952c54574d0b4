import { word } from '../base/word.ts'

export const code = /* @__PURE__ */ word('（{{code}}）', ' ({{code}})', '（{{code}}）')
