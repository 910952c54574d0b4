import { list, paragraph } from '../../rows/passages.ts'
import type { ProductEntry, Translated } from '../../rows/content.ts'
import { settlement, usCosts } from './orders.ts'

const noPromise: Translated = {
  ja: '過去の成績は、将来の結果を約束しません。',
  en: 'Past results promise nothing about the future.',
  'zh-Hant': '過去的表現不保證未來的結果。',
}
const byDays: Translated = {
  ja: '預けた額に対する年率を日割りにし、1円未満を切り捨てます。',
  en: 'A yearly rate of what is paid in, by the day, rounded down to the yen.',
  'zh-Hant': '依投入金額的年費率按日計算，未滿1日圓捨去。',
}
const noStamp: Translated = {
  ja: '有価証券取引税は1999年に廃止されたため、かかりません。',
  en: 'None: the tax on securities transactions was abolished in 1999.',
  'zh-Hant': '有價證券交易稅已於1999年廢止，因此免收。',
}
const stampDuty: Translated = { ja: '印紙税', en: 'Stamp duty', 'zh-Hant': '印花稅' }

/** Japanese commission, plan 標準 (facts §7): the tests compare it with the domain's table. */
const commission: Translated = {
  ja: '約定代金で決まる現物の手数料表によります。',
  en: 'From the table of cash fees, by the value of the trade.',
  'zh-Hant': '依現股手續費表，按成交金額計算。',
}

