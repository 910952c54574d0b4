import { translation } from '@kabuto/domain/shared'
import type { ja } from './ja.ts'

export const zhHant = translation<typeof ja>()({
  mustRead: '請務必閱讀',
  mustReadNote: '閱讀前會一直顯示在此',
  unreadCount: '未讀 {{n}} 則',
  allRead: '沒有未讀公告',
  newestFirst: '由新到舊（模擬時間）',
  noNotices: '目前沒有公告',
  noNoticesText: '交易時間變更等重要訊息會顯示在這裡。',
  noticeTitle: '公告內容',
  noticeFoot: 'Kabuto 是模擬交易服務，不會進行真實的存款或匯款。',
  nextNotice: '下一則公告',
  noticeMissing: '找不到這則公告',
  noticeMissingText: '公告已撤下，或網址輸入有誤。',
  toNotices: '公告一覽',
})
