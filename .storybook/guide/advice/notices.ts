import { type AdviceFor, pair } from './advice.ts'

export const notices: AdviceFor<'知らせ'> = {
  Banner: [
    pair(
      [
        'しばらく画面全体に当てはまることを、画面の上に1本置く。',
        'One at the top, for what holds for the whole screen for a while.',
        '在畫面上方放一條，說明暫時適用整個畫面的事。',
      ],
      [
        '入力のお断りや、送った結果に使わない。',
        'Do not use it for refused input or for a result.',
        '不要用於輸入被拒或送出結果。',
      ],
      'with-action',
    ),
  ],
  ChatBubble: [
    pair(
      [
        '機械の返事は、時刻の前に「自動応答」と書く。',
        'Say before the time that it is a machine that answers.',
        '機器回覆在時間前標示「自動回覆」。',
      ],
      [
        '届かなかった伝言を黙って消さない。再送の道を出す。',
        'Do not drop a message that was not sent: offer to send it again.',
        '未送出的訊息不要默默消失，提供重送。',
      ],
      'failed',
    ),
  ],
  EmptyState: [
    pair(
      [
        '何がここに入るのか、どう変えれば出るのかを書き、操作は1つまで。',
        'Say what will be here or what to change, with one action at most.',
        '寫明這裡會有什麼、如何改變，操作最多一個。',
      ],
      [
        '失敗を「ありません」と言わない。それは ErrorState。',
        'Do not call a failure “nothing here”: that is ErrorState.',
        '不要把失敗說成「沒有」，改用 ErrorState。',
      ],
      'no-result',
    ),
  ],
  ErrorState: [
    pair(
      [
        '何が出せないかと次にすることを書き、受付番号と再試行を添える。',
        'Say what is missing and what to do next, with the code and a retry.',
        '寫明無法顯示什麼與下一步，附受理編號與重試。',
      ],
      [
        '「エラー」だけで終わらせない。コードの名前も見せない。',
        'Do not leave it at “Error”, nor show a code’s name.',
        '不要只寫「錯誤」，也不要顯示程式名稱。',
      ],
      'playground',
    ),
  ],
  RefusalCard: [
    pair(
      [
        '決まりを1文で言い、あなたの値、範囲、直す操作を1つ添える。',
        'State the rule in one sentence, with your value, the range and one fix.',
        '一句說明規則，附您的數值、範圍與一個修正操作。',
      ],
      [
        '同じ文を欄の下で繰り返さない。欄は印とリンクだけにする。',
        'Do not repeat its sentence below the field: mark and link the field.',
        '不要在欄位下重複，欄位只標記並連結。',
      ],
      'sums',
    ),
    pair(
      [
        '時が来れば開くことは progress、先にすることがあれば info を選ぶ。',
        'Choose progress where time opens it, info where something comes first.',
        '時間到即開放用 progress，需先辦理用 info。',
      ],
      ['会員を責める言葉や「！」を使わない。', 'No blame and no exclamation mark.', '不要責備會員，也不用「！」。'],
      'later-open',
    ),
  ],
  SimBar: [
    pair(
      [
        'どの画面でも、いちばん上に出したままにする。',
        'Keep it at the very top of every screen.',
        '每個畫面最上方始終顯示。',
      ],
      [
        '閉じる、色を変える、隠す道を作らない。props はひとつもない。',
        'Give no way to close, recolour or hide it: it takes no props.',
        '不要提供關閉、變色或隱藏；沒有任何屬性。',
      ],
      'playground',
    ),
  ],
  Skeleton: [
    pair(
      [
        '出来上がりの行と同じ形にして、届いても何も動かないようにする。',
        'Give it the shape of the final rows, so that nothing moves when they come.',
        '形狀與完成後的列相同，載入後不移動。',
      ],
      ['画面いっぱいの回る輪を出さない。', 'Do not show a spinner on a full screen.', '不要顯示全畫面的轉圈。'],
      'same-height',
    ),
  ],
  StatusBadge: [
    pair(
      [
        '状態ごとに決まった icon と tone を使い、言葉を必ず付ける。',
        'Use the fixed icon and tone of each state, always with its word.',
        '使用各狀態固定的圖示與色調，並附文字。',
      ],
      [
        '利益や損失で tone を選ばない。損の決済も neutral。',
        'Do not choose the tone by profit: a closed loss is neutral too.',
        '不要依盈虧選色調，虧損平倉也是 neutral。',
      ],
      'progress',
    ),
  ],
  Tag: [
    pair(
      [
        '変わらない性質を一語で書く。売買の札は side も渡す。',
        'Say what it is in a word; for buy and sell give side too.',
        '以一詞寫固定性質，買賣標籤也傳 side。',
      ],
      [
        '変わる状態に使わない。それは StatusBadge。',
        'Do not use it for a state that changes: that is StatusBadge.',
        '不要用於會變的狀態，改用 StatusBadge。',
      ],
      'side',
    ),
  ],
  TeachingBar: [
    pair(
      [
        '教材の筋書きが動く間、SimBar の下に出したままにする。',
        'Keep it below the SimBar while the teaching scenario runs.',
        '教材情境進行時始終顯示於 SimBar 下方。',
      ],
      [
        'ほかの知らせに使わない。言葉は変えられない。',
        'Do not use it for other notes: its words are fixed.',
        '不要用於其他通知，文字不可更改。',
      ],
      'playground',
    ),
  ],
  NoteBar: [
    pair(
      [
        'アプリ全体に当てはまる1文を、できることまで含めて書く。',
        'One sentence for the whole app, with what one can do about it.',
        '寫一句適用整個應用程式的話，包含可採取的做法。',
      ],
      [
        '1つの画面だけの知らせに使わない。それは Banner。',
        'Do not use it for one screen: that is Banner.',
        '不要用於單一畫面，改用 Banner。',
      ],
      'playground',
    ),
  ],
  Toast: [
    pair(
      [
        'いま起きたことを一言で知らせ、残る結果は画面に置く。',
        'Say what has just happened; the lasting result stands on the screen.',
        '一句告知剛發生的事，結果保留在畫面上。',
      ],
      [
        '読まないと困ることや、答えの要ることを入れない。',
        'Do not put in what must be read or answered.',
        '不要放必須閱讀或回答的內容。',
      ],
      'beside-field',
    ),
  ],
  fetchedPart: [
    pair(
      [
        '重い図や台帳のように、出るときにだけ要る部品を包む。',
        'Wrap what is heavy and needed only when it is shown, such as a chart.',
        '包裝較重且顯示時才需要的部件，例如圖表。',
      ],
      [
        '届くまでの形（meanwhile）を空にして、画面を動かさない。',
        'Do not leave meanwhile empty, so that the page moves when it comes.',
        '不要讓 meanwhile 留空，造成畫面移動。',
      ],
      'fetched',
    ),
  ],
}
