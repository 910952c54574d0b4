import { word } from '../base/word.ts'

export const closedDay = /* @__PURE__ */ word('休み', 'Closed', '休市')
export const nextMonth = /* @__PURE__ */ word('次の月', 'Next month', '下個月')
export const previousMonth = /* @__PURE__ */ word('前の月', 'Previous month', '上個月')
export const settlementDay = /* @__PURE__ */ word('受渡日', 'Settlement', '交割日')
export const today = /* @__PURE__ */ word('今日', 'Today', '今天')
export const unlockDay = /* @__PURE__ */ word('売却できる日', 'Sales open', '可賣出日')
