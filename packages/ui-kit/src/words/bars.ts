import { word } from '../base/word.ts'

export const barsRange = /* @__PURE__ */ word(
  '{{from}}から{{to}}まで。最低{{lowest}}、最高{{highest}}、最後{{last}}',
  '{{from}} to {{to}}. Lowest {{lowest}}, highest {{highest}}, last {{last}}',
  '{{from}}至{{to}}。最低{{lowest}}、最高{{highest}}、最後{{last}}',
)
export const periodHead = /* @__PURE__ */ word('期間', 'Period', '期間')
