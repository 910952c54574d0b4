export const ja = {
  state_toBeSubscribed: '申込前',
  state_subscribing: '申込中',
  state_ended: '受付終了',
  state_awaitingDraw: '抽選待ち',
  state_won: '当選',
  state_notWon: '落選',
  state_paymentComplete: '払込済み',
  state_abstained: '辞退',
  state_unpaid: '未払込（失効）',
  state_cancelled: '取消済み',
  state_pending: '審査中',
  state_passed: '承認',
  state_rejected: '却下',
  state_inProgress: '運用中',

  stakes: '申し込む前に',
  held: '拘束される額と期間',
  costs: '費用の合計',
  decided: '決まり方',
  risks: 'リスク',

  powerAfter: '申込後の買付余力',
  powerNow: 'いま {{amount}}',
  sellFee: '売却手数料の目安',
  sellFeeNote: '{{amount}}で売る場合・{{tier}}',
  leastReason: '{{least}}から申し込めます。',
  mostReason: '{{most}}まで申し込めます。',

  power: '買付余力',
  changes: '口座の変化',
  afterwards: '申込後',
  edit: '戻って直す',
  decline: '申し込まない',
  review: '申込の確認へ',
  missing: '入力内容を{{n}}か所直すと進めます',
  confirming: '応答を確認しています。二重に処理されることはありません。',
  confirmingLeave: '資産へ戻って待つ',

  course: 'これまでの流れ',
  simulated: '模擬時刻',

  sharesTimes: '{{n}}株 × {{price}}',
  sharesOf: '{{n}}株',
  sellable: '売却できる',
  sellableFrom: '{{time}} から',
  orderNumber: '受付番号',
  toOpen: '{{time}} から申し込めます（模擬時刻）。',
  closed: '受付は {{time}} に終わりました（模擬時刻）。',
  form: '申込',
  count: '{{n}}件',
} as const

declare module '../../words.ts' {
  interface Words {
    offer: typeof ja
  }
}
