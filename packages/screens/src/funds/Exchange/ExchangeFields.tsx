import type { Exchanged, ExchangeDraft } from '@kabuto/domain/funds'
import { type Currency, decimalsOf, formatLarge, formatMoney, type Refusal } from '@kabuto/domain/shared'
import {
  AmountField,
  Card,
  type CheckedForm,
  Chip,
  Money,
  Row,
  SegmentedTabs,
  Stack,
  Text,
  useKitLocale,
  useOwnMoney,
} from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { useRefusalWords } from '../../shared/Refusal/useRefusalWords.ts'
import type { RefusalCardOf } from '../../shared/useRefusalCard.ts'
import { type ExchangeData, fromOf } from './exchangeData.ts'

type ExchangeFieldsProps = {
  form: CheckedForm<ExchangeDraft, Refusal>
  data: ExchangeData
  preview: Exchanged | undefined
  errorAt: RefusalCardOf['errorAt']
}

const often: Record<Currency, readonly string[]> = {
  JPY: ['100000', '500000', '1000000'],
  USD: ['1000', '5000', '10000'],
}

/** Which way, how much, and what comes of it. */
export function ExchangeFields({ form, data: { context }, preview, errorAt }: ExchangeFieldsProps) {
  const { t } = useTranslation('exchange')
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const words = useRefusalWords()
  const { amount } = form.draft
  const from = fromOf(form.draft)
  const to = from === 'JPY' ? 'USD' : 'JPY'
  const { available } = context.balances[from]
  const error = errorAt(form.refusalOf('amount'), (refusal) =>
    refusal.code === 'required' ? t('payRequired') : words(refusal),
  )

  function put(value: string): void {
    form.set('amount', value)
  }
  /** Swaps the currencies; the proceeds become the amount: nothing that was typed is lost. */
  function turn(next: Currency): void {
    if (next === from) return
    form.set('from', next)
    form.set('to', from)
    put(preview?.proceeds ?? '')
  }
  const labelOf = (value: string): string =>
    from === 'JPY' && locale !== 'en'
      ? t('quickAmount', { amount: formatLarge(value, locale) })
      : formatMoney(value, { currency: from, locale, decimals: 0 })

  return (
    <Stack gap="3">
      <SegmentedTabs
        label={t('direction')}
        value={from}
        onChange={turn}
        options={[
          { value: 'JPY', label: t('toUsd') },
          { value: 'USD', label: t('toJpy') },
        ]}
      />
      <AmountField
        label={t('pay')}
        name="amount"
        note={t('payNote', { amount: ownMoney(available, { currency: from }) })}
        value={amount}
        onChange={put}
        onBlur={() => {
          if (amount !== '') form.leave('amount')
        }}
        unit={t(from === 'JPY' ? 'unitJpy' : 'unitUsd')}
        decimals={decimalsOf[from]}
        {...error}
        enterKeyHint="done"
      />
      <Row gap="2">
        {often[from].map((value) => (
          <Chip key={value} label={labelOf(value)} on={value === amount} onChange={() => put(value)} />
        ))}
        <Chip label={t('all')} on={available === amount} onChange={() => put(available)} />
      </Row>
      <Card>
        <Text look="sub" tone="secondary">
          {t('receive')}
        </Text>
        <Money value={preview?.proceeds} currency={to} size="large" masked={false} />
      </Card>
    </Stack>
  )
}
