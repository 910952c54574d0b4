import type { Article } from './article.ts'

/** Good and bad news alike; who reads only good ones learns nothing. */
export const companyNews: readonly Article[] = [
  {
    id: 'company-aoba-plant',
    daysBefore: 0,
    at: '9:20',
    symbols: ['0712'],
    title: {
      ja: '青葉精機、精密減速機の新工場を稼働',
      en: 'Aoba Precision opens a plant for precision reducers',
      'zh-Hant': '青葉精機精密減速機新廠啟用',
    },
    body: {
      ja: [
        '青葉精機（0712）は、産業用ロボット向け減速機の新工場を稼働したと発表した。立ち上げの費用がかさみ、今期の利益への寄与は小さいという。同社も工場も架空のものである。',
        ['年間の生産能力は約1.4倍', '投資額は82億円'],
      ],
      en: [
        'Aoba Precision (0712) has opened a plant for the reducers that industrial robots need. Starting it ' +
          'up is costly, so it will add little to this year’s profit. Company and plant are fictional.',
        ['Yearly capacity about 1.4 times', '8.2 billion yen invested'],
      ],
      'zh-Hant': [
        '青葉精機（0712）宣布工業機器人用減速機新廠已啟用。因初期費用較高，對本期獲利貢獻有限。該公司與工廠皆為虛構。',
        ['年產能約為1.4倍', '投資額為82億日圓'],
      ],
    },
  },
  {
    id: 'company-akane-debut',
    daysBefore: 0,
    at: '9:35',
    symbols: ['0B27'],
    title: {
      ja: '茜ソフトウェアが上場　病院向け予約システムを手がける',
      en: 'Akane Software lists; it makes booking systems for hospitals',
      'zh-Hant': '茜軟體上市，經營醫院預約系統',
    },
    body: {
      ja: [
        '茜ソフトウェア（0B27）が模擬市場に上場した。中小の病院向けの予約システムを月額で提供し、契約先は約1,200件という（架空）。上場した直後は値動きが大きくなりやすい。' +
          '公開価格で買えた人が売却できるのは、次の営業日からになる。',
      ],
      en: [
        'Akane Software (0B27) has listed on the simulated market. It rents booking systems to smaller ' +
          'hospitals and counts some 1,200 of them as customers, all fictional. Prices often swing widely ' +
          'after a listing. Those who won shares in the draw can sell from the next business day.',
      ],
      'zh-Hant': [
        '茜軟體（0B27）於模擬市場上市。該公司以月費提供中小型醫院預約系統，客戶約1,200家（虛構）。剛上市時價格波動容易較大。以發行價中籤者，自下一個營業日起才能賣出。',
      ],
    },
  },
  {
    id: 'company-tsubaki-trial',
    daysBefore: 1,
    at: '15:40',
    symbols: ['0166'],
    title: {
      ja: '椿製薬、花粉症薬の試験を1年延長',
      en: 'Tsubaki Pharmaceutical extends a hay fever trial by a year',
      'zh-Hant': '椿製藥將花粉症藥物試驗延長一年',
    },
    body: {
      ja: [
        '椿製薬（0166）は、開発中の花粉症薬の試験を1年延長すると発表した。参加者が計画の8割にとどまったためで、安全性の問題ではないとしている。費用の増加は今期で4億円の見込み。会社も薬も架空である。',
      ],
      en: [
        'Tsubaki Pharmaceutical (0166) extends the trial of a hay fever medicine by a year: only 80% of the ' +
          'planned patients took part. It says that safety is not in question. The extra cost this year is put ' +
          'at 400 million yen. Company and medicine are fictional.',
      ],
      'zh-Hant': [
        '椿製藥（0166）宣布開發中的花粉症藥物試驗將延長一年，原因是受試者僅達計畫的八成，並非安全性問題。預估本期費用增加4億日圓。公司與藥物皆為虛構。',
      ],
    },
  },
  {
    id: 'company-gyosei-battery',
    daysBefore: 1,
    at: '11:10',
    symbols: ['0133'],
    title: {
      ja: '暁星自動車、電池の共同調達を開始',
      en: 'Gyosei Motors begins to buy batteries jointly',
      'zh-Hant': '曉星汽車啟動電池共同採購',
    },
    body: {
      ja: [
        '暁星自動車（0133）は、小型の電気自動車に使う電池を部品会社3社と共同で調達し始めた。1台あたりの費用を約5%下げることをねらう。効果が出るのは来期からの予定で、原料の値段しだいで変わるという。',
      ],
      en: [
        'Gyosei Motors (0133) now buys batteries for its small electric cars together with three suppliers, ' +
          'aiming to take about 5% off the cost of a car. It expects to see the effect from next year on, ' +
          'depending on the price of raw materials.',
      ],
      'zh-Hant': [
        '曉星汽車（0133）開始與三家零件廠共同採購小型電動車電池，目標是將每輛車成本降低約5%。預計下一會計年度起見效，但會隨原料價格而變動。',
      ],
    },
  },
  {
    id: 'company-asagiri-outage',
    daysBefore: 2,
    at: '10:05',
    symbols: ['0824'],
    title: {
      ja: '朝霧通信、通信障害の原因を公表　約2時間で復旧',
      en: 'Asagiri Telecom explains a two-hour outage',
      'zh-Hant': '朝霧通信公布通訊障礙原因，約兩小時恢復',
    },
    body: {
      ja: [
        '朝霧通信（0824）は、先週の通信障害の原因が機器の設定の誤りだったと公表した。約2時間で復旧し、影響は最大14万回線だった。',
        ['設定の変更は、2人で確かめる手順に改める', '対象の契約者には料金の一部を返す'],
      ],
      en: [
        'Asagiri Telecom (0824) says that last week’s outage came from a wrong setting. It lasted about two ' +
          'hours and reached up to 140,000 lines.',
        [
          'Two people will check each change of settings from now on',
          'Part of the charge is paid back to those affected',
        ],
      ],
      'zh-Hant': [
        '朝霧通信（0824）公布上週通訊障礙的原因為設備設定錯誤，約兩小時後恢復，最多影響14萬條線路。',
        ['今後設定變更將改為兩人確認', '將退還受影響用戶部分費用'],
      ],
    },
  },
  {
    id: 'company-shiranui-order',
    daysBefore: 2,
    at: '15:35',
    symbols: ['0433'],
    title: {
      ja: '不知火半導体、検査装置の受注が横ばい',
      en: 'Orders at Shiranui Semiconductor hold steady',
      'zh-Hant': '不知火半導體檢測設備訂單持平',
    },
    body: {
      ja: [
        '不知火半導体（0433）の7〜9月期は、検査装置の受注高が前年同期比0.6%増とほぼ横ばいだった。記憶用の半導体向けが減り、車載向けが補った。通期の見通しは据え置いた。数字はすべて架空である。',
      ],
      en: [
        'Orders for inspection equipment at Shiranui Semiconductor (0433) rose by 0.6% from a year before in ' +
          'July to September. Those for memory fell; those for cars made up for it. The outlook for the year ' +
          'is unchanged. All figures are fictional.',
      ],
      'zh-Hant': [
        '不知火半導體（0433）7至9月檢測設備訂單較去年同期增加0.6%，大致持平。記憶體用途減少，由車用彌補。全年展望維持不變。數字皆為虛構。',
      ],
    },
  },
  {
    id: 'company-momijidani-refit',
    daysBefore: 3,
    at: '13:00',
    symbols: ['0218'],
    title: {
      ja: '紅葉谷百貨店、本店の地下食品売り場を改装',
      en: 'Momijidani Department Stores refits its food hall',
      'zh-Hant': '紅葉谷百貨改裝總店地下食品賣場',
    },
    body: {
      ja: [
        '紅葉谷百貨店（0218）は、本店の地下食品売り場を3か月かけて改装する。売り場を2割広げ、惣菜と地元の菓子を増やす計画だ。改装の間は売上高が月に1億円ほど減ると見込んでいる。',
      ],
      en: [
        'Momijidani Department Stores (0218) will refit the food hall of its main store over three months, ' +
          'make it a fifth larger and sell more ready dishes and local sweets. It expects to sell about 100 ' +
          'million yen less a month meanwhile.',
      ],
      'zh-Hant': [
        '紅葉谷百貨（0218）將用三個月改裝總店地下食品賣場，面積擴大兩成，並增加熟食與在地點心。預計改裝期間每月營收減少約1億日圓。',
      ],
    },
  },
  {
    id: 'company-kagurazaka-apology',
    daysBefore: 4,
    at: '16:00',
    symbols: ['0392'],
    title: {
      ja: '神楽坂システムズ、納品の遅れで費用を計上',
      en: 'Kagurazaka Systems books costs for a late delivery',
      'zh-Hant': '神樂坂系統因交付延遲認列費用',
    },
    body: {
      ja: [
        '神楽坂システムズ（0392）は、自治体向けシステムの納品が遅れ、追加の費用9億円を今期に計上すると発表した。見積もりが甘かったと説明している。会社は、新しい受注を一時絞り、点検の人員を増やすという。' +
          '架空の会社の話である。',
      ],
      en: [
        'Kagurazaka Systems (0392) is late with a system for a town and will book 900 million yen of further ' +
          'costs this year. It says that it had judged the work too lightly. It will take on fewer orders for ' +
          'a while and put more people on checks. The company is fictional.',
      ],
      'zh-Hant': [
        '神樂坂系統（0392）因地方政府系統交付延遲，將於本期認列9億日圓追加費用，並坦承估算過於樂觀。公司將暫時減少接單並增加檢驗人力。此為虛構公司的故事。',
      ],
    },
  },
  {
    id: 'company-ginrei-lens',
    daysBefore: 4,
    at: '9:50',
    symbols: ['0191'],
    title: {
      ja: '銀嶺光学、医療用の小型レンズを量産',
      en: 'Ginrei Optics starts mass production of tiny medical lenses',
      'zh-Hant': '銀嶺光學量產醫療用小型鏡頭',
    },
    body: {
      ja: [
        '銀嶺光学（0191）は、内視鏡に使う直径1ミリほどのレンズの量産を始めた。これまでは手作業の工程が残り、月に数百個しか作れなかった。初年度の売上高は6億円を見込む。同社の売上高全体の1%に満たない規模だ。',
      ],
      en: [
        'Ginrei Optics (0191) now mass-produces lenses of about one millimetre for endoscopes. With steps ' +
          'done by hand it used to make a few hundred a month. It hopes for 600 million yen in the first year, ' +
          'less than 1% of its sales.',
      ],
      'zh-Hant': [
        '銀嶺光學（0191）開始量產內視鏡用、直徑約1公釐的鏡頭。過去因仍有手工製程，每月僅能生產數百個。首年營收預估6億日圓，占公司整體不到1%。',
      ],
    },
  },
  {
    id: 'company-minato-route',
    daysBefore: 7,
    at: '9:15',
    symbols: ['0418'],
    title: {
      ja: 'みなと海運、沿岸航路に電動の貨物船',
      en: 'Minato Shipping puts an electric freighter on a coastal route',
      'zh-Hant': '港海運於沿岸航線投入電動貨船',
    },
    body: {
      ja: [
        'みなと海運（0418）は、沿岸の短い航路に電池で動く貨物船を1隻入れる。燃料費は減るが、充電に時間がかかり、1日の便数は4便から3便になる。採算は1年かけて確かめるという。',
      ],
      en: [
        'Minato Shipping (0418) puts one battery-powered freighter on a short coastal route. Fuel costs ' +
          'fall, but charging takes time, so there are three trips a day in place of four. It will take a year ' +
          'to see whether this pays.',
      ],
      'zh-Hant': [
        '港海運（0418）將在沿岸短程航線投入一艘電池動力貨船。燃料費減少，但充電耗時，每日班次由4班減為3班。公司將以一年時間確認是否划算。',
      ],
    },
  },
  {
    id: 'company-shorai-stores',
    daysBefore: 7,
    at: '15:55',
    symbols: ['0796'],
    title: {
      ja: '松籟書店、5店舗を閉店　地方は移動販売に',
      en: 'Shorai Books closes five shops and sends vans instead',
      'zh-Hant': '松籟書店關閉五家分店，改以行動書車服務',
    },
    body: {
      ja: [
        '松籟書店（0796）は、来年3月までに5店舗を閉じる。地方では、車に約800冊を積んで回る移動販売に切り替える。店の家賃は年に1億2千万円ほど減るが、閉店の費用がかかり、今期は赤字が残る見込みだ。',
      ],
      en: [
        'Shorai Books (0796) will close five shops by next March. In the countryside vans with some 800 ' +
          'books take their place. Rents fall by about 120 million yen a year, but closing costs money, and ' +
          'this year is still expected to end in a loss.',
      ],
      'zh-Hant': [
        '松籟書店（0796）將於明年3月前關閉五家分店，在鄉村地區改以載有約800本書的行動書車服務。每年租金可減少約1億2千萬日圓，但因關店費用，預計本期仍為虧損。',
      ],
    },
  },
  {
    id: 'company-oirase-recall',
    daysBefore: 8,
    at: '17:20',
    symbols: ['0967'],
    title: {
      ja: '奥入瀬飲料、表示の誤りで茶飲料を回収',
      en: 'Oirase Beverages recalls a tea with a wrong label',
      'zh-Hant': '奧入瀨飲料因標示錯誤回收茶飲',
    },
    body: {
      ja: [
        '奥入瀬飲料（0967）は、茶飲料1品目のラベルに誤りがあったとして、約3万本を回収する。中身の品質には問題がないとしている。費用は数千万円で、業績の見通しは変えない。商品も会社も架空である。',
      ],
      en: [
        'Oirase Beverages (0967) recalls about 30,000 bottles of a tea because of a mistake on the label. ' +
          'The drink itself is fine, it says. The cost is some tens of millions of yen and the outlook ' +
          'unchanged. Product and company are fictional.',
      ],
      'zh-Hant': [
        '奧入瀨飲料（0967）因一款茶飲標籤有誤，回收約3萬瓶，並表示內容物品質無虞。費用為數千萬日圓，業績展望不變。商品與公司皆為虛構。',
      ],
    },
  },
  {
    id: 'company-wakakusa-loss',
    daysBefore: 9,
    at: '15:30',
    symbols: ['0172'],
    title: {
      ja: '若草バイオ、研究費の増加で赤字が拡大',
      en: 'Wakakusa Bio’s loss grows with its research',
      'zh-Hant': '若草生技研究費增加，虧損擴大',
    },
    body: {
      ja: [
        '若草バイオ（0172）の4〜9月期は、研究費が増え、赤字が11億円に広がった。手元の資金は2年分あるという。新しい薬の申請は、早くて3年先とした。',
        '売上高のない段階の会社は、研究の結果しだいで株価が大きく動く。これは架空の会社の決算である。練習でも、1つの銘柄に偏らない持ち方を試せる。',
      ],
      en: [
        'The loss of Wakakusa Bio (0172) grew to 1.1 billion yen in April to September as it spent more on ' +
          'research. It has cash for two years, it says. It will not apply for a new medicine for three years ' +
          'at least.',
        'The shares of a company without sales hang on the results of its research. These are the accounts ' +
          'of a fictional one. Practice is a good place to try not to put everything into one stock.',
      ],
      'zh-Hant': [
        '若草生技（0172）4至9月因研究費增加，虧損擴大至11億日圓。公司表示手頭資金足夠兩年使用。新藥申請最快也要三年後。',
        '尚無營收的公司，股價會隨研究結果大幅波動。此為虛構公司的財報。練習時，也可以嘗試不集中於單一股票。',
      ],
    },
  },
  {
    id: 'company-watarase-furnace',
    daysBefore: 10,
    at: '14:00',
    symbols: ['0149'],
    title: {
      ja: '渡良瀬製鋼、電気炉への切り替えを1年前倒し',
      en: 'Watarase Steel brings its electric furnace forward by a year',
      'zh-Hant': '渡良瀨製鋼提前一年改用電爐',
    },
    body: {
      ja: [
        '渡良瀬製鋼（0149）は、古い高炉のひとつを電気炉に替える計画を1年早める。電力の長期契約がまとまったためだ。排出する二酸化炭素は半分になる。',
        ['工事の期間は18か月', '工事中の減産は最大で年7%'],
      ],
      en: [
        'Watarase Steel (0149) will replace one old blast furnace by an electric one a year sooner than ' +
          'planned, now that a long contract for power is signed. It will give off half as much carbon dioxide.',
        ['The work takes 18 months', 'Output falls by up to 7% a year meanwhile'],
      ],
      'zh-Hant': [
        '因長期供電合約談妥，渡良瀨製鋼（0149）將把一座舊高爐改為電爐的計畫提前一年。二氧化碳排放量將減半。',
        ['工期為18個月', '施工期間最多減產7%（年）'],
      ],
    },
  },
  {
    id: 'company-genkai-farm',
    daysBefore: 11,
    at: '10:40',
    symbols: ['0206'],
    title: {
      ja: '玄海水産、陸上養殖のサバを出荷',
      en: 'Genkai Fisheries ships mackerel raised on land',
      'zh-Hant': '玄海水產陸上養殖鯖魚開始出貨',
    },
    body: {
      ja: [
        '玄海水産（0206）は、陸上の水槽で育てたサバの出荷を始めた。海の養殖より費用は3割高いが、天候に左右されず、年間を通して出せる。当面は近くの飲食店に限って売る。',
      ],
      en: [
        'Genkai Fisheries (0206) has begun to ship mackerel raised in tanks on land. It costs 30% more than ' +
          'at sea, but can be delivered all year whatever the weather. For now it is only sold to restaurants ' +
          'nearby.',
      ],
      'zh-Hant': [
        '玄海水產（0206）開始供應陸上水槽養殖的鯖魚。成本比海上養殖高三成，但不受天候影響，可全年出貨。目前僅供應附近的餐飲店。',
      ],
    },
  },
  {
    id: 'company-yumemizaka-delay',
    daysBefore: 14,
    at: '18:00',
    symbols: ['0599'],
    title: {
      ja: '夢見坂エンタテインメント、新作ゲームの発売を延期',
      en: 'Yumemizaka Entertainment postpones a game',
      'zh-Hant': '夢見坂娛樂延後新遊戲上市',
    },
    body: {
      ja: [
        '夢見坂エンタテインメント（0599）は、年末に予定していた新作ゲームの発売を来春に延ばす。仕上げの質を優先すると説明した。今期の売上高の見通しを3%引き下げた。前作の追加要素は予定どおり出すという。',
      ],
      en: [
        'Yumemizaka Entertainment (0599) postpones a game from the end of the year to next spring, to finish ' +
          'it properly, as it says. It lowers its outlook for sales by 3%. Additions to the previous game come ' +
          'as planned.',
      ],
      'zh-Hant': [
        '夢見坂娛樂（0599）將原訂年底推出的新遊戲延至明年春天，並表示以完成品質為優先。本期營收預估下修3%，前作的追加內容照原計畫推出。',
      ],
    },
  },
  {
    id: 'company-ibukino-fare',
    daysBefore: 15,
    at: '13:30',
    symbols: ['0341'],
    title: {
      ja: '伊吹野鉄道、昼間の割引切符を試験販売',
      en: 'Ibukino Railway tries cheaper tickets at midday',
      'zh-Hant': '伊吹野鐵道試賣白天優惠票',
    },
    body: {
      ja: [
        '伊吹野鉄道（0341）は、平日の10時から16時に使える割引切符を3か月間試す。朝夕の混雑を1割ほどならすことが目的だ。収入への影響は小さいとみて、効果を確かめてから続けるか決める。',
      ],
      en: [
        'For three months Ibukino Railway (0341) sells cheaper tickets for weekdays between 10:00 and 16:00, ' +
          'to even out about a tenth of the crowds in the morning and evening. It expects little effect on ' +
          'income and will decide afterwards whether to go on.',
      ],
      'zh-Hant': [
        '伊吹野鐵道（0341）將試辦三個月的平日10時至16時優惠票，目的是紓解約一成的尖峰人潮。預估對收入影響不大，確認效果後再決定是否續辦。',
      ],
    },
  },
  {
    id: 'company-kirigamine-sensor',
    daysBefore: 16,
    at: '9:55',
    symbols: ['0407'],
    title: {
      ja: '霧ヶ峰計測、橋の傷みを測るセンサーを自治体に納入',
      en: 'Kirigamine Instruments supplies sensors that watch bridges',
      'zh-Hant': '霧之峰計測向地方政府供應橋梁感測器',
    },
    body: {
      ja: [
        '霧ヶ峰計測（0407）は、橋のゆれから傷みを推定するセンサーを、架空の6つの自治体に納入した。点検の回数を年2回から1回に減らせるという。センサーは補助であり、人による点検がなくなるわけではない。',
      ],
      en: [
        'Kirigamine Instruments (0407) has supplied six invented towns with sensors that tell from its ' +
          'swaying how worn a bridge is. One inspection a year may do in place of two. The sensors help; they ' +
          'do not replace people.',
      ],
      'zh-Hant': [
        '霧之峰計測（0407）向六個虛構的地方政府供應感測器，可由晃動推估橋梁老化程度，檢查可由每年兩次減為一次。感測器只是輔助，仍需要人工檢查。',
      ],
    },
  },
  {
    id: 'company-azumi-coffee',
    daysBefore: 17,
    at: '11:20',
    symbols: ['0298'],
    title: {
      ja: '安曇商事、コーヒー農園の権益を一部売却',
      en: 'Azumi Trading sells part of a coffee plantation',
      'zh-Hant': '安曇商事出售部分咖啡農園權益',
    },
    body: {
      ja: [
        '安曇商事（0298）は、海外のコーヒー農園の権益の4割を、架空の食品会社に売却する。売却益は15億円で、倉庫の改修に使うという。残りの6割は持ち続け、豆の仕入れも変わらない。',
      ],
      en: [
        'Azumi Trading (0298) sells 40% of a coffee plantation abroad to an invented food company. The gain ' +
          'of 1.5 billion yen goes into its warehouses. It keeps the rest and will go on buying the beans.',
      ],
      'zh-Hant': [
        '安曇商事（0298）將海外咖啡農園四成權益出售給虛構的食品公司，獲利15億日圓，將用於整修倉庫。其餘六成繼續持有，咖啡豆採購也不變。',
      ],
    },
  },
  {
    id: 'company-isobue-hiring',
    daysBefore: 18,
    at: '14:45',
    symbols: ['0617'],
    title: {
      ja: '磯笛警備、来春の初任給を2.4%引き上げ',
      en: 'Isobue Security raises starting pay by 2.4%',
      'zh-Hant': '磯笛保全明年春天起薪調升2.4%',
    },
    body: {
      ja: [
        '磯笛警備（0617）は、来年春に入る社員の初任給を2.4%引き上げる。人手の不足が続き、夜間の勤務を断る案件が出ていた。人件費は年に3億円ほど増える。契約の値上げは取引先と順に話し合う。',
      ],
      en: [
        'Isobue Security (0617) raises starting pay by 2.4% from next spring. Short of staff, it had begun ' +
          'to turn down night work. Labour costs rise by about 300 million yen a year. It will talk with its ' +
          'customers about prices one by one.',
      ],
      'zh-Hant': [
        '磯笛保全（0617）將把明年春天新進員工起薪調升2.4%。因人力持續不足，已有夜間勤務無法承接。人事費每年約增加3億日圓，將逐一與客戶協商調價。',
      ],
    },
  },
]
