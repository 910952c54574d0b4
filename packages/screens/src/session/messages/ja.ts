export const ja = {
  panes: '{{title}} の紹介',
  paneLearnTitle: '落ち着いて、相場を学ぶ場所。',
  paneLearnText: '日本株と米国株の取引を、実際のお金を使わずに練習できる模擬取引サービスです。',
  paneRefusalTitle: 'できない理由は、すべて説明します。',
  paneRefusalText: 'どの決まりか、あなたの値、いつからできるか。直し方も一緒に示します。',
  paneCostTitle: '費用は、押す前にすべて示します。',
  paneCostText: '実際のお金、口座、身分証が関わることは一切ありません。',
  exampleRefusal: '11/23（月）は勤労感謝の日です。入金・出金の受付はお休みです。',
  exampleHours: '受付時間',
  exampleHoursValue: '平日 9:30〜19:30',
  exampleNext: '次の受付',
  exampleNextValue: '11/24（火）9:30',
  examplePrice: '約定代金',
  examplePriceNote: '100株 × 2,846.0円',
  exampleFee: '買付手数料',
  exampleFeeNote: '20万円超 50万円以下は275円',
  exampleTotal: '支払いの合計',
  startTerms: '[利用規約]・[プライバシーポリシー]',
  register: '招待コードで登録',
  login: 'ログイン',
  lookAround: 'デモ会員で見てみる',
  continue: '続ける',

  loginTitle: 'ログイン',
  loginLead: '会員番号とパスワードを入力してください。',
  toRegister: '新規登録',
  account: '会員番号',
  accountNote: '10桁の数字',
  accountCount: '{{n}} / {{max}}',
  password: 'パスワード',
  agree: '[利用規約]と[プライバシーポリシー]に同意します',
  forgot: 'パスワードを忘れた場合',
  notReal: 'Kabuto は模擬取引です。実在の証券会社の口座番号やパスワードは入力しないでください。',
  sessionEnded: 'ログインの有効期限が切れました。もう一度ログインすると、元の画面に戻ります。',
  renewed: '新しいパスワードにしました。すべての端末でログアウトしています。新しいパスワードでログインしてください。',
  confirming: '確認中です。応答を調べています。二重に送ることはありません。',
} as const

declare module '../../words.ts' {
  interface Words {
    session: typeof ja
  }
}
