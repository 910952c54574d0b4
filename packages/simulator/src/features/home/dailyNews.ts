import type { Instrument } from '@kabuto/domain/market'
import {
  decimalsIn,
  addDays,
  type Amount,
  businessDaysBefore,
  calendarOf,
  type Day,
  formatMoney,
  formatPercent,
  type Instant,
  isBelow,
  isBusinessDay,
  isSame,
  minus,
  negated,
  percentOf,
  tokyoInstant,
  tokyoTime,
} from '@kabuto/domain/shared'
import type { Collections } from '../../rows/collections.ts'
import type { Translated } from '../../rows/content.ts'
import { paragraph } from '../../rows/passages.ts'
import type { MarketData } from '../../engine/marketData.ts'
import { planOf } from '../../products/newIssues.ts'

type Article = Collections['news']

/** Articles of so many days are listed. */
const SHOWN_FOR = 30
/** The widest move of the day is looked for among every so many companies. */
const EVERY = 48

/** Applications begin no earlier before the listing. */
const FARTHEST_LISTING = 45

/** When each of a day's articles comes out. */
const at = { newYork: 6 * 60 + 40, issue: 9 * 60 + 5, rate: 15 * 60 + 10, tokyo: 15 * 60 + 45, company: 16 * 60 + 20 }

type Way = 'up' | 'down' | 'flat'
type Move = { value: string; by: string; percent: string; way: Way }

function moveOf(now: Amount, before: Amount, decimals: number): Move {
  const change = minus(now, before)
  const falls = isBelow(change, '0')
  const size = falls ? negated(change) : change
  const moved = falls ? 'down' : 'up'
  return {
    value: formatMoney(now, { decimals }),
    by: formatMoney(size, { decimals }),
    percent: formatPercent(percentOf(size, before)),
    way: isSame(change, '0') ? 'flat' : moved,
  }
}

/** Month and day as each language writes them. */
function dated(day: Day): Translated {
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))]
  const english = new Date(Date.UTC(year, month - 1, date)).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
  return { ja: `${month}月${date}日`, en: english, 'zh-Hant': `${month}月${date}日` }
}

type Written = { title: Translated; text: Translated }

function article(
  id: string,
  day: Day,
  minutes: number,
  { category, symbols = [] }: { category: Article['category']; symbols?: string[] },
  { title, text }: Written,
): Article {
  return {
    id: `${id}-${day}`,
    publishedAt: tokyoInstant(day, minutes),
    category,
    symbols,
    title,
    body: { ja: [paragraph(text.ja)], en: [paragraph(text.en)], 'zh-Hant': [paragraph(text['zh-Hant'])] },
  }
}

const indexNames = {
  tokyo: { first: 'nikkei225', second: 'topix' },
  newYork: { first: 'sp500', second: 'dowJones' },
} as const

const placeWords = {
  tokyo: {
    first: { ja: '日経平均', en: 'Nikkei 225', 'zh-Hant': '日經平均' },
    second: { ja: 'TOPIX', en: 'TOPIX', 'zh-Hant': 'TOPIX' },
    place: { ja: '東京市場', en: 'Tokyo', 'zh-Hant': '東京市場' },
  },
  newYork: {
    first: { ja: 'S&P 500', en: 'S&P 500', 'zh-Hant': '標普500' },
    second: { ja: 'ダウ平均', en: 'Dow Jones average', 'zh-Hant': '道瓊指數' },
    place: { ja: 'ニューヨーク市場', en: 'New York', 'zh-Hant': '紐約市場' },
  },
} as const

const ways = {
  ja: { up: '上昇', down: '下落', flat: '横ばい' },
  en: { up: 'rises', down: 'falls', flat: 'is unchanged' },
  'zh-Hant': { up: '上漲', down: '下跌', flat: '持平' },
} as const

function phrase(language: 'ja' | 'en' | 'zh-Hant', move: Move): string {
  const { by, percent, way } = move
  if (language === 'en') return way === 'flat' ? 'unchanged on the day' : `${way} ${by} (${percent}) on the day`
  if (language === 'ja')
    return way === 'flat' ? '前営業日と同じ' : `前営業日比${by}（${percent}）${way === 'up' ? '高' : '安'}`
  return way === 'flat' ? '與前一交易日相同' : `較前一交易日${way === 'up' ? '上漲' : '下跌'}${by}（${percent}）`
}

