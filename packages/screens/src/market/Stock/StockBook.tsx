import { type Book, nameIn, type Quote, type StockDetail } from '@kabuto/domain/market'
import { formatMoment, type Instant, kinds, type Loadable, nextOpen, calendarOf } from '@kabuto/domain/shared'
import { type Live, QuoteBoard, Section, Skeleton, Stack, Text, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { AwaitPart, type AwaitPartProps } from '../../shared/AwaitPart.tsx'
import { useSession } from '../../shared/MarketState/useSession.ts'
import { boardOf } from '../../shared/Stock/boardOf.ts'
import { quoteTime } from '../../shared/Stock/quoteTime.ts'

type StockBookProps = Pick<AwaitPartProps<never>, 'onRetry' | 'hushed'> & {
  detail: StockDetail
  book: Loadable<Live<Book | undefined>>
  quote: Live<Quote>
  now: Instant
  /** Nothing where nothing can be ordered. */
  onPick: ((price: string) => void) | undefined
}

const LEVELS = 10

/** Ten levels of each side; a press on one leads to the ticket with its price. */
export function StockBook({ detail, book, quote, now, onPick, ...part }: StockBookProps) {
  const { t } = useTranslation('stock')
  const locale = useKitLocale()
  const { instrument } = detail
  const { state, decimals } = detail.quote
  const { kind } = useSession(instrument.market, now)
  const closed = (): string | undefined => {
    if (state === 'halted') return t('bookHalted')
    if (state !== 'normal') return t('bookEnded')
    if (kinds[kind].fills !== undefined) return undefined
    return t('bookClosed', { time: formatMoment(nextOpen(calendarOf[instrument.market], now), locale, { now }) })
  }
  return (
    <Section title={t('book')} note={t('bookAt', { time: quoteTime(quote.get().at) })} ground="surface">
      <AwaitPart data={book} name={t('book')} {...part} skeleton={<Skeleton shape="row" count={LEVELS} />}>
        {(moving) => (
          <Stack gap="2">
            <QuoteBoard
              label={t('bookOf', { name: nameIn(instrument.names, locale) })}
              live={boardOf(moving, quote)}
              levels={LEVELS}
              currency={instrument.market === 'usd' ? 'USD' : undefined}
              decimals={decimals}
              onPick={onPick && ((price) => onPick(String(price)))}
              dense
              closed={closed()}
            />
            {onPick && (
              <Text look="caption" tone="secondary" short>
                {t('bookHint')}
              </Text>
            )}
          </Stack>
        )}
      </AwaitPart>
    </Section>
  )
}
