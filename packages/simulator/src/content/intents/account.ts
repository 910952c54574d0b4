import { hrefTo } from '@kabuto/domain/paths'
import type { IntentEntry } from '../../rows/content.ts'

const settings = { label: { ja: '設定', en: 'Settings', 'zh-Hant': '設定' }, href: hrefTo('settings') }
const about = { label: { ja: 'Kabuto について', en: 'About Kabuto', 'zh-Hant': '關於 Kabuto' }, href: hrefTo('about') }

export const documents: IntentEntry = {
  id: 'documents',
  patterns: {
    ja: ['取引報告書', '報告書', 'csv', '書き出し', '印刷', '明細', '領収書'],
    en: ['trade report', 'statement', 'csv', 'export', 'print', 'receipt', 'documents'],
    'zh-Hant': ['交易報告', '報告書', 'csv', '匯出', '列印', '收據', '對帳單'],
  },
  suggestion: { ja: '取引報告書', en: 'Trade reports', 'zh-Hant': '交易報告書' },
  answer: {
    ja: '約定ごとの取引報告書と入出金の受領書を開き、印刷またはCSVで書き出せます。どれにも「シミュレーション取引」の表示が入り、税務や証明には使えません。',
    en:
      'Reports of each trade and receipts of each payment can be opened, printed and exported as CSV. All are ' +
      'marked as a simulation and prove nothing to anybody.',
    'zh-Hant':
      '可開啟每筆成交的交易報告書與存款、提款收據，並列印或匯出CSV。所有文件都標示「模擬交易」，不能用於報稅或證明。',
  },
  links: [{ label: { ja: '取引報告書', en: 'Trade reports', 'zh-Hant': '交易報告書' }, href: hrefTo('documents') }],
}

