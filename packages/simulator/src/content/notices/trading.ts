import { hrefTo } from '@kabuto/domain/paths'
import { link, list, paragraph, table } from '../../rows/passages.ts'
import type { NoticeEntry } from '../../rows/content.ts'

/** About hours, fees and the rules of trading. */
export const tradingNotices: readonly NoticeEntry[] = [
  {
    id: 'us-winter-hours',
    daysBefore: 21,
    at: '17:00',
    importance: 'mustRead',
    title: { ja: '冬の間の米国市場の取引時間', en: 'US trading hours in winter', 'zh-Hant': '冬季美股交易時間' },
    body: {
      ja: [
        paragraph(
          '米国の夏時間は2026年11月1日に終わりました。2027年3月14日に次の夏時間が始まるまで、日本時間では1時間遅くなります。',
        ),
        table(
          ['時間帯', '冬（日本時間）', '夏（日本時間）'],
          ['取引前', '18:00–23:30', '17:00–22:30'],
          ['通常', '23:30–翌6:00', '22:30–翌5:00'],
          ['取引後', '6:00–10:00', '5:00–9:00'],
        ),
        list(
          '2026年11月26日（現地）は感謝祭のため休場です。27日と12月24日は、現地13時に早く終わります。',
          '出したままの指値は、それぞれの時間帯の終わりに失効します。',
        ),
        link('米国株の相場を見る', hrefTo('quotes')),
      ],
      en: [
        paragraph(
          'Daylight saving time in the US ended on 1 November 2026. Until it begins again on 14 March 2027, ' +
            'everything is one hour later in Japan.',
        ),
        table(
          ['Session', 'Winter, Japan time', 'Summer, Japan time'],
          ['Pre-market', '18:00–23:30', '17:00–22:30'],
          ['Regular', '23:30–6:00', '22:30–5:00'],
          ['After-market', '6:00–10:00', '5:00–9:00'],
        ),
        list(
          'On 26 November 2026, Thanksgiving, the market is closed. On the 27th and on 24 December it closes ' +
            'early, at 13:00 local time.',
          'A limit order that is not filled expires at the end of its session.',
        ),
        link('See US quotes', hrefTo('quotes')),
      ],
      'zh-Hant': [
        paragraph('美國日光節約時間已於2026年11月1日結束。在2027年3月14日再次開始之前，以日本時間計都會晚1小時。'),
        table(
          ['時段', '冬季（日本時間）', '夏季（日本時間）'],
          ['盤前', '18:00–23:30', '17:00–22:30'],
          ['一般', '23:30–翌日6:00', '22:30–翌日5:00'],
          ['盤後', '6:00–10:00', '5:00–9:00'],
        ),
        list(
          '2026年11月26日（當地）感謝節休市；27日與12月24日於當地13時提早收盤。',
          '未成交的限價委託會在各時段結束時失效。',
        ),
        link('查看美股行情', hrefTo('quotes')),
      ],
    },
  },
  {
    id: 'margin-call',
    daysBefore: 16,
    at: '10:00',
    importance: 'mustRead',
    title: {
      ja: '信用取引の維持率と、追加の証拠金について',
      en: 'The margin ratio, and when more cover is asked for',
      'zh-Hant': '融資維持率與追繳保證金',
    },
    body: {
      ja: [
        paragraph(
          '2倍、3倍、売りから入る取引は、損失が証拠金を超えることがあります。毎日の大引けのあとに維持率を計算し、次のように扱います。',
        ),
        table(
          ['維持率', '扱い'],
          ['30%以上', '新しい建玉を作れます'],
          ['20%以上 30%未満', '新しい建玉は作れません'],
          ['20%未満', '20%に戻すための不足額をお知らせします'],
        ),
        list(
          '不足の期限は2営業日後です。その日の後場が始まる12:30に足りなければ、信用の建玉をすべて決済します。',
          '持っている株は、時価の80%を証拠金として数えます。含み益は数えず、含み損と費用は差し引きます。',
          'これは模擬の損失です。実際の請求はありません。',
        ),
        link('保有の一覧を見る', hrefTo('positions')),
      ],
      en: [
        paragraph(
          'With two or three times leverage, or short, a loss can be larger than the margin. After each ' +
            'close the ratio is worked out, and this follows from it.',
        ),
        table(
          ['Ratio', 'What happens'],
          ['30% or more', 'New positions are possible'],
          ['20% to below 30%', 'No new positions on margin'],
          ['Below 20%', 'You are told what is missing to reach 20% again'],
        ),
        list(
          'It is due in two business days. If it is still missing when the afternoon begins at 12:30 of that ' +
            'day, all positions on margin are closed.',
          'Shares you hold count for 80% of their value. Open gains do not count; open losses and costs do.',
          'The loss is a simulated one. Nobody will send you a bill.',
        ),
        link('See your positions', hrefTo('positions')),
      ],
      'zh-Hant': [
        paragraph('2倍、3倍槓桿與放空的損失可能超過保證金。每日收盤後會計算維持率，並依下表處理。'),
        table(
          ['維持率', '處理方式'],
          ['30%以上', '可建立新部位'],
          ['20%以上、未滿30%', '不可建立新的信用部位'],
          ['未滿20%', '告知恢復至20%所需的金額'],
        ),
        list(
          '補足期限為2個營業日後。若當日12:30午盤開始時仍不足，所有信用部位將被平倉。',
          '持有的股票以市值80%計入保證金。未實現獲利不計入，未實現損失與費用則會扣除。',
          '此為模擬損失，不會有真實的請款。',
        ),
        link('查看部位', hrefTo('positions')),
      ],
    },
  },
  {
    id: 'us-extended-hours',
    daysBefore: 10,
    at: '10:00',
    importance: 'normal',
    title: {
      ja: '米国株の時間外取引について',
      en: 'Trading US shares before and after hours',
      'zh-Hant': '關於美股盤前盤後交易',
    },
    body: {
      ja: [
        paragraph(
          '米国株は、通常の取引時間の前と後にも模擬の注文を出せます。参加者が少なく、売値と買値の差が広がりやすい時間帯です。',
        ),
        list(
          '出せるのは指値の注文だけです。',
          '2倍、3倍と、売りから入る取引はできません。',
          '手数料は通常の時間と同じで、約定代金の0.495%、上限22ドルです。',
        ),
        link('取引前の説明を読む', hrefTo('product', { product: 'premarket' })),
        link('取引後の説明を読む', hrefTo('product', { product: 'aftermarket' })),
      ],
      en: [
        paragraph(
          'US shares can also be traded before and after the regular session. Fewer people take part then, ' +
            'and the gap between bid and ask tends to be wider.',
        ),
        list(
          'Only limit orders are taken.',
          'There is no leverage and no short selling.',
          'Fees are those of the regular session: 0.495% of the value, at most 22 dollars.',
        ),
        link('About the pre-market', hrefTo('product', { product: 'premarket' })),
        link('About the after-market', hrefTo('product', { product: 'aftermarket' })),
      ],
      'zh-Hant': [
        paragraph('美股在一般交易時間的前後也能下模擬單。此時段參與者較少，買賣價差容易擴大。'),
        list(
          '僅接受限價委託。',
          '不提供2倍、3倍槓桿與放空。',
          '手續費與一般時段相同，為成交金額的0.495%，上限22美元。',
        ),
        link('盤前交易說明', hrefTo('product', { product: 'premarket' })),
        link('盤後交易說明', hrefTo('product', { product: 'aftermarket' })),
      ],
    },
  },
  {
    id: 'ipo-draw',
    daysBefore: 8,
    at: '10:00',
    importance: 'normal',
    title: {
      ja: 'IPOの抽選は、だれでも確かめられます',
      en: 'Anybody can check an IPO draw',
      'zh-Hant': '任何人都能驗證IPO抽籤',
    },
    body: {
      ja: [
        paragraph(
          '新規公開株の抽選が公正だったことを、あとから計算し直して確かめられます。会員番号や残高は、結果に関係しません。',
        ),
        table(
          ['いつ', '公開するもの'],
          ['受付の前', '抽選の種のハッシュ値'],
          ['受付の締切', '申込み番号の一覧のハッシュ値'],
          ['抽選のあと', '抽選の種、その日の模擬指数の終値、全員の結果'],
        ),
        list(
          '申込みは1銘柄につき1回で、締切までは変更できます。',
          '申込みにも当選にも、お金は動きません。当選した分を払い込むときに、はじめて動きます。',
          '期限までに払い込まなければ無効になります。費用も不利益もありません。',
        ),
        link('新規公開株を見る', hrefTo('offerings')),
      ],
      en: [
        paragraph(
          'You can work a draw out again and see for yourself that it was fair. Neither account numbers nor ' +
            'balances have any part in it.',
        ),
        table(
          ['When', 'What is published'],
          ['Before applications', 'The hash of the seed'],
          ['At the deadline', 'The hash of the list of application numbers'],
          ['After the draw', 'The seed, the simulated index closes of that day, and every result'],
        ),
        list(
          'One application for each offer; you can change it until the deadline.',
          'Neither applying nor winning moves any money. Only paying for what you won does.',
          'What is not paid for in time is void, at no cost and with no consequence.',
        ),
        link('See new offers', hrefTo('offerings')),
      ],
      'zh-Hant': [
        paragraph('您可以事後重新計算，確認新股抽籤是否公平。會員編號與餘額都不會影響結果。'),
        table(
          ['時點', '公開內容'],
          ['受理前', '抽籤種子的雜湊值'],
          ['申購截止', '申購編號名單的雜湊值'],
          ['抽籤後', '抽籤種子、當日模擬指數收盤值、所有結果'],
        ),
        list(
          '每檔新股限申購1次，截止前可以修改。',
          '申購與中籤都不會動用資金，繳款時才會扣款。',
          '逾期未繳款即失效，沒有費用，也沒有任何不利影響。',
        ),
        link('查看新股', hrefTo('offerings')),
      ],
    },
  },
  {
    id: 'block-sales',
    daysBefore: 14,
    at: '10:00',
    importance: 'normal',
    title: {
      ja: '立会外取引の申込みと、売却できない期間',
      en: 'Block trades, and how long you cannot sell',
      'zh-Hant': '鉅額交易的申請與閉鎖期間',
    },
    body: {
      ja: [
        paragraph(
          '立会外取引は、まとまった株を終値から数パーセント割り引いて分けるものです。割引は利益の約束ではありません。売却できない間に、値下がりすることがあります。',
        ),
        list(
          '申込みは1,000株単位で、1日3回までです。手数料はかかりません。',
          'キーは商品の画面に示します。秘密の番号ではなく、説明を読んだことの確認です。',
          '売却できない期間の最後の日は、申込みの前に必ず日付で示します。',
        ),
        link('立会外取引を見る', hrefTo('blocks')),
      ],
      en: [
        paragraph(
          'In a block trade a large holding is sold in parts, a few per cent below the close. The discount ' +
            'promises no gain: the price can fall while you cannot sell.',
        ),
        list(
          'You apply in lots of 1,000 shares, at most three times a day, without any fee.',
          'The key stands on the page of the sale. It is no secret; typing it shows that the page was read.',
          'The last day on which you cannot sell is shown as a date before you apply.',
        ),
        link('See block trades', hrefTo('blocks')),
      ],
      'zh-Hant': [
        paragraph('鉅額交易是將大量股票以低於收盤價數個百分點的價格分售。折價並不保證獲利，閉鎖期間股價可能下跌。'),
        list(
          '以1,000股為單位申請，每日最多3次，免手續費。',
          '密鑰顯示於商品頁面。它不是祕密，而是用來確認您已閱讀說明。',
          '閉鎖期間的最後一天，一定會在申請前以日期顯示。',
        ),
        link('查看鉅額交易', hrefTo('blocks')),
      ],
    },
  },
  {
    id: 'same-day-rule',
    daysBefore: 27,
    at: '10:00',
    importance: 'normal',
    title: {
      ja: '同じ日に同じ銘柄を繰り返し売買するとき（差金決済の禁止）',
      en: 'Trading one stock again and again on one day',
      'zh-Hant': '同一天重複買賣同一檔股票（禁止差金交割）',
    },
    body: {
      ja: [
        paragraph(
          '現物取引では、同じ日に同じ銘柄を、同じお金で何度も回すことができません。実際の日本の市場にある決まりを、模擬でも守っています。',
        ),
        table(
          ['順番', '扱い'],
          ['買う → 売る', 'できます'],
          ['買う → 売る → 買う', '新しいお金があればできます'],
          ['売る → 買う', 'できます'],
          ['売る → 買う → 売る', '売却の代金で買い戻した分は、次の営業日から売れます'],
          ['売る → 別の銘柄を買う', 'できます'],
        ),
        list(
          'このほかに、現物の買付から15分間は売却できません。これは Kabuto だけの決まりです。',
          'デイトレードは信用取引として扱うため、どちらの決まりもかかりません。',
        ),
        link('デイトレードを開く', hrefTo('dayTrading')),
      ],
      en: [
        paragraph(
          'In cash trading the same money must not go round more than once in one stock on one day. It is a ' +
            'rule of the real Japanese market, and the simulation keeps it.',
        ),
        table(
          ['Order of trades', 'What happens'],
          ['Buy → sell', 'Possible'],
          ['Buy → sell → buy', 'Possible with fresh money'],
          ['Sell → buy', 'Possible'],
          ['Sell → buy → sell', 'What the proceeds bought back can be sold from the next business day'],
          ['Sell → buy another stock', 'Possible'],
        ),
        list(
          'Besides, a cash purchase cannot be sold for 15 minutes. That rule is Kabuto’s own.',
          'Day trades stand on margin, so neither rule applies to them.',
        ),
        link('Open day trading', hrefTo('dayTrading')),
      ],
      'zh-Hant': [
        paragraph('現股交易中，同一天不可用同一筆資金重複買賣同一檔股票。這是日本市場實際的規定，模擬交易也同樣遵守。'),
        table(
          ['順序', '處理方式'],
          ['買 → 賣', '可以'],
          ['買 → 賣 → 買', '有新的資金即可'],
          ['賣 → 買', '可以'],
          ['賣 → 買 → 賣', '以賣出價金買回的部分，下一個營業日起可賣出'],
          ['賣 → 買別檔股票', '可以'],
        ),
        list(
          '此外，現股買進後15分鐘內不可賣出，這是 Kabuto 自訂的規則。',
          '當日交易屬信用交易，不受以上兩項規則限制。',
        ),
        link('開啟當日交易', hrefTo('dayTrading')),
      ],
    },
  },
  {
    id: 'fees',
    daysBefore: 31,
    at: '10:00',
    importance: 'normal',
    title: {
      ja: '手数料の一覧（日本株・米国株）',
      en: 'All fees for Japanese and US shares',
      'zh-Hant': '手續費一覽（日股・美股）',
    },
    body: {
      ja: [
        paragraph(
          '日本株の手数料は、1回の約定代金で決まります（模擬・消費税相当を含む）。注文の前に、必ず金額で示します。',
        ),
        table(
          ['約定代金', '現物', '信用・デイトレード'],
          ['50,000円まで', '55円', '99円'],
          ['100,000円まで', '99円', '99円'],
          ['200,000円まで', '115円', '148円'],
          ['500,000円まで', '275円', '198円'],
          ['1,000,000円まで', '535円', '385円'],
          ['1,500,000円まで', '640円', '385円'],
          ['30,000,000円まで', '1,013円', '385円'],
          ['30,000,000円超', '1,070円', '385円'],
        ),
        list(
          '米国株は約定代金の0.495%で、上限は22ドルです。売却には、現地の取引費用がわずかに加わります。',
          '信用取引には、建てている日数に応じて、買いは年2.98%、売りは年1.15%の費用がかかります。',
          '印紙税は0円です。有価証券取引税は1999年に廃止されました。',
        ),
      ],
      en: [
        paragraph(
          'The fee on Japanese shares depends on the value of the trade (simulated, consumption tax ' +
            'included). It is always shown as an amount before you order.',
        ),
        table(
          ['Value of the trade', 'Cash', 'Margin, day trade'],
          ['up to 50,000 yen', '55 yen', '99 yen'],
          ['up to 100,000 yen', '99 yen', '99 yen'],
          ['up to 200,000 yen', '115 yen', '148 yen'],
          ['up to 500,000 yen', '275 yen', '198 yen'],
          ['up to 1,000,000 yen', '535 yen', '385 yen'],
          ['up to 1,500,000 yen', '640 yen', '385 yen'],
          ['up to 30,000,000 yen', '1,013 yen', '385 yen'],
          ['above 30,000,000 yen', '1,070 yen', '385 yen'],
        ),
        list(
          'US shares cost 0.495% of the value, at most 22 dollars. A sale adds a very small local fee.',
          'Positions on margin cost 2.98% a year if long and 1.15% a year if short, for the days they are open.',
          'Stamp duty is 0 yen: the tax on securities transactions was abolished in 1999.',
        ),
      ],
      'zh-Hant': [
        paragraph('日股手續費依單筆成交金額計算（模擬，含消費稅），下單前一定以金額顯示。'),
        table(
          ['成交金額', '現股', '信用・當日交易'],
          ['50,000日圓以下', '55日圓', '99日圓'],
          ['100,000日圓以下', '99日圓', '99日圓'],
          ['200,000日圓以下', '115日圓', '148日圓'],
          ['500,000日圓以下', '275日圓', '198日圓'],
          ['1,000,000日圓以下', '535日圓', '385日圓'],
          ['1,500,000日圓以下', '640日圓', '385日圓'],
          ['30,000,000日圓以下', '1,013日圓', '385日圓'],
          ['超過30,000,000日圓', '1,070日圓', '385日圓'],
        ),
        list(
          '美股為成交金額的0.495%，上限22美元。賣出時另加少許當地交易費用。',
          '信用部位依持有天數計費，買進年利率2.98%，放空年利率1.15%。',
          '印花稅為0日圓。日本的有價證券交易稅已於1999年廢止。',
        ),
      ],
    },
  },
]
