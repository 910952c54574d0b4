/** Words that many screens and parts use: the fixed ones of style.md, loading and failure, old and hidden figures. */
export const generalStates: Record<string, string> = {
  // The fixed words of style.md.
  Playground: '試す',
  Matrix: '一覧',
  Ready: '表示',
  Loading: '読み込み中',
  Failed: '失敗',
  Empty: '空',
  Refreshing: '更新中',
  Sending: '送信中',
  Refused: '拒否',

  // Loading and failure of a part, and what is read further.
  'Parts Loading': '一部を読み込み中',
  'Parts Failed': '一部だけ失敗',
  More: '続きを読む',
  'More Failed': '続きの読み込みに失敗',
  'List Loading': '一覧を読み込み中',
  'List Failed': '一覧だけ失敗',
  'Read Anew': '読み直す',
  'Failed There': 'サーバーで失敗',
  'Failed And Refused': '読み込みも保存も失敗',
  Missing: '見つからない',
  'Not There': '見つからない',
  Unknown: '不明な銘柄',

  // Figures that are old, hidden or on the move, and other looks of the whole.
  Stale: '古い値のまま',
  'Offline Stale': '通信なしで古い値',
  Live: '値が動く',
  'Live Stale': '古い値でも動く',
  'Live Masked': '動く値を隠す',
  Masked: '金額を隠す',
  'Mask Switched': '金額を隠す切り替え',
  'Large Text': '大きな文字',
  Hostile: 'おかしな文字',
  Teaching: '教材の場面',
  Several: '複数あり',
  One: '1件だけ',
  Chosen: '選んだところ',
  'Another Year': '年が変わったあと',
}
