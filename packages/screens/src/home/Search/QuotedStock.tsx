import { nameIn, type Names, type Quote } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import type { Market } from '@kabuto/domain/shared'
import { StockRow, useKitLocale } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { standings } from '../standings.ts'

type QuotedStockProps = {
  stock: { symbol: string; names: Names; market: Market }
  /** Its price, where it is known. */
  quote: Quote | undefined
  /** The price is on its way. */
  loading?: boolean
  /** Where they hold a mark. */
  name?: ReactNode
  code?: ReactNode
  onOpen?: (() => void) | undefined
  action?: ReactNode
}

/** A stock with its price, and the way to its page. */
export function QuotedStock({ stock, quote, loading, name, code, onOpen, action }: QuotedStockProps) {
  const { t } = useTranslation('home')
  const locale = useKitLocale()
  const { symbol, names, market } = stock
  const standing = quote && standings[quote.state]
  return (
    <StockRow
      name={name ?? nameIn(names, locale)}
      code={code ?? symbol}
      price={quote?.price}
      percent={quote?.changePercent}
      decimals={quote?.decimals}
      currency={market === 'usd' ? 'USD' : undefined}
      loading={loading}
      halted={standing && standing !== 'delisted' ? t(standing) : undefined}
      delisted={standing === 'delisted' ? t(standing) : undefined}
      href={hrefTo('stock', { symbol })}
      onPress={onOpen}
      action={action}
    />
  )
}
