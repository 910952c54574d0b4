export const ja = {
  etf: 'ETF',
  hours: '時間外取引',
  premarket: '開場前',
  aftermarket: '引け後',
  which: '時間外の種類',

  hoursTitle: '取引できる時間',
  hoursNote: '日本時間・{{season}}・模擬時刻',
  summer: '夏',
  winter: '冬',
  tokyo: '東京',
  america: '米国',
  regular: '通常',
  extended: '時間外',
  andHours: '、',
  dayOf: '{{day}}の時間',
  nowAt: 'いま {{time}}',
  limitOnly: '時間外は指値・1倍だけです。',
  toSummer: '米国は{{day}}に夏時間になり、どれも1時間早まります。',
  toWinter: '米国は{{day}}に夏時間が終わり、どれも1時間遅くなります。',

  costs: '費用（模擬）',
  costOf: '{{amount}}の場合・{{rule}}',
  risks: 'リスク',
  rules: '決まり',
  terms: '条件',
  items: '銘柄',
  count: '{{n}}本',
  mostTraded: '売買代金の多い銘柄',
  prices: '銘柄の値段',
  toTicket: '銘柄を選ぶと、{{session}}の注文票が開きます。',
  takingUntil: 'この時間帯の注文は、{{time}}まで受け付けています（模擬時刻）。',
  takingFrom: 'この時間帯の次の受付は、{{time}}からです（模擬時刻）。',
  ways: '時間外の取引',
  findStock: '銘柄を検索',
} as const

declare module '../../words.ts' {
  interface Words {
    product: typeof ja
  }
}
