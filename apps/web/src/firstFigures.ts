import { nameIn, type StockDetail } from '@kabuto/domain/market'
import type { ScreenName } from '@kabuto/domain/paths'
import type { Language, MoneyOptions } from '@kabuto/domain/shared'

/** One of the member's own is hidden where they hide figures; any other is told with what it is of. */
type FirstFigure = { value: unknown; money: MoneyOptions } & ({ isOwn: true } | { isOwn: false; of: string })

type Kind = { call: string; read: (data: unknown, language: Language) => FirstFigure | undefined }

const ofFunds = (name: 'total' | 'withdrawable'): Kind => ({
  call: 'funds/summary',
  read: (data) => ({
    value: (data as Partial<Record<string, unknown>>)[name],
    money: { currency: 'JPY' },
    isOwn: true,
  }),
})

/** None of a stock that is not traded: its price is not of now, which the page says beside it. */
function readPrice(data: unknown, language: Language): FirstFigure | undefined {
  const { instrument, quote } = data as Partial<StockDetail>
  if (!instrument || quote?.state !== 'normal') return undefined
  const currency = instrument.market === 'usd' ? 'USD' : 'JPY'
  const of = nameIn(instrument.names, language)
  return { value: quote.price, money: { currency, decimals: quote.decimals }, isOwn: false, of }
}

/** The one large figure of a page, by the call that answers it: shown before the app is there (arrangeFrame.ts). */
export const firstFigures: Partial<Record<ScreenName, Kind>> = {
  home: ofFunds('total'),
  funds: ofFunds('total'),
  withdraw: ofFunds('withdrawable'),
  stock: { call: 'market/detail', read: readPrice },
}
