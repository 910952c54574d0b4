import { word } from '../base/word.ts'

export const buyQuantity = /* @__PURE__ */ word('買数量', 'Buy qty', '買量')
export const lastPrice = /* @__PURE__ */ word('現在値', 'Last', '現價')
export const pickPrice = /* @__PURE__ */ word('を指値に入れる', 'as limit price', '填入限價')
export const quotePrice = /* @__PURE__ */ word('気配値', 'Price', '價格')
export const sellQuantity = /* @__PURE__ */ word('売数量', 'Sell qty', '賣量')
