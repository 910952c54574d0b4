import { nameIn, nextTick, type StockDetail, tickTableAt } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import { formatDay, formatMoney, isAbove, type Refusal, tokyoTime } from '@kabuto/domain/shared'
import { currencyOf, type OrderDraft, type WeighedOrder } from '@kabuto/domain/trading'
import {
  Banner,
  Button,
  Change,
  type CheckedForm,
  Money,
  MoneyStepper,
  OrderTicket,
  PriceChoices,
  SegmentedTabs,
  Stack,
  Text,
  TicketChoice,
  useKitLocale,
} from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useWarnings } from '../../shared/Order/useWarnings.ts'
import { useRefusalWords } from '../../shared/Refusal/useRefusalWords.ts'
import type { RefusalCardOf } from '../../shared/useRefusalCard.ts'
import { standings } from '../../shared/Stock/standings.ts'
import { OrderCosts } from '../Order/OrderCosts.tsx'
import type { OrderData } from '../Order/orderData.ts'
import { PowerMeter } from '../Order/PowerMeter.tsx'
import { QuantityField } from '../Order/QuantityField.tsx'
import { chooseSession } from './chooseSession.ts'

type TicketFieldsProps = {
  form: CheckedForm<OrderDraft, Refusal>
  data: OrderData
  weighed: WeighedOrder
  errorAt: RefusalCardOf['errorAt']
  /** The refusals. */
  children: ReactNode
}

/** Which stock, which way, for how much, how many; below it what it costs and when it is free again. */
export function TicketFields({ form, data, weighed, errorAt, children }: TicketFieldsProps) {
  const { t } = useTranslation(['ticket', 'order', 'shared'])
  const locale = useKitLocale()
  const warningsOf = useWarnings()
  const { detail, quote } = data
  const { instrument } = detail
  const { market } = instrument
  const { draft } = form
  const { preview } = weighed
  const onCredit = market === 'jpy' && draft.session === 'regular'
  const standing = standings[quote.state]

  return (
    <OrderTicket
      stock={{
        name: nameIn(instrument.names, locale),
        sub: `${instrument.symbol}　${useSection(detail)}`,
        price: <Money value={quote.price} currency={currencyOf(market)} decimals={quote.decimals} masked={false} />,
        change: standing ? t(`shared:${standing}`) : <Change percent={quote.changePercent} size="small" />,
      }}
      fields={{
        side: (
          <Stack gap="2">
            <SegmentedTabs
              label={t('side')}
              value={draft.side}
              onChange={(side) => form.set('side', side)}
              options={[
                { value: 'long', label: t('order:buy'), side: 'buy' },
                { value: 'short', label: t('order:sell'), side: 'sell' },
              ]}
            />
            {draft.side === 'short' && (
              <Banner tone="neutral" action={{ label: t('toPositions'), href: hrefTo('positions') }}>
                {t('sideNote')}
              </Banner>
            )}
          </Stack>
        ),
        type: {
          label: t('type'),
          control: (
            <SegmentedTabs
              label={t('type')}
              value={draft.type}
              onChange={(type) => form.set('type', type)}
              options={[
                { value: 'limit', label: t('order:limit') },
                { value: 'market', label: t('order:market') },
              ]}
            />
          ),
        },
        leverage: onCredit ? (
          <TicketChoice label={t('leverage')}>
            <SegmentedTabs
              label={t('leverage')}
              value={String(draft.leverage)}
              onChange={(leverage) => form.set('leverage', Number(leverage))}
              options={['1', '2', '3'].map((n) => ({ value: n, label: t('order:times', { n }) }))}
            />
          </TicketChoice>
        ) : undefined,
        price: <PriceField form={form} data={data} preview={preview} errorAt={errorAt} />,
        quantity: <QuantityField form={form} data={data} weighed={weighed} errorAt={errorAt} />,
      }}
      meter={<PowerMeter data={data} weighed={weighed} />}
      notes={
        preview
          ? {
              settlement: t('settles', { day: formatDay(preview.settlesOn, locale) }),
              lock: preview.earliestSell
                ? t(preview.earliestSell.rule === 'sameDay' ? 'lockSameDay' : 'lock')
                : undefined,
            }
          : undefined
      }
    >
      {(preview ? warningsOf(preview, quote.decimals) : []).map((warning) => (
        <Banner key={warning} tone="progress">
          {warning}
        </Banner>
      ))}
      {children}
      <OrderCosts data={data} draft={draft} preview={preview} />
      <SessionPicker value={draft.session} onChange={(session) => chooseSession(form, session)} />
      {onCredit && (
        <Button
          kind="soft"
          href={hrefTo('dayTrading', { symbol: draft.symbol, side: draft.side, quantity: draft.quantity })}
        >
          {t('dayTrading')}
        </Button>
      )}
      {draft.session !== 'regular' && (
        <Text look="caption" tone="secondary">
          {t('limitOnly')}
        </Text>
      )}
    </OrderTicket>
  )
}

