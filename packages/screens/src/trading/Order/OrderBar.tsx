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
  /** Nothing where what was typed is no order yet. */
  preview: Preview | null
  /** What the card tells. */
  refusals: readonly Refusal[]
  submission: Submission<unknown>
  onReview: () => void
}

const typed = ['price', 'quantity'] as const

/** What the order comes to with all fees, and the way to the last look; or what stands in its way. */
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
