import type { Instrument } from '../market/instrument.ts'
import type { OrderDraft } from './draft.ts'
import type { OrderContext } from './order.ts'
import type { SellContext, SellDraft } from './sell.ts'
import { moments } from '../shared/time/moments.ts'

export const instrument: Instrument = {
  symbol: '0712',
  names: { ja: '青葉精機', kana: 'アオバセイキ', en: 'Aoba Precision', zhHant: '青葉精機' },
  market: 'jpy',
  section: 'prime',
  sector: 'chemicals',
  kind: 'stock',
  unit: 100,
  tickTable: [{ from: '2023-06-05', table: 'topix500' }],
  listedOn: '1990-04-02',
  sharesOutstanding: 100_000_000,
}

export const dollarInstrument: Instrument = {
  ...instrument,
  symbol: 'KABU1',
  market: 'usd',
  unit: 1,
  tickTable: [{ from: '2000-01-01', table: 'us' }],
  luldTier: 1,
}

/** A Friday in the afternoon session. */
export const now = moments.pictures
/** The same Friday in New York's core session. */
export const newYorkNow = Date.parse('2026-11-20T10:00:00-05:00')

export const draft: OrderDraft = {
  symbol: '0712',
  side: 'long',
  type: 'limit',
  price: '2846',
  quantity: '100',
  leverage: 1,
  session: 'regular',
}

export const context: OrderContext = {
  now,
  blocks: {},
  instrument,
  quote: { last: '2846', bid: '2845.5', ask: '2846.5', base: '2811.5', volume: 1_000_000 },
  cash: { all: '4313535', available: '3420000' },
  margin: { cash: '3420000', collateral: '0', positions: [] },
  sameDay: { usable: '3420000', fresh: '3420000', barred: '0', locked: 0 },
  held: 0,
}

export const sellDraft: SellDraft = { quantity: '100', type: 'limit', price: '2850', session: 'regular' }

export const sellContext: SellContext = {
  now,
  blocks: {},
  instrument,
  quote: context.quote,
  position: { state: 'holding', side: 'long', leverage: 1, origin: 'continuous', quantity: 300, closing: null },
  facts: { lastOpened: Date.parse('2026-11-19T10:04:12+09:00') },
  issue: { held: 300, lockedToday: 0 },
}
