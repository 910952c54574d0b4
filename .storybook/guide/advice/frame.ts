import { type AdviceFor, pair } from './advice.ts'

export const frame: AdviceFor<'枠組み'> = {
  ActionBar: [
    pair(
      [
        'Page の bottom に1つ置き、塗りのボタンを1つだけ入れる。',
        'Put one into the bottom of a Page, with one solid button in it.',
        '置於 Page 的 bottom，只放一個實心按鈕。',
      ],
      [
        'ActionBar と TabBar を同じ画面に重ねない。',
        'Do not stack an ActionBar on a TabBar.',
        '不要在同一畫面疊放 ActionBar 與 TabBar。',
      ],
      'blocked',
    ),
  ],
  BelowFold: [
    pair(
      [
        '開いたときに見えない所を包み、見える所を先に描く。',
        'Wrap what is not seen when the page opens, so that what is seen is drawn first.',
        '包裝開啟時看不到的部分，先繪製看得到的部分。',
      ],
      [
        '見えている所を包んで、あとから現れさせない。',
        'Do not wrap what is in view, so that it turns up late.',
        '不要包裝看得到的部分，使其延後出現。',
      ],
      'playground',
    ),
  ],
  Card: [
    pair(
      [
        'ひとまとまりのものを、枠線も影もなく白い地に置く。',
        'Put one self-contained thing on white, without border or shadow.',
        '將一個完整內容放在白底上，不加框線與陰影。',
      ],
      [
        'href を渡したカードの中に、ボタンやリンクを入れない。',
        'Do not put a button or link into a card that has an href.',
        '有 href 的卡片內不要再放按鈕或連結。',
      ],
      'tappable',
    ),
  ],
  Columns: [
    pair(
      [
        '「買う」「売る」のように重さの同じ2〜3個を等しい幅で並べる。',
        'Give two or three things of equal weight, such as Buy and Sell, equal widths.',
        '將「買」「賣」等二至三個同等項目以等寬並排。',
      ],
      [
        '4つ以上を詰め込まない。多ければ Tiles か List にする。',
        'Do not squeeze in four or more: use Tiles or a List.',
        '不要塞入四個以上，改用 Tiles 或 List。',
      ],
      'playground',
    ),
  ],
  NavBar: [
    pair(
      [
        'タブの外の画面には、必ず戻る道を付ける。',
        'Give every screen outside the tabs a way back.',
        '分頁以外的畫面一律提供返回。',
      ],
      ['右の操作を3つ以上にしない。', 'Do not put three or more actions on the right.', '右側操作不要超過兩個。'],
      'playground',
    ),
  ],
  Page: [
    pair(
      [
        'スクロールは文書に任せ、下の帯は bottom に渡す。',
        'Let the document scroll, and give the bar at the bottom to bottom.',
        '由文件捲動，下方列交給 bottom。',
      ],
      [
        '中に、縦に動く別の枠を作らない。',
        'Do not make another box inside that scrolls up and down.',
        '內部不要再做縱向捲動的框。',
      ],
      'with-bars',
    ),
  ],
  Panes: [
    pair(
      [
        'はじめの説明のように、会員が自分でめくる数枚に使う。',
        'Use it for a few pages that the member turns, such as the introduction.',
        '用於由會員自行翻閱的幾頁，例如首次說明。',
      ],
      ['時間で勝手に動かさない。', 'Do not let them move by themselves.', '不要讓頁面自動切換。'],
      'dots',
    ),
  ],
  Rail: [
    pair(
      [
        '指数のように見比べる小さなカードを、横に並べる。',
        'Line up small cards that are compared, such as indices.',
        '並排指數等供比較的小卡片。',
      ],
      [
        '見落とすと困るもの（期限、お断り）を横に隠さない。',
        'Do not hide sideways what must not be missed: a deadline, a refusal.',
        '不可遺漏的內容（期限、拒絕）不要藏在側邊。',
      ],
      'playground',
    ),
  ],
  Row: [
    pair(
      [
        '文字が伸びたら下へ回るよう、wrap を付けたまま使う。',
        'Keep wrap on, so that what grows goes below.',
        '保留 wrap，文字變大時自動換到下方。',
      ],
      [
        '幅をそろえる並びに使わない。それは Columns。',
        'Do not use it for equal widths: that is Columns.',
        '不要用來等寬排列，改用 Columns。',
      ],
      'between',
    ),
  ],
  Section: [
    pair(
      [
        '見出しを1行にし、すべてを見る道は link に渡す。',
        'Keep the heading to a line, and give the way to all of it to link.',
        '標題保持一行，查看全部的入口交給 link。',
      ],
      ['左右の余白を自分で足さない。', 'Do not add gutters of your own.', '不要自行加左右邊距。'],
      'with-link',
    ),
  ],
  Stack: [
    pair(
      [
        '区画の間は 6、中は 2 か 3 の決まった間を使う。',
        'Use the fixed gaps: 6 between sections, 2 or 3 inside.',
        '使用固定間距：區塊間 6，內部 2 或 3。',
      ],
      ['margin で1か所だけ間を変えない。', 'Do not change one gap with a margin.', '不要用 margin 單獨調整某一處。'],
      'playground',
    ),
  ],
  TabBar: [
    pair(
      [
        '入口は5つ、600 px からは7つ。いまの場所を1つだけ光らせる。',
        'Five entries, seven from 600 px; light exactly one.',
        '入口五個，600 px 起七個；只點亮目前位置。',
      ],
      [
        '下に ActionBar のあるフォームには出さない。',
        'Do not show it on forms, which have an ActionBar.',
        '有 ActionBar 的表單不要顯示。',
      ],
      'seven',
    ),
  ],
  Tiles: [
    pair(
      [
        '同じ重さの行き先を、アイコンと一語で並べる。',
        'Show places of the same weight, each an icon and a word.',
        '以圖示加一詞並列同等的去處。',
      ],
      [
        '送信や削除のような動作を混ぜない。',
        'Do not mix in acts such as sending or deleting.',
        '不要混入送出或刪除等動作。',
      ],
      'playground',
    ),
  ],
}
