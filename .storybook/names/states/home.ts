/** Home, news, notices, products and search. */
export const homeStates: Record<string, string> = {
  // Home and the products.
  Products: '商品とサービス',
  'Before The App': 'アプリが届く前',
  'Indices Stale': '指数だけ古い',
  'Nothing Unread': '未読なし',
  'Nothing Told': 'お知らせなし',
  'Mover Halted': '売買停止の銘柄',
  'New Member': 'はじめたばかり',
  Loss: '損失',
  'After Market': '引け後の取引',
  'Pre Market': '取引前の取引',
  Summer: '夏時間',
  'After The Change': '夏時間の終了後',
  'Stocks Failed': '銘柄だけ失敗',
  'Stocks Stale': '銘柄だけ古い',
  Tokyo: '東京',
  'New York': 'ニューヨーク',

  // News and notices.
  'No Stocks': '銘柄なし',
  Elsewhere: '外部サイトへ',
  'Of Stock': '銘柄のニュース',
  'Of Unknown Stock': '名前不明の銘柄',
  Unpriced: '値動きの取得前',
  Last: '最後の1件',
  'All Read': 'すべて既読',
  Unread: '未読あり',

  // Search.
  'Prices Awaited': '株価を待つ',
  'Prices Failed': '株価だけ失敗',
  'Prices Stale': '株価だけ古い',
  'Found By': '一致した所',
  Near: '近い語も見つかる',
  'Only Near': '近い語だけ',
  Standings: '値動きのない銘柄',
  'No Hit': '該当なし',
  History: '検索の履歴',
  'History Loading': '履歴を読み込み中',
  'History Failed': '履歴の失敗',
  Typing: '入力していく',

  // A page of its own for what went wrong.
  'New Release': '新しい版',
  'Long Path': '長いアドレス',
}
