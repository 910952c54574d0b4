import { hrefTo } from '@kabuto/domain/paths'
import type { IntentEntry } from '../../rows/content.ts'

const positions = { label: { ja: '取引', en: 'Positions', 'zh-Hant': '交易' }, href: hrefTo('positions') }
const ticket = { label: { ja: '注文', en: 'Order', 'zh-Hant': '下單' }, href: hrefTo('ticket') }
const quotes = { label: { ja: 'マーケット', en: 'Quotes', 'zh-Hant': '行情' }, href: hrefTo('quotes') }
const notice = (id: string) => ({
  label: { ja: 'お知らせを読む', en: 'Read the notice', 'zh-Hant': '閱讀公告' },
  href: hrefTo('notice', { id }),
})

export const sellTime: IntentEntry = {
  id: 'sell-lock',
  patterns: {
    ja: [
      '売却できる時刻',
      '売れない',
      '売却できない',
      'ロック',
      '15分',
      'いつ売れる',
      '売却の制限',
      '売れます',
      '売れるの',
      '売却&できない',
    ],
    en: [
      'when can i sell',
      'cannot sell',
      "can't sell",
      'sell lock',
      'lock',
      '15 minutes',
      'locked',
      'when&sell',
      'shares&locked',
      'not&sell',
    ],
    'zh-Hant': ['何時可以賣', '不能賣', '無法賣出', '鎖定', '15分鐘', '閉鎖', '賣不掉', '賣不出', '不&賣'],
  },
  suggestion: { ja: '売却できる時刻', en: 'When can I sell?', 'zh-Hant': '何時可以賣出？' },
  answer: {
    ja: '現物は、買付の15分後から売却できます。立会外取引、IPO、募集の株は入った翌営業日から、売却できない期間のあるものは、それが明けた取引日からです。取引の詳細に、いつ、どの決まりで売れるようになるかを示します。',
    en:
      'A cash purchase can be sold after 15 minutes. Block-trade, IPO and fund-raising shares can be sold from ' +
      'the next business day, or after their lock-up where there is one. Each position shows when, and by ' +
      'which rule.',
    'zh-Hant':
      '現股買進15分鐘後即可賣出。鉅額交易、IPO與募資取得的股票自入帳後的下一個營業日起，另有閉鎖期間者則自期滿後起。交易明細會顯示何時、依哪項規則可以賣出。',
  },
  links: [positions],
}

