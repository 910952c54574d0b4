import type { Withdrawal, WithdrawalState } from '@kabuto/domain/funds'
import { hrefTo } from '@kabuto/domain/paths'
import { type Instant, type Submission, valueOf } from '@kabuto/domain/shared'
import { Button, Card, Chips, EmptyState, List, Section, SegmentedTabs, Skeleton, Stack, Text } from '@kabuto/ui-kit'
import { DownloadIcon, ReceiptTextIcon } from '@kabuto/ui-kit/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AwaitPart } from '../../shared/AwaitPart.tsx'
import { MoreRows } from '../../shared/MoreRows.tsx'
import { latest } from '../Record/latest.ts'
import type { FundsRecord, FundsRecords, RecordFilter, RecordKind } from './fundsRecords.ts'
import { RecordRow } from './RecordRow.tsx'
import { RecordSheetLater } from './RecordSheetLater.tsx'
import type { TextFile } from './recordsFile.ts'

export type RecordsProps = {
  records: FundsRecords
  /** The time of the simulated markets. */
  now: Instant
  cancelOf: (id: string) => Submission<Withdrawal>
  onCancel: (id: string) => void
  onChoose: (kind: RecordKind, filter: RecordFilter) => void
  onMore: () => void
  onRetry: () => void
  /** Saves all records that are chosen as a file that `write` makes of them; nothing where no file can be saved. */
  save?:
    { reading: boolean; onSave: (write: (records: readonly FundsRecord[]) => Promise<TextFile>) => void } | undefined
}

const reviewed: readonly WithdrawalState[] = ['pending', 'passed', 'rejected']

const kinds = {
  deposit: { word: 'recordsDeposits', states: reviewed },
  withdrawal: { word: 'recordsWithdrawals', states: [...reviewed, 'cancelled'] },
  // All of them are done.
  exchange: { word: 'recordsExchanges', states: [] },
} as const satisfies Record<RecordKind, { word: string; states: readonly WithdrawalState[] }>

const empty = {
  deposit: { title: 'depositsEmpty', text: 'depositsEmptyText', label: 'depositsFirst', screen: 'deposit' },
  withdrawal: {
    title: 'withdrawalsEmpty',
    text: 'withdrawalsEmptyText',
    label: 'withdrawalsFirst',
    screen: 'withdraw',
  },
  exchange: { title: 'exchangesEmpty', text: 'exchangesEmptyText', label: 'exchangesFirst', screen: 'exchange' },
} as const

type NoneProps = { kind: RecordKind; filter: RecordFilter; onAll: () => void }

function None({ kind, filter, onAll }: NoneProps) {
  const { t } = useTranslation(['funds', 'records'])
  const { title, text, label, screen } = empty[kind]
  return (
    <Card>
      {filter === 'all' ? (
        <EmptyState
          icon={ReceiptTextIcon}
          title={t(title)}
          text={t(text)}
          action={{ label: t(label), href: hrefTo(screen) }}
        />
      ) : (
        <EmptyState
          icon={ReceiptTextIcon}
          title={t('recordsNone', { state: t(`records:state_${filter}`) })}
          text={t('recordsNoneText')}
          action={{ label: t('recordsShowAll'), onPress: onAll }}
        />
      )}
    </Card>
  )
}

/** The requests and their results, the newest first. */
export function Records(props: RecordsProps & { teaching: boolean }) {
  const { records, now, teaching, cancelOf, onCancel, onChoose, onMore, onRetry, save } = props
  const { t } = useTranslation(['funds', 'records'])
  const { kind, filter, list, asked } = records
  const [chosen, setChosen] = useState<FundsRecord>()
  // What the address asks for is open from the start, until it is closed.
  const [open, setOpen] = useState<boolean>()
  const picked = chosen ?? asked
  const shown = valueOf(list)?.rows.find(({ id }) => id === picked?.id) ?? picked
  const states = kinds[kind].states

  function show(record: FundsRecord): void {
    setChosen(record)
    setOpen(true)
  }

  async function write(all: readonly FundsRecord[]): Promise<TextFile> {
    const { recordsFile } = await import('./recordsFile.ts')
    return recordsFile({ kind, records: all, now, teaching, t })
  }

  return (
    <Section title={t('records')}>
      <Stack gap="3">
        <SegmentedTabs
          label={t('records')}
          value={kind}
          onChange={(next) => onChoose(next, 'all')}
          options={Object.entries(kinds).map(([value, { word }]) => ({ value: value as RecordKind, label: t(word) }))}
        />
        {states.length > 0 && (
          <Chips<RecordFilter>
            label={t('recordsState')}
            value={filter}
            onChange={(next) => onChoose(kind, next)}
            options={[
              { value: 'all', label: t('recordsAll') },
              ...states.map((state) => ({ value: state, label: t(`records:state_${state}`) })),
            ]}
          />
        )}
        <AwaitPart data={list} name={t('records')} onRetry={onRetry} skeleton={<Skeleton card shape="row" count={3} />}>
          {({ rows, next }) =>
            rows.length === 0 && next === 'end' ? (
              <None kind={kind} filter={filter} onAll={() => onChoose(kind, 'all')} />
            ) : (
              <>
                <List label={t('records')} card>
                  {rows.map((record) => (
                    <RecordRow
                      key={record.id}
                      record={record.kind === 'withdrawal' ? latest(record, cancelOf(record.id)) : record}
                      now={now}
                      onPress={() => show(record)}
                    />
                  ))}
                </List>
                <MoreRows next={next} onMore={onMore} />
                {save && (
                  <Stack gap="2">
                    <Button
                      kind="line"
                      size="medium"
                      icon={DownloadIcon}
                      loading={save.reading}
                      onClick={() => save.onSave(write)}
                    >
                      {t('recordsSave')}
                    </Button>
                    <Text look="caption" tone="secondary">
                      {t('recordsSaveNote')}
                    </Text>
                  </Stack>
                )}
              </>
            )
          }
        </AwaitPart>
      </Stack>
      <RecordSheetLater
        record={shown}
        now={now}
        open={open ?? asked !== undefined}
        onClose={() => setOpen(false)}
        cancelOf={cancelOf}
        onCancel={onCancel}
      />
    </Section>
  )
}
