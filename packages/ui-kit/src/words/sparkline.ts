import { word } from '../base/word.ts'

export const trendDown = /* @__PURE__ */ word('値動き：下落', 'Price: down', '走勢：下跌')
export const trendFlat = /* @__PURE__ */ word('値動き：変わらず', 'Price: unchanged', '走勢：持平')
export const trendNone = /* @__PURE__ */ word('値動き：値なし', 'Price: no value', '走勢：無數值')
export const trendUp = /* @__PURE__ */ word('値動き：上昇', 'Price: up', '走勢：上漲')
