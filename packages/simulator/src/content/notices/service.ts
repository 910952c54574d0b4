import { hrefTo } from '@kabuto/domain/paths'
import { link, list, paragraph, table } from '../../rows/passages.ts'
import type { NoticeEntry } from '../../rows/content.ts'

/** About the app itself. */
export const serviceNotices: readonly NoticeEntry[] = [
  {
    id: 'price-colours',
    daysBefore: 3,
    at: '10:00',
    importance: 'normal',
    title: {
      ja: '値動きの色を選べるようになりました',
      en: 'You can choose the colours of prices',
      'zh-Hant': '現在可以選擇漲跌顏色',
    },
    body: {
      ja: [
        paragraph(
          '値上がりと値下がりの色を、設定で入れ替えられます。赤を値上がりとする日本の見方と、緑を値上がりとする海外の見方から選べます。',
        ),
        list(
          '色だけに頼らないよう、▲▼の記号と＋−の符号も必ず付けています。',
          '選んだ色は、チャートと板にも同じように使います。',
        ),
        link('設定を開く', hrefTo('settings')),
      ],
      en: [
        paragraph(
          'Settings lets you swap the colours of rising and falling prices: red for rising, as in Japan, or ' +
            'green for rising, as in many other places.',
        ),
        list(
          'No meaning hangs on colour alone: ▲▼ and a sign always stand beside it.',
          'Charts and order books use the same choice.',
        ),
        link('Open settings', hrefTo('settings')),
      ],
      'zh-Hant': [
        paragraph('可在設定中切換漲跌顏色：日本與台灣習慣的紅漲，或海外常見的綠漲。'),
        list('不只依靠顏色，一定同時標示▲▼與正負號。', '走勢圖與委託簿也會使用相同的顏色。'),
        link('開啟設定', hrefTo('settings')),
      ],
    },
  },
  {
    id: 'documents',
    daysBefore: 7,
    at: '10:00',
    importance: 'normal',
    title: {
      ja: '取引報告書を印刷し、CSVで書き出せます',
      en: 'Trade reports can be printed and exported as CSV',
      'zh-Hant': '交易報告書可列印並匯出為CSV',
    },
    body: {
      ja: [
        paragraph(
          '約定ごとの取引報告書と、入出金の受領書を、マイページから開けます。印刷と、表計算で開けるCSVの書き出しができます。',
        ),
        list(
          'すべての書類に「シミュレーション取引・実際のお金は動きません」の表示が入ります。',
          '税務の申告には使えません。実際の取引がないためです。',
        ),
        link('取引報告書を開く', hrefTo('documents')),
      ],
      en: [
        paragraph(
          'A report for each trade and a receipt for each deposit or withdrawal can be opened from your ' +
            'page, printed, and exported as CSV for a spreadsheet.',
        ),
        list(
          'Every document says that it is a simulation and that no real money moves.',
          'They are of no use for a tax return, as nothing was really traded.',
        ),
        link('Open trade reports', hrefTo('documents')),
      ],
      'zh-Hant': [
        paragraph('每筆成交的交易報告書與存款、提款收據，都能從「我的」開啟，並可列印或匯出為試算表可讀的CSV。'),
        list('所有文件都會標示「模擬交易，不會動用真實資金」。', '由於沒有真實交易，無法用於報稅。'),
        link('開啟交易報告書', hrefTo('documents')),
      ],
    },
  },
  {
    id: 'maintenance',
    daysBefore: 11,
    at: '10:00',
    importance: 'normal',
    title: {
      ja: 'メンテナンスで止まっている間の注文について',
      en: 'What happens to orders while the service is stopped',
      'zh-Hant': '維護停機期間的委託如何處理',
    },
    body: {
      ja: [
        paragraph(
          '決まった曜日のメンテナンスはありません。Kabuto を動かしているサーバーを止めたときだけ、画面を開けなくなります。',
        ),
        list(
          '止まっている間も、模擬時計は進みます。',
          '出してあった指値は、値段が届いた時刻に約定したものとして、再開したときに記帳します。止まっていたことで不利にはなりません。',
          '送ったあとに応答がなかった申請は、同じものを二重に受け付けません。',
        ),
      ],
      en: [
        paragraph('There is no weekly maintenance. Kabuto is only away while the server it runs on is stopped.'),
        list(
          'The simulated clock goes on meanwhile.',
          'A waiting limit order is booked, when the service is back, as filled at the moment its price was ' +
            'reached. The stop costs you nothing.',
          'A request that got no answer is never taken twice.',
        ),
      ],
      'zh-Hant': [
        paragraph('沒有固定星期幾的維護。只有執行 Kabuto 的伺服器停止時，畫面才會無法開啟。'),
        list(
          '停止期間模擬時鐘仍會前進。',
          '已送出的限價委託，會在恢復時以價格到達當下的時間成交入帳，不會因停機而吃虧。',
          '送出後未收到回應的申請，不會重複受理。',
        ),
      ],
    },
  },
  {
    id: 'languages',
    daysBefore: 13,
    at: '10:00',
    importance: 'normal',
    title: {
      ja: '日本語、英語、繁体字中国語で使えます',
      en: 'Japanese, English and Traditional Chinese',
      'zh-Hant': '提供日文、英文與繁體中文',
    },
    body: {
      ja: [
        paragraph(
          '表示の言語は、ログインの前でも後でも切り替えられます。金額の書き方も言語に合わせて変わり、金額そのものは変わりません。',
        ),
        table(['言語', '金額の書き方'], ['日本語', '1,284万円'], ['英語', '¥12.8M'], ['繁体字中国語', '1,284萬日圓']),
        link('言語を選ぶ', hrefTo('language')),
      ],
      en: [
        paragraph(
          'You can change the language before or after logging in. The way amounts are written follows it; ' +
            'the amounts themselves do not change.',
        ),
        table(
          ['Language', 'A large amount'],
          ['Japanese', '1,284万円'],
          ['English', '¥12.8M'],
          ['Traditional Chinese', '1,284萬日圓'],
        ),
        link('Choose a language', hrefTo('language')),
      ],
      'zh-Hant': [
        paragraph('登入前後都能切換顯示語言。金額的寫法會隨語言改變，金額本身不變。'),
        table(['語言', '金額寫法'], ['日文', '1,284万円'], ['英文', '¥12.8M'], ['繁體中文', '1,284萬日圓']),
        link('選擇語言', hrefTo('language')),
      ],
    },
  },
  {
    id: 'follow-no-mandate',
    daysBefore: 18,
    at: '10:00',
    importance: 'normal',
    title: {
      ja: 'フォローとAI運用は、実際の運用サービスではありません',
      en: 'Follow and AI portfolios are no real investment service',
      'zh-Hant': '跟單與AI投組並非真實的投資服務',
    },
    body: {
      ja: [
        paragraph(
          'フォローのリードトレーダーは架空の人物で、AI運用は決まった規則で銘柄を持つだけの模擬のモデルです。人も、学習する機械も、あなたのお金を動かしません。',
        ),
        list(
          '実際に他人の取引を自動で写す仕組みや、有料で売買を知らせる仕組みは、日本では国への登録が必要です。',
          '登録のない相手からの勧誘は、断ってください。',
          '最低金額は100,000円からで、いつでも終了できます。−10%に達すると自動で終了し、この割合は変更できます。',
        ),
        link('フォローの一覧を見る', hrefTo('follow')),
      ],
      en: [
        paragraph(
          'Lead traders are invented people, and an AI portfolio only holds stocks by a fixed rule. Neither ' +
            'a person nor a learning machine moves your money.',
        ),
        list(
          'In Japan, copying somebody’s trades for real, or selling signals, needs a registration with the state.',
          'Turn down anybody who offers it without one.',
          'You begin with 100,000 yen or more and can end at any time. At −10% it ends by itself; that share ' +
            'can be changed.',
        ),
        link('See lead traders', hrefTo('follow')),
      ],
      'zh-Hant': [
        paragraph(
          '跟單的領航交易員是虛構人物，AI 投組則只是依固定規則持股的模擬模型。沒有人，也沒有會學習的機器動用您的資金。',
        ),
        list(
          '在日本，真實的自動跟單或付費報牌服務都必須向主管機關登記。',
          '若有未登記者招攬，請予以拒絕。',
          '最低金額為100,000日圓起，隨時可以結束。達到−10%會自動結束，此比例可以變更。',
        ),
        link('查看跟單一覽', hrefTo('follow')),
      ],
    },
  },
  {
    id: 'simulated-clock',
    daysBefore: 48,
    at: '10:00',
    importance: 'normal',
    title: {
      ja: '模擬時計のしくみと、進め方',
      en: 'The simulated clock and how to turn it on',
      'zh-Hant': '模擬時鐘的原理與快轉方式',
    },
    body: {
      ja: [
        paragraph(
          '取引時間、受付時間、受渡し、抽選、審査は、すべて模擬時計で動きます。実際と同じ速さで進み、東京と米国の両方が閉まっている時間だけを飛ばします。',
        ),
        list(
          '設定の「模擬時計」から、15分後、次の受付、次の取引開始、次の受渡し、次の抽選まで進められます。',
          '戻すことはできません。',
          'ログインの期限と、両替レートの60秒は、実際の時刻で数えます。',
        ),
        link('模擬時計を開く', hrefTo('settings')),
      ],
      en: [
        paragraph(
          'Sessions, opening hours, settlement, draws and reviews all follow the simulated clock. It runs at ' +
            'real speed and leaves out only the hours in which Tokyo and New York are both closed.',
        ),
        list(
          'Under Settings it can be turned on: by 15 minutes, or to the next hours for deposits, opening, ' +
            'settlement or draw.',
          'It cannot be turned back.',
          'Your session and the 60 seconds of an exchange rate are counted in real time.',
        ),
        link('Open the simulated clock', hrefTo('settings')),
      ],
      'zh-Hant': [
        paragraph(
          '交易時間、受理時間、交割、抽籤與審核，全都依模擬時鐘運作。它以實際速度前進，只跳過東京與美國市場皆休市的時間。',
        ),
        list(
          '在設定的「模擬時鐘」中，可快轉15分鐘，或快轉至下次受理、開盤、交割或抽籤。',
          '無法倒轉。',
          '登入期限與換匯匯率的60秒，以實際時間計算。',
        ),
        link('開啟模擬時鐘', hrefTo('settings')),
      ],
    },
  },
]