/** Where it is listed, and how it can be held. */
function useSection({ instrument: { market, kind, section } }: StockDetail): string {
  const { t } = useTranslation('ticket')
  if (market === 'usd') return t('cashOnly', { section: t('newYork') })
  return t('cashAndCredit', { section: t(kind === 'etf' ? 'etf' : (section ?? 'prime')) })
}

type SessionPickerProps = { value: OrderDraft['session']; onChange: (session: OrderDraft['session']) => void }

function SessionPicker({ value, onChange }: SessionPickerProps) {
  const { t } = useTranslation('ticket')
  return (
    <TicketChoice label={t('session')}>
      <SegmentedTabs
        label={t('session')}
        value={value}
        onChange={onChange}
        options={(['pre', 'regular', 'after'] as const).map((session) => ({ value: session, label: t(session) }))}
      />
    </TicketChoice>
  )
}

type PriceFieldProps = Pick<TicketFieldsProps, 'form' | 'data' | 'errorAt'> & { preview: WeighedOrder['preview'] }

/** A limit by its tick within the day's range, or the quote that a market order is reckoned at. */
function PriceField({ form, data, preview, errorAt }: PriceFieldProps) {
  const { t } = useTranslation('ticket')
  const words = useRefusalWords()
  const { detail, quote, now } = data
  const { instrument, limit } = detail
  const { decimals } = quote
  const { draft } = form
  const unit = useUnit(instrument.market)
  const table = tickTableAt(instrument, tokyoTime(now).day)
  const price = (value: string): string => formatMoney(value, { decimals })
  const from = draft.price || quote.price
  const up = nextTick(from, table, 'up')
  const down = nextTick(from, table, 'down')
  const range = limit ? t('range', { low: price(limit.low), high: price(limit.high) }) : undefined
  if (draft.type === 'market') {
    const nowhere = { reason: '' }
    return (
      <MoneyStepper
        label={t('priceMarket')}
        value={preview?.price ?? quote.price}
        decimals={decimals}
        unit={unit}
        onChange={() => undefined}
        step={{ up: nowhere, down: nowhere }}
        readOnly
      />
    )
  }
  const quotes = [
    ['ask', quote.ask],
    ['last', quote.price],
    ['bid', quote.bid],
  ] as const
  return (
    <>
      <MoneyStepper
        label={t('priceLimit')}
        name="price"
        note={range}
        value={draft.price}
        decimals={decimals}
        unit={unit}
        onChange={(next) => form.set('price', next)}
        onBlur={() => form.leave('price')}
        step={{
          up: limit && isAbove(up, limit.high) ? { reason: range ?? '' } : { to: up },
          down: limit && isAbove(limit.low, down) ? { reason: range ?? '' } : { to: down },
        }}
        {...errorAt(form.refusalOf('price'), words)}
      />
      <PriceChoices
        choices={quotes.flatMap(([label, value]) =>
          value === null
            ? []
            : [
                {
                  label: t(label),
                  price: <Money value={value} decimals={decimals} masked={false} />,
                  selected: draft.price === value,
                  onPress: () => form.set('price', value),
                },
              ],
        )}
      />
    </>
  )
}

function useUnit(market: 'jpy' | 'usd'): string {
  const { t } = useTranslation('ticket')
  return t(market === 'usd' ? 'dollar' : 'yen')
}
