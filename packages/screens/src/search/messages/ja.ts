export const ja = {
  searchHint: 'コード・名前・かな・ローマ字',
  found: '「{{text}}」に一致　{{n}}件',
  foundMost: '「{{text}}」に一致　{{n}}件まで',
  hits: '見つかった銘柄',
  near: '似た名前の銘柄',
  onlyNear: '「{{text}}」に似た名前の銘柄',
  priceHead: '現在値（模擬）・前日比',
  prices: '価格',
  noHit: '一致する銘柄はありません',
  noHitText: 'ことばを短くするか、次のように入力してください。',
  examples: '入力の例',
  byCode: '銘柄コード',
  byKana: 'かな',
  byRomaji: 'ローマ字',
  history: '最近見た銘柄',
  historyNote: 'この端末にだけ残ります',
  forget: '{{name}}を履歴から消す',
  forgetAll: 'すべて消す',
} as const

declare module '../../words.ts' {
  interface Words {
    search: typeof ja
  }
}
