export const ja = {
  mustRead: '必ずお読みください',
  mustReadNote: '読むまで、ここに残ります',
  unreadCount: '未読 {{n}}件',
  allRead: '未読はありません',
  newestFirst: '新しい順（模擬時刻）',
  noNotices: 'お知らせはまだありません',
  noNoticesText: '取引時間の変更や大切な連絡は、ここに届きます。',
  noticeTitle: 'お知らせの内容',
  noticeFoot: 'Kabuto は模擬取引サービスです。実際の入金や送金は行われません。',
  nextNotice: '次のお知らせ',
  noticeMissing: 'お知らせが見つかりません',
  noticeMissingText: '取り下げられたか、アドレスに誤りがあります。',
  toNotices: 'お知らせの一覧へ',
} as const

declare module '../../words.ts' {
  interface Words {
    notices: typeof ja
  }
}
