import { translation } from '@kabuto/domain/shared'
import type { ja } from './ja.ts'

export const en = translation<typeof ja>()({
  title: 'Home',
  search: 'Search',
  notices: 'Notices',
  total: 'Total assets (simulated)',
  breakdown: 'Breakdown',
  dayChange: 'Day change',
  hide: 'Hide amounts',
  reveal: 'Show amounts',
  available: 'Buying power',
  withdrawable: 'Withdrawable',
  profit: 'Open P/L',
  products: 'Products and services',
  ipo: 'IPO',
  blocks: 'Block trade',
  dayTrading: 'Day trading',
  afterHours: 'After hours',
  etf: 'ETF',
  ai: 'AI models',
  fundraising: 'Fund-raising',
  follow: 'Follow',
  loans: 'Credit',
  news: 'News',
  frozen: 'Frozen since {{since}} (simulated time): {{reason}}. You can still withdraw and contact support.',
  appeal: 'Support',
})
