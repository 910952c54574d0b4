import type { ProductEntry } from '../../rows/content.ts'

// What an order in the United States costs, and when one settles: the same on each page that leads to one.

export const usCosts: ProductEntry['costs'] = [
  {
    name: { ja: '米国の買付手数料', en: 'Buying in the US', 'zh-Hant': '美國買進手續費' },
    example: '1000',
    charge: { of: 'order', market: 'usd', intent: 'open', quantity: 10 },
    rule: {
      ja: '約定代金の0.495%、上限22ドル。',
      en: '0.495% of the value, at most 22 dollars.',
      'zh-Hant': '成交金額的0.495%，上限22美元。',
    },
  },
  {
    name: { ja: '米国の売却手数料', en: 'Selling in the US', 'zh-Hant': '美國賣出手續費' },
    example: '1000',
    charge: { of: 'order', market: 'usd', intent: 'close', quantity: 10 },
    rule: {
      ja: '買付と同じ手数料に、現地の2つの手数料（SEC・TAF）が加わります。10株を売る場合です。',
      en: 'The same fee, and the two of the US authorities (SEC, TAF), for ten shares.',
      'zh-Hant': '與買進相同的手續費，另加當地兩項規費（SEC、TAF）。以賣出10股為例。',
    },
  },
]

export const settlement: ProductEntry['terms'][number] = {
  name: { ja: '受渡し', en: 'Settlement', 'zh-Hant': '交割' },
  value: {
    ja: '東京は2営業日後、米国は現地の1営業日後',
    en: 'Tokyo two business days, US one New York business day',
    'zh-Hant': '東京2個營業日後，美國當地1個營業日後',
  },
}
