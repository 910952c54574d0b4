import { hrefTo } from '@kabuto/domain/paths'
import type { Refusal } from '@kabuto/domain/shared'
import { ActionBar, Button, Columns } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { useRefusalWords } from '../../shared/Refusal/useRefusalWords.ts'

type OrderBarProps = {
  symbol: string
  /** Why nothing can be ordered. */
  refusal: Refusal | undefined
}

/** The two links to the ticket, equally prominent. Where neither leads to an order it says why. */
export function OrderBar({ symbol, refusal }: OrderBarProps) {
  const { t } = useTranslation('stock')
  const words = useRefusalWords()
  const reason = refusal && words(refusal)
  return (
    <ActionBar note={reason}>
      <Columns>
        <Button kind="sell-line" href={hrefTo('ticket', { symbol, side: 'short' })} disabledReason={reason}>
          {t('sell')}
        </Button>
        <Button kind="buy-line" href={hrefTo('ticket', { symbol, side: 'long' })} disabledReason={reason}>
          {t('buy')}
        </Button>
      </Columns>
    </ActionBar>
  )
}
