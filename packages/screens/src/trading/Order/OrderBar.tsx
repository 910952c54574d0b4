import type { Market, Refusal, Submission } from '@kabuto/domain/shared'
import { currencyOf, type OrderDraft, type Preview } from '@kabuto/domain/trading'
import { type CheckedForm, Money, OrderTicketBar } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { useRefusalWords } from '../../shared/Refusal/useRefusalWords.ts'
import { SendButton } from '../../shared/SendButton.tsx'
import { useFeeSums } from '../../shared/Order/useFeeSums.ts'

type OrderBarProps = {
  form: CheckedForm<OrderDraft, Refusal>
  market: Market
  /** `null` while the draft is no valid order. */
  preview: Preview | null
  /** The refusals in the card. */
  refusals: readonly Refusal[]
  submission: Submission<unknown>
  onReview: () => void
}

const typed = ['price', 'quantity'] as const

/** The order's total with all fees, and the button to the confirmation; or why there is none. */
export function OrderBar({ form, market, preview, refusals, submission, onReview }: OrderBarProps) {
  const { t } = useTranslation('ticket')
  const words = useRefusalWords()
  const fees = useFeeSums(preview?.feeLines, market)
  const { side } = form.draft
  const wrong = typed.filter((field) => form.refusalOf(field)).length
  const [inTheWay] = refusals
  const reason = wrong > 0 ? t('missing', { n: wrong }) : inTheWay && words(inTheWay)
  return (
    <OrderTicketBar
      total={{
        label: t(preview && preview.margin !== '0' ? 'totalMargin' : 'total'),
        note: fees,
        value: <Money value={preview?.total} currency={currencyOf(market)} masked={false} />,
      }}
    >
      <SendButton submission={submission} disabledReason={reason} onPress={onReview}>
        {t(side === 'long' ? 'reviewBuy' : 'reviewSell')}
      </SendButton>
    </OrderTicketBar>
  )
}
