import type { Exchange } from '@kabuto/domain/funds'
import type { Instant } from '@kabuto/domain/shared'
import { Sheet } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { ExchangeFacts } from './ExchangeFacts.tsx'

type ExchangeSheetProps = { open: boolean; onClose: () => void; record: Exchange; now: Instant }

/** One exchange with all its facts. */
export function ExchangeSheet({ open, onClose, record, now }: ExchangeSheetProps) {
  const { t } = useTranslation('records')
  return (
    <Sheet open={open} onClose={onClose} title={t('exchangeTitle')}>
      <ExchangeFacts record={record} now={now} />
    </Sheet>
  )
}
