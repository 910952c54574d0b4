import { word } from '../base/word.ts'

export const listEnd = /* @__PURE__ */ word('これ以上はありません', 'Nothing more', '沒有更多了')
export const moreFailed = /* @__PURE__ */ word('続きを読み込めませんでした', 'Could not load more', '無法載入更多')
export const retry = /* @__PURE__ */ word('もう一度', 'Try again', '再試一次')
