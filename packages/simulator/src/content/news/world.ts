import type { Article } from './article.ts'

/** Companies of a New York that is as fictional as this Tokyo. */
export const worldNews: readonly Article[] = [
  {
    id: 'world-kabuto',
    daysBefore: 0,
    at: '6:20',
    symbols: ['KABU1'],
    title: {
      ja: 'カブト・ロボティクス、倉庫用ロボットの出荷が1割増',
      en: 'Kabuto Robotics ships a tenth more warehouse robots',
      'zh-Hant': '兜機器人倉儲機器人出貨增加一成',
    },
    body: {
      ja: [
        '模擬米国市場のカブト・ロボティクス（KABU1）は、7〜9月の倉庫用ロボットの出荷が前年同期比で1割増えたと発表した。値引きも増え、利益率は少し下がった。同社は架空で、このサービスの名前とは関係がない。',
      ],
      en: [
        'Kabuto Robotics (KABU1) on the simulated US market shipped a tenth more warehouse robots in July to ' +
          'September than a year before. It gave larger discounts, too, and its margin narrowed a little. The ' +
          'company is fictional and has nothing to do with the name of this service.',
      ],
      'zh-Hant': [
        '模擬美國市場的兜機器人（KABU1）公布，7至9月倉儲機器人出貨較去年同期增加一成。因折扣增加，利潤率略為下降。該公司為虛構，與本服務名稱無關。',
      ],
    },
  },
  {
    id: 'world-voltleaf',
    daysBefore: 1,
    at: '7:10',
    symbols: ['VOLT8'],
    title: {
      ja: 'ボルトリーフ、次の端末を軽くする新電池',
      en: 'Voltleaf Devices tells of a lighter battery',
      'zh-Hant': '電葉裝置發表更輕的新電池',
    },
    body: {
      ja: [
        'ボルトリーフ・デバイセズ（VOLT8）は、2割軽い電池を次の携帯端末に載せると述べた。量産の時期は示さなかった。発表の後の時間外取引では売り買いがまばらで、気配が開いた。',
      ],
      en: [
        'Voltleaf Devices (VOLT8) will use a battery that is a fifth lighter in its next phones. It did not ' +
          'say when. After hours there were few orders on either side and the spread was wide.',
      ],
      'zh-Hant': [
        '電葉裝置（VOLT8）表示下一代手機將採用輕兩成的電池，但未說明量產時間。發表後的盤後交易買賣稀疏，價差擴大。',
      ],
    },
  },
  {
    id: 'world-galeforce',
    daysBefore: 2,
    at: '6:45',
    symbols: ['GALE7'],
    title: {
      ja: 'ゲイルフォース、運転支援の不具合で無償改修',
      en: 'Galeforce Motors repairs a driving aid free of charge',
      'zh-Hant': '疾風汽車免費維修駕駛輔助瑕疵',
    },
    body: {
      ja: [
        'ゲイルフォース・モーターズ（GALE7）は、雨の日に運転支援が切れにくい不具合があるとして、約4万台を無償で改修する。事故は報告されていない。改修は通信で行い、費用は軽いという。会社も車も架空である。',
      ],
      en: [
        'Galeforce Motors (GALE7) repairs about 40,000 cars free of charge: in rain their driving aid may be ' +
          'slow to switch off. No accident is known. It is done over the air at little cost. Company and cars ' +
          'are fictional.',
      ],
      'zh-Hant': [
        '疾風汽車（GALE7）因雨天時駕駛輔助不易解除的瑕疵，免費維修約4萬輛車。目前未接獲事故通報。以遠端更新進行，費用不高。公司與車輛皆為虛構。',
      ],
    },
  },
  {
    id: 'world-larkspur',
    daysBefore: 3,
    at: '7:30',
    symbols: ['LARK2'],
    title: {
      ja: 'ラークスパー、企業向け契約の更新率が低下',
      en: 'Larkspur Systems: fewer customers renew',
      'zh-Hant': '翠雀系統企業合約續約率下降',
    },
    body: {
      ja: [
        'ラークスパー・システムズ（LARK2）は、企業向け契約の更新率が93%から91%に下がったと発表した。中小企業の解約が増えたという。売上高の見通しは据え置いた。数字は架空である。',
      ],
      en: [
        'At Larkspur Systems (LARK2) 91% of companies renewed their contracts, down from 93%: more small ' +
          'ones left. The outlook for sales stands. The figures are fictional.',
      ],
      'zh-Hant': [
        '翠雀系統（LARK2）公布企業合約續約率由93%降至91%，主因是中小企業解約增加。營收展望維持不變。數字為虛構。',
      ],
    },
  },
  {
    id: 'world-tidewater',
    daysBefore: 4,
    at: '6:50',
    symbols: ['TIDE4'],
    title: {
      ja: 'タイドウォーター、洋上風力の着工を半年延期',
      en: 'Tidewater Crest Energy puts off a wind farm by half a year',
      'zh-Hant': '潮水能源離岸風電延後半年動工',
    },
    body: {
      ja: [
        'タイドウォーター・エナジー（TIDE4）は、洋上風力発電の着工を半年延ばす。資材の調達に時間がかかるためで、総額は変わらないとした。',
        ['計画の出力は30万キロワット', '完成の予定は3年後'],
      ],
      en: [
        'Tidewater Crest Energy (TIDE4) begins a wind farm at sea half a year later than planned, as ' +
          'materials take longer. The total cost does not change, it says.',
        ['Planned output: 300 megawatts', 'To be finished in three years'],
      ],
      'zh-Hant': [
        '潮水能源（TIDE4）將離岸風電動工時間延後半年，原因是材料採購需時較長，總金額不變。',
        ['規劃發電容量為30萬瓩', '預計三年後完工'],
      ],
    },
  },
  {
    id: 'world-plumline',
    daysBefore: 7,
    at: '7:00',
    symbols: ['PLUM6'],
    title: {
      ja: 'プラムライン、点眼薬の試験で差が出ず',
      en: 'Plumline Therapeutics: no difference in an eye drop trial',
      'zh-Hant': '梅線製藥眼藥水試驗未見差異',
    },
    body: {
      ja: [
        'プラムライン・セラピューティクス（PLUM6）は、開発中の点眼薬の試験で、偽薬との明らかな差が出なかったと公表した。開発を続けるかは年内に決める。薬の開発では、うまくいかない試験のほうが多い。',
      ],
      en: [
        'A trial of an eye drop by Plumline Therapeutics (PLUM6) showed no clear difference from a placebo. ' +
          'It decides this year whether to go on. In medicine more trials fail than succeed.',
      ],
      'zh-Hant': [
        '梅線製藥（PLUM6）公布，開發中的眼藥水試驗與安慰劑相比無明顯差異，將於年內決定是否繼續開發。在新藥開發中，失敗的試驗其實比較多。',
      ],
    },
  },
  {
    id: 'world-mossbank',
    daysBefore: 9,
    at: '6:30',
    symbols: ['MOSS5'],
    title: {
      ja: 'モスバンク・フーズ、豆の缶詰を値下げ',
      en: 'Mossbank Foods lowers the price of canned beans',
      'zh-Hant': '苔岸食品調降豆類罐頭價格',
    },
    body: {
      ja: [
        'モスバンク・フーズ（MOSS5）は、豆の缶詰を平均3%値下げする。昨年の値上げで客が離れたことを認めた。利益は減るが、数量が戻れば1年で補えると説明している。',
      ],
      en: [
        'Mossbank Foods (MOSS5) lowers its canned beans by 3% on average and admits that last year’s rise ' +
          'had cost it customers. It earns less for now, and hopes to make up for it within a year if they ' +
          'return.',
      ],
      'zh-Hant': [
        '苔岸食品（MOSS5）將豆類罐頭平均降價3%，並承認去年漲價導致顧客流失。獲利雖會減少，但若銷量回升，預計一年內可彌補。',
      ],
    },
  },
  {
    id: 'world-orbital',
    daysBefore: 11,
    at: '7:20',
    symbols: ['ORBI3'],
    title: {
      ja: 'オービタル・グラス、割れにくい窓の特許を公開',
      en: 'Orbital Glass opens a patent for tougher windows',
      'zh-Hant': '軌道玻璃公開不易破裂的窗戶專利',
    },
    body: {
      ja: [
        'オービタル・グラス（ORBI3）は、割れにくい窓の特許の一部を無償で使えるようにする。業界全体で規格をそろえることが目的という。短い間の収入は減るが、製造装置の販売は増えるとみている。',
      ],
      en: [
        'Orbital Glass (ORBI3) lets others use part of its patents for tougher windows free of charge, so ' +
          'that the trade can agree on one standard. It will earn less from licences and hopes to sell more ' +
          'machines.',
      ],
      'zh-Hant': [
        '軌道玻璃（ORBI3）將部分不易破裂窗戶的專利開放免費使用，目的是統一業界規格。短期收入會減少，但預期製造設備銷售將增加。',
      ],
    },
  },
  {
    id: 'world-clovergate',
    daysBefore: 15,
    at: '6:40',
    symbols: ['CLOV9'],
    title: {
      ja: 'クローバーゲート、住宅資金の貸出審査を厳格に',
      en: 'Clovergate Bancorp tightens its mortgages',
      'zh-Hant': '三葉門銀行房貸審核趨嚴',
    },
    body: {
      ja: [
        'クローバーゲート・バンコープ（CLOV9）は、住宅資金の貸し出しの審査を厳しくする。返済の遅れが1.6%から1.9%に増えたことを受けた。新しい貸し出しは減るが、将来の損失を抑えるねらいがある。',
      ],
      en: [
        'Clovergate Bancorp (CLOV9) looks harder at mortgages, as late payments rose from 1.6% to 1.9%. It ' +
          'lends less now in order to lose less later.',
      ],
      'zh-Hant': [
        '三葉門銀行（CLOV9）因還款延遲比率由1.6%升至1.9%，將加強房貸審核。新增放款會減少，目的是降低未來損失。',
      ],
    },
  },
  {
    id: 'world-frosthaven',
    daysBefore: 17,
    at: '7:40',
    symbols: ['FROS1'],
    title: {
      ja: 'フロストヘイブン、空きビルを住宅に転用',
      en: 'Frosthaven Realty turns empty offices into homes',
      'zh-Hant': '霜港置業將閒置大樓改為住宅',
    },
    body: {
      ja: [
        'フロストヘイブン・リアルティ（FROS1）は、空いたオフィスビル2棟を約300戸の賃貸住宅に変える。工事は2年かかり、その間の賃料は入らない。分配金は当面減らさない方針だが、約束ではないと付け加えた。',
      ],
      en: [
        'Frosthaven Realty (FROS1) turns two empty office buildings into about 300 flats. For the two years ' +
          'of work they bring in no rent. It means to keep its dividend for now, and adds that this is no ' +
          'promise.',
      ],
      'zh-Hant': [
        '霜港置業（FROS1）將兩棟閒置辦公大樓改建為約300戶出租住宅，施工兩年期間沒有租金收入。公司方針是暫不調降配息，但強調這並非承諾。',
      ],
    },
  },
]
