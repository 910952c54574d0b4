import { type Document, type DocumentKind, documentKinds, raiseBooking } from '@kabuto/domain/account'
import { isTeaching, mapped, valueOf } from '@kabuto/domain/shared'
import { type DocumentsChoice, DocumentsScreen } from '@kabuto/screens/account'
import { atom, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useMarketTime } from '../shell/clock.ts'
import { member } from '../shell/data/shared.ts'
import { useResources } from '../shell/data/useResources.ts'
import { saveFile } from '../shell/saveFile.ts'
import { useChosen } from '../shell/useChosen.ts'
import { merged, raises, sources } from './documents.ts'

const choiceOf = (query: URLSearchParams): DocumentsChoice => ({
  kind: documentKinds.find((kind) => kind === query.get('kind')) ?? 'reports',
  month: /^\d{4}-\d\d$/.test(query.get('month') ?? '') ? (query.get('month') ?? undefined) : undefined,
})

const listsOf = (kind: DocumentKind) =>
  Object.fromEntries(sources[kind].map(({ list }, at) => [`list ${at}`, list])) as Record<
    string,
    (typeof sources)[DocumentKind][number]['list']
  >

/** Goes on with every list of a kind that is not at its end. */
const moreAtom = atom(null, async (_get, set, kind: DocumentKind) => {
  await Promise.all(sources[kind].map(({ list }) => set(list.more)))
})

/** All of a kind; nothing, and a message, where that fails. */
const wholeAtom = atom(null, async (_get, set, kind: DocumentKind): Promise<readonly Document[] | undefined> => {
  const all: Document[] = []
  for (const { all: readAll } of sources[kind]) {
    const rows = await set(readAll)
    if (!rows) return undefined
    all.push(...rows)
  }
  return all
})

type Whole = { for: 'file' | 'paper'; rows: readonly Document[] }

export function AllDocuments() {
  const [choice, choose] = useChosen(choiceOf)
  const { kind } = choice
  const { data, again } = useResources(listsOf(kind))
  const own = useResources({ member: member({}), raises: raises({}) })
  const goOn = useSetAtom(moreAtom)
  const readWhole = useSetAtom(wholeAtom)
  const [busy, setBusy] = useState(false)
  const [whole, setWhole] = useState<Whole>()
  const known = valueOf(own.data)
  const placed = kind === 'bookings' ? (known?.raises ?? []).map(raiseBooking) : []

  async function take(what: Whole['for']): Promise<void> {
    setBusy(true)
    const rows = await readWhole(kind)
    setBusy(false)
    if (rows) setWhole({ for: what, rows: [...rows, ...placed] })
  }

  return (
    <DocumentsScreen
      choice={choice}
      data={mapped(data, (lists) =>
        merged([
          ...sources[kind].map(({ toDocument }, at) => {
            const { rows = [], next = 'end' } = lists[`list ${at}`] ?? {}
            return { rows: rows.map(toDocument), next }
          }),
          { rows: placed, next: 'end' },
        ]),
      )}
      now={useMarketTime()}
      teaching={known ? isTeaching(known.member.scenario) : false}
      busy={busy}
      whole={whole}
      onChoose={choose}
      onMore={() => void goOn(kind)}
      onRetry={() => void again()}
      onWhole={(what) => void take(what)}
      onPrint={() => {
        window.print()
        setWhole(undefined)
      }}
      onSave={(file) => {
        saveFile(file)
        setWhole(undefined)
      }}
    />
  )
}
