import { hrefTo } from '@kabuto/domain/paths'
import type { IntentEntry } from '../../rows/content.ts'

const funds = { label: { ja: '資産', en: 'Funds', 'zh-Hant': '資產' }, href: hrefTo('funds') }
const withdraw = { label: { ja: '出金', en: 'Withdraw', 'zh-Hant': '提款' }, href: hrefTo('withdraw') }
const deposit = { label: { ja: '入金', en: 'Deposit', 'zh-Hant': '存款' }, href: hrefTo('deposit') }

export const withdrawable: IntentEntry = {
  id: 'withdrawable',
  patterns: {
    ja: ['出金できない', '全額出金', '出金可能額', '引き出せない', 'なぜ出金', '一部しか出金', '引き出せません&お金'],
    en: [
      'cannot withdraw',
      'can not withdraw',
      "can't withdraw",
      'withdraw all',
      'withdrawable',
      'withdraw everything',
      'not withdraw all',
      'cannot&everything',
    ],
    'zh-Hant': ['不能提款', '無法提款', '全額提款', '可提款金額', '提不出來', '領不出來', '無法&提款'],
  },
  suggestion: {
    ja: 'なぜ全額出金できないのですか。',
    en: 'Why can I not withdraw all of it?',
    'zh-Hant': '為什麼不能全額提款？',
  },
  answer: {
    ja: 'いまの出金可能額は {{withdrawable}} です（ログインしていないときは「―」）。受渡し済みの現金から、拘束中の金額と借入残高を引いた額です。差し引いた金額の内訳を、出金の画面で1行ずつ開けます。',
    en:
      'You can withdraw {{withdrawable}} now (― when you are not logged in). It is the settled cash less what ' +
      'is held and what you owe. The withdrawal screen shows every line that was taken off.',
    'zh-Hant':
      '目前可提款金額為 {{withdrawable}}（未登入時顯示「―」）。即已交割現金扣除保留中金額與借款餘額。提款畫面可逐項查看扣除明細。',
  },
  links: [
    {
      label: { ja: '出金可能額の内訳', en: 'What was taken off', 'zh-Hant': '可提款金額明細' },
      href: hrefTo('withdraw'),
    },
  ],
}

export const withdrawal: IntentEntry = {
  id: 'withdrawal',
  patterns: {
    ja: [
      '出金',
      '引き出し',
      '引き出したい',
      '払い出し',
      '現金化',
      '出金の手数料',
      '出金手数料',
      '出金が却下',
      'お金を返して',
      '引き出す',
      '引き出し方',
    ],
    en: [
      'withdraw',
      'withdrawal',
      'cash out',
      'take money out',
      'payout',
      'withdrawal fee',
      'my money back',
      'withdrawal rejected',
      'money out',
    ],
    'zh-Hant': ['提款', '出金', '提領', '領錢', '提現', '提款手續費', '提款被駁回', '把錢領'],
  },
  suggestion: { ja: '出金の手順', en: 'How to withdraw', 'zh-Hant': '提款步驟' },
  answer: {
    ja:
      '出金は、金額、出金先の口座、資金パスワードの3つで申請します。1回1,000円から50,000,000円まで、手数料は0円です。約1分（模擬時刻）で結果が出て、それまでは取り消せます。' +
      '先に本人確認と口座の登録が必要です。',
    en:
      'A withdrawal takes three things: the amount, a bank account of yours and the fund password. It is 1,000 ' +
      'to 50,000,000 yen at a time, without a fee. It is decided in about a minute of simulated time and can ' +
      'be cancelled until then. Your identity and an account must be registered first.',
    'zh-Hant':
      '提款只需填寫金額、提款帳戶與資金密碼。單筆1,000至50,000,000日圓，免手續費。約1分鐘（模擬時間）即有結果，在此之前可以取消。需先完成實名驗證並登記帳戶。',
  },
  links: [withdraw, { label: { ja: '銀行口座', en: 'Bank accounts', 'zh-Hant': '銀行帳戶' }, href: hrefTo('cards') }],
}

