import { word } from '../base/word.ts'

export const amountHead = /* @__PURE__ */ word('金額', 'Amount', '金額')
export const asTable = /* @__PURE__ */ word('表で見る', 'Show as a table', '以表格顯示')
export const chartFailed = /* @__PURE__ */ word(
  '図を表示できませんでした。表で見られます。',
  'Could not draw the chart. The table shows the same.',
  '無法顯示圖表，可改以表格查看。',
)
export const moreRows = /* @__PURE__ */ word('さらに表示', 'Show more', '顯示更多')
export const noFigures = /* @__PURE__ */ word('記録はまだありません', 'No records yet', '尚無紀錄')
export const span = /* @__PURE__ */ word('{{from}}〜{{to}}', '{{from}} – {{to}}', '{{from}}〜{{to}}')
