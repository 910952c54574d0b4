import { hrefTo } from '../paths.ts'
import type { News, NewsDetail, Notice, NoticeDetail, ProductPage } from './entities.ts'

const holiday: Notice = {
  id: 'n1',
  title: '勤労感謝の日にともなう 入金受付と取引時間の変更',
  importance: 'mustRead',
  publishedAt: '2026-11-19T17:00:00+09:00',
  read: false,
}
const colours: Notice = {
  id: 'n2',
  title: '値動きの色を選べるようになりました',
  importance: 'normal',
  publishedAt: '2026-11-17T10:00:00+09:00',
  read: false,
}

export const sampleNotices: Notice[] = [
  holiday,
  colours,
  {
    id: 'n3',
    title: '米国株の時間外取引について',
    importance: 'normal',
    publishedAt: '2026-11-10T10:00:00+09:00',
    read: true,
  },
  {
    id: 'n4',
    title: '冬の間の米国市場の取引時間',
    importance: 'mustRead',
    publishedAt: '2026-10-30T17:00:00+09:00',
    read: true,
  },
]

export const sampleNotice: NoticeDetail = {
  ...holiday,
  body: [
    {
      kind: 'paragraph',
      text: '平素より Kabuto をご利用いただき、ありがとうございます。11月23日（月）は祝日のため、入出金の受付と東京市場の模擬取引をお休みします。',
    },
    {
      kind: 'table',
      head: ['日付', '入出金の受付', '東京市場'],
      rows: [
        ['11/20（金）', '9:30–19:30', '通常どおり'],
        ['11/23（月・祝）', '休止', '休場'],
        ['11/24（火）', '9:30–19:30', '通常どおり'],
      ],
    },
    {
      kind: 'list',
      items: [
        '米国市場の模擬取引は、通常どおりご利用いただけます。',
        '休止中は出金の申請も受け付けません。次の受付は 11月24日（火）9:30 からです。',
      ],
    },
    { kind: 'link', label: '入金の受付時間を見る', href: hrefTo('deposit') },
  ],
  next: { id: colours.id, title: colours.title },
}

const source = 'カブト模擬通信'

export const sampleNews: News[] = [
  {
    id: 'w1',
    title: '青葉精機、精密減速機の新工場を稼働',
    category: 'company',
    publishedAt: '2026-11-20T13:40:00+09:00',
    source,
    symbols: ['0712'],
    names: ['青葉精機'],
  },
  {
    id: 'w2',
    title: '模擬日経平均は続伸、機械株に買い',
    category: 'market',
    publishedAt: '2026-11-20T11:35:00+09:00',
    source,
    symbols: ['0712', '0379'],
    names: ['青葉精機', '鶴見重工業ホールディングス'],
  },
  {
    id: 'w3',
    title: '10月の模擬物価指数、前年同月比2.1%上昇',
    category: 'economy',
    publishedAt: '2026-11-20T08:50:00+09:00',
    source,
    symbols: [],
    names: [],
  },
  {
    id: 'w4',
    title: '模擬米国株は反落、ロボット関連に利益確定の売り',
    category: 'world',
    publishedAt: '2026-11-20T06:20:00+09:00',
    source,
    symbols: ['KABU1'],
    names: ['カブト・ロボティクス'],
  },
  {
    id: 'w5',
    title: '取引報告書の書式を見やすくしました',
    category: 'service',
    publishedAt: '2026-11-18T10:00:00+09:00',
    source,
    symbols: [],
    names: [],
  },
]

export const sampleNewsDetail: NewsDetail = {
  id: 'w1',
  title: '青葉精機、精密減速機の新工場を稼働',
  category: 'company',
  publishedAt: '2026-11-20T13:40:00+09:00',
  source,
  symbols: ['0712'],
  names: ['青葉精機'],
  body: [
    {
      kind: 'paragraph',
      text: '青葉精機（0712）は20日、産業用ロボット向け減速機の新工場を稼働したと発表した。同社も工場も架空のものである。',
    },
    { kind: 'list', items: ['年間の生産能力は約1.4倍', '投資額は82億円'] },
    { kind: 'link', label: '青葉精機の株価', href: hrefTo('stock', { symbol: '0712' }) },
  ],
}

export const sampleProduct: ProductPage = {
  product: 'ai',
  title: 'AI運用',
  about: [
    { kind: 'paragraph', text: '決まった規則で銘柄を選ぶ、模擬のモデル運用です。人も学習する機械も判断しません。' },
  ],
  terms: [
    { name: '最低金額', value: '100,000円' },
    { name: '期間', value: '30日' },
    { name: '損失の上限', value: '−10%（変更できます）' },
  ],
  costs: [
    {
      name: '模擬運用の費用',
      currency: 'JPY',
      example: '100000',
      cost: '49',
      rule: '預けた額の年0.6%を日割り（30日）で差し引きます。',
    },
  ],
  risks: ['値下がりで、預けた額を下回ることがあります。', '過去の成績は将来の結果を約束しません。'],
  rules: ['いつでも終了できます。', '損失が上限に達すると、自動で終了します。'],
  items: [
    {
      id: 'ai-1',
      name: '分散三点',
      note: '最大下落 1.1%・負けた月 2/5',
      href: hrefTo('product', { product: 'ai', id: 'ai-1' }),
    },
  ],
}

const buying = {
  name: '東京の買付手数料',
  currency: 'JPY',
  rule: '約定代金で決まる現物の手数料表によります。',
} as const
const american = {
  name: '米国の買付手数料',
  currency: 'USD',
  example: '1000',
  cost: '4.95',
  rule: '約定代金の0.495%、上限22ドル。',
} as const

export const sampleEtfPage: ProductPage = {
  product: 'etf',
  title: 'ETF（上場投資信託）',
  about: [
    {
      kind: 'paragraph',
      text: 'ETFは、指数などに合わせて動くように作られ、株と同じように売買できる投資信託です。ひとつの会社の業績だけに左右されにくい反面、指数が下がれば同じように下がります。',
    },
    { kind: 'paragraph', text: 'ここにあるETFと運用会社は、すべて架空です。値段は模擬の市場で動きます。' },
  ],
  terms: [
    { name: '売買単位', value: '東京は1口または10口、米国は1口' },
    { name: '受渡し', value: '東京は2営業日後、米国は現地の1営業日後' },
  ],
  costs: [
    { ...buying, example: '100000', cost: '99' },
    american,
    {
      name: '印紙税',
      currency: 'JPY',
      example: '300000',
      cost: '0',
      rule: '有価証券取引税は1999年に廃止されたため、かかりません。',
    },
  ],
  risks: ['指数が下がると、預けた額を下回ります。', '米国のETFは、株価に加えて為替でも損益が変わります。'],
  rules: ['現物で買った分は、15分間は売却できません。'],
  items: [{ id: '0A1B', name: 'カブト模擬225上場投信', note: '0A1B', href: hrefTo('stock', { symbol: '0A1B' }) }],
}

export const sampleHoursPage: ProductPage = {
  product: 'aftermarket',
  title: '取引後の時間外取引',
  about: [
    {
      kind: 'paragraph',
      text: '通常の取引が終わったあとの時間に、指値で売買できます。決算の発表は引け後に多く、値段が短い間に大きく動くことがあります。',
    },
  ],
  terms: [{ name: '注文の種類', value: '指値のみ・1倍のみ' }],
  costs: [{ ...buying, example: '280000', cost: '275' }, american],
  risks: ['値段が届かなければ約定しません。'],
  rules: ['出せるのは指値の注文だけです。'],
  items: [],
}
