import { ListRow, StatusBadge, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import { CircleCheckIcon } from '@kabuto/ui-kit/icons'
import { type Instant, toneOfState } from '@kabuto/domain/shared'
import { useTranslation } from 'react-i18next'
import { recordTime } from '../../shared/recordTime.ts'
import { RecordBadge } from '../Record/RecordBadge.tsx'
import type { FundsRecord } from './fundsRecords.ts'

type RecordRowProps = { record: FundsRecord; now: Instant; onPress: () => void }

/** One record in the list: how much, its number and time, and what became of it. */
export function RecordRow({ record, now, onPress }: RecordRowProps) {
  const { t } = useTranslation(['funds', 'records'])
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const { kind, amount, orderNumber, submittedAt, state, reason } = record
  // Each on a line of its own: side by side one of them would break.
  const sub = (
    <>
      {orderNumber}
      <br />
      {recordTime(submittedAt, locale, now)}
    </>
  )
  if (kind === 'exchange') {
    const { from, to, proceeds } = record
    return (
      <ListRow
        title={t('exchangeRow', {
          paid: ownMoney(amount, { currency: from }),
          received: ownMoney(proceeds, { currency: to }),
        })}
        sub={sub}
        badge={
          <StatusBadge tone={toneOfState[state]} icon={CircleCheckIcon}>
            {t('records:stateDone')}
          </StatusBadge>
        }
        onPress={onPress}
      />
    )
  }
  return (
    <ListRow
      title={ownMoney(amount, { currency: 'JPY' })}
      sub={
        <>
          {sub}
          {state === 'rejected' && reason !== undefined && (
            <>
              <br />
              {t('recordRejected', { reason })}
            </>
          )}
        </>
      }
      badge={<RecordBadge state={state} />}
      onPress={onPress}
    />
  )
}
