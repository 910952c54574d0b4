import type { Submission } from '@kabuto/domain/shared'
import { type Action, OrderTicketBar, type OrderTicketBarProps } from '@kabuto/ui-kit'
import { SendButton } from '../SendButton.tsx'
import { EvenChoice } from './EvenChoice.tsx'

type OfferBarProps = {
  /** The total, with all costs. */
  total: OrderTicketBarProps['total']
  decline: Action
  accept: { label: string; onPress: () => void }
  submission: Submission<unknown>
  /** Why it cannot be accepted yet. */
  reason?: string | undefined
}

/** Accepting and declining, side by side: equally wide, equally high and of the same kind. */
export function OfferBar({ total, decline, accept, submission, reason }: OfferBarProps) {
  return (
    <OrderTicketBar total={total} note={reason}>
      <EvenChoice
        decline={decline}
        accept={
          <SendButton kind="line" submission={submission} disabledReason={reason} onPress={accept.onPress}>
            {accept.label}
          </SendButton>
        }
      />
    </OrderTicketBar>
  )
}
