export const ja = {
  title: '両替',
  direction: '両替の向き',
  toUsd: '円から米ドル',
  toJpy: '米ドルから円',
  pay: '支払う金額',
  payNote: '使える金額 {{amount}}',
  payRequired: '両替する金額を入力してください。',
  unitJpy: '円',
  unitUsd: 'ドル',
  all: '全額',
  quickAmount: '{{amount}}円',
  receive: '受け取る金額',
  mid: '仲値',
  midNote: '銀行どうしの中間の値（模擬）',
  rate: '適用レート',
  spread: '差（スプレッド）',
  spreadNote: '1ドルにつき {{spread}}',
  fee: '両替手数料',
  feeWhy: '費用はレートの中の差だけです',
  source: '{{source}}　{{time}} 時点（模擬時刻）',
  renewed: 'レートは60秒間有効です。自動で新しくなります。',
  renew: '取り直す',
  submit: '両替の確認へ',
  confirmTitle: '両替の確認',
  confirmSend: '両替する',
  confirmEdit: '戻って直す',
  moved: 'レートが {{before}} から {{after}} に変わりました。受け取る金額を確かめてください。',
  poolJpy: '買付余力',
  poolUsd: '米ドル',
  changes: '使える金額',
  afterwards: '両替後',

  doneTitle: '両替',
  doneLead: '両替しました',
  doneText: '{{time}}に両替しました（模擬時刻）。取り消せません。',
} as const

declare module '../../words.ts' {
  interface Words {
    exchange: typeof ja
  }
}
