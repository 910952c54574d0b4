import { word } from '../base/word.ts'

export const pullMore = /* @__PURE__ */ word('下に引いて更新', 'Pull to update', '下拉更新')
export const pullRelease = /* @__PURE__ */ word('離すと更新します', 'Release to update', '放開即可更新')
export const refresh = /* @__PURE__ */ word('更新', 'Update', '更新')
export const refreshFailed = /* @__PURE__ */ word('更新できませんでした', 'Could not update', '無法更新')
export const refreshing = /* @__PURE__ */ word('更新しています', 'Updating', '更新中')
