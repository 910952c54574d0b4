import { type AdviceFor, pair } from './advice.ts'

export const inputs: AdviceFor<'入力'> = {
  AmountField: [
    pair(
      [
        '手で打つ金額に使い、単位と「全額」を枠の中に置く。',
        'Use it for amounts typed by hand, with the unit and “All” inside the box.',
        '用於手動輸入的金額，單位與「全額」放在框內。',
      ],
      [
        '刻みのある値段や株数に使わない。それは MoneyStepper と QuantityStepper。',
        'Do not use it for prices or quantities that move in steps: those have steppers.',
        '不要用於有級距的價格或股數，改用 MoneyStepper 與 QuantityStepper。',
      ],
      'fill-all',
    ),
  ],
  ChatComposer: [
    pair(
      [
        '残りの字数と、送れない理由を枠の下に出す。',
        'Show below the box the letters left and why it cannot be sent.',
        '在框下顯示剩餘字數與不能送出的理由。',
      ],
      [
        '変換を決める Enter で送らない。',
        'Do not send on the Enter that ends a conversion.',
        '不要在確認選字的 Enter 時送出。',
      ],
      'composing',
    ),
  ],
  Checkbox: [
    pair(
      [
        'はじめは外しておき、全文へのリンクを言葉の中に置く。',
        'Begin unticked, with a link to the whole text in its words.',
        '預設不勾選，並在文字中放全文連結。',
      ],
      ['先にチェックを付けておかない。', 'Never tick it for the member.', '不要預先勾選。'],
      'link-does-not-tick',
    ),
  ],
  Field: [
    pair(
      [
        '誤りは、何が違い、次にどうするかを、実際の数で枠の下に書く。',
        'Say below the box what is wrong and what to do, with the real number.',
        '在框下以實際數字說明錯在哪、如何修正。',
      ],
      [
        'ラベルの代わりに placeholder を使わない。label は必須。',
        'Do not let a placeholder stand in for the label, which is required.',
        '不要以 placeholder 取代標籤；label 為必填。',
      ],
      'failed',
    ),
    pair(
      [
        'RefusalCard が言うことは errorId で結び、枠では繰り返さない。',
        'Link what a RefusalCard says by errorId, and do not repeat it.',
        'RefusalCard 已說明的內容以 errorId 連結，不重複。',
      ],
      [
        'パスワードや金額をこの部品で受けない。専用の欄がある。',
        'Do not take passwords or amounts with it: they have fields of their own.',
        '不要用來輸入密碼或金額，另有專用欄位。',
      ],
    ),
  ],
  ImageUpload: [
    pair(
      [
        '送る前に小さくして印を付ける。消す道も残す。',
        'It makes the picture smaller and marks it before sending; leave the way to delete.',
        '送出前縮小並加標記，保留刪除的方式。',
      ],
      [
        '本物の書類を求めない。見本の画像を用意する。',
        'Do not ask for a real document: offer a sample picture.',
        '不要要求真實文件，請提供範例圖片。',
      ],
      'reencoded',
    ),
  ],
  MoneyStepper: [
    pair(
      [
        '呼値の刻みを step に渡し、範囲の端ではその側だけを止める。',
        'Give the tick as step; at a limit only that side stops.',
        '以升降單位作 step，到達界限時只停該側。',
      ],
      [
        '刻みのない金額に使わない。それは AmountField。',
        'Do not use it for amounts without a step: that is AmountField.',
        '沒有級距的金額不要使用，改用 AmountField。',
      ],
      'at-limit',
    ),
  ],
  NavSearch: [
    pair(
      [
        '探すことが用事の画面で、NavBar の代わりに使う。',
        'Use it in place of a NavBar where the screen is a search.',
        '以搜尋為主的畫面用它取代 NavBar。',
      ],
      ['NavBar の下にもう1本足さない。', 'Do not add it below a NavBar.', '不要加在 NavBar 下方。'],
      'playground',
    ),
  ],
  OptionCards: [
    pair(
      [
        'それぞれの意味と費用を、選ぶ前に見せる。',
        'Show what each means and costs before it is chosen.',
        '選擇前先顯示各自的意義與費用。',
      ],
      [
        '一語で足りる選択や、似たものの多い選択に使わない。',
        'Do not use it where a word is enough, or for many alike.',
        '一詞即可或選項眾多且相似時不要使用。',
      ],
      'examples',
    ),
  ],
  OrderTicket: [
    pair(
      [
        '手数料まで入れた総額を、OrderTicketBar にいつも出しておく。',
        'Keep the all-in amount in OrderTicketBar at all times.',
        '含手續費的總額始終顯示於 OrderTicketBar。',
      ],
      [
        '送れない理由を、ボタンを灰色にするだけで済ませない。',
        'Do not let a grey button be all that says why it cannot be sent.',
        '不能送出的理由不要只以灰色按鈕表示。',
      ],
      'blocked',
    ),
  ],
  OtpField: [
    pair(
      [
        '枠は6つでも入力は1つにし、電話の自動入力と貼り付けを通す。',
        'Six boxes but one input, so that phones fill it and pasting works.',
        '六格只用一個輸入，支援自動填入與貼上。',
      ],
      ['1けたずつ別の欄に分けない。', 'Do not split it into a field for each digit.', '不要拆成每位一個欄位。'],
      'paste',
    ),
  ],
  PasswordField: [
    pair(
      [
        '貼り付けを許し、目のボタンで見られるようにする。',
        'Allow pasting, and let the eye show it.',
        '允許貼上，並可用眼睛按鈕顯示。',
      ],
      [
        '打っている途中で誤りを出さない。送ったあとに言う。',
        'Do not show an error while it is typed: after sending only.',
        '輸入途中不要顯示錯誤，送出後再說明。',
      ],
      'paste',
    ),
  ],
  Picker: [
    pair(
      [
        '選べない行には disabledReason を付け、多ければ SearchedRows で探せるようにする。',
        'Give rows that cannot be chosen a disabledReason; where they are many, SearchedRows.',
        '不可選的列附 disabledReason，選項多時用 SearchedRows。',
      ],
      [
        '短い2〜4個に使わない。それは SegmentedTabs。',
        'Do not use it for two to four short choices: that is SegmentedTabs.',
        '二至四個短選項不要使用，改用 SegmentedTabs。',
      ],
      'searched',
    ),
  ],
  QuantityStepper: [
    pair(
      [
        '単元株数を lot に渡し、半端は離れるときに下の単元へ直して知らせる。',
        'Give the lot; what lies between is brought down on leaving, and it says so.',
        '以 lot 給定單位，離開時將零頭調低並告知。',
      ],
      ['会員に黙って数を増やさない。', 'Never round a quantity up in silence.', '不要默默增加數量。'],
      'off-lot',
    ),
  ],
  RuleTicks: [
    pair(
      [
        '入力中の欄のすぐ下に置き、満たした条件から順に印を付ける。',
        'Put it right below the field; each rule is ticked as soon as it is met.',
        '置於輸入欄正下方，符合即打勾。',
      ],
      [
        '満たさない条件を、打っている間から赤で責めない。',
        'Do not scold in red for a rule that is not met yet.',
        '尚未符合的條件不要以紅色責備。',
      ],
      'playground',
    ),
  ],
  Stepper: [
    pair(
      [
        '名のある3〜5段の進み具合を、横に並べて示す。',
        'Show side by side how far a few named steps have come.',
        '橫向顯示幾個有名稱步驟的進度。',
      ],
      [
        '説明の要る段や、段の多いものに使わない。それは Timeline。',
        'Do not use it for notes or many steps: that is a Timeline.',
        '需要說明或步驟多時不要使用，改用 Timeline。',
      ],
      'some-times',
    ),
  ],
  TextArea: [
    pair(
      [
        '理由や申し立てのような数行に使い、上限を limit に渡す。',
        'Use it for some lines, such as a reason or an appeal, with a limit.',
        '用於理由或申訴等多行文字，並給定 limit。',
      ],
      [
        '問い合わせの送信欄に使わない。それは ChatComposer。',
        'Do not use it to write a chat message: that is ChatComposer.',
        '不要用於聊天輸入，改用 ChatComposer。',
      ],
      'counted',
    ),
  ],
  useCheckedForm: [
    pair(
      [
        '決まりは domain の check に1度だけ書き、欄の誤りはそこから出す。',
        'Write the rule once, in the domain’s check, and show its refusals.',
        '規則只在 domain 的 check 寫一次，由此顯示錯誤。',
      ],
      [
        '画面の中で同じ条件をもう1度調べない。',
        'Do not check the same rule again in the screen.',
        '不要在畫面中重複檢查同一條件。',
      ],
      'after-leaving',
    ),
  ],
}
