import { decimalsIn } from '../shared/format/decimal.ts'
import { type Amount, divided, minus, plus, times } from '../shared/amount/money.ts'
import { toIso, tokyoInstant } from '../shared/time/tokyoTime.ts'
import { marketClock } from './clock.ts'
import type { Book, Candle, MarketIndex, Quote, SearchHit, Stock, StockDetail, WatchEntry } from './entities.ts'
import { type Instrument, type Names, tickTableAt } from './instrument.ts'
import { dailyLimit } from './limits.ts'
import { tickSize } from './ticks.ts'

const at = '2026-11-20T14:32:00+09:00'

type SampleFacts = Pick<Instrument, 'symbol' | 'sector' | 'sharesOutstanding'> & { names: Names } & Partial<Instrument>

function japanese(facts: SampleFacts): Instrument {
  return {
    market: 'jpy',
    section: 'prime',
    kind: 'stock',
    unit: 100,
    tickTable: [{ from: '2023-06-05', table: 'topix500' }],
    listedOn: '1988-04-11',
    ...facts,
  }
}

function american(facts: SampleFacts): Instrument {
  return {
    market: 'usd',
    kind: 'stock',
    unit: 1,
    tickTable: [{ from: '2005-08-29', table: 'us' }],
    listedOn: '2009-06-18',
    luldTier: 1,
    ...facts,
  }
}

function names(ja: string, kana: string, en: string, zhHant: string): Names {
  return { ja, kana, en, zhHant }
}

/** The stock of most pictures (DESIGN §11). */
export const sampleInstrument: Instrument = japanese({
  symbol: '0712',
  names: names('青葉精機', 'アオバセイキ', 'Aoba Precision', '青葉精機'),
  sector: 'machinery',
  sharesOutstanding: 182_400_000,
})

export const sampleEtf: Instrument = japanese({
  symbol: '0A1B',
  names: names(
    'カブト模擬225上場投信',
    'カブトモギ225ジョウジョウトウシン',
    'Kabuto Mock 225 ETF',
    '兜模擬225指數基金',
  ),
  sector: 'fund',
  kind: 'etf',
  unit: 1,
  tickTable: [{ from: '2023-06-05', table: 'etf1' }],
  listedOn: '2019-07-01',
  sharesOutstanding: 41_000_000,
})

export const sampleUsInstrument: Instrument = american({
  symbol: 'KABU1',
  names: names('カブト・ロボティクス', 'カブトロボティクス', 'Kabuto Robotics', '兜機器人'),
  sector: 'machinery',
  sharesOutstanding: 912_000_000,
})

export const sampleInstruments: Instrument[] = [
  sampleInstrument,
  japanese({
    symbol: '0418',
    names: names('みなと海運', 'ミナトカイウン', 'Minato Shipping', '港海運'),
    sector: 'transport',
    sharesOutstanding: 96_000_000,
  }),
  japanese({
    symbol: '0935',
    names: names('兜電子', 'カブトデンシ', 'Kabuto Electronics', '兜電子'),
    sector: 'electric',
    sharesOutstanding: 230_500_000,
    tickTable: [
      { from: '2023-06-05', table: 'standard' },
      { from: '2025-10-31', table: 'topix500' },
    ],
  }),
  japanese({
    symbol: '0379',
    names: names(
      '鶴見重工業ホールディングス',
      'ツルミジュウコウギョウホールディングス',
      'Tsurumi Heavy Industries Holdings',
      '鶴見重工業控股',
    ),
    sector: 'machinery',
    sharesOutstanding: 310_000_000,
  }),
  japanese({
    symbol: '0166',
    names: names('椿製薬', 'ツバキセイヤク', 'Tsubaki Pharmaceutical', '椿製藥'),
    sector: 'pharmaceutical',
    sharesOutstanding: 150_200_000,
  }),
  japanese({
    symbol: '0527',
    names: names('北杜電力', 'ホクトデンリョク', 'Hokuto Electric Power', '北杜電力'),
    sector: 'power',
    section: 'standard',
    sharesOutstanding: 205_000_000,
    tickTable: [{ from: '2023-06-05', table: 'standard' }],
    haltedSince: '2026-11-20T13:10:00+09:00',
  }),
  japanese({
    symbol: '0263',
    names: names('白川食品', 'シラカワショクヒン', 'Shirakawa Foods', '白川食品'),
    sector: 'foods',
    sharesOutstanding: 88_000_000,
  }),
  japanese({
    symbol: '0824',
    names: names('朝霧通信', 'アサギリツウシン', 'Asagiri Telecom', '朝霧通信'),
    sector: 'services',
    sharesOutstanding: 1_204_000_000,
  }),
  sampleEtf,
  sampleUsInstrument,
]