/** The member, the app, and what all of it is. */
export const accountIntents: readonly IntentEntry[] = [
  {
    id: 'real-money',
    patterns: {
      ja: ['本物', '本当のお金', '実際のお金', '模擬', 'シミュレーション', '練習'],
      en: ['real money', 'is this real', 'simulation', 'simulated', 'practice', 'demo'],
      'zh-Hant': ['真的錢', '真實資金', '模擬', '練習', '是真的嗎'],
    },
    suggestion: { ja: 'これは実際のお金ですか。', en: 'Is this real money?', 'zh-Hant': '這是真的錢嗎？' },
    answer: {
      ja: 'いいえ。お金、口座、会社、株価はすべて架空で、実際のお金は動きません。増えても引き出せず、減っても失うものはありません。練習のための模擬取引です。',
      en:
        'No. Money, accounts, companies and prices are all invented and no real money moves. What grows cannot ' +
        'be paid out, and what falls costs you nothing. It is for practice.',
      'zh-Hant':
        '不是。資金、帳戶、公司與股價全為虛構，不會動用真實資金。賺了無法領出，虧了也不會有實際損失。這是供練習的模擬交易。',
    },
    links: [about],
  },
  {
    id: 'fraud',
    patterns: {
      ja: ['詐欺', 'だまされ', '怪しい', '保証金を払', '先に振り込', '振り込め', '被害'],
      en: ['fraud', 'scam', 'suspicious', 'pay first', 'was cheated', 'asked me to pay'],
      'zh-Hant': ['詐騙', '被騙', '可疑', '先匯款', '要我付錢', '受害'],
    },
    suggestion: { ja: '詐欺かもしれません。', en: 'I fear that it is a fraud', 'zh-Hant': '我擔心這是詐騙' },
    answer: {
      ja: '出金の前にお金を振り込ませる会社はありません。税金、保証金、手数料、点数のどの名目でも同じです。振り込まず、すでに払ったときは、振込先の銀行と警察にすぐ相談してください。自動応答では被害の相談を受けられません。',
      en:
        'No honest company makes you pay before it lets you withdraw, whether it is called tax, guarantee, fee ' +
        'or score. Do not pay. If you have, speak to the bank you paid into and to the police at once. I ' +
        'cannot take up a case here.',
      'zh-Hant':
        '沒有正當公司會要求先匯款才能提款，不論名目是稅金、保證金、手續費或信用評分。請勿匯款；若已付款，請立即聯絡收款銀行並報警。自動回覆無法受理被害諮詢。',
    },
    links: [
      {
        label: { ja: '詐欺についてのお知らせ', en: 'The notice about fraud', 'zh-Hant': '關於詐騙的公告' },
        href: hrefTo('notice', { id: 'fraud-warning' }),
      },
    ],
  },
  {
    id: 'identity',
    patterns: {
      ja: ['本人確認', '身分証', '審査', '差し戻し', '確認書類'],
      en: ['identity', 'verify my identity', 'id card', 'real name', 'verification', 'verified'],
      'zh-Hant': ['實名驗證', '身分驗證', '證件', '審核', '退件'],
    },
    suggestion: { ja: '本人確認の方法', en: 'How do I verify my identity?', 'zh-Hant': '如何完成實名驗證？' },
    answer: {
      ja: '本人確認は、名前、0000で始まる架空の番号、表と裏の見本画像で申請します。約1分（模擬時刻）で結果が出て、差し戻しには理由があります。実在の身分証は使わないでください。画像は審査のあとに削除します。',
      en:
        'It takes a name, an invented number beginning with 0000, and the sample pictures of front and back. ' +
        'It is decided in about a minute of simulated time; a rejection says why. Please use no real card. ' +
        'Pictures are deleted after the review.',
      'zh-Hant':
        '實名驗證需填姓名、以0000開頭的虛構號碼，以及正反面範例圖片。約1分鐘（模擬時間）有結果，退件會說明原因。請勿使用真實證件。圖片於審核後刪除。',
    },
    links: [{ label: { ja: '本人確認', en: 'Identity check', 'zh-Hant': '實名驗證' }, href: hrefTo('identity') }],
  },
  {
    id: 'cards',
    patterns: {
      ja: [
        '銀行口座',
        '口座の追加',
        '口座を登録',
        'カード',
        '名義',
        '登録解除',
        'ゆうちょ',
        '出金先',
        '口座&変更',
        '口座&変え',
      ],
      en: ['bank account', 'bank card', 'add an account', 'card', 'account holder', 'unbind', 'bank&account'],
      'zh-Hant': ['銀行帳戶', '銀行卡', '新增帳戶', '綁定', '戶名', '解除登記', '銀行&帳戶'],
    },
    suggestion: { ja: '銀行口座の登録方法', en: 'How to add a bank account', 'zh-Hant': '如何登記銀行帳戶？' },
    answer: {
      ja: '登録できるのは、架空の10の銀行（コード9990–9999）だけです。実在の口座は登録できません。名義は、本人確認をした氏名のカナと一致させてください。解除には資金パスワードを使います。',
      en:
        'Only the ten invented banks, codes 9990–9999, can be registered; a real account is refused. The ' +
        'holder must be the name that was verified. Removing an account takes the fund password.',
      'zh-Hant':
        '只能登記10家虛構銀行（代碼9990–9999），無法登記真實帳戶。戶名須與實名驗證的姓名讀音一致。解除登記時需使用資金密碼。',
    },
    links: [{ label: { ja: '銀行口座', en: 'Bank accounts', 'zh-Hant': '銀行帳戶' }, href: hrefTo('cards') }],
  },
  {
    id: 'login',
    patterns: {
      ja: [
        'ログインできない',
        'ログインパスワード',
        'パスワード',
        'パスワードを忘れ',
        'ログイン中の端末',
        '端末',
        'ログアウト',
        'アカウント&ロック',
        'ログイン&ロック',
        'パスワード&ロック',
        'サインイン',
        'アカウント&入れない',
        'ログイン&入れない',
      ],
      en: [
        'log in',
        'login',
        'password',
        'forgot my password',
        'devices',
        'logged in',
        'log out',
        'account&locked',
        'locked out',
        'password&locked',
        'sign in',
        'signing in',
        'log on',
      ],
      'zh-Hant': [
        '登入',
        '登入密碼',
        '密碼',
        '忘記密碼',
        '裝置',
        '登出',
        '帳號&鎖',
        '帳戶&鎖',
        '登入&鎖',
        '登不進',
        '密碼&鎖',
      ],
    },
    suggestion: { ja: 'ログインパスワードを変えたい', en: 'Change my login password', 'zh-Hant': '我想變更登入密碼' },
    answer: {
      ja:
        'ログインパスワードは8〜16文字で、英字と数字を両方使います。5回続けて間違えると15分止まります。忘れたときは、ログイン画面から6桁の確認コード（模擬SMS）で変えられます。' +
        'ログイン中の端末は設定で確かめ、終了できます。ここには書かないでください。',
      en:
        'A login password has 8 to 16 characters, with a letter and a digit. After 5 wrong tries it rests for ' +
        '15 minutes. If you forgot it, the login screen sends a six-digit code by simulated SMS. Settings ' +
        'lists the devices that are logged in and can end each. Never type it here.',
      'zh-Hant':
        '登入密碼為8至16個字元，須含英文字母與數字。連續錯誤5次將停用15分鐘。忘記時，可在登入畫面以6位驗證碼（模擬簡訊）重設。登入中的裝置可在設定查看並結束。請勿在此輸入密碼。',
    },
    links: [
      {
        label: { ja: 'ログインパスワードの変更', en: 'Change the login password', 'zh-Hant': '變更登入密碼' },
        href: hrefTo('loginPassword'),
      },
      settings,
    ],
  },
  {
    id: 'fund-password',
    patterns: {
      ja: ['資金パスワード', '資金パスワードを忘れ', '出金のパスワード', '取引パスワード', '暗証番号'],
      en: ['fund password', 'withdrawal password', 'trading password', 'pin code'],
      'zh-Hant': ['資金密碼', '提款密碼', '交易密碼'],
    },
    suggestion: { ja: '資金パスワードを忘れました', en: 'I forgot the fund password', 'zh-Hant': '我忘記資金密碼了' },
    answer: {
      ja: '資金パスワードは7〜11桁の数字で、同じ数字だけのものと続き番号は使えません。忘れたときは、ログインパスワードで設定し直せます。5回続けて間違えると15分止まり、終わる時刻を示します。ここには書かないでください。',
      en:
        'A fund password has 7 to 11 digits, not one repeated and no run. If you forgot it, set a new one with ' +
        'your login password. After 5 wrong tries it rests for 15 minutes and says until when. Never type it ' +
        'here.',
      'zh-Hant':
        '資金密碼為7至11位數字，不可為同一數字重複或連續數字。忘記時可用登入密碼重新設定。連續錯誤5次將停用15分鐘並顯示恢復時間。請勿在此輸入。',
    },
    links: [
      {
        label: { ja: '資金パスワードの設定', en: 'Set the fund password', 'zh-Hant': '設定資金密碼' },
        href: hrefTo('fundPassword'),
      },
    ],
  },
  {
    id: 'display',
    patterns: {
      ja: [
        '言語',
        '英語',
        '中国語',
        '値動きの色',
        '赤と緑',
        '文字の大きさ',
        '文字が小さい',
        'ダークモード',
        '色を変え',
        '英語にし',
        '文字を大き',
        '日本語にし',
        '文字が小さ',
        '画面&暗',
        '文字&大き',
        '文字&小さ',
      ],
      en: [
        'language',
        'in japanese',
        'price colour',
        'price color',
        'red and green',
        'text size',
        'font size',
        'dark mode',
        'in english',
        'to english',
        'to chinese',
        'dark theme',
        'too small',
        'bigger text',
        'larger text',
      ],
      'zh-Hant': [
        '語言',
        '英文',
        '日文',
        '漲跌顏色',
        '紅漲',
        '文字大小',
        '字太小',
        '深色模式',
        '中文',
        '字體',
        '改語言',
        '字&大',
        '字&小',
      ],
    },
    suggestion: {
      ja: '言語、値動きの色、文字の大きさを変えたい',
      en: 'Change language, price colours or text size',
      'zh-Hant': '變更語言、漲跌顏色或文字大小',
    },
    answer: {
      ja: '日本語、英語、繁体字中国語を「言語」で、値上がりを赤にするか緑にするか、文字の大きさ、明るい画面と暗い画面を「設定」で選べます。ログインの前でも言語は変えられます。',
      en:
        'Choose Japanese, English or Traditional Chinese under Language, also before logging in. Settings has ' +
        'red or green for rising prices, the text size, and the light and dark themes.',
      'zh-Hant':
        '日文、英文與繁體中文可在「語言」切換（登入前亦可）；紅漲或綠漲、文字大小、淺色或深色外觀可在「設定」選擇。',
    },
    links: [{ label: { ja: '言語', en: 'Language', 'zh-Hant': '語言' }, href: hrefTo('language') }, settings],
  },
  {
    id: 'clock',
    patterns: {
      ja: ['模擬時計', '模擬時刻', '時計', '時間を進め', '時刻が違う'],
      en: ['clock', 'simulated clock', 'simulated time', 'advance time', 'wrong time', 'time is different'],
      'zh-Hant': ['模擬時鐘', '模擬時間', '時鐘', '快轉', '時間不對'],
    },
    suggestion: {
      ja: '模擬時計を進めるには',
      en: 'How do I turn the simulated clock?',
      'zh-Hant': '如何快轉模擬時鐘？',
    },
    answer: {
      ja: '市場の時刻は模擬時計で動き、スマートフォンの時計とは違うことがあります。設定の「模擬時計」で、15分後、次の受付、次の取引開始、次の受渡し、次の抽選まで進められます。戻すことはできません。',
      en:
        'The market follows a simulated clock that may differ from your phone’s. Settings can turn it by 15 ' +
        'minutes or to the next deposit window, opening, settlement or draw, never back.',
      'zh-Hant':
        '市場時間依模擬時鐘運作，可能與手機時間不同。在設定的「模擬時鐘」可快轉15分鐘，或至下次受理、開盤、交割、抽籤，但無法倒轉。',
    },
    links: [settings],
  },
  {
    id: 'reset',
    patterns: {
      ja: ['やり直し', 'リセット', '最初から', '初期化', '退会', 'データを消', 'アカウント&削除', 'アカウント&消'],
      en: ['reset', 'start over', 'start again', 'delete my account', 'fresh start', 'delete&account'],
      'zh-Hant': ['重設', '重新開始', '重來', '初始化', '刪除帳號'],
    },
    suggestion: { ja: '最初からやり直したい', en: 'Start over from the beginning', 'zh-Hant': '我想重新開始' },
    answer: {
      ja: '設定の「模擬のやり直し」で、10,000,000円の模擬資金から始め直せます。いままでの記録は保管されます。取引中、大きな損失など、別の状態から始めることもできます。',
      en:
        'Settings → “Start over” begins anew with 10,000,000 yen of simulated money; what was before is kept ' +
        'in the archive. You can also begin from another state, such as a large loss.',
      'zh-Hant':
        '在設定的「重新開始模擬」，可從10,000,000日圓的模擬資金重新開始，先前的紀錄會保存。也可以選擇從其他狀態（例如大幅虧損）開始。',
    },
    links: [settings],
  },
  {
    id: 'invite',
    patterns: {
      ja: ['招待コード', '招待', '登録したい', '新規登録', '紹介', '電話番号'],
      en: ['invitation code', 'invite code', 'invitation', 'register', 'sign up', 'referral', 'phone number'],
      'zh-Hant': ['邀請碼', '邀請', '註冊', '推薦碼', '電話號碼', '手機號碼'],
    },
    suggestion: {
      ja: '招待コードはどこにありますか。',
      en: 'Where do I get an invitation code?',
      'zh-Hant': '邀請碼在哪裡？',
    },
    answer: {
      ja: '公開の招待コードは KABUTO と DESIGN です。会員それぞれのコードもあり、マイページで写せます。招待しても報酬はありません。電話番号は本物でなくてよく、10桁の番号を作るボタンがあります。',
      en:
        'The public invitation codes are KABUTO and DESIGN. Every member has one as well, to copy from their ' +
        'page. There is no reward. No real phone number is needed: a button makes ten digits for you.',
      'zh-Hant':
        '公開的邀請碼為 KABUTO 與 DESIGN。每位會員也有自己的邀請碼，可在「我的」複製。邀請沒有任何獎勵。不需要真實電話號碼，可用按鈕產生10位數字。',
    },
    links: [{ label: { ja: '新規登録', en: 'Register', 'zh-Hant': '註冊' }, href: hrefTo('register') }],
  },
  {
    id: 'appeal',
    patterns: {
      ja: [
        '凍結',
        '口座が凍結',
        '制限された',
        '利用停止',
        '異議',
        '解除して',
        '取引&制限',
        '取引&停止され',
        'アカウント&凍結',
        '口座&凍結',
      ],
      en: [
        'account frozen',
        'my account is frozen',
        'blocked',
        'banned',
        'appeal',
        'barred',
        'account&frozen',
        'froze',
        'account&blocked',
      ],
      'zh-Hant': ['帳戶凍結', '帳戶被凍結', '被限制', '停權', '申訴', '解除凍結', '帳戶&凍結', '帳號&凍結'],
    },
    suggestion: { ja: '口座が凍結されました', en: 'My account is frozen', 'zh-Hant': '我的帳戶被凍結了' },
    answer: {
      ja:
        '凍結や制限の理由と、いつからかは、ホームと断られたときのカードに示しています。自動応答では解除できません。凍結中も、閲覧、書き出し、注文の取消、受渡し済みの現金の出金はできます。設定の「模擬のやり直し」' +
        'で、新しい状態から始めることもできます。',
      en:
        'Home and the refusal card say why an account is blocked and since when. This automatic reply cannot ' +
        'lift it. While frozen you can still read, export, cancel orders and withdraw settled cash. You can ' +
        'also start over under Settings.',
      'zh-Hant':
        '凍結或限制的原因與起始時間，顯示於首頁與被拒絕時的卡片。自動回覆無法解除。凍結期間仍可瀏覽、匯出、取消委託，以及提領已交割的現金。也可在設定中重新開始模擬。',
    },
    links: [{ label: { ja: '出金', en: 'Withdraw', 'zh-Hant': '提款' }, href: hrefTo('withdraw') }, settings],
  },
]
