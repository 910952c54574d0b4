import { blockState, type BlockOffer, soldOut } from '@kabuto/domain/blocks'
import { type Instrument, roundToTick, tickTableAt } from '@kabuto/domain/market'
import {
  addBusinessDays,
  addDays,
  businessDayFrom,
  type Day,
  divided,
  type Instant,
  type Language,
  lastBusinessDay,
  minus,
  times,
  toIso,
  tokyoInstant,
  tokyoTime,
  weekdayOf,
} from '@kabuto/domain/shared'
import type { AccountContext, RequestContext } from '../../engine/context.ts'
import { pick } from '../../engine/chance.ts'

/** Three sales a week; those of the week before and of the next one can be looked at. */
const A_WEEK = 3
const WEEKS = [-1, 0, 1] as const

const UNIT = 1000
const FROM = 9 * 60
const DEADLINE = 15 * 60
/** How long what was bought cannot be sold: shown before anybody applies. */
const LOCKED_DAYS = 5
const KEY_LETTERS = 6
/** What others take of a sale until its deadline, in per cent. */
const TAKEN_BY_OTHERS = 70

const sellers: readonly Record<Language, string>[] = [
  { ja: '東雲アセット（モギ）', en: 'Shinonome Asset (simulated)', 'zh-Hant': '東雲資產（模擬）' },
  { ja: '霞パートナーズ（モギ）', en: 'Kasumi Partners (simulated)', 'zh-Hant': '霞投資夥伴（模擬）' },
  { ja: '凪キャピタル（モギ）', en: 'Nagi Capital (simulated)', 'zh-Hant': '凪資本（模擬）' },
  { ja: '岬インベスト（モギ）', en: 'Misaki Invest (simulated)', 'zh-Hant': '岬投資（模擬）' },
]

const risks: Record<Language, readonly string[]> = {
  ja: [
    '割引は、受渡しまでに株価が下がれば損失になります。',
    'ロックアップの間は売却できません。',
    '申込みが多いときは希望どおり買えないことがあります。',
  ],
  en: [
    'The discount turns into a loss if the price falls before you can sell.',
    'Nothing can be sold during the lock-up.',
    'When many apply you may get less than you asked for.',
  ],
  'zh-Hant': ['若股價在可賣出前下跌，折價可能變成損失。', '閉鎖期間不可賣出。', '申購踴躍時可能無法全數買到。'],
}

function mondayOf(day: Day): Day {
  return addDays(day, -((weekdayOf(day) + 6) % 7))
}

type Slot = { id: string; monday: Day; instrument: Instrument }

/** Which stock is sold in a slot of a week: derived from the name of the slot, so nobody chose it. */
function slotsOf(context: Pick<RequestContext, 'market' | 'seed'>, now: Instant): Slot[] {
  const stocks = context.market
    .instruments('jpy')
    .filter(
      ({ kind, section, haltedSince, delistedOn }) =>
        kind === 'stock' && section === 'prime' && haltedSince === undefined && delistedOn === undefined,
    )
  const monday = mondayOf(tokyoTime(now).day)
  return WEEKS.flatMap((week) =>
    Array.from({ length: A_WEEK }, (_, index) => {
      const from = addDays(monday, 7 * week)
      const instrument = stocks[pick(`${context.seed} block ${from} ${index}`, stocks.length)]
      return instrument ? [{ id: `block-${from}-${index}`, monday: from, instrument }] : []
    }).flat(),
  )
}

/** What others have taken by now, spread evenly over the time of the sale. */
function takenByOthers(id: string, total: number, from: Instant, to: Instant, now: Instant): number {
  const share = Math.min(1, Math.max(0, (now - from) / (to - from)))
  const most = (total * (TAKEN_BY_OTHERS + pick(`${id} taken`, 40))) / 100
  return Math.min(total, Math.floor((most * share) / UNIT) * UNIT)
}

function listed({ instrument }: Slot, day: Day): boolean {
  return instrument.listedOn <= day
}

async function offerOf(context: RequestContext, slot: Slot): Promise<BlockOffer | undefined> {
  const { id, monday, instrument } = slot
  const first = businessDayFrom(monday)
  // The price follows from the last close before the sale; for a future sale from the last close there is.
  const before = addDays(first, -1)
  const today = tokyoTime(context.now).day
  const close = context.market.closeOf(instrument.symbol, before < today ? before : addDays(today, -1))
  if (close === undefined || !listed(slot, addDays(first, -30))) return undefined
  const percent = String(2 + pick(`${id} discount`, 4))
  const price = roundToTick(
    divided(times(close, minus('100', percent)), '100', 4, 'floor'),
    tickTableAt(instrument, first),
    'down',
  )
  // A sale ends with its week.
  const last = lastBusinessDay(addDays(monday, 4))
  const [from, deadline] = [tokyoInstant(first, FROM), tokyoInstant(last, DEADLINE)]
  const totalShares = UNIT * (100 + pick(`${id} total`, 300))
  const row = await context.work.get('blockOffers', id)
  const remainingShares = Math.max(
    0,
    totalShares - takenByOthers(id, totalShares, from, deadline, context.now) - (row?.taken ?? 0),
  )
  const closedReason = row?.closedReason ?? (remainingShares < UNIT ? soldOut[context.language] : null)
  const terms = {
    price,
    close,
    discountPercent: percent,
    minShares: UNIT,
    maxShares: UNIT * 10,
    unit: UNIT,
    totalShares,
    remainingShares,
    closedReason,
  }
  const dates = {
    from: toIso(from),
    to: toIso(deadline),
    deadline: toIso(deadline),
    lockedThrough: addBusinessDays(last, LOCKED_DAYS),
  }
  const offer = {
    id,
    symbol: instrument.symbol,
    names: instrument.names,
    ...terms,
    ...dates,
    seller: { name: sellers[pick(`${id} seller`, sellers.length)]?.[context.language] ?? '', seatAccount: 'モギ席' },
    risks: [...risks[context.language]],
  }
  return { ...offer, state: blockState(offer, context.now) }
}

const order = { subscribing: 0, toBeSubscribed: 1, ended: 2 } as const satisfies Record<BlockOffer['state'], number>

/** All sales of this week and the last one, those that can be applied for first. */
export async function blockOffers(context: RequestContext): Promise<BlockOffer[]> {
  const found: BlockOffer[] = []
  for (const slot of slotsOf(context, context.now)) {
    const offer = await offerOf(context, slot)
    if (offer) found.push(offer)
  }
  return found.toSorted((one, other) => order[one.state] - order[other.state] || (one.from < other.from ? 1 : -1))
}

export async function blockOffer(context: RequestContext, id: string): Promise<BlockOffer | undefined> {
  return (await blockOffers(context)).find((offer) => offer.id === id)
}

/** The key on the product's page for verified members: no secret, it proves that the page was read. */
export async function keyOf({ work, digest }: Pick<RequestContext, 'work' | 'digest'>, id: string): Promise<string> {
  const secret = await work.get('secrets', 'quotes')
  const text = await digest(`${secret?.value} key ${id}`)
  return Array.from(text)
    .filter((letter) => /[0-9A-Za-z]/.test(letter))
    .slice(-KEY_LETTERS)
    .join('')
    .toUpperCase()
}

/** Changes how many shares members have taken. */
export async function changeTaken({ work }: Pick<AccountContext, 'work'>, id: string, shares: number): Promise<void> {
  const row = (await work.get('blockOffers', id)) ?? { id, taken: 0, closedReason: null }
  work.put('blockOffers', { ...row, taken: row.taken + shares })
}
