import type { Differences } from './difference.ts'

/** Orders, positions and day trading. */
export const trading: Differences = {
  'Screens/Trading/Ticket': [
    {
      what: {
        ja: 'レバレッジは、端末の選択画面ではなく3つのタブで選ぶ',
        en: 'Leverage is chosen with three tabs, not the phone’s picker',
        'zh-Hant': '槓桿以三個分頁選擇，而非手機的選單',
      },
      why: {
        ja: '選択肢は3つなので並べて収まり、タップが1回減る',
        en: 'Three words fit, and it is one tap less',
        'zh-Hant': '三個選項排得下，還少點選一次',
      },
    },
    {
      what: {
        ja: '取引の時間帯は、費用の下で選ぶ',
        en: 'The session of an order stands below what it costs',
        'zh-Hant': '交易時段在費用下方選擇',
      },
      why: {
        ja: '変える人は少なく、モックにはない',
        en: 'Few change it; the mock has none',
        'zh-Hant': '很少有人更改；設計稿沒有此項',
      },
    },
    {
      what: {
        ja: 'すぐに反対売買した場合の費用、売却できる時刻、代金を出金できる日を示す',
        en: 'The cost of turning round, the earliest sale and the earliest withdrawal are told',
        'zh-Hant': '列出立即反向平倉的成本、可賣出時間與款項可提領日',
      },
      why: {
        ja: 'screens.md §4 が求めている。モックはそれより前のもの',
        en: 'screens.md §4 asks for them; the mock is older',
        'zh-Hant': 'screens.md §4 要求顯示；設計稿早於該規格',
      },
    },
    {
      what: {
        ja: '買付余力の前と後を示し、使う割合を棒で表す',
        en: 'Buying power before and after, and its share as a bar',
        'zh-Hant': '顯示可買進金額的前後變化，並以橫條表示使用比例',
      },
      why: {
        ja: '注文のモックには割合だけ、確認のモックには金額だけがある',
        en: 'The mock of the ticket has only the share, that of the confirmation only the amount',
        'zh-Hant': '下單的設計稿只有比例，確認的設計稿只有金額',
      },
    },
    {
      what: {
        ja: 'ほかの注文方法と、注文の訂正はない',
        en: 'No other order types, and no amending',
        'zh-Hant': '沒有其他委託方式，也不能修改委託',
      },
      why: {
        ja: '後の課題のために、先に描かれたもの（mocks/NOTES.md）',
        en: 'Drawn ahead for a later issue (mocks/NOTES.md)',
        'zh-Hant': '屬於預先繪製的後續課題（mocks/NOTES.md）',
      },
    },
  ],
  'Screens/Trading/Positions': [
    {
      what: {
        ja: '保有の行に、2つの操作のボタンがある',
        en: 'Positions carry their two actions in the row',
        'zh-Hant': '持有的每一列附有兩個操作按鈕',
      },
      why: {
        ja: '一覧からの決済は、多くて3回のタップで終わる',
        en: 'Closing takes three taps at most from the list',
        'zh-Hant': '從列表平倉最多只需點選三次',
      },
    },
    {
      what: {
        ja: '空の一覧では「費用と決まり」を一つの行にまとめる',
        en: '“費用と決まり” (costs and rules) is one entry of the empty list',
        'zh-Hant': '空白列表中「費用と決まり」（費用與規則）合為一項',
      },
      why: {
        ja: '費用の一覧と売却できない時間は、ここでは一つの画面にある',
        en: 'The list of fees and the times of locks are one page here',
        'zh-Hant': '費用一覽與不可賣出的時間在同一個頁面',
      },
    },
    {
      what: {
        ja: '終わった取引を絞り込むチップがない',
        en: 'No chips that filter ended trades',
        'zh-Hant': '沒有篩選已結束交易的選項鈕',
      },
      why: {
        ja: 'モックが先に進んでいる。サーバーは月や売買では絞り込めない',
        en: 'The mock is ahead: no call of the server filters positions by month or side',
        'zh-Hant': '設計稿走在前面：伺服器無法依月份或買賣別篩選',
      },
    },
  ],
  'Screens/Trading/Position': [
    {
      what: {
        ja: 'まだ売却できない保有では、売却のシートに断る理由のカードが出る',
        en: 'The sell sheet of a locked position carries the refusal card',
        'zh-Hant': '持股尚不可賣出時，賣出面板會顯示說明原因的卡片',
      },
      why: {
        ja: '決まりを説明し、模擬時計を進める方法も示す。モックの帯は時刻だけを伝える',
        en: 'It tells the rule and offers to turn the clock; the mock’s band tells only the time',
        'zh-Hant': '說明規則，並提供快轉模擬時鐘的方式；設計稿的橫帶只說明時間',
      },
    },
  ],
  'Screens/Trading/DayTrading': [
    {
      what: {
        ja: '費用のすべてと手数料の表を、画面の中に示す',
        en: 'All costs and the table of fees stand on the page',
        'zh-Hant': '所有費用與手續費表都列在頁面上',
      },
      why: {
        ja: 'モックは「手数料 535円を含む」の1行だけ。費用はすべて、押す前に示す',
        en: 'The mock has one line, “手数料 535円を含む” (fee of ¥535 included); every cost is shown before the tap',
        'zh-Hant': '設計稿只有「手数料 535円を含む」（含手續費535日圓）一行；所有費用都在點選前說明',
      },
    },
    {
      what: { ja: '手数料は535円ではない', en: 'The fee is not ¥535', 'zh-Hant': '手續費不是535日圓' },
      why: {
        ja: 'market-facts.md の信用の表による。50万円を超えると385円',
        en: 'The margin table of market-facts.md applies: ¥385 above ¥500,000',
        'zh-Hant': '適用 market-facts.md 的信用手續費表：超過50萬日圓為385日圓',
      },
    },
  ],
}
