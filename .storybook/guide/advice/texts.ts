import { type AdviceFor, pair } from './advice.ts'

export const texts: AdviceFor<'一覧と文章'> = {
  Article: [
    pair(
      [
        '段落、箇条書き、表、リンクを blocks に分けて渡す。',
        'Give paragraphs, lists, tables and links as blocks.',
        '將段落、條列、表格與連結以 blocks 傳入。',
      ],
      ['HTML を文字列で流し込まない。', 'Do not pour in HTML as a text.', '不要以字串塞入 HTML。'],
      'playground',
    ),
  ],
  Checklist: [
    pair(
      [
        '足りないものの言葉を、それを済ませる画面へのリンクにする。',
        'Make each missing thing a link to where it is done.',
        '把缺少的項目做成前往辦理的連結。',
      ],
      [
        '足りないものを、送ったあとで初めて言わない。',
        'Do not tell what is missing only after sending.',
        '不要送出後才說缺什麼。',
      ],
      'playground',
    ),
  ],
  InfiniteList: [
    pair(
      [
        '終わりには「これ以上はありません」、失敗には再試行の道を出す。',
        'Say where it ends, and offer a retry where it failed.',
        '結尾顯示「沒有更多」，失敗時提供重試。',
      ],
      [
        '中に縦のスクロールの枠を作らない。文書が動く。',
        'Do not put it into a box that scrolls: the document does.',
        '不要放進縱向捲動框，由文件捲動。',
      ],
      'end',
    ),
  ],
  List: [
    pair(
      [
        '短い一覧は card を付けたカードに、終わりのない一覧だけ幅いっぱいにする。',
        'Put short lists in a card; only endless ones take the whole width.',
        '短清單用 card，只有無盡清單佔滿寬度。',
      ],
      [
        '行の高さをばらばらにしない。56 px を基準にする。',
        'Do not let rows differ at will: 56 px is the base.',
        '列高不要參差，以 56 px 為準。',
      ],
      'playground',
    ),
  ],
  ListHead: [
    pair(
      [
        '終わりのない一覧の、月や種類の変わり目に置く。',
        'Put it where the month or kind changes in a list without an end.',
        '置於無盡清單中月份或種類的交界。',
      ],
      [
        'カードの見出しに使わない。それは Section。',
        'Do not head a card with it: that is Section.',
        '不要當卡片標題，改用 Section。',
      ],
      'playground',
    ),
  ],
  ListRow: [
    pair(
      [
        '押せる行にだけ矢印が付く。押せないなら、その理由を行の中に書く。',
        'Only rows that can be pressed have a chevron; say in the row why one cannot.',
        '只有可按的列顯示箭頭，不能按的理由寫在列內。',
      ],
      [
        '行全体のリンクの中に、別のボタンを重ねない。action に渡す。',
        'Do not nest a button in a row that is a link: give it to action.',
        '整列為連結時不要疊放按鈕，改傳 action。',
      ],
      'with-action',
    ),
  ],
  Marked: [
    pair(
      [
        '探した言葉を、色と太さと線の3つで目立たせる。',
        'Mark what was looked for by tint, weight and line.',
        '以底色、粗細與底線標示搜尋字詞。',
      ],
      ['強調したいだけの言葉に使わない。', 'Do not use it for mere emphasis.', '不要用於單純強調。'],
      'playground',
    ),
  ],
  NewsCard: [
    pair(
      [
        '題名は2行まで、時刻と出どころを必ず添える。',
        'A title of two lines at most, always with time and source.',
        '標題最多兩行，務必附時間與來源。',
      ],
      [
        '読んだものを消さない。薄くするだけにする。',
        'Do not remove what was read: it is only dimmed.',
        '已讀不要移除，只變淡。',
      ],
      'read-already',
    ),
  ],
  NumberedSteps: [
    pair(
      [
        '順にすることを、それぞれ例を付けて並べる。',
        'List what comes one after the other, each with an example.',
        '依序列出步驟，各附範例。',
      ],
      [
        '進み具合を示すのに使わない。それは Stepper か Timeline。',
        'Do not show progress with it: that is Stepper or Timeline.',
        '不要用來顯示進度，改用 Stepper 或 Timeline。',
      ],
      'playground',
    ),
  ],
  Text: [
    pair(
      [
        '見出しの段は as で、見た目は look で決める。短い知らせには short。',
        'Choose the element by as and the look by look; short for messages.',
        '以 as 決定層級、look 決定外觀；短訊息用 short。',
      ],
      ['字の大きさや太さを自分で足さない。', 'Do not add sizes or weights of your own.', '不要自行加字級或粗細。'],
      'short',
    ),
  ],
}
