export const ja = {
  title: '入金',
  windowOpen: '入金を受付中',
  windowClosed: 'いまは受付時間外',
  windowHoliday: '受付休み（{{name}}）',
  windowHours: '平日 {{from}}–{{to}}・祝日を除く',
  windowNext: '次は {{time}} から（模擬時刻）',
  noTransfer: '実際の振込はしないでください。',
  noTransferText: 'この入金は模擬です。お金は動きません。',

  channel: '入金方法',
  channelChange: '変える',
  account: '入金先の口座（模擬）',
  accountOnly: 'この画面に今出ている口座（模擬）だけを使います。',
  accountTime: '{{time}} 現在（模擬時刻）',
  accountWarning: 'Kabuto の入金先は変わりません。振込先の口座が途中で変わるのは、お金をだまし取るときの手口です。',
  bank: '銀行',
  bankValue: '{{bank}} {{code}}',
  number: '口座',
  numberValue: '{{kind}}　{{number}}',
  holder: '名義',

  needs: '出金に必要なもの',
  needsNote: '入金の前にご確認ください',
  needIdentity: '本人確認',
  needCard: '銀行口座',
  needFundPassword: '資金パスワード',

  amount: '入金額',
  amountNote: '{{min}}〜{{max}}',
  amountRequired: '入金額を入力してください。{{min}}から申請できます。',
  quickAmount: '{{amount}}円',
  proof: '振込明細の画像',
  proofNote: 'JPG・PNG・WebP　5MBまで',
  proofSample: '見本の明細',
  proofOwn: '選んだ画像（「見本」の字を入れました）',
  proofSending: '画像を送信しています。終わると申請できます',
  proofMark: '見本',
  proofKept: '画像は長辺640ピクセルに縮め、審査が終わると消します。見本のままで申請できます。',
  review: '審査の目安',
  reviewWho: '模擬の事務局が自動で決めます。人は見ていません',
  submit: '入金を申請する',

  doneTitle: '入金の申請',
  doneLead: '入金を申請しました',
  doneReview: '{{time}}ごろに審査の結果が出ます（模擬時刻）。',
  donePassed: '{{time}}に承認されました（模擬時刻）。',
  doneRejected: '{{time}}に却下されました（模擬時刻）。',

  channelsNone: 'いま使える入金方法はありません',
  channelsNoneText: '時間をおいて、もう一度開いてください。',
  channelChosen: '今の方法',
  channels: '入金の方法',
  channelsLead: 'どの方法でも、入金先は同じ口座です。',
  channelLimits: '1回 {{min}}〜{{max}}',
  channelFee: '手数料 {{fee}}',
  channelPending: '審査中の入金があります。審査が終わるまで、この方法は使えません。',
} as const

declare module '../../words.ts' {
  interface Words {
    deposit: typeof ja
  }
}
