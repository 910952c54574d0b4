import { type Document, documentKinds, documentsIn } from '@kabuto/domain/documents'
import { hrefTo } from '@kabuto/domain/paths'
import { isTeaching, mapped, valueOf } from '@kabuto/domain/shared'
import { type DocumentsChoice, DocumentsScreen } from '@kabuto/screens/account'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMarketTime } from '../shell/data/clock.ts'
import { member } from '../shell/data/shared.ts'
import { useResources } from '../shell/data/useResources.ts'
import { nativeHost } from '../shell/device/nativeHost.ts'
import { saveFile } from '../shell/device/saveFile.ts'
import { useChosen } from '../shell/pages/useChosen.ts'
import { held, merged, moreAtom, raised, sources, wholeAtom } from './documents.ts'
import { shownAtom } from './shown.ts'

const choiceOf = (query: URLSearchParams): DocumentsChoice => ({
  kind: documentKinds.find((kind) => kind === query.get('kind')) ?? 'reports',
  month: /^\d{4}-\d\d$/.test(query.get('month') ?? '') ? (query.get('month') ?? undefined) : undefined,
})

export function AllDocuments() {
  const [choice, choose] = useChosen(choiceOf)
  const { kind, month } = choice
  const lists = sources[kind]
  const { data, again } = useResources(Object.fromEntries(lists.map(({ list }, at) => [`list ${at}`, list])))
  const own = useResources({ member: member({}), raised: raised({}), held: held({}) })
  const goOn = useSetAtom(moreAtom)
  const readWhole = useSetAtom(wholeAtom)
  const keepShown = useSetAtom(shownAtom)
  const navigate = useNavigate()
  const [reading, setReading] = useState<number>()
  const known = valueOf(own.data)
  const besides = kind === 'bookings' && known ? [...known.raised, ...known.held] : []

  async function whole(): Promise<readonly Document[] | undefined> {
    setReading(0)
    const documents = await readWhole(kind, setReading)
    setReading(undefined)
    return documents && [...documents, ...besides]
  }
  async function show(shown: Document | 'all'): Promise<void> {
    const documents = shown === 'all' ? await whole() : [shown]
    if (!documents) return
    keepShown({ kind, documents: shown === 'all' ? documentsIn(documents, month) : documents })
    await navigate(hrefTo('documents', { report: shown === 'all' ? 'all' : shown.id }).slice(1))
  }
  async function save(write: (all: readonly Document[]) => { name: string; text: string }): Promise<void> {
    const documents = await whole()
    if (documents) saveFile(write(documents))
  }

  return (
    <DocumentsScreen
      choice={choice}
      data={mapped(data, (read) =>
        merged([
          ...lists.map(({ toDocuments }, at) => {
            const { rows = [], next = 'end' } = read[`list ${at}`] ?? {}
            return { rows: rows.flatMap(toDocuments), next }
          }),
          { rows: besides, next: 'end' },
        ]),
      )}
      now={useMarketTime()}
      teaching={known ? isTeaching(known.member.scenario) : false}
      reading={reading}
      onChoose={choose}
      onMore={() => void goOn(kind)}
      onRetry={() => void Promise.all([again(), own.again()])}
      onShow={(shown) => void show(shown)}
      onSave={nativeHost(window) ? undefined : (write) => void save(write)}
    />
  )
}
