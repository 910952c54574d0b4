import type { Withdrawal } from '@kabuto/domain/funds'
import type { Instant } from '@kabuto/domain/shared'
import { Stack, Text, Timeline } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRecordProgress } from './useRecordProgress.ts'

type Reviewed = Pick<Withdrawal, 'state' | 'submittedAt' | 'decidedAt' | 'reason'>

/** The facts of a record, and below them how its review went. */
export function WithReview({ record, now, children }: { record: Reviewed; now: Instant; children: ReactNode }) {
  const { t } = useTranslation('records')
  const entries = useRecordProgress(record, now)
  return (
    <Stack gap="4">
      {children}
      <Stack gap="2">
        <Text as="h3" look="sub" tone="secondary">
          {t('progress')}
        </Text>
        <Timeline label={t('progress')} entries={entries} />
      </Stack>
    </Stack>
  )
}
