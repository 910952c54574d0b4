import { word } from '../base/word.ts'

export const bought = /* @__PURE__ */ word('買', 'Buy', '買')
export const candleClose = /* @__PURE__ */ word('終値', 'Close', '收盤')
export const candleHigh = /* @__PURE__ */ word('高値', 'High', '最高')
export const candleLow = /* @__PURE__ */ word('安値', 'Low', '最低')
export const candleOpen = /* @__PURE__ */ word('始値', 'Open', '開盤')
export const candleTime = /* @__PURE__ */ word('日時', 'Time', '時間')
export const chartInterval = /* @__PURE__ */ word('足の間隔', 'Interval', '週期')
export const chartRange = /* @__PURE__ */ word(
  '{{from}}から{{to}}まで。安値{{low}}、高値{{high}}、終値{{close}}',
  '{{from}} to {{to}}. Low {{low}}, high {{high}}, close {{close}}',
  '{{from}}至{{to}}。最低{{low}}、最高{{high}}、收盤{{close}}',
)
export const falling = /* @__PURE__ */ word('陰線（塗り）', 'Falling (filled)', '陰線（實心）')
export const fills = /* @__PURE__ */ word('約定', 'My fills', '成交')
export const noCandles = /* @__PURE__ */ word(
  'この期間の値動きはありません',
  'No prices in this period',
  '此期間沒有價格',
)
export const previousClose = /* @__PURE__ */ word('前日終値', 'Previous close', '前日收盤')
export const rising = /* @__PURE__ */ word('陽線（白抜き）', 'Rising (hollow)', '陽線（空心）')
export const shortClose = /* @__PURE__ */ word('終', 'C', '收')
export const shortHigh = /* @__PURE__ */ word('高', 'H', '高')
export const shortLow = /* @__PURE__ */ word('安', 'L', '低')
export const shortOpen = /* @__PURE__ */ word('始', 'O', '開')
export const sold = /* @__PURE__ */ word('売', 'Sell', '賣')
export const volume = /* @__PURE__ */ word('出来高', 'Volume', '成交量')
