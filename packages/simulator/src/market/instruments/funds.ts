import type { Instrument } from '@kabuto/domain/market'
import type { Described } from '../listing.ts'

type Theme = readonly [ja: string, kana: string, en: string, zhHant: string, level: number]

const themes: readonly Theme[] = [
  ['225', '225', '225', '225指數', 48_790],
  ['全市場', 'ゼンシジョウ', 'All Market', '全市場', 3_352],
  ['高配当70', 'コウハイトウ70', 'High Dividend 70', '高股息70', 2_418],
  ['小型成長', 'コガタセイチョウ', 'Small Growth', '小型成長', 1_174],
  ['全世界株式', 'ゼンセカイカブシキ', 'World Stocks', '全球股票', 2_906],
  ['米国500', 'ベイコク500', 'American 500', '美國500', 11_240],
  ['金', 'キン', 'Gold', '黃金', 18_650],
  ['国債', 'コクサイ', 'Government Bonds', '國債', 2_231],
  ['不動産', 'フドウサン', 'Property', '不動產', 1_968],
  ['銀行', 'ギンコウ', 'Banks', '銀行', 412],
  ['半導体', 'ハンドウタイ', 'Semiconductors', '半導體', 5_480],
  ['自動車', 'ジドウシャ', 'Autos', '汽車', 1_733],
  ['商社', 'ショウシャ', 'Trading Houses', '商社', 3_820],
  ['食品', 'ショクヒン', 'Foods', '食品', 1_502],
  ['医薬品', 'イヤクヒン', 'Medicines', '醫藥', 2_077],
  ['電力', 'デンリョク', 'Power', '電力', 688],
  ['建設', 'ケンセツ', 'Construction', '建設', 1_345],
  ['化学', 'カガク', 'Chemicals', '化學', 1_809],
  ['海運', 'カイウン', 'Shipping', '海運', 940],
  ['先進国債券', 'センシンコクサイケン', 'World Bonds', '先進國債券', 10_320],
]

type House = { ja: string; kana: string; en: string; zhHant: string; letter: string; unit: 1 | 10 }

const houses: readonly House[] = [
  { ja: 'カブト模擬', kana: 'カブトモギ', en: 'Kabuto Mock', zhHant: '兜模擬', letter: 'A', unit: 1 },
  { ja: 'アサギ模擬', kana: 'アサギモギ', en: 'Asagi Mock', zhHant: '淺蔥模擬', letter: 'C', unit: 10 },
]

/** The first of all is 0A1B, the others follow it: 0A2B, 0A3B … */
function tokyoSymbol(letter: string, index: number): string {
  return `0${String.fromCharCode(letter.charCodeAt(0) + (index > 8 ? 1 : 0) + (index > 17 ? 8 : 0))}${(index % 9) + 1}B`
}

function tokyoFund(house: House, [ja, kana, en, zhHant, level]: Theme, index: number): Described {
  const tickTable: Instrument['tickTable'] = [{ from: '2023-06-05', table: house.unit === 1 ? 'etf1' : 'topix500' }]
  return {
    instrument: {
      symbol: tokyoSymbol(house.letter, index),
      names: {
        ja: `${house.ja}${ja}上場投信`,
        kana: `${house.kana}${kana}ジョウジョウトウシン`,
        en: `${house.en} ${en} ETF`,
        zhHant: `${house.zhHant}${zhHant}基金`,
      },
      market: 'jpy',
      section: 'prime',
      sector: 'fund',
      kind: 'etf',
      unit: house.unit,
      tickTable,
      listedOn: '2019-07-01',
      sharesOutstanding: 41_000_000,
    },
    level: house.unit === 1 ? level : Math.round(level * 0.37),
    shares: index === 0 ? 2_600 : 40_000,
  }
}

type American = readonly [symbol: string, ja: string, kana: string, en: string, zhHant: string, level: number]

const american: readonly American[] = [
  ['KAFV1', '500', '500', '500', '500指數', 684.2],
  ['KAIN2', '工業30', 'コウギョウ30', 'Industrial 30', '工業30', 471.2],
  ['KATE3', 'テクノロジー', 'テクノロジー', 'Technology', '科技', 312.4],
  ['KASM4', '小型株', 'コガタカブ', 'Small Companies', '小型股', 148.6],
  ['KADV5', '高配当', 'コウハイトウ', 'Dividend', '高股息', 92.35],
  ['KAGO6', '金', 'キン', 'Gold', '黃金', 241.7],
  ['KASI7', '銀', 'ギン', 'Silver', '白銀', 38.42],
  ['KAOI8', '原油', 'ゲンユ', 'Crude Oil', '原油', 57.1],
  ['KABO9', '長期国債', 'チョウキコクサイ', 'Long Bonds', '長期國債', 88.74],
  ['KASB1', '短期国債', 'タンキコクサイ', 'Short Bonds', '短期國債', 50.18],
  ['KARE2', '不動産', 'フドウサン', 'Property', '不動產', 83.09],
  ['KABA3', '銀行', 'ギンコウ', 'Banks', '銀行', 54.66],
  ['KAHE4', '医療', 'イリョウ', 'Health', '醫療', 139.8],
  ['KACH5', '半導体', 'ハンドウタイ', 'Chips', '半導體', 268.3],
  ['KAEN6', 'エネルギー', 'エネルギー', 'Energy', '能源', 90.27],
  ['KAUT7', '公益', 'コウエキ', 'Utilities', '公用事業', 77.5],
  ['KAWO8', '全世界', 'ゼンセカイ', 'World', '全球', 121.9],
  ['KAEM9', '新興国', 'シンコウコク', 'Emerging Markets', '新興市場', 46.83],
  ['KAJP1', '日本株', 'ニホンカブ', 'Japan', '日本股票', 79.31],
  ['KAEU2', '欧州株', 'オウシュウカブ', 'Europe', '歐洲股票', 68.2],
]

function americanFund([symbol, ja, kana, en, zhHant, level]: American): Described {
  return {
    instrument: {
      symbol,
      names: {
        ja: `カブト模擬米国${ja}ETF`,
        kana: `カブトモギベイコク${kana}ETF`,
        en: `Kabuto Mock US ${en} ETF`,
        zhHant: `兜模擬美國${zhHant}ETF`,
      },
      market: 'usd',
      sector: 'fund',
      kind: 'etf',
      unit: 1,
      tickTable: [{ from: '2005-08-29', table: 'us' }],
      listedOn: '2010-03-01',
      sharesOutstanding: 120_000_000,
      luldTier: 1,
    },
    level,
    shares: 2_500_000,
  }
}

export const funds: readonly Described[] = [
  ...houses.flatMap((house) => themes.map((theme, index) => tokyoFund(house, theme, index))),
  ...american.map(americanFund),
]
