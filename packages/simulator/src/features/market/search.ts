import {
  findStocks,
  type Instrument,
  type Searchable,
  searchable,
  searchCall,
  type SearchHit,
} from '@kabuto/domain/market'
import { addDays, type Instant, tokyoTime } from '@kabuto/domain/shared'
import { memberHandler } from '../../engine/handler.ts'
import type { MarketData } from '../../engine/marketData.ts'
import { ANNOUNCED_BEFORE } from '../../market/listing.ts'

const MOST = 50
/** After every listing. */
const LAST = '9999-12-31'

/** Each instrument as it can be found. */
type Entry = { instrument: Instrument; names: Searchable }

const entries = new WeakMap<MarketData, readonly Entry[]>()

function entriesOf(market: MarketData): readonly Entry[] {
  const known =
    entries.get(market) ??
    [...market.instruments('jpy'), ...market.instruments('usd'), ...market.issues('', LAST)].map((instrument) => ({
      instrument,
      names: searchable(instrument),
    }))
  entries.set(market, known)
  return known
}

/** Larger companies come first, as in the lists. */
function searched(market: MarketData, text: string, now: Instant): SearchHit[] {
  const announced = addDays(tokyoTime(now).day, ANNOUNCED_BEFORE)
  const listed = entriesOf(market).filter(({ instrument }) => instrument.listedOn <= announced)
  return findStocks(listed, text)
    .slice(0, MOST)
    .map(({ stock: { instrument }, matched }) => {
      const { symbol, names, market: id, kind, sector } = instrument
      return { symbol, names, market: id, kind, sector, matched }
    })
}

export const search = memberHandler(searchCall, async ({ market, now }, { text }) => ({
  data: searched(market, text, now),
}))
