import { type AdviceFor, pair } from './advice.ts'

export const actions: AdviceFor<'操作'> = {
  AnchorTabs: [
    pair(
      [
        '長い1ページの中の、変わらない見出しへ移る道に使う。',
        'Use it to reach the fixed parts of one long page.',
        '用於前往同一長頁面中固定的段落。',
      ],
      [
        '内容を入れ替えるのに使わない。それは ScrollTabs。',
        'Do not swap views with it: that is ScrollTabs.',
        '不要用來切換內容，改用 ScrollTabs。',
      ],
      'scrolled',
    ),
  ],
  Button: [
    pair(
      [
        '一画面に primary は1つ、親指の届く下に置く。',
        'One primary a screen, at the bottom in reach of the thumb.',
        '一個畫面只放一個 primary，置於拇指可及的下方。',
      ],
      [
        'primary を2つ並べて、どちらを押すか迷わせない。',
        'Do not make the member choose between two primary buttons.',
        '不要並排兩個 primary 讓人猶豫。',
      ],
      'side-by-side',
    ),
    pair(
      [
        '押せないときは disabledReason に、足りないものか開く時刻を書く。',
        'Say in disabledReason what is missing or when it opens.',
        '不能按時，在 disabledReason 寫明缺什麼或何時開放。',
      ],
      [
        '理由なく灰色にしない。disabled だけを渡す型はない。',
        'Do not grey it out in silence: no prop disables without a reason.',
        '不要無理由變灰；沒有只停用的屬性。',
      ],
      'disabled',
    ),
    pair(
      [
        'buy と sell は注文を送るボタンだけ。注文票への道は buy-line と sell-line。',
        'Use buy and sell only to send an order; the way to a ticket is buy-line, sell-line.',
        'buy、sell 只用於送出委託；前往委託單用 buy-line、sell-line。',
      ],
      [
        '「買う」だけを大きく、濃くして取引を促さない。',
        'Do not push a trade by making Buy larger or darker than Sell.',
        '不要把「買」放大或加深來促使交易。',
      ],
      'kinds',
    ),
  ],
  Chip: [
    pair(
      [
        '絞り込みのように、ひとつずつ入れたり切ったりできるものに使う。',
        'Use it for a filter that is on or off by itself.',
        '用於可各自開關的篩選。',
      ],
      [
        '押すと送信や移動が起きるボタンの代わりにしない。',
        'Do not use it as a button that sends or leads somewhere.',
        '不要當作會送出或跳轉的按鈕。',
      ],
      'group',
    ),
  ],
  Link: [
    pair(
      [
        '文の中や下の、行き先がわかる言葉に付ける。外の頁なら external。',
        'Put it on words that say where it leads; external for other sites.',
        '加在能看出去處的文字上；外部頁面用 external。',
      ],
      ['「こちら」だけのリンクにしない。', 'Do not link a bare “here”.', '不要只用「這裡」作連結。'],
      'external',
    ),
  ],
  PullToRefresh: [
    pair(
      [
        '終わったら、更新した時刻を言葉で返す。',
        'When it is done, say in words at what time.',
        '完成後以文字回報更新時間。',
      ],
      [
        '引く以外に更新の道がない画面を作らない。',
        'Do not make pulling the only way to read anew.',
        '不要讓下拉成為唯一的更新方式。',
      ],
      'of-page',
    ),
  ],
  ReorderList: [
    pair(
      [
        'つまみで引いても、上下のボタンでも、同じ結果にする。',
        'Let the grip and the buttons lead to the same result.',
        '拖曳與上下按鈕都得到相同結果。',
      ],
      [
        '順番に意味のない一覧に使わない。',
        'Do not use it where the order means nothing.',
        '順序沒有意義的清單不要使用。',
      ],
      'dragged',
    ),
  ],
  ScrollTabs: [
    pair(
      [
        '5つ以上か、言葉の長い見方に使い、選んだ札を見えるところへ送る。',
        'Use it for five or more views, or longer words; the chosen one comes into view.',
        '用於五個以上或文字較長的檢視；所選標籤會捲入視野。',
      ],
      ['折り返して2段にしない。', 'Do not wrap it onto two lines.', '不要換成兩行。'],
      'counted',
    ),
  ],
  SegmentedTabs: [
    pair(
      [
        '一語か二語の2〜4個を、すべて見せる。',
        'Show two to four choices of a word or two, all at once.',
        '將二至四個一兩詞的選項全部顯示。',
      ],
      [
        '5つ以上を入れない。多ければ Picker。',
        'Do not put in five or more: use a Picker.',
        '不要放五個以上，改用 Picker。',
      ],
      'three',
    ),
  ],
}
