import type { LoanRecord } from '@kabuto/domain/loans'
import type { Instant } from '@kabuto/domain/shared'
import {
  Card,
  EmptyState,
  List,
  ListRow,
  type NextPage,
  Section,
  Sheet,
  Stack,
  useKitLocale,
  useOwnMoney,
} from '@kabuto/ui-kit'
import { ReceiptTextIcon } from '@kabuto/ui-kit/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MoreRows } from '../../shared/MoreRows.tsx'
import { recordTime } from '../../shared/recordTime.ts'
import { LoanBadge, LoanFacts } from './LoanFacts.tsx'

type LoanRecordsProps = {
  records: readonly LoanRecord[]
  now: Instant
  next: NextPage
  onMore: () => void
  /** The one that is open from the start. */
  openRecord: string | undefined
}

const kinds = { loan: 'kindLoan', repayment: 'kindRepayment', creditTopUp: 'kindTopUp' } as const

/** Loans, repayments and raised limits, the newest first. */
export function LoanRecords({ records, now, next, onMore, openRecord }: LoanRecordsProps) {
  const { t } = useTranslation('loans')
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const [chosen, setChosen] = useState(openRecord)
  const [open, setOpen] = useState(openRecord !== undefined)
  const shown = records.find(({ id }) => id === chosen)

  function titleOf({ kind, amount }: LoanRecord): string {
    return t('rowTitle', { kind: t(kinds[kind]), amount: ownMoney(amount, { currency: 'JPY' }) })
  }
  const timeOf = (record: LoanRecord): string =>
    recordTime(record.kind === 'repayment' ? record.at : record.appliedAt, locale, now)

  return (
    <Section title={t('records')}>
      {records.length === 0 && next === 'end' ? (
        <Card>
          <EmptyState icon={ReceiptTextIcon} title={t('recordsEmpty')} text={t('recordsEmptyText')} />
        </Card>
      ) : (
        <Stack gap="3">
          <List label={t('records')} card>
            {records.map((record) => (
              <ListRow
                key={record.id}
                title={titleOf(record)}
                sub={
                  <>
                    {record.orderNumber}
                    <br />
                    {t('simTime', { time: timeOf(record) })}
                    {record.kind !== 'repayment' && record.reason !== undefined && (
                      <>
                        <br />
                        {t('rowRejected', { reason: record.reason })}
                      </>
                    )}
                  </>
                }
                badge={<LoanBadge record={record} />}
                onPress={() => {
                  setChosen(record.id)
                  setOpen(true)
                }}
              />
            ))}
          </List>
          <MoreRows next={next} onMore={onMore} />
        </Stack>
      )}
      {shown && (
        <Sheet open={open} onClose={() => setOpen(false)} title={t(kinds[shown.kind])}>
          <LoanFacts record={shown} now={now} />
        </Sheet>
      )}
    </Section>
  )
}
