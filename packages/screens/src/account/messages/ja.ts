export const ja = {
  aboutTitle: 'Kabuto について',
  aboutLead: '株式取引を、実際のお金を使わずに練習するためのアプリです。',
  aboutRules: 'できないことには、理由と、いつからできるかを必ず示します。費用は、確定する前にすべて示します。',
  aboutFiction: '会社、銀行、株価はすべて架空です。実在の口座や身分証は登録できません。',
  aboutNotBroker: '証券会社ではありません。投資の助言もしません。',
  aboutPrivacy: '電話番号やパスワードは、実際に使っていないものを入力してください。',
  aboutVersion: 'バージョン {{version}}',
  memberTitle: 'マイページ',
  memberAccount: '会員番号 {{account}}',
  memberDemo: 'デモ会員。変更はこの端末の模擬データだけに残ります。',
  memberMoney: 'お金',
  memberAccountGroup: '口座と設定',
  memberHelp: 'ヘルプ',
  memberLogout: 'ログアウト',
  identityUnverified: '未確認',
  identityUnderReview: '審査中',
  identityVerified: '確認済み',
  entryDeposit: '入金',
  entryWithdraw: '出金',
  entryFunds: '資産の内訳',
  entryCards: '銀行口座',
  entryIdentity: '本人確認',
  entrySettings: '設定',
  entryLanguage: '表示言語',
  entrySupport: 'お問い合わせ（自動応答）',
  entryAbout: 'Kabuto について',
} as const

declare module '../../words.ts' {
  interface Words {
    account: typeof ja
  }
}