/** A market's day in two indices; `day` is that of the market, `on` the day in Tokyo on which it is published. */
function indexNews(market: MarketData, place: 'tokyo' | 'newYork', day: Day, on: Day): Article[] {
  const { first, second } = indexNames[place]
  const before = addDays(day, -1)
  const [a, b] = [first, second].map((name) => {
    const [now, then] = [market.indexClose(name, day), market.indexClose(name, before)]
    return now === undefined || then === undefined ? undefined : moveOf(now, then, 2)
  })
  if (!a || !b) return []
  const { first: one, second: other, place: where } = placeWords[place]
  const when = dated(day)
  return [
    article(
      `index-${place === 'tokyo' ? 'tokyo' : 'ny'}`,
      on,
      place === 'tokyo' ? at.tokyo : at.newYork,
      { category: place === 'tokyo' ? 'market' : 'world' },
      {
        title: {
          ja: `${one.ja}（模擬）は${ways.ja[a.way]}、終値${a.value}`,
          en: `${one.en} (simulated) ${ways.en[a.way]}, closing at ${a.value}`,
          'zh-Hant': `${one['zh-Hant']}（模擬）${ways['zh-Hant'][a.way]}，收於${a.value}`,
        },
        text: {
          ja:
            `${when.ja}の${where.ja}で、${one.ja}（模擬）は${phrase('ja', a)}の${a.value}で取引を終えた。${other.ja}（模擬）` +
            `は${phrase('ja', b)}の${b.value}。いずれもこのシミュレーションの値で、実際の相場ではない。`,
          en:
            `In ${where.en} the ${one.en} (simulated) closed at ${a.value} on ${when.en}, ${phrase('en', a)}. ` +
            `The ${other.en} (simulated) closed at ${b.value}, ${phrase('en', b)}. Both are figures of this ` +
            `simulation and of no real market.`,
          'zh-Hant':
            `${when['zh-Hant']}${where['zh-Hant']}，${one['zh-Hant']}（模擬）收於${a.value}，${phrase('zh-Hant', a)}` +
            `；${other['zh-Hant']}（模擬）收於${b.value}，${phrase('zh-Hant', b)}。以上皆為本模擬的數值，並非實際行情。`,
        },
      },
    ),
  ]
}

type Mover = { instrument: Instrument; move: Move; size: number }

/** The largest move among a sample of the companies. */
function widestOf(market: MarketData, day: Day): Mover | undefined {
  const before = addDays(day, -1)
  const looked = market
    .instruments('jpy')
    .filter(({ kind, listedOn }, index) => kind === 'stock' && listedOn < before && index % EVERY === 0)
  let widest: Mover | undefined
  for (const instrument of looked) {
    const [now, then] = [market.closeOf(instrument.symbol, day), market.closeOf(instrument.symbol, before)]
    if (now === undefined || then === undefined) continue
    const size = Math.abs(Number(now) / Number(then) - 1)
    if (size > (widest?.size ?? 0)) widest = { instrument, size, move: moveOf(now, then, decimalsOf(now, then)) }
  }
  return widest
}

function decimalsOf(...amounts: readonly Amount[]): number {
  return Math.max(...amounts.map(decimalsIn))
}

function companyNews(market: MarketData, day: Day): Article[] {
  const widest = widestOf(market, day)
  if (!widest) return []
  const { instrument, move } = widest
  const { names, symbol } = instrument
  const { value, percent, way } = move
  const isUp = way === 'up'
  const when = dated(day)
  return [
    article(
      'company',
      day,
      at.company,
      { category: 'company', symbols: [symbol] },
      {
        title: {
          ja: `${names.ja}が${percent}${isUp ? '高' : '安'}、終値は${value}円`,
          en: `${names.en} ${isUp ? 'gains' : 'loses'} ${percent} to close at ${value} yen`,
          'zh-Hant': `${names.zhHant}${isUp ? '上漲' : '下跌'}${percent}，收盤價${value}日圓`,
        },
        text: {
          ja:
            `${names.ja}（${symbol}）は${when.ja}、${phrase('ja', move)}の${value}円で取引を終えた。会社からの発表はなく、` +
            `値動きはこのシミュレーションの計算による。会社は架空のものである。`,
          en:
            `${names.en} (${symbol}) closed at ${value} yen on ${when.en}, ${phrase('en', move)}. It announced ` +
            `nothing: the move is worked out by this simulation. The company is fictional.`,
          'zh-Hant':
            `${names.zhHant}（${symbol}）${when['zh-Hant']}收於${value}日圓，${phrase('zh-Hant', move)}。` +
            `公司並未發布消息，股價變動由本模擬計算。該公司為虛構。`,
        },
      },
    ),
  ]
}

