import { formatDate, type Instant } from '@kabuto/domain/shared'
import { PullToRefresh } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

export type PulledPageProps = {
  /** `at`: when it was read, by the market's clock. */
  reading: { state: 'idle' | 'refreshing' } | { state: 'done' | 'failed'; at: Instant }
  onRefresh: () => void
}

/** Pull to refresh, at the top of a page: what came of it says at what time. */
export function PulledPage({ reading, onRefresh }: PulledPageProps) {
  const { t } = useTranslation('shell')
  return (
    <PullToRefresh
      state={reading.state}
      message={reading.state === 'done' ? t('refreshedAt', { time: formatDate(reading.at, 'h:m') }) : undefined}
      onRefresh={onRefresh}
    />
  )
}