type Traded = {
  symbol: string
  price: Amount
  change: Amount
  changePercent: Amount
  tick: Amount
  volume: number
  turnover: Amount
}

function quoteOf({ symbol, price, change, changePercent, tick, volume, turnover }: Traded): Quote {
  const previousClose = minus(price, change)
  const [low, high] = change.startsWith('-') ? [price, previousClose] : [previousClose, price]
  return {
    symbol,
    price,
    change,
    changePercent,
    previousClose,
    volume,
    turnover,
    at,
    decimals: decimalsIn(tick),
    state: 'normal',
    open: previousClose,
    high,
    low,
    bid: minus(price, tick),
    ask: plus(price, tick),
  }
}

export const sampleQuote: Quote = {
  ...quoteOf({
    symbol: '0712',
    price: '2846',
    change: '34.5',
    changePercent: '1.23',
    tick: '0.5',
    volume: 1_284_300,
    turnover: '3650000000',
  }),
  open: '2818',
  high: '2853.5',
  low: '2809',
}

export const sampleQuotes: Quote[] = [
  sampleQuote,
  quoteOf({
    symbol: '0418',
    price: '1204.5',
    change: '-18',
    changePercent: '-1.47',
    tick: '0.5',
    volume: 2_108_400,
    turnover: '2551000000',
  }),
  quoteOf({
    symbol: '0935',
    price: '5310',
    change: '62',
    changePercent: '1.18',
    tick: '1',
    volume: 402_100,
    turnover: '2124000000',
  }),
  quoteOf({
    symbol: '0379',
    price: '3128',
    change: '-41',
    changePercent: '-1.29',
    tick: '1',
    volume: 611_900,
    turnover: '1926000000',
  }),
  quoteOf({
    symbol: '0166',
    price: '4275',
    change: '128',
    changePercent: '3.09',
    tick: '1',
    volume: 380_600,
    turnover: '1601000000',
  }),
  {
    ...quoteOf({
      symbol: '0527',
      price: '1543',
      change: '0',
      changePercent: '0',
      tick: '1',
      volume: 91_200,
      turnover: '140721600',
    }),
    state: 'halted',
    bid: null,
    ask: null,
  },
  quoteOf({
    symbol: '0263',
    price: '1012',
    change: '3.5',
    changePercent: '0.35',
    tick: '0.5',
    volume: 120_400,
    turnover: '121634000',
  }),
  quoteOf({
    symbol: '0824',
    price: '712.8',
    change: '-2.1',
    changePercent: '-0.29',
    tick: '0.1',
    volume: 150_900,
    turnover: '107672000',
  }),
  quoteOf({
    symbol: '0A1B',
    price: '49120',
    change: '330',
    changePercent: '0.68',
    tick: '10',
    volume: 2_014,
    turnover: '98600000',
  }),
  quoteOf({
    symbol: 'KABU1',
    price: '184.32',
    change: '-1.18',
    changePercent: '-0.64',
    tick: '0.01',
    volume: 5_402_118,
    turnover: '996100000.42',
  }),
]

/** A line that goes up and down around a price, the same each time. */
function steps(count: number): number[] {
  return Array.from({ length: count }, (_, index) => ((index * index * 7 + index * 13) % 23) - 11)
}

const LINE_STEPS = 31

/** The way of a day from the close before it to the price of now, some ticks up and down on the way. */
function lineTo(price: Amount, change: Amount, tick: Amount): Amount[] {
  const before = minus(price, change)
  const way = steps(LINE_STEPS).map((step, index) => {
    const come = divided(times(change, String(index)), String(LINE_STEPS), 2, 'towardZero')
    return plus(plus(before, come), times(tick, String(step)))
  })
  return [...way, price]
}

