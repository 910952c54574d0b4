import type { Deposit } from '@kabuto/domain/funds'
import type { Instant } from '@kabuto/domain/shared'
import { Sheet } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { DepositFacts } from './DepositFacts.tsx'
import { WithReview } from './WithReview.tsx'

type DepositSheetProps = { open: boolean; onClose: () => void; record: Deposit; now: Instant }

/** One deposit with all its facts. */
export function DepositSheet({ open, onClose, record, now }: DepositSheetProps) {
  const { t } = useTranslation('records')
  return (
    <Sheet open={open} onClose={onClose} title={t('depositTitle')}>
      <WithReview record={record} now={now}>
        <DepositFacts record={record} timed={false} />
      </WithReview>
    </Sheet>
  )
}