/** What an order costs, and the rules of the market that it meets. */
export const ruleIntents: readonly IntentEntry[] = [
  {
    id: 'fees-japan',
    patterns: {
      ja: ['手数料', '日本株の手数料', '費用', 'コスト', '売買手数料'],
      en: ['fee', 'fees', 'commission', 'fees for japanese', 'how much does it cost', 'cost'],
      'zh-Hant': ['手續費', '日股手續費', '費用', '交易成本', '佣金', '成本'],
    },
    suggestion: {
      ja: '日本株の手数料はいくらですか。',
      en: 'What are the fees for Japanese shares?',
      'zh-Hant': '日股手續費是多少？',
    },
    answer: {
      ja:
        '日本株の現物は、約定代金50,000円まで55円、100,000円まで99円、200,000円まで115円、500,000円まで275円、1,000,000円まで535円です。' +
        '信用とデイトレードは99円から385円です。注文の前に必ず金額で示します。',
      en:
        'Japanese cash trades cost 55 yen up to 50,000 yen, 99 up to 100,000, 115 up to 200,000, 275 up to ' +
        '500,000 and 535 up to 1,000,000. Margin and day trades cost 99 to 385 yen. The amount is always shown ' +
        'before you order.',
      'zh-Hant':
        '日股現股成交金額50,000日圓以下55日圓、100,000以下99日圓、200,000以下115日圓、500,000以下275日圓、1,000,000以下535日圓。' +
        '信用與當日交易為99至385日圓。下單前一定以金額顯示。',
    },
    links: [notice('fees')],
  },
  {
    id: 'fees-us',
    patterns: {
      ja: [
        '米国株の手数料',
        'アメリカ株の手数料',
        '海外株の手数料',
        '0.495',
        '22ドル',
        '米国株&手数料',
        'アメリカ株&手数料',
      ],
      en: ['us fee', 'us commission', 'fees for us', 'us stock fees', '0.495', 'sec fee'],
      'zh-Hant': ['美股手續費', '美股費用', '0.495', '22美元', '海外股手續費', '美股&手續費'],
    },
    suggestion: {
      ja: '米国株の手数料はいくらですか。',
      en: 'What are the fees for US shares?',
      'zh-Hant': '美股手續費是多少？',
    },
    answer: {
      ja: '米国株は約定代金の0.495%、上限22ドルです。1,000ドルなら4.95ドルです。売却には、現地の2種類の費用（合わせて数セント程度）が加わります。費用は1日ごとに合計し、セント未満を切り上げます。',
      en:
        'US shares cost 0.495% of the value, at most 22 dollars: 4.95 dollars for 1,000. A sale adds two local ' +
        'fees of a few cents. They are summed over the day and rounded up to the cent.',
      'zh-Hant':
        '美股為成交金額的0.495%，上限22美元，1,000美元即4.95美元。賣出時另加兩種當地費用（合計約數美分）。費用按日加總，未滿1美分進位。',
    },
    links: [notice('fees')],
  },
  {
    id: 'tax',
    patterns: {
      ja: ['税金', '印紙税', '確定申告', '20.315', '源泉徴収', '有価証券取引税', '申告'],
      en: ['tax', 'stamp duty', '20.315', 'tax return', 'withholding'],
      'zh-Hant': ['稅金', '印花稅', '報稅', '20.315', '證交稅', '扣繳', '繳稅'],
    },
    suggestion: {
      ja: '税金と印紙税はかかりますか。',
      en: 'Is there any tax or stamp duty?',
      'zh-Hant': '需要繳稅金或印花稅嗎？',
    },
    answer: {
      ja: '税金は差し引きません。実際の取引なら利益にかかる20.315%を、目安として表示するだけです。印紙税は0円です（有価証券取引税は1999年に廃止）。申告のお手伝いはできません。模擬の損益は申告の対象になりません。',
      en:
        'No tax is taken. The 20.315% that a real gain would bear is shown as an estimate only. Stamp duty is ' +
        '0 yen; the tax on securities transactions was abolished in 1999. I cannot help with a tax return, and ' +
        'simulated results do not belong in one.',
      'zh-Hant':
        '不會扣稅。真實獲利須繳的20.315%僅作為估算顯示。印花稅為0日圓（日本有價證券交易稅已於1999年廢止）。無法協助報稅，模擬損益也無須申報。',
    },
    links: [{ label: { ja: '取引報告書', en: 'Trade reports', 'zh-Hant': '交易報告書' }, href: hrefTo('documents') }],
  },
  {
    id: 'same-day',
    patterns: {
      ja: ['差金決済', '同じ日', '同日', '同じ銘柄をもう一度', '買い直し', '同じ銘柄&もう一度', 'その日&もう一度'],
      en: ['same day', 'same-day', 'buy again', 'netting'],
      'zh-Hant': ['差金', '差金交割', '同一天', '當天再買', '同日', '重複買賣'],
    },
    suggestion: {
      ja: '差金決済の禁止とは何ですか。',
      en: 'What is the same-day rule?',
      'zh-Hant': '什麼是禁止差金交割？',
    },
    answer: {
      ja: '現物では、同じ日に同じ銘柄を同じお金で回すことができません。買って売ったあと、もう一度買うには新しいお金が必要です。売って買い戻した分は、次の営業日から売れます。別の銘柄を買うのは自由です。',
      en:
        'In cash trading the same money cannot go round in one stock on one day. After buying and selling, ' +
        'buying again takes fresh money. What you sell and buy back can be sold from the next business day. ' +
        'Another stock can be bought freely.',
      'zh-Hant':
        '現股交易中，同一天不能用同一筆資金重複買賣同一檔股票。買進賣出後要再買，需有新的資金；賣出後買回的部分，下一個營業日起才能賣。買別檔股票則不受限。',
    },
    links: [notice('same-day-rule')],
  },
  {
    id: 'order-types',
    patterns: {
      ja: [
        '指値',
        '成行',
        '注文の種類',
        '注文方法',
        '買い方',
        '注文の取消',
        '取り消し',
        '取り消したい',
        '取消',
        '注文を変え',
        '注文&取り消',
        'キャンセル',
      ],
      en: [
        'limit order',
        'market order',
        'order type',
        'order types',
        'how to buy',
        'cancel an order',
        'cancel my order',
        'change my order',
        'cancel order',
        'cancel&order',
      ],
      'zh-Hant': [
        '限價',
        '市價',
        '委託種類',
        '怎麼買',
        '如何下單',
        '取消委託',
        '撤單',
        '改單',
        '取消委託單',
        '委託&取消',
      ],
    },
    suggestion: {
      ja: '指値と成行はどう違いますか。',
      en: 'Limit order or market order?',
      'zh-Hant': '限價與市價有何不同？',
    },
    answer: {
      ja: '指値は「この値段より悪くしない」注文、成行は値段を決めずにすぐ約定させる注文です。買いは売り気配、売りは買い気配で約定します。約定前の指値はいつでも取り消せて、その時間帯の終わりに失効します。',
      en:
        'A limit order is never filled at a worse price than yours; a market order takes the price there is. ' +
        'Buys are filled at the ask, sales at the bid. A limit that waits can be cancelled at any time and ' +
        'expires at the end of its session.',
      'zh-Hant':
        '限價委託不會以比您指定更差的價格成交；市價委託則不指定價格、立即成交。買進以賣價、賣出以買價成交。未成交的限價委託隨時可取消，並於該時段結束時失效。',
    },
    links: [ticket],
  },
  {
    id: 'sessions',
    patterns: {
      ja: [
        '取引時間',
        '時間外',
        '前場',
        '後場',
        'pts',
        '夜間',
        '米国の取引時間',
        '夜でも',
        '何時から買え',
        '市場が開',
        '市場は何時',
        '夜も',
        '夜&取引',
        '何時に開',
        '何時に閉',
        '市場&何時',
      ],
      en: [
        'trading hours',
        'session',
        'pre-market',
        'after-market',
        'after hours',
        'premarket',
        'market hours',
        'market open',
        'market close',
        'when does the market',
        'when&open',
        'when&close',
      ],
      'zh-Hant': [
        '交易時間',
        '盤前',
        '盤後',
        '開盤時間',
        '收盤時間',
        '夜間交易',
        '開盤',
        '收盤',
        '幾點開盤',
        '晚上',
        '何時開',
        '何時收',
      ],
    },
    suggestion: {
      ja: '取引時間を教えてください。',
      en: 'What are the trading hours?',
      'zh-Hant': '交易時間是幾點到幾點？',
    },
    answer: {
      ja:
        '東京は9:00–11:30と12:30–15:30（15:25からは注文のみ）。時間外は8:20–9:00と17:00–23:59です。米国は冬23:30–翌6:00、夏22:30–翌5:00（日本時間）' +
        'で、その前後にも時間外があります。時間外は指値だけです。',
      en:
        'Tokyo trades 9:00–11:30 and 12:30–15:30, from 15:25 on only taking orders; outside that 8:20–9:00 and ' +
        '17:00–23:59. New York is 23:30–6:00 in winter and 22:30–5:00 in summer, Japan time, with hours before ' +
        'and after. Outside the regular session only limit orders are taken.',
      'zh-Hant':
        '東京為9:00–11:30與12:30–15:30（15:25起僅收委託）；盤外為8:20–9:00與17:00–23:59。美國冬季23:30–翌日6:00、夏季22:30–翌日5:00（日本時間）' +
        '，前後亦有盤外時段。盤外僅接受限價。',
    },
    links: [
      {
        label: { ja: '時間外取引の説明', en: 'About after-hours trading', 'zh-Hant': '盤外交易說明' },
        href: hrefTo('product', { product: 'aftermarket' }),
      },
      quotes,
    ],
  },
  {
    id: 'units',
    patterns: {
      ja: ['単位', '100株', '何株から', '呼値', '刻み', '単元', '1株', '最低何株'],
      en: ['trading unit', 'the unit', 'units', 'how many shares', '100 shares', 'tick', 'tick size', 'lot size'],
      'zh-Hant': ['交易單位', '100股', '最少幾股', '升降單位', '跳動', '一張', '幾股'],
    },
    suggestion: {
      ja: '売買の単位と呼値は何ですか。',
      en: 'What are the unit and the price step?',
      'zh-Hant': '交易單位與升降單位是什麼？',
    },
    answer: {
      ja: '日本株は100株、米国株は1株、ETFは1口または10口、IPOは100株、立会外取引は1,000株が単位です。呼値（値段の刻み）は株価の帯で決まり、合わないときは、すぐ上とすぐ下の値をボタンで示します。',
      en:
        'Japanese shares trade in 100, US shares in 1, ETFs in 1 or 10, IPOs in 100, block trades in 1,000. ' +
        'The price step depends on the price; where yours does not fit, buttons offer the nearest one above ' +
        'and below.',
      'zh-Hant':
        '日股以100股、美股以1股、ETF以1或10單位、IPO以100股、鉅額交易以1,000股為單位。升降單位依股價區間而定，若不符合，會以按鈕提供上下最接近的價格。',
    },
    links: [ticket],
  },
  {
    id: 'price-limit',
    patterns: {
      ja: ['値幅', 'ストップ高', 'ストップ安', '制限値幅', '値幅制限'],
      en: ['price limit', 'limit up', 'limit down', 'price change limit', 'daily limit'],
      'zh-Hant': ['漲跌幅', '漲停', '跌停', '價格限制'],
    },
    suggestion: {
      ja: '値幅制限とは何ですか。',
      en: 'What is the price limit of a day?',
      'zh-Hant': '漲跌幅限制是什麼？',
    },
    answer: {
      ja:
        '日本株は、前日の終値で決まる1日の値幅の中でしか注文できません。たとえば終値1,000円以上1,500円未満なら上下300円です。範囲を超えた注文は、上限と下限を示してお断りします。米国株には、' +
        '1日の値幅はありません。',
      en:
        'A Japanese share can only be ordered within a range around the last close: 300 yen up or down for a ' +
        'close from 1,000 to below 1,500. An order outside is refused with both limits. US shares have no such ' +
        'daily range.',
      'zh-Hant':
        '日股只能在依前日收盤價決定的當日漲跌幅內委託。例如收盤價1,000以上、未滿1,500日圓，上下各300日圓。超出範圍的委託會顯示上下限並拒絕。美股沒有當日漲跌幅限制。',
    },
    links: [quotes],
  },
  {
    id: 'halted',
    patterns: {
      ja: ['売買停止', '取引停止', '停止中', '上場廃止', '注文できない'],
      en: ['halted', 'halt', 'suspended', 'delisted', 'cannot order'],
      'zh-Hant': ['停止交易', '暫停交易', '下市', '停牌', '無法下單'],
    },
    suggestion: {
      ja: '売買停止の銘柄はどうなりますか。',
      en: 'What happens when a stock is halted?',
      'zh-Hant': '暫停交易的股票會怎樣？',
    },
    answer: {
      ja:
        '売買停止の間は新しい注文を受け付けません。いつから止まっているかを銘柄の画面に示します。上場廃止になった銘柄は取引できません。どちらも架空の出来事です。それ以外で注文できないときは、' +
        '断られたときのカードに理由があります。',
      en:
        'While a stock is halted no new orders are taken; its page says since when. A delisted stock cannot be ' +
        'traded. Both are invented events. For any other refusal the card tells the reason.',
      'zh-Hant':
        '暫停交易期間不受理新委託，個股畫面會顯示自何時起暫停。已下市的股票無法交易。兩者皆為虛構事件。若因其他原因無法下單，被拒絕時的卡片會說明理由。',
    },
    links: [quotes],
  },
  {
    id: 'margin',
    patterns: {
      ja: ['レバレッジ', '信用取引', '2倍', '3倍', '空売り', '売りから', '証拠金', 'ショート'],
      en: [
        'leverage',
        'margin trading',
        'short selling',
        'short sell',
        'go short',
        'initial margin',
        'can i short',
        'to short',
        'shorting',
        'short a',
        'short stocks',
      ],
      'zh-Hant': ['槓桿', '信用交易', '融資', '融券', '放空', '2倍', '3倍', '保證金', '做空'],
    },
    suggestion: { ja: 'レバレッジと空売りの決まり', en: 'Leverage and short selling', 'zh-Hant': '槓桿與放空的規則' },
    answer: {
      ja: '2倍、3倍と空売りは、日本株の通常の取引時間だけで使えます。費用は、買いが年2.98%、売りが年1.15%の日割りです。損失も倍率の分だけ大きくなり、証拠金を超えることがあります。確かめてから注文してください。',
      en:
        'Leverage of 2 or 3 and short selling work for Japanese shares in the regular session only. They cost ' +
        '2.98% a year if long and 1.15% if short, by the day. Losses grow by the same factor and can be larger ' +
        'than the margin.',
      'zh-Hant':
        '2倍、3倍與放空僅限日股的一般交易時段。費用按日計算，買進年利率2.98%，放空1.15%。損失也會隨倍數放大，可能超過保證金，請確認後再下單。',
    },
    links: [ticket],
  },
  {
    id: 'margin-call',
    patterns: {
      ja: ['追証', '追加の証拠金', '維持率', '強制決済', '不足額'],
      en: ['margin call', 'margin ratio', 'maintenance', 'forced close', 'liquidation'],
      'zh-Hant': ['追繳', '追繳保證金', '維持率', '強制平倉', '斷頭', '補保證金'],
    },
    suggestion: { ja: '追証とは何ですか。', en: 'What is a margin call?', 'zh-Hant': '什麼是追繳保證金？' },
    answer: {
      ja: '大引け後の維持率が30%を下回ると新しい建玉は作れず、20%を下回ると不足額をお知らせします。2営業日後の12:30までに足りなければ、信用の建玉を決済します。模擬の損失で、実際の請求はありません。',
      en:
        'Below a ratio of 30% after the close there are no new positions on margin; below 20% you are told ' +
        'what is missing. If it is still missing at 12:30 two business days later, the positions on margin are ' +
        'closed. The loss is simulated; nobody bills you.',
      'zh-Hant':
        '收盤後維持率低於30%就不能建立新部位，低於20%會告知不足金額。若2個營業日後的12:30仍不足，信用部位將被平倉。這是模擬損失，不會有真實請款。',
    },
    links: [notice('margin-call')],
  },
]
