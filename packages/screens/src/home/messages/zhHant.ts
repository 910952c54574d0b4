import { translation } from '@kabuto/domain/shared'
import type { ja } from './ja.ts'

export const zhHant = translation<typeof ja>()({
  title: '首頁',
  search: '搜尋',
  notices: '公告',
  total: '總資產（模擬）',
  breakdown: '資產明細',
  dayChange: '日變動',
  hide: '隱藏金額',
  reveal: '顯示金額',
  available: '可買進金額',
  withdrawable: '可提款金額',
  profit: '未實現損益',
  products: '商品與服務',
  ipo: 'IPO',
  blocks: '鉅額交易',
  dayTrading: '當日交易',
  afterHours: '盤後',
  etf: 'ETF',
  ai: 'AI 投組',
  fundraising: '募資',
  follow: '跟單',
  loans: '借款',
  news: '新聞',
  frozen: '因{{reason}}，帳戶自{{since}}（模擬時間）起凍結。仍可提款及聯絡客服。',
  appeal: '客服',
})
