import { type Currency, formatMoney } from '@kabuto/domain/shared'
import { Banner } from '../Banner/Banner.tsx'
import { Change } from '../Change/Change.tsx'
import { widthInEm } from '../base/figureWidth.ts'
import { ClockIcon } from '../icons.ts'
import type { Live } from '../base/live.ts'
import { Money } from '../Money/Money.tsx'
import { useKitLocale } from '../locale.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import type { QuoteBook, QuoteLevel } from './book.ts'
import { Frame, Head, Last, LastWord, Middle, Table } from './face.ts'
import { LevelRow } from './LevelRow.tsx'

export type QuoteBoardProps = {
  /** Whose board it is, for screen readers. */
  label: string
  book?: QuoteBook | undefined
  /** In place of `book`: a live book, updated without React. */
  live?: Live<QuoteBook> | undefined
  /** Rows of each side. Without it as many as the longer side has. */
  levels?: number | undefined
  currency?: Currency | undefined
  decimals?: number | undefined
  /** Makes every row a press: it gives the limit price. */
  onPick?: ((price: QuoteLevel['price']) => void) | undefined
  /** Rows as high as without a press: of a board that is read more than pressed, so that all of it is seen at once. */
  dense?: boolean | undefined
  /** Why nothing moves, and until when. */
  closed?: string | undefined
  words?: WordsOf<'buyQuantity' | 'lastPrice' | 'pickPrice' | 'quotePrice' | 'sellQuantity'> | undefined
}

const nothing: QuoteBook = { sells: [], buys: [] }
const still = (): (() => void) => () => {}

/** The order book: the sell and buy orders at each price. In a ticket a row gives its price to the limit. */
export function QuoteBoard({
  label,
  book = nothing,
  live: moving,
  levels,
  currency,
  decimals,
  onPick,
  dense = false,
  closed,
  words: own,
}: QuoteBoardProps) {
  const words = useKitWords(
    {
      buyQuantity: say.buyQuantity,
      lastPrice: say.lastPrice,
      pickPrice: say.pickPrice,
      quotePrice: say.quotePrice,
      sellQuantity: say.sellQuantity,
    },
    own,
  )
  const options = { currency, decimals, locale: useKitLocale() }
  const live = moving ?? { get: () => book, subscribe: still }
  const { sells, buys, last } = live.get()
  const ranks = Array.from({ length: levels ?? Math.max(1, sells.length, buys.length) }, (_, at) => at)
  const texts = [...sells, ...buys].flatMap(({ price, quantity }) => [
    formatMoney(price, options),
    formatMoney(quantity, { decimals: 0 }),
  ])
  const heads = [words.sellQuantity, words.quotePrice, words.buyQuantity]
  const widths = {
    '--longest': Math.max(3.6, ...texts.map(widthInEm)),
    '--longest-head': Math.max(...heads.map(widthInEm)),
  }
  const level = { live, options, onPick, dense, pickWord: words.pickPrice }
  return (
    <Frame>
      {closed !== undefined && (
        <Banner tone="neutral" icon={ClockIcon}>
          {closed}
        </Banner>
      )}
      <Table aria-label={label} style={widths}>
        <thead>
          <tr>
            {heads.map((head) => (
              <Head key={head} scope="col">
                {head}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranks.toReversed().map((at) => (
            <LevelRow key={at} side="sells" at={at} {...level} />
          ))}
          {last && (
            <Middle>
              <td colSpan={3}>
                <Last>
                  <LastWord>{words.lastPrice}</LastWord>
                  <b>
                    <Money
                      live={{ get: () => live.get().last?.price, subscribe: live.subscribe }}
                      currency={currency}
                      decimals={decimals}
                      masked={false}
                    />
                  </b>
                  <Change decimals={decimals} live={{ get: () => live.get().last ?? {}, subscribe: live.subscribe }} />
                </Last>
              </td>
            </Middle>
          )}
          {ranks.map((at) => (
            <LevelRow key={at} side="buys" at={at} {...level} />
          ))}
        </tbody>
      </Table>
    </Frame>
  )
}
