import { translation } from '@kabuto/domain/shared'
import type { ja } from './ja.ts'

export const zhHant = translation<typeof ja>()({
  bottomMenu: '下方選單',
  language: '語言',
  tabHome: '首頁',
  tabQuotes: '行情',
  tabPositions: '交易',
  tabFunds: '資產',
  tabMember: '我的',
  tabNews: '新聞',
  tabFollow: '跟單',
  pageTitle: '{{screen}}｜{{title}}（模擬交易）',
  loggedOut: '已登出。',
  withdrawalCancelled: '已取消提款申請。',
  clockTurned: '已將模擬時鐘往前調。',
  backAgain: '再按一次返回即可離開',
  leaveTitle: '要開啟外部網站嗎？',
  leaveBody: '即將開啟 {{host}}，此網站不屬於 Kabuto。',
  leaveStay: '取消',
  leaveGo: '開啟',
  outsideClosed: '無法從 Kabuto 開啟此網站。',
  refreshedAt: '{{time}} 已更新',
})
