import { nameIn, type Names, type Quote } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import type { Instant, Market } from '@kabuto/domain/shared'
import { StockRow, type StockRowProps, useKitLocale } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type LiveQuotes, liveRow } from './liveQuote.ts'
import { quoteTime } from './quoteTime.ts'
import { standings } from './standings.ts'

type QuotedStockProps = Pick<StockRowProps, 'aside' | 'market' | 'rank'> & {
  stock: { symbol: string; names: Names; market: Market }
  /** Its price, where it is known. */
  quote: Quote | undefined
  /** The way of its day. */
  line?: readonly string[] | undefined
  /** The price is on its way. */
  loading?: boolean
  /** Where the price moves by itself. */
  quotes?: LiveQuotes | undefined
  /** From when the price is, where no newer one has come. */
  stale?: Instant | undefined
  /** Where they hold a mark. */
  name?: ReactNode
  code?: ReactNode
  /** In place of its page: an order for a session. */
  href?: string | undefined
  onOpen?: (() => void) | undefined
  action?: ReactNode
}

/** A stock with its price, and the way to its page. */
export function QuotedStock(props: QuotedStockProps) {
  const { stock, quote, loading, quotes, stale, name, code, href, onOpen, action, aside, market, rank, line } = props
  const { t } = useTranslation('shared')
  const locale = useKitLocale()
  const { symbol, names } = stock
  const standing = quote && standings[quote.state]
  const moves = quotes && quote && !standing && stale === undefined
  return (
    <StockRow
      name={name ?? nameIn(names, locale)}
      code={code ?? symbol}
      market={market}
      price={quote?.price}
      percent={quote?.changePercent}
      live={moves ? liveRow(quotes, quote) : undefined}
      decimals={quote?.decimals}
      currency={stock.market === 'usd' ? 'USD' : undefined}
      day={line?.map(Number)}
      base={quote && Number(quote.previousClose)}
      aside={aside}
      rank={rank}
      loading={loading}
      halted={standing && standing !== 'delisted' ? t(standing) : undefined}
      delisted={standing === 'delisted' ? t(standing) : undefined}
      stale={stale === undefined ? undefined : t('priceOf', { time: quoteTime(stale) })}
      href={href ?? hrefTo('stock', { symbol })}
      onPress={onOpen}
      action={action}
    />
  )
}
