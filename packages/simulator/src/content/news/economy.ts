import type { Article } from './article.ts'

/** Statistics of an office that does not exist. */
export const economyNews: readonly Article[] = [
  {
    id: 'economy-prices',
    daysBefore: 0,
    at: '8:50',
    symbols: [],
    title: {
      ja: '模擬物価指数、前年同月比2.1%上昇',
      en: 'Mock price index up 2.1% from a year before',
      'zh-Hant': '模擬物價指數較去年同月上升2.1%',
    },
    body: {
      ja: [
        '架空の統計局が発表した模擬物価指数は、前年同月比で2.1%上がった。食料の伸びが縮み、宿泊の料金が上がった。電気とガスの料金はほぼ横ばいだった。',
        ['生鮮食品を除く指数は1.9%の上昇', '前の月の2.2%からは、わずかに鈍った'],
      ],
      en: [
        'The mock price index of an invented statistics office rose by 2.1% from a year before. Food rose ' +
          'less, and hotels cost more. Power and gas hardly changed.',
        ['Without fresh food it is up 1.9%', 'Slightly less than the 2.2% of the month before'],
      ],
      'zh-Hant': [
        '虛構的統計局公布，模擬物價指數較去年同月上升2.1%。食品漲幅縮小，住宿費用上漲。電費與瓦斯費幾乎持平。',
        ['扣除生鮮食品後上升1.9%', '較前一個月的2.2%略為趨緩'],
      ],
    },
  },
  {
    id: 'economy-orders',
    daysBefore: 1,
    at: '8:50',
    symbols: [],
    title: {
      ja: '模擬機械受注、2か月ぶりに増加',
      en: 'Mock machinery orders rise for the first time in two months',
      'zh-Hant': '模擬機械訂單兩個月來首度增加',
    },
    body: {
      ja: [
        '模擬機械受注は、前の月より1.3%増えた。増えるのは2か月ぶりで、食品と物流の設備が中心だった。船舶と電力を除いた数字で見ている。',
        '1か月の増減はぶれが大きく、3か月の平均ではほぼ横ばいである。統計は練習用に作られている。実際の統計とは何の関係もない。',
      ],
      en: [
        'Mock machinery orders rose by 1.3% from the month before, most of them for food and logistics ' +
          'equipment. Ships and power are left out.',
        'A single month says little: over three months they hardly moved. The statistics are made for ' +
          'practice. They have nothing to do with any real ones.',
      ],
      'zh-Hant': [
        '模擬機械訂單較前一個月增加1.3%，為兩個月來首度增加，以食品與物流設備為主。數字不含船舶與電力。',
        '單月數字波動大，三個月平均幾乎持平。統計為供練習而製作。與真實統計毫無關係。',
      ],
    },
  },
  {
    id: 'economy-rates',
    daysBefore: 2,
    at: '12:40',
    symbols: [],
    title: {
      ja: '架空の中央銀行、政策金利を据え置き',
      en: 'An invented central bank leaves its rate where it was',
      'zh-Hant': '虛構的中央銀行維持政策利率不變',
    },
    body: {
      ja: [
        '模擬市場の舞台となる架空の中央銀行は、政策金利を据え置いた。物価は目標の近くにあり、賃金の動きをもう少し見たいとしている。',
        '次の会合は6週間後に開く。会合の記録は3週間後に公開するという。決定を当てる必要はなく、どの結果でも困らない持ち方を考えるほうが練習になる。',
      ],
      en: [
        'The invented central bank of the simulated market has left its rate where it was. Prices are near ' +
          'its aim, and it wants to see more of wages first.',
        'It meets again in six weeks. The minutes follow in three weeks. There is no need to guess: holding ' +
          'what can bear either outcome is the better exercise.',
      ],
      'zh-Hant': [
        '模擬市場所設定的虛構中央銀行維持政策利率不變，表示物價接近目標，希望再觀察薪資動向。',
        '下次會議將於六週後舉行。會議紀錄將於三週後公開。不必猜測結果，思考無論何種結果都能承受的持股方式，才是更好的練習。',
      ],
    },
  },
  {
    id: 'economy-gas',
    daysBefore: 3,
    at: '11:00',
    symbols: ['0491'],
    title: {
      ja: '天城ガス、来月の標準家庭料金は38円の値下げ',
      en: 'Amagi Gas lowers the household bill by 38 yen next month',
      'zh-Hant': '天城瓦斯下月標準家庭費用調降38日圓',
    },
    body: {
      ja: [
        '天城ガス（0491）は、来月の標準的な家庭の料金を前の月より38円下げると発表した。原料の輸入価格が3か月続けて下がったことを反映する。料金は原料の値段から決まる式で計算され、会社が自由に決めるものではない。',
      ],
      en: [
        'Amagi Gas (0491) lowers the bill of a usual household by 38 yen next month, as imported gas has ' +
          'become cheaper for three months. Charges follow a formula of the price of gas; the company does not ' +
          'set them freely.',
      ],
      'zh-Hant': [
        '天城瓦斯（0491）宣布下月標準家庭費用較上月調降38日圓，反映進口原料價格連續三個月下跌。費用依原料價格公式計算，並非公司自由決定。',
      ],
    },
  },
  {
    id: 'economy-wages',
    daysBefore: 7,
    at: '8:50',
    symbols: [],
    title: {
      ja: '模擬賃金統計、実質で0.3%の増加',
      en: 'Mock wages up 0.3% in real terms',
      'zh-Hant': '模擬薪資統計，實質增加0.3%',
    },
    body: {
      ja: [
        '模擬賃金統計によると、物価の影響を除いた実質の賃金は、前年同月比で0.3%増えた。パートの時給が伸びた。伸びは2か月続いている。',
        '名目の増加は2.4%だった。架空の統計局は、賞与の月にはぶれが大きくなると注記している。1人あたりの平均で、働く時間の変化も含む数字だ。',
      ],
      en: [
        'Mock wages rose by 0.3% from a year before when prices are taken out. Hourly pay of part-timers ' +
          'grew most. It is the second rise in a row.',
        'The nominal rise is 2.4%. Months with bonuses swing more, the invented office notes. It is an ' +
          'average a head, hours worked included.',
      ],
      'zh-Hant': [
        '模擬薪資統計顯示，扣除物價影響的實質薪資較去年同月增加0.3%，以兼職時薪成長較多。已連續兩個月增加。',
        '名目增幅為2.4%。虛構統計局註明，發放獎金的月份波動較大。此為人均數字，也包含工時變化的影響。',
      ],
    },
  },
  {
    id: 'economy-retail',
    daysBefore: 8,
    at: '8:50',
    symbols: [],
    title: {
      ja: '模擬小売統計、暖かい秋で衣料が減少',
      en: 'Mock retail sales: a warm autumn costs clothing shops',
      'zh-Hant': '模擬零售統計，暖秋使服飾銷售減少',
    },
    body: {
      ja: [
        '模擬小売統計は、前年同月比0.4%の増加にとどまった。暖かい日が続き、冬物の衣料が4.2%減った。気温が下がれば戻る、との声もある。',
        ['飲料は3.0%の増加', '家電は1.1%の増加'],
      ],
      en: [
        'Mock retail sales rose by only 0.4% from a year before. It stayed warm, and clothing fell by 4.2%. ' +
          'Some expect it back once it turns cold.',
        ['Drinks up 3.0%', 'Appliances up 1.1%'],
      ],
      'zh-Hant': [
        '模擬零售統計較去年同月僅增加0.4%。天氣持續溫暖，冬季服飾減少4.2%。也有人認為氣溫下降後會回升。',
        ['飲料增加3.0%', '家電增加1.1%'],
      ],
    },
  },
  {
    id: 'economy-housing',
    daysBefore: 10,
    at: '14:10',
    symbols: ['0683', '0101'],
    title: {
      ja: '模擬住宅着工、年率で81万戸　貸家が下支え',
      en: 'Mock housing starts at 810,000 a year, held up by rentals',
      'zh-Hant': '模擬住宅開工年率81萬戶，出租住宅支撐',
    },
    body: {
      ja: [
        '模擬住宅着工は年率で81万戸だった。持ち家が減る一方、都市の貸家が増えた。道後ハウジング（0683）や大和田建設（0101）の受注にも、時間差で表れるとみられる。統計も会社も架空である。',
      ],
      en: [
        'Mock housing starts came to 810,000 a year. Fewer houses were built to own and more to let in ' +
          'towns. In time Dogo Housing (0683) and Owada Construction (0101) should see it in their orders. The ' +
          'statistics and the companies are fictional.',
      ],
      'zh-Hant': [
        '模擬住宅開工年率為81萬戶。自有住宅減少，都市出租住宅增加，預料也會逐漸反映在道後住宅（0683）與大和田建設（0101）的訂單。統計與公司皆為虛構。',
      ],
    },
  },
  {
    id: 'economy-trade',
    daysBefore: 14,
    at: '8:50',
    symbols: [],
    title: {
      ja: '模擬貿易統計、3か月ぶりの黒字',
      en: 'Mock trade balance in surplus for the first time in three months',
      'zh-Hant': '模擬貿易統計三個月來首度順差',
    },
    body: {
      ja: [
        '模擬貿易統計の収支は、3か月ぶりに黒字となった。燃料の輸入額が減り、電子部品の輸出が2.7%増えた。輸入全体は1.2%減った。',
        '黒字と赤字のどちらが良いかは、中身による。燃料の値下がりによる黒字は、景気の強さを示すとは限らない。数字の名前より、なぜ動いたかを見たい。',
      ],
      en: [
        'The mock trade balance shows a surplus, the first in three months. Fuel imports cost less, and ' +
          'exports of electronic parts rose by 2.7%. All imports together fell by 1.2%.',
        'Whether a surplus is good depends on its causes: cheaper fuel says little about the strength of an ' +
          'economy. Look at why a figure moved rather than at its name.',
      ],
      'zh-Hant': [
        '模擬貿易統計三個月來首度出現順差。燃料進口額減少，電子零件出口增加2.7%。整體進口減少1.2%。',
        '順差或逆差何者較好，須看內容。因燃料降價而來的順差，不一定代表景氣強勁。與其看名稱，不如看數字變動的原因。',
      ],
    },
  },
  {
    id: 'economy-jobs',
    daysBefore: 16,
    at: '8:30',
    symbols: [],
    title: {
      ja: '模擬求人倍率、1.24倍で横ばい',
      en: 'Mock job openings steady at 1.24 a seeker',
      'zh-Hant': '模擬求才倍率1.24倍，持平',
    },
    body: {
      ja: [
        '模擬求人倍率は1.24倍で、前の月と同じだった。運輸と介護の求人が増え、製造の求人が減った。新しく出た求人は0.8%増え、半年ぶりの伸びとなった。',
        '地域による差は大きく、架空の9つの地域のうち2つでは1倍を下回った。職を探す人の数が減っただけでも倍率は上がるため、求人の数とあわせて見る必要がある。',
      ],
      en: [
        'There were 1.24 mock job openings for each seeker, as in the month before: more in transport and ' +
          'care, fewer in manufacturing. New openings rose by 0.8%, the first rise in half a year.',
        'Regions differ widely: in two of nine invented ones there was less than one. It also rises when ' +
          'fewer people look for work, so the number of openings belongs beside it.',
      ],
      'zh-Hant': [
        '模擬求才倍率為1.24倍，與前一個月相同。運輸與照護職缺增加，製造業減少。新增職缺增加0.8%，為半年來首度成長。',
        '地區差異很大，九個虛構地區中有兩個低於1倍。求職人數減少也會使倍率上升，因此須與職缺數一併觀察。',
      ],
    },
  },
  {
    id: 'economy-survey',
    daysBefore: 18,
    at: '9:00',
    symbols: [],
    title: {
      ja: '街角の模擬景況調査、「変わらない」が半数',
      en: 'Mock street survey: half see no change',
      'zh-Hant': '模擬街頭景氣調查，半數認為「不變」',
    },
    body: {
      ja: [
        '架空の商店主300人への模擬景況調査で、景気が「変わらない」と答えた人が51%だった。「良くなる」は27%、「悪くなる」は22%。',
        '調査は人の感じ方を聞くもので、売上の数字とは食い違うことがある。回答者も店もすべて架空で、質問の順番を変えると答えが変わることも、あわせて示している。',
      ],
      en: [
        'Of 300 invented shopkeepers 51% see no change, 27% expect better times and 22% worse.',
        'Such a survey asks how people feel, which is not always what they sell. Shops and answers are all ' +
          'invented, and it also shows that the order of the questions changes them.',
      ],
      'zh-Hant': [
        '針對300位虛構店主的模擬景氣調查中，51%認為景氣「不變」，27%認為「變好」，22%認為「變差」。',
        '此類調查詢問的是感受，可能與實際營業額不一致。受訪者與店家皆為虛構，調查也顯示改變提問順序會影響答案。',
      ],
    },
  },
]
