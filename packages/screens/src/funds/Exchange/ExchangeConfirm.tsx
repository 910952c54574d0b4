import type { Exchanged, ExchangeDraft } from '@kabuto/domain/funds'
import { type Amount, formatMoney } from '@kabuto/domain/shared'
import { ConfirmSheet, Money, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { type ExchangeData, fromOf, rateFor } from './exchangeData.ts'
import { useExchangeChanges } from './useExchangeChanges.tsx'
import { useExchangeLines } from './useExchangeLines.tsx'

type ExchangeConfirmProps = {
  open: boolean
  onClose: () => void
  draft: ExchangeDraft
  amount: Amount
  data: ExchangeData
  preview: Exchanged | undefined
  /** The rate shown when the sheet was opened. */
  seenRate: Amount
  sending: boolean
  onSend: () => void
}

/** The confirmation: amounts given and received, costs, and what is left; it says if the rate has moved meanwhile. */
export function ExchangeConfirm(props: ExchangeConfirmProps) {
  const { open, onClose, draft, amount, data, preview, seenRate, sending, onSend } = props
  const { t } = useTranslation(['exchange', 'shared'])
  const locale = useKitLocale()
  const from = fromOf(draft)
  const to = from === 'JPY' ? 'USD' : 'JPY'
  const lines = useExchangeLines(from, data.rate, preview)
  const changes = useExchangeChanges(data.context.balances, preview)
  const rate = rateFor(from, data.rate)
  const hasMoved = rate !== seenRate
  const priceOf = (value: Amount): string => formatMoney(value, { currency: 'JPY', locale, decimals: 2 })

  return (
    <ConfirmSheet
      open={open}
      onClose={onClose}
      order={{
        title: t('confirmTitle'),
        name: t(from === 'JPY' ? 'toUsd' : 'toJpy'),
        seal: t('shared:seal'),
      }}
      amounts={{
        lines: [
          { label: t('pay'), value: <Money value={amount} currency={from} masked={false} />, tone: 'strong' },
          ...lines.map((line) => (hasMoved && line.tone === 'strong' ? { ...line, tone: 'changed' as const } : line)),
        ],
        total: { label: t('receive'), value: <Money value={preview?.proceeds} currency={to} masked={false} /> },
        changes: changes.items,
        changeWords: changes.words,
      }}
      state={
        sending
          ? { kind: 'sending' }
          : hasMoved
            ? { kind: 'moved', text: t('moved', { before: priceOf(seenRate), after: priceOf(rate) }) }
            : { kind: 'ready' }
      }
      send={{ label: t('confirmSend'), onPress: onSend }}
      edit={t('confirmEdit')}
    />
  )
}
