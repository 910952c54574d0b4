import type { Translated } from '../../rows/content.ts'

/** Shares of a basket, in per cent that come to a hundred. */
export type Basket = readonly (readonly [symbol: string, percent: number])[]

/**
 * A product that runs in rounds of so many months, of which one begins in January or so many months later. In the last
 * month of a round nobody begins any more.
 */
export type Rounds = { months: number; after: number }

type Stake = {
  id: string
  name: Translated
  basket: Basket
  costs: readonly { name: Translated; percentAYear: string; rule: Translated }[]
  risks: readonly Translated[]
  minimum: string
  termDays: number
  /** Without them it goes on for good. */
  rounds?: Rounds
}

export type TraderEntry = {
  id: string
  name: Translated
  style: Translated
  products: readonly (Stake & { fundSize: string })[]
}
export type PortfolioEntry = Stake & { rule: Translated }

const managing: Translated = { ja: '運用の手間賃', en: 'Management', 'zh-Hant': '管理費' }
const byYear: Translated = {
  ja: '預けた額に対して一年あたり。日割りで切り捨て。',
  en: 'A year of what is paid in, by the day, rounded down.',
  'zh-Hant': '以投入金額按年計，按日計算並捨去零數。',
}
const following: Translated = { ja: 'フォローの費用', en: 'Following', 'zh-Hant': '跟單費' }

const lossRisk: Translated = {
  ja: '元本は保証されません。損失の限度で自動的に終わりますが、それを超えて減ることがあります。',
  en: 'Nothing is guaranteed. It ends by itself at your loss limit, but can fall further before it does.',
  'zh-Hant': '不保證本金。達到停損界限會自動結束，但可能跌破該界限。',
}
const simulated: Translated = {
  ja: 'これは練習用の模擬商品です。実際の一任運用や投資助言ではありません。',
  en: 'This is a product of the simulation, for practice: no real mandate and no investment advice.',
  'zh-Hant': '此為練習用的模擬商品，並非真實的全權委託或投資建議。',
}

const risks = [lossRisk, simulated]
const costs = (percent: string, name: Translated = managing) => [{ name, percentAYear: percent, rule: byYear }]

/** Each follows a basket of listed shares, so every figure can be computed from the market. */
export const traders: readonly TraderEntry[] = [
  {
    id: 'trader-kogane',
    name: { ja: '小金 実', en: 'Minoru Kogane', 'zh-Hant': '小金實' },
    style: { ja: '大型株を長く持つ', en: 'Holds large companies for long', 'zh-Hant': '長期持有大型股' },
    products: [
      {
        id: 'follow-kogane-1',
        name: { ja: 'ゆっくり大型', en: 'Slow and large', 'zh-Hant': '穩健大型' },
        basket: [
          ['0712', 30],
          ['0166', 25],
          ['0824', 25],
          ['0418', 20],
        ],
        costs: costs('1.0', following),
        risks,
        minimum: '100000',
        termDays: 30,
        rounds: { months: 3, after: 1 },
        fundSize: '84000000',
      },
    ],
  },
  {
    id: 'trader-hayase',
    name: { ja: '早瀬 涼', en: 'Ryo Hayase', 'zh-Hant': '早瀨涼' },
    style: { ja: '値動きの大きい株を短く', en: 'Trades what moves', 'zh-Hant': '短線波動股' },
    products: [
      {
        id: 'follow-hayase-1',
        name: { ja: '電機と海運', en: 'Electronics and shipping', 'zh-Hant': '電機與海運' },
        basket: [
          ['0935', 50],
          ['0418', 50],
        ],
        costs: costs('1.6', following),
        risks,
        minimum: '100000',
        termDays: 30,
        rounds: { months: 3, after: 0 },
        fundSize: '31000000',
      },
      {
        id: 'follow-hayase-2',
        name: { ja: '機械しぼり', en: 'Machinery only', 'zh-Hant': '機械精選' },
        basket: [
          ['0379', 60],
          ['0712', 40],
        ],
        costs: costs('1.6', following),
        risks,
        minimum: '200000',
        termDays: 60,
        rounds: { months: 3, after: 2 },
        fundSize: '12000000',
      },
    ],
  },
  {
    id: 'trader-mori',
    name: { ja: '森 澄子', en: 'Sumiko Mori', 'zh-Hant': '森澄子' },
    style: { ja: '食品と薬で守る', en: 'Defends with food and medicine', 'zh-Hant': '以食品與醫藥防守' },
    products: [
      {
        id: 'follow-mori-1',
        name: { ja: '守りの五分五分', en: 'Even defence', 'zh-Hant': '均衡防守' },
        basket: [
          ['0263', 50],
          ['0166', 50],
        ],
        costs: costs('0.9', following),
        risks,
        minimum: '100000',
        termDays: 30,
        rounds: { months: 3, after: 1 },
        fundSize: '46000000',
      },
    ],
  },
]

export const portfolios: readonly PortfolioEntry[] = [
  {
    id: 'ai-even',
    name: { ja: '均等五銘柄', en: 'Five in equal parts', 'zh-Hant': '五檔均分' },
    rule: {
      ja: '五つの銘柄を同じ割合で持ち、売り買いしません。',
      en: 'Holds five stocks in equal parts and does not trade.',
      'zh-Hant': '五檔股票等比例持有，不進行買賣。',
    },
    basket: [
      ['0712', 20],
      ['0418', 20],
      ['0166', 20],
      ['0263', 20],
      ['0824', 20],
    ],
    costs: costs('0.5'),
    risks,
    minimum: '100000',
    termDays: 30,
  },
  {
    id: 'ai-calm',
    name: { ja: 'おだやか', en: 'Calm', 'zh-Hant': '沉穩' },
    rule: {
      ja: '指数に連動するETFを七割、食品と薬を三割で持ちます。',
      en: 'Seven tenths in the index fund, three in food and medicine.',
      'zh-Hant': '七成指數ETF，三成食品與醫藥。',
    },
    basket: [
      ['0A1B', 70],
      ['0263', 15],
      ['0166', 15],
    ],
    costs: costs('0.4'),
    risks,
    minimum: '100000',
    termDays: 90,
  },
  {
    id: 'ai-lively',
    name: { ja: 'いきおい', en: 'Lively', 'zh-Hant': '動能' },
    rule: {
      ja: '値動きの大きい三つを持ちます。大きく減ることがあります。',
      en: 'Holds three stocks that move much. It can fall far.',
      'zh-Hant': '持有三檔波動大的股票，可能大幅下跌。',
    },
    basket: [
      ['0935', 40],
      ['0379', 30],
      ['0418', 30],
    ],
    costs: costs('0.8'),
    risks,
    minimum: '100000',
    termDays: 30,
    rounds: { months: 6, after: 2 },
  },
]
