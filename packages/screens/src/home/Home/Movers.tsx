import { nameIn, type Stock } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import { formatMoney, type Loadable } from '@kabuto/domain/shared'
import { Card, Change, EmptyState, List, ListRow, Section, Skeleton, useKitLocale } from '@kabuto/ui-kit'
import { StarIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { AwaitPart, type AwaitPartProps } from '../../shared/AwaitPart.tsx'
import { standings } from '../../shared/Stock/standings.ts'

type MoversProps = Pick<AwaitPartProps<never>, 'onRetry' | 'hushed'> & { movers: Loadable<readonly Stock[]> }

/** As many as are shown. */
export const MOST_MOVERS = 3

/** What has moved most of what the member watches, and the way to all of it. */
export function Movers({ movers, ...part }: MoversProps) {
  const { t } = useTranslation('home')
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
                <Mover key={stock.symbol} {...stock} />
              ))}
            </List>
          )
        }
      </AwaitPart>
    </Section>
  )
}

/** A ListRow, which every page has, and no StockRow: all that this page weighs stands before its first figure. */
function Mover({ symbol, names, market, quote: { price, changePercent, decimals, state } }: Stock) {
  const { t } = useTranslation('shared')
  const locale = useKitLocale()
  const standing = standings[state]
  const currency = market === 'usd' ? 'USD' : undefined
  return (
    <ListRow
      title={nameIn(names, locale)}
      sub={`${symbol}\u3000${formatMoney(price, { currency, decimals, locale })}`}
      value={standing ? t(standing) : <Change percent={changePercent} size="small" />}
      href={hrefTo('stock', { symbol })}
    />
  )
}
