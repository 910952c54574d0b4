export const ja = {
  aboutTitle: '{{title}} について',
  aboutLead: '株式取引を、実際のお金を使わずに練習するためのアプリです。',
  aboutRules: 'できないことには、理由と、いつからできるかを必ず示します。費用は、確定する前にすべて示します。',
  aboutFiction: '会社、銀行、株価はすべて架空です。実在の口座や身分証は登録できません。',
  aboutNotBroker: '証券会社ではありません。投資の助言もしません。',
  aboutPrivacy: '電話番号やパスワードは、実際に使っていないものを入力してください。',
  aboutVersion: 'バージョン {{version}}',
} as const
