import { mapped, refuse, valueOf } from '@kabuto/domain/shared'
import { type FundsRecord, FundsScreen, type RecordFilter, type RecordKind, type TextFile } from '@kabuto/screens/funds'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMarketTime } from '../shell/data/clock.ts'
import { funds, member } from '../shell/data/shared.ts'
import { useDecisionRefresh } from '../shell/data/useDecisionRefresh.ts'
import { useMutation } from '../shell/data/useMutation.ts'
import { useResources } from '../shell/data/useResources.ts'
import { maskedAtom } from '../shell/device/masked.ts'
import { nativeHost } from '../shell/device/nativeHost.ts'
import { saveFile } from '../shell/device/saveFile.ts'
import { toastAtom } from '../shell/pages/toast.ts'
import { allRecords, cancelWithdrawal, decided, history, records } from './records.ts'

type Choice = { kind: RecordKind; filter: RecordFilter }

const kinds: readonly RecordKind[] = ['deposit', 'withdrawal', 'exchange']

const inputOf = ({ kind, filter }: Choice) => (filter === 'all' ? { kind } : { kind, state: filter })

/** The records that are chosen, and the one that the address asks for. */
function useRecords() {
  const [query] = useSearchParams()
  const [choice, setChoice] = useState<Choice>()
  const askedKind = kinds.find((kind) => kind === query.get('kind')) ?? 'deposit'
  const askedId = query.get('record')
  const shown = choice ?? { kind: askedKind, filter: 'all' }
  const list = records(inputOf(shown))
  const { data, again } = useResources({ list })
  // Without one to look for it is the list that is shown already.
  const asked = useResources({ asked: askedId === null ? list : records({ kind: askedKind, id: askedId }) })
  const more = useSetAtom(list.more)
  return {
    records: {
      ...shown,
      list: mapped(data, (parts) => parts.list),
      asked: askedId === null ? undefined : valueOf(asked.data)?.asked.rows[0],
    },
    again,
    onMore: () => void more(),
    onChoose: (kind: RecordKind, filter: RecordFilter) => setChoice({ kind, filter }),
  }
}

/** All records that are chosen as a file; the native shells have no place to put one. */
function useSaving(choice: Choice) {
  const readAll = useSetAtom(allRecords)
  const showToast = useSetAtom(toastAtom)
  const [reading, setReading] = useState(false)

  async function save(write: (all: readonly FundsRecord[]) => Promise<TextFile>): Promise<void> {
    setReading(true)
    try {
      const all = await readAll(inputOf(choice))
      if (all) saveFile(await write(all))
    } catch {
      // What writes the file is fetched when it is needed.
      showToast({ tone: 'failed', refusal: refuse('timeout', {}) })
    } finally {
      setReading(false)
    }
  }
  return nativeHost(window) ? undefined : { reading, onSave: (write: Parameters<typeof save>[0]) => void save(write) }
}

export function FundsRoute() {
  const { data, again } = useResources({ member: member({}), funds: funds({}) })
  const days = useResources({ history: history({ days: 90 }) })
  const { records: chosen, again: readRecords, onMore, onChoose } = useRecords()
  const cancel = useMutation(cancelWithdrawal)
  useDecisionRefresh(decided, valueOf(chosen.list)?.rows)

  function readAll(): void {
    void again()
    void days.again()
    void readRecords()
  }

  return (
    <FundsScreen
      data={data}
      history={mapped(days.data, (parts) => parts.history)}
      records={chosen}
      now={useMarketTime()}
      onRetry={readAll}
      onRetryHistory={() => void days.again()}
      onRetryRecords={() => void readRecords()}
      onChoose={onChoose}
      onMore={onMore}
      save={useSaving(chosen)}
      cancelOf={cancel.of}
      onCancel={(id) => cancel.send({ id })}
      onMask={useSetAtom(maskedAtom)}
    />
  )
}