function stockOf(instrument: Instrument, quote: Quote): Stock {
  const { symbol, names: called, market, section, kind } = instrument
  return {
    symbol,
    names: called,
    market,
    section,
    kind,
    quote,
    line: lineTo(quote.price, quote.change, tickSize(quote.price, tickTableAt(instrument, '2026-11-20'))),
  }
}

export const sampleStocks: Stock[] = sampleInstruments.flatMap((instrument) =>
  sampleQuotes.filter(({ symbol }) => symbol === instrument.symbol).map((quote) => stockOf(instrument, quote)),
)

export const sampleIndices: MarketIndex[] = [
  {
    name: 'nikkei225',
    market: 'jpy',
    simulated: true,
    value: '48312.40',
    change: '327.25',
    changePercent: '0.68',
    at,
    line: lineTo('48312.40', '327.25', '20'),
  },
  {
    name: 'topix',
    market: 'jpy',
    simulated: true,
    value: '3341.82',
    change: '-10.28',
    changePercent: '-0.31',
    at,
    line: lineTo('3341.82', '-10.28', '1.5'),
  },
  {
    name: 'sp500',
    market: 'usd',
    simulated: true,
    value: '6842.15',
    change: '26.58',
    changePercent: '0.39',
    at,
    line: lineTo('6842.15', '26.58', '3'),
  },
  {
    name: 'dowJones',
    market: 'usd',
    simulated: true,
    value: '47120.60',
    change: '-56.61',
    changePercent: '-0.12',
    at,
    line: lineTo('47120.60', '-56.61', '20'),
  },
]

function candleAt(index: number, step: number): Candle {
  const open = plus('2818', times(String(step), '0.5'))
  const close = plus(open, times(String((step % 5) - 1), '0.5'))
  const [low, high] = step % 5 < 1 ? [close, open] : [open, close]
  return {
    at: toIso(tokyoInstant('2026-11-20', 9 * 60 + index)),
    open,
    high: plus(high, '1'),
    low: minus(low, '1'),
    close,
    volume: 2_000 + 100 * (step + 11),
  }
}

/** The first two hours of the day, a candle a minute. */
export const sampleCandles: Candle[] = steps(120).map((step, index) => candleAt(index, step))

const depth = [9_800, 16_400, 5_100, 7_200, 12_000, 3_300, 8_800, 4_100, 6_500, 2_700]

function levels(best: Amount, step: Amount): Book['asks'] {
  return depth.map((quantity, index) => ({ price: plus(best, times(step, String(index))), quantity }))
}

export const sampleBook: Book = { symbol: '0712', at, asks: levels('2846.5', '0.5'), bids: levels('2845.5', '-0.5') }

export const sampleDetail: StockDetail = {
  instrument: sampleInstrument,
  quote: sampleQuote,
  base: '2811.5',
  widened: { up: false, down: false },
  limit: dailyLimit('2811.5', 'topix500'),
  company: {
    about: {
      ja: '小型の減速機と精密軸受をつくる架空の会社です。',
      en: 'An invented maker of small reducers and precision bearings.',
      'zh-Hant': '生產小型減速機與精密軸承的虛構公司。',
    },
    founded: 1961,
    employees: 4_820,
    headquarters: { ja: '宮城県 青葉市（架空）', en: 'Aoba, Miyagi (invented)', 'zh-Hant': '宮城縣青葉市（虛構）' },
  },
  dividends: [
    { exDay: '2027-03-30', payDay: '2027-06-28', perShare: '38', state: 'forecast' },
    { exDay: '2026-09-29', payDay: '2026-12-14', perShare: '38', state: 'forecast' },
    { exDay: '2026-03-30', payDay: '2026-06-15', perShare: '38', state: 'paid' },
  ],
  watched: true,
}

export const sampleHits: SearchHit[] = sampleInstruments
  .filter(({ names: { kana } }) => kana.startsWith('カブト'))
  .map(({ symbol, names: called, market, kind, sector }) => ({
    symbol,
    names: called,
    market,
    kind,
    sector,
    matched: 'kana',
  }))

export const sampleClock = marketClock('jpy', Date.parse(at))

export const sampleWatchlist: WatchEntry[] = [
  { symbol: '0712' },
  { symbol: '0166' },
  { symbol: '0824' },
  { symbol: '0263' },
]
