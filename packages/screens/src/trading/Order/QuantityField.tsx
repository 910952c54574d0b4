import { formatMoney, type Refusal } from '@kabuto/domain/shared'
import type { OrderDraft, WeighedOrder } from '@kabuto/domain/trading'
import { type CheckedForm, Link, QuantityStepper, useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { useRefusalWords } from '../../shared/Refusal/useRefusalWords.ts'
import type { RefusalCardOf } from '../../shared/useRefusalCard.ts'
import type { OrderData } from './orderData.ts'

type QuantityFieldProps = {
  form: CheckedForm<OrderDraft, Refusal>
  data: OrderData
  weighed: WeighedOrder
  errorAt: RefusalCardOf['errorAt']
}

const bounds = {
  money: 'mostMoney',
  margin: 'mostMargin',
  sameDay: 'mostSameDay',
  unit: 'mostUnit',
  shares: 'mostMoney',
} as const

const count = (n: number): string => formatMoney(n, { decimals: 0 })

/** How many, in whole units; the note puts the most that goes. */
export function QuantityField({ form, data, weighed: { most }, errorAt }: QuantityFieldProps) {
  const { t } = useTranslation(['ticket', 'order'])
  const words = useRefusalWords()
  const { unit } = data.detail.instrument
  const ownMoney = useOwnMoney()
  return (
    <QuantityStepper
      label={t('quantity')}
      name="quantity"
      note={
        most && most.quantity > 0 ? (
          <Link onPress={() => form.set('quantity', String(most.quantity))}>
            {t('lotsMost', { unit: count(unit), n: ownMoney(most.quantity, { decimals: 0 }) })}
          </Link>
        ) : (
          t('lots', { unit: count(unit) })
        )
      }
      value={form.draft.quantity}
      onChange={(next) => form.set('quantity', next)}
      onBlur={() => form.leave('quantity')}
      unit={t('order:shares')}
      lot={unit}
      limits={{
        least: { value: unit, reason: t('leastReason', { unit: count(unit) }) },
        most: most
          ? { value: most.quantity, reason: t(bounds[most.bound], { n: ownMoney(most.quantity, { decimals: 0 }) }) }
          : undefined,
      }}
      {...errorAt(form.refusalOf('quantity'), words)}
    />
  )
}
