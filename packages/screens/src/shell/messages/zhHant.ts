import { translation } from '@kabuto/domain/shared'
import type { ja } from './ja.ts'

export const zhHant = translation<typeof ja>()({
  bottomMenu: '下方選單',
  tabHome: '首頁',
  tabQuotes: '行情',
  tabPositions: '交易',
  tabFunds: '資產',
  tabMember: '我的',
  tabNews: '新聞',
  tabFollow: '跟單',
  pageTitle: '{{screen}}｜{{title}}（模擬交易）',
  siteTitle: '{{title}}（模擬交易）',
  sessionEnded: '登入已過期，即將前往登入畫面。',
  loggedOut: '已登出。',
  withdrawalCancelled: '已取消提款申請。',
  clockTurned: '已將模擬時鐘往前調。',
})
