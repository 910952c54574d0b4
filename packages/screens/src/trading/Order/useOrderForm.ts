import { fixesOf, isUnderWay, type Refusal, type Submission } from '@kabuto/domain/shared'
import { contextOfOrder, type OrderDraft, weighOrder } from '@kabuto/domain/trading'
import { useCheckedForm } from '@kabuto/ui-kit'
import { useState } from 'react'
import { useRefusalCard } from '../../shared/useRefusalCard.ts'
import type { OrderData } from './orderData.ts'

/** Fields that cannot show a refusal themselves: the card shows it. */
const choices: ReadonlySet<string | undefined> = new Set(['symbol', 'side', 'type', 'leverage', 'session'])

type OrderFormInput = {
  value: OrderData
  /** The initial draft, and the key under which the draft is kept. */
  first: () => OrderDraft
  keepAs: string
  submission: Submission<unknown>
  onEdit: () => void
}

/** The form of an opening order, recalculated at every key and every price, up to its confirmation. */
export function useOrderForm({ value, first, keepAs, submission, onEdit }: OrderFormInput) {
  const context = contextOfOrder(value)
  const [empty] = useState(first)
  const [keep] = useState({ as: keepAs, without: [] })
  const form = useCheckedForm({
    check: (draft) => weighOrder(draft, context).refusals,
    empty,
    submission,
    keep,
  })
  const atChoices = form.found.filter(({ field }) => choices.has(field))
  const atFields = (['price', 'quantity'] as const).flatMap((field): Refusal[] => {
    const refusal = form.refusalOf(field)
    return refusal ? [refusal] : []
  })
  // The card shows a refusal that a button fixes, also if it is at a field.
  const mendable = atFields.filter((refusal) => fixesOf(refusal).length > 0)
  const { card, errorAt } = useRefusalCard(form, submission, [...atChoices, ...mendable])
  // The submission that the answer is to replace: an answer closes the sheet.
  const [confirmed, setConfirmed] = useState<Submission<unknown>>()

  function review(): void {
    form.submit(() => setConfirmed(submission))
  }
  function edit(): void {
    setConfirmed(undefined)
    onEdit()
  }

  return {
    form,
    weighed: weighOrder(form.draft, context),
    card,
    errorAt,
    /** The confirmation was opened; true until it is closed or an answer is there. */
    wasReviewed: confirmed !== undefined,
    isOpen: confirmed !== undefined && (confirmed === submission || isUnderWay(submission)),
    onReview: review,
    onEdit: edit,
  }
}
