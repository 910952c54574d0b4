export const ja = {
  title: 'ホーム',
  total: '総資産（模擬）',
  breakdown: '資産の内訳',
  dayChange: '前日比',
  available: '買付余力',
  withdrawable: '出金可能額',
  gain: '評価損益',
  products: '商品とサービス',
  ipo: 'IPO',
  blocks: '立会外',
  dayTrading: 'デイトレ',
  afterHours: '時間外',
  etf: 'ETF',
  ai: 'AI運用',
  fundraising: '募集',
  follow: 'フォロー',
  loans: '借入',
  news: 'ニュース',
  markets: 'マーケット（模擬）',
  movers: 'ウォッチリストの値動き',
  noMovers: 'ウォッチリストは空です',
  noMoversText: '銘柄に星をつけると、値動きの大きいものがここに並びます。',
  findStocks: '銘柄を検索',
  latestNews: 'ニュース',
  allNews: 'すべて',
  newsSub: '{{source}}　{{time}}',
  noNews: 'まだありません。',
} as const

declare module '../../words.ts' {
  interface Words {
    home: typeof ja
  }
}
