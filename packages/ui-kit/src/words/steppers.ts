import { word } from '../base/word.ts'

export const fewer = /* @__PURE__ */ word('{{label}}を減らす', 'Decrease {{label}}', '減少{{label}}')
export const lower = /* @__PURE__ */ word('{{label}}を下げる', 'Lower {{label}}', '調低{{label}}')
export const more = /* @__PURE__ */ word('{{label}}を増やす', 'Increase {{label}}', '增加{{label}}')
export const raise = /* @__PURE__ */ word('{{label}}を上げる', 'Raise {{label}}', '調高{{label}}')
export const toLot = /* @__PURE__ */ word(
  '{{lot}}{{unit}}単位に直しました。',
  'Changed to lots of {{lot}} {{unit}}.',
  '已調整為{{lot}}{{unit}}的倍數。',
)
