export const ja = {
  bottomMenu: '下部メニュー',
  language: '言語',
  tabHome: 'ホーム',
  tabQuotes: 'マーケット',
  tabPositions: '取引',
  tabFunds: '資産',
  tabMember: 'マイページ',
  tabNews: 'ニュース',
  tabFollow: 'フォロー',
  pageTitle: '{{screen}}｜{{title}}（模擬取引）',
  loggedOut: 'ログアウトしました。',
  withdrawalCancelled: '出金の申請を取り消しました。',
  clockTurned: '模擬時計を進めました。',
  backAgain: 'もう一度戻ると終了します',
  leaveTitle: '外部サイトを開きますか',
  leaveBody: '{{host}} を開きます。Kabuto とは別のサイトです。',
  leaveStay: 'やめる',
  leaveGo: '開く',
  outsideClosed: 'このサイトは Kabuto から開けません。',
  refreshedAt: '{{time}} に更新しました',
} as const

declare module '../../words.ts' {
  interface Words {
    shell: typeof ja
  }
}