function rateNews(market: MarketData, day: Day): Article[] {
  const now = tokyoInstant(day, at.rate)
  const move = moveOf(market.midRate(now), market.midRate(tokyoInstant(businessDaysBefore(day, 1), at.rate)), 2)
  const when = dated(day)
  // A dollar that costs more yen is a weaker yen.
  const yen = {
    ja: { up: '円安', down: '円高', flat: '変わらず' },
    en: { up: 'weaker', down: 'stronger', flat: 'unchanged' },
    'zh-Hant': { up: '日圓貶值', down: '日圓升值', flat: '日圓持平' },
  } as const
  const { way } = move
  return [
    article(
      'rate',
      day,
      at.rate,
      { category: 'economy' },
      {
        title: {
          ja: `模擬レート1ドル${move.value}円、${yen.ja[way]}`,
          en: `Yen ${yen.en[way]}: ${move.value} to the dollar (simulated)`,
          'zh-Hant': `模擬匯率1美元兌${move.value}日圓，${yen['zh-Hant'][way]}`,
        },
        text: {
          ja:
            `${when.ja}15時の模擬レート（仲値）は1ドル${move.value}円。前営業日の同じ時刻との差は${move.by}円（${yen.ja[way]}）。カブト模擬銀行の交換には、` +
            `これに0.25円の差が加わる。`,
          en:
            `At three in the afternoon of ${when.en} the simulated mid rate was ${move.value} yen a dollar, ` +
            `${move.by} yen from the business day before (yen ${yen.en[way]}). An exchange at Kabuto's ` +
            `simulated bank adds 0.25 yen to it.`,
          'zh-Hant':
            `${when['zh-Hant']}15時模擬匯率（中間價）為1美元兌${move.value}日圓，與前一營業日同時刻相差${move.by}日圓（${yen['zh-Hant'][way]}）` +
            `。於Kabuto模擬銀行兌換時，另加0.25日圓價差。`,
        },
      },
    ),
  ]
}

/** New issues that open for applications on a day. */
function issueNews(market: MarketData, day: Day): Article[] {
  const begin = tokyoInstant(day)
  const end = tokyoInstant(addDays(day, 1))
  return market.issues(day, addDays(day, FARTHEST_LISTING)).flatMap((instrument) => {
    const { from, price } = planOf(market, instrument)
    if (price === undefined || from < begin || from >= end) return []
    const { names, symbol } = instrument
    const [listing, value] = [dated(instrument.listedOn), formatMoney(price, { decimals: decimalsOf(price) })]
    return [
      article(
        `issue-${symbol.toLowerCase()}`,
        day,
        at.issue,
        { category: 'company', symbols: [symbol] },
        {
          title: {
            ja: `${names.ja}の新規公開、申し込みを開始　公開価格${value}円`,
            en: `${names.en} takes applications for its new issue at ${value} yen`,
            'zh-Hant': `${names.zhHant}新股開放申購，發行價${value}日圓`,
          },
          text: {
            ja:
              `${names.ja}（${symbol}）の新規公開の申し込みが始まった。公開価格は${value}円、上場は${listing.ja}の予定。申し込みにお金はかからず、` +
              `抽選のあとに払い込む。会社は架空のものである。`,
            en:
              `${names.en} (${symbol}) takes applications for its new issue. The price is ${value} yen, the ` +
              `listing is set for ${listing.en}. Applying costs nothing; what is won is paid after the draw. ` +
              `The company is fictional.`,
            'zh-Hant': `${names.zhHant}（${symbol}）新股開始申購，發行價為${value}日圓，預定${listing['zh-Hant']}上市。申購不收費，中籤後再繳款。該公司為虛構。`,
          },
        },
      ),
    ]
  })
}

/** New York's day is published in Tokyo on the morning after it. */
function newYorkNews(market: MarketData, on: Day): Article[] {
  const day = addDays(on, -1)
  return isBusinessDay(day, calendarOf.usd) ? indexNews(market, 'newYork', day, on) : []
}

function articlesOf(market: MarketData, day: Day): Article[] {
  return [
    ...newYorkNews(market, day),
    ...(isBusinessDay(day)
      ? [
          ...issueNews(market, day),
          ...rateNews(market, day),
          ...indexNews(market, 'tokyo', day, day),
          ...companyNews(market, day),
        ]
      : []),
  ]
}

const written = new WeakMap<MarketData, Map<Day, Article[]>>()

/** Cached: the articles of a day never change. */
function writtenOn(market: MarketData, day: Day): Article[] {
  const known = written.get(market) ?? new Map<Day, Article[]>()
  written.set(market, known)
  const found = known.get(day) ?? articlesOf(market, day)
  known.set(day, found)
  return found
}

/**
 * Articles of the days after the planted ones: indices, rate, new issues and the largest move of a company, as the
 * simulated market went.
 */
export function dailyNews(market: MarketData, now: Instant, lastPlanted: Instant): Article[] {
  const today = tokyoTime(now).day
  const first = [addDays(today, -SHOWN_FOR), addDays(tokyoTime(lastPlanted).day, 1)].toSorted()[1] ?? today
  const found: Article[] = []
  for (let day = first; day <= today; day = addDays(day, 1))
    found.push(...writtenOn(market, day).filter(({ publishedAt }) => publishedAt <= now))
  return found
}
