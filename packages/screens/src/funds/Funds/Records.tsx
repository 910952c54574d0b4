import type { Withdrawal } from '@kabuto/domain/funds'
import { hrefTo } from '@kabuto/domain/paths'
import { type Loadable, type Submission } from '@kabuto/domain/shared'
import { EmptyState, List, ListRow, Section, Skeleton, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import { ReceiptTextIcon } from '@kabuto/ui-kit/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { latest } from '../Record/latest.ts'
import { RecordSheet } from '../Record/RecordSheet.tsx'
import { recordTime } from '../Record/recordTime.ts'
import { WithdrawalBadge } from '../Record/WithdrawalBadge.tsx'

type RecordsProps = {
  records: Loadable<readonly Withdrawal[]>
  cancelOf: (id: string) => Submission<Withdrawal>
  onCancel: (id: string) => void
  onRetry: () => void
  /** The one that is open from the start. */
  openRecord?: string | undefined
}

/** What was asked for and what became of it, the newest first. */
export function Records({ records, cancelOf, onCancel, onRetry, openRecord }: RecordsProps) {
  const { t } = useTranslation('funds')
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const [chosen, setChosen] = useState(openRecord)
  const [open, setOpen] = useState(openRecord !== undefined)
  return (
    <>
      <Section title={t('records')}>{null}</Section>
      <Await data={records} onRetry={onRetry} skeleton={<Skeleton shape="row" count={3} />} bleed>
        {(known) => {
          const record = known.find(({ id }) => id === chosen)
          if (known.length === 0) return <NoRecords />
          return (
            <>
              <List label={t('records')}>
                {known.map((each) => {
                  const { id, amount, orderNumber, submittedAt, state, reason } = latest(each, cancelOf(each.id))
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
                      badge={<WithdrawalBadge state={state} />}
                      onPress={() => {
                        setChosen(id)
                        setOpen(true)
                      }}
                    />
                  )
                })}
              </List>
              {record && (
                <RecordSheet
                  open={open}
                  onClose={() => setOpen(false)}
                  record={record}
                  cancelOf={cancelOf}
                  onCancel={onCancel}
                />
              )}
            </>
          )
        }}
      </Await>
    </>
  )
}

function NoRecords() {
  const { t } = useTranslation('funds')
  return (
    <EmptyState
      icon={ReceiptTextIcon}
      title={t('recordsEmpty')}
      text={t('recordsEmptyText')}
      action={{ label: t('recordsFirst'), href: hrefTo('withdraw') }}
    />
  )
}
