import { type Book, nameIn } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import { formatClock, type Loadable, type Refusal } from '@kabuto/domain/shared'
import { dayTradeEntryEnds, type OrderDraft, type WeighedOrder } from '@kabuto/domain/trading'
import {
  Banner,
  Button,
  Card,
  type CheckedForm,
  type Live,
  List,
  QuoteBoard,
  Section,
  SegmentedTabs,
  Skeleton,
  Stack,
  StockRow,
  Text,
  useKitLocale,
} from '@kabuto/ui-kit'
import { TimerIcon } from '@kabuto/ui-kit/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AwaitPart } from '../../shared/AwaitPart.tsx'
import { MarketState } from '../../shared/MarketState/MarketState.tsx'
import { useWarnings } from '../../shared/Order/useWarnings.ts'
import { boardOf } from '../../shared/Stock/boardOf.ts'
import { liveQuote, type LiveQuotes } from '../../shared/Stock/liveQuote.ts'
import { standings } from '../../shared/Stock/standings.ts'
import type { RefusalCardOf } from '../../shared/useRefusalCard.ts'
import { OrderCosts } from '../Order/OrderCosts.tsx'
import type { OrderData } from '../Order/orderData.ts'
import { PowerMeter } from '../Order/PowerMeter.tsx'
import { QuantityField } from '../Order/QuantityField.tsx'
import { CommissionTable } from './CommissionTable.tsx'
import { DayTradeCosts } from './DayTradeCosts.tsx'

type DayTradeFieldsProps = {
  form: CheckedForm<OrderDraft, Refusal>
  data: OrderData
  weighed: WeighedOrder
  book: Loadable<Live<Book | undefined>>
  quotes: LiveQuotes | undefined
  /** When it closes by itself. */
  closes: string
  errorAt: RefusalCardOf['errorAt']
  onRetry: () => void
  /** The refusals. */
  children: ReactNode
}

const LEVELS = 3

/** Which stock, which way and how many; below it what it costs now and later, and when it ends by itself. */
export function DayTradeFields(props: DayTradeFieldsProps) {
  const { form, data, weighed, book, quotes, closes, errorAt, onRetry, children } = props
  const { t } = useTranslation(['dayTrading', 'order', 'shared'])
  const locale = useKitLocale()
  const warningsOf = useWarnings()
  const { detail, quote, now } = data
  const { instrument } = detail
  const { market, symbol } = instrument
  const { draft } = form
  const { preview } = weighed
  const name = nameIn(instrument.names, locale)
  const standing = standings[quote.state]
  const currency = market === 'usd' ? 'USD' : undefined
  return (
    <Section>
      <Stack gap="3">
        <div>
          <MarketState market="jpy" now={now} />
          <Text look="sub" tone="secondary">
            {t('entryUntil', { time: formatClock(dayTradeEntryEnds(now)) })}
          </Text>
        </div>
        <List label={t('change')} card>
          <StockRow
            name={name}
            code={`${symbol}　${t('change')}`}
            price={quote.price}
            percent={quote.changePercent}
            currency={currency}
            decimals={quote.decimals}
            halted={standing && t(`shared:${standing}`)}
            href={hrefTo('dayTrading', { side: draft.side })}
          />
        </List>
        <Card>
          <AwaitPart data={book} name={t('board')} onRetry={onRetry} skeleton={<Skeleton shape="row" count={LEVELS} />}>
            {(moving) => (
              <QuoteBoard
                label={t('boardOf', { name })}
                live={boardOf(moving, liveQuote(quotes, quote))}
                levels={LEVELS}
                currency={currency}
                decimals={quote.decimals}
                dense
              />
            )}
          </AwaitPart>
        </Card>
        {children}
        <SegmentedTabs
          label={t('side')}
          value={draft.side}
          onChange={(side) => form.set('side', side)}
          options={[
            { value: 'long', label: t('order:buy'), side: 'buy' },
            { value: 'short', label: t('order:sell'), side: 'sell' },
          ]}
        />
        {draft.side === 'short' && <Banner tone="neutral">{t('shortNote')}</Banner>}
        <QuantityField form={form} data={data} weighed={weighed} errorAt={errorAt} />
        <PowerMeter data={data} weighed={weighed} />
        <Text look="caption" tone="secondary">
          {t('marketOnly')}
        </Text>
        <Banner tone="neutral" icon={TimerIcon}>
          {t('closesItself', { time: closes })}
        </Banner>
        {(preview ? warningsOf(preview, quote.decimals) : []).map((warning) => (
          <Banner key={warning} tone="progress">
            {warning}
          </Banner>
        ))}
        <DayTradeCosts draft={draft} preview={preview} />
        <OrderCosts data={data} draft={draft} preview={preview} />
        <CommissionTable now={now} preview={preview} />
        <Button kind="soft" href={hrefTo('ticket', { symbol, side: draft.side })}>
          {t('toTicket')}
        </Button>
      </Stack>
    </Section>
  )
}
