import type { Member } from '@kabuto/domain/account'
import type { Stock } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import {
  calendarOf,
  checkBlocks,
  formatMoment,
  type Instant,
  type Loadable,
  nextClose,
  nextOpen,
  type OrderSession,
  staleOf,
  takesOrders,
  valueOf,
} from '@kabuto/domain/shared'
import { List, Section, Stack, StockRowSkeleton, Text, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { AwaitPart, type AwaitPartProps } from '../../shared/AwaitPart.tsx'
import type { LiveQuotes } from '../../shared/Stock/liveQuote.ts'
import { MarketChoice } from '../../shared/Stock/MarketChoice.tsx'
import { QuotedStock } from '../../shared/Stock/QuotedStock.tsx'
import { type Watching, WatchStar } from '../../shared/Stock/WatchStar.tsx'
import { type ProductChoice, sessionOf } from './productData.ts'

type TradedStocksProps = Pick<AwaitPartProps<never>, 'onRetry' | 'hushed'> & {
  choice: ProductChoice
  stocks: Loadable<readonly Stock[]>
  /** Nothing while it is not known. */
  blocks: Member['blocks'] | undefined
  now: Instant
  quotes: LiveQuotes | undefined
  watching: Watching | undefined
  onChoose: (choice: ProductChoice) => void
}

/** All ETFs of a market; of the other hours the most traded stocks, each with the way to an order for its session. */
export function TradedStocks(props: TradedStocksProps) {
  const { choice, stocks, blocks, now, quotes, watching, onChoose, ...part } = props
  const { t } = useTranslation(['product', 'shared'])
  const { product, market } = choice
  const session = sessionOf[product]
  const isBarred = blocks !== undefined && checkBlocks(blocks, 'trade', now).length > 0
  const stale = staleOf(stocks)?.since
  const known = valueOf(stocks)
  const title = t(session ? 'mostTraded' : 'items')
  return (
    <Section title={title} note={known && !session && t('count', { n: known.length })}>
      <Stack gap="3">
        <MarketChoice market={market} onMarket={(chosen) => onChoose({ product, market: chosen })} />
        {session && !isBarred && <Taking choice={choice} session={session} now={now} />}
        <AwaitPart data={stocks} name={t('prices')} skeleton={<Skeletons />} {...part}>
          {(rows) => (
            <List label={title} card>
              {rows.map((stock) => (
                <QuotedStock
                  key={stock.symbol}
                  stock={stock}
                  quote={stock.quote}
                  quotes={quotes}
                  line={stock.line}
                  market={stock.kind === 'stock' && stock.section ? t(`shared:${stock.section}`) : undefined}
                  stale={stale}
                  href={session && !isBarred ? hrefTo('ticket', { symbol: stock.symbol, session }) : undefined}
                  action={watching && <WatchStar stock={stock} watching={watching} />}
                />
              ))}
            </List>
          )}
        </AwaitPart>
      </Stack>
    </Section>
  )
}

type TakingProps = { choice: ProductChoice; session: OrderSession; now: Instant }

/** Until or from when orders for a session are taken, and where a row leads. */
function Taking({ choice: { product, market }, session, now }: TakingProps) {
  const { t } = useTranslation('product')
  const locale = useKitLocale()
  const calendar = calendarOf[market]
  const takes = takesOrders(calendar, now, session)
  const at = (takes ? nextClose : nextOpen)(calendar, now, session)
  return (
    <Text look="sub" tone="secondary" short>
      {t(takes ? 'takingUntil' : 'takingFrom', { time: formatMoment(at, locale, { now }) })}
      <br />
      {t('toTicket', { session: t(product) })}
    </Text>
  )
}

function Skeletons() {
  return (
    <List card>
      <StockRowSkeleton count={5} />
    </List>
  )
}
