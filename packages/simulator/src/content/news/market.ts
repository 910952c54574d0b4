import type { Article } from './article.ts'

export const marketNews: readonly Article[] = [
  {
    id: 'market-halt',
    daysBefore: 0,
    at: '13:15',
    symbols: ['0527'],
    title: {
      ja: '模擬取引所、北杜電力の売買を停止　発表内容を確認',
      en: 'Trading in Hokuto Electric Power halted while a statement is checked',
      'zh-Hant': '模擬交易所暫停北杜電力交易，確認公告內容',
    },
    body: {
      ja: [
        '模擬取引所は、北杜電力（0527）の売買を停止した。設備の点検に関する発表について、事実を確かめるためとしている。再開の時刻は決まり次第知らせる。',
        '停止の間は新しい注文を受け付けない。出してあった注文は取り消せる。会社も発表も架空である。停止は、知っている人だけが先に売買することを防ぐためにある。',
      ],
      en: [
        'The simulated exchange has halted trading in Hokuto Electric Power (0527) to check the facts of a ' +
          'statement about inspections of its plants. It will say when trading resumes.',
        'No new orders are taken meanwhile; those that wait can be cancelled. Company and statement are ' +
          'fictional. A halt is there so that nobody can trade on what others do not know yet.',
      ],
      'zh-Hant': [
        '模擬交易所暫停北杜電力（0527）的交易，以確認該公司有關設備檢查的公告是否屬實。恢復時間確定後另行通知。',
        '暫停期間不受理新委託，已送出的委託可以撤回。公司與公告皆為虛構。暫停的目的，是防止知情者搶先交易。',
      ],
    },
  },
  {
    id: 'market-machinery',
    daysBefore: 0,
    at: '11:35',
    symbols: ['0712', '0379'],
    title: {
      ja: '前場の模擬市場、機械株に関心　受注統計を受け',
      en: 'Machinery shares draw attention after order figures',
      'zh-Hant': '早盤模擬市場關注機械股，受訂單統計帶動',
    },
    body: {
      ja: [
        '前場の模擬市場では、機械受注の統計を受けて、青葉精機（0712）や鶴見重工業ホールディングス（0379）の売買が増える場面があった。',
        '一方で、統計の伸びは一時的とみて様子を見る向きもある。統計も見方も、練習のための架空のものだ。同じ数字から逆の判断が生まれるのも、市場のふつうの姿である。',
      ],
      en: [
        'After figures on machinery orders, trading in Aoba Precision (0712) and Tsurumi Heavy Industries ' +
          'Holdings (0379) picked up at times in the morning.',
        'Others take the rise for a passing one and wait. The figures and the opinions are invented for ' +
          'practice. That one figure leads to opposite conclusions is what a market is made of.',
      ],
      'zh-Hant': [
        '受機械訂單統計影響，早盤青葉精機（0712）與鶴見重工業控股（0379）的交易一度增加。',
        '另一方面，也有人認為增幅只是暫時而選擇觀望。統計與看法皆為供練習的虛構內容。同一數字引出相反判斷，也是市場的常態。',
      ],
    },
  },
  {
    id: 'market-closing-auction',
    daysBefore: 2,
    at: '15:45',
    symbols: [],
    title: {
      ja: '大引けの板寄せに注文集中　その日の出来高の約1割',
      en: 'The closing auction gathers about a tenth of the day’s volume',
      'zh-Hant': '收盤集合競價委託集中，約占全日成交量一成',
    },
    body: {
      ja: [
        '模擬取引所のまとめによると、この日の出来高のうち約1割が15時30分の板寄せで成立した。15時25分からの5分間は、注文を受け付けるだけで約定しない。',
        [
          'この5分間に出した注文も、板寄せの値段で約定することがある',
          '成行は値段を指定できないため、値段の幅に注意がいる',
        ],
      ],
      en: [
        'About a tenth of the day’s volume was traded in the auction at 15:30, the simulated exchange says. ' +
          'In the five minutes from 15:25 orders are taken, but none is filled.',
        [
          'An order of these five minutes can still be filled at the auction price',
          'A market order names no price, so mind how far it may move',
        ],
      ],
      'zh-Hant': [
        '據模擬交易所統計，當日成交量約一成於15時30分的集合競價成立。自15時25分起的5分鐘只收委託、不撮合。',
        ['這5分鐘內的委託，也可能以集合競價的價格成交', '市價委託無法指定價格，須留意價格波動'],
      ],
    },
  },
  {
    id: 'market-banks',
    daysBefore: 3,
    at: '9:40',
    symbols: ['0356', '0234'],
    title: {
      ja: '銀行株、金利の見通しで売り買い交錯',
      en: 'Bank shares pulled both ways by the outlook for interest',
      'zh-Hant': '銀行股因利率展望，買賣交錯',
    },
    body: {
      ja: [
        '葵フィナンシャルグループ（0356）と千早銀行（0234）は、金利の先行きをめぐって売りと買いが交錯した。利ざやの改善を見込む買いに対し、貸し倒れの費用を気にする売りが出た。' +
          '金利が上がれば必ず銀行株が上がるわけではない、と架空の調査会社は指摘する。',
      ],
      en: [
        'Aoi Financial Group (0356) and Chihaya Bank (0234) were bought on hopes of wider margins and sold ' +
          'on worries about bad loans. Higher interest does not always lift bank shares, an invented research ' +
          'house points out.',
      ],
      'zh-Hant': [
        '葵金融集團（0356）與千早銀行（0234）因利率走向而買賣交錯。有人看好利差改善而買進，也有人擔心呆帳費用而賣出。虛構的研究機構指出，升息並不代表銀行股一定上漲。',
      ],
    },
  },
  {
    id: 'market-ipo-calendar',
    daysBefore: 4,
    at: '8:10',
    symbols: ['0921', '0K3A'],
    title: {
      ja: 'ロボット2社が同じ日に上場へ　抽選は別々に実施',
      en: 'Two robot makers to list on one day, each with a draw of its own',
      'zh-Hant': '兩家機器人公司同日上市，抽籤分別進行',
    },
    body: {
      ja: [
        '星野ロボティクス（0921）と桔梗ロボティクス（0K3A）は、2026年12月4日に模擬市場へ上場する。申込みと抽選は銘柄ごとに分かれ、片方の結果はもう片方に影響しない。' +
          '公開価格を下回って始まることもある。2社とも架空の会社である。',
      ],
      en: [
        'Hoshino Robotics (0921) and Kikyo Robotics (0K3A) list on the simulated market on 4 December 2026. ' +
          'Applications and draws are separate; one result has no bearing on the other. A first price can be ' +
          'below the issue price. Both companies are fictional.',
      ],
      'zh-Hant': [
        '星野機器人（0921）與桔梗機器人（0K3A）將於2026年12月4日在模擬市場上市。申購與抽籤各自獨立，互不影響。開盤價也可能低於發行價。兩家公司皆為虛構。',
      ],
    },
  },
  {
    id: 'market-shipping-air',
    daysBefore: 7,
    at: '14:20',
    symbols: ['0418', '0452'],
    title: {
      ja: '燃料費の落ち着きで、海と空の運輸株に濃淡',
      en: 'Calmer fuel costs divide shipping and airline shares',
      'zh-Hant': '燃料費趨緩，海運與航空股表現不一',
    },
    body: {
      ja: [
        '燃料費が落ち着いたことを受け、高千穂航空（0452）に買いが入る一方、運賃の下落を気にしてみなと海運（0418）は動きが鈍かった。同じ材料でも、会社ごとに受け止めは異なる。運賃の指数は架空のものを使っている。',
      ],
      en: [
        'With fuel costs calmer, buyers turned to Takachiho Airlines (0452), while Minato Shipping (0418) ' +
          'hardly moved as freight rates fell. One piece of news can mean different things to different ' +
          'companies. The index of freight rates is fictional.',
      ],
      'zh-Hant': [
        '燃料費趨緩，高千穗航空（0452）出現買盤；港海運（0418）則因擔心運費下跌而表現平淡。相同的消息，對各公司的意義並不相同。運費指數為虛構。',
      ],
    },
  },
  {
    id: 'market-domestic',
    daysBefore: 8,
    at: '15:50',
    symbols: ['0263', '0476'],
    title: {
      ja: '食品株に底堅さ　値上げの浸透を見極め',
      en: 'Food shares hold up as the market weighs price rises',
      'zh-Hant': '食品股走勢穩健，觀察漲價效果',
    },
    body: {
      ja: [
        '白川食品（0263）や薫風製菓（0476）など食品株は、値上げが販売数量に響いていないかを見極めたいとして、小幅な動きが続いた。模擬取引所の集計では、食品業種の売買代金は前の週とほぼ同じだった。',
      ],
      en: [
        'Shirakawa Foods (0263), Kumpu Confectionery (0476) and other food shares kept to narrow ranges ' +
          'while the market waits to see whether dearer goods sell as well. Turnover of the sector was much ' +
          'the same as the week before, the simulated exchange says.',
      ],
      'zh-Hant': [
        '白川食品（0263）、薰風製菓（0476）等食品股維持小幅波動，市場正觀察漲價是否影響銷量。據模擬交易所統計，食品類股成交額與前一週大致相同。',
      ],
    },
  },
  {
    id: 'market-margin-balance',
    daysBefore: 9,
    at: '16:30',
    symbols: [],
    title: {
      ja: '信用の買い残、2週続けて減少　模擬市場',
      en: 'Long margin positions fall for a second week',
      'zh-Hant': '模擬市場融資餘額連續兩週減少',
    },
    body: {
      ja: [
        '模擬市場の信用買い残は前の週より1.8%減り、2週続けて減少した。決済を急いだのではなく、期限の来た建玉を静かに閉じる動きが中心だった。',
        '維持率が30%を下回ると新しい建玉は作れない。余裕を持った金額での練習が勧められている。含み益は維持率に数えないことにも、注意したい。',
      ],
      en: [
        'Long positions on margin fell by 1.8% from the week before, for a second week. Most were closed ' +
          'quietly as they came to their end, not in haste.',
        'Below a ratio of 30% no new position can be opened; practising with room to spare is advised. Note ' +
          'that open gains do not count towards it.',
      ],
      'zh-Hant': [
        '模擬市場融資餘額較前一週減少1.8%，連續兩週下降。多為到期部位平穩了結，並非急於出場。',
        '維持率低於30%就無法建立新部位，建議以寬裕的金額練習。另請留意，未實現獲利不計入維持率。',
      ],
    },
  },
  {
    id: 'market-property',
    daysBefore: 10,
    at: '10:25',
    symbols: ['0118', '0683'],
    title: {
      ja: '不動産と住宅に資金　空室率の低下を好感',
      en: 'Property and housing shares gain interest as vacancies fall',
      'zh-Hant': '空屋率下降，不動產與住宅股受關注',
    },
    body: {
      ja: [
        '架空の業界団体が発表したオフィス空室率が4.1%に下がり、瑞穂野地所（0118）に買いが入った。住宅の道後ハウジング（0683）にも関心が広がった。ただ、資材の価格が高止まりしており、' +
          '利益がどこまで増えるかは分からない。',
      ],
      en: [
        'An invented trade body put office vacancies at 4.1%, lower than before. Mizuhono Estates (0118) was ' +
          'bought, and interest spread to Dogo Housing (0683). Materials are still dear, though, so nobody ' +
          'knows how far profits will follow.',
      ],
      'zh-Hant': [
        '虛構的產業公會公布辦公室空置率降至4.1%，瑞穗野地產（0118）獲得買盤，道後住宅（0683）也受到關注。不過建材價格仍高，獲利能增加多少尚不明朗。',
      ],
    },
  },
  {
    id: 'market-block-sale',
    daysBefore: 11,
    at: '17:10',
    symbols: [],
    title: {
      ja: '立会外取引の利用が増加　売却できない期間に注意',
      en: 'More block trades; mind the time you cannot sell',
      'zh-Hant': '鉅額交易使用增加，請留意閉鎖期間',
    },
    body: {
      ja: [
        '模擬市場で、割引価格でまとまった株を分ける立会外取引の申込みが、前の月より6%増えた。割引は2%から5%が多い。期間は数日から1週間ほどだ。',
        [
          '売却できない期間の最後の日を、申込みの前に確かめる',
          '割引は利益の約束ではなく、期間中の値下がりで損になることがある',
        ],
      ],
      en: [
        'Applications for block trades, in which a large holding is sold in parts at a discount, rose by 6% ' +
          'from the month before. Most discounts are 2% to 5%. They run for a few days up to a week.',
        [
          'Look up the last day of the lock-up before you apply',
          'A discount is no promised gain: a fall during the lock-up turns it into a loss',
        ],
      ],
      'zh-Hant': [
        '模擬市場中，以折價分售大量持股的鉅額交易，申請件數較上月增加6%。折價多為2%至5%。為期數日至一週。',
        ['申請前先確認閉鎖期間的最後一天', '折價不保證獲利，期間內下跌就可能虧損'],
      ],
    },
  },
  {
    id: 'market-delisted',
    daysBefore: 15,
    at: '11:00',
    symbols: ['0851'],
    title: {
      ja: '上場廃止の鳴神モータース、記録は引き続き閲覧可能',
      en: 'Records of Narukami Motors stay readable after its delisting',
      'zh-Hant': '鳴神汽車下市後，交易紀錄仍可查詢',
    },
    body: {
      ja: [
        '2026年10月に上場を廃止した鳴神モータース（0851）について、模擬取引所は、過去の約定と報告書を引き続き閲覧できると案内した。新しい注文は受け付けない。上場廃止は、' +
          '株の価値がなくなることもある出来事だ。会社は架空である。',
      ],
      en: [
        'Past trades and reports of Narukami Motors (0851), delisted in October 2026, can still be read, the ' +
          'simulated exchange says. No new orders are taken. A delisting can leave a share worth nothing. The ' +
          'company is fictional.',
      ],
      'zh-Hant': [
        '針對2026年10月下市的鳴神汽車（0851），模擬交易所表示過去的成交與報告書仍可查詢，但不再受理新委託。下市可能使股票失去價值。該公司為虛構。',
      ],
    },
  },
  {
    id: 'market-thin-night',
    daysBefore: 17,
    at: '8:30',
    symbols: [],
    title: {
      ja: '夜間の時間外取引、気配の開きは昼の約3倍',
      en: 'Night trading: spreads about three times those of the day',
      'zh-Hant': '夜間盤外交易，買賣價差約為白天三倍',
    },
    body: {
      ja: [
        '模擬取引所が夜間の時間外取引を調べたところ、買値と売値の開きは平均で昼の約3倍だった。参加者が少ないためとみられる。板の厚みは昼の2割だった。',
        '時間外は指値だけを受け付ける。急ぐ理由がなければ、翌日の通常の時間を待つこともできる。指値が届かなければ、注文は時間帯の終わりに失効する。',
      ],
      en: [
        'Looking into the night session, the simulated exchange found spreads about three times as wide as ' +
          'by day, as few people take part. The book held a fifth of the day’s orders.',
        'Only limit orders are taken then. Where nothing presses, the regular session of the next day will ' +
          'do. A limit that is not reached expires at the end of the session.',
      ],
      'zh-Hant': [
        '模擬交易所調查夜間盤外交易，買賣價差平均約為白天的三倍，推測是參與者較少所致。委託簿厚度約為白天的兩成。',
        '盤外僅接受限價委託。若不趕時間，也可以等待隔天的一般時段。限價若未到達，委託會在該時段結束時失效。',
      ],
    },
  },
]
