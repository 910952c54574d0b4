import { type AdviceFor, pair } from './advice.ts'

export const figures: AdviceFor<'数字と値動き'> = {
  Cells: [
    pair(
      [
        '重さの同じ2つか3つの数字を、名前の下に並べる。',
        'Put two or three figures of equal weight below their names.',
        '將二至三個同等數字並列於名稱之下。',
      ],
      ['ひとつだけ大きい数字を混ぜない。', 'Do not mix in one figure that is larger.', '不要混入單獨放大的數字。'],
      'two',
    ),
  ],
  Change: [
    pair(
      [
        '▲▼、符号、色の3つで同じことを言う。',
        'Say it three times: mark, sign and colour.',
        '以 ▲▼、正負號與顏色表達同一件事。',
      ],
      ['0.00% に符号や矢印を付けない。', 'Put no sign and no arrow on 0.00%.', '0.00% 不加正負號與箭頭。'],
      'flat',
    ),
  ],
  CompareBeforeAfter: [
    pair(
      [
        '変わる数字を、いまの数字の隣に置く。',
        'Put each figure that changes beside what it is now.',
        '把會變動的數字放在目前數字旁。',
      ],
      [
        '変わらない行まで並べて、違いを埋もれさせない。',
        'Do not bury what changes among lines that stay.',
        '不要列出不變的項目而淹沒差異。',
      ],
      'changed',
    ),
  ],
  IndexCard: [
    pair(
      [
        '指数は単位を付けず、値と前日比と1日の形を見せる。',
        'Show value, change and the shape of the day, without a unit.',
        '指數不加單位，顯示數值、漲跌與當日走勢。',
      ],
      [
        '円やドルを付けて、買えるもののように見せない。',
        'Do not add yen or dollars: it is nothing to buy.',
        '不要加上日圓或美元，像可買的商品。',
      ],
      'playground',
    ),
  ],
  KeyValueList: [
    pair(
      [
        '小計と合計を罫の下に置き、行を足すと合計になるようにする。',
        'Put the total below a rule, and let the lines add up to it.',
        '合計置於橫線下，各行相加等於合計。',
      ],
      [
        '0円の手数料を省かない。0円の理由を書く。',
        'Do not leave out a fee of ¥0: say why it is.',
        '不要省略 0 日圓的手續費，寫明理由。',
      ],
      'breakdown',
    ),
  ],
  LimitMeter: [
    pair(
      [
        '使った額と上限を言葉で書き、棒はその絵にする。',
        'Write what is used and the limit in words; the bar is their picture.',
        '用文字寫出已用與上限，條圖只是輔助。',
      ],
      [
        '棒の色だけで超過を知らせない。',
        'Do not tell an excess by the colour of the bar alone.',
        '不要只用顏色表示超出。',
      ],
      'over',
    ),
  ],
  Money: [
    pair(
      [
        '金額も値段もこの部品に渡し、currency を付ける。桁は1列でそろえる。',
        'Give it every amount and price, with a currency; digits line up in a column.',
        '金額與價格一律交給它並附 currency，位數成列對齊。',
      ],
      [
        '「円」を文字列でつなげない。折り返しや省略もしない。',
        'Do not glue “円” to a text, wrap it or cut it short.',
        '不要把「日圓」接在字串後，也不要換行或省略。',
      ],
      'playground',
    ),
    pair(
      [
        '会員自身の金額は masked を渡さず、会員の設定に従わせる。',
        'Leave masked out for the member’s own figures: they follow the setting.',
        '會員自己的金額不傳 masked，遵循其設定。',
      ],
      [
        '値段や手数料まで隠さない。そこには masked={false} を渡す。',
        'Do not hide prices and fees: they get masked={false}.',
        '不要隱藏價格與手續費，請傳 masked={false}。',
      ],
      'under-the-mask',
    ),
  ],
  PositionRow: [
    pair(
      [
        '売れない間は lock に「14:39 から売却できます」と時刻で書く。',
        'While it cannot be sold, say from what time in lock.',
        '不能賣出時，在 lock 寫明可賣出的時刻。',
      ],
      ['残り時間を秒で減らして急がせない。', 'Do not hurry with seconds that count down.', '不要倒數計時催促。'],
      'locked',
    ),
  ],
  QuoteBoard: [
    pair(
      [
        '指値を入れる画面では onPick を渡し、行を 44 px にする。',
        'Where a limit is entered give onPick: rows are then 44 px.',
        '輸入限價的畫面傳 onPick，列高為 44 px。',
      ],
      [
        '止まっている板を動いているように見せない。closed に理由を書く。',
        'Do not let a closed board look alive: say why in closed.',
        '停止的報價不要像仍在變動，在 closed 寫明理由。',
      ],
      'picks',
    ),
  ],
  Sparkline: [
    pair(
      [
        '前日終値の破線を base に渡し、形だけを見せる。',
        'Give the previous close as base, and show the shape only.',
        '以 base 給定前日收盤虛線，只顯示走勢。',
      ],
      [
        '数字を読ませるのに使わない。数字は隣に書く。',
        'Do not let it stand for figures: they are written beside it.',
        '不要用來讀數字，數字寫在旁邊。',
      ],
      'playground',
    ),
  ],
  StockRow: [
    pair(
      [
        '止まった銘柄は、値動きの代わりに halted の言葉を出す。',
        'For a halted stock show its word in place of the change.',
        '停牌股票以 halted 文字取代漲跌。',
      ],
      [
        '古い値段を今の値段のように見せない。stale に時刻を渡す。',
        'Do not pass off an old price as today’s: give its time to stale.',
        '不要把舊價當現價，將時刻交給 stale。',
      ],
      'halted',
    ),
  ],
}
