import type { Differences } from './difference.ts'

/** Home, products and news. */
export const home: Differences = {
  'Screens/Home/Home': [
    {
      what: {
        ja: '見出し「マーケット（模擬）」に模擬時刻を添え、もう一つの市場の状態も示す',
        en: 'A heading “Markets (simulated)” with the simulated time, and the state of the second market',
        'zh-Hant': '標題「行情（模擬）」旁附上模擬時間，並列出另一個市場的狀態',
      },
      why: {
        ja: 'screens.md §2 は両方の市場を求めている。時刻で決まることのそばには、模擬時刻を一度だけ示す',
        en: 'screens.md §2 asks for both markets; where a time decides something, its simulated time stands once',
        'zh-Hant': 'screens.md §2 要求列出兩個市場；凡由時間決定的內容，旁邊標示一次模擬時間',
      },
    },
    {
      what: {
        ja: 'お知らせはカードの中の1行。必ず読むものには札が付く',
        en: 'The notice is a row in a card, with a badge where it must be read',
        'zh-Hant': '公告是卡片中的一列，必讀公告附有標籤',
      },
      why: {
        ja: 'habits.md の「Containers」のとおり。モックの1行の帯では題名が途中で切れる',
        en: 'habits.md, “Containers”; the mock’s bar of one line cuts the title',
        'zh-Hant': '依 habits.md「Containers」；設計稿的單行橫條會截斷標題',
      },
    },
    {
      what: {
        ja: '「デイトレード」ではなく「デイトレ」',
        en: '“デイトレ” instead of “デイトレード”',
        'zh-Hant': '以「デイトレ」取代「デイトレード」（當日交易）',
      },
      why: {
        ja: '375px の幅に5つ並べても、どの名前も1行に収まる',
        en: 'Five tiles stand in a row at 375 px, each word on one line',
        'zh-Hant': '375 px 寬並排五個項目時，每個名稱都能排在一行內',
      },
    },
    {
      what: {
        ja: 'お知らせの下にニュースを3件並べる',
        en: 'Three news items below the notice',
        'zh-Hant': '公告下方列出三則新聞',
      },
      why: {
        ja: 'screens.md §2 のとおり。モックは下の端で切れている',
        en: 'screens.md §2; the mock is cut at its lower edge',
        'zh-Hant': '依 screens.md §2；設計稿在下緣被截斷',
      },
    },
  ],
  'Screens/Home/Product': [
    {
      what: {
        ja: '見出しと説明文は、記事と同じ見た目',
        en: 'The headline and its text look like those of an article',
        'zh-Hant': '標題與說明文採用文章的樣式',
      },
      why: {
        ja: '言語ごとの文章がサーバーから届く',
        en: 'They come from the server, in each language',
        'zh-Hant': '各語言的內容由伺服器提供',
      },
    },
    {
      what: {
        ja: '市場の状態が、取引時間の帯の上にある',
        en: 'The state of both markets stands above the bar of hours',
        'zh-Hant': '兩個市場的狀態列於交易時段圖的上方',
      },
      why: {
        ja: 'いま注文できるかどうかが、最初に分かる',
        en: 'One sees first whether an order can be given now',
        'zh-Hant': '一眼就能知道目前是否可以下單',
      },
    },
    {
      what: {
        ja: '銘柄は「日本」と「米国」に分け、行ごとに星を付ける',
        en: 'The list is split into Japan and the US, and each row has a star',
        'zh-Hant': '標的分為「日本」與「美國」，每列附有星號',
      },
      why: {
        ja: '通貨の違う価格は比べられない。星でウォッチリストに加えられる',
        en: 'Prices in two currencies cannot be compared; the star adds to the watchlist',
        'zh-Hant': '不同幣別的價格無法比較；點選星號即可加入自選股',
      },
    },
  ],
  'Screens/Home/NewsArticle': [
    {
      what: {
        ja: '配信元の印章は「模」の一字ではなく「模擬」',
        en: 'The seal of the source says 模擬 in full instead of the single sign 模',
        'zh-Hant': '新聞來源的印章寫「模擬」，而非單一個「模」字',
      },
      why: {
        ja: '意味を覚えなくても、読めば分かる',
        en: 'What it means can be read and need not be learned',
        'zh-Hant': '一看就懂，不必另外記住含義',
      },
    },
    {
      what: {
        ja: '関連銘柄の下に、自分の保有を出さない',
        en: 'One’s own holding is not shown below a related stock',
        'zh-Hant': '相關個股下方不顯示自己的持股',
      },
      why: {
        ja: '保有は銘柄の画面にあり、タップ1回で開ける。ニュースは売買を急がせない',
        en: 'The page of the stock has it, one tap away; news urges nobody to trade',
        'zh-Hant': '持股在個股頁面，點選一次即可查看；新聞不催促任何人交易',
      },
    },
  ],
}
