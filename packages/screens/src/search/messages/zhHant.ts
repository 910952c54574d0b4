import { translation } from '@kabuto/domain/shared'
import type { ja } from './ja.ts'

export const zhHant = translation<typeof ja>()({
  searchHint: '代碼、名稱、日文讀音或羅馬拼音',
  found: '符合「{{text}}」　{{n}} 檔',
  foundMost: '符合「{{text}}」　前 {{n}} 檔',
  hits: '找到的股票',
  near: '名稱相近的股票',
  onlyNear: '名稱與「{{text}}」相近的股票',
  priceHead: '現價（模擬）・較前日',
  prices: '股價',
  noHit: '找不到符合的股票',
  noHitText: '請縮短輸入內容，或參考以下範例。',
  examples: '輸入範例',
  byCode: '股票代碼',
  byKana: '日文讀音',
  byRomaji: '羅馬拼音',
  history: '最近看過的股票',
  historyNote: '只留在此裝置',
  forget: '從紀錄中刪除{{name}}',
  forgetAll: '全部刪除',
})
