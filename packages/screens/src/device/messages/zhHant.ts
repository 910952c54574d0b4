import { translation } from '@kabuto/domain/shared'
import type { ja } from './ja.ts'

export const zhHant = translation<typeof ja>()({
  memory: '無法儲存在此裝置，關閉頁面後紀錄會消失。若要保留，請改用一般視窗開啟。',
  replaced: '先前的紀錄無法讀取，已另行保留並重新開始。可繼續使用。',
  full: '裝置空間不足，未能記錄。請釋出空間，或在設定中刪除此裝置上的資料。',
  blocked: '已在其他分頁開啟，無法在此開始。請關閉該分頁。',
})
