export const ja = {
  views: '表示',
  stocks: '株式',
  watchlist: 'ウォッチリスト',
  lists: '一覧の種類',
  turnover: '売買代金',
  gainers: '値上がり率',
  losers: '値下がり率',
  volume: '出来高',
  turnoverFirst: '売買代金の多い順',
  gainersFirst: '値上がり率の高い順',
  losersFirst: '値下がり率の高い順',
  volumeFirst: '出来高の多い順',
  priceHead: '現在値・前日比（模擬）',
  figurePriceHead: '{{figure}}・現在値・前日比（模擬）',
  rankedAt: '順位は {{time}} 現在（模擬時刻）',
  yenOf: '{{n}}円',
  dollarsOf: '{{n}}ドル',
  sharesOf: '{{n}}株',
  sort: '並び順',
  sortList: '一覧の順',
  sortSymbol: 'コード順',
  sortPriceDown: '株価の高い順',
  sortPriceUp: '株価の低い順',
  sortChangeDown: '上昇率の高い順',
  sortChangeUp: '下落率の高い順',
  sortVolume: '出来高の多い順',
  sortTurnover: '売買代金の多い順',
  ranking: 'ランキングを見る',
  none: '該当する銘柄はありません',
  watchCount: '{{n}}銘柄',
  edit: '並べ替え・編集',
  editDone: '完了',
  unwatch: '{{name}}をウォッチリストから外す',
  addStock: '銘柄を追加',
  watchEmpty: 'ウォッチリストは空です',
  watchEmptyText: '銘柄の星をタップすると、ここに並びます。株価の動きを1か所で見られます。',
} as const

declare module '../../words.ts' {
  interface Words {
    market: typeof ja
  }
}
