import { nameIn, type Quote } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import { Change, type Live, Money, NavAction, NavBar, useKitLocale } from '@kabuto/ui-kit'
import { BellIcon, StarIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { liveOf } from '../../shared/Stock/liveQuote.ts'
import type { Watching } from '../../shared/Stock/WatchStar.tsx'
import type { HeadOfStock } from './stockData.ts'

type StockBarProps =
  | {
      stock: HeadOfStock
      live: Live<Quote>
      /** The price is of now. */
      moves: boolean
      watching: Watching | undefined
    }
  | { stock?: undefined }

const boards = { prime: 'codePrime', standard: 'codeStandard', growth: 'codeGrowth' } as const

/** Which stock it is, and once its price has gone under the bar, the price. */
export function StockBar(props: StockBarProps) {
  const { t } = useTranslation(['stock', 'shared', 'titles'])
  const locale = useKitLocale()
  const back = { href: hrefTo('quotes') }
  if (!props.stock) return <NavBar title={t('titles:stock')} back={back} />
  const { stock, live, moves, watching } = props
  const { symbol, names, market, section, quote } = stock
  const name = nameIn(names, locale)
  const code = section ? boards[section] : market === 'usd' ? 'codeNewYork' : 'codeTokyo'
  return (
    <NavBar
      title={name}
      subtitle={t(code, { code: symbol })}
      scrolledSubtitle={
        <>
          <Money
            live={liveOf(live, ({ price }) => price)}
            currency={market === 'usd' ? 'USD' : 'JPY'}
            decimals={quote.decimals}
            size="tiny"
            masked={false}
          />{' '}
          {moves && <Change live={liveOf(live, ({ changePercent }) => ({ percent: changePercent }))} size="tiny" />}
        </>
      }
      back={back}
      actions={
        <>
          <NavAction icon={BellIcon} label={t('titles:notices')} href={hrefTo('notices')} />
          {watching && (
            <NavAction
              icon={StarIcon}
              label={t('shared:watchOf', { name })}
              on={watching.isWatched(symbol)}
              onPress={() => watching.onWatch(symbol)}
            />
          )}
        </>
      }
    />
  )
}