/** Cash, what is held of it, and how it comes in. */
export const moneyIntents: readonly IntentEntry[] = [
  {
    id: 'balance',
    patterns: {
      ja: [
        '拘束',
        '拘束中',
        '使えないお金',
        '凍結された資金',
        '凍結資金',
        '買付余力',
        '残高',
        '総資産',
        'いくら買える',
        'お金がない',
        'お金が減',
      ],
      en: [
        'frozen funds',
        'frozen amount',
        'funds frozen',
        'money is held',
        'on hold',
        'reserved',
        'buying power',
        'balance',
        'total assets',
        'where is my money',
        'my money',
      ],
      'zh-Hant': [
        '保留中',
        '凍結金額',
        '凍結資金',
        '資金被凍結',
        '圈存',
        '可買進金額',
        '餘額',
        '總資產',
        '購買力',
        '我的錢',
        '錢不見',
      ],
    },
    suggestion: { ja: '拘束中の金額とは何ですか。', en: 'What are my frozen funds?', 'zh-Hant': '保留中金額是什麼？' },
    answer: {
      ja:
        '拘束中の金額は {{frozen}}、買付余力は {{available}}、円の現金は {{cash}}、総資産は {{total}} です（すべて模擬）。拘束中の金額は、買い注文、審査中の出金、' +
        '信用取引の証拠金のために取り置いている分で、取消や決済で戻ります。何のために、いつまでかは、資産の画面で1件ずつ確かめられます。',
      en:
        '{{frozen}} is held, you can buy with {{available}}, your cash is {{cash}} and your total {{total}}, ' +
        'all simulated. What is held stands by for buy orders, withdrawals in review and margin; it comes back ' +
        'when an order is cancelled or a position is closed. Funds shows each part, what it is for and until ' +
        'when.',
      'zh-Hant':
        '保留中金額為 {{frozen}}，可買進金額為 {{available}}，日圓現金為 {{cash}}，總資產為 {{total}}（皆為模擬）。保留中金額用於買單、' +
        '審核中的提款與融資保證金，取消委託或平倉後返還。資產畫面可逐筆查看用途與期限。',
    },
    links: [funds],
  },
  {
    id: 'deposit',
    patterns: {
      ja: ['入金', '振込', 'チャージ', 'お金を入れ', '入金できない', 'どこに振り込', '振り込み先'],
      en: ['deposit', 'top up my account', 'pay in', 'add money', 'recharge', 'where&transfer'],
      'zh-Hant': ['入金', '存款', '儲值', '匯款', '充值', '匯到哪', '把錢匯'],
    },
    suggestion: { ja: '入金の手順', en: 'How to deposit', 'zh-Hant': '存款步驟' },
    answer: {
      ja: '入金は模擬です。実際の振込はしないでください。入金の画面で方法と金額を選び、見本の明細画像を出すと、約1分（模擬時刻）で結果が出ます。1回1,000円から50,000,000円までです。',
      en:
        'A deposit is simulated; please do not make a real transfer. Choose a way and an amount on the deposit ' +
        'screen and send the sample slip. It is decided in about a minute of simulated time. 1,000 to ' +
        '50,000,000 yen at a time.',
      'zh-Hant':
        '存款為模擬，請勿真的匯款。在存款畫面選擇方式與金額，送出範例明細圖片後，約1分鐘（模擬時間）即有結果。單筆1,000至50,000,000日圓。',
    },
    links: [deposit],
  },
  {
    id: 'window',
    patterns: {
      ja: [
        '受付時間',
        '何時まで',
        '何時から',
        '土日',
        '祝日',
        '休日',
        '土日&入金',
        '土日&出金',
        '祝日&入金',
        '何時まで&入金',
      ],
      en: [
        'what time',
        'opening hours',
        'deposit window',
        'weekend',
        'holiday',
        'business hours',
        'weekends',
        'open&weekend',
        'open&weekends',
      ],
      'zh-Hant': ['受理時間', '幾點', '週末', '假日', '營業時間', '週末&存款', '週末&提款', '幾點&存款'],
    },
    suggestion: { ja: '入出金の受付時間', en: 'Deposit window: when is it open?', 'zh-Hant': '存款與提款的受理時間' },
    answer: {
      ja: '入金と出金の受付は、平日の9:30–19:30です。土日と祝日は休みます。いま、または次の受付：{{window}}（模擬時刻）。自動応答は時間に関係なく使えます。',
      en:
        'Deposits and withdrawals are taken on weekdays, 9:30–19:30, not on holidays. Now or next: {{window}}, ' +
        'simulated time. This automatic reply works at any time.',
      'zh-Hant':
        '存款與提款於平日9:30–19:30受理，週末與假日休息。目前或下次受理：{{window}}（模擬時間）。自動回覆不限時間皆可使用。',
    },
    links: [deposit, withdraw],
  },
  {
    id: 'settlement',
    patterns: {
      ja: ['受渡し', '受け渡し', '受渡日', 't+2', '売却代金', 'いつ出金できる'],
      en: ['settlement', 'settle', 't+2', 'proceeds', 'when will the money'],
      'zh-Hant': ['交割', 't+2', '賣出價金', '何時入帳', '款項何時'],
    },
    suggestion: { ja: '受渡しはいつですか。', en: 'When does a trade settle?', 'zh-Hant': '什麼時候交割？' },
    answer: {
      ja: '日本株の受渡しは約定日の2営業日後（T+2）です。売却の代金は、すぐ次の買付に使えますが、出金できるのは受渡しの日からです。米国株は現地の1営業日後にドルで受渡しをします。',
      en:
        'Japanese shares settle two business days after the trade (T+2). You can buy with the proceeds at once ' +
        'and withdraw them from the day of settlement. US shares settle one New York business day later, in ' +
        'dollars.',
      'zh-Hant':
        '日股於成交後第2個營業日（T+2）交割。賣出價金可立即用於買進，但要到交割日才能提款。美股於當地1個營業日後以美元交割。',
    },
    links: [{ label: { ja: '受渡しの予定', en: 'What is to settle', 'zh-Hant': '交割日程' }, href: hrefTo('funds') }],
  },
  {
    id: 'exchange',
    patterns: {
      ja: ['両替', '為替', 'ドル', 'スプレッド', '為替レート', 'レート'],
      en: ['exchange', 'currency', 'dollar', 'spread', 'fx rate', 'rate of the dollar'],
      'zh-Hant': ['換匯', '匯率', '美元', '匯差', '點差', '換美元'],
    },
    suggestion: { ja: '両替のレートと費用', en: 'Currency exchange: rate and cost', 'zh-Hant': '換匯匯率與費用' },
    answer: {
      ja: '円とドルを、仲値から片道0.25円の差で両替します。1,000ドルなら250円です。差は円の金額で先に示し、ほかの手数料はありません。レートは60秒間（実際の時刻）有効です。',
      en:
        'Yen and dollars are exchanged at 0.25 yen from the middle rate: 250 yen for 1,000 dollars. That ' +
        'difference is shown in yen beforehand, and there is no other fee. A rate is good for 60 seconds of ' +
        'real time.',
      'zh-Hant':
        '日圓與美元以中間價單邊加減0.25日圓換匯，1,000美元即250日圓。匯差會事先以日圓金額顯示，沒有其他手續費。匯率有效60秒（實際時間）。',
    },
    links: [{ label: { ja: '両替', en: 'Exchange', 'zh-Hant': '換匯' }, href: hrefTo('exchange') }],
  },
  {
    id: 'loan',
    patterns: {
      ja: ['借入', '借りたい', '返済', '信用枠', '利息', 'ローン', '借り'],
      en: ['loan', 'borrow', 'repay', 'credit limit', 'interest rate', 'credit top-up', 'pay back'],
      'zh-Hant': ['借款', '還款', '貸款', '信用額度', '利息', '借錢'],
    },
    suggestion: { ja: '借入の利率と返し方', en: 'A loan: interest and repaying', 'zh-Hant': '借款利率與還款方式' },
    answer: {
      ja:
        'いまの借入残高は {{owed}} です。利率は年15.0%の単利、期限は30日で、いつでも返せます。100,000円を30日借りると利息は1,232円です。期限を過ぎると新しい借入だけが止まり、' +
        '出金は止まりません。',
      en:
        'You owe {{owed}} now. Interest is 15.0% a year, simple, for 30 days; you can repay at any time. ' +
        '100,000 yen for 30 days cost 1,232 yen. When it is overdue only new loans stop, never a withdrawal.',
      'zh-Hant':
        '目前借款餘額為 {{owed}}。年利率15.0%（單利），期限30天，隨時可還。借100,000日圓30天，利息為1,232日圓。逾期只會停止新借款，不會停止提款。',
    },
    links: [{ label: { ja: '借入', en: 'Loans', 'zh-Hant': '借款' }, href: hrefTo('loans') }],
  },
  {
    id: 'credit-score',
    patterns: {
      ja: ['信用スコア', 'スコア', '信用点'],
      en: ['credit score', 'score', 'credit rating'],
      'zh-Hant': ['信用分', '信用評分', '分數'],
    },
    suggestion: { ja: '信用スコアとは何ですか。', en: 'What is the credit score?', 'zh-Hant': '信用評分是什麼？' },
    answer: {
      ja: '信用スコアは架空の数字で、100点満点で表示するだけです。点数が低くても出金は止まりません。「点数が足りないので出金できない。お金を払えば上がる」と言う相手は、詐欺です。',
      en:
        'The credit score is an invented number out of 100, shown and nothing more. A low score never stops a ' +
        'withdrawal. Whoever says that yours is too low to withdraw and can be raised with money is a fraud.',
      'zh-Hant':
        '信用評分是虛構的數字，僅以滿分100顯示。分數低也不會停止提款。若有人說「分數不足不能提款，付錢就能提高」，那就是詐騙。',
    },
    links: [
      { label: { ja: '借入と信用枠', en: 'Loans and limit', 'zh-Hant': '借款與信用額度' }, href: hrefTo('loans') },
    ],
  },
]
