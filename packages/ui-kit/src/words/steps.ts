import { word } from '../base/word.ts'

export const missing = /* @__PURE__ */ word('未完了', 'Not yet', '尚未完成')
export const noTime = /* @__PURE__ */ word('未定', 'No time yet', '未定')
export const stepDone = /* @__PURE__ */ word('完了', 'Done', '完成')
export const stepFailed = /* @__PURE__ */ word('失敗', 'Failed', '失敗')
export const stepNow = /* @__PURE__ */ word('進行中', 'Now', '進行中')
export const stepTodo = /* @__PURE__ */ word('これから', 'To do', '尚未開始')
