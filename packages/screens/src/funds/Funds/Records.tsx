import type { Deposit, Withdrawal } from '@kabuto/domain/funds'
import { hrefTo } from '@kabuto/domain/paths'
import { type Loadable, type Submission, valueOf } from '@kabuto/domain/shared'
import {
  Card,
  EmptyState,
  List,
  ListRow,
  Section,
  SegmentedTabs,
  Skeleton,
  Stack,
  useKitLocale,
  useOwnMoney,
} from '@kabuto/ui-kit'
import { ReceiptTextIcon } from '@kabuto/ui-kit/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AwaitPart } from '../../shared/AwaitPart.tsx'
import { DepositSheet } from '../Record/DepositSheet.tsx'
import { latest } from '../Record/latest.ts'
import { RecordBadge } from '../Record/RecordBadge.tsx'
import { RecordSheet } from '../Record/RecordSheet.tsx'
import { recordTime } from '../Record/recordTime.ts'

export type RecordKind = 'deposits' | 'withdrawals'

export type FundsRecords = { deposits: Loadable<readonly Deposit[]>; withdrawals: Loadable<readonly Withdrawal[]> }

type RecordsProps = {
  records: FundsRecords
  cancelOf: (id: string) => Submission<Withdrawal>
  onCancel: (id: string) => void
  onRetry: (kind: RecordKind) => void
  /** The one that is open from the start. */
  openRecord?: string | undefined
}

const tabs = [
  { value: 'deposits', word: 'recordsDeposits' },
  { value: 'withdrawals', word: 'recordsWithdrawals' },
] as const

const empty = {
  deposits: { title: 'depositsEmpty', text: 'depositsEmptyText', label: 'depositsFirst', screen: 'deposit' },
  withdrawals: {
    title: 'withdrawalsEmpty',
    text: 'withdrawalsEmptyText',
    label: 'withdrawalsFirst',
    screen: 'withdraw',
  },
} as const

/** What was asked for and what became of it, the newest first. */
export function Records({ records, cancelOf, onCancel, onRetry, openRecord }: RecordsProps) {
  const { t } = useTranslation('funds')
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const deposits = valueOf(records.deposits) ?? []
  const withdrawals = valueOf(records.withdrawals) ?? []
  const [picked, setPicked] = useState<RecordKind>()
  const [chosen, setChosen] = useState(openRecord)
  const [open, setOpen] = useState(openRecord !== undefined)
  const deposit = deposits.find(({ id }) => id === chosen)
  const withdrawal = withdrawals.find(({ id }) => id === chosen)
  // What is asked for by its number is shown among its kind.
  const kind = picked ?? (deposit ? 'deposits' : 'withdrawals')
  const { title, text, label, screen } = empty[kind]

  function row({ id, amount, orderNumber, submittedAt, state, reason }: Deposit | Withdrawal) {
    return (
      <ListRow
        key={id}
        title={ownMoney(amount, { currency: 'JPY' })}
        sub={
          <>
            {t('recordSub', { number: orderNumber, time: recordTime(submittedAt, locale) })}
            {state === 'rejected' && reason !== undefined && (
              <>
                <br />
                {t('recordRejected', { reason })}
              </>
            )}
          </>
        }
        badge={<RecordBadge state={state} />}
        onPress={() => {
          setChosen(id)
          setOpen(true)
        }}
      />
    )
  }

  return (
    <Section title={t('records')}>
      <Stack gap="3">
        <SegmentedTabs
          label={t('records')}
          value={kind}
          onChange={setPicked}
          options={tabs.map(({ value, word }) => ({ value, label: t(word) }))}
        />
        <AwaitPart<readonly (Deposit | Withdrawal)[]>
          data={records[kind]}
          name={t('records')}
          onRetry={() => onRetry(kind)}
          skeleton={<Skeleton card shape="row" count={3} />}
        >
          {(known) =>
            known.length === 0 ? (
              <Card>
                <EmptyState
                  icon={ReceiptTextIcon}
                  title={t(title)}
                  text={t(text)}
                  action={{ label: t(label), href: hrefTo(screen) }}
                />
              </Card>
            ) : (
              <List label={t('records')} card>
                {known.map((record) =>
                  row(record.kind === 'withdrawal' ? latest(record, cancelOf(record.id)) : record),
                )}
              </List>
            )
          }
        </AwaitPart>
      </Stack>
      {deposit && <DepositSheet open={open} onClose={() => setOpen(false)} record={deposit} />}
      {withdrawal && (
        <RecordSheet
          open={open}
          onClose={() => setOpen(false)}
          record={withdrawal}
          cancelOf={cancelOf}
          onCancel={onCancel}
        />
      )}
    </Section>
  )
}
