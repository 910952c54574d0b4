import { word } from './word.ts'

// The kit's own words, each by itself: a page loads those of the parts that it shows. Any of them can be said otherwise by a prop of the part.
export const allocationHint = /* @__PURE__ */ word('押すと金額を表示', 'Tap to see the amount', '點選顯示金額')
export const amountHead = /* @__PURE__ */ word('金額', 'Amount', '金額')
export const asTable = /* @__PURE__ */ word('表で見る', 'Show as a table', '以表格顯示')
export const automatic = /* @__PURE__ */ word('自動応答', 'Automatic reply', '自動回覆')
export const back = /* @__PURE__ */ word('戻る', 'Back', '返回')
export const barsRange = /* @__PURE__ */ word(
  '{{from}}から{{to}}まで。最低{{lowest}}、最高{{highest}}、最後{{last}}',
  '{{from}} to {{to}}. Lowest {{lowest}}, highest {{highest}}, last {{last}}',
  '{{from}}至{{to}}。最低{{lowest}}、最高{{highest}}、最後{{last}}',
)
export const basis = /* @__PURE__ */ word('根拠：{{source}}', 'Rule: {{source}}', '依據：{{source}}')
export const bought = /* @__PURE__ */ word('買', 'Buy', '買')
export const buyQuantity = /* @__PURE__ */ word('買数量', 'Buy qty', '買量')
export const cancel = /* @__PURE__ */ word('やめる', 'Cancel', '取消')
export const candleClose = /* @__PURE__ */ word('終値', 'Close', '收盤')
export const candleHigh = /* @__PURE__ */ word('高値', 'High', '最高')
export const candleLow = /* @__PURE__ */ word('安値', 'Low', '最低')
export const candleOpen = /* @__PURE__ */ word('始値', 'Open', '開盤')
export const candleTime = /* @__PURE__ */ word('日時', 'Time', '時間')
export const chartFailed = /* @__PURE__ */ word(
  '図を表示できませんでした。表で見られます。',
  'Could not draw the chart. The table shows the same.',
  '無法顯示圖表，可改以表格查看。',
)
export const chartInterval = /* @__PURE__ */ word('足の間隔', 'Interval', '週期')
export const chartRange = /* @__PURE__ */ word(
  '{{from}}から{{to}}まで。安値{{low}}、高値{{high}}、終値{{close}}',
  '{{from}} to {{to}}. Low {{low}}, high {{high}}, close {{close}}',
  '{{from}}至{{to}}。最低{{low}}、最高{{high}}、收盤{{close}}',
)
export const close = /* @__PURE__ */ word('閉じる', 'Close', '關閉')
export const code = /* @__PURE__ */ word('（{{code}}）', ' ({{code}})', '（{{code}}）')
export const copied = /* @__PURE__ */ word('コピーしました', 'Copied', '已複製')
export const copy = /* @__PURE__ */ word('{{label}}をコピー', 'Copy {{label}}', '複製{{label}}')
export const dayHead = /* @__PURE__ */ word('日付', 'Date', '日期')
export const falling = /* @__PURE__ */ word('陰線（塗り）', 'Falling (filled)', '陰線（實心）')
export const fewer = /* @__PURE__ */ word('{{label}}を減らす', 'Decrease {{label}}', '減少{{label}}')
export const fills = /* @__PURE__ */ word('約定', 'My fills', '成交')
export const fromHigh = /* @__PURE__ */ word('高値から', 'From high', '距高點')
export const fromMe = /* @__PURE__ */ word('自分の発言', 'You wrote', '我的訊息')
export const historyRange = /* @__PURE__ */ word(
  '{{from}}から{{to}}まで。最低{{lowest}}、最高{{highest}}、最後{{last}}。最大の下落{{fall}}',
  '{{from}} to {{to}}. Lowest {{lowest}}, highest {{highest}}, last {{last}}. Largest fall {{fall}}',
  '{{from}}至{{to}}。最低{{lowest}}、最高{{highest}}、最後{{last}}。最大跌幅{{fall}}',
)
export const imageUnreadable = /* @__PURE__ */ word(
  '画像として読み込めません。JPEG、PNG、WebP を選んでください。',
  'This cannot be read as an image. Choose a JPEG, PNG or WebP.',
  '無法讀取為圖片，請選擇 JPEG、PNG 或 WebP。',
)
export const items = /* @__PURE__ */ word('{{count}}件', '{{count}} items', '{{count}}筆')
export const largestFall = /* @__PURE__ */ word('最大の下落', 'Largest fall', '最大跌幅')
export const lastPrice = /* @__PURE__ */ word('現在値', 'Last', '現價')
export const listEnd = /* @__PURE__ */ word('これ以上はありません', 'Nothing more', '沒有更多了')
export const loading = /* @__PURE__ */ word('読み込み中', 'Loading', '載入中')
export const lower = /* @__PURE__ */ word('{{label}}を下げる', 'Lower {{label}}', '調低{{label}}')
export const masked = /* @__PURE__ */ word('非表示', 'Hidden', '已隱藏')
export const minusAmount = /* @__PURE__ */ word('マイナス{{amount}}', 'minus {{amount}}', '負{{amount}}')
export const missing = /* @__PURE__ */ word('未完了', 'Not yet', '尚未完成')
export const more = /* @__PURE__ */ word('{{label}}を増やす', 'Increase {{label}}', '增加{{label}}')
export const moreFailed = /* @__PURE__ */ word('続きを読み込めませんでした', 'Could not load more', '無法載入更多')
export const moreRows = /* @__PURE__ */ word('さらに表示', 'Show more', '顯示更多')
export const noCandles = /* @__PURE__ */ word(
  'この期間の値動きはありません',
  'No prices in this period',
  '此期間沒有價格',
)
export const noFigures = /* @__PURE__ */ word('記録はまだありません', 'No records yet', '尚無紀錄')
export const notCopied = /* @__PURE__ */ word(
  'コピーできませんでした。長押しで選べます。',
  'Could not copy. Select it by a long press.',
  '無法複製，請長按選取。',
)
export const nothingSelected = /* @__PURE__ */ word('選択なし', 'Nothing selected', '未選取')
export const noTime = /* @__PURE__ */ word('未定', 'No time yet', '未定')
export const notSent = /* @__PURE__ */ word('送信できませんでした', 'Not sent', '未送出')
export const noValue = /* @__PURE__ */ word('値なし', 'No value', '無數值')
export const opensOutside = /* @__PURE__ */ word('新しいタブで開きます', 'Opens in a new tab', '在新分頁開啟')
export const otherParts = /* @__PURE__ */ word('その他', 'Other', '其他')
export const others = /* @__PURE__ */ word('ほか{{count}}件', '{{count}} more', '另有 {{count}} 項')
export const pane = /* @__PURE__ */ word(
  '{{count}}枚のうち{{at}}枚目',
  '{{at}} of {{count}}',
  '共 {{count}} 頁，第 {{at}} 頁',
)
export const partHead = /* @__PURE__ */ word('内訳', 'Part', '項目')
export const periodChange = /* @__PURE__ */ word('期間の増減', 'Change', '期間增減')
export const periodHead = /* @__PURE__ */ word('期間', 'Period', '期間')
export const pickPrice = /* @__PURE__ */ word('を指値に入れる', 'as limit price', '填入限價')
export const plusAmount = /* @__PURE__ */ word('プラス{{amount}}', 'plus {{amount}}', '正{{amount}}')
export const previousClose = /* @__PURE__ */ word('前日終値', 'Previous close', '前日收盤')
export const pullMore = /* @__PURE__ */ word('下に引いて更新', 'Pull to update', '下拉更新')
export const pullRelease = /* @__PURE__ */ word('離すと更新します', 'Release to update', '放開即可更新')
export const quotePrice = /* @__PURE__ */ word('気配値', 'Price', '價格')
export const raise = /* @__PURE__ */ word('{{label}}を上げる', 'Raise {{label}}', '調高{{label}}')
export const read = /* @__PURE__ */ word('既読', 'Read', '已讀')
export const refresh = /* @__PURE__ */ word('更新', 'Update', '更新')
export const refreshFailed = /* @__PURE__ */ word('更新できませんでした', 'Could not update', '無法更新')
export const refreshing = /* @__PURE__ */ word('更新しています', 'Updating', '更新中')
export const remove = /* @__PURE__ */ word('削除', 'Delete', '刪除')
export const replaceImage = /* @__PURE__ */ word('差し替え', 'Replace', '更換')
export const resend = /* @__PURE__ */ word('再送', 'Send again', '重新傳送')
export const retry = /* @__PURE__ */ word('もう一度', 'Try again', '再試一次')
export const rising = /* @__PURE__ */ word('陽線（白抜き）', 'Rising (hollow)', '陽線（空心）')
export const sellQuantity = /* @__PURE__ */ word('売数量', 'Sell qty', '賣量')
export const sending = /* @__PURE__ */ word('送信中', 'Sending', '傳送中')
export const shareHead = /* @__PURE__ */ word('割合', 'Share', '占比')
export const shortClose = /* @__PURE__ */ word('終', 'C', '收')
export const shortHigh = /* @__PURE__ */ word('高', 'H', '高')
export const shortLow = /* @__PURE__ */ word('安', 'L', '低')
export const shortOpen = /* @__PURE__ */ word('始', 'O', '開')
export const showPassword = /* @__PURE__ */ word('パスワードを表示', 'Show password', '顯示密碼')
export const simulation = /* @__PURE__ */ word(
  'シミュレーション取引・実際のお金は動きません',
  'Simulated trading. No real money moves.',
  '模擬交易・不會動用真實資金',
)
export const simulationSeal = /* @__PURE__ */ word('模', 'S', '模')
export const sold = /* @__PURE__ */ word('売', 'Sell', '賣')
export const span = /* @__PURE__ */ word('{{from}}〜{{to}}', '{{from}} – {{to}}', '{{from}}〜{{to}}')
export const stepDone = /* @__PURE__ */ word('完了', 'Done', '完成')
export const stepFailed = /* @__PURE__ */ word('失敗', 'Failed', '失敗')
export const stepNow = /* @__PURE__ */ word('進行中', 'Now', '進行中')
export const stepTodo = /* @__PURE__ */ word('これから', 'To do', '尚未開始')
export const toLot = /* @__PURE__ */ word(
  '{{lot}}{{unit}}単位に直しました。',
  'Changed to lots of {{lot}} {{unit}}.',
  '已調整為{{lot}}{{unit}}的倍數。',
)
export const trendDown = /* @__PURE__ */ word('値動き：下落', 'Price: down', '走勢：下跌')
export const trendFlat = /* @__PURE__ */ word('値動き：変わらず', 'Price: unchanged', '走勢：持平')
export const trendNone = /* @__PURE__ */ word('値動き：値なし', 'Price: no value', '走勢：無數值')
export const trendUp = /* @__PURE__ */ word('値動き：上昇', 'Price: up', '走勢：上漲')
export const unread = /* @__PURE__ */ word('未読あり', 'Unread', '有未讀')
export const volume = /* @__PURE__ */ word('出来高', 'Volume', '成交量')
