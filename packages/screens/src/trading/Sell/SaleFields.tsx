import type { Quote } from '@kabuto/domain/market'
import { calendarOf, fillsAt, formatMoney, type Instant, type Refusal, tradeDayAt } from '@kabuto/domain/shared'
import { isOnMargin, type Most, type OpenedPosition, type SellDraft } from '@kabuto/domain/trading'
import {
  type CheckedForm,
  Link,
  Money,
  MoneyStepper,
  Picker,
  PriceChoices,
  QuantityStepper,
  SegmentedTabs,
  type TicketFields,
  useKitLocale,
} from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { priceSteps } from '../../shared/Order/priceSteps.ts'
import { useRefusalWords } from '../../shared/Refusal/useRefusalWords.ts'
import type { RefusalCardOf } from '../../shared/useRefusalCard.ts'
import type { SaleData } from './saleData.ts'

type SaleFieldsInput = {
  form: CheckedForm<SellDraft, Refusal>
  position: OpenedPosition
  data: SaleData
  quote: Quote
  most: Most
  now: Instant
  errorAt: RefusalCardOf['errorAt']
}

const count = (shares: number): string => formatMoney(shares, { decimals: 0 })

/** A limit begins at the last price. */
export function chooseType({ draft, set }: SaleFieldsInput['form'], { price }: Quote, type: SellDraft['type']): void {
  set('type', type)
  if (type === 'limit' && draft.price === '') set('price', price)
}

const sessions = ['regular', 'pre', 'after'] as const

/** How, for how much and how many: nothing is hidden that decides. */
export function useSaleFields(input: SaleFieldsInput): TicketFields {
  const { form, position, data, quote, most, now, errorAt } = input
  const { t } = useTranslation(['position', 'trading'])
  const locale = useKitLocale()
  const words = useRefusalWords()
  const { draft } = form
  const { currency, market, decimals } = position
  const { instrument, limit } = data.stock
  const { unit } = instrument
  const calendar = calendarOf[market]
  const price = (value: string): string => formatMoney(value, { currency, decimals, locale })
  const errorOf = (field: keyof SellDraft) => errorAt(form.refusalOf(field), words)
  const touches = [
    { label: t('trading:ask'), price: quote.ask },
    { label: t('trading:lastPrice'), price: quote.price },
    { label: t('trading:bid'), price: quote.bid },
  ]

  return {
    type: {
      label: t('trading:orderType'),
      control: (
        <SegmentedTabs
          label={t('trading:orderType')}
          value={draft.type}
          onChange={(type) => chooseType(form, quote, type)}
          options={[
            { value: 'market', label: t('trading:market') },
            { value: 'limit', label: t('trading:limit') },
          ]}
        />
      ),
    },
    // Only where it matters: by day an order is a regular one, and a margin position is closed in that session.
    leverage:
      isOnMargin(position) || (draft.session === 'regular' && fillsAt(calendar, now, 'regular')) ? undefined : (
        <Picker
          label={t('trading:sessionLabel')}
          name="session"
          value={draft.session}
          onChange={(value) => form.set('session', sessions.find((session) => session === value) ?? 'regular')}
          options={sessions.map((value) => ({ value, label: t(`trading:session_${value}`) }))}
          placeholder=""
          {...errorOf('session')}
        />
      ),
    price:
      draft.type === 'market' ? undefined : (
        <>
          <MoneyStepper
            label={t('limitPrice')}
            name="price"
            note={limit ? t('trading:rangeNote', { low: price(limit.low), high: price(limit.high) }) : undefined}
            value={draft.price}
            decimals={decimals}
            unit={currency === 'JPY' ? t('trading:yen') : t('trading:dollars')}
            onChange={(value) => form.set('price', value)}
            onBlur={() => form.leave('price')}
            step={priceSteps({
              price: draft.price,
              last: quote.price,
              instrument,
              limit,
              day: tradeDayAt(calendar, now),
              edge: t('trading:edge'),
            })}
            {...errorOf('price')}
          />
          <PriceChoices
            choices={touches.flatMap(({ label, price: at }) =>
              at === null
                ? []
                : [
                    {
                      label,
                      price: <Money value={at} decimals={decimals} masked={false} />,
                      selected: draft.price === at,
                      onPress: () => form.set('price', at),
                    },
                  ],
            )}
          />
        </>
      ),
    quantity: (
      <QuantityStepper
        label={t('trading:quantity')}
        name="quantity"
        note={
          <Link onPress={() => form.set('quantity', String(most.quantity))}>
            {t('trading:maxOf', { n: count(most.quantity) })}
          </Link>
        }
        hint={t('trading:lotNote', { unit: count(unit) })}
        value={draft.quantity}
        onChange={(value) => form.set('quantity', value)}
        onBlur={() => form.leave('quantity')}
        unit={t('trading:shareUnit')}
        lot={unit}
        limits={{
          least: { value: unit, reason: t('trading:leastReason', { unit: count(unit) }) },
          most: { value: most.quantity, reason: t('mostReason', { n: count(most.quantity) }) },
        }}
        {...errorOf('quantity')}
      />
    ),
  }
}
