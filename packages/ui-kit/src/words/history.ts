import { word } from '../base/word.ts'

export const dayHead = /* @__PURE__ */ word('日付', 'Date', '日期')
export const fromHigh = /* @__PURE__ */ word('高値から', 'From high', '距高點')
export const historyRange = /* @__PURE__ */ word(
  '{{from}}から{{to}}まで。最低{{lowest}}、最高{{highest}}、最後{{last}}。最大の下落{{fall}}',
  '{{from}} to {{to}}. Lowest {{lowest}}, highest {{highest}}, last {{last}}. Largest fall {{fall}}',
  '{{from}}至{{to}}。最低{{lowest}}、最高{{highest}}、最後{{last}}。最大跌幅{{fall}}',
)
export const largestFall = /* @__PURE__ */ word('最大の下落', 'Largest fall', '最大跌幅')
export const periodChange = /* @__PURE__ */ word('期間の増減', 'Change', '期間增減')
