import { word } from '../base/word.ts'

export const opensOutside = /* @__PURE__ */ word('新しいタブで開きます', 'Opens in a new tab', '在新分頁開啟')
