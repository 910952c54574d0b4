import { nameIn, type Stock } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import { type Loadable, staleOf } from '@kabuto/domain/shared'
import { Card, Change, EmptyState, List, ListRow, Money, Section, Skeleton, useKitLocale } from '@kabuto/ui-kit'
import { StarIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { AwaitPart, type AwaitPartProps } from '../../shared/AwaitPart.tsx'
import { liveOf, liveQuote, type LiveQuotes } from '../../shared/Stock/liveQuote.ts'
import { standings } from '../../shared/Stock/standings.ts'

type MoversProps = Pick<AwaitPartProps<never>, 'onRetry' | 'hushed'> & {
  movers: Loadable<readonly Stock[]>
  /** Nothing before the stream is there. */
  quotes: LiveQuotes | undefined
}

/** As many as are shown. */
export const MOST_MOVERS = 3

/** What has moved most of what the member watches, in the order it was read in, and the way to all of it. */
export function Movers({ movers, quotes, ...part }: MoversProps) {
  const { t } = useTranslation('home')
  const moving = part.hushed || staleOf(movers) ? undefined : quotes
  return (
    <Section title={t('movers')} link={{ label: t('allNews'), href: hrefTo('quotes', { list: 'watch' }) }}>
      <AwaitPart
        data={movers}
        name={t('movers')}
        skeleton={<Skeleton card shape="row" count={MOST_MOVERS} />}
        {...part}
      >
        {(stocks) =>
          stocks.length === 0 ? (
            <Card>
              <EmptyState
                icon={StarIcon}
                title={t('noMovers')}
                text={t('noMoversText')}
                action={{ label: t('findStocks'), href: hrefTo('search') }}
              />
            </Card>
          ) : (
            <List label={t('movers')} card>
              {stocks.map((stock) => (
                <Mover key={stock.symbol} stock={stock} quotes={moving} />
              ))}
            </List>
          )
        }
      </AwaitPart>
    </Section>
  )
}

type MoverProps = { stock: Stock; quotes: LiveQuotes | undefined }

/** A ListRow, which every page has, and no StockRow: all code of this page loads before its first figure. */
function Mover({ stock: { symbol, names, market, quote }, quotes }: MoverProps) {
  const { t } = useTranslation('shared')
  const locale = useKitLocale()
  const standing = standings[quote.state]
  const live = standing ? undefined : quotes && liveQuote(quotes, quote)
  return (
    <ListRow
      title={nameIn(names, locale)}
      sub={
        <>
          {`${symbol}\u3000`}
          <Money
            value={quote.price}
            live={live && liveOf(live, ({ price }) => price)}
            currency={market === 'usd' ? 'USD' : undefined}
            decimals={quote.decimals}
            masked={false}
          />
        </>
      }
      value={
        standing ? (
          t(standing)
        ) : (
          <Change
            percent={quote.changePercent}
            live={live && liveOf(live, ({ changePercent }) => ({ percent: changePercent }))}
            size="small"
          />
        )
      }
      href={hrefTo('stock', { symbol })}
    />
  )
}
