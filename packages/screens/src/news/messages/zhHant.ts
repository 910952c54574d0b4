import { translation } from '@kabuto/domain/shared'
import type { ja } from './ja.ts'

export const zhHant = translation<typeof ja>()({
  categories: '分類',
  all: '全部',
  market: '市場',
  company: '企業',
  economy: '經濟',
  world: '海外',
  service: '服務',
  today: '{{day}} 今天',
  invented: '公司與報導皆為虛構',
  none: '此分類沒有新聞',
  noneText: '請選擇其他分類。',
  about: '僅顯示{{name}}的新聞。',
  allNews: '全部新聞',
  wire: '虛構的通訊社，報導與公司皆為模擬',
  stocks: '相關個股',
  others: '其他新聞',
  othersAbout: '{{name}}的其他新聞',
  otherSub: '{{time}} {{category}}',
  foot: '本報導為虛構，並非買賣建議。',
  missing: '找不到這篇報導',
  missingText: '可能已下架，或網址有誤。',
  toNews: '前往新聞列表',
})
