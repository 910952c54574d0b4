export const ja = {
  title: '資金パスワード',
  first: 'はじめての設定',
  change: '変更',
  lead: '出金と口座の解除のたびに、本人を確かめる番号です。',
  proof: '本人の確認',
  proofOld: 'いまの資金パスワード',
  proofLogin: 'ログインパスワード',
  proofNote: '本人の確認のため',
  proofForgot: '忘れた（ログインパスワードで）',
  oldRequired: 'いまの資金パスワードを入力してください。',
  loginRequired: 'ログインパスワードを入力してください。',
  new: '新しい資金パスワード',
  newNote: '{{min}}〜{{max}}桁の数字',
  newRequired: '新しい資金パスワードを入力してください。',
  again: '新しい資金パスワード（確認）',
  againRequired: '新しい資金パスワードをもう一度入力してください。',
  rules: '決まり',
  ruleDigits: '{{min}}〜{{max}}桁の数字',
  ruleVaried: '同じ数字だけではない',
  ruleNoRun: '連続した数字ではない',
  ruleSame: '確認の入力と同じ',
  tries: '{{most}}回続けて間違えると、{{minutes}}分使えません。',
  neverAsked: 'お問い合わせ（自動応答）で聞くことはありません。',
  notElsewhere: '実際に使っている番号は入れないでください。',
  missing: '入力内容を{{n}}か所直すと設定できます',
  submitFirst: '資金パスワードを設定する',
  submitChange: '資金パスワードを変更する',
  confirming: '応答が届かないため、結果を確認中です。二重に変わることはありません。',
  confirmingLeave: 'マイページへ戻る',
  doneFirst: '資金パスワードを設定しました',
  doneChange: '資金パスワードを変更しました',
  doneText: '次の出金と口座の解除から、新しい資金パスワードを使います。',
  doneLock: '間違いが続いて使えなくなっている場合は、その時刻まで待つ必要があります。',
  toMember: 'マイページへ戻る',
  toWithdraw: '出金へ進む',
} as const

declare module '../../words.ts' {
  interface Words {
    fundPassword: typeof ja
  }
}
