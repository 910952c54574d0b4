import type { Differences } from './difference.ts'

/** Funds, deposits, exchange and loans. */
export const money: Differences = {
  'Screens/Funds/Funds': [
    {
      what: { ja: '題名が中央にある', en: 'The title stands in the middle', 'zh-Hant': '標題置中' },
      why: { ja: 'マイページと同じ', en: 'As on the member’s own page', 'zh-Hant': '與「我的」頁面相同' },
    },
    {
      what: {
        ja: '「円の現金」も一つの行になっている',
        en: 'Cash in yen is a row too',
        'zh-Hant': '「日圓現金」也是一列',
      },
      why: {
        ja: 'その計算式が、下の受渡しの予定で見るものになる',
        en: 'Its formula is what the settlement below is about',
        'zh-Hant': '它的算式正是下方交割日程所說明的內容',
      },
    },
    {
      what: {
        ja: '総資産の計算式を開く行はない',
        en: 'No row opens the formula of the total',
        'zh-Hant': '沒有可開啟總資產算式的列',
      },
      why: {
        ja: '内訳がすでにカードに並んでいる',
        en: 'Its lines stand in the card already',
        'zh-Hant': '明細已列在卡片中',
      },
    },
    {
      what: {
        ja: '内訳の円グラフに使い方の一言と表のボタンがあり、レートは米ドルの行に付く',
        en: 'The ring has a hint and a table button, and the rate stands at the line of dollars',
        'zh-Hant': '環形圖附有提示與表格按鈕，匯率標示在美元一列',
      },
      why: {
        ja: '部品集のとおり。レートを示す場所は一つにする',
        en: 'As in the kit; a rate has one place',
        'zh-Hant': '與元件庫相同；匯率只標示在一處',
      },
    },
    {
      what: { ja: '信用枠は一つの金額だけ', en: 'The credit limit is one figure', 'zh-Hant': '信用額度只有一個金額' },
      why: {
        ja: '帳簿に「初回」と「追加」の区別がない',
        en: 'The books hold no first and added part',
        'zh-Hant': '帳簿中沒有「初次」與「追加」之分',
      },
    },
    {
      what: {
        ja: 'T+0 から T+2 は、丸を付けずに行で示す',
        en: 'T+0 to T+2 stand in lines, without dots',
        'zh-Hant': 'T+0至T+2以列表示，不加圓點',
      },
      why: {
        ja: '「今日」「T+1」「T+2」の言葉で順番が分かる。丸を付けるなら、その意味も要る',
        en: 'The words today, T+1 and T+2 say the order; a dot would need a meaning',
        'zh-Hant': '「今天」「T+1」「T+2」已說明順序；加上圓點就必須另有含義',
      },
    },
    {
      what: {
        ja: '記録は3種類で、それぞれ状態で絞り込める。件数は出さない',
        en: 'Three kinds of records, each filtered by state, without counts',
        'zh-Hant': '紀錄分三類，各可依狀態篩選，不顯示件數',
      },
      why: {
        ja: 'screens.md §5 のとおり。件数を出すには、一覧を全部読む必要がある',
        en: 'screens.md §5; counts need the whole list',
        'zh-Hant': '依 screens.md §5；要顯示件數必須讀取整份列表',
      },
    },
    {
      what: {
        ja: '内訳の円グラフの下に、90日の推移の線がある',
        en: 'The line of 90 days stands below the ring',
        'zh-Hant': '環形圖下方有90天的走勢線',
      },
      why: {
        ja: 'screens.md §5 が推移を求めている。モックの「analytics」の絵は、後の課題のもの',
        en: 'screens.md §5 asks for the history; the mock “analytics” is for a later issue',
        'zh-Hant': 'screens.md §5 要求顯示走勢；設計稿「analytics」屬於後續課題',
      },
    },
    {
      what: {
        ja: '記録の終わりは「もっと見る」と CSV。全件の画面への道はない',
        en: 'The records end in “もっと見る” (more) and a CSV; there is no way to a page of all',
        'zh-Hant': '紀錄末尾為「もっと見る」（顯示更多）與 CSV，沒有通往全部紀錄的頁面',
      },
      why: {
        ja: '続きを読み込めば、すべてここに並ぶ',
        en: 'They are all here, page by page',
        'zh-Hant': '逐頁載入後，全部都在這裡',
      },
    },
  ],
  'Screens/Funds/Deposit': [
    {
      what: {
        ja: '「受付中」ではなく「入金を受付中」',
        en: '“入金を受付中” (taking deposits) instead of “受付中” (open)',
        'zh-Hant': '以「入金を受付中」（存款受理中）取代「受付中」（受理中）',
      },
      why: {
        ja: '何の受付かが、その言葉だけで分かる',
        en: 'The words alone say what it is that is open',
        'zh-Hant': '光看文字就知道受理的是什麼',
      },
    },
    {
      what: {
        ja: '入金方法は口座のカードの中にあり、「変える」で選び直せる',
        en: 'The method stands in the account’s card, with “変える” (change)',
        'zh-Hant': '存款方式列在帳戶卡片中，可由「変える」（變更）重新選擇',
      },
      why: {
        ja: '入金方法は2つある。モックは1つしか知らない',
        en: 'There are two methods; the mock knows one',
        'zh-Hant': '存款方式有兩種，設計稿只畫了一種',
      },
    },
    {
      what: {
        ja: '振込明細の欄は一つ。見本か、差し替えた画像が入る',
        en: 'One box for the slip: the sample, or a picture in its place',
        'zh-Hant': '匯款明細只有一個欄位，放範例或替換後的圖片',
      },
      why: {
        ja: '部品集の ImageUpload による。モックの2つの欄は同じことを2回言う',
        en: 'The kit’s ImageUpload; the mock’s two boxes say the same thing twice',
        'zh-Hant': '依元件庫的 ImageUpload；設計稿的兩個欄位重複同一件事',
      },
    },
    {
      what: { ja: '金額の候補はチップ', en: 'The suggested amounts are chips', 'zh-Hant': '建議金額以選項鈕呈現' },
      why: {
        ja: '部品集の切り替えを使う。モックのボタンでは、選ばれていることが読み上げで伝わらない',
        en: 'They are the kit’s toggles; the mock’s buttons tell a screen reader nothing of what is chosen',
        'zh-Hant': '使用元件庫的切換鈕；設計稿的按鈕無法讓螢幕報讀軟體得知已選取',
      },
    },
    {
      what: {
        ja: '口座を表示した時刻と、口座が変わらない理由を示す',
        en: 'The time at which the account is shown, and why it never changes',
        'zh-Hant': '標示帳戶顯示的時間，以及帳戶不會改變的原因',
      },
      why: { ja: 'screens.md §5 のとおり', en: 'screens.md §5', 'zh-Hant': '依 screens.md §5' },
    },
    {
      what: {
        ja: '振込明細の下に、手数料、審査の目安、だれが決めるかを示す',
        en: 'Fee, review and who decides stand below the slip',
        'zh-Hant': '匯款明細下方列出手續費、審核時間與由誰決定',
      },
      why: {
        ja: '費用はすべて、押す前に示す',
        en: 'Every cost is told before the press',
        'zh-Hant': '所有費用都在送出前說明',
      },
    },
    {
      what: {
        ja: '出金が止められていることを、入金の画面でも知らせる',
        en: 'A block on withdrawals is told here',
        'zh-Hant': '提款遭停用時，存款畫面也會說明',
      },
      why: {
        ja: '出金できないと知らずに入金する人を出さない',
        en: 'Nobody pays in without knowing that it cannot be taken out',
        'zh-Hant': '避免有人在不知道無法提款的情況下存款',
      },
    },
  ],
  'Screens/Funds/Exchange': [
    {
      what: {
        ja: '両替の向きは、2つの選択欄ではなく2つのタブで選ぶ',
        en: 'Two tabs for the direction instead of two pickers',
        'zh-Hant': '換匯方向以兩個分頁選擇，而非兩個選單',
      },
      why: {
        ja: '通貨は2つしかない。向きを変えると、受け取るはずだった額が支払う額になる',
        en: 'There are two currencies; turned round, what would have been received is what is paid',
        'zh-Hant': '只有兩種貨幣；切換方向後，原本要收到的金額就成為支付金額',
      },
    },
    {
      what: {
        ja: 'レートの期限を時刻で示さない',
        en: 'No clock time for the end of a rate',
        'zh-Hant': '不以時刻標示匯率的有效期限',
      },
      why: {
        ja: '45秒ごとに自動で新しくなる。時刻を出すと、入力のそばで期限が迫って見える',
        en: 'It is renewed by itself every 45 seconds; a time would run out beside what one types',
        'zh-Hant': '匯率每45秒自動更新；標示時刻會讓人在輸入時感到期限逼近',
      },
    },
    {
      what: {
        ja: '確認のシートで、両替の前と後の金額を比べる',
        en: 'The confirm sheet compares before and after',
        'zh-Hant': '確認面板比較換匯前後的金額',
      },
      why: {
        ja: '部品集の CompareBeforeAfter による。その間にレートが動いたら、印を付けて確認し直す',
        en: 'The kit’s CompareBeforeAfter; a rate that moved meanwhile is marked and confirmed anew',
        'zh-Hant': '使用元件庫的 CompareBeforeAfter；匯率若在此期間變動，會加上標示並重新確認',
      },
    },
  ],
  'Screens/Loans/Loans': [
    {
      what: {
        ja: '題名は「借入」で、説明の印はない',
        en: 'The title is “借入” (loans), without a sign for information',
        'zh-Hant': '標題為「借入」（借款），沒有說明圖示',
      },
      why: {
        ja: 'そのアドレスの題名（decisions §3）。説明は各行に書いてある',
        en: 'It is the title of the address (decisions §3); each line explains itself',
        'zh-Hant': '即該網址的標題（decisions §3）；各列本身已有說明',
      },
    },
    {
      what: {
        ja: '信用スコアは棒の下に、説明と合わせて1行で示す',
        en: 'The score stands below the bar, in one line with its explanation',
        'zh-Hant': '信用評分在橫條下方，連同說明共一行',
      },
      why: {
        ja: 'スコアは架空で、ここでは何も決めない',
        en: 'It is invented and decides nothing here',
        'zh-Hant': '評分為虛構，在此不影響任何結果',
      },
    },
    {
      what: {
        ja: '返済も、それぞれ一つの行になる',
        en: 'Repayments are rows of their own',
        'zh-Hant': '每筆還款各為一列',
      },
      why: {
        ja: '返済は、元本と利息の内訳を持つ一つの記録',
        en: 'Each is a record with its parts, principal and interest',
        'zh-Hant': '每筆還款都是一份紀錄，含本金與利息',
      },
    },
    {
      what: {
        ja: '古い記録はボタンで読み込む',
        en: 'Older records come by a button',
        'zh-Hant': '較早的紀錄以按鈕載入',
      },
      why: {
        ja: '画面の終わりはフォームの帯。ボタンなら、その下の記録にも届き、印刷もできる',
        en: 'The page ends at its form’s bar; so what is below can be reached and printed',
        'zh-Hant': '頁面末尾是表單的操作列；用按鈕載入，下方的紀錄仍可瀏覽並列印',
      },
    },
  ],
}
