import { hrefTo } from '@kabuto/domain/paths'
import { link, list, paragraph } from '../../rows/passages.ts'
import type { ProductEntry, Translated } from '../../rows/content.ts'
import { settlement, usCosts } from './orders.ts'

const thin: Translated = {
  ja: '参加者が少なく、買値と売値の差が広がりやすい時間帯です。',
  en: 'Few people take part, so the gap between bid and ask tends to be wide.',
  'zh-Hant': '此時段參與者較少，買賣價差容易擴大。',
}
const next: Translated = {
  ja: '通常の取引時間が始まると、値段が大きく変わることがあります。',
  en: 'The price can be quite another one when the regular session begins.',
  'zh-Hant': '一般交易時段開始後，價格可能大幅變動。',
}
const unfilled: Translated = {
  ja: '値段が届かなければ約定しません。',
  en: 'A limit that is not reached is not filled.',
  'zh-Hant': '價格未到達委託價就不會成交。',
}

const limitOnly: Translated = {
  ja: '出せるのは指値の注文だけです。',
  en: 'Limit orders only.',
  'zh-Hant': '僅接受限價委託。',
}
const cashOnly: Translated = {
  ja: '2倍、3倍と、売りから入る取引はできません。',
  en: 'No leverage and no short selling.',
  'zh-Hant': '不提供2倍、3倍槓桿與放空。',
}
const expires: Translated = {
  ja: '約定しなかった注文は、その時間帯の終わりに失効し、拘束した金額が戻ります。',
  en: 'What is not filled expires at the end of the session, and the money held for it is free again.',
  'zh-Hant': '未成交的委託會在該時段結束時失效，並返還保留金額。',
}
const dollars: Translated = {
  ja: '米国株はドルで受渡しをします。ドルが足りないときは、先に両替が必要です。',
  en: 'US trades settle in dollars. Exchange some first where they are too few.',
  'zh-Hant': '美股以美元交割，美元不足時需先換匯。',
}

const commission: Translated = {
  ja: '通常の取引時間と同じ、現物の手数料表によります。',
  en: 'The same table of cash fees as in the regular session.',
  'zh-Hant': '與一般時段相同，依現股手續費表計算。',
}
const costs: ProductEntry['costs'] = [
  {
    name: { ja: '東京の買付手数料', en: 'Buying in Tokyo', 'zh-Hant': '東京買進手續費' },
    example: '280000',
    charge: { of: 'order', market: 'jpy', intent: 'open', quantity: 100 },
    rule: commission,
  },
  {
    name: { ja: '東京の売却手数料', en: 'Selling in Tokyo', 'zh-Hant': '東京賣出手續費' },
    example: '150000',
    charge: { of: 'order', market: 'jpy', intent: 'close', quantity: 100 },
    rule: commission,
  },
  ...usCosts,
  {
    name: { ja: '時間外の追加費用', en: 'Extra cost of these hours', 'zh-Hant': '盤外附加費用' },
    example: '280000',
    charge: { of: 'nothing' },
    rule: {
      ja: '時間外であることによる追加の手数料はありません。',
      en: 'These hours add no fee of their own.',
      'zh-Hant': '不因盤外時段另收手續費。',
    },
  },
]

const orders: ProductEntry['terms'][number] = {
  name: { ja: '注文の種類', en: 'Orders', 'zh-Hant': '委託種類' },
  value: { ja: '指値のみ・1倍のみ', en: 'Limit only, no leverage', 'zh-Hant': '僅限價・僅1倍' },
}

export const extendedHours: readonly ProductEntry[] = [
  {
    id: 'premarket',
    title: { ja: '取引前の時間外取引', en: 'Pre-market trading', 'zh-Hant': '盤前交易' },
    about: {
      ja: [
        paragraph(
          '通常の取引が始まる前の時間に、指値で売買できます。日本株は取引所の外の市場（PTS）の朝の時間、米国株は現地の早朝からの時間です。',
        ),
        list('日本株：8:20–9:00', '米国株：冬は18:00–23:30、夏は17:00–22:30（日本時間）'),
        link('米国株の相場を見る', hrefTo('quotes')),
      ],
      en: [
        paragraph(
          'Shares can be traded at a limit before the regular session. In Japan that is the morning of the ' +
            'off-exchange market (PTS), in the US the hours from early morning, local time.',
        ),
        list('Japanese shares: 8:20–9:00', 'US shares: 18:00–23:30 in winter, 17:00–22:30 in summer, Japan time'),
        link('See US quotes', hrefTo('quotes')),
      ],
      'zh-Hant': [
        paragraph('在一般交易開始前，可用限價委託買賣。日股為交易所外市場（PTS）的早晨時段，美股則自當地清晨開始。'),
        list('日股：8:20–9:00', '美股：冬季18:00–23:30，夏季17:00–22:30（日本時間）'),
        link('查看美股行情', hrefTo('quotes')),
      ],
    },
    terms: [orders, settlement],
    costs,
    risks: [thin, next, unfilled],
    rules: [limitOnly, cashOnly, expires, dollars],
  },
  {
    id: 'aftermarket',
    title: { ja: '取引後の時間外取引', en: 'After-market trading', 'zh-Hant': '盤後交易' },
    about: {
      ja: [
        paragraph(
          '通常の取引が終わったあとの時間に、指値で売買できます。決算の発表は引け後に多く、値段が短い間に大きく動くことがあります。',
        ),
        list(
          '日本株：17:00–23:59（PTSの夜間）。約定は次の営業日の取引として扱います。',
          '米国株：冬は6:00–10:00、夏は5:00–9:00（日本時間）',
        ),
        paragraph('急いで売買する必要はありません。翌日の通常の時間にも、同じように注文できます。'),
      ],
      en: [
        paragraph(
          'Shares can be traded at a limit after the regular session. Results are often published after the ' +
            'close, and prices can move far in a short time.',
        ),
        list(
          'Japanese shares: 17:00–23:59, the night of the PTS. These trades count for the next business day.',
          'US shares: 6:00–10:00 in winter, 5:00–9:00 in summer, Japan time',
        ),
        paragraph('There is no need to hurry. The same order can be placed in the regular session of the next day.'),
      ],
      'zh-Hant': [
        paragraph('一般交易結束後，可用限價委託買賣。財報多在收盤後公布，價格可能在短時間內大幅變動。'),
        list(
          '日股：17:00–23:59（PTS夜間）。成交視為下一個營業日的交易。',
          '美股：冬季6:00–10:00，夏季5:00–9:00（日本時間）',
        ),
        paragraph('不需要急著買賣，隔天的一般時段同樣可以下單。'),
      ],
    },
    terms: [orders, settlement],
    costs,
    risks: [thin, next, unfilled],
    rules: [
      limitOnly,
      cashOnly,
      expires,
      dollars,
      {
        ja: '日本株の夜間の約定は、翌営業日から数えて2営業日後に受渡しをします。',
        en: 'A night trade in Japan settles two business days after the next business day.',
        'zh-Hant': '日股夜間成交以下一個營業日為成交日，再2個營業日後交割。',
      },
    ],
  },
]
