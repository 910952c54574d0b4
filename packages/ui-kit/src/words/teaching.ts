import { word } from '../base/word.ts'

export const teaching = /* @__PURE__ */ word(
  '教材：詐欺の手口の再現',
  'Teaching: how a fraud works',
  '教材：重現詐騙手法',
)
export const teachingSeal = /* @__PURE__ */ word('教', 'T', '教')