/** What is held: funds, model portfolios and shares that are placed. */
export const stakes: readonly ProductEntry[] = [
  {
    id: 'etf',
    title: { ja: 'ETF（上場投資信託）', en: 'ETFs (exchange-traded funds)', 'zh-Hant': 'ETF（指數股票型基金）' },
    about: {
      ja: [
        paragraph(
          'ETFは、指数などに合わせて動くように作られ、株と同じように売買できる投資信託です。ひとつの会社の業績だけに左右されにくい反面、指数が下がれば同じように下がります。',
        ),
        paragraph('ここにあるETFと運用会社は、すべて架空です。値段は模擬の市場で動きます。'),
      ],
      en: [
        paragraph(
          'An ETF is a fund that is made to follow an index or the like, and is traded like a share. It ' +
            'hangs less on one company’s results; when the index falls, it falls as well.',
        ),
        paragraph(
          'All ETFs here and the houses that run them are invented. Their prices move on the simulated market.',
        ),
      ],
      'zh-Hant': [
        paragraph(
          'ETF是為追蹤指數等目標而設計、可像股票一樣買賣的基金。較不受單一公司業績影響，但指數下跌時也會跟著下跌。',
        ),
        paragraph('此處的ETF與基金公司皆為虛構，價格依模擬市場變動。'),
      ],
    },
    terms: [
      {
        name: { ja: '市場', en: 'Markets', 'zh-Hant': '市場' },
        value: {
          ja: '東京40本、米国20本（すべて架空）',
          en: '40 in Tokyo, 20 in the US, all fictional',
          'zh-Hant': '東京40檔、美國20檔（皆為虛構）',
        },
      },
      {
        name: { ja: '売買単位', en: 'Unit', 'zh-Hant': '交易單位' },
        value: {
          ja: '東京は1口または10口、米国は1口',
          en: 'Tokyo 1 or 10, US 1',
          'zh-Hant': '東京1或10單位，美國1單位',
        },
      },
      settlement,
      {
        name: { ja: '倍率', en: 'Leverage', 'zh-Hant': '槓桿' },
        value: { ja: '東京は1・2・3倍、米国は1倍', en: 'Tokyo 1, 2 or 3; US 1', 'zh-Hant': '東京1、2、3倍，美國1倍' },
      },
    ],
    costs: [
      {
        name: { ja: '東京の買付手数料', en: 'Buying in Tokyo', 'zh-Hant': '東京買進手續費' },
        example: '100000',
        charge: { of: 'order', market: 'jpy', intent: 'open', quantity: 100 },
        rule: commission,
      },
      {
        name: { ja: '東京の売却手数料', en: 'Selling in Tokyo', 'zh-Hant': '東京賣出手續費' },
        example: '300000',
        charge: { of: 'order', market: 'jpy', intent: 'close', quantity: 100 },
        rule: commission,
      },
      ...usCosts,
      { name: stampDuty, example: '300000', charge: { of: 'stampDuty' }, rule: noStamp },
      {
        name: { ja: '運用管理費用（信託報酬）', en: 'Management fee of the fund', 'zh-Hant': '基金經理費' },
        example: '100000',
        charge: { of: 'nothing' },
        rule: {
          ja: 'この模擬では計算しません。実際のETFでは、持っている間ずっと基準価額から差し引かれます。',
          en: 'Not part of this simulation. A real ETF takes it out of its value for as long as you hold it.',
          'zh-Hant': '此模擬不計算。真實的ETF會在持有期間持續從淨值中扣除。',
        },
      },
    ],
    risks: [
      {
        ja: '指数が下がると、預けた額を下回ります。',
        en: 'When the index falls, it is worth less than you paid.',
        'zh-Hant': '指數下跌時，價值會低於投入金額。',
      },
      {
        ja: '米国のETFは、株価に加えて為替でも損益が変わります。',
        en: 'With a US ETF the exchange rate changes the result as well.',
        'zh-Hant': '美國ETF除價格外，損益也受匯率影響。',
      },
      {
        ja: '売買の少ないETFは、買値と売値の差が広がることがあります。',
        en: 'Where few people trade, the gap between bid and ask can be wide.',
        'zh-Hant': '成交量少的ETF，買賣價差可能擴大。',
      },
      noPromise,
    ],
    rules: [
      {
        ja: '現物で買った分は、15分間は売却できません。',
        en: 'A cash purchase cannot be sold for 15 minutes.',
        'zh-Hant': '現股買進後15分鐘內不可賣出。',
      },
      {
        ja: '値段は呼値の単位に合わせ、1日の値幅の中で注文します。',
        en: 'Prices are in ticks and within the day’s limits.',
        'zh-Hant': '委託價格須符合升降單位，並在當日漲跌幅內。',
      },
      {
        ja: '2倍と3倍は、東京の通常の取引時間だけで使えます。',
        en: 'Leverage of 2 and 3 is for Tokyo’s regular session only.',
        'zh-Hant': '2倍與3倍僅限東京的一般交易時段。',
      },
    ],
  },
  {
    id: 'ai',
    title: { ja: 'AI運用', en: 'AI portfolios', 'zh-Hant': 'AI 投組' },
    about: {
      ja: [
        paragraph(
          '決まった規則で銘柄を持つ、模擬のモデル運用です。名前は「AI」ですが、人も学習する機械も判断しません。どの銘柄をどの割合で持つかは、始める前にすべて示します。',
        ),
        list(
          '最大の下落幅と、負けた月の数を、利益より先に示します。',
          '始めたあとに銘柄を入れ替えることはありません。',
        ),
        paragraph('実際の一任運用や投資助言ではありません。'),
      ],
      en: [
        paragraph(
          'Model portfolios of the simulation that hold stocks by a fixed rule. They are called AI, but ' +
            'neither a person nor a learning machine decides anything. What is held, and how much of it, is ' +
            'shown before you begin.',
        ),
        list(
          'The largest fall and the months that lost stand before any gain.',
          'Nothing is exchanged after you have begun.',
        ),
        paragraph('This is no real mandate and no investment advice.'),
      ],
      'zh-Hant': [
        paragraph(
          '依固定規則持有股票的模擬投組。雖然名為「AI」，但沒有人、也沒有會學習的機器做判斷。持有哪些股票、各占多少比例，開始前都會完整列出。',
        ),
        list('最大跌幅與虧損月數，會列在獲利之前。', '開始後不會更換持股。'),
        paragraph('並非真實的全權委託或投資建議。'),
      ],
    },
    terms: [
      {
        name: { ja: '最低金額', en: 'Minimum', 'zh-Hant': '最低金額' },
        value: { ja: '100,000円', en: '100,000 yen', 'zh-Hant': '100,000日圓' },
      },
      {
        name: { ja: '期間', en: 'Term', 'zh-Hant': '期間' },
        value: { ja: '30日（おだやかは90日）', en: '30 days (Calm: 90 days)', 'zh-Hant': '30天（沉穩為90天）' },
      },
      {
        name: { ja: '回', en: 'Rounds', 'zh-Hant': '期別' },
        value: {
          ja: 'いきおいは3月と9月に始まり、半年で終わります。最後の月は新しく始められません',
          en: 'Lively begins in March and September and ends after six months; nobody begins in the last one',
          'zh-Hant': '動能於3月與9月開始，為期半年；最後一個月無法新加入',
        },
      },
      {
        name: { ja: '損失の限度', en: 'Loss limit', 'zh-Hant': '停損界限' },
        value: {
          ja: '−10%（1%から50%の間で変更できます）',
          en: '−10%, yours to set from 1% to 50%',
          'zh-Hant': '−10%（可在1%至50%間變更）',
        },
      },
      {
        name: { ja: '途中での終了', en: 'Ending early', 'zh-Hant': '提前結束' },
        value: {
          ja: 'いつでも。違約金はありません',
          en: 'At any time, without a penalty',
          'zh-Hant': '隨時可結束，無違約金',
        },
      },
    ],
    costs: [
      {
        name: {
          ja: '運用の手間賃（均等五銘柄・年0.5%・30日）',
          en: 'Management (Five in equal parts, 0.5% a year, 30 days)',
          'zh-Hant': '管理費（五檔均分・年0.5%・30天）',
        },
        example: '100000',
        charge: { of: 'portfolio', id: 'ai-even' },
        rule: byDays,
      },
      {
        name: {
          ja: '運用の手間賃（おだやか・年0.4%・90日）',
          en: 'Management (Calm, 0.4% a year, 90 days)',
          'zh-Hant': '管理費（沉穩・年0.4%・90天）',
        },
        example: '100000',
        charge: { of: 'portfolio', id: 'ai-calm' },
        rule: byDays,
      },
      {
        name: {
          ja: '運用の手間賃（いきおい・年0.8%・30日）',
          en: 'Management (Lively, 0.8% a year, 30 days)',
          'zh-Hant': '管理費（動能・年0.8%・30天）',
        },
        example: '100000',
        charge: { of: 'portfolio', id: 'ai-lively' },
        rule: byDays,
      },
      {
        name: { ja: '開始と終了の手数料', en: 'Beginning and ending', 'zh-Hant': '開始與結束手續費' },
        example: '100000',
        charge: { of: 'nothing' },
        rule: {
          ja: '始めるときも終えるときも、売買の手数料はかかりません。',
          en: 'No fee is taken when you begin or end.',
          'zh-Hant': '開始與結束時皆不收取買賣手續費。',
        },
      },
    ],
    risks: [
      {
        ja: '値下がりで、預けた額を下回ることがあります。',
        en: 'It can fall below what you paid in.',
        'zh-Hant': '可能因下跌而低於投入金額。',
      },
      {
        ja: '損失の限度は1日1回、東京の引け後に確かめます。急に下がると、限度を超えて減ることがあります。',
        en: 'The loss limit is looked at once a day, after Tokyo’s close. A sudden fall can go beyond it.',
        'zh-Hant': '停損界限每日於東京收盤後檢查一次。急跌時損失可能超過界限。',
      },
      noPromise,
    ],
    rules: [
      {
        ja: 'いつでも終了でき、そのときの評価額から費用を引いた額が戻ります。',
        en: 'End at any time: its value then, less the costs, comes back.',
        'zh-Hant': '隨時可結束，退回當時評價額扣除費用後的金額。',
      },
      {
        ja: '期間が終わるか、損失の限度に達すると、自動で終了します。',
        en: 'It ends by itself at the end of its term or at the loss limit.',
        'zh-Hant': '期滿或達到停損界限時自動結束。',
      },
      { ja: '自動で更新することはありません。', en: 'It is never renewed by itself.', 'zh-Hant': '不會自動續約。' },
    ],
  },
  {
    id: 'fundraising',
    title: { ja: '募集（株式の配分）', en: 'Fund-raising (allotment of shares)', 'zh-Hant': '募資（股份配售）' },
    about: {
      ja: [
        paragraph(
          '上場している架空の会社が、新しい株を決まった値段で配分して資金を集める仕組みです。申込みは審査を経て、配分が決まると、売却できない期間のある株として保有に入ります。',
        ),
        paragraph(
          '値段は直前の終値より少し低く決まりますが、売却できるようになるまでに株価がそれより下がることがあります。',
        ),
      ],
      en: [
        paragraph(
          'A listed, invented company raises money by placing new shares at a fixed price. An application is ' +
            'reviewed; what is allotted becomes a position that cannot be sold for some time.',
        ),
        paragraph(
          'The price is a little below the last close, but the share may have fallen further by the time you can sell.',
        ),
      ],
      'zh-Hant': [
        paragraph('已上市的虛構公司以固定價格配售新股來籌措資金。申請經審核後，獲配股份會以附閉鎖期間的持股列入部位。'),
        paragraph('配售價略低於前一日收盤價，但到可以賣出時，股價可能已跌破該價格。'),
      ],
    },
    terms: [
      {
        name: { ja: '申込みの単位', en: 'Amount', 'zh-Hant': '申請單位' },
        value: {
          ja: '100株の値段の整数倍',
          en: 'Whole multiples of the price of 100 shares',
          'zh-Hant': '100股價格的整數倍',
        },
      },
      {
        name: { ja: '上限', en: 'Most', 'zh-Hant': '上限' },
        value: {
          ja: '1回に20単位、または残りの募集額まで',
          en: '20 lots at a time, or what is left to raise',
          'zh-Hant': '每次20單位，或剩餘募資額',
        },
      },
      {
        name: { ja: '売却できない期間', en: 'Lock-up', 'zh-Hant': '閉鎖期間' },
        value: {
          ja: '発行日から20営業日。最後の日を日付で示します',
          en: '20 business days from the issue; the last day is shown as a date',
          'zh-Hant': '自發行日起20個營業日，以日期顯示最後一天',
        },
      },
      {
        name: { ja: '必要な手続き', en: 'Needed', 'zh-Hant': '必要手續' },
        value: { ja: '本人確認', en: 'Identity check', 'zh-Hant': '實名驗證' },
      },
    ],
    costs: [
      {
        name: { ja: '申込みの費用', en: 'Applying', 'zh-Hant': '申請費用' },
        example: '200000',
        charge: { of: 'nothing' },
        rule: {
          ja: '申込みにも配分にも手数料はかかりません。',
          en: 'Neither applying nor the allotment costs a fee.',
          'zh-Hant': '申請與配售皆免手續費。',
        },
      },
      {
        name: { ja: '期間後の売却手数料', en: 'Selling after the lock-up', 'zh-Hant': '期滿後賣出手續費' },
        example: '200000',
        charge: { of: 'order', market: 'jpy', intent: 'close', quantity: 100 },
        rule: commission,
      },
      { name: stampDuty, example: '200000', charge: { of: 'stampDuty' }, rule: noStamp },
    ],
    risks: [
      {
        ja: '売却できない間に株価が下がっても、手放せません。',
        en: 'If the price falls during the lock-up, you cannot get out.',
        'zh-Hant': '閉鎖期間內即使股價下跌也無法脫手。',
      },
      {
        ja: '新しい株が増えるため、1株あたりの価値が薄まることがあります。',
        en: 'New shares can thin out what each one is worth.',
        'zh-Hant': '股數增加可能稀釋每股價值。',
      },
      {
        ja: '申し込んだ金額は、審査が終わるまで拘束されます。',
        en: 'What you apply with is held until the review is decided.',
        'zh-Hant': '申請金額在審核結束前會被保留。',
      },
    ],
    rules: [
      {
        ja: '審査中の申込みは1件までです。',
        en: 'One application can be in review at a time.',
        'zh-Hant': '審核中的申請以1件為限。',
      },
      {
        ja: '却下のときは理由を示し、拘束した金額をすぐに戻します。',
        en: 'A rejection says why, and what was held comes back at once.',
        'zh-Hant': '駁回時會說明原因，並立即返還保留金額。',
      },
      {
        ja: '配分された株は、取引の「募集・配分」に表示します。',
        en: 'What is allotted stands under “Allotment” in your positions.',
        'zh-Hant': '獲配股份顯示於交易的「配售」。',
      },
    ],
  },
]
