import type { Differences } from './difference.ts'

/** Markets, rankings and a stock. */
export const market: Differences = {
  'Screens/Market/Quotes': [
    {
      what: {
        ja: '市場の選択の下に、市場のいまの状態を示す',
        en: 'What the market does now stands below the choice of a market',
        'zh-Hant': '市場選擇的下方顯示市場目前的狀態',
      },
      why: {
        ja: '価格の見方が変わるため。引けの後、価格は動かない',
        en: 'Prices are read by it: after the close they do not move',
        'zh-Hant': '市場狀態影響對價格的理解：收盤後價格不再變動',
      },
    },
    {
      what: {
        ja: '指数は、1本の白い帯ではなく2枚のカード',
        en: 'Two cards for the indices instead of one white band',
        'zh-Hant': '指數以兩張卡片呈現，而非一條白色橫帶',
      },
      why: {
        ja: '部品集の IndexCard で、ホームと同じ',
        en: 'The kit’s IndexCard, the same as on Home',
        'zh-Hant': '使用元件庫的 IndexCard，與首頁相同',
      },
    },
    {
      what: {
        ja: '株式の行には星があり、ウォッチリストの行にはない',
        en: 'A star in each row of stocks, none on the watchlist',
        'zh-Hant': '股票列表每列有星號，自選股則沒有',
      },
      why: {
        ja: '一覧を離れずに加えられる。外すのはウォッチリストの編集で行う',
        en: 'It is put on without leaving the list; on the watchlist it is taken off where the list is edited',
        'zh-Hant': '不離開列表即可加入；要移除時在自選股的編輯中操作',
      },
    },
    {
      what: {
        ja: '並び順は、端末の選択画面から言葉で選ぶ',
        en: 'The order is chosen in words, with the phone’s own picker',
        'zh-Hant': '排序以手機內建的選單、用文字選擇',
      },
      why: {
        ja: '「現在値・前日比 % ⌄」では、何が起きるか分からない',
        en: '“現在値・前日比 % ⌄” (price, day change) does not say what it does',
        'zh-Hant': '「現在値・前日比 % ⌄」（現價・漲跌幅）看不出作用',
      },
    },
    {
      what: {
        ja: 'ウォッチリストの下に、配当と決算の予定を出さない',
        en: 'No dates of dividends and results below the watchlist',
        'zh-Hant': '自選股下方不列出股利與財報日程',
      },
      why: {
        ja: '決算の日はサーバーから届かない。配当の日は各銘柄の画面にある',
        en: 'No call of the server tells results; the dates of a stock’s dividends stand on its own page',
        'zh-Hant': '伺服器不提供財報日期；股利日期在各檔股票的頁面',
      },
    },
  ],
  'Screens/Market/HotList': [
    {
      what: {
        ja: '順位の時刻は、いちばん新しい価格の時刻',
        en: 'The time of the ranking is that of its newest price',
        'zh-Hant': '排名時間為其中最新價格的時間',
      },
      why: {
        ja: '引けの後は、時計が進んでも引けの順位のまま',
        en: 'After the close the ranking is that of the close, whatever the clock says',
        'zh-Hant': '收盤後無論時鐘如何前進，排名都是收盤時的排名',
      },
    },
    {
      what: {
        ja: '値上がり率と値下がり率には3つ目の列がない',
        en: 'Rankings of gainers and losers have no third column',
        'zh-Hant': '漲幅與跌幅排行沒有第三欄',
      },
      why: {
        ja: '順位を決める前日比が、すでに各行にある',
        en: 'The change that they are ordered by stands in each row',
        'zh-Hant': '用來排序的漲跌幅已列在每一列',
      },
    },
  ],
  'Screens/Market/Stock': [
    {
      what: {
        ja: '指標は、チャートの下のチップで選ぶ',
        en: 'The indicators stand below the chart as chips',
        'zh-Hant': '技術指標以選項鈕列於圖表下方',
      },
      why: {
        ja: 'モックは移動平均を2本描くだけで、ほかの指標を選べない',
        en: 'The mock shows two averages and no way to others',
        'zh-Hant': '設計稿只畫出兩條均線，無法選擇其他指標',
      },
    },
    {
      what: {
        ja: '出来高、売買代金、値幅制限、呼値、売買単位は、価格の下に1列で並ぶ',
        en: 'Volume, turnover, limits, price step and unit stand in one column below the prices',
        'zh-Hant': '成交量、成交金額、漲跌停範圍、升降單位與交易單位，在價格下方排成一欄',
      },
      why: {
        ja: '出来高と売買代金は「1,284.3千株」ではなく、足し算できる全桁の数字',
        en: 'Volume and turnover are whole figures, not 1,284.3千株 (thousands of shares): one can add them up',
        'zh-Hant': '成交量與成交金額顯示完整數字，而非「1,284.3千株」，可以直接加總',
      },
    },
    {
      what: {
        ja: 'その銘柄の保有と注文は、1件ずつ行にする',
        en: 'Each position and order of the stock is a row of its own',
        'zh-Hant': '該股票的每筆持有與委託各為一列',
      },
      why: {
        ja: 'いくつもあることがあり、売却できる時刻も詳細の画面も1件ごとに違う',
        en: 'There can be several, each with its own lock and its own page',
        'zh-Hant': '可能有好幾筆，各有自己的限制賣出時間與明細頁面',
      },
    },
    {
      what: {
        ja: '売却したらいくら残るかは、取引の詳細の画面で示す',
        en: 'What selling would leave stands on the page of a position',
        'zh-Hant': '賣出後剩餘多少，顯示在交易明細頁面',
      },
      why: {
        ja: 'その取引の費用が要る。この画面は銘柄についてのもの',
        en: 'It needs the fees of that position; this page is about the stock',
        'zh-Hant': '計算時需要該筆交易的費用；此頁面說明的是股票本身',
      },
    },
    {
      what: {
        ja: '配当は行で示し、1年の合計と利回りがその下に続く',
        en: 'Dividends are rows, with the year’s total and the yield below',
        'zh-Hant': '股利以列呈現，下方為全年合計與殖利率',
      },
      why: {
        ja: '幅320px・文字200% では3列が入らない',
        en: 'At 320 px and text of 200 % three columns do not fit',
        'zh-Hant': '320 px寬、文字200%時排不下三欄',
      },
    },
  ],
}
