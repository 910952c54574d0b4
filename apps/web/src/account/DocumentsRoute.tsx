import { hrefTo } from '@kabuto/domain/paths'
import { DocumentsSkeleton } from '@kabuto/screens/account'
import { bodyPart } from '@kabuto/ui-kit'
import { useAtomValue } from 'jotai'
import { Navigate, useSearchParams } from 'react-router-dom'
import { screenChunk } from '../shell/pages/screenChunk.tsx'
import { shownAtom } from './shown.ts'

/** They are made of the records of every feature, whose contracts no other page need fetch with its own. */
const AllDocuments = bodyPart(async () => (await import('./AllDocuments.tsx')).AllDocuments, <DocumentsSkeleton />)

const ShownReport = screenChunk({
  words: ['shared', 'titles', 'documents', 'order', 'trading'],
  load: () => import('./ShownReport.tsx'),
})

/** All documents, or those that were chosen of them as they are printed; after a reload they must be selected again. */
export function DocumentsRoute() {
  const [query] = useSearchParams()
  const shown = useAtomValue(shownAtom)
  if (!query.has('report')) return <AllDocuments />
  return shown ? <ShownReport /> : <Navigate to={hrefTo('documents').slice(1)} replace />
}
