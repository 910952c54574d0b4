// The kit's own words, a module a part: a page loads those of the parts that it shows. Any of them can be said
// otherwise by a prop of the part.
export { allocationHint, nothingSelected, otherParts, partHead, shareHead } from '../words/allocation.ts'
export { tableHeads, tableOf } from '../words/article.ts'
export { barsRange, periodHead } from '../words/bars.ts'
export { after, before, changes } from '../words/beforeAfter.ts'
export { offline, sending } from '../words/button.ts'
export { closedDay, nextMonth, previousMonth, settlementDay, today, unlockDay } from '../words/calendar.ts'
export {
  bought,
  candleClose,
  candleHigh,
  candleLow,
  candleOpen,
  candleTime,
  chartInterval,
  chartRange,
  falling,
  fills,
  noCandles,
  previousClose,
  rising,
  shortClose,
  shortHigh,
  shortLow,
  shortOpen,
  sold,
  volume,
} from '../words/candles.ts'
export { amountHead, asTable, chartFailed, moreRows, noFigures, span } from '../words/chart.ts'
export { automatic, fromMe, notSent, read, resend } from '../words/chat.ts'
export { letters, send, tooLong, writeFirst } from '../words/composer.ts'
export { copied, copy, notCopied } from '../words/copying.ts'
export { code } from '../words/errorState.ts'
export { dayHead, fromHigh, historyRange, largestFall, periodChange } from '../words/history.ts'
export { cancel, imageUnreadable, remove, replaceImage } from '../words/image.ts'
export { opensOutside } from '../words/link.ts'
export { listEnd, moreFailed, retry } from '../words/listEnd.ts'
export { masked, minusAmount, noValue, plusAmount } from '../words/money.ts'
export { back } from '../words/navBar.ts'
export { pageActions } from '../words/page.ts'
export { pane } from '../words/panes.ts'
export { showPassword } from '../words/password.ts'
export { pullMore, pullRelease, refresh, refreshFailed, refreshing } from '../words/pull.ts'
export { buyQuantity, lastPrice, pickPrice, quotePrice, sellQuantity } from '../words/quoteBoard.ts'
export { basis, others } from '../words/refusal.ts'
export { moveDown, movedTo, moveUp } from '../words/reorder.ts'
export { clearText } from '../words/search.ts'
export { close } from '../words/sheet.ts'
export { simulation, simulationSeal } from '../words/simBar.ts'
export { loading } from '../words/skeleton.ts'
export { trendDown, trendFlat, trendNone, trendUp } from '../words/sparkline.ts'
export { fewer, lower, more, raise, toLot } from '../words/steppers.ts'
export { missing, noTime, stepDone, stepFailed, stepNow, stepTodo } from '../words/steps.ts'
export { items } from '../words/tabs.ts'
export { teaching, teachingSeal } from '../words/teaching.ts'
export { notRead, unread } from '../words/unread.ts'
